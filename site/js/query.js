// Takes apart what was typed into the search box.

import { fold } from "./fold.js";

/** Longer queries are cut; no name is nearly as long. */
const longestQuery = 200;
const mostWords = 8;

/**
 * @typedef {object} Fields What fields can name.
 * @property {(value: string) => Set<string>} kinds The kinds that a folded value may mean.
 * @property {(value: string) => Set<string>} types The types that a folded value may mean.
 */

/**
 * @typedef {object} Query
 * @property {string} text What was typed besides fields, in lower case.
 * @property {string[]} words The folded words of it.
 * @property {number | null} number What `text` is as a national number.
 * @property {Set<string> | null} kinds The kinds to search, or null for all.
 * @property {Set<string>[]} types A type of each set is wanted.
 * @property {number | null} generation The generation wanted.
 * @property {number | null} onlyNumber The national number wanted.
 */

/**
 * Takes a query apart. A field that means nothing is text like any other, so `type: null` finds the Pokémon.
 *
 * @param {string} typed
 * @param {Fields} fields
 * @returns {Query}
 */
export function parseQuery(typed, fields) {
    const query = { text: "", words: [], number: null, kinds: null, types: [], generation: null, onlyNumber: null };
    const text = [];
    for (const token of typed.slice(0, longestQuery).split(/\s+/u)) {
        if (!takeField(token, fields, query)) text.push(token);
    }
    query.text = text.join(" ").trim().toLowerCase();
    query.words = fold(query.text).split(" ", mostWords).filter((word) => word !== "");
    if (/^\d{1,6}$/.test(query.words.join(" "))) query.number = Number(query.words[0]);
    return query;
}

/**
 * Whether the token is a field; if so, the query has it now.
 *
 * @param {string} token
 * @param {Fields} fields
 * @param {Query} query
 */
function takeField(token, fields, query) {
    const number = /^[#＃](\d{1,6})$/u.exec(token);
    if (number) {
        query.onlyNumber = Number(number[1]);
        return true;
    }
    const field = /^(kind|type|gen|generation)[:：](.+)$/iu.exec(token);
    const value = field ? fold(field[2]).replaceAll(" ", "") : "";
    if (value === "") return false;
    switch (field[1].toLowerCase()) {
        case "kind": {
            const kinds = fields.kinds(value);
            if (kinds.size === 0) return false;
            query.kinds = query.kinds ? new Set([...query.kinds, ...kinds]) : kinds;
            return true;
        }
        case "type": {
            const types = fields.types(value);
            if (types.size === 0) return false;
            query.types.push(types);
            return true;
        }
        default:
            if (!/^\d{1,2}$/.test(value)) return false;
            query.generation = Number(value);
            return true;
    }
}

/**
 * Whether an entry is within what query and options ask for.
 *
 * @param {Query} query
 * @param {import("./search.js").SearchOptions} options
 * @returns {(entry: import("./index-format.js").Entry) => boolean}
 */
export function filterOf(query, options) {
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
