import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { initialState, reduce } from "../../site/js/search-page-state.js";
import { anything } from "../../site/js/search-state.js";
import { searchPerformers } from "../../site/js/search-store.js";
import { TestStore } from "./exhaustive-store.mjs";
import { ManualClient, ManualClock } from "./support.mjs";

const idle = { status: "idle" };
const loading = { status: "loading" };
const found = { hits: [], total: 3, facets: {}, suggestions: [] };
const texts = { hits: [], total: 30 };

describe("the search page", () => {
    let clock, client, store;
    const box = (action) => ({ to: "names", action });
    const names = (changes) => ({ names: { ...store.state.names, ...changes } });
    const request = (query, only = anything) => ({ query, only, limit: 100 });
    const answer = (query, only = anything) => ({ status: "loaded", value: { query, only, ...found } });

    beforeEach(() => {
        clock = new ManualClock();
        client = new ManualClient();
        store = new TestStore({ state: initialState, reduce, perform: searchPerformers({ client, clock }) });
    });

    /** Asks for names and gets them. */
    async function ask(query, only = anything) {
        store.send(box({ type: "asked", query, only }), {
            ...names({ query, only, answer: loading, isOpen: true }),
            texts: idle,
        });
        client.calls.at(-1).answer(found);
        await store.receive(box({ type: "answered", request: request(query, only), value: found }), {
            ...names({ answer: answer(query, only) }),
            texts: loading,
        });
        await store.inFlight("texts");
    }

    test("searches texts once names are there", async () => {
        await ask("burn");
        client.textCalls[0].answer(texts);
        const asked = { query: "burn", only: anything, limit: 20 };
        await store.receive({ type: "found", request: asked, value: texts }, { texts: { status: "loaded", value: texts } });
        await store.finish();
    });

    test("drops texts that are under way when the query changes", async () => {
        await ask("burn");
        await ask("bur");
        assert.ok(client.textCalls[0].signal.aborted);
        client.textCalls[0].answer(texts);
        client.textCalls[1].answer(texts);
        const asked = { query: "bur", only: anything, limit: 20 };
        await store.receive({ type: "found", request: asked, value: texts }, { texts: { status: "loaded", value: texts } });
        await store.finish();
    });

    test("narrows names and texts alike", async () => {
        const only = { kind: "move", type: "fire", gen: "1" };
        await ask("burn", only);
        assert.equal(client.textCalls[0].only, only);
        client.textCalls[0].answer(texts);
        const asked = { query: "burn", only, limit: 20 };
        await store.receive({ type: "found", request: asked, value: texts }, { texts: { status: "loaded", value: texts } });
        await store.finish();
    });

    test("adds texts to those on show, and retries what failed", async () => {
        await ask("burn");
        const failure = Object.assign(new Error("gone"), { reason: "gone" });
        client.textCalls[0].fail(failure);
        const first = { query: "burn", only: anything, limit: 20 };
        await store.receive({ type: "missed", request: first, failure }, {
            texts: { status: "failed", reason: "gone", message: "gone" },
        });
        store.send({ type: "retried" }, { texts: loading });
        client.textCalls[1].answer(texts);
        await store.receive({ type: "found", request: first, value: texts }, { texts: { status: "loaded", value: texts } });
        store.send({ type: "more" }, { limit: 40 });
        client.textCalls[2].answer(texts);
        const second = { ...first, limit: 40 };
        await store.receive({ type: "found", request: second, value: texts }, { texts: { status: "loaded", value: texts } });
        await store.finish();
    });

    test("clears texts with the box", async () => {
        await ask("burn");
        store.send(box({ type: "cleared" }), { ...names({ query: "", answer: idle, isOpen: false }), texts: idle });
        assert.ok(client.textCalls[0].signal.aborted);
        await store.finish();
    });
});
