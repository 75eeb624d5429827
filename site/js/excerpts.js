// Which piece of a text to show for a query, and what of it to highlight.

import { fold } from "./fold.js";
import { placeOf } from "./terms.js";

/** About how much of a text is shown, and how much of that before the first match, in UTF-16. */
const length = 180;
const lead = 50;

/**
 * The piece of a text around the first words that match.
 *
 * @param {string} text
 * @param {string[]} words Folded.
 * @returns {{ text: string, ranges: [number, number][], count: number }} `count` words of the query are in the text.
 */
export function excerpt(text, words) {
    /** @type {[number, number][]} */
    const places = [];
    const folded = fold(text, places);
    /** @type {[number, number][]} */
    const found = [];
    let count = 0;
    for (const word of new Set(words)) {
        let at = placeOf(word, folded);
        if (at !== -1) count += 1;
        for (; at !== -1; at = placeOf(word, folded, at + word.length)) {
            found.push([places[at][0], places[at + word.length - 1][1]]);
        }
    }
    found.sort((left, right) => left[0] - right[0]);
    const start = cut(text, found[0]?.[0] ?? 0);
    const end = text.length - start <= length ? text.length : wordEnd(text, start + length);
    const before = start > 0 ? "… " : "";
    /** @type {[number, number][]} */
    const ranges = [];
    for (const [from, to] of found) {
        const last = ranges[ranges.length - 1];
        const shift = before.length - start;
        if (to > end) break;
        // Words may overlap, as one typed twice in part.
        if (last && from + shift <= last[1]) last[1] = Math.max(last[1], to + shift);
        else ranges.push([from + shift, to + shift]);
    }
    return { text: before + text.slice(start, end) + (end < text.length ? " …" : ""), ranges, count };
}

/** Where the piece begins: with the text, or with a word not far before the match. */
function cut(text, match) {
    if (match <= length / 2) return 0;
    const space = text.indexOf(" ", match - lead);
    return space === -1 || space >= match ? match : space + 1;
}

/** The end of a word at `place` or before it. */
function wordEnd(text, place) {
    const space = text.lastIndexOf(" ", place);
    return space > place - lead ? space : place;
}
