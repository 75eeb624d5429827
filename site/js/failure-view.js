// What stands in the place of what could not be loaded: a sentence, a way to try again, and the raw reason folded away.

import { element } from "./elements.js";

/** @param {{ reason?: string }} failure @param {Record<string, string>} reasons */
export const sentence = ({ reason }, reasons) => reasons[reason] ?? reasons.broken;

/**
 * Makes the view of one thing's failures, which is hidden while there is none.
 *
 * @param {import("./elements.js").Strings} strings
 * @param {() => void} tryAgain Goes the way of the first load.
 */
export function makeFailure({ failure: { retry, details, reasons } }, tryAgain) {
    const message = element("p");
    const button = element("button", { type: "button" }, retry);
    const reason = element("code");
    const folded = element("details", {}, element("summary", {}, details), reason);
    const view = element("div", { class: "notice failure", role: "alert", hidden: "" }, message, button, folded);
    button.addEventListener("click", tryAgain);
    return {
        element: view,

        /** @param {{ status: string, reason?: import("./load-state.js").Reason, message?: string }} state */
        show(state) {
            view.hidden = state.status !== "failed";
            if (view.hidden) return;
            message.textContent = sentence(state, reasons);
            reason.textContent = state.message;
        },
    };
}
