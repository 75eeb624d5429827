// What the search page shows: the box with what it found among names, and what was found in texts after that.

import { failed, idle, loaded, loading } from "./load-state.js";
import { emptyBox, reduceBox } from "./search-state.js";
import { scope } from "./store.js";

/**
 * @typedef {object} State
 * @property {import("./search-state.js").State} names
 * @property {import("./load-state.js").LoadState<{ hits: import("./text-search.js").TextHit[], total: number }>} texts
 * @property {number} limit The most texts wanted.
 *
 * @typedef {{ to: "names", action: import("./search-state.js").Action }
 *     | { type: "found", value: object }
 *     | { type: "missed", failure: Error }
 *     | { type: "more" | "retried" }} Action
 */

/** How many texts are shown at once, and how many are added. */
const step = 20;

/** @type {State} */
export const initialState = { names: emptyBox(100), texts: idle, limit: step };

const scoped = scope("names", reduceBox);
const cancel = { type: "cancel", id: "texts" };

/**
 * @param {State} state
 * @param {Action} action
 * @returns {[State, object[]]}
 */
export function reduce(state, action) {
    if (action.to === "names") {
        const [next, effects] = scoped(state, action);
        const { answer } = next.names;
        if (answer === state.names.answer) return [next, effects];
        // Texts follow names: what they are searched for has then been looked at, and typing is over.
        if (answer.status !== "loaded") return [{ ...next, texts: idle, limit: step }, [...effects, cancel]];
        const [searching, more] = search({ ...next, texts: loading, limit: step });
        return [searching, [...effects, ...more]];
    }
    switch (action.type) {
        case "found":
            return [{ ...state, texts: loaded(action.value) }, []];
        case "missed":
            return [{ ...state, texts: failed(action.failure) }, []];
        // What is on show stays there while more is loaded.
        case "more":
            return search({ ...state, limit: state.limit + step });
        case "retried":
            return search({ ...state, texts: loading });
    }
}

/** @param {State} state @returns {[State, object[]]} */
function search(state) {
    const { query, only } = state.names.answer.value;
    const request = { query, only, limit: state.limit };
    return [state, [{ type: "texts", id: "texts", request, answered: "found", failed: "missed" }]];
}
