// The search page: shows what its address asks for, and keeps the address in step with the box.

import { digits } from "./counted.js";
import { systemClock } from "./effects.js";
import { element, readStrings } from "./elements.js";
import { makeFailure } from "./failure-view.js";
import { clientFor } from "./search-background.js";
import { initialState, reduce } from "./search-page-state.js";
import { searchPerformers } from "./search-store.js";
import { describe, hitLabel, marked } from "./search-view.js";
import { makeStore } from "./store.js";

/** @param {HTMLFormElement} form @param {HTMLElement} results */
function enhance(form, results) {
    const input = form.querySelector("input[type=search][data-search-index]");
    const strings = readStrings();
    const root = form.dataset.root ?? "";
    const language = document.documentElement.lang;
    const client = clientFor(input);
    const perform = searchPerformers({ client, clock: systemClock });
    const store = makeStore({ state: initialState, reduce, perform, render });
    const box = (action) => store.send({ to: "names", action });

    const names = section(() => box({ type: "retried" }));
    const help = element("p", { class: "search-help", hidden: "" }, strings.search.help);
    const kinds = element("ul", { class: "search-kinds", role: "list" });
    kinds.addEventListener("click", ({ target }) => {
        const button = target.closest("button");
        if (button) box({ type: "asked", query: store.state.names.query, kind: button.value || null });
    });
    names.before(kinds, help);
    const texts = section(() => store.send({ type: "retried" }));
    const heading = element("h2", { hidden: "" }, strings.search.texts);
    const more = element("button", { type: "button", class: "search-more", hidden: "" }, strings.search.more);
    more.addEventListener("click", () => store.send({ type: "more" }));
    results.replaceChildren(...names.nodes, heading, ...texts.nodes, more);

    /** A list with what is to be said of it above. */
    function section(tryAgain) {
        const status = element("p", { role: "status", class: "search-status" });
        const failure = makeFailure(strings, tryAgain);
        const list = element("ol", { class: "search-results" });
        const nodes = [status, failure.element, list];
        return {
            nodes,
            before: (...others) => nodes.splice(1, 0, ...others),
            show(answer, said, items) {
                list.replaceChildren(...items);
                failure.show(answer);
                status.textContent = said;
            },
        };
    }

    const { title } = document;
    const shown = { names: null, texts: null };
    function render(state) {
        const { answer } = state.names;
        if (answer !== shown.names) renderNames(state.names);
        if (state.texts !== shown.texts) renderTexts(state.texts);
        if (answer !== shown.names || state.texts !== shown.texts) renderKinds(state);
        Object.assign(shown, { names: answer, texts: state.texts });
        results.setAttribute("aria-busy", String([answer, state.texts].some(({ status }) => status === "loading")));
    }

    function renderNames({ query, kind, answer }) {
        const value = answer.status === "loaded" ? answer.value : { hits: [], suggestions: [] };
        const hits = value.hits.length > 0 ? value.hits : value.suggestions;
        const item = (hit) => element("li", {}, element("a", { href: root + hit.url }, ...hitLabel(hit, strings)));
        names.show(answer, describe(answer, strings, language), hits.map(item));
        help.hidden = answer.status !== "loaded" || value.hits.length > 0;
        setAddress({ q: query, kind: kind ?? "" });
        document.title = query === "" ? title : `“${query}” · ${title}`;
    }

    /**
     * The kinds to choose from, with how many names and texts there are of each; none where there is no choice. Those of the
     * answer before stay while another is loaded, and the focus stays where it is.
     */
    function renderKinds({ names: { kind: chosen, answer }, texts }) {
        const isChosen = (button) => button.setAttribute("aria-pressed", String(button.value === (chosen ?? "")));
        if (answer.status === "loading") return kinds.querySelectorAll("button").forEach(isChosen);
        const found = [answer, texts].filter(({ status }) => status === "loaded").map(({ value }) => value.facets.kinds);
        const counts = Object.keys(strings.kinds)
            .map((kind) => [kind, found.reduce((sum, kinds) => sum + (kinds[kind] ?? 0), 0)])
            .filter(([kind, count]) => count > 0 || kind === chosen);
        const all = counts.reduce((sum, [, count]) => sum + count, 0);
        const choice = ([kind, count]) => {
            const label = strings.kinds[kind] ?? strings.search.all;
            const button = element("button", { type: "button", value: kind }, `${label} `, element("small", {}, digits(count, language)));
            isChosen(button);
            return element("li", {}, button);
        };
        const focused = kinds.contains(document.activeElement) ? document.activeElement.value : null;
        const isChoice = answer.status === "loaded" && (counts.length > 1 || chosen !== null);
        kinds.replaceChildren(...(isChoice ? [["", all], ...counts].map(choice) : []));
        if (focused !== null) [...kinds.querySelectorAll("button")].find(({ value }) => value === focused)?.focus();
    }

    function renderTexts(answer) {
        const value = answer.status === "loaded" ? answer.value : { hits: [], total: 0 };
        const isEmpty = answer.status === "loaded" && value.hits.length === 0;
        const said = describe({ ...answer, value: { ...value, suggestions: [] } }, strings, language);
        texts.show(answer, isEmpty ? strings.search.noTexts : said, value.hits.map(textItem));
        heading.hidden = answer.status === "idle";
        more.hidden = value.total <= value.hits.length;
    }

    function textItem(hit) {
        const { text, language: tag, ranges } = hit.excerpt;
        const piece = element("span", tag === null ? { class: "excerpt" } : { class: "excerpt", lang: tag });
        piece.append(...marked(text, ranges));
        return element("li", {}, element("a", { href: root + hit.url }, ...hitLabel(hit, strings), piece));
    }

    function ask() {
        const address = new URLSearchParams(location.search);
        input.value = address.get("q") ?? "";
        const kind = address.get("kind");
        box({ type: "asked", query: input.value, kind: Object.hasOwn(strings.kinds, kind) ? kind : null });
    }

    input.addEventListener("input", () => box({ type: "typed", query: input.value }));
    input.addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || input.value === "" || event.isComposing) return;
        event.preventDefault();
        input.value = "";
        box({ type: "cleared" });
    });
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        box({ type: "asked", query: input.value });
    });
    window.addEventListener("popstate", ask);
    // A page that comes back from the browser's cache may have another text in its box than in its address.
    window.addEventListener("pageshow", (event) => {
        if (event.persisted) ask();
    });
    ask();
}

/** Writes what is asked for into the page's address, without a new step of the history. @param {Record<string, string>} asked */
function setAddress(asked) {
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(asked)) {
        if (value === "") url.searchParams.delete(name);
        else url.searchParams.set(name, value);
    }
    if (url.href !== location.href) history.replaceState(history.state, "", url);
}

const form = document.querySelector("form[role=search][data-search-page]");
const results = document.querySelector("[data-search-results]");
if (form && results) enhance(form, results);
