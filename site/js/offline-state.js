// How much of a language is on the device, and how the rest gets there: no effect happens here.

import { failed, loaded, loading } from "./load-state.js";

/**
 * @typedef {object} Plan
 * @property {number} bytes How much all of it is.
 * @property {number} count How many files that are.
 * @property {string[]} missing Those that are not on the device.
 *
 * @typedef {import("./load-state.js").LoadState<Plan> | { status: "working", value: Plan, done: number }} State
 *     While it is working, the first `done` of the missing files are there.
 *
 * @typedef {{ type: "asked" | "started" | "cancelled" | "forgotten" }
 *     | { type: "planned", value: Plan }
 *     | { type: "kept", request: { paths: string[] } }
 *     | { type: "failed", failure: Error }} Action
 */

/** How many files are asked for at once. */
const batch = 16;

/** @type {State} */
export const initialState = loading;

const ask = (type, request, answered) => ({ type, id: "offline", request, answered, failed: "failed" });
const plan = () => [loading, [ask("plan", {}, "planned")]];

/**
 * @param {State} state
 * @param {Action} action
 * @returns {[State, import("./store.js").Effect[]]}
 */
export function reduce(state, action) {
    switch (action.type) {
        // What was fetched before a cancelling stays, so that the plan is another.
        case "asked":
        case "cancelled":
            return plan();
        case "planned":
            return [loaded(action.value), []];
        case "started":
            return state.status === "loaded" ? next({ status: "working", value: state.value, done: 0 }) : [state, []];
        case "kept":
            return next({ ...state, done: state.done + action.request.paths.length });
        case "forgotten":
            return [loading, [ask("forget", {}, "asked")]];
        case "failed":
            return [failed(action.failure), []];
    }
}

/** @param {State & { status: "working" }} state @returns {[State, import("./store.js").Effect[]]} */
function next(state) {
    const paths = state.value.missing.slice(state.done, state.done + batch);
    return paths.length === 0 ? plan() : [state, [ask("keep", { paths }, "kept")]];
}
