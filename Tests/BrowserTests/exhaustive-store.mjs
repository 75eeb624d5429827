// A store that a test leads step by step. It is exhaustive: each change of the state and each action that comes back from an
// effect has to be told before, or the test fails.

import assert from "node:assert/strict";
import { makeStore } from "../../site/js/store.js";
import { settle } from "./support.mjs";

export class TestStore {
    /** What happened and was not told yet. @type {{ action: object, before: object, after: object }[]} */
    #log = [];

    /** @param {{ state: object, reduce: Function, perform: object }} parts As for `makeStore`. */
    constructor({ reduce, ...parts }) {
        const logged = (before, action) => {
            const [after, effects] = reduce(before, action);
            this.#log.push({ action, before, after });
            return [after, effects];
        };
        this.store = makeStore({ ...parts, reduce: logged });
    }

    get state() {
        return this.store.state;
    }

    /** Sends an action; `changes` are the members of the state that it changes, with their new values. */
    send(action, changes = {}) {
        this.#expectNothingElse();
        this.store.send(action);
        this.#expect(action, changes);
    }

    /** Expects an action from an effect. */
    async receive(action, changes = {}) {
        await settle();
        assert.notEqual(this.#log.length, 0, `nothing was received; expected ${JSON.stringify(action)}`);
        this.#expect(action, changes);
    }

    /** Expects that these effects and no others are in flight, and that nothing else has happened. */
    async inFlight(...ids) {
        await settle();
        this.#expectNothingElse();
        assert.deepEqual([...this.store.running].sort(), [...ids].sort(), "in flight");
    }

    /** Expects that all is told and nothing in flight. */
    finish() {
        return this.inFlight();
    }

    #expect(action, changes) {
        const { action: found, before, after } = this.#log.shift();
        assert.deepEqual(found, action);
        assert.deepEqual(after, { ...before, ...changes }, `after ${JSON.stringify(action)}`);
    }

    #expectNothingElse() {
        assert.deepEqual(this.#log.map(({ action }) => action), [], "not told by the test");
    }
}
