// What a reader has starred: a child of any page, which keeps it in the browser's storage.

/**
 * @typedef {object} Favorites
 * @property {number[]} ids The species, in the order of starring; also such as this site does not know.
 * @property {null | "blocked" | "full" | "broken" | "newer"} trouble Why they may not be kept.
 */

/** @type {Favorites} */
export const noFavorites = { ids: [], trouble: null };

/**
 * @param {Favorites} state
 * @param {object} action
 * @returns {[Favorites, object[]]}
 */
export function reduceFavorites(state, action) {
    switch (action.type) {
        case "opened":
            return [state, [{ type: "favorites", add: [], remove: [] }]];
        case "toggled": {
            const isStarred = state.ids.includes(action.id);
            return [state, [{ type: "favorites", add: isStarred ? [] : [action.id], remove: isStarred ? [action.id] : [] }]];
        }
        case "read": {
            const isSame = String(action.ids) === String(state.ids);
            if (isSame && action.trouble === state.trouble) return [state, []];
            return [{ ...state, ids: isSame ? state.ids : action.ids, trouble: action.trouble }, []];
        }
    }
}

const formatVersion = 1;
/** @param {unknown} id */
export const isId = (id) => Number.isSafeInteger(id);

/** Favourites as they are stored and exported. @param {number[]} ids */
export const writeFavorites = (ids) => JSON.stringify({ version: formatVersion, ids });

/**
 * Reads what was stored or exported; an array of ids alone is taken too.
 *
 * @param {string} text
 * @returns {number[]} Without repetitions.
 * @throws {Error} Where it is no such text; with `trouble: "newer"` where it is one of a later version.
 */
export function parseFavorites(text) {
    const found = JSON.parse(text);
    if (found?.version > formatVersion) throw Object.assign(new Error("newer favourites"), { trouble: "newer" });
    const ids = Array.isArray(found) ? found : found?.ids;
    if (!Array.isArray(ids)) throw new Error("no favourites");
    return [...new Set(ids.filter(isId))];
}
