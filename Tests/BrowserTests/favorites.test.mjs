import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { noExchange, readFragment, reduceExchange, writeFragment } from "../../site/js/exchange-state.js";
import { noFavorites, parseFavorites, reduceFavorites, writeFavorites } from "../../site/js/favorites.js";
import { damagedKey, favoritesPerformer, storageKey } from "../../site/js/favorites-storage.js";
import { TestStore } from "./exhaustive-store.mjs";
import { MemoryStorage } from "./support.mjs";

/** A tab of the browser. */
const tab = (storage, state = noFavorites, reduce = reduceFavorites) =>
    new TestStore({
        state,
        reduce,
        perform: {
            favorites: favoritesPerformer(storage.open),
            export: ({ text }, send) => send({ type: "noticed", notice: { type: "exported", text } }),
            share: ({ fragment }, send) => send({ type: "noticed", notice: { type: "copied", fragment } }),
        },
    });

describe("favourites", () => {
    let storage, store;
    beforeEach(() => {
        storage = new MemoryStorage();
        store = tab(storage);
    });

    /** Does something, and expects what is read after it. */
    async function change(store, action, ids, trouble = null, changes = {}) {
        store.send(action, changes);
        await store.receive({ type: "read", ids, trouble }, { ids, trouble });
    }
    const toggle = (id) => ({ type: "toggled", id });

    test("are starred and unstarred, and kept", async () => {
        await change(store, toggle(25), [25]);
        await change(store, toggle(6), [25, 6]);
        await change(store, toggle(25), [6]);
        assert.equal(storage.getItem(storageKey), '{"version":1,"ids":[6]}');
        await change(tab(storage), { type: "opened" }, [6]);
        await store.finish();
    });

    test("of two tabs do not undo each other", async () => {
        const other = tab(storage);
        await change(store, toggle(1), [1]);
        await change(other, toggle(2), [1, 2]);
        await change(store, toggle(3), [1, 2, 3]);
        await change(other, { type: "opened" }, [1, 2, 3]);
        await store.finish();
    });

    test("that are read again unchanged change nothing", async () => {
        await change(store, toggle(1), [1]);
        const { state } = store;
        await change(store, { type: "opened" }, [1]);
        assert.equal(store.state, state);
    });

    test("keep ids that the site does not know", async () => {
        storage.setItem(storageKey, '{"version":1,"ids":[123456,25]}');
        await change(store, toggle(6), [123456, 25, 6]);
    });

    test("last for the page where storage is blocked, and are told so", async () => {
        storage.isBlocked = true;
        await change(store, { type: "opened" }, [], "blocked");
        await change(store, toggle(25), [25], "blocked");
        await change(store, toggle(6), [25, 6], "blocked");
        storage.isBlocked = false;
        await change(store, { type: "opened" }, [25, 6]);
        assert.equal(storage.getItem(storageKey), '{"version":1,"ids":[25,6]}');
    });

    test("last for the page where storage is full, and are kept once there is room", async () => {
        await change(store, toggle(1), [1]);
        storage.isFull = true;
        await change(store, toggle(2), [1, 2], "full");
        assert.equal(storage.getItem(storageKey), '{"version":1,"ids":[1]}');
        await change(store, { type: "opened" }, [1, 2], "full");
        storage.isFull = false;
        await change(store, toggle(3), [1, 2, 3]);
        assert.equal(storage.getItem(storageKey), '{"version":1,"ids":[1,2,3]}');
    });

    for (const text of ["{", "null", "7", '{"version":1}', '{"ids":"x"}']) {
        test(`put aside what is damaged (${text}), and begin anew`, async () => {
            storage.setItem(storageKey, text);
            await change(store, { type: "opened" }, [], "broken");
            assert.equal(storage.getItem(damagedKey), text);
            await change(store, toggle(25), [25], "broken");
            assert.equal(storage.getItem(storageKey), '{"version":1,"ids":[25]}');
        });
    }

    test("of a newer version are left as they are", async () => {
        const text = '{"version":2,"stars":{}}';
        storage.setItem(storageKey, text);
        await change(store, toggle(25), [25], "newer");
        await change(store, toggle(6), [25, 6], "newer");
        assert.equal(storage.getItem(storageKey), text);
    });

    test("of the first version, a list of ids alone, are taken", async () => {
        storage.setItem(storageKey, "[25,6,25]");
        await change(store, toggle(1), [25, 6, 1]);
    });

    test("are merged from a file", async () => {
        store = tab(storage, noExchange, reduceExchange);
        await change(store, toggle(25), [25]);
        const notice = { type: "added", count: 2 };
        await change(store, { type: "imported", text: '{"version":1,"ids":[25,6,99999]}' }, [25, 6, 99999], null, { notice });
        store.send({ type: "imported", text: "a photo" }, { notice: { type: "badFile" } });
        store.send({ type: "imported", text: '{"version":2}' });
        // What is done after it is no matter of it.
        await change(store, toggle(6), [25, 99999], null, { notice: null });
        await store.finish();
    });

    test("are exported and shared as they can be imported", async () => {
        store = tab(storage, noExchange, reduceExchange);
        await change(store, { type: "imported", text: "[25,-1,6]" }, [25, -1, 6], null, { notice: { type: "added", count: 3 } });
        store.send({ type: "exported" });
        const text = writeFavorites([25, -1, 6]);
        const exported = { type: "exported", text };
        await store.receive({ type: "noticed", notice: exported }, { notice: exported });
        assert.deepEqual(parseFavorites(text), [25, -1, 6]);
        store.send({ type: "shared" });
        const copied = { type: "copied", fragment: "#add=25.-1.6" };
        await store.receive({ type: "noticed", notice: copied }, { notice: copied });
        assert.deepEqual(readFragment(writeFragment([25, -1, 6])), [25, -1, 6]);
        await store.finish();
    });

    test("from a link are offered, then taken or refused", async () => {
        store = tab(storage, noExchange, reduceExchange);
        await change(store, toggle(25), [25]);
        store.send({ type: "offered", ids: [25, 6, 7] }, { offered: [6, 7] });
        store.send({ type: "declined" }, { offered: [] });
        store.send({ type: "offered", ids: [6] }, { offered: [6] });
        await change(store, { type: "accepted" }, [25, 6], null, { offered: [], notice: { type: "added", count: 1 } });
        await store.finish();
    });

    for (const fragment of ["", "#", "#add=", "#add=x", "#add=1,2", "#main", "#add=<script>", "#add=..", "#add=-"]) {
        test(`no link is ${JSON.stringify(fragment)}`, () => assert.deepEqual(readFragment(fragment), []));
    }
});
