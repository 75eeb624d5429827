// Gets files of the site, and tells why one cannot be had.

import { systemClock } from "./clock.js";
import { LoadFailure } from "./load-state.js";

/**
 * Makes a getter of files.
 *
 * @param {object} [parts] The browser's own unless told.
 * @param {typeof globalThis.fetch} [parts.fetch]
 * @param {import("./clock.js").Clock} [parts.clock]
 * @param {number} [parts.patience] How long the server may take, in milliseconds.
 */
export function makeGetter({ fetch = globalThis.fetch, clock = systemClock, patience = 20_000 } = {}) {
    /**
     * Gets a file and reads it.
     *
     * @template Value
     * @param {string} url
     * @param {(text: string) => Value} read Throws where the text is not what it should be.
     * @returns {Promise<Value>} Rejected with a `LoadFailure`.
     */
    return async (url, read) => {
        const controller = new AbortController();
        const cancelTimer = clock.after(patience, () => controller.abort());
        try {
            const response = await fetch(url, { signal: controller.signal });
            if (!response.ok) {
                throw new LoadFailure([404, 410].includes(response.status) ? "gone" : "server", `${url} answered with status ${response.status}`);
            }
            const text = await response.text();
            try {
                return read(text);
            } catch (cause) {
                throw new LoadFailure("broken", `${url}: ${cause.message}`, cause);
            }
        } catch (cause) {
            if (cause instanceof LoadFailure) throw cause;
            if (controller.signal.aborted) throw new LoadFailure("timeout", `${url} took over ${patience} ms`, cause);
            throw new LoadFailure("offline", `${url}: ${cause.message}`, cause);
        } finally {
            cancelTimer();
        }
    };
}

/**
 * Loads once for all who ask: one load in flight, and its value kept. A failed one is forgotten, so that the next call
 * tries again.
 *
 * @template Value
 * @param {() => Promise<Value>} load
 * @returns {() => Promise<Value>}
 */
export function once(load) {
    /** @type {Promise<Value> | null} */
    let promise = null;
    return () => {
        promise ??= load().catch((failure) => {
            promise = null;
            throw failure;
        });
        return promise;
    };
}

/**
 * What a promise comes to, unless the caller lost interest meanwhile; then the signal's reason is thrown.
 *
 * @template Value
 * @param {Promise<Value>} promise Goes on for others that wait for it.
 * @param {AbortSignal} signal
 */
export async function unlessAborted(promise, signal) {
    signal.throwIfAborted();
    const value = await promise;
    signal.throwIfAborted();
    return value;
}
