// Searches in a thread of its own, so that reading an index of thousands of names does not hold up typing.
// search-background.js is the page's side.

import { makeSearchClient } from "./search-client.js";

/** @type {ReturnType<typeof makeSearchClient> | null} */
let client = null;
/** The calls that are under way. @type {Map<number, AbortController>} */
const calls = new Map();

addEventListener("message", async ({ data: { url, call, method, parameters, isCancelled } }) => {
    client ??= makeSearchClient({ url });
    if (method === "prepare") {
        client.prepare();
        return;
    }
    if (isCancelled) {
        calls.get(call)?.abort();
        return;
    }
    const controller = new AbortController();
    calls.set(call, controller);
    try {
        postMessage({ call, value: await client[method](...parameters, controller.signal) });
    } catch ({ reason = "broken", message }) {
        postMessage({ call, failure: { reason, message } });
    } finally {
        calls.delete(call);
    }
});
