// Gets the list: the table once, and the rendered rows in files of a hundred as they are needed.

import { once, unlessAborted } from "./fetching.js";
import { readTable, select } from "./list-data.js";

/**
 * @param {object} parts
 * @param {string} parts.url The table's address.
 * @param {ReturnType<typeof import("./fetching.js").makeGetter>} parts.get
 * @param {(query: string, options: object, signal: AbortSignal) => Promise<{ slug: string }[]>} parts.search
 * @param {string} parts.language
 * @param {(filters: import("./filters.js").Filters) => Promise<object> | undefined} [parts.facets] Gets what the table does not have, where
 *     it is filtered by that.
 */
export function makeListClient({ url, get, search, language, facets }) {
    const table = once(() => get(url, readTable));
    /** @type {Map<string, () => Promise<string[]>>} */
    const files = new Map();

    /** The rendered rows of one file. */
    function rows(name) {
        const address = url.slice(0, url.lastIndexOf("/") + 1) + name;
        if (!files.has(name)) files.set(name, once(() => get(address, JSON.parse)));
        return files.get(name)();
    }

    return {
        /**
         * Some rows of the list. A cancelled call ends with the signal's reason; what it loads stays for the next.
         *
         * @param {object} request As the list's state makes it.
         * @param {AbortSignal} signal
         * @returns {Promise<{ rows: { id: number, html: string }[], total: number, unknown: number, order: import("./list-state.js").Order }>}
         *     `unknown` is how many of the starred ids the list does not have.
         */
        async list(request, signal) {
            const { query } = request.asked;
            const options = { limit: 10_000, kinds: ["pokemon"] };
            const [list, hits, more] = await unlessAborted(
                Promise.all([table(), query === "" ? null : search(query, options, signal), facets?.(request.filters)]),
                signal,
            );
            const whole = { ...list, facets: { ...list.facets, ...more } };
            const found = select(whole, request, hits && hits.map((hit) => hit.slug), language);
            const page = found.slice(request.offset, request.offset + request.limit);
            const html = async (place) => {
                const file = await rows(list.files[Math.floor(place / list.rowsPerFile)]);
                return { id: list.ids[place], html: file[place % list.rowsPerFile] };
            };
            const known = new Set(list.ids);
            return {
                rows: await unlessAborted(Promise.all(page.map(html)), signal),
                total: found.length,
                order: found.map((place) => [list.slugs[place], list.names[place], list.ids[place]]),
                unknown: request.starred.filter((id) => !known.has(id)).length,
            };
        },
    };
}
