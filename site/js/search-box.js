// Makes each search form of the page a combobox that answers while one types.
//
// Follows the ARIA Authoring Practices: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/

import { systemClock } from "./effects.js";
import { clientFor } from "./search-background.js";
import { choices, initialState, reduce } from "./search-state.js";
import { searchPerformers } from "./search-store.js";
import { describe, element, hitLabel, readStrings } from "./search-view.js";
import { makeStore } from "./store.js";

const limit = 8;

/**
 * Enhances one form; without an address of an index it stays a plain form.
 *
 * @param {HTMLFormElement} form
 * @param {number} number Its place among the page's forms.
 */
function enhance(form, number) {
    const input = form.querySelector("input[type=search][data-search-index]");
    if (!input) return;
    const strings = readStrings();
    const root = form.dataset.root ?? "";
    const language = document.documentElement.lang;
    const id = `search-${number}`;

    const list = element("ul", { role: "listbox", id: `${id}-list`, "aria-label": strings.search.label });
    const status = element("p", { role: "status", class: "search-status" });
    const help = element("p", { class: "search-help" }, strings.search.help);
    const retry = element("button", { type: "button", class: "search-retry" }, strings.search.retry);
    const texts = element("a", { class: "search-all" });
    const popup = element("div", { class: "search-popup", hidden: "" }, status, help, retry, list, texts);
    form.append(popup);
    input.setAttribute("role", "combobox");
    input.setAttribute("autocomplete", "off");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-expanded", "false");
    input.setAttribute("aria-controls", list.id);

    const client = clientFor(input);
    const perform = searchPerformers({ client, clock: systemClock });
    const store = makeStore({ state: initialState(limit), reduce, perform, render });

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
            retry.hidden = answer.status !== "failed";
            status.title = answer.status === "failed" ? answer.message : "";
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

    input.addEventListener("input", () => store.send({ type: "typed", query: input.value }));
    input.addEventListener("focus", () => {
        client.prepare();
        store.send({ type: "opened" });
    });
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
    retry.addEventListener("click", () => {
        input.focus();
        store.send({ type: "retried" });
    });
    // A press inside must not take the focus from the box, or the list would close under it.
    popup.addEventListener("mousedown", (event) => event.preventDefault());
    list.addEventListener("click", (event) => {
        const url = event.target.closest("[role=option]")?.dataset.url;
        if (url === undefined) return;
        if (event.ctrlKey || event.metaKey) window.open(root + url, "_blank", "noopener");
        else location.assign(root + url);
    });
}

/** Moves the focus to the search page's own box or the first that is on show on `/`, as long as nobody is typing elsewhere. @param {KeyboardEvent} event */
function focusOnSlash(event) {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
    const inputs = [...document.querySelectorAll("form[role=search] input[type=search]")];
    const isOnShow = (input) => input.checkVisibility?.() ?? input.offsetParent !== null;
    const input = inputs.find(({ form }) => "searchPage" in form.dataset) ?? inputs.find(isOnShow);
    if (!input) return;
    event.preventDefault();
    input.focus();
    input.select();
}

document.querySelectorAll("form[role=search]:not([data-search-page])").forEach(enhance);
document.addEventListener("keydown", focusOnSlash);
