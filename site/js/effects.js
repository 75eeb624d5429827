// Does what features ask for: waits, loads.

/**
 * Sends `effect.then` after `effect.milliseconds`.
 *
 * @param {import("./clock.js").Clock} clock
 * @returns {import("./store.js").Performer}
 */
export const waitingBy = (clock) => (effect, send, signal) =>
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
