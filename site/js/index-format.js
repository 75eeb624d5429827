// Reads the index format, which docs/search.md describes and Sources/SearchIndex writes.

import { fold } from "./fold.js";

const formatVersion = 1;

/**
 * @typedef {object} Entry
 * @property {string} kind
 * @property {string} slug
 * @property {string} anchor Empty for a page as a whole.
 * @property {string} name
 * @property {string} folded The folded name.
 * @property {string[]} aliases
 * @property {number | null} number The national number; null for none, so that a search for 0 finds none of these.
 * @property {string[]} types
 * @property {number | null} generation
 */

/**
 * @typedef {object} Text Where the full text is (docs/search.md): shards, and what each begins with.
 * @property {string[]} terms
 * @property {string[]} termShards
 * @property {number[]} pages
 * @property {string[]} pageShards
 *
 * @typedef {object} Index
 * @property {string} language
 * @property {Entry[]} entries
 * @property {Text | null} text
 */

/**
 * Reads an index.
 *
 * @param {string} json
 * @returns {Index}
 * @throws {Error} Where the text is no index, or one of another format version.
 */
export function readIndex(json) {
    const index = JSON.parse(json);
    if (index?.version !== formatVersion) {
        throw new Error(`the index has format version ${index?.version}, this script reads ${formatVersion}`);
    }
    if (!Array.isArray(index.kinds) || !Array.isArray(index.types)) throw damaged("its kinds or types are missing");
    const typeSets = [[], ...index.types.map((set) => String(set).split(" "))];
    const entries = index.kinds.flatMap((block) => readBlock(block, typeSets));
    return { language: String(index.language ?? ""), entries, text: readText(index.text) };
}

/** @returns {Text | null} */
function readText(text) {
    if (text === undefined) return null;
    const { terms, termShards, pages, pageShards } = text ?? {};
    const fits = (starts, shards) => Array.isArray(starts) && Array.isArray(shards) && starts.length === shards.length;
    if (!fits(terms, termShards) || !fits(pages, pageShards)) throw damaged("its text has gaps");
    return { terms, termShards, pages, pageShards };
}

/** @returns {Entry[]} */
function readBlock(block, typeSets) {
    if (typeof block?.kind !== "string" || typeof block.names !== "string") throw damaged("a kind has no names");
    const names = block.names.split("\n");
    const texts = (key) => {
        const column = block[key] === undefined ? names.map(() => "") : String(block[key]).split("\n");
        if (column.length !== names.length) throw damaged(`${block.kind} has ${names.length} names and ${column.length} ${key}`);
        return column;
    };
    const numbers = (key) => {
        if (block[key] === undefined) return names.map(() => 0);
        if (!Array.isArray(block[key]) || block[key].length !== names.length) {
            throw damaged(`${block.kind} has ${names.length} names and not as many ${key}`);
        }
        let last = 0;
        return block[key].map((step) => (last += step));
    };
    const slugs = texts("slugs");
    const anchors = texts("anchors");
    const aliases = texts("aliases");
    const nationalNumbers = numbers("numbers");
    const types = numbers("types");
    const generations = numbers("generations");
    let slug = "";
    return names.map((name, i) => {
        const folded = fold(name);
        if (slugs[i] !== "=") slug = slugs[i] === "" ? folded.replaceAll(" ", "-") : slugs[i];
        const anchor = anchors[i];
        if (typeSets[types[i]] === undefined) throw damaged(`${block.kind}/${slug} has types that are not listed`);
        return {
            kind: block.kind,
            slug,
            anchor: anchor.startsWith("-") ? slug + anchor : anchor.slice(1),
            name,
            folded,
            aliases: aliases[i] === "" ? [] : aliases[i].split("|"),
            number: nationalNumbers[i] || null,
            types: typeSets[types[i]],
            generation: generations[i] || null,
        };
    });
}

const damaged = (how) => new Error(`the index is damaged: ${how}`);
