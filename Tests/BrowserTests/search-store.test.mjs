import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { anything, choices, emptyBox, reduceBox } from "../../site/js/search-state.js";
import { searchPerformers } from "../../site/js/search-store.js";
import { makeStore } from "../../site/js/store.js";
import { ManualClient, ManualClock, settle } from "./support.mjs";

const hit = (name) => ({ kind: "pokemon", slug: name, name, url: `pokemon/${name}/`, score: 1, ranges: [] });
const found = (...names) => ({ hits: names.map(hit), total: names.length, facets: {}, suggestions: [] });
const loaded = (query, ...names) => ({ status: "loaded", value: { query, only: anything, ...found(...names) } });
const empty = emptyBox(8);

describe("a search box's store", () => {
    let clock, client, store, rendered;
    const type = (query) => store.send({ type: "typed", query });

    beforeEach(() => {
        clock = new ManualClock();
        client = new ManualClient();
        rendered = [];
        const render = (state) => rendered.push(state.answer.status);
        store = makeStore({ state: empty, reduce: reduceBox, perform: searchPerformers({ client, clock }), render });
    });

    test("searches 300 ms after the last key, once", () => {
        type("p");
        clock.advance(299);
        type("pi");
        clock.advance(299);
        assert.equal(client.calls.length, 0);
        assert.deepEqual(store.state.answer, { status: "idle" });
        clock.advance(1);
        assert.deepEqual(client.calls.map((call) => call.query), ["pi"]);
        assert.deepEqual(store.state.answer, { status: "loading" });
        assert.equal(clock.waiting, 0);
    });

    test("shows the answer to what stands in the box", async () => {
        type(" pi ");
        clock.advance(300);
        client.calls[0].answer(found("pichu"));
        await settle();
        assert.deepEqual(store.state, { ...empty, query: "pi", answer: loaded("pi", "pichu"), isOpen: true });
        assert.deepEqual(rendered, ["idle", "loading", "loaded"]);
    });

    test("cancels what a newer query replaces, and drops its late answer", async () => {
        type("pi");
        clock.advance(300);
        type("pika");
        assert.ok(client.calls[0].signal.aborted);
        clock.advance(300);
        client.calls[1].answer(found("pikachu"));
        await settle();
        client.calls[0].answer(found("pichu"));
        await settle();
        assert.deepEqual(store.state.answer, loaded("pika", "pikachu"));
    });

    test("drops a late failure too", async () => {
        type("pi");
        clock.advance(300);
        type("pika");
        client.calls[0].fail(new Error("late"));
        await settle();
        assert.deepEqual(store.state.answer, { status: "loading" });
    });

    test("keeps the last answer on show while one types on", async () => {
        type("pi");
        clock.advance(300);
        client.calls[0].answer(found("pichu"));
        await settle();
        type("pik");
        assert.deepEqual(store.state.answer, loaded("pi", "pichu"));
    });

    test("asks nothing again when the text comes back to what was answered", async () => {
        type("pi");
        clock.advance(300);
        client.calls[0].answer(found("pichu"));
        await settle();
        type("pik");
        type("pi");
        clock.advance(1000);
        assert.equal(client.calls.length, 1);
        assert.deepEqual(store.state.answer, loaded("pi", "pichu"));
    });

    test("goes back to nothing when it is cleared, whatever is under way", async () => {
        type("pi");
        store.send({ type: "cleared" });
        clock.advance(1000);
        assert.equal(client.calls.length, 0);
        type("pi");
        clock.advance(300);
        type("   ");
        assert.ok(client.calls[0].signal.aborted);
        client.calls[0].answer(found("pichu"));
        await settle();
        assert.deepEqual(store.state, empty);
    });

    test("searches again after type, clear, type", async () => {
        for (const round of [0, 1]) {
            type("pi");
            clock.advance(300);
            client.calls[round].answer(found("pichu"));
            await settle();
            assert.deepEqual(store.state.answer, loaded("pi", "pichu"));
            store.send({ type: "cleared" });
        }
    });

    test("tells a failure, and retries without waiting", async () => {
        type("pi");
        clock.advance(300);
        client.calls[0].fail(Object.assign(new Error("index.json answered with status 404"), { reason: "gone" }));
        await settle();
        const message = "index.json answered with status 404";
        assert.deepEqual(store.state.answer, { status: "failed", reason: "gone", message });
        store.send({ type: "retried" });
        assert.deepEqual(store.state.answer, { status: "loading" });
        client.calls[1].answer(found("pichu"));
        await settle();
        assert.deepEqual(store.state.answer, loaded("pi", "pichu"));
    });

    test("asks at once for what an address or Enter asks for", () => {
        store.send({ type: "asked", query: "pi" });
        assert.equal(client.calls.length, 1);
        assert.equal(clock.waiting, 0);
    });
});

describe("a search box's state", () => {
    const shown = { ...empty, query: "pi", answer: loaded("pi", "a", "b"), isOpen: true };
    const move = (state, ...steps) => steps.reduce((before, step) => reduceBox(before, { type: "moved", step })[0], state);

    test("moves through the hits and the box, round and round", () => {
        assert.deepEqual([1, 2, 3, 4].map((count) => move(shown, ...Array(count).fill(1)).active), [0, 1, -1, 0]);
        assert.deepEqual([1, 2, 3].map((count) => move(shown, ...Array(count).fill(-1)).active), [1, 0, -1]);
    });

    test("opens on an arrow key, and not without a query", () => {
        assert.equal(move({ ...shown, isOpen: false }, 1).isOpen, true);
        assert.equal(move(empty, 1).isOpen, false);
        // The box that gets the focus again says what stands in it.
        assert.equal(reduceBox(empty, { type: "typed", query: "" })[0].isOpen, false);
        const { query } = shown;
        assert.deepEqual(reduceBox({ ...shown, isOpen: false }, { type: "typed", query }), [
            { ...shown, isOpen: true, active: -1 },
            [{ type: "cancel", id: "search" }],
        ]);
    });

    test("closes and leaves the hit, and keeps query and answer", () => {
        assert.deepEqual(reduceBox({ ...shown, active: 1 }, { type: "closed" }), [{ ...shown, isOpen: false }, []]);
    });

    test("leaves the hit when one types on", () => {
        assert.equal(reduceBox({ ...shown, active: 1 }, { type: "typed", query: "pic" })[0].active, -1);
    });

    test("asks again for the same text narrowed otherwise", () => {
        const only = { ...anything, kind: "move" };
        const [next, effects] = reduceBox(shown, { type: "asked", query: "pi", only });
        assert.equal(next.answer.status, "loading");
        assert.deepEqual(effects[0].request, { query: "pi", only, limit: 8 });
        assert.deepEqual(reduceBox(shown, { type: "asked", query: "pi", only: anything })[1], [{ type: "cancel", id: "search" }]);
    });

    test("offers what may have been meant where there is no hit", () => {
        const value = { query: "pi", only: anything, ...found(), suggestions: [hit("pichu")] };
        const state = { ...shown, answer: { status: "loaded", value } };
        assert.deepEqual(choices(state).map(({ name }) => name), ["pichu"]);
        assert.equal(move(state, 1).active, 0);
    });

    test("retries nothing without a query", () => {
        assert.deepEqual(reduceBox(empty, { type: "retried" }), [empty, []]);
    });
});
