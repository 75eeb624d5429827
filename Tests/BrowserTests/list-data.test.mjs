import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { countFilters, noFilters, readFilters, reduceFilters } from "../../site/js/filters.js";
import { readAddress, writeAddress } from "../../site/js/list-address.js";
import { makeListClient } from "../../site/js/list-client.js";
import { readTable, select } from "../../site/js/list-data.js";
import { plain, tableJSON as json } from "./lists.mjs";

const table = readTable(json);

/** The ids of what is found. */
const ids = (asked = {}, { starred = [], found = null, always = {} } = {}) => {
    const navigation = { ...plain, ...asked };
    const request = { asked: navigation, filters: { ...navigation.filters, ...always }, starred };
    return select(table, request, found, "de").map((place) => table.ids[place]);
};

describe("a list's table", () => {
    test("is sorted by number, name or a measure, in both directions", () => {
        assert.deepEqual(ids(), [1, 4, 6, 7]);
        assert.deepEqual(ids({ isDescending: true }), [7, 6, 4, 1]);
        assert.deepEqual(ids({ sort: "name", isDescending: true }), [7, 6, 4, 1]);
        assert.deepEqual(ids({ sort: "speed" }), [7, 1, 4, 6]);
        assert.deepEqual(ids({ sort: "speed", isDescending: true }), [6, 4, 1, 7]);
    });

    test("has what is not known last, whichever the direction", () => {
        assert.deepEqual(ids({ sort: "weight" }), [1, 4, 7, 6]);
        assert.deepEqual(ids({ sort: "weight", isDescending: true }), [7, 4, 1, 6]);
    });

    const filtered = [
        [{ type: ["fire"] }, [4, 6]],
        [{ type: ["fire", "water"] }, [4, 6, 7]],
        [{ type: ["fire", "flying"], match: ["all"] }, [6]],
        [{ type: ["fire", "grass"], match: ["none"] }, [7]],
        [{ rank: ["legendary"] }, [6]],
        [{ "speed-min": ["45"], "speed-max": ["65"] }, [1, 4]],
        [{ "weight-max": ["9999"] }, [1, 4, 7]],
        [{ favorites: ["only"] }, [7]],
        [{ favorites: ["hide"], type: ["water", "fire"] }, [4, 6]],
    ];
    for (const [filters, expected] of filtered) {
        test(`filtered by ${JSON.stringify(filters)} is ${expected}`, () => {
            assert.deepEqual(ids({ filters }, { starred: [7, 10_000] }), expected);
        });
    }

    test("has what a query found in its order, each once, and nothing that it does not know", () => {
        const found = ["squirtle", "charizard", "mew", "squirtle"];
        assert.deepEqual(ids({ query: "x" }, { found }), [7, 6]);
        assert.deepEqual(ids({ query: "x", sort: "speed", isDescending: true }, { found }), [6, 7]);
        assert.deepEqual(ids({ query: "x", filters: { type: ["fire"] } }, { found }), [6]);
    });

    const broken = ["", "{}", '{"version":2}', "null", json.replace("45,65", "45"), json.replace("Bulbasaur\\n", "")];
    for (const text of broken) test(`is refused: ${text.slice(0, 30)}`, () => assert.throws(() => readTable(text)));
});

describe("a list's address", () => {
    const schema = { sorts: ["number", "name", "speed"], filters: { type: ["fire", "water"], match: ["all"], "speed-min": /^\d{1,6}$/, move: /^[\da-z-]{1,60}$/ } };
    const full = {
        query: "pi ka",
        sort: "speed",
        isDescending: true,
        filters: { type: ["fire", "water"], match: ["all"], "speed-min": ["50"] },
    };

    test("gives back what it was written from", () => {
        const search = writeAddress(full);
        assert.equal(search, "?q=pi+ka&sort=speed&order=down&match=all&speed-min=50&type=fire&type=water");
        assert.deepEqual(readAddress(search, schema), full);
        assert.equal(writeAddress(plain), "");
        assert.deepEqual(readAddress("", schema), plain);
    });

    const ignored = [
        "?sort=nonsense", "?sort=__proto__", "?order=up", "?type=nonsense", "?type=constructor", "?nonsense=1", "?speed-min=x",
        "?speed-min=-5", "?speed-min=99999999", "?move=", "?move=Surf", "?move=../x", "?match=any", "?q=+", "?__proto__=1", "?%ff%ff", "?type",
    ];
    for (const search of ignored) test(`ignores ${search}`, () => assert.deepEqual(readAddress(search, schema), plain));

    test("takes one value of a form", () => {
        assert.deepEqual(readAddress("?move=surf&move=fly", schema).filters, { move: ["fly"] });
    });

    test("takes a value once, and one number", () => {
        const { filters } = readAddress("?type=fire&type=fire&type=x&speed-min=1&speed-min=2", schema);
        assert.deepEqual(filters, { type: ["fire"], "speed-min": ["2"] });
    });
});

describe("filters", () => {
    test("are chosen, taken back, counted and cleared", () => {
        const [chosen] = reduceFilters(noFilters, { type: "chose", name: "type", values: ["fire", "water"] });
        const [both] = reduceFilters(chosen, { type: "chose", name: "match", values: ["all"] });
        assert.deepEqual(both, { type: ["fire", "water"], match: ["all"] });
        assert.equal(countFilters(both), 2);
        assert.deepEqual(reduceFilters(both, { type: "chose", name: "type", values: [] }), [{ match: ["all"] }, []]);
        assert.deepEqual(reduceFilters(both, { type: "cleared" }), [noFilters, []]);
    });

    test("are not read from nothing", () => assert.deepEqual(readFilters(new URLSearchParams("type=fire"), {}), noFilters));
});

describe("a list's client", () => {
    const files = { "list.json": json, "a.json": '["<li>1","<li>4"]', "b.json": '["<li>6","<li>7"]' };
    const make = (search = async () => []) => {
        const asked = [];
        const get = async (url, read) => {
            asked.push(url);
            return read(files[url.split("/").at(-1)]);
        };
        return { asked, client: makeListClient({ url: "../assets/list.json", get, search, language: "en" }) };
    };
    const request = (asked, offset, limit, starred = []) => ({ asked: { ...plain, ...asked }, filters: {}, starred, offset, limit });
    const { signal } = new AbortController();

    test("gets the table once, and only the files that a page needs, each once", async () => {
        const { asked, client } = make();
        const first = await client.list(request({}, 0, 2), signal);
        const order = [["bulbasaur", "Bulbasaur", 1], ["charmander", "Glumanda", 4], ["charizard", "Glurak", 6], ["squirtle", "Schiggy", 7]];
        assert.deepEqual(first, { rows: [{ id: 1, html: "<li>1" }, { id: 4, html: "<li>4" }], total: 4, unknown: 0, order });
        assert.deepEqual(asked, ["../assets/list.json", "../assets/a.json"]);
        const rest = await client.list(request({}, 1, 20), signal);
        assert.deepEqual(rest.rows.map(({ id }) => id), [4, 6, 7]);
        assert.deepEqual(asked.slice(2), ["../assets/b.json"]);
    });

    test("finds by name, and counts the stars that it does not know", async () => {
        const { client } = make(async (query) => [{ slug: query }]);
        const found = await client.list(request({ query: "charizard" }, 0, 20, [6, 10_000]), signal);
        assert.deepEqual(found, { rows: [{ id: 6, html: "<li>6" }], total: 1, unknown: 1, order: [["charizard", "Glurak", 6]] });
    });

    test("ends with the signal when it is cancelled", async () => {
        const controller = new AbortController();
        const { client } = make();
        const list = client.list(request({}, 0, 2), controller.signal);
        controller.abort();
        await assert.rejects(list, { name: "AbortError" });
    });
});
