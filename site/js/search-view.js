// What the search box and the search page have in common: texts in the page's language, and a hit's name with its marks.

/**
 * @typedef {object} Strings The page's texts, which the first of its scripts gives.
 * @property {object} search
 * @property {string} search.label Names the list of hits.
 * @property {string} search.loading
 * @property {string} search.retry
 * @property {string} search.none
 * @property {string} search.help What to try when nothing was found.
 * @property {string} search.suggestions Says that what follows may have been meant.
 * @property {string} search.texts Names what was found in texts; a link to that has the query as `{query}` in `inTexts`.
 * @property {string} search.inTexts
 * @property {string} search.noTexts
 * @property {string} search.all Chooses all kinds.
 * @property {string} search.more Asks for more texts.
 * @property {Record<string, string>} search.count By plural category, as `{ one: "{n} hit", other: "{n} hits" }`.
 * @property {Record<"offline" | "timeout" | "gone" | "server" | "broken", string>} search.failed
 * @property {Record<string, string>} kinds What a page of each kind is called.
 */

/** @returns {Strings} */
export function readStrings() {
    return globalThis.siteStrings;
}

/**
 * What to say about an answer.
 *
 * @param {import("./search-state.js").Answer} answer
 * @param {Strings} strings
 * @param {string} language
 */
export function describe(answer, { search }, language) {
    switch (answer.status) {
        case "idle":
            return "";
        case "loading":
            return search.loading;
        case "failed":
            return search.failed[answer.reason] ?? search.failed.broken;
        case "loaded": {
            const { hits, total, suggestions } = answer.value;
            if (hits.length > 0) return counted(total, search.count, language);
            return suggestions.length > 0 ? `${search.none}. ${search.suggestions}` : search.none;
        }
    }
}

/** A count in the words for it. @param {number} count @param {Record<string, string>} forms @param {string} language */
function counted(count, forms, language) {
    const category = new Intl.PluralRules(language || undefined).select(count);
    return (forms[category] ?? forms.other).replace("{n}", digits(count, language));
}

/** A number as the page's language writes it. @param {number} count @param {string} language */
export const digits = (count, language) => new Intl.NumberFormat(language || undefined).format(count);

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

/** An element with properties and children; text is always text. */
export function element(tag, properties = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) made.setAttribute(name, value);
    made.append(...children);
    return made;
}

/**
 * A hit's name, what matched marked, and what kind of page it is.
 *
 * @param {import("./search.js").SearchHit} hit
 * @param {Strings} strings
 */
export function hitLabel(hit, strings) {
    const name = element("span", { class: "search-name" }, ...marked(hit.name, hit.ranges ?? []));
    return [name, " ", element("span", { class: "search-kind" }, strings.kinds[hit.kind] ?? "")];
}
