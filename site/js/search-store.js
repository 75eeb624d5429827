// The store of one search box, or of the search page.

import { loadingBy, waiting } from "./effects.js";
import { initialState, reduce } from "./search-state.js";
import { makeStore } from "./store.js";

/**
 * @param {object} parts
 * @param {{ search: (query: string, options: object, signal: AbortSignal) => Promise<object[]> }} parts.client
 * @param {import("./effects.js").Clock} parts.clock
 * @param {import("./search.js").SearchOptions} parts.options
 */
export const searchPerformers = ({ client, clock, options }) => ({
    wait: waiting(clock),
    search: loadingBy(({ query }, signal) => client.search(query, options, signal)),
});

/**
 * @param {Parameters<typeof searchPerformers>[0] & { render: (state: import("./search-state.js").State) => void }} parts
 */
export const makeSearchStore = ({ render, ...parts }) =>
    makeStore({ state: initialState, reduce, perform: searchPerformers(parts), render });
