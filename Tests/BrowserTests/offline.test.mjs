import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { loadingBy } from "../../site/js/effects.js";
import { initialState, reduce } from "../../site/js/offline-state.js";
import { scope } from "../../site/js/store.js";
import { TestStore } from "./exhaustive-store.mjs";

const paths = Array.from({ length: 20 }, (_, i) => `en/${i}/`);
const plan = { bytes: 1, count: 25, missing: paths };
const whole = { ...plan, missing: [] };
const [first, second] = [{ paths: paths.slice(0, 16) }, { paths: paths.slice(16) }];

const loading = { status: "loading" };
const loaded = (value) => ({ status: "loaded", value });
const working = (done) => ({ status: "working", value: plan, done });

describe("making a language available offline", () => {
    let calls, store;
    const client = (type) =>
        loadingBy((request, signal) => new Promise((answer, fail) => calls.push({ type, request, signal, answer, fail })));
    // The panel is the only child of a parent, so that its state is told as a whole.
    const send = (type, panel = store.state.panel) => store.send({ to: "panel", action: { type } }, { panel });
    const receive = (action, panel = store.state.panel) => store.receive({ to: "panel", action }, { panel });
    const lastCall = (type) => {
        assert.equal(calls.at(-1).type, type);
        return calls.at(-1);
    };

    beforeEach(async () => {
        calls = [];
        const perform = { plan: client("plan"), keep: client("keep"), forget: client("forget") };
        store = new TestStore({ state: { panel: initialState }, reduce: scope("panel", reduce), perform });
        send("asked", loading);
        lastCall("plan").answer(plan);
        await receive({ type: "planned", request: {}, value: plan }, loaded(plan));
    });

    test("fetches some at a time, tells how far it is, and looks what is there in the end", async () => {
        send("started", working(0));
        assert.deepEqual(lastCall("keep").request, first);
        lastCall("keep").answer({});
        await receive({ type: "kept", request: first, value: {} }, working(16));
        lastCall("keep").answer({});
        await receive({ type: "kept", request: second, value: {} }, loading);
        lastCall("plan").answer(whole);
        await receive({ type: "planned", request: {}, value: whole }, loaded(whole));
        await store.finish();
    });

    test("stops at once, and looks what is there", async () => {
        send("started", working(0));
        const { signal, answer } = lastCall("keep");
        send("cancelled", loading);
        assert.ok(signal.aborted);
        answer({});
        lastCall("plan").answer(whole);
        await receive({ type: "planned", request: {}, value: whole }, loaded(whole));
        await store.finish();
    });

    test("tells a failure, and looks anew when asked", async () => {
        send("started", working(0));
        const failure = Object.assign(new Error("no network"), { reason: "offline" });
        lastCall("keep").fail(failure);
        const told = { status: "failed", reason: "offline", message: "no network" };
        await receive({ type: "failed", request: first, failure }, told);
        send("asked", loading);
        lastCall("plan").answer(plan);
        await receive({ type: "planned", request: {}, value: plan }, loaded(plan));
        await store.finish();
    });

    test("removes, and looks what is left", async () => {
        send("forgotten", loading);
        lastCall("forget").answer({});
        await receive({ type: "asked", request: {}, value: {} });
        lastCall("plan").answer(plan);
        await receive({ type: "planned", request: {}, value: plan }, loaded(plan));
        await store.finish();
    });
});
