// Gets the names index, once for a page, and the shards of the full text as searches need them.

import { makeGetter, once, unlessAborted } from "./fetching.js";
import { LoadFailure } from "./load-state.js";
import { SearchIndex } from "./search.js";

/** The search of texts, which most pages never need. */
const textSearch = () =>
    import("./text-search.js").catch((cause) => {
        throw new LoadFailure(navigator.onLine ? "gone" : "offline", cause.message);
    });

/**
 * A client of the index at one address.
 *
 * A cancelled search ends with the signal's reason; what it loads goes on loading for the next one. A search that cannot have
 * what it needs is rejected with a `LoadFailure`.
 *
 * @param {{ url: string } & Parameters<typeof makeGetter>[0]} parts
 */
export function makeSearchClient({ url, ...parts }) {
    const get = makeGetter(parts);
    const index = once(() => get(url, (text) => SearchIndex.parse(text)));
    const folder = url.slice(0, url.lastIndexOf("/") + 1);
    const fullText = once(async () => {
        const [names, { TextSearch }] = await Promise.all([index(), textSearch()]);
        return new TextSearch(names, (name, read) => get(`${folder}${names.language}/${name}.json`, read));
    });
    const narrowed = ({ kind, type, gen }, limit) => ({
        limit,
        ...(kind && { kinds: [kind] }),
        ...(type && { types: [type] }),
        ...(gen && { generation: Number(gen) }),
    });

    return {
        /** Begins to load the index, before it is needed. A failure is told by the search that needs it. */
        prepare() {
            index().catch(() => {});
        },

        /**
         * Searches the names.
         *
         * @param {string} query
         * @param {import("./search.js").SearchOptions} options
         * @param {AbortSignal} signal
         * @returns {Promise<import("./search.js").SearchHit[]>}
         */
        async search(query, options, signal) {
            const names = await unlessAborted(index(), signal);
            return names.search(query, options);
        },

        /**
         * Searches the names, counts all that match, and looks for what may have been meant where nothing does.
         *
         * @param {{ query: string, only: import("./search-state.js").Narrowing, limit: number }} request
         * @param {AbortSignal} signal
         * @returns {Promise<import("./search-state.js").Found>}
         */
        async answer({ query, only, limit }, signal) {
            const names = await unlessAborted(index(), signal);
            const answer = names.answer(query, narrowed(only, limit));
            // Where narrowing left nothing, the words themselves are right.
            const isMissed = answer.hits.length === 0 && Object.values(only).join("") === "";
            return { ...answer, suggestions: isMissed ? names.suggest(query) : [] };
        },

        /**
         * Searches the texts.
         *
         * @param {{ query: string, only: import("./search-state.js").Narrowing, limit: number }} request
         * @param {AbortSignal} signal
         * @returns {Promise<{ hits: import("./text-search.js").TextHit[], total: number }>}
         */
        async texts({ query, only, limit }, signal) {
            const found = await unlessAborted(fullText(), signal);
            return found.search(query, narrowed(only, limit), signal);
        },
    };
}
