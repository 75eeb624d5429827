// What the tests of a whole built site read of it.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of a site with all of PokeAPI, which an end-to-end test names; undefined elsewhere. */
export const siteFolder = process.env.POKEBUILD_SITE;

/** A file of the site as text. @param {string} path */
export const read = (path) => readFileSync(join(siteFolder, path), "utf8");

/** The rows of a kind in the site's dataset. @param {string} kind @returns {any[]} */
export const rows = (kind) => JSON.parse(read(`data/v1/${kind}.json`));

/** The name of each language's index, by language. @returns {[string, string][]} */
export function indexFiles() {
    const names = readdirSync(join(siteFolder, "search")).filter((name) => name.endsWith(".json"));
    return names.sort().map((name) => [name.split(".")[0], `search/${name}`]);
}

/** Milliseconds that the loop of `slowness` takes where the budgets were made. */
const usual = 1.5;

/** How many times slower than the machine for which budgets were made this one is: at least once. */
export function slowness() {
    const text = "abcdefghijklmnopqrstuvwxyz".repeat(40);
    const times = Array.from({ length: 40 }, () => {
        const start = performance.now();
        const counts = new Map();
        for (let i = 0; i < 40_000; i++) {
            const part = text.slice(i % 1000, (i % 1000) + 3);
            counts.set(part, (counts.get(part) ?? 0) + 1);
        }
        return performance.now() - start;
    });
    return Math.max(1, Math.min(...times) / usual);
}

/** Numbers that look random and are the same each time. @param {number} seed */
export function* randomNumbers(seed) {
    for (;;) {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        yield seed / 2 ** 32;
    }
}

/**
 * A name with a typing error at one place: a letter dropped, added, replaced, or swapped with the next.
 *
 * @param {string} name
 * @param {number} place
 * @param {"dropped" | "added" | "replaced" | "swapped"} sort
 * @param {Generator<number>} random
 */
export function misspell(name, place, sort, random) {
    const letter = String.fromCharCode(97 + Math.floor(random.next().value * 26));
    switch (sort) {
        case "dropped":
            return name.slice(0, place) + name.slice(place + 1);
        case "added":
            return name.slice(0, place) + letter + name.slice(place);
        case "replaced":
            return name.slice(0, place) + letter + name.slice(place + 1);
        case "swapped": {
            const start = Math.min(place, name.length - 2);
            return name.slice(0, start) + name[start + 1] + name[start] + name.slice(start + 2);
        }
    }
}
