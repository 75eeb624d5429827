// What a reader has starred: a child of any page, which keeps it in the browser's storage.

/**
 * @typedef {object} Favorites
 * @property {number[]} ids The species, in the order of starring; also such as this site does not know.
 * @property {null | "blocked" | "full" | "broken" | "newer"} trouble Why they may not be kept.
 * @property {number[]} offered What a link brought, until the reader takes or refuses it.
 * @property {null | { type: "added", count: number } | { type: "badFile" | "copied" | "shared" }} notice What became of the
 *     last export or import.
 */

/** @type {Favorites} */
export const noFavorites = { ids: [], trouble: null, offered: [], notice: null };

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
            return [
                { ...state, notice: null },
                [{ type: "favorites", add: isStarred ? [] : [action.id], remove: isStarred ? [action.id] : [] }],
            ];
        }
        case "read": {
            const isSame = String(action.ids) === String(state.ids);
            if (isSame && action.trouble === state.trouble) return [state, []];
            return [{ ...state, ids: isSame ? state.ids : action.ids, trouble: action.trouble }, []];
        }
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
    }
}

function merge(state, ids) {
    const add = ids.filter((id) => !state.ids.includes(id));
    return [
        { ...state, notice: { type: "added", count: add.length } },
        [{ type: "favorites", add, remove: [] }],
    ];
}

const formatVersion = 1;
const isId = (id) => Number.isSafeInteger(id);

/** Favourites as they are stored and exported. @param {number[]} ids */
export const writeFavorites = (ids) => JSON.stringify({ version: formatVersion, ids });

/**
 * Reads what was stored or exported; an array of ids alone is taken too.
 *
 * @param {string} text
 * @returns {number[]} Without repetitions.
 * @throws {Error} Where it is no such text; with `isNewer` where it is one of a later version.
 */
export function parseFavorites(text) {
    const found = JSON.parse(text);
    if (found?.version > formatVersion) {
        throw Object.assign(new Error(`favourites of version ${found.version}`), { isNewer: true });
    }
    const ids = Array.isArray(found) ? found : found?.ids;
    if (!Array.isArray(ids)) throw new Error("no favourites");
    return [...new Set(ids.filter(isId))];
}

/** Favourites as the fragment of a link. @param {number[]} ids */
export const writeFragment = (ids) => `#add=${ids.join(".")}`;

/** The favourites in a link's fragment; none where it has none. @param {string} fragment @returns {number[]} */
export function readFragment(fragment) {
    const list = /^#add=([\d.-]+)$/.exec(fragment)?.[1] ?? "";
    return [...new Set(list.split(".").filter((id) => id !== "").map(Number).filter(isId))];
}
