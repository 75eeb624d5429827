// What a list is filtered by: a child of the list, which does not know it.

/**
 * @typedef {Record<string, string[]>} Filters What is chosen, by the names of the form's controls; a name without choice is
 *     not there. Ranges are `<measure>-min` and `<measure>-max`; `match` says how types count; `favorites` is `only` or `hide`.
 *
 * @typedef {Record<string, string[] | RegExp>} FilterSchema What can be chosen: one or more of some values, or one of a form.
 */

/** @type {Filters} */
export const noFilters = {};

/**
 * @param {Filters} state
 * @param {{ type: "chose", name: string, values: string[] } | { type: "cleared" }} action
 * @returns {[Filters, []]}
 */
export function reduceFilters(state, action) {
    if (action.type === "cleared") return [noFilters, []];
    const { [action.name]: _, ...rest } = state;
    return [action.values.length === 0 ? rest : { ...rest, [action.name]: action.values }, []];
}

/**
 * Takes filters from an address; what is not known is ignored.
 *
 * @param {URLSearchParams} params
 * @param {FilterSchema} schema
 * @returns {Filters}
 */
export function readFilters(params, schema) {
    const found = {};
    for (const [name, known] of Object.entries(schema)) {
        const isList = Array.isArray(known);
        const isKnown = (value) => (isList ? known.includes(value) : known.test(value));
        const values = [...new Set(params.getAll(name))].filter(isKnown);
        if (values.length > 0) found[name] = isList ? values : values.slice(-1);
    }
    return found;
}

/** How many choices narrow the list. @param {Filters} filters */
export const countFilters = ({ match: _, ...filters }) =>
    Object.values(filters).reduce((count, values) => count + values.length, 0);
