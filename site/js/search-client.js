// Gets the names index, once for a page, and searches it.

import { makeGetter, once, unlessAborted } from "./fetching.js";
import { SearchIndex } from "./search.js";

/**
 * A client of the index at one address.
 *
 * @param {{ url: string } & Parameters<typeof makeGetter>[0]} parts
 */
export function makeSearchClient({ url, ...parts }) {
    const get = makeGetter(parts);
    const index = once(() => get(url, (text) => SearchIndex.parse(text)));

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
         * @returns {Promise<import("./search.js").SearchHit[]>} Rejected with a `LoadFailure` where there is no index.
         */
        async search(query, options, signal) {
            const found = await unlessAborted(index(), signal);
            return found.search(query, options);
        },
    };
}
