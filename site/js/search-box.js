// Makes a search form a combobox that answers while one types.
//
// Follows the ARIA Authoring Practices: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/

import { systemClock } from "./clock.js";
import { element, readStrings } from "./elements.js";
import { makeFailure } from "./failure-view.js";
import { clientFor } from "./search-background.js";
import { choices, emptyBox, reduceBox } from "./search-state.js";
import { searchPerformers } from "./search-store.js";
import { describe, hitLabel } from "./search-view.js";
import { makeStore } from "./store.js";

const limit = 8;

/**
 * Enhances one form, whose box has the focus.
 *
 * @param {HTMLFormElement} form
 * @param {HTMLInputElement} input
 * @param {string} id
 */
export function enhance(form, input, id) {
    const strings = readStrings();
    const root = form.dataset.root ?? "";
    const language = document.documentElement.lang;

    const list = element("ul", { role: "listbox", id: `${id}-list`, "aria-label": strings.search.label });
    const status = element("p", { role: "status", class: "search-status" });
    const help = element("p", { class: "search-help" }, strings.search.help);
    const failure = makeFailure(strings, () => {
        input.focus();
        store.send({ type: "retried" });
    });
    const texts = element("a", { class: "search-all" });
    const popup = element("div", { class: "search-popup", hidden: "" }, status, help, failure.element, list, texts);
    form.append(popup);
    input.setAttribute("aria-controls", list.id);

    const client = clientFor(input);
    const perform = searchPerformers({ client, clock: systemClock });
    const store = makeStore({ state: emptyBox(limit), reduce: reduceBox, perform, render });

    let shown = null;
    function render(state) {
        const { query, answer, isOpen, active } = state;
        const hits = choices(state);
        const isShown = isOpen && answer.status !== "idle";
        if (answer !== shown) {
            shown = answer;
            const option = (hit, i) => {
                const properties = { role: "option", id: `${id}-${i}`, "data-url": hit.url };
                return element("li", properties, ...hitLabel(hit, strings));
            };
            list.replaceChildren(...hits.map(option));
            help.hidden = answer.status !== "loaded" || answer.value.hits.length > 0;
            failure.show(answer);
        }
        texts.textContent = strings.search.inTexts.replace("{query}", () => query);
        texts.href = `${form.action}?q=${encodeURIComponent(query)}`;
        popup.hidden = !isShown;
        list.hidden = hits.length === 0;
        status.textContent = isShown ? describe(answer, strings, language) : "";
        input.setAttribute("aria-expanded", String(isShown && hits.length > 0));
        [...list.children].forEach((option, i) => option.setAttribute("aria-selected", String(i === active)));
        const option = list.children[active];
        if (isShown && option) {
            input.setAttribute("aria-activedescendant", option.id);
            option.scrollIntoView({ block: "nearest" });
        } else {
            input.removeAttribute("aria-activedescendant");
        }
    }

    const typed = () => store.send({ type: "typed", query: input.value });
    input.addEventListener("input", typed);
    // Opens the answer to what stands in the box.
    input.addEventListener("focus", typed);
    form.addEventListener("focusout", (event) => {
        if (!form.contains(event.relatedTarget)) store.send({ type: "closed" });
    });
    input.addEventListener("keydown", (event) => {
        // The keys of an input method choose its characters.
        if (event.isComposing) return;
        const { state } = store;
        if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            store.send({ type: "moved", step: event.key === "ArrowDown" ? 1 : -1 });
        } else if (event.key === "Enter" && state.isOpen && state.active !== -1) {
            location.assign(root + choices(state)[state.active].url);
        } else if (event.key === "Escape" && input.value !== "") {
            input.value = "";
            store.send({ type: "cleared" });
        } else {
            return;
        }
        event.preventDefault();
    });
    // A press inside must not take the focus from the box, or the list would close under it.
    popup.addEventListener("mousedown", (event) => event.preventDefault());
    list.addEventListener("click", (event) => {
        const url = event.target.closest("[role=option]")?.dataset.url;
        if (url === undefined) return;
        if (event.ctrlKey || event.metaKey) window.open(root + url, "_blank", "noopener");
        else location.assign(root + url);
    });
    // What was typed before this script was there.
    if (document.activeElement === input) typed();
}
