// Favourites to and from files and links, on their page.

import { counted } from "./counted.js";
import { noExchange, readFragment, reduceExchange } from "./exchange-state.js";

/** What the favourites' page knows, in the place of what others know of favourites, and how that changes. */
export const feature = { first: noExchange, reduce: reduceExchange };

/** Who does what the favourites' page asks for. @returns {Record<string, import("./store.js").Performer>} */
export const exchangePerformers = () => ({
    export({ text }) {
        const link = document.createElement("a");
        link.href = `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;
        link.download = "favorites.json";
        link.click();
    },
    async share({ fragment }, send) {
        const url = new URL(fragment, location.href.split(/[?#]/)[0]);
        try {
            await navigator.clipboard.writeText(url.href);
            send({ type: "noticed", notice: { type: "copied" } });
        } catch {
            // Without leave to copy, the address is where the link can be had.
            history.replaceState(history.state, "", url);
            send({ type: "noticed", notice: { type: "shared" } });
        }
    },
});

/** Sends what is done on the favourites' page. @param {HTMLElement} panel @param {(action: object) => void} send */
export function listenForExchange(panel, send) {
    panel.addEventListener("click", (event) => {
        const type = event.target.closest("[data-favorites]")?.dataset.favorites;
        if (type) send({ type });
    });
    panel.querySelector("[data-import]").addEventListener("change", async ({ target }) => {
        const [file] = target.files;
        if (file) send({ type: "imported", text: await file.text() });
        target.value = "";
    });
    const readOffer = () => {
        const ids = readFragment(location.hash);
        if (ids.length === 0) return;
        history.replaceState(history.state, "", location.pathname + location.search);
        send({ type: "offered", ids });
    };
    addEventListener("hashchange", readOffer);
    readOffer();
}

/** Shows what a link brings, and what became of an export or import. */
export function showExchange(panel, { offered, notice }, strings, language) {
    const offer = panel.querySelector("[data-offer]");
    offer.hidden = offered.length === 0;
    offer.querySelector("[data-text]").textContent = counted(strings.offered, offered.length, language);
    const told = panel.querySelector("[data-notice]");
    if (notice === null) told.textContent = "";
    else told.textContent = notice.type === "added" ? counted(strings.added, notice.count, language) : strings[notice.type];
}
