// What search forms do on every page. The box that answers while one types comes when one of them is about to be used;
// without it, and without an address of an index, it is a plain form that leads to the search page.

import { clientFor } from "./search-background.js";

/** @param {HTMLFormElement} form @param {number} number Its place among the page's forms. */
function prepare(form, number) {
    const input = form.querySelector("input[type=search][data-search-index]");
    if (!input) return;
    const properties = { role: "combobox", autocomplete: "off", "aria-autocomplete": "list", "aria-expanded": "false" };
    for (const [name, value] of Object.entries(properties)) input.setAttribute(name, value);
    const load = async () => {
        clientFor(input).prepare();
        try {
            const { enhance } = await import("./search-box.js");
            enhance(form, input, `search-${number}`);
        } catch {
            listen();
        }
    };
    const listen = () => input.addEventListener("focus", load, { once: true });
    listen();
}

/**
 * Moves the focus to the search page's own box or the first that is on show on `/`, as long as nobody is typing elsewhere.
 *
 * @param {KeyboardEvent} event
 */
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

document.querySelectorAll("form[role=search]:not([data-search-page])").forEach(prepare);
document.addEventListener("keydown", focusOnSlash);
