import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { loadingBy } from "../../site/js/effects.js";
import { makeListClient } from "../../site/js/list-client.js";
import { readTable, select } from "../../site/js/list-data.js";
import { first, makeMovesClient, readMoves, withMoves } from "../../site/js/list-moves.js";
import { ListPage, plain, tableJSON as list } from "./lists.mjs";

const moves = { version: 1, slugs: "fly\nember\nsurf", names: "Fliegen\nGlut\nSurfer", species: "2,1 0,0 2" };

describe("what a list's species learn", () => {
    test("is a facet", () => {
        const table = readTable(list);
        const move = readMoves(JSON.stringify(moves));
        assert.deepEqual(move.values, ["fly", "ember", "surf"]);
        assert.deepEqual(move.names, ["Fliegen", "Glut", "Surfer"]);
        const learners = (slug, filters = {}) => {
            const request = { asked: plain, filters: { move: [slug], ...filters }, starred: [] };
            return select({ ...table, facets: { ...table.facets, move } }, request, null, "de").map((place) => table.ids[place]);
        };
        assert.deepEqual(learners("fly"), [6]);
        assert.deepEqual(learners("ember"), [4, 6]);
        assert.deepEqual(learners("surf"), [1, 7]);
        assert.deepEqual(learners("ember", { rank: ["legendary"] }), [6]);
        assert.deepEqual(learners("tackle"), []);
    });

    test("is refused where it is of another version", () => {
        for (const text of ["", "{}", JSON.stringify({ ...moves, version: 2 })]) assert.throws(() => readMoves(text));
    });

    test("is loaded once, where it is wanted", async () => {
        const asked = [];
        const files = { "list.json": list, "moves.json": JSON.stringify(moves), "a.json": '["<li>1","<li>4"]', "b.json": '["<li>6","<li>7"]' };
        const get = async (url, read) => {
            asked.push(url);
            return read(files[url.split("/").at(-1)]);
        };
        const { facets, perform } = makeMovesClient("../moves.json", get);
        const client = makeListClient({ url: "../assets/list.json", get, search: async () => [], language: "en", facets });
        const { signal } = new AbortController();
        const request = (filters) => ({ asked: plain, filters, starred: [], offset: 0, limit: 20 });
        assert.equal((await client.list(request({}), signal)).total, 4);
        assert.ok(!asked.includes("../moves.json"));
        const found = await client.list(request({ move: ["surf"] }), signal);
        assert.deepEqual(found.rows.map(({ id }) => id), [1, 7]);
        const sent = [];
        await perform({ answered: "movesAnswered" }, (action) => sent.push(action), signal);
        assert.deepEqual(sent[0].value.names, ["Fliegen", "Glut", "Surfer"]);
        assert.equal(asked.filter((url) => url === "../moves.json").length, 1);
    });
});

describe("a list that knows of moves", () => {
    const loading = { status: "loading" };
    const value = { values: ["fly", "surf"], names: ["Fly", "Surf"], rows: [] };
    const failure = Object.assign(new Error("no network"), { reason: "offline" });
    const failed = { status: "failed", reason: "offline", message: "no network" };
    const before = null;
    let calls;
    beforeEach(() => {
        calls = [];
    });

    const pageAt = (filters) =>
        new ListPage({
            navigation: { ...plain, filters },
            extend: (state, reduce) => ({
                state: { ...state, ...first },
                reduce: withMoves(reduce),
                perform: { moves: loadingBy(() => new Promise((answer, fail) => calls.push({ answer, fail }))) },
            }),
        });
    const receive = async ({ store }, changes) => {
        calls.shift().answer(value);
        await store.receive({ type: "movesAnswered", request: undefined, value }, { moves: { status: "loaded", value }, ...changes });
    };
    const receiveFailure = async ({ store }) => {
        calls.shift().fail(failure);
        await store.receive({ type: "movesFailed", request: undefined, failure }, { moves: failed });
    };

    test("loads them once, when they are wanted, and again after a failure", async () => {
        const page = pageAt({});
        await page.load();
        page.store.send({ type: "movesWanted" }, { moves: loading });
        page.store.send({ type: "movesWanted" });
        assert.equal(calls.length, 1);
        await receiveFailure(page);
        page.store.send({ type: "movesWanted" }, { moves: loading });
        await receive(page);
        page.store.send({ type: "movesWanted" });
        assert.equal(calls.length, 0);
        await page.store.finish();
    });

    test("loads them where the address asks for one", async () => {
        const page = pageAt({ move: ["surf"] });
        page.store.send({ type: "appeared" }, { list: { status: "loading", before }, moves: loading });
        assert.deepEqual(page.calls[0].request.filters, { move: ["surf"] });
        await receive(page);
        await page.answer(1, 20, 20);
        assert.deepEqual(page.takeHistory(), ["replace ?move=surf"]);
        await page.store.finish();
    });

    test("loads them again with the list, when that is tried again", async () => {
        const page = pageAt({ move: ["surf"] });
        page.store.send({ type: "appeared" }, { list: { status: "loading", before }, moves: loading });
        await receiveFailure(page);
        const { request, fail } = page.calls.shift();
        fail(failure);
        await page.store.receive({ type: "failed", request, failure }, { list: failed });
        assert.equal(calls.length, 0);
        page.store.send({ type: "retried" }, { list: { status: "loading", before }, moves: loading });
        await receive(page);
        await page.answer(1, 20, 20);
        await page.store.finish();
    });

    test("ignores what is no move as soon as that is known", async () => {
        const page = pageAt({ move: ["tea"] });
        page.store.send({ type: "appeared" }, { list: { status: "loading", before }, moves: loading });
        page.calls.shift();
        await receive(page, { filters: {} });
        await page.answer(1, 20, 45);
        assert.deepEqual(page.takeHistory(), ["replace ?move=tea", "replace "]);
        await page.store.finish();
    });
});
