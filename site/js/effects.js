// Does what features ask for: waits, loads.

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
 * Sends `effect.then` after `effect.milliseconds`.
 *
 * @param {Clock} clock
 * @returns {import("./store.js").Performer}
 */
export const waiting = (clock) => (effect, send, signal) =>
    new Promise((resolve) => {
        const cancel = clock.after(effect.milliseconds, () => {
            send(effect.then);
            resolve();
        });
        signal.addEventListener("abort", () => {
            cancel();
            resolve();
        });
    });

/**
 * Sends `answered` with what was loaded, or `failed` with the failure; both have the effect's `request` with them.
 *
 * @param {(request: object, signal: AbortSignal) => Promise<unknown>} load
 * @returns {import("./store.js").Performer}
 */
export const loadingBy = (load) => async (effect, send, signal) => {
    const { request } = effect;
    let action;
    try {
        action = { type: effect.answered, request, value: await load(request, signal) };
    } catch (failure) {
        action = { type: effect.failed, request, failure };
    }
    send(action);
};
