// Which pokemon are compared, and what is known of them: a value, and how it changes.

import { failed, loaded, loading } from "./load-state.js";

/**
 * @typedef {object} State
 * @property {string[]} slugs Those that are asked for, in order.
 * @property {import("./load-state.js").LoadState<(import("./team.js").Pokemon)[]>} team
 *
 * @typedef {{ type: "asked" | "addressed", slugs: string[] }
 *     | { type: "retried" }
 *     | { type: "answered", value: import("./team.js").Pokemon[] }
 *     | { type: "failed", failure: Error }} Action `addressed` comes from the address, `asked` is to go into it.
 */

/** @type {State} */
export const initialState = { slugs: [], team: loaded([]) };

/**
 * @param {State} state
 * @param {Action} action
 * @returns {[State, import("./store.js").Effect[]]}
 */
export function reduce(state, action) {
    switch (action.type) {
        case "asked": {
            const [next, effects] = load(action.slugs);
            return [next, [{ type: "address", slugs: action.slugs }, ...effects]];
        }
        case "addressed":
            return load(action.slugs);
        case "retried":
            return load(state.slugs);
        case "answered":
            return [{ ...state, team: loaded(action.value) }, []];
        case "failed":
            return [{ ...state, team: failed(action.failure) }, []];
    }
}

/** @param {string[]} slugs @returns {[State, import("./store.js").Effect[]]} */
function load(slugs) {
    if (slugs.length === 0) return [initialState, [{ type: "cancel", id: "team" }]];
    const effect = { type: "team", id: "team", request: { slugs }, answered: "answered", failed: "failed" };
    return [{ slugs, team: loading }, [effect]];
}
