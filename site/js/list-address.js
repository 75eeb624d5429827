// What a list shows, as the query of its address.

import { readFilters } from "./filters.js";

/**
 * @typedef {object} Navigation
 * @property {string} query What names are searched for; empty for none.
 * @property {string} sort `number`, which is the best first where there is a query; `name`; or a measure.
 * @property {boolean} isDescending
 * @property {import("./filters.js").Filters} filters
 */

/**
 * Reads an address; what is not known is ignored.
 *
 * @param {string} search As `location.search`.
 * @param {{ sorts: string[], filters: import("./filters.js").FilterSchema }} schema
 * @returns {Navigation}
 */
export function readAddress(search, schema) {
    const params = new URLSearchParams(search);
    const sort = params.get("sort");
    return {
        query: (params.get("q") ?? "").trim(),
        sort: schema.sorts.includes(sort) ? sort : "number",
        isDescending: params.get("order") === "down",
        filters: readFilters(params, schema.filters),
    };
}

/**
 * Writes an address: the same for the same state, and empty for the list as it is at first.
 *
 * @param {Navigation} navigation
 * @returns {string} Empty, or beginning with `?`.
 */
export function writeAddress({ query, sort, isDescending, filters }) {
    const params = new URLSearchParams();
    if (query !== "") params.set("q", query);
    if (sort !== "number") params.set("sort", sort);
    if (isDescending) params.set("order", "down");
    for (const name of Object.keys(filters).sort()) {
        for (const value of filters[name]) params.append(name, value);
    }
    const text = params.toString();
    return text === "" ? "" : `?${text}`;
}
