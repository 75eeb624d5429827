// What a search box or the search page shows, as a value, and how it changes: no effect happens here.

/**
 * @typedef {{ status: "idle" }
 *     | { status: "loading" }
 *     | { status: "loaded", value: { query: string, hits: import("./search.js").SearchHit[] } }
 *     | { status: "failed", reason: string, message: string }} Answer
 *
 * @typedef {object} State
 * @property {string} query What was typed, without spaces around it.
 * @property {Answer} answer
 * @property {boolean} isOpen Whether the answer is on show.
 * @property {number} active The hit that the arrow keys are on, or -1.
 *
 * @typedef {{ type: "typed" | "asked", query: string }
 *     | { type: "waited" | "retried" | "cleared" | "opened" | "closed" }
 *     | { type: "answered", query: string, hits: import("./search.js").SearchHit[] }
 *     | { type: "failed", query: string, reason: string, message: string }
 *     | { type: "moved", step: 1 | -1 }} Action
 *
 * @typedef {{ type: "wait", milliseconds: number }
 *     | { type: "search", query: string }
 *     | { type: "cancel" }} Effect One at a time: each cancels the one before.
 */

/** How long the box waits after the last key, in milliseconds. */
export const pause = 300;

/** @type {State} */
export const initialState = { query: "", answer: { status: "idle" }, isOpen: false, active: -1 };

/**
 * The state after an action, and what is to be done.
 *
 * @param {State} state
 * @param {Action} action
 * @returns {[State, Effect | null]}
 */
export function reduce(state, action) {
    switch (action.type) {
        case "typed":
        case "asked": {
            const query = action.query.trim();
            if (query === "") return [initialState, { type: "cancel" }];
            const isAnswered = state.answer.status === "loaded" && state.answer.value.query === query;
            const next = { ...state, query, isOpen: true, active: -1 };
            if (isAnswered) return [next, { type: "cancel" }];
            // The last answer stays on show until there is a newer one to show.
            return action.type === "typed" ? [next, { type: "wait", milliseconds: pause }] : search(next);
        }
        case "waited":
        case "retried":
            return state.query === "" ? [state, null] : search({ ...state, isOpen: true });
        case "answered": {
            if (action.query !== state.query) return [state, null];
            const value = { query: action.query, hits: action.hits };
            return [{ ...state, answer: { status: "loaded", value }, active: -1 }, null];
        }
        case "failed": {
            if (action.query !== state.query) return [state, null];
            const { reason, message } = action;
            return [{ ...state, answer: { status: "failed", reason, message }, active: -1 }, null];
        }
        case "cleared":
            return [initialState, { type: "cancel" }];
        case "opened":
            return [{ ...state, isOpen: state.query !== "" }, null];
        case "closed":
            return [{ ...state, isOpen: false, active: -1 }, null];
        case "moved": {
            const count = state.answer.status === "loaded" ? state.answer.value.hits.length : 0;
            if (count === 0) return [{ ...state, isOpen: state.query !== "" }, null];
            // One place besides the hits is the box itself.
            const active = ((state.active + 1 + action.step + count + 1) % (count + 1)) - 1;
            return [{ ...state, isOpen: true, active }, null];
        }
    }
}

/** @param {State} state @returns {[State, Effect]} */
const search = (state) => [
    { ...state, answer: { status: "loading" }, active: -1 },
    { type: "search", query: state.query },
];
