// Search over all real names. The Swift tests write the data and run this file; without data there is nothing to do.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { fold } from "../../site/js/fold.js";
import { SearchIndex } from "../../site/js/search.js";

const folder = process.env.POKEBUILD_SEARCH_DATA;
const read = (name) => readFileSync(join(folder, name), "utf8");
const readJSON = (name) => JSON.parse(read(name));

/** Numbers that look random and are the same each time. */
function* randomNumbers(seed) {
    for (;;) {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        yield seed / 2 ** 32;
    }
}

/** The name with one random typing error: a letter swapped, dropped, doubled in, or replaced. */
function misspell(name, random) {
    const next = (count) => Math.floor(random.next().value * count);
    const letter = String.fromCharCode(97 + next(26));
    const place = next(name.length);
    switch (next(4)) {
        case 0:
            return name.slice(0, place) + name.slice(place + 1);
        case 1:
            return name.slice(0, place) + letter + name.slice(place);
        case 2:
            return name.slice(0, place) + letter + name.slice(place + 1);
        default: {
            const start = Math.min(place, name.length - 2);
            return name.slice(0, start) + name[start + 1] + name[start] + name.slice(start + 2);
        }
    }
}

describe("all real names", { skip: folder ? false : "POKEBUILD_SEARCH_DATA names no folder" }, () => {
    const languages = ["en", "es", "ja"];
    const parsed = (language) => [language, SearchIndex.parse(read(`${language}.json`))];
    const indexes = Object.fromEntries(folder ? languages.map(parsed) : []);

    test("fold as Swift folds them", () => {
        for (const [text, folded] of readJSON("folds.json")) assert.equal(fold(text), folded, text);
    });

    for (const language of languages) {
        test(`the ${language} index gives back every document and fits its budget`, (context) => {
            const key = ({ kind, slug, anchor, name }) => [kind, slug, anchor, name].join("\n");
            const documents = readJSON(`${language}-documents.json`);
            assert.deepEqual(indexes[language].entries.map(key).sort(), documents.map(key).sort());
            const bytes = Buffer.from(read(`${language}.json`));
            const size = brotliCompressSync(bytes).length;
            context.diagnostic(`${language}: ${bytes.length} bytes, ${size} in brotli`);
            assert.ok(size <= 140_000, `${size} bytes in brotli`);
        });

        test(`every ${language} name is found first`, (context) => {
            const missed = [];
            for (const { name } of readJSON(`${language}-documents.json`)) {
                const first = indexes[language].search(name, { limit: 1 })[0];
                if (fold(first?.name ?? "") !== fold(name)) missed.push([name, first?.name]);
            }
            context.diagnostic(`${language}: ${missed.length} missed ${JSON.stringify(missed.slice(0, 10))}`);
            assert.deepEqual(missed, []);
        });

        test(`every species is found first by its name in any language, in the ${language} index`, (context) => {
            const shadowed = [];
            for (const { slug, names } of readJSON("species.json")) {
                for (const name of names.split("\n")) {
                    const first = indexes[language].search(name, { limit: 1, kinds: ["pokemon"] })[0];
                    if (first?.url !== `pokemon/${slug}/`) shadowed.push([name, slug, first?.url]);
                }
            }
            context.diagnostic(JSON.stringify(shadowed));
            assert.deepEqual(shadowed, []);
        });
    }

    test("one typing error in an English species' name leaves it in the first three", (context) => {
        const random = randomNumbers(25);
        let count = 0;
        const missed = [];
        const isSpecies = ({ kind, anchor }) => kind === "pokemon" && anchor === "";
        const species = indexes.en.entries.filter((entry) => isSpecies(entry) && entry.name.length >= 5);
        for (const { name, slug } of species) {
            for (let round = 0; round < 10; round++) {
                const typed = misspell(name, random);
                count += 1;
                const hits = indexes.en.search(typed, { limit: 3 });
                if (!hits.some((hit) => hit.url === `pokemon/${slug}/`)) missed.push([typed, name, ...hits.map((hit) => hit.name)]);
            }
        }
        const rate = 1 - missed.length / count;
        context.diagnostic(`${(100 * rate).toFixed(2)} % of ${count}; ${JSON.stringify(missed.slice(0, 12))}`);
        assert.ok(rate >= 0.98, `${rate}`);
    });

    test("99 of 100 searches take 5 ms at most", (context) => {
        const random = randomNumbers(151);
        for (const language of languages) {
            const names = indexes[language].entries.filter((_, i) => i % 32 === 0).map((entry) => entry.name);
            const queries = names.flatMap((name) => [
                name,
                name.slice(0, 1),
                name.slice(0, 2),
                name.slice(0, 4),
                name.length > 4 ? misspell(name, random) : name,
                name.split(" ").reverse().join(" "),
                `type:fire ${name.slice(0, 3)}`,
            ]);
            const time = (query) => {
                const start = performance.now();
                indexes[language].search(query);
                return performance.now() - start;
            };
            // The best of three is the search's own time, whatever else the machine does.
            const times = queries.map((query) => Math.min(time(query), time(query), time(query)));
            const sorted = Float64Array.from(times).sort();
            const at = (share) => sorted[Math.floor(sorted.length * share)].toFixed(2);
            context.diagnostic(`${language}: ${times.length} queries, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
            assert.ok(Number(at(0.99)) <= 5, `${at(0.99)} ms in ${language}`);
        }
    });
});
