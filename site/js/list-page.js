// The list of species in the browser, and the page of favourites, which is the same list of fewer.

import { systemClock } from "./clock.js";
import { loadingBy, waitingBy } from "./effects.js";
import { noFavorites } from "./favorites.js";
import { favoritesPerformer } from "./favorites-storage.js";
import { makeGetter } from "./fetching.js";
import { readAddress, writeAddress } from "./list-address.js";
import { makeListClient } from "./list-client.js";
import { changeOf, schemaOf } from "./list-form.js";
import { keepOrder } from "./list-order.js";
import { firstState, reduceList } from "./list-state.js";
import { makeListView } from "./list-view.js";
import { clientFor } from "./search-background.js";
import { readStrings } from "./elements.js";
import { listenForStars, showStars, showTrouble } from "./stars-view.js";
import { makeStore, scope } from "./store.js";

/** @param {HTMLFormElement} form */
async function enhance(form) {
    const panel = document.querySelector(".exchange");
    // Where it cannot be had, favourites are shown and starred all the same.
    const exchange = panel && (await import("./exchange.js").catch(() => null));
    if (!exchange) panel?.remove();
    const strings = readStrings();
    const language = document.documentElement.lang;
    const send = (action) => store.send(action);
    const get = makeGetter();
    const menu = form.elements.move;
    // So it is with a list that cannot be filtered by moves.
    const moves = menu && (await import("./list-moves.js").catch(() => null))?.makeMoves({ form, strings, get, send });
    if (!moves) menu?.parentElement.remove();
    const view = makeListView(form, strings, language, send);
    const end = document.querySelector("[data-end]");
    const schema = schemaOf(form);

    const { search } = clientFor(form);
    const client = makeListClient({ url: form.dataset.list, get, search, language, facets: moves?.facets });
    const perform = {
        wait: waitingBy(systemClock),
        list: loadingBy(client.list),
        ...moves?.performers,
        favorites: favoritesPerformer(() => localStorage),
        ...exchange?.exchangePerformers(),
        address({ search, isStep }) {
            const url = location.pathname + search + location.hash;
            if (isStep && search !== location.search) history.pushState(null, "", url);
            else history.replaceState(history.state, "", url);
        },
        remember({ order: rows }) {
            history.replaceState({ place: view.place() }, "");
            keepOrder(rows && { rows, language, title: view.title(), address: location.pathname + location.search });
        },
    };

    const navigation = readAddress(location.search, schema);
    const always = form.dataset.always === "" ? {} : { favorites: [form.dataset.always] };
    const total = Number(form.dataset.total);
    const isPlain = writeAddress(navigation) === "" && form.dataset.always === "";
    const rows = [...view.list.children].map((row) => ({ id: Number(row.dataset.species), html: row.outerHTML }));
    const state = firstState({
        navigation,
        favorites: exchange?.feature.first ?? noFavorites,
        always,
        place: history.state?.place ?? null,
        given: isPlain ? { rows, total } : null,
    });

    const observer = new IntersectionObserver(
        (entries) => entries.at(-1).isIntersecting && store.send({ type: "ended" }),
        { rootMargin: "800px" },
    );
    const render = (state) => {
        moves?.show(state);
        view.render(state);
        showStars(document, state.favorites, strings.favorites);
        showTrouble(state.favorites, strings.favorites, panel !== null);
        exchange?.showExchange(panel, state.favorites, strings.favorites, language);
        if (state.place !== null && state.list.status === "loaded") {
            view.moveTo(state.place);
            store.send({ type: "placed" });
        }
        // Tells anew whether the end is near, as it may be after a page that was too short.
        observer.unobserve(end);
        if (state.list.status === "loaded" && state.more.status === "idle") observer.observe(end);
    };
    const child = exchange ? scope("favorites", exchange.feature.reduce) : undefined;
    const reduce = (...step) => reduceList(...step, child);
    const store = makeStore({
        state: { ...state, ...moves?.first },
        reduce: moves?.reduceBy(reduce) ?? reduce,
        perform,
        render,
    });
    const sendToFavorites = (action) => store.send({ to: "favorites", action });

    history.scrollRestoration = "manual";
    document.documentElement.dataset.list = "on";
    form.addEventListener("input", ({ target }) => {
        if (target.name === "q") store.send({ type: "typed", query: target.value, place: view.place() });
    });
    form.addEventListener("change", ({ target }) => {
        if (target.name !== "q") store.send(changeOf(form, target));
    });
    form.addEventListener("submit", (event) => event.preventDefault());
    document.addEventListener("click", ({ target }) => {
        const type = target instanceof Element ? target.closest("[data-send]")?.dataset.send : undefined;
        if (type === "cleared") store.send({ to: "filters", action: { type } });
        else if (type) store.send({ type });
    });
    addEventListener("popstate", () => {
        const navigation = readAddress(location.search, schema);
        store.send({ type: "addressed", navigation, place: history.state?.place ?? null });
    });
    addEventListener("scroll", () => store.send({ type: "scrolled" }), { passive: true });
    addEventListener("pagehide", () => store.send({ type: "left" }));
    view.list.addEventListener("click", () => store.send({ type: "left" }));
    listenForStars(sendToFavorites);
    sendToFavorites({ type: "opened" });
    exchange?.listenForExchange(panel, sendToFavorites);
    render(store.state);
    store.send({ type: "appeared" });
}

const form = document.querySelector("form[data-list]");
if (form) enhance(form);
