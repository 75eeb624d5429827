// Elements that scripts make, and the texts that they say, in the page's language.

/**
 * @typedef {object} Strings The page's texts, which the first of its scripts gives.
 * @property {object} search
 * @property {string} search.label Names the list of hits.
 * @property {string} search.loading
 * @property {string} search.none
 * @property {string} search.help What to try when nothing was found.
 * @property {string} search.suggestions Says that what follows may have been meant.
 * @property {string} search.names Names what was found in names.
 * @property {string} search.texts Names what was found in texts; a link to that has the query as `{query}` in `inTexts`.
 * @property {string} search.inTexts
 * @property {string} search.noTexts
 * @property {string} search.more Asks for more texts.
 * @property {Record<string, string>} search.count By plural category, as `{ one: "{n} hit", other: "{n} hits" }`.
 * @property {object} failure
 * @property {string} failure.retry
 * @property {string} failure.details Unfolds the raw reason.
 * @property {Record<import("./load-state.js").Reason, string>} failure.reasons
 * @property {Record<string, string>} kinds What a page of each kind is called.
 */

/** @returns {Strings} */
export function readStrings() {
    return globalThis.siteStrings;
}

/** An element with properties and children; text is always text. */
export function element(tag, properties = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(properties)) made.setAttribute(name, value);
    made.append(...children);
    return made;
}
