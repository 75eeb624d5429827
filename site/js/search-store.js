// Keeps the state of one search box and does what its changes ask for.

import { initialState, reduce } from "./search-state.js";

/**
 * @typedef {object} Clock
 * @property {(milliseconds: number, then: () => void) => () => void} after Calls back later, unless what it returns is called.
 */

/** The browser's own clock. @type {Clock} */
export const systemClock = {
    after(milliseconds, then) {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
    },
};

/**
 * Makes a store. An effect ends the one before it: a late answer never gets to the state.
 *
 * @param {object} parts
 * @param {{ search: (query: string, options: object, signal: AbortSignal) => Promise<object[]> }} parts.client
 * @param {Clock} parts.clock
 * @param {import("./search.js").SearchOptions} parts.options
 * @param {(state: import("./search-state.js").State) => void} parts.render
 */
export function makeSearchStore({ client, clock, options, render }) {
    let state = initialState;
    let current = new AbortController();

    /** @param {import("./search-state.js").Action} action */
    function send(action) {
        const [next, effect] = reduce(state, action);
        const hasChanged = next !== state;
        state = next;
        if (effect) run(effect);
        if (hasChanged) render(state);
    }

    /** @param {import("./search-state.js").Effect} effect */
    function run(effect) {
        current.abort();
        const { signal } = (current = new AbortController());
        if (effect.type === "wait") {
            const cancel = clock.after(effect.milliseconds, () => send({ type: "waited" }));
            signal.addEventListener("abort", cancel);
        } else if (effect.type === "search") {
            const { query } = effect;
            client.search(query, options, signal).then(
                (hits) => {
                    if (!signal.aborted) send({ type: "answered", query, hits });
                },
                ({ reason = "broken", message }) => {
                    if (!signal.aborted) send({ type: "failed", query, reason, message });
                },
            );
        }
    }

    return {
        send,
        get state() {
            return state;
        },
    };
}
