// A list that is searched, filtered, sorted, and paged through as its end comes near: a value, and how it changes.

import { reduceFavorites } from "./favorites.js";
import { reduceFilters } from "./filters.js";
import { writeAddress } from "./list-address.js";
import { failed, idle, loaded } from "./load-state.js";
import { scope } from "./store.js";

/**
 * @typedef {{ id: number, html: string }} Row
 *
 * @typedef {[slug: string, name: string, id: number][]} Order All that a list has, also what is not on show.
 *
 * @typedef {import("./list-address.js").Navigation} Navigation
 *
 * @typedef {import("./load-state.js").LoadState<{ rows: Row[], total: number, unknown: number, order: Order, asked: Navigation }>
 *     | { status: "loading", before: Shown | null }} List While another is loaded, the one before stays on show.
 *
 * @typedef {{ status: "idle" | "loading" | "end" } | ReturnType<typeof failed>} Paging
 *
 * @typedef {{ count: number, id: number, offset: number }} Place How many rows were shown, which one was first on the screen,
 *     and how far below its top.
 *
 * @typedef {Navigation & { list: List, more: Paging, place: Place | null }} Shown What there is to return to; `place` is where
 *     the screen is to be when the rows are there.
 *
 * @typedef {Shown & {
 *     favorites: import("./favorites.js").Favorites,
 *     always: import("./filters.js").Filters,
 *     kept: Shown | null,
 * }} State `always` is what this page filters by whatever is chosen; `kept` is the list without the query.
 */

/** How many rows a page of the list has. */
const pageSize = 20;
/** How long typing, and scrolling, must pause, in milliseconds. */
export const pause = 300;

const reduceOwnFilters = scope("filters", reduceFilters);
const ownFavorites = scope("favorites", reduceFavorites);

/**
 * The first state.
 *
 * @param {object} parts
 * @param {import("./list-address.js").Navigation} parts.navigation
 * @param {import("./favorites.js").Favorites} parts.favorites
 * @param {import("./filters.js").Filters} [parts.always]
 * @param {Place | null} [parts.place]
 * @param {{ rows: Row[], total: number } | null} [parts.given] The rows that the page came with, where they are those wanted.
 * @returns {State}
 */
export const firstState = ({ navigation, favorites, always = {}, place = null, given = null }) => ({
    ...navigation,
    favorites,
    always,
    place,
    kept: null,
    list: given ? loaded({ unknown: 0, order: [], asked: navigation, ...given }) : idle,
    more: given ? pagingAfter(given) : idle,
});

/**
 * The state after an action, and what is to be done.
 *
 * @param {State} state
 * @param {object} action
 * @param {ReturnType<typeof scope>} [favorites] The child, where a page knows more of favourites.
 * @returns {[State, object[]]}
 */
export function reduceList(state, action, favorites = ownFavorites) {
    switch (action.to ?? action.type) {
        case "appeared":
            return rowsShown(state).length < Math.max(1, state.place?.count ?? 0) ? loadList(state) : [state, []];
        case "typed":
            return typed(state, action.query.trim(), action.place ?? null);
        case "sorted":
            return loadList({ ...state, sort: action.sort, isDescending: action.isDescending }, { isStep: true });
        case "filters": {
            const [next] = reduceOwnFilters(state, action);
            return loadList(next, { isStep: true });
        }
        case "favorites": {
            const [next, effects] = favorites(state, action);
            const decides = "favorites" in { ...state.filters, ...state.always } && state.list.status !== "idle";
            if (next.favorites.ids === state.favorites.ids || !decides) return [next, effects];
            const [after, loads] = loadList(next, { limit: rowsShown(next).length });
            return [after, [...effects, ...loads]];
        }
        case "addressed":
            // A step within the page, as to a fragment, changes nothing.
            if (writeAddress(action.navigation) === writeAddress(state)) return [state, []];
            return loadList({ ...state, ...action.navigation, kept: null, place: action.place }, { isAddressed: true });
        case "waited":
        case "retried":
            return loadList(state);
        case "answered":
            return [{ ...state, list: loaded(valueOf(action)), more: pagingAfter(action.value) }, []];
        case "failed":
            return [{ ...state, list: failed(action.failure) }, []];
        case "cancelled": {
            if (state.list.status !== "loading" || state.list.before === null) return [state, []];
            const next = { ...state, ...state.list.before };
            return [next, [cancel("list"), addressOf(next)]];
        }
        case "ended":
            return state.list.status === "loaded" && state.more.status === "idle" ? loadMore(state) : [state, []];
        case "moreRetried":
            return state.more.status === "failed" ? loadMore(state) : [state, []];
        case "moreAnswered": {
            const value = { ...valueOf(action), rows: [...state.list.value.rows, ...action.value.rows] };
            return [{ ...state, list: loaded(value), more: pagingAfter(value) }, []];
        }
        case "moreFailed":
            return [{ ...state, more: failed(action.failure) }, []];
        case "placed":
            return [{ ...state, place: null }, []];
        case "scrolled":
            return [state, [{ type: "wait", id: "place", milliseconds: pause, then: { type: "left" } }]];
        case "left":
            return [state, [cancel("place"), { type: "remember", order: orderOf(state) }]];
    }
}

/** @param {State} state @returns {Row[]} The rows on show, also while others are loaded. */
export function rowsShown({ list }) {
    if (list.status === "loading") return list.before === null ? [] : rowsShown(list.before);
    return list.status === "loaded" ? list.value.rows : [];
}

/** The order of what is on show; null where that is the whole list by number, as it is without scripts. */
function orderOf({ list, always }) {
    if (list.status === "loading" && list.before !== null) return orderOf({ ...list.before, always });
    if (list.status !== "loaded") return null;
    const isPlain = writeAddress(list.value.asked) === "" && Object.keys(always).length === 0;
    return isPlain ? null : list.value.order;
}

const cancel = (id) => ({ type: "cancel", id });
const addressOf = (state, isStep = false) => ({ type: "address", search: writeAddress(state), isStep });
const pagingAfter = ({ rows, total }) => ({ status: rows.length < total ? "idle" : "end" });

const valueOf = ({ request, value }) => ({ ...value, asked: request.asked });

/** What is on show, with a page in flight stopped: it is asked for again. @returns {Shown | null} */
function shown({ list, more }, place = null) {
    if (list.status === "loading") return list.before;
    if (list.status !== "loaded") return null;
    return { ...list.value.asked, list, more: more.status === "loading" ? idle : more, place };
}

function typed(state, query, place) {
    if (query === state.query) return [state, []];
    const next = { ...state, query };
    const isAsked = (list) => list.status === "loaded" && writeAddress(list.value.asked) === writeAddress(next);
    // Typed back to what is on show, or cleared: the list is as it was, unless it would be another one by now.
    if (isAsked(state.list)) return [next, [cancel("list"), addressOf(next)]];
    if (query === "") {
        if (state.kept === null || !isAsked(state.kept.list)) return loadList({ ...next, kept: null });
        return [{ ...next, ...state.kept, kept: null }, [cancel("list"), cancel("more"), addressOf(next)]];
    }
    const last = shown(state, place);
    const kept = last?.query === "" ? last : state.kept;
    return [{ ...next, kept }, [{ type: "wait", id: "list", milliseconds: pause, then: { type: "waited" } }]];
}

/** Loads the list from its start; what is in flight for the one before is ended. */
function loadList(state, { isStep = false, isAddressed = false, limit = 0 } = {}) {
    const next = { ...state, list: { status: "loading", before: shown(state) }, more: idle };
    const count = Math.max(pageSize, limit, state.place?.count ?? 0);
    const effects = [cancel("more"), ask("list", next, 0, count, "answered", "failed")];
    return [next, isAddressed ? effects : [...effects, addressOf(next, isStep)]];
}

function loadMore(state) {
    const { length } = state.list.value.rows;
    return [
        { ...state, more: { status: "loading" } },
        [ask("more", state, length, pageSize, "moreAnswered", "moreFailed")],
    ];
}

/** The effect that asks for some rows. */
function ask(id, state, offset, limit, answered, failed) {
    const { query, sort, isDescending, always, favorites } = state;
    const asked = { query, sort, isDescending, filters: state.filters };
    const filters = { ...state.filters, ...always };
    const starred = "favorites" in filters ? favorites.ids : [];
    return { type: "list", id, request: { asked, filters, starred, offset, limit }, answered, failed };
}
