// The search page: shows what the `q` of its address asks for, and keeps the address in step with the box.

import { systemClock } from "./effects.js";
import { makeSearchClient } from "./search-client.js";
import { makeSearchStore } from "./search-store.js";
import { describe, element, hitLabel, readStrings } from "./search-view.js";

/** @param {HTMLFormElement} form @param {HTMLElement} results */
function enhance(form, results) {
    const input = form.querySelector("input[type=search][data-search-index]");
    const strings = readStrings();
    const root = form.dataset.root ?? "";
    const language = document.documentElement.lang;

    const status = element("p", { role: "status", class: "search-status" });
    const help = element("p", { class: "search-help", hidden: "" }, strings.search.help);
    const retry = element("button", { type: "button", class: "search-retry", hidden: "" }, strings.search.retry);
    const list = element("ol", { class: "search-results", "aria-label": strings.search.label });
    results.replaceChildren(status, help, retry, list);

    const get = (...call) => fetch(...call);
    const client = makeSearchClient({ url: input.dataset.searchIndex, fetch: get, clock: systemClock });
    const store = makeSearchStore({ client, clock: systemClock, options: { limit: 100 }, render });

    let shown = null;
    function render({ query, answer }) {
        if (answer === shown) return;
        shown = answer;
        const hits = answer.status === "loaded" ? answer.value.hits : [];
        list.replaceChildren(
            ...hits.map((hit) => element("li", {}, element("a", { href: root + hit.url }, ...hitLabel(hit, strings)))),
        );
        help.hidden = answer.status !== "loaded" || hits.length > 0;
        retry.hidden = answer.status !== "failed";
        status.textContent = describe(answer, strings, language);
        status.title = answer.status === "failed" ? answer.message : "";
        results.setAttribute("aria-busy", String(answer.status === "loading"));
        setAddress(query);
    }

    function ask() {
        input.value = new URLSearchParams(location.search).get("q") ?? "";
        store.send({ type: "asked", query: input.value });
    }

    input.addEventListener("input", () => store.send({ type: "typed", query: input.value }));
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        store.send({ type: "asked", query: input.value });
    });
    retry.addEventListener("click", () => store.send({ type: "retried" }));
    window.addEventListener("popstate", ask);
    // A page that comes back from the browser's cache may have another text in its box than in its address.
    window.addEventListener("pageshow", (event) => {
        if (event.persisted) ask();
    });
    ask();
}

/** Writes the query into the page's address, without a new step of the history. @param {string} query */
function setAddress(query) {
    const url = new URL(location.href);
    if (query === "") url.searchParams.delete("q");
    else url.searchParams.set("q", query);
    if (url.href !== location.href) history.replaceState(history.state, "", url);
}

const form = document.querySelector("form[role=search][data-search-page]");
const results = document.querySelector("[data-search-results]");
if (form && results) enhance(form, results);
