// Which pieces of a name to highlight.

import { distance, errorsAllowed } from "./distance.js";
import { fold } from "./fold.js";

/**
 * The pieces of a name that match what was typed: the whole of it where it stands there, else each word where it does.
 *
 * @param {string} name
 * @param {string[]} words Folded.
 * @returns {[number, number][]} In UTF-16 positions, in order, none touching another.
 */
export function highlights(name, words) {
    /** @type {[number, number][]} */
    const allPlaces = [];
    const folded = fold(name, allPlaces);
    const places = allPlaces.filter((_, i) => folded[i] !== " ");
    const text = folded.replaceAll(" ", "");
    /** Where each word of the name starts in `text`, and the words. */
    const starts = [];
    let length = 0;
    const nameWords = folded === "" ? [] : folded.split(" ");
    for (const word of nameWords) {
        starts.push(length);
        length += word.length;
    }

    const find = (typed) => {
        const start = starts.find((place) => text.startsWith(typed, place)) ?? text.indexOf(typed);
        return start === -1 ? null : [start, start + typed.length];
    };
    const findWithErrors = (typed) => {
        const most = errorsAllowed(typed.length);
        if (most === 0) return null;
        const candidates = [[0, text], ...nameWords.map((word, i) => [starts[i], word])];
        for (const ofBeginning of [false, true]) {
            const close = candidates.find(([, word]) => distance(typed, word, most, ofBeginning) <= most);
            if (!close) continue;
            const [start, word] = close;
            return [start, start + (ofBeginning ? Math.min(typed.length, word.length) : word.length)];
        }
        return null;
    };

    const phrase = words.join("");
    if (phrase === "" || text === "") return [];
    const exact = find(phrase);
    const pieces = exact ? [exact] : words.map(find);
    if (pieces.includes(null)) {
        const close = findWithErrors(phrase);
        if (close) pieces.splice(0, pieces.length, close);
        else words.forEach((word, i) => (pieces[i] ??= words.length > 1 ? findWithErrors(word) : null));
    }
    const ranges = pieces
        .filter((piece) => piece !== null)
        .map(([start, end]) => /** @type {[number, number]} */ ([places[start][0], places[end - 1][1]]))
        .sort((left, right) => left[0] - right[0]);
    return ranges.reduce((merged, range) => {
        const last = merged[merged.length - 1];
        if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
        else merged.push(range);
        return merged;
    }, /** @type {[number, number][]} */ ([]));
}
