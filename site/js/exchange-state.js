// Favourites that come from files and links, and go there: what their page knows besides them.

import { isId, noFavorites, parseFavorites, reduceFavorites, writeFavorites } from "./favorites.js";

/**
 * @typedef {import("./favorites.js").Favorites & {
 *     offered: number[],
 *     notice: null | { type: "added", count: number } | { type: "badFile" | "copied" | "shared" },
 * }} Exchange `offered` is what a link brought, until the reader takes or refuses it; `notice` what became of the last export or
 *     import.
 */

/** @type {Exchange} */
export const noExchange = { ...noFavorites, offered: [], notice: null };

/**
 * @param {Exchange} state
 * @param {object} action
 * @returns {[Exchange, object[]]}
 */
export function reduceExchange(state, action) {
    switch (action.type) {
        case "toggled":
            return reduceFavorites({ ...state, notice: null }, action);
        case "offered":
            return [{ ...state, offered: action.ids.filter((id) => !state.ids.includes(id)) }, []];
        case "declined":
            return [{ ...state, offered: [] }, []];
        case "accepted":
            return merge({ ...state, offered: [] }, state.offered);
        case "imported":
            try {
                return merge(state, parseFavorites(action.text));
            } catch {
                return [{ ...state, notice: { type: "badFile" } }, []];
            }
        case "exported":
            return [state, [{ type: "export", text: writeFavorites(state.ids) }]];
        case "shared":
            return [state, [{ type: "share", fragment: writeFragment(state.ids) }]];
        case "noticed":
            return [{ ...state, notice: action.notice }, []];
        default:
            return reduceFavorites(state, action);
    }
}

function merge(state, ids) {
    const add = ids.filter((id) => !state.ids.includes(id));
    return [
        { ...state, notice: { type: "added", count: add.length } },
        [{ type: "favorites", add, remove: [] }],
    ];
}

/** Favourites as the fragment of a link. @param {number[]} ids */
export const writeFragment = (ids) => `#add=${ids.join(".")}`;

/** The favourites in a link's fragment; none where it has none. @param {string} fragment @returns {number[]} */
export function readFragment(fragment) {
    const list = /^#add=([\d.-]+)$/.exec(fragment)?.[1] ?? "";
    return [...new Set(list.split(".").filter((id) => id !== "").map(Number).filter(isId))];
}
