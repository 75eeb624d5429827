import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { clientFor, makeBackgroundClient } from "../../site/js/search-background.js";

/** A thread whose answers the test gives. */
class ManualThread extends EventTarget {
    posted = [];
    postMessage(message) {
        this.posted.push(message);
    }
    answer(data) {
        this.dispatchEvent(Object.assign(new Event("message"), { data }));
    }
    fail(message) {
        this.dispatchEvent(Object.assign(new Event("error"), { message }));
    }
}

describe("the search in a thread", () => {
    let threads, client;
    const request = { query: "mew", only: {}, limit: 8 };
    const { signal } = new AbortController();

    beforeEach(() => {
        threads = [];
        client = makeBackgroundClient("https://host.example/search/en.1.json", () => {
            threads.push(new ManualThread());
            return threads.at(-1);
        });
    });

    test("starts when it is needed, and once", async () => {
        assert.equal(threads.length, 0);
        client.prepare();
        const found = client.answer(request, signal);
        assert.equal(threads.length, 1);
        const [first, second] = threads[0].posted;
        assert.equal(first.method, "prepare");
        assert.deepEqual(second, { url: first.url, call: 1, method: "answer", parameters: [request] });
        threads[0].answer({ call: 1, value: "found" });
        assert.equal(await found, "found");
    });

    test("gives each its own answer, in whatever order they come", async () => {
        const both = [client.answer(request, signal), client.texts(request, signal)];
        threads[0].answer({ call: 2, value: "texts" });
        threads[0].answer({ call: 1, value: "names" });
        assert.deepEqual(await Promise.all(both), ["names", "texts"]);
    });

    test("tells why there is no answer", async () => {
        const found = client.answer(request, signal);
        threads[0].answer({ call: 1, failure: { reason: "gone", message: "status 404" } });
        await assert.rejects(found, { name: "LoadFailure", reason: "gone", message: "status 404" });
    });

    test("cancels in the thread too, and drops what comes late", async () => {
        const controller = new AbortController();
        const found = client.answer(request, controller.signal);
        controller.abort();
        await assert.rejects(found, { name: "AbortError" });
        assert.equal(threads[0].posted.at(-1).isCancelled, true);
        threads[0].answer({ call: 1, value: "late" });
        await assert.rejects(client.answer(request, controller.signal), { name: "AbortError" });
    });

    /** What the browser says of its connection. */
    const connected = (t, onLine) => {
        const own = Object.getOwnPropertyDescriptor(globalThis, "navigator");
        Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });
        t.after(() => (own ? Object.defineProperty(globalThis, "navigator", own) : delete globalThis.navigator));
    };

    test("says that the site was updated where a thread cannot be loaded although there is a connection", async (t) => {
        connected(t, true);
        const found = client.answer(request, signal);
        threads[0].fail("no such script");
        await assert.rejects(found, { reason: "gone", message: "no such script" });
    });

    test("starts anew after a thread that could not be loaded", async (t) => {
        connected(t, false);
        const found = client.answer(request, signal);
        threads[0].fail("no such script");
        await assert.rejects(found, { reason: "offline", message: "no such script" });
        const again = client.answer(request, signal);
        assert.equal(threads.length, 2);
        threads[1].answer({ call: 2, value: "found" });
        assert.equal(await again, "found");
    });

    test("is one for all that search an index in a page", (t) => {
        globalThis.location = { href: "https://host.example/en/pokemon/" };
        t.after(() => delete globalThis.location);
        const named = (searchIndex) => clientFor({ dataset: { searchIndex } });
        assert.equal(named("../../search/en.1.json"), named("/search/en.1.json"));
        assert.notEqual(named("../../search/en.1.json"), named("../../search/es.1.json"));
    });
});
