import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, describe, test } from "node:test";
import { excerpt } from "../../site/js/excerpts.js";
import { SearchIndex } from "../../site/js/search.js";
import { termsOf } from "../../site/js/terms.js";
import { TextSearch } from "../../site/js/text-search.js";

const fixture = (name) => readFileSync(new URL(`Fixtures/${name}`, import.meta.url), "utf8");
const index = SearchIndex.parse(fixture("index.json"));
/** The shards by name, as Swift wrote them. */
const shards = new Map(
    fixture("shards.txt").trimEnd().split("\n").map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]),
);
const marked = ({ text, ranges }) => ranges.map(([start, end]) => text.slice(start, end));

describe("the search in texts", () => {
    let fetched, search;

    beforeEach(() => {
        fetched = [];
        search = new TextSearch(index, async (name, read) => {
            fetched.push(name);
            return read(shards.get(name));
        });
    });

    const urls = async (typed, options) => (await search.search(typed, options)).hits.map((hit) => hit.url);

    test("finds every page that has all words, those with the words as typed first", async () => {
        assert.deepEqual(await urls("burn"), ["pokemon/charizard/", "move/flamethrower/", "pokemon/pikachu/"]);
        assert.deepEqual(await urls("trees burns"), ["move/flamethrower/", "pokemon/pikachu/"]);
        assert.deepEqual(await urls("burn nothing"), []);
    });

    test("takes a beginning of three letters for the word, and no shorter one", async () => {
        assert.deepEqual(await urls("boul"), ["pokemon/charizard/"]);
        assert.deepEqual(await urls("bo"), []);
    });

    test("folds as names are folded", async () => {
        assert.deepEqual(await urls("BÚRNS"), ["move/flamethrower/", "pokemon/pikachu/"]);
    });

    test("needs no spaces in Japanese", async () => {
        assert.deepEqual(await urls("ホノオ"), ["pokemon/bulbasaur/"]);
        assert.deepEqual(await urls("炎"), []);
        assert.deepEqual(await urls("ほ"), ["pokemon/bulbasaur/"]);
        // Both pairs are there, but not one after the other.
        assert.deepEqual(await urls("のおよ"), []);
    });

    test("narrows by fields and options", async () => {
        assert.deepEqual(await urls("burn kind:move"), ["move/flamethrower/"]);
        assert.deepEqual(await urls("burn", { kinds: ["pokemon"] }), ["pokemon/charizard/", "pokemon/pikachu/"]);
        assert.deepEqual(await urls("burn type:electric"), ["pokemon/pikachu/"]);
    });

    test("counts what there is of each kind and type, as if none were chosen, and leaves out what has not the words", async () => {
        const { total, facets } = await search.search("burn", { kinds: ["pokemon"] });
        assert.equal(total, 2);
        assert.deepEqual(facets.kinds, { pokemon: 2, move: 1 });
        assert.equal(facets.types.electric, 1);
        const { facets: apart, total: none } = await search.search("のおよ");
        assert.deepEqual([none, apart.kinds], [0, {}]);
    });

    test("shows the text that has most of the words, and its language", async () => {
        const { hits } = await search.search("ponds");
        assert.equal(hits[0].excerpt.text, "It sleeps in tall trees, far from ponds.");
        assert.deepEqual(marked(hits[0].excerpt), ["ponds"]);
        assert.equal(hits[0].excerpt.language, null);
        const { hits: foreign } = await search.search("quema");
        assert.equal(foreign[0].excerpt.language, "es");
    });

    test("counts all and shows as many as wanted", async () => {
        const { hits, total } = await search.search("burn", { limit: 1 });
        assert.deepEqual([hits.length, total], [1, 3]);
    });

    test("fetches a shard once, and again after a failure", async () => {
        await search.search("burn");
        const count = fetched.length;
        await search.search("burns");
        assert.equal(fetched.length, count);
        let isBroken = true;
        const flaky = new TextSearch(index, async (name, read) => {
            if (isBroken) throw new Error("offline");
            return read(shards.get(name));
        });
        await assert.rejects(flaky.search("burn"), /offline/);
        isBroken = false;
        assert.equal((await flaky.search("burn")).total, 3);
    });

    test("ends with the signal's reason", async () => {
        const controller = new AbortController();
        const ended = search.search("burn", {}, controller.signal);
        controller.abort();
        await assert.rejects(ended, { name: "AbortError" });
    });

    test("finds nothing where the index has no texts, and for a query without words", async () => {
        const none = new TextSearch({ ...index, fields: index.fields, text: null }, () => assert.fail());
        const nothing = { hits: [], total: 0, facets: { kinds: {}, types: {}, generations: {} } };
        assert.deepEqual(await none.search("burn"), nothing);
        assert.deepEqual(await search.search("  "), nothing);
        assert.deepEqual(fetched, []);
    });

    test("refuses a shard of another version", async () => {
        const other = new TextSearch(index, async (_, read) => read('{"version":2}'));
        await assert.rejects(other.search("burn"), /format version 2/);
    });
});

describe("terms", () => {
    const table = [
        ["burn", [["burn", true]]],
        ["bu", [["bu", false]]],
        ["ほのお", [["ほの", false], ["のお", false]]],
        ["火", [["火", true]]],
        ["2ばい", [["2", false], ["ばい", false]]],
        ["妙蛙種子", [["妙蛙", false], ["蛙種", false], ["種子", false]]],
    ];
    for (const [word, expected] of table) {
        test(`of ${word}`, () => {
            assert.deepEqual(termsOf(word).map(({ term, isBeginning }) => [term, isBeginning]), expected);
        });
    }
});

describe("an excerpt", () => {
    test("shows the words with what is around them", () => {
        const text = `${"Filler words come first. ".repeat(20)}Then it burns. ${"More follows. ".repeat(20)}`;
        const piece = excerpt(text, ["burn"]);
        assert.deepEqual(marked(piece), ["burn"]);
        assert.ok(piece.text.length < 200, piece.text);
        assert.ok(piece.text.startsWith("… ") && piece.text.endsWith(" …"), piece.text);
    });

    test("leaves a short text whole, and marks every place in it", () => {
        const piece = excerpt("Burns what burned; heartburn.", ["burn"]);
        assert.equal(piece.text, "Burns what burned; heartburn.");
        assert.deepEqual(marked(piece), ["Burn", "burn"]);
    });

    test("marks what was typed in another width or case", () => {
        assert.deepEqual(marked(excerpt("ＨＰを　回復する。", ["hp", "回復"])), ["ＨＰ", "回復"]);
    });

    test("joins marks that overlap", () => {
        assert.deepEqual(marked(excerpt("thunderbolt", ["thunder", "thunderbolt"])), ["thunderbolt"]);
    });

    test("is text, whatever the text says", () => {
        const piece = excerpt("<script>burn</script>", ["burn"]);
        assert.equal(piece.text, "<script>burn</script>");
    });
});
