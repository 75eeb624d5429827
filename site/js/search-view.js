// What the search box and the search page have in common: what they say of an answer, and a hit's name with its marks.

import { counted } from "./counted.js";
import { element } from "./elements.js";

/**
 * What to say about an answer.
 *
 * @param {import("./search-state.js").Answer} answer
 * @param {import("./elements.js").Strings} strings
 * @param {string} language
 */
export function describe(answer, { search }, language) {
    switch (answer.status) {
        // A failure has a view of its own.
        case "idle":
        case "failed":
            return "";
        case "loading":
            return search.loading;
        case "loaded": {
            const { hits, total, suggestions } = answer.value;
            if (hits.length > 0) return counted(search.count, total, language);
            return suggestions.length > 0 ? `${search.none}. ${search.suggestions}` : search.none;
        }
    }
}

/** Cuts a name into pieces that are marked or not. @param {string} name @param {[number, number][]} ranges */
export function pieces(name, ranges) {
    const found = [];
    let last = 0;
    for (const [start, end] of ranges) {
        if (start > last) found.push({ text: name.slice(last, start), isMarked: false });
        found.push({ text: name.slice(start, end), isMarked: true });
        last = end;
    }
    if (last < name.length) found.push({ text: name.slice(last), isMarked: false });
    return found;
}

/** A text with what matched in it marked, as nodes. @param {string} text @param {[number, number][]} ranges */
export const marked = (text, ranges) =>
    pieces(text, ranges).map((piece) => (piece.isMarked ? element("mark", {}, piece.text) : piece.text));

/**
 * A hit's name, what matched marked, and what kind of page it is.
 *
 * @param {import("./search.js").SearchHit} hit
 * @param {import("./elements.js").Strings} strings
 */
export function hitLabel(hit, strings) {
    const name = element("span", { class: "search-name" }, ...marked(hit.name, hit.ranges ?? []));
    return [name, " ", element("span", { class: "search-kind" }, strings.kinds[hit.kind] ?? "")];
}
