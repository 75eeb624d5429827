// What names are found by: every name, slug and alias of every entry, in one text that a search runs over.

import { bitCount, distance, errorsAllowed, letterMask } from "./distance.js";
import { fold } from "./fold.js";

// How well a key matches what was typed, from worst to best.
const errorsInBeginning = 1;
export const errors = 2;
const errorInBeginning = 3;
export const error = 4;
export const inside = 5;
export const wordStart = 6;
const keyStart = 7;
export const whole = 8;
export const verbatim = 9;

// Whose name a key is: a match in the entry's own name is worth most, then its slug (English), then its other names.
export const ownName = 2;
const slugName = 1;
export const otherName = 0;
export const quality = (match, owner) => match * 3 + owner;

/** The keys of all entries. */
export class NameKeys {
    /** @param {import("./index-format.js").Entry[]} entries */
    constructor(entries) {
        this.count = entries.length;
        /** @type {{ words: string[], entry: number, owner: number }[]} */
        this.keys = [];
        entries.forEach((entry, number) => {
            const add = (folded, owner) => {
                if (folded !== "") this.keys.push({ words: folded.split(" "), entry: number, owner });
            };
            add(entry.folded, ownName);
            const slug = fold(entry.anchor || entry.slug);
            if (slug !== entry.folded) add(slug, slugName);
            for (const alias of entry.aliases) add(fold(alias), otherName);
        });
        this.#layOut();
    }

    // Everything that is searched is one text, a key a line without its spaces, so that a search is one scan.
    #layOut() {
        this.text = "\n" + this.keys.map((key) => key.words.join("")).join("\n") + "\n";
        this.keyAt = new Uint32Array(this.text.length);
        this.startsWord = new Uint8Array(this.text.length);
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

    /** How well the keys of each entry match one text, 0 for not at all. @param {string} text @returns {Uint8Array} */
    scan(text) {
        const matches = new Uint8Array(this.count);
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
    scanWithErrors(text, matches) {
        const most = errorsAllowed(text.length);
        if (most === 0) return;
        this.#gatherTerms();
        const mask = letterMask(text);
        for (let term = 0; term < this.terms.length; term++) {
            const match = this.#matchWithErrors(text, mask, most, term);
            if (match === 0) continue;
            for (const key of this.keysOfTerm[term]) {
                const { entry, owner } = this.keys[key];
                const value = quality(match, owner);
                if (value > matches[entry]) matches[entry] = value;
            }
        }
    }

    #matchWithErrors(text, mask, most, term) {
        const length = this.termLengths[term];
        const termMask = this.termMasks[term];
        if (length < text.length - most || bitCount(mask & ~termMask) > most) return 0;
        const mayBeWhole = length <= text.length + most && bitCount(termMask & ~mask) <= most;
        // The first letter of an unfinished word is taken to be right: that spares most of the work. Four letters with an
        // error begin too many words.
        const mayBeBeginning = length > text.length && text.length > 4 && this.terms[term][0] === text[0];
        if (!mayBeWhole && !mayBeBeginning) return 0;
        const word = this.terms[term];
        let match = 0;
        const wholeErrors = mayBeWhole ? distance(text, word, most, false) : most + 1;
        if (wholeErrors <= most) match = wholeErrors === 1 ? error : errors;
        if (mayBeBeginning && match !== error) {
            const count = distance(text, word, most, true);
            if (count <= most) match = Math.max(match, count <= 1 ? errorInBeginning : errorsInBeginning);
        }
        return match;
    }

    /**
     * The entries whose names come nearest to a text, however far that is: for help where nothing was found.
     *
     * @param {string} text
     * @param {number} limit
     * @returns {number[]}
     */
    closest(text, limit) {
        this.#gatherTerms();
        const most = Math.max(2, Math.floor(text.length / 3));
        const near = this.terms
            .map((word, term) => ({ term, count: distance(text, word, most, false) }))
            .filter(({ count }) => count <= most)
            .sort((left, right) => left.count - right.count || left.term - right.term);
        // A whole name comes before one that has the word among others.
        const keysOf = ({ term }) => this.keysOfTerm[term].map((key) => this.keys[key]);
        const byWords = (keys) => keys.sort((left, right) => left.words.length - right.words.length);
        const entries = near.flatMap((match) => byWords(keysOf(match)).map(({ entry }) => entry));
        return [...new Set(entries)].slice(0, limit);
    }
}
