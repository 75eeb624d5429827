// Finds names: reads the index that pokebuild writes for each language (docs/search.md) and searches it.

import { bitCount, distance, errorsAllowed, letterMask } from "./distance.js";
import { fold } from "./fold.js";
import { highlights } from "./highlights.js";
import { readEntries } from "./index-format.js";
import { parseQuery } from "./query.js";

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

// How well a key matches what was typed, from worst to best.
const errorsInBeginning = 1;
const errors = 2;
const errorInBeginning = 3;
const error = 4;
const inside = 5;
const wordStart = 6;
const keyStart = 7;
const whole = 8;
const verbatim = 9;

// Whose name a key is: a match in the entry's own name is worth most, then its slug (English), then its other names.
const ownName = 2;
const slugName = 1;
const otherName = 0;
const quality = (match, owner) => match * 3 + owner;

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
        return new SearchIndex(readEntries(json));
    }

    /** @param {import("./index-format.js").Entry[]} entries */
    constructor(entries) {
        this.entries = entries;
        this.lowerNames = entries.map((entry) => entry.name.toLowerCase());
        this.#gatherKeys();
        this.#gatherFields();
    }

    // Everything that is searched is one text, a key a line without its spaces, so that a search is one scan.
    #gatherKeys() {
        /** @type {{ words: string[], entry: number, owner: number }[]} */
        this.keys = [];
        let length = 1;
        this.nameLengths = new Uint8Array(this.entries.length);
        this.entries.forEach((entry, number) => {
            const add = (folded, owner) => {
                if (folded === "") return;
                const words = folded.split(" ");
                this.keys.push({ words, entry: number, owner });
                for (const word of words) length += word.length;
                length += 1;
            };
            add(entry.folded, ownName);
            const slug = fold(entry.anchor || entry.slug);
            if (slug !== entry.folded) add(slug, slugName);
            for (const alias of entry.aliases) add(fold(alias), otherName);
            this.nameLengths[number] = Math.min(255, entry.name.length);
        });
        this.text = "\n" + this.keys.map((key) => key.words.join("")).join("\n") + "\n";
        this.keyAt = new Uint32Array(length);
        this.startsWord = new Uint8Array(length + 1);
        let at = 1;
        this.keys.forEach((key, number) => {
            const start = at;
            for (const word of key.words) {
                this.startsWord[at] = 1;
                at += word.length;
            }
            this.keyAt.fill(number, start, at);
            at += 1;
        });
    }

    // For typing errors: every distinct key and word, and the keys that it is in. Gathered when first needed, which is not
    // before the first answer on most pages.
    #gatherTerms() {
        if (this.terms) return;
        /** @type {Map<string, number[]>} */
        const keysOfTerm = new Map();
        const add = (term, key) => {
            const keys = keysOfTerm.get(term);
            if (!keys) keysOfTerm.set(term, [key]);
            else if (keys[keys.length - 1] !== key) keys.push(key);
        };
        this.keys.forEach(({ words }, key) => {
            add(words.join(""), key);
            if (words.length > 1) for (const word of words) add(word, key);
        });
        const terms = [...keysOfTerm].filter(([term]) => term.length > 2);
        this.terms = terms.map(([term]) => term);
        this.keysOfTerm = terms.map(([, keys]) => keys);
        this.termMasks = Int32Array.from(this.terms, letterMask);
        this.termLengths = Uint16Array.from(this.terms, (term) => term.length);
    }

    // What the fields `kind:` and `type:` can mean. A type is known by its slug and by all names that the index has for it.
    #gatherFields() {
        const types = new Map();
        const kinds = new Set(this.entries.map((entry) => entry.kind));
        for (const type of new Set(this.entries.flatMap((entry) => entry.types))) {
            types.set(fold(type).replaceAll(" ", ""), type);
        }
        for (const { words, entry } of this.keys) {
            if (this.entries[entry].kind === "type") types.set(words.join(""), this.entries[entry].slug);
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
        this.fields = {
            kinds: (value) => startingWith(value, kindPairs),
            types: (value) => startingWith(value, [...types]),
        };
    }

    /**
     * Searches. Any text and any options are fine; what cannot be understood matches nothing.
     *
     * @param {string} typed Names, beginnings of names, a national number; `kind:`, `type:`, `gen:` and `#25` narrow it.
     * @param {SearchOptions} [options]
     * @returns {SearchHit[]} Best first; empty for an empty query.
     */
    search(typed, options = {}) {
        const query = parseQuery(String(typed ?? ""), this.fields);
        const isAllowed = filter(query, options ?? {});
        const limit = wholeNumber(options?.limit, 20);
        const hasFields =
            query.kinds !== null || query.types.length > 0 || query.generation !== null || query.onlyNumber !== null;
        if (limit === 0 || (query.words.length === 0 && query.text === "" && !hasFields)) return [];

        const found = this.#match(query, isAllowed, limit, hasFields);
        const scores = this.#scores(found, query, isAllowed);
        return Array.from(scores.subarray(0, limit), (packed) => {
            const entry = this.entries[this.entries.length - 1 - (packed % this.entries.length)];
            const { kind, slug, name, anchor } = entry;
            return {
                kind,
                slug,
                name,
                url: `${kind}/${slug}/${anchor === "" ? "" : "#" + anchor}`,
                score: packed / this.#bestScore,
                ranges: highlights(name, query.words),
            };
        });
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
        const phraseMatches = this.#scan(phrase);
        const wordMatches = query.words.length > 1 ? query.words.map((word) => this.#scan(word)) : [];
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
            this.#scanWithErrors(phrase, phraseMatches);
            query.words.forEach((word, i) => {
                if (wordMatches.length > 0) this.#scanWithErrors(word, wordMatches[i]);
            });
            combine();
        }
        return found;
    }

    /** How well the keys of each entry match one text. @param {string} text @returns {Uint8Array} */
    #scan(text) {
        const matches = new Uint8Array(this.entries.length);
        for (let at = this.text.indexOf(text); at !== -1; at = this.text.indexOf(text, at + 1)) {
            const { entry, owner } = this.keys[this.keyAt[at]];
            let match = inside;
            if (this.text[at - 1] === "\n") match = this.text[at + text.length] === "\n" ? whole : keyStart;
            else if (this.startsWord[at] === 1) match = wordStart;
            const value = quality(match, owner);
            if (value > matches[entry]) matches[entry] = value;
        }
        return matches;
    }

    /** Adds the entries that match but for typing errors. @param {string} text @param {Uint8Array} matches */
    #scanWithErrors(text, matches) {
        const most = errorsAllowed(text.length);
        if (most === 0) return;
        this.#gatherTerms();
        const mask = letterMask(text);
        for (let term = 0; term < this.terms.length; term++) {
            const length = this.termLengths[term];
            const termMask = this.termMasks[term];
            if (length < text.length - most || bitCount(mask & ~termMask) > most) continue;
            const mayBeWhole = length <= text.length + most && bitCount(termMask & ~mask) <= most;
            // The first letter of an unfinished word is taken to be right: that spares most of the work. Four letters with an
            // error begin too many words.
            const mayBeBeginning = length > text.length && text.length > 4 && this.terms[term][0] === text[0];
            if (!mayBeWhole && !mayBeBeginning) continue;
            const word = this.terms[term];
            let match = 0;
            const wholeErrors = mayBeWhole ? distance(text, word, most, false) : most + 1;
            if (wholeErrors <= most) match = wholeErrors === 1 ? error : errors;
            if (mayBeBeginning && match !== error) {
                const count = distance(text, word, most, true);
                if (count <= most) match = Math.max(match, count <= 1 ? errorInBeginning : errorsInBeginning);
            }
            if (match === 0) continue;
            for (const key of this.keysOfTerm[term]) {
                const { entry, owner } = this.keys[key];
                const value = quality(match, owner);
                if (value > matches[entry]) matches[entry] = value;
            }
        }
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
        return 255 - this.nameLengths[entry];
    }

    get #bestScore() {
        return (quality(verbatim, ownName) + 1) * 3 * 2 * 256 * this.entries.length;
    }
}

/** Whether an entry is within what query and options ask for. */
function filter(query, options) {
    const kinds = Array.isArray(options.kinds) ? options.kinds : null;
    const types = Array.isArray(options.types) ? options.types : [];
    const generation = options.generation ?? null;
    return (entry) =>
        (kinds === null || kinds.includes(entry.kind)) &&
        (query.kinds === null || query.kinds.has(entry.kind)) &&
        types.every((type) => entry.types.includes(type)) &&
        query.types.every((wanted) => entry.types.some((type) => wanted.has(type))) &&
        (generation === null || entry.generation === generation) &&
        (query.generation === null || entry.generation === query.generation) &&
        (query.onlyNumber === null || entry.number === query.onlyNumber);
}

function wholeNumber(value, fallback) {
    return Number.isFinite(value) ? Math.max(0, Math.floor(value)) : fallback;
}
