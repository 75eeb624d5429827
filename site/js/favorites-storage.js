// Keeps favourites in the browser's storage, or in memory where that cannot be used.

import { parseFavorites, writeFavorites } from "./favorites.js";

/** Where they are, and where what could not be read is put aside. */
export const storageKey = "favorites";
export const damagedKey = "favorites.damaged";

/**
 * Makes the performer of changes. It reads before it writes, so that what another tab did meanwhile stays.
 *
 * @param {() => Storage} open May throw where storage is blocked.
 * @returns {import("./store.js").Performer}
 */
export function favoritesPerformer(open) {
    /** What storage does not hold. @type {number[] | null} */
    let memory = null;
    let trouble = null;

    function read(storage) {
        const text = storage.getItem(storageKey);
        if (text === null) return [];
        try {
            return parseFavorites(text);
        } catch (error) {
            if (error.trouble) throw error;
            storage.setItem(damagedKey, text);
            storage.removeItem(storageKey);
            trouble = "broken";
            return [];
        }
    }

    return ({ add, remove }, send) => {
        let ids = memory ?? [];
        let storage = null;
        try {
            storage = open();
            ids = memory ?? read(storage);
        } catch (error) {
            storage = null;
            trouble = error.trouble ?? "blocked";
        }
        const isUnsaved = memory !== null || add.length + remove.length > 0;
        ids = [...ids.filter((id) => !remove.includes(id) && !add.includes(id)), ...add];
        memory = ids;
        if (storage !== null && trouble !== "newer") {
            try {
                if (isUnsaved) storage.setItem(storageKey, writeFavorites(ids));
                memory = null;
                if (trouble !== "broken") trouble = null;
            } catch {
                trouble = "full";
            }
        }
        send({ type: "read", ids, trouble });
    };
}
