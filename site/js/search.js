// Finds names: reads the index that pokebuild writes for each language (docs/search.md) and searches it.

import { facetsOf } from "./facets.js";
import { fold } from "./fold.js";
import { highlights } from "./highlights.js";
import { readIndex } from "./index-format.js";
import { NameKeys, inside, otherName, ownName, quality, verbatim, whole, wordStart } from "./name-keys.js";
import { filterOf, parseQuery } from "./query.js";

/**
 * @typedef {object} SearchOptions
 * @property {number} [limit] The most hits wanted; 20 unless told.
 * @property {string[]} [kinds] Only these kinds.
 * @property {string[]} [types] Only what has all of these types.
 * @property {number} [generation] Only what first appeared in this generation.
 */

/**
 * @typedef {object} SearchHit
 * @property {string} kind The folder of the page, as `pokemon`.
 * @property {string} slug The page's own folder; for a form, its species'.
 * @property {string} name The name in the index's language.
 * @property {string} url Relative to the language's root, with the form's anchor.
 * @property {number} score From 0 to 1; comparable within one answer only.
 * @property {[number, number][]} ranges The pieces of `name` that matched, in UTF-16; empty for a match in another name.
 */

/** The names of one language's pages, ready to be searched. */
export class SearchIndex {
    /**
     * Reads an index.
     *
     * @param {string} json
     * @returns {SearchIndex}
     * @throws {Error} Where the text is no index, or one of another format version.
     */
    static parse(json) {
        return new SearchIndex(readIndex(json));
    }

    /** @param {import("./index-format.js").Index} index */
    constructor({ language, entries, text }) {
        this.language = language;
        this.entries = entries;
        /** Where the full text is; null where there is none. `TextSearch` reads it. */
        this.text = text;
        this.lowerNames = entries.map((entry) => entry.name.toLowerCase());
        this.keys = new NameKeys(entries);
        this.fields = fieldsOf(entries, this.keys);
    }

    /**
     * Searches. Any text and any options are fine; what cannot be understood matches nothing.
     *
     * @param {string} typed Names, beginnings of names, a national number; `kind:`, `type:`, `gen:` and `#25` narrow it.
     * @param {SearchOptions} [options]
     * @returns {SearchHit[]} Best first; empty for an empty query.
     */
    search(typed, options = {}) {
        return this.#find(typed, options ?? {}).hits;
    }

    /**
     * Searches, and counts what there is in all.
     *
     * @param {string} typed
     * @param {SearchOptions} [options]
     * @returns {{ hits: SearchHit[], total: number, facets: import("./facets.js").Facets }}
     */
    answer(typed, options = {}) {
        const { hits, found, query } = this.#find(typed, options);
        const matching = this.entries.filter((_, number) => found[number] > 0);
        const total = matching.filter(filterOf(query, options)).length;
        return { hits, total, facets: facetsOf(matching, query, options) };
    }

    /**
     * What may have been meant where a search found nothing: the same without what narrows it, one of its words, or the
     * names that come nearest.
     *
     * @param {string} typed
     * @param {number} [limit]
     * @returns {SearchHit[]}
     */
    suggest(typed, limit = 3) {
        const { text, words } = parseQuery(String(typed ?? ""), this.fields);
        for (const part of [text, ...[...words].sort((left, right) => right.length - left.length)]) {
            const hits = this.search(part, { limit });
            if (hits.length > 0) return hits;
        }
        if (words.length === 0) return [];
        return this.keys.closest(words.join(""), limit).map((entry) => this.#hit(this.entries[entry], 0, []));
    }

    #find(typed, options) {
        const query = parseQuery(String(typed ?? ""), this.fields);
        const isAllowed = filterOf(query, options);
        const limit = wholeNumber(options.limit, 20);
        const hasFields =
            query.kinds !== null || query.types.length > 0 || query.generation !== null || query.onlyNumber !== null;
        if (limit === 0 || (query.words.length === 0 && query.text === "" && !hasFields)) {
            return { query, hits: [], found: new Uint8Array(this.entries.length) };
        }
        const found = this.#match(query, isAllowed, limit, hasFields);
        const scores = this.#scores(found, query, isAllowed);
        const hits = Array.from(scores.subarray(0, limit), (packed) => {
            const entry = this.entries[this.entries.length - 1 - (packed % this.entries.length)];
            return this.#hit(entry, packed / this.#bestScore, query.words);
        });
        return { query, hits, found };
    }

    /** @returns {SearchHit} */
    #hit({ kind, slug, name, anchor }, score, words) {
        const url = `${kind}/${slug}/${anchor === "" ? "" : "#" + anchor}`;
        return { kind, slug, name, url, score, ranges: highlights(name, words) };
    }

    /** How well each entry matches, 0 for not at all. @returns {Uint8Array} */
    #match(query, isAllowed, limit, hasFields) {
        const found = new Uint8Array(this.entries.length);
        if (query.words.length === 0) {
            // Without a word there are the fields alone, or a name that is nothing but signs, as an item's `???`.
            this.lowerNames.forEach((name, entry) => {
                if (query.text === "" ? hasFields : name === query.text) found[entry] = quality(whole, ownName);
            });
            return found;
        }
        // The whole without its spaces, so that "hooh" and "mr mime" need none; then each word, in any order.
        const phrase = query.words.join("");
        const phraseMatches = this.keys.scan(phrase);
        const wordMatches = query.words.length > 1 ? query.words.map((word) => this.keys.scan(word)) : [];
        const combine = () => {
            let count = 0;
            for (let entry = 0; entry < found.length; entry++) {
                let best = phraseMatches[entry];
                if (wordMatches.length > 0) {
                    let worst = quality(wordStart, ownName);
                    for (const matches of wordMatches) worst = Math.min(worst, matches[entry]);
                    best = Math.max(best, worst);
                }
                found[entry] = best;
                if (best > 0 && isAllowed(this.entries[entry])) count += 1;
            }
            return count;
        };
        if (query.number !== null) {
            this.entries.forEach((entry, number) => {
                if (entry.number === query.number) phraseMatches[number] = quality(whole, ownName);
            });
        }
        if (combine() < limit) {
            this.keys.scanWithErrors(phrase, phraseMatches);
            query.words.forEach((word, i) => {
                if (wordMatches.length > 0) this.keys.scanWithErrors(word, wordMatches[i]);
            });
            combine();
        }
        return found;
    }

    /** The scores of what was found, best first; an entry's number is the remainder, so that no two are equal. */
    #scores(found, query, isAllowed) {
        const scores = [];
        for (let entry = 0; entry < found.length; entry++) {
            if (found[entry] === 0 || !isAllowed(this.entries[entry])) continue;
            const { kind, anchor } = this.entries[entry];
            let value = found[entry];
            const name = this.lowerNames[entry];
            if (value === quality(whole, ownName) && name === query.text) value = quality(verbatim, ownName);
            value = value * 3 + (kind !== "pokemon" ? 0 : anchor === "" ? 2 : 1);
            value = value * 2 + (query.text !== "" && name.includes(query.text) ? 1 : 0);
            value = value * 256 + this.#likeness(entry, found[entry], query);
            scores.push(value * this.entries.length + (this.entries.length - 1 - entry));
        }
        return Float64Array.from(scores).sort().reverse();
    }

    /** Which of equally good names comes first, as 0...255. */
    #likeness(entry, found, query) {
        // What fields or a number ask for keeps the order of the index, which is that of the numbers.
        if (query.words.length === 0 || query.number !== null) return 0;
        // Of names with errors the one whose beginning is as typed, as most errors are not at the start.
        if (found < quality(inside, otherName)) {
            const name = this.lowerNames[entry];
            let shared = 0;
            while (shared < name.length && shared < 31 && name[shared] === query.text[shared]) shared += 1;
            return shared * 8 + 7 - Math.min(7, Math.abs(name.length - query.text.length));
        }
        return 255 - Math.min(255, this.entries[entry].name.length);
    }

    get #bestScore() {
        return (quality(verbatim, ownName) + 1) * 3 * 2 * 256 * this.entries.length;
    }
}

/** What the fields `kind:` and `type:` can mean. A type is known by its slug and by all names that the index has for it. */
function fieldsOf(entries, { keys }) {
    const types = new Map();
    const kinds = new Set(entries.map((entry) => entry.kind));
    for (const type of new Set(entries.flatMap((entry) => entry.types))) {
        types.set(fold(type).replaceAll(" ", ""), type);
    }
    for (const { words, entry } of keys) {
        if (entries[entry].kind === "type") types.set(words.join(""), entries[entry].slug);
    }
    const startingWith = (value, pairs) => {
        const exact = pairs.filter(([name]) => name === value);
        const meant = exact.length > 0 ? exact : pairs.filter(([name]) => name.startsWith(value));
        return new Set(meant.map(([, slug]) => slug));
    };
    const kindPairs = [...kinds].flatMap((kind) => {
        const name = fold(kind).replaceAll(" ", "");
        return [[name, kind], [name + "s", kind]];
    });
    return {
        kinds: (value) => startingWith(value, kindPairs),
        types: (value) => startingWith(value, [...types]),
    };
}

function wholeNumber(value, fallback) {
    return Number.isFinite(value) ? Math.max(0, Math.floor(value)) : fallback;
}
