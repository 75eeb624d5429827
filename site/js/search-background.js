// The search client for pages: what search-client.js does, in a thread of its own.

import { LoadFailure } from "./load-state.js";

const startWorker = () => new Worker(new URL("./search-worker.js", import.meta.url), { type: "module" });

/** @type {Map<string, ReturnType<typeof makeBackgroundClient>>} */
const clients = new Map();

/**
 * The client of the index that an element names: one for all that search in a page, so that one thread reads the index.
 *
 * @param {HTMLElement} element
 */
export function clientFor({ dataset: { searchIndex } }) {
    const { href } = new URL(searchIndex, location.href);
    if (!clients.has(href)) clients.set(href, makeBackgroundClient(href));
    return clients.get(href);
}

/**
 * A client of the index at one address, which a thread loads and searches. The thread is started when it is first needed.
 *
 * @param {string} url
 * @param {() => Worker} [start]
 * @returns {ReturnType<typeof import("./search-client.js").makeSearchClient>}
 */
export function makeBackgroundClient(url, start = startWorker) {
    /** @type {Worker | null} */
    let worker = null;
    /** Who waits for which call. @type {Map<number, { resolve: Function, reject: Function }>} */
    const waiting = new Map();
    let last = 0;

    function post(message) {
        if (worker === null) {
            worker = start();
            worker.addEventListener("message", ({ data: { call, value, failure } }) => {
                const caller = waiting.get(call);
                waiting.delete(call);
                if (failure) caller?.reject(new LoadFailure(failure.reason, failure.message));
                else caller?.resolve(value);
            });
            // The thread itself could not be loaded: the next search starts another.
            worker.addEventListener("error", (event) => {
                worker = null;
                // Why is not told: where there is a connection, another build took its place.
                const failure = new LoadFailure(navigator.onLine ? "gone" : "offline", event.message ?? url);
                for (const { reject } of waiting.values()) reject(failure);
                waiting.clear();
            });
        }
        worker.postMessage({ url, ...message });
    }

    const ask = (method) => (...parameters) =>
        new Promise((resolve, reject) => {
            const signal = parameters.pop();
            signal.throwIfAborted();
            const call = (last += 1);
            waiting.set(call, { resolve, reject });
            signal.addEventListener("abort", () => {
                if (!waiting.delete(call)) return;
                post({ call, isCancelled: true });
                reject(signal.reason);
            });
            post({ call, method, parameters });
        });

    return {
        prepare: () => post({ method: "prepare" }),
        search: ask("search"),
        answer: ask("answer"),
        texts: ask("texts"),
    };
}
