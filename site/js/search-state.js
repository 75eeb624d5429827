// What a search box or the search page shows, as a value, and how it changes: no effect happens here.

import { failed, idle, loaded, loading } from "./load-state.js";

/**
 * @typedef {import("./load-state.js").LoadState<{ query: string, hits: import("./search.js").SearchHit[] }>} Answer
 *
 * @typedef {object} State
 * @property {string} query What was typed, without spaces around it.
 * @property {Answer} answer
 * @property {boolean} isOpen Whether the answer is on show.
 * @property {number} active The hit that the arrow keys are on, or -1.
 *
 * @typedef {{ type: "typed" | "asked", query: string }
 *     | { type: "waited" | "retried" | "cleared" | "opened" | "closed" }
 *     | { type: "answered", request: { query: string }, value: import("./search.js").SearchHit[] }
 *     | { type: "failed", failure: Error }
 *     | { type: "moved", step: 1 | -1 }} Action
 */

/** How long the box waits after the last key, in milliseconds. */
export const pause = 300;

/** @type {State} */
export const initialState = { query: "", answer: idle, isOpen: false, active: -1 };

const wait = { type: "wait", id: "search", milliseconds: pause, then: { type: "waited" } };
const cancel = { type: "cancel", id: "search" };

/**
 * The state after an action, and what is to be done.
 *
 * @param {State} state
 * @param {Action} action
 * @returns {[State, import("./store.js").Effect[]]}
 */
export function reduce(state, action) {
    switch (action.type) {
        case "typed":
        case "asked": {
            const query = action.query.trim();
            if (query === "") return [initialState, [cancel]];
            const isAnswered = state.answer.status === "loaded" && state.answer.value.query === query;
            const next = { ...state, query, isOpen: true, active: -1 };
            if (isAnswered) return [next, [cancel]];
            // The last answer stays on show until there is a newer one to show.
            return action.type === "typed" ? [next, [wait]] : search(next);
        }
        case "waited":
        case "retried":
            return state.query === "" ? [state, []] : search({ ...state, isOpen: true });
        case "answered": {
            const value = { query: action.request.query, hits: action.value };
            return [{ ...state, answer: loaded(value), active: -1 }, []];
        }
        case "failed":
            return [{ ...state, answer: failed(action.failure), active: -1 }, []];
        case "cleared":
            return [initialState, [cancel]];
        case "opened":
            return [{ ...state, isOpen: state.query !== "" }, []];
        case "closed":
            return [{ ...state, isOpen: false, active: -1 }, []];
        case "moved": {
            const count = state.answer.status === "loaded" ? state.answer.value.hits.length : 0;
            if (count === 0) return [{ ...state, isOpen: state.query !== "" }, []];
            // One place besides the hits is the box itself.
            const active = ((state.active + 1 + action.step + count + 1) % (count + 1)) - 1;
            return [{ ...state, isOpen: true, active }, []];
        }
    }
}

/** @param {State} state @returns {[State, import("./store.js").Effect[]]} */
const search = (state) => [
    { ...state, answer: loading, active: -1 },
    [{ type: "search", id: "search", request: { query: state.query }, answered: "answered", failed: "failed" }],
];
