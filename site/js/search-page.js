// The search page: shows what its address asks for, and keeps the address in step with the box.

import { digits } from "./counted.js";
import { systemClock } from "./clock.js";
import { element, readStrings } from "./elements.js";
import { makeFailure } from "./failure-view.js";
import { clientFor } from "./search-background.js";
import { initialState, reduce } from "./search-page-state.js";
import { anything } from "./search-state.js";
import { searchPerformers } from "./search-store.js";
import { describe, hitLabel, marked } from "./search-view.js";
import { makeStore } from "./store.js";

/** @param {HTMLFormElement} form @param {HTMLElement} results */
function enhance(form, results) {
    const input = form.querySelector("input[type=search][data-search-index]");
    const groups = [...document.querySelectorAll("[data-facet]")];
    const strings = readStrings();
    const root = form.dataset.root ?? "";
    const language = document.documentElement.lang;
    const client = clientFor(input);
    const perform = searchPerformers({ client, clock: systemClock });
    const store = makeStore({ state: initialState, reduce, perform, render });
    const box = (action) => store.send({ to: "names", action });

    const names = section(strings.search.names, () => box({ type: "retried" }));
    const help = element("p", { class: "search-help", hidden: "" }, strings.search.help);
    const texts = section(strings.search.texts, () => store.send({ type: "retried" }));
    const more = element("button", { type: "button", class: "search-more", hidden: "" }, strings.search.more);
    more.addEventListener("click", () => store.send({ type: "more" }));
    results.replaceChildren(...names.nodes, help, ...texts.nodes, more);

    /** A list under a heading, with what is to be said of it between them. */
    function section(title, tryAgain) {
        const heading = element("h2", { hidden: "" }, title);
        const status = element("p", { role: "status", class: "search-status" });
        const failure = makeFailure(strings, tryAgain);
        const list = element("ol", { class: "search-results" });
        return {
            nodes: [heading, status, failure.element, list],
            show(answer, said, items) {
                heading.hidden = answer.status === "idle";
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
        if (answer !== shown.names || state.texts !== shown.texts) renderFacets(state);
        Object.assign(shown, { names: answer, texts: state.texts });
        results.setAttribute("aria-busy", String([answer, state.texts].some(({ status }) => status === "loading")));
    }

    function renderNames({ query, only, answer }) {
        const value = answer.status === "loaded" ? answer.value : { hits: [], suggestions: [] };
        const hits = value.hits.length > 0 ? value.hits : value.suggestions;
        const item = (hit) => element("li", {}, element("a", { href: root + hit.url }, ...hitLabel(hit, strings)));
        names.show(answer, describe(answer, strings, language), hits.map(item));
        help.hidden = answer.status !== "loaded" || value.hits.length > 0 || Object.values(only).join("") !== "";
        setAddress({ q: query, ...only });
        document.title = query === "" ? title : `“${query}” · ${title}`;
    }

    /**
     * How many names and texts each choice would give, of those that would give any; nothing where there is no choice. The
     * counts of the answer before stay while another is loaded.
     */
    function renderFacets({ names: { only, answer }, texts }) {
        const found = [answer, texts].filter(({ status }) => status === "loaded").map(({ value }) => value.facets);
        for (const group of groups) {
            let wanted = 0;
            for (const button of group.querySelectorAll("button")) {
                const isChosen = button.value === only[button.name];
                button.setAttribute("aria-pressed", String(isChosen));
                if (answer.status === "loading") continue;
                const count = found.reduce((sum, facets) => sum + (facets[group.dataset.facet][button.value] ?? 0), 0);
                button.querySelector("small").textContent = digits(count, language);
                button.parentElement.hidden = count === 0 && !isChosen;
                wanted += isChosen ? 2 : Math.sign(count);
            }
            if (answer.status !== "loading") group.hidden = answer.status !== "loaded" || wanted < 2;
        }
    }

    function renderTexts(answer) {
        const value = answer.status === "loaded" ? answer.value : { hits: [], total: 0 };
        const isEmpty = answer.status === "loaded" && value.hits.length === 0;
        const said = describe({ ...answer, value: { ...value, suggestions: [] } }, strings, language);
        texts.show(answer, isEmpty ? strings.search.noTexts : said, value.hits.map(textItem));
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
        const only = { ...anything };
        for (const { name, value } of groups.flatMap((group) => [...group.querySelectorAll("button")])) {
            if (address.get(name) === value) only[name] = value;
        }
        box({ type: "asked", query: input.value, only });
    }

    for (const group of groups) {
        group.addEventListener("click", ({ target }) => {
            const { query, only } = store.state.names;
            const button = target.closest("button");
            if (!button) return;
            const { name, value } = button;
            box({ type: "asked", query, only: { ...only, [name]: value === only[name] ? "" : value } });
        });
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
