// What a search box shows, as a value, and how it changes: no effect happens here.

import { failed, idle, loaded, loading } from "./load-state.js";

/**
 * @typedef {object} Found
 * @property {import("./search.js").SearchHit[]} hits
 * @property {number} total How many there are, beside those that are shown.
 * @property {ReturnType<import("./search.js").SearchIndex["answer"]>["facets"]} facets
 * @property {import("./search.js").SearchHit[]} suggestions What may have been meant, where there is no hit.
 *
 * @typedef {{ kind: string, type: string, gen: string }} Narrowing What alone is wanted, as the address has it; empty for anything.
 *
 * @typedef {import("./load-state.js").LoadState<Found & { query: string, only: Narrowing }>} Answer
 *
 * @typedef {object} State
 * @property {string} query What was typed, without spaces around it.
 * @property {Narrowing} only
 * @property {number} limit The most hits wanted.
 * @property {Answer} answer
 * @property {boolean} isOpen Whether the answer is on show.
 * @property {number} active The hit that the arrow keys are on, or -1.
 *
 * @typedef {{ type: "typed" | "asked", query: string, only?: Narrowing }
 *     | { type: "waited" | "retried" | "cleared" | "closed" }
 *     | { type: "answered", request: { query: string, only: Narrowing }, value: Found }
 *     | { type: "failed", failure: Error }
 *     | { type: "moved", step: 1 | -1 }} Action
 */

/** How long the box waits after the last key, in milliseconds. */
export const pause = 300;

/** @type {Narrowing} */
export const anything = { kind: "", type: "", gen: "" };

/** The state of an empty box that shows so many hits. @param {number} limit @returns {State} */
export const emptyBox = (limit) => ({ query: "", only: anything, limit, answer: idle, isOpen: false, active: -1 });

const wait = { type: "wait", id: "search", milliseconds: pause, then: { type: "waited" } };
const cancel = { type: "cancel", id: "search" };

/** What can be chosen: the hits, or where there is none what may have been meant. @param {State} state */
export const choices = ({ answer }) => {
    if (answer.status !== "loaded") return [];
    return answer.value.hits.length > 0 ? answer.value.hits : answer.value.suggestions;
};

/**
 * The state after an action, and what is to be done.
 *
 * @param {State} state
 * @param {Action} action
 * @returns {[State, import("./store.js").Effect[]]}
 */
export function reduceBox(state, action) {
    switch (action.type) {
        case "typed":
        case "asked": {
            const query = action.query.trim();
            const { only = state.only } = action;
            if (query === "") return [{ ...emptyBox(state.limit), only }, [cancel]];
            const { answer } = state;
            const isAnswered = answer.status === "loaded" && answer.value.query === query && answer.value.only === only;
            const next = { ...state, query, only, isOpen: true, active: -1 };
            if (isAnswered) return [next, [cancel]];
            // The last answer stays on show until there is a newer one to show.
            return action.type === "typed" ? [next, [wait]] : search(next);
        }
        case "waited":
        case "retried":
            return state.query === "" ? [state, []] : search({ ...state, isOpen: true });
        case "answered": {
            const { query, only } = action.request;
            return [{ ...state, answer: loaded({ query, only, ...action.value }), active: -1 }, []];
        }
        case "failed":
            return [{ ...state, answer: failed(action.failure), active: -1 }, []];
        case "cleared":
            return [{ ...emptyBox(state.limit), only: state.only }, [cancel]];
        case "closed":
            return [{ ...state, isOpen: false, active: -1 }, []];
        case "moved": {
            const count = choices(state).length;
            if (count === 0) return [{ ...state, isOpen: state.query !== "" }, []];
            // One place besides the hits is the box itself.
            const active = ((state.active + 1 + action.step + count + 1) % (count + 1)) - 1;
            return [{ ...state, isOpen: true, active }, []];
        }
    }
}

/** @param {State} state @returns {[State, import("./store.js").Effect[]]} */
function search(state) {
    const { query, only, limit } = state;
    const request = { query, only, limit };
    const effect = { type: "search", id: "search", request, answered: "answered", failed: "failed" };
    return [{ ...state, answer: loading, active: -1 }, [effect]];
}
