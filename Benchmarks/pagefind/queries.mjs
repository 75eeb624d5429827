// Asks our search and Pagefind the same queries, and tells how many of them have the right page first, how long they take, and
// what comes over the network for the first answer. Prints JSON.
//
//     node queries.mjs OUTPUT PAGEFIND LANGUAGE
//
// The queries are the name of every species, and each with one typing error; the right answer is its page.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { SearchIndex } from "../../site/js/search.js";

const [output, pagefindFolder, language] = process.argv.slice(2);
const read = (path) => readFileSync(join(output, path));
/** What a host sends of a text: brotli as hosts do it on the fly would be larger. */
const sent = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const species = JSON.parse(read("data/v1/pokemon-species.json")).map((entry) => ({
    name: entry.name[language] ?? entry.name.en,
    page: `${language}/pokemon/${entry.slug}/`,
}));
/** The name with two letters in its middle exchanged, or nothing where they are the same or there are too few. */
const misspelt = (name) => {
    const middle = name.length >> 1;
    if (name.length < 5 || name[middle] === name[middle - 1]) return undefined;
    return name.slice(0, middle - 1) + name[middle] + name[middle - 1] + name.slice(middle + 1);
};
const queries = [
    ...species.map(({ name, page }) => ({ list: "names", query: name, page })),
    ...species.map(({ name, page }) => ({ list: "errors", query: misspelt(name), page })).filter(({ query }) => query),
];
// Two species may bear one name in a language, and a name with a typing error may be another's: those are no one's.
const owners = Map.groupBy?.(species, ({ name }) => name) ?? new Map();
const asked = queries.filter(({ query, list }) => (owners.get(query)?.length ?? 0) <= (list === "names" ? 1 : 0));

/** Asks all queries: how many there were, how many had the right page first, and the times in milliseconds. */
async function ask(queries, first) {
    const right = { names: 0, errors: 0 }, counts = { names: 0, errors: 0 }, times = [], missed = [];
    for (const { list, query, page } of queries) {
        const start = performance.now();
        const found = await first(query);
        times.push(performance.now() - start);
        counts[list] += 1;
        if (found === page) right[list] += 1;
        else if (list === "names") missed.push([query, found]);
    }
    times.sort((left, right) => left - right);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
    return { counts, right, missed: missed.slice(0, 5), median: at(0.5), p99: at(0.99) };
}

const name = readdirSync(join(output, "search")).find((file) => file.startsWith(`${language}.`));
const text = read(`search/${name}`);
const index = SearchIndex.parse(text.toString());
const url = (hit) => hit && `${language}/${hit.url.replace(/#.*/, "")}`;
for (const { query } of asked.slice(0, 200)) index.search(query);
const ours = await ask(asked, async (query) => url(index.search(query, { limit: 1 })[0]));
ours.index = sent(text);
ours.first = ours.index;

let theirs = null;
if (pagefindFolder !== "-") {
    // A browser's window is what Pagefind asks for; its files are compressed already, except for scripts and the entry.
    let bytes = 0;
    globalThis.fetch = async (address) => {
        const path = new URL(address, "http://site/").pathname.replace(/^\/pagefind\//, "");
        const body = readFileSync(join(pagefindFolder, path));
        bytes += /\.(json|js)$/.test(path) ? sent(body) : body.length;
        return new Response(body);
    };
    globalThis.document = { querySelector: () => ({ getAttribute: () => language }), currentScript: null };
    const pagefind = await import(join(pagefindFolder, "pagefind.js"));
    await pagefind.options({ basePath: "http://site/pagefind/", baseUrl: "/" });
    await pagefind.init(language);
    const script = sent(readFileSync(join(pagefindFolder, "pagefind.js")));
    const first = async (query) => {
        const [hit] = (await pagefind.search(query)).results;
        return hit && (await hit.data()).url.replace(/^\//, "").replace(/^http:\/\/site\//, "").replace(/index\.html$/, "");
    };
    await first("Pikachu");
    const spent = script + bytes;
    // Every fourth, as each takes long.
    theirs = { ...(await ask(asked.filter((_, number) => number % 4 === 0), first)), first: spent };
}
console.log(JSON.stringify({ ours, theirs }));
