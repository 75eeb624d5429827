// The panel that makes a whole language available without a network: size first, then progress, with a way to stop.

import { digits } from "./counted.js";
import { loadingBy } from "./effects.js";
import { makeOfflineClient } from "./offline-client.js";
import { initialState, reduce } from "./offline-state.js";
import { readStrings } from "./elements.js";
import { makeFailure } from "./failure-view.js";
import { makeStore } from "./store.js";

/** @param {HTMLElement} panel Has the texts in attributes, and a button for each action. */
function enhance(panel) {
    const language = document.documentElement.lang;
    const client = makeOfflineClient(navigator.serviceWorker, language);
    const perform = { plan: loadingBy(client.plan), keep: loadingBy(client.keep), forget: loadingBy(client.forget) };
    const store = makeStore({ state: initialState, reduce, perform, render });

    const status = panel.querySelector("[role=status]");
    const progress = panel.querySelector("progress");
    const failure = makeFailure(readStrings(), () => store.send({ type: "asked" }));
    status.after(failure.element);
    const buttons = [...panel.querySelectorAll("button[data-action]")];
    for (const button of buttons) button.addEventListener("click", () => store.send({ type: button.dataset.action }));

    const size = ({ bytes }) =>
        new Intl.NumberFormat(language, { style: "unit", unit: "megabyte", maximumFractionDigits: 0 }).format(bytes / 1e6);
    const say = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
    const isWhole = ({ missing }) => missing.length === 0;

    function render(state) {
        const { value } = state;
        const count = value && { size: size(value), count: digits(value.count, language) };
        const done = value && value.count - value.missing.length + (state.done ?? 0);
        switch (state.status) {
            case "loading":
            case "failed":
                status.textContent = "";
                break;
            case "loaded":
                status.textContent = say(isWhole(value) ? panel.dataset.whole : panel.dataset.size, count);
                break;
            case "working":
                status.textContent = say(panel.dataset.progress, { ...count, done: digits(done, language) });
                progress.max = value.count;
                progress.value = done;
        }
        progress.hidden = state.status !== "working";
        failure.show(state);
        const shown = {
            started: state.status === "loaded" && !isWhole(value),
            cancelled: state.status === "working",
            forgotten: state.status === "loaded" && isWhole(value),
        };
        for (const button of buttons) button.hidden = !shown[button.dataset.action];
    }

    panel.hidden = false;
    store.send({ type: "asked" });
}

const panel = document.querySelector("[data-offline]");
if (panel && "serviceWorker" in navigator) enhance(panel);
