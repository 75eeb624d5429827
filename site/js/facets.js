// Counts what was found.

import { filterOf } from "./query.js";

/**
 * How many there are of each kind, type and generation, each as if the options did not narrow to one of it: so that a reader
 * sees what another choice would give.
 *
 * @typedef {Record<"kinds" | "types" | "generations", Record<string, number>>} Facets
 *
 * @param {import("./index-format.js").Entry[]} found What matches the words of the query.
 * @param {import("./query.js").Query} query
 * @param {import("./search.js").SearchOptions} options
 * @returns {Facets}
 */
export function facetsOf(found, query, options) {
    const count = (dropped, valuesOf) => {
        /** @type {Record<string, number>} */
        const counts = {};
        for (const entry of found.filter(filterOf(query, { ...options, [dropped]: undefined }))) {
            for (const value of valuesOf(entry)) counts[value] = (counts[value] ?? 0) + 1;
        }
        return counts;
    };
    return {
        kinds: count("kinds", ({ kind }) => [kind]),
        types: count("types", ({ types }) => types),
        generations: count("generation", ({ generation }) => (generation === null ? [] : [generation])),
    };
}
