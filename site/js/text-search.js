// Finds pages by the words of their texts: fetches the shards that a query needs (docs/search.md), and no others.

import { excerpt } from "./excerpts.js";
import { facetsOf } from "./facets.js";
import { filterOf, parseQuery } from "./query.js";
import { termsOf } from "./terms.js";

/**
 * @typedef {object} TextHit
 * @property {string} kind
 * @property {string} slug
 * @property {string} name
 * @property {string} url Relative to the language's root.
 * @property {{ text: string, language: string | null, ranges: [number, number][] }} excerpt
 */

/** The full text of one language. */
export class TextSearch {
    /** Shards by name, read or on their way. @type {Map<string, Promise<any>>} */
    #shards = new Map();

    /**
     * @param {import("./search.js").SearchIndex} index
     * @param {(name: string, read: (json: string) => object) => Promise<object>} get Gets a shard and reads it.
     */
    constructor(index, get) {
        this.index = index;
        this.get = get;
    }

    /**
     * Searches the texts of all pages; a page is found that has every word, or a longer one for each.
     *
     * @param {string} typed As for names: fields narrow.
     * @param {import("./search.js").SearchOptions} [options]
     * @param {AbortSignal} [signal] Ends the search with its reason.
     * @returns {Promise<{ hits: TextHit[], total: number, facets: import("./facets.js").Facets }>} Those with the words as
     *     typed first.
     */
    async search(typed, options = {}, signal) {
        const { index } = this;
        const query = parseQuery(String(typed ?? ""), index.fields);
        const terms = query.words.flatMap(termsOf);
        if (!index.text || terms.length === 0) return { hits: [], total: 0, facets: facetsOf([], query, options) };
        const matches = await Promise.all(terms.map((term) => this.#pages(term)));
        signal?.throwIfAborted();

        matches.sort((left, right) => left.size - right.size);
        const [rarest, ...others] = matches;
        const matching = [...rarest.keys()].filter((page) => others.every((pages) => pages.has(page)));
        const isAllowed = filterOf(query, options);
        const found = matching.filter((page) => isAllowed(index.entries[page]));
        const exactness = (page) => matches.reduce((sum, pages) => sum + pages.get(page), 0);
        const ranked = found.map((page) => [page, exactness(page)]);
        ranked.sort((left, right) => right[1] - left[1] || left[0] - right[0]);
        const shown = ranked.slice(0, options.limit ?? 20).map(([page]) => page);
        const hits = await Promise.all(shown.map((page) => this.#hit(page, query.words)));
        signal?.throwIfAborted();
        // Some have all terms, but not the words; that shows in their texts only.
        const missed = new Set(shown.filter((_, place) => hits[place] === null));
        const facets = facetsOf(matching.filter((page) => !missed.has(page)).map((page) => index.entries[page]), query, options);
        return { hits: hits.filter((hit) => hit !== null), total: found.length - missed.size, facets };
    }

    /** The pages that have a term: 2 for the term itself, 1 for a longer one. @returns {Promise<Map<number, number>>} */
    async #pages({ term, isBeginning }) {
        const { terms, termShards } = this.index.text;
        const last = placeIn(terms, term, (first) => first);
        const pages = new Map();
        // A beginning may go on in the shards after.
        for (let shard = Math.max(last, 0); shard < terms.length; shard++) {
            if (shard > last && !(isBeginning && terms[shard].startsWith(term))) break;
            const { lines } = await this.#shard(termShards[shard]);
            const start = placeIn(lines, term, (line) => line.slice(0, line.indexOf(" ")));
            for (let at = Math.max(start, 0); at < lines.length; at++) {
                const [word, ...steps] = lines[at].split(" ");
                const isSame = word === term;
                if (!isSame && !(isBeginning && word.startsWith(term))) {
                    if (word > term) break;
                    continue;
                }
                let page = 0;
                for (const step of steps) {
                    page += parseInt(step, 36);
                    if (isSame || !pages.has(page)) pages.set(page, isSame ? 2 : 1);
                }
                if (isSame && !isBeginning) break;
            }
        }
        return pages;
    }

    /** A page with the piece of its texts that has most of the words; null where none has one as it was typed. */
    async #hit(page, words) {
        const { pages, pageShards } = this.index.text;
        const shard = placeIn(pages, page, (first) => first);
        const { texts } = await this.#shard(pageShards[shard]);
        let best = null;
        for (const passage of texts?.[page - pages[shard]] ?? []) {
            const { text, language = null } = typeof passage === "string" ? { text: passage } : passage;
            const piece = excerpt(String(text), words);
            if (piece.count > (best?.count ?? 0)) best = { ...piece, language };
        }
        if (best === null) return null;
        const { kind, slug, name } = this.index.entries[page];
        const { text, language, ranges } = best;
        return { kind, slug, name, url: `${kind}/${slug}/`, excerpt: { text, language, ranges } };
    }

    /** A shard, fetched once; a failed one is forgotten, so that the next search tries again. */
    #shard(name) {
        const known = this.#shards.get(name);
        if (known) return known;
        const shard = this.get(name, readShard);
        this.#shards.set(name, shard);
        shard.catch(() => this.#shards.delete(name));
        return shard;
    }
}

/** @param {string} json */
function readShard(json) {
    const shard = JSON.parse(json);
    if (shard?.version !== 1) throw new Error(`the shard has format version ${shard?.version}, this script reads 1`);
    return { lines: String(shard.terms ?? "").split("\n"), texts: shard.texts };
}

/** The last place in a sorted list whose key is not after `key`; -1 where all are. */
function placeIn(list, key, keyOf) {
    let low = 0;
    let high = list.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (keyOf(list[middle]) <= key) low = middle + 1;
        else high = middle;
    }
    return low - 1;
}
