// Shows the state of a list: its rows, and one view for each thing that can be the matter.

import { counted } from "./counted.js";
import { makeFailure } from "./failure-view.js";
import { countFilters } from "./filters.js";
import { choicesOf, fillForm } from "./list-form.js";
import { rowsShown } from "./list-state.js";

/** @param {string} html One element. */
function parse(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content.firstElementChild;
}

/** Shows rows; those that are there already stay the same elements, and the focus stays where it was or goes to the next. */
function showRows(list, rows) {
    const old = [...list.children];
    const known = new Map(old.map((row) => [row.dataset.species, row]));
    const wanted = rows.map(({ id, html }) => known.get(String(id)) ?? parse(html));
    if (old.every((row, place) => row === wanted[place])) {
        list.append(...wanted.slice(old.length));
        return;
    }
    const focused = document.activeElement;
    const place = old.findIndex((row) => row.contains(focused));
    list.replaceChildren(...wanted);
    if (place === -1) return;
    const next = focused.isConnected ? focused : wanted[Math.min(place, wanted.length - 1)]?.querySelector(".star, a");
    next?.focus({ preventScroll: true });
}

/**
 * Makes the view of a list.
 *
 * @param {HTMLFormElement} form
 * @param {object} strings
 * @param {string} language
 * @param {(action: object) => void} send
 */
export function makeListView(form, strings, language, send) {
    const find = (selector) => document.querySelector(selector);
    const list = find("[data-rows]");
    const heading = find("h1").textContent;
    const title = document.title;
    const failure = makeFailure(strings, () => send({ type: "retried" }));
    const moreFailure = makeFailure(strings, () => send({ type: "moreRetried" }));
    list.after(failure.element);
    find("[data-end]").append(moreFailure.element);

    function statusOf({ list }) {
        if (list.status === "loading") return strings.list.loading;
        if (list.status !== "loaded") return "";
        const { total, unknown } = list.value;
        const more = unknown > 0 ? [counted(strings.favorites.unknown, unknown, language)] : [];
        return [counted(strings.list.count, total, language), ...more].join(" · ");
    }

    return {
        list,

        /** Where the screen is: the first row on it, and how far that is below the top. @returns {import("./list-state.js").Place} */
        place() {
            const rows = [...list.children];
            const first = rows.find((row) => row.getBoundingClientRect().bottom > 0);
            const offset = Math.round(first?.getBoundingClientRect().top ?? 0);
            return { count: rows.length, id: Number(first?.dataset.species ?? 0), offset };
        },

        /** Moves the screen to where it was. @param {import("./list-state.js").Place} place */
        moveTo({ id, offset }) {
            const row = list.querySelector(`:scope > [data-species="${id}"]`);
            if (row) scrollBy({ top: row.getBoundingClientRect().top - offset, behavior: "instant" });
        },

        /** What the list is called, with all that is chosen. */
        title() {
            const choices = choicesOf(form).join(", ");
            return choices === "" ? heading : strings.list.title.replace("{list}", heading).replace("{choices}", () => choices);
        },

        /** @param {import("./list-state.js").State} state */
        render(state) {
            fillForm(form, state);
            showRows(list, rowsShown(state));
            list.setAttribute("aria-busy", String(state.list.status === "loading"));
            const count = countFilters(state.filters);
            const mark = form.querySelector("[data-count]");
            mark.hidden = count === 0;
            mark.textContent = String(count);
            form.querySelector("[data-status]").textContent = statusOf(state);
            form.querySelector("[data-send=cleared]").hidden = count === 0;
            form.querySelector("[data-send=cancelled]").hidden = state.list.status !== "loading" || state.list.before === null;
            find("[data-none]").hidden = state.list.status !== "loaded" || state.list.value.total > 0;
            find("[data-more]").hidden = state.more.status !== "loading";
            failure.show(state.list);
            moreFailure.show(state.more);
            document.title = title.replace(heading, () => this.title());
        },
    };
}
