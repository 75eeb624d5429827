// Which pokemon are compared, and what is known of them: a value, and how it changes.

import { failed, loaded, loading } from "./load-state.js";

/**
 * @typedef {{ text: string, slug: string | null }} Box What a box says, and who that is; null for nobody.
 *
 * @typedef {object} State
 * @property {Box[]} boxes Those that say something, in order.
 * @property {import("./load-state.js").LoadState<(import("./team.js").Pokemon)[]>} team
 *
 * @typedef {{ type: "asked" | "addressed", boxes: Box[] }
 *     | { type: "retried" }
 *     | { type: "answered", value: import("./team.js").Pokemon[] }
 *     | { type: "failed", failure: Error }} Action `addressed` comes from the address, `asked` is to go into it.
 */

/** @type {State} */
export const initialState = { boxes: [], team: loaded([]) };

/** Those who are compared. @param {Box[]} boxes */
const slugsOf = (boxes) => boxes.flatMap(({ slug }) => slug ?? []);

/** What nobody is called. @param {State} state @returns {string[]} */
export const unknown = ({ boxes }) => boxes.filter(({ slug }) => slug === null).map(({ text }) => text);

/**
 * @param {State} state
 * @param {Action} action
 * @returns {[State, import("./store.js").Effect[]]}
 */
export function reduce(state, action) {
    switch (action.type) {
        case "asked": {
            const [next, effects] = load(action.boxes);
            return [next, [{ type: "address", slugs: slugsOf(action.boxes) }, ...effects]];
        }
        case "addressed":
            return load(action.boxes);
        case "retried":
            return load(state.boxes);
        case "answered":
            return [{ ...state, team: loaded(action.value) }, []];
        case "failed":
            return [{ ...state, team: failed(action.failure) }, []];
    }
}

/** @param {Box[]} boxes @returns {[State, import("./store.js").Effect[]]} */
function load(boxes) {
    const slugs = slugsOf(boxes);
    if (slugs.length === 0) return [{ ...initialState, boxes }, [{ type: "cancel", id: "team" }]];
    const effect = { type: "team", id: "team", request: { slugs }, answered: "answered", failed: "failed" };
    return [{ boxes, team: loading }, [effect]];
}
