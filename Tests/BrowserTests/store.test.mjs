import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { waitingBy } from "../../site/js/effects.js";
import { makeStore, scope } from "../../site/js/store.js";
import { ManualClock, settle } from "./support.mjs";
import { TestStore } from "./exhaustive-store.mjs";

/** Counts, at once or a second later. */
function counter(state, action) {
    switch (action.type) {
        case "add":
            return [{ ...state, count: state.count + action.by }, []];
        case "addLater":
            return [state, [{ type: "wait", id: "add", milliseconds: 1000, then: { type: "add", by: action.by } }]];
        case "addNow":
            return [state, [{ type: "echo", action: { type: "add", by: action.by } }]];
        case "stop":
            return [state, [{ type: "cancel", id: "add" }]];
    }
}

const parts = (clock) => ({
    state: { count: 0 },
    reduce: counter,
    perform: { wait: waitingBy(clock), echo: ({ action }, send) => send(action) },
});

describe("a store", () => {
    test("does effects, and takes what they send", async () => {
        const clock = new ManualClock();
        const store = new TestStore(parts(clock));
        store.send({ type: "addLater", by: 2 });
        await store.inFlight("add");
        clock.advance(1000);
        await store.receive({ type: "add", by: 2 }, { count: 2 });
        await store.finish();
    });

    test("ends an effect for a newer one with its id, and when it is cancelled", async () => {
        const clock = new ManualClock();
        const store = new TestStore(parts(clock));
        store.send({ type: "addLater", by: 1 });
        store.send({ type: "addLater", by: 2 });
        clock.advance(1000);
        await store.receive({ type: "add", by: 2 }, { count: 2 });
        store.send({ type: "addLater", by: 4 });
        store.send({ type: "stop" });
        clock.advance(1000);
        await store.finish();
    });

    test("takes nothing from an effect that was cancelled and sends all the same", async () => {
        const late = [];
        const perform = { wait: (_effect, send) => new Promise(() => late.push(send)) };
        const store = makeStore({ ...parts(), perform });
        store.send({ type: "addLater", by: 1 });
        store.send({ type: "stop" });
        late[0]({ type: "add", by: 1 });
        assert.equal(store.state.count, 0);
    });

    test("deals with one action after the other, and renders only changes", () => {
        const rendered = [];
        const store = makeStore({ ...parts(), render: ({ count }) => rendered.push(count) });
        store.send({ type: "addNow", by: 3 });
        store.send({ type: "stop" });
        assert.deepEqual(rendered, [3]);
    });
});

describe("a scoped child", () => {
    const both = {
        left: scope("left", counter),
        right: scope("right", counter),
    };
    const make = (clock) =>
        new TestStore({
            ...parts(clock),
            state: { left: { count: 0 }, right: { count: 0 } },
            reduce: (state, action) => both[action.to](state, action),
        });

    test("changes its part alone, and its effects come back to it", async () => {
        const clock = new ManualClock();
        const store = make(clock);
        const { right } = store.state;
        store.send({ to: "left", action: { type: "addLater", by: 5 } });
        await store.inFlight("left.add");
        clock.advance(1000);
        await store.receive({ to: "left", action: { type: "add", by: 5 } }, { left: { count: 5 } });
        assert.equal(store.state.right, right);
        await store.finish();
    });

    test("cancels its own effects, not a sibling's", async () => {
        const clock = new ManualClock();
        const store = make(clock);
        store.send({ to: "left", action: { type: "addLater", by: 1 } });
        store.send({ to: "right", action: { type: "addLater", by: 1 } });
        store.send({ to: "right", action: { type: "stop" } });
        await store.inFlight("left.add");
        clock.advance(1000);
        await store.receive({ to: "left", action: { type: "add", by: 1 } }, { left: { count: 1 } });
        await store.finish();
    });
});

describe("the test store", () => {
    const made = () => new TestStore(parts(new ManualClock()));

    test("fails on a change that was not told", () => {
        assert.throws(() => made().send({ type: "add", by: 1 }), /after/);
        assert.throws(() => made().send({ type: "add", by: 0 }, { count: 1 }), /after/);
    });

    test("fails on an action that was not told", async () => {
        const store = made();
        store.send({ type: "addNow", by: 1 });
        await assert.rejects(store.finish(), /not told/);
        assert.throws(() => store.send({ type: "stop" }), /not told/);
    });

    test("fails on an effect that is left over", async () => {
        const store = made();
        store.send({ type: "addLater", by: 1 });
        await assert.rejects(store.finish(), /in flight/);
    });

    test("fails where nothing came", async () => {
        await assert.rejects(made().receive({ type: "add", by: 1 }), /nothing was received/);
    });
});
