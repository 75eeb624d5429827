import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { makeSearchClient } from "../../site/js/search-client.js";
import { ManualClock, settle } from "./support.mjs";

const json = '{"version":1,"language":"en","types":[],"kinds":[{"kind":"move","slugs":"","names":"Fly"}]}';
const ok = (text) => ({ ok: true, status: 200, text: async () => text });

describe("the search client", () => {
    let clock, answers, asked, client;
    const search = (signal = new AbortController().signal) => client.search("fly", {}, signal);

    beforeEach(() => {
        clock = new ManualClock();
        answers = [];
        asked = 0;
        const fetch = (_, { signal }) => {
            asked += 1;
            return new Promise((resolve, reject) => {
                signal.addEventListener("abort", () => reject(signal.reason));
                const answer = answers.shift();
                if (answer instanceof Error) reject(answer);
                else if (answer) resolve(answer);
            });
        };
        client = makeSearchClient({ url: "en.json", fetch, clock, patience: 1000 });
    });

    test("gets the index once for all searches", async () => {
        answers = [ok(json)];
        client.prepare();
        const [first, second] = await Promise.all([search(), search()]);
        assert.deepEqual(first, second);
        assert.equal(first[0].url, "move/fly/");
        await search();
        assert.equal(asked, 1);
        assert.equal(clock.waiting, 0);
    });

    test("narrows to what is asked for, and to nothing else", async () => {
        answers = [ok(json)];
        const { signal } = new AbortController();
        const count = async (only) => (await client.answer({ query: "fly", only, limit: 8 }, signal)).total;
        assert.equal(await count({ kind: "", type: "", gen: "" }), 1);
        assert.equal(await count({ kind: "move", type: "", gen: "" }), 1);
        assert.equal(await count({ kind: "item", type: "", gen: "" }), 0);
        assert.equal(await count({ kind: "", type: "fire", gen: "" }), 0);
        assert.equal(await count({ kind: "", type: "", gen: "1" }), 0);
        // What may have been meant is told where nothing fits, not where nothing is left.
        const suggested = async (query, kind) => {
            const { suggestions } = await client.answer({ query, only: { kind, type: "", gen: "" }, limit: 8 }, signal);
            return suggestions.length;
        };
        assert.equal(await suggested("flyxx", ""), 1);
        assert.equal(await suggested("fly", "item"), 0);
    });

    const failures = [
        ["gone", { ok: false, status: 404 }, /status 404/],
        ["gone", { ok: false, status: 410 }, /status 410/],
        ["server", { ok: false, status: 503 }, /status 503/],
        ["offline", new TypeError("Failed to fetch"), /Failed to fetch/],
        ["broken", ok("<!doctype html>"), /JSON/],
        ["broken", ok('{"version":2}'), /format version/],
        ["offline", { ok: true, status: 200, text: () => Promise.reject(new TypeError("cut")) }, /cut/],
    ];
    for (const [reason, answer, message] of failures) {
        test(`tells that it is ${reason} (${message.source}), and gets it anew on the next search`, async () => {
            answers = [answer, ok(json)];
            await assert.rejects(search(), { name: "LoadFailure", reason, message });
            assert.equal(clock.waiting, 0);
            assert.equal((await search()).length, 1);
            assert.equal(asked, 2);
        });
    }

    test("gives up a server that takes too long", async () => {
        const found = search();
        await settle();
        clock.advance(1000);
        await assert.rejects(found, { reason: "timeout", message: /1000 ms/ });
    });

    test("a failure while preparing is told by the search that needs the index", async () => {
        answers = [new TypeError("Failed to fetch")];
        client.prepare();
        await assert.rejects(search(), { reason: "offline" });
    });

    test("a cancelled search ends, and the index stays for the next", async () => {
        answers = [ok(json)];
        const controller = new AbortController();
        const cancelled = search(controller.signal);
        controller.abort();
        await assert.rejects(cancelled, { name: "AbortError" });
        assert.equal((await search()).length, 1);
        assert.equal(asked, 1);
    });
});
