// The table that a list is sorted and filtered by; docs/lists.md describes the file.

const formatVersion = 1;

/**
 * @typedef {object} Table A column for each property; rows are in the order of the list.
 * @property {number} rowsPerFile
 * @property {string[]} files The files of the rendered rows, beside the table's own.
 * @property {number[]} ids
 * @property {string[]} slugs
 * @property {string[]} names
 * @property {Record<string, (number | null)[]>} measures
 * @property {Record<string, { values: string[], rows: number[][] }>} facets Which of the values each row has.
 */

/**
 * Reads a table.
 *
 * @param {string} json
 * @returns {Table}
 * @throws {Error} Where the text is no table, or one of another version.
 */
export function readTable(json) {
    const table = JSON.parse(json);
    if (table?.version !== formatVersion) {
        throw new Error(`the list has format version ${table?.version}, this script reads ${formatVersion}`);
    }
    const count = table.ids.length;
    const cut = (text, separator) => {
        const column = count === 0 ? [] : text.split(separator);
        if (column.length !== count) throw new Error(`the list has ${count} rows and a column of ${column.length}`);
        return column;
    };
    const each = (columns, read) => Object.fromEntries(Object.entries(columns).map(([key, column]) => [key, read(column)]));
    return {
        ...table,
        slugs: cut(table.slugs, "\n"),
        names: cut(table.names, "\n"),
        measures: each(table.measures, (column) => cut(column, ",").map((value) => (value === "" ? null : Number(value)))),
        facets: each(table.facets, ({ values, rows }) => ({
            values,
            rows: cut(rows, ",").map((row) => (row === "" ? [] : row.split(" ").map(Number))),
        })),
    };
}

/**
 * The rows that are wanted, in order.
 *
 * @param {Table} table
 * @param {{ asked: import("./list-address.js").Navigation, filters: import("./filters.js").Filters, starred: number[] }} request
 * @param {string[] | null} found The slugs that a query found, best first; null without query.
 * @param {string} language For the order of names.
 * @returns {number[]} Places in the table.
 */
export function select(table, { asked, filters, starred }, found, language) {
    const isWanted = test(table, filters, new Set(starred));
    const places = found === null ? table.ids.map((_, place) => place) : placesOf(found, table.slugs);
    const rows = places.filter(isWanted);
    const sign = asked.isDescending ? -1 : 1;
    const column = table.measures[asked.sort];
    if (asked.sort === "name") {
        const { compare } = new Intl.Collator(language || undefined, { numeric: true });
        rows.sort((left, right) => sign * compare(table.names[left], table.names[right]) || left - right);
    } else if (column) {
        // What is not known comes last in either direction.
        const isKnown = (row) => column[row] !== null;
        rows.sort((left, right) => isKnown(right) - isKnown(left) || sign * (column[left] - column[right]) || left - right);
    } else if (asked.isDescending) {
        rows.reverse();
    }
    return rows;
}

/** The places of slugs, each once; what the table does not have is left out. */
function placesOf(found, slugs) {
    const known = new Map(slugs.map((slug, place) => [slug, place]));
    return [...new Set(found.map((slug) => known.get(slug)))].filter((place) => place !== undefined);
}

/** Whether a row is within the filters. @returns {(row: number) => boolean} */
function test(table, filters, starred) {
    const [match = "any"] = filters.match ?? [];
    const tests = Object.entries(filters).map(([name, values]) => {
        if (name === "favorites") return (row) => starred.has(table.ids[row]) === (values[0] === "only");
        const facet = table.facets[name];
        if (facet) {
            const wanted = values.map((value) => facet.values.indexOf(value));
            const has = (row) => (value) => facet.rows[row].includes(value);
            if (name !== "type" || match === "any") return (row) => wanted.some(has(row));
            return match === "all" ? (row) => wanted.every(has(row)) : (row) => !wanted.some(has(row));
        }
        const [, measure, end] = /^(.+)-(min|max)$/.exec(name) ?? [];
        const column = table.measures[measure];
        if (!column) return () => true;
        const limit = Number(values[0]);
        return (row) => column[row] !== null && (end === "min" ? column[row] >= limit : column[row] <= limit);
    });
    return (row) => tests.every((isFit) => isFit(row));
}
