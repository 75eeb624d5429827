// Gets the names index, once for a page, and searches it.

import { SearchIndex } from "./search.js";

/** Why a search could not be answered; `reason` names a sentence in the page's strings. */
export class SearchFailure extends Error {
    /**
     * @param {"offline" | "timeout" | "gone" | "server" | "broken"} reason
     * @param {string} message For developers.
     * @param {unknown} [cause]
     */
    constructor(reason, message, cause) {
        super(message, { cause });
        this.name = "SearchFailure";
        this.reason = reason;
    }
}

/**
 * A client of the index at one address.
 *
 * @param {object} parts
 * @param {string} parts.url
 * @param {typeof fetch} parts.fetch
 * @param {import("./search-store.js").Clock} parts.clock
 * @param {number} [parts.patience] How long the server may take, in milliseconds.
 */
export function makeSearchClient({ url, fetch, clock, patience = 20_000 }) {
    /** @type {Promise<SearchIndex> | null} */
    let loading = null;

    async function load() {
        const controller = new AbortController();
        const cancelTimer = clock.after(patience, () => controller.abort());
        try {
            const response = await fetch(url, { signal: controller.signal });
            if (!response.ok) {
                const isGone = response.status === 404 || response.status === 410;
                throw new SearchFailure(isGone ? "gone" : "server", `${url} answered with status ${response.status}`);
            }
            const text = await response.text();
            try {
                return SearchIndex.parse(text);
            } catch (cause) {
                throw new SearchFailure("broken", `${url}: ${cause.message}`, cause);
            }
        } catch (cause) {
            if (cause instanceof SearchFailure) throw cause;
            if (controller.signal.aborted) throw new SearchFailure("timeout", `${url} took over ${patience} ms`, cause);
            throw new SearchFailure("offline", `${url} could not be fetched: ${cause.message}`, cause);
        } finally {
            cancelTimer();
        }
    }

    /** The index, from a load that is done or in flight; a failed one is forgotten, so that the next call tries again. */
    function index() {
        loading ??= load().catch((failure) => {
            loading = null;
            throw failure;
        });
        return loading;
    }

    return {
        /** Begins to load the index, before it is needed. A failure is told by the search that needs it. */
        prepare() {
            index().catch(() => {});
        },

        /**
         * Searches. A cancelled search ends with the signal's reason; the index goes on loading for the next one.
         *
         * @param {string} query
         * @param {import("./search.js").SearchOptions} options
         * @param {AbortSignal} signal
         * @returns {Promise<import("./search.js").SearchHit[]>}
         */
        async search(query, options, signal) {
            signal.throwIfAborted();
            const found = await index();
            signal.throwIfAborted();
            return found.search(query, options);
        },
    };
}
