import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { ListPage, plain, rows } from "./lists.mjs";

const idle = { status: "idle" };
const loading = { status: "loading" };
const shownOf = ({ list, more }, place = null) => ({ ...list.value.asked, list, more, place });
const failure = Object.assign(new Error("no network"), { reason: "offline" });
const failed = { status: "failed", reason: "offline", message: "no network" };

describe("a list", () => {
    let page, store;
    beforeEach(() => {
        page = new ListPage();
        store = page.store;
    });

    test("loads its first page, and the next as the end nears, until there is no more", async () => {
        await page.load();
        assert.deepEqual(page.takeHistory(), ["replace "]);
        store.send({ type: "ended" }, { more: loading });
        assert.equal(page.calls[0].request.offset, 20);
        await page.answer(21, 40, 45, { type: "moreAnswered", before: rows(1, 20) });
        store.send({ type: "ended" }, { more: loading });
        await page.answer(41, 45, 45, { type: "moreAnswered", before: rows(1, 40) });
        assert.deepEqual(store.state.list.value.rows, rows(1, 45));
        store.send({ type: "ended" });
        await store.finish();
    });

    test("asks for a page once, however often its end is reached", async () => {
        await page.load();
        store.send({ type: "ended" }, { more: loading });
        store.send({ type: "ended" });
        assert.equal(page.calls.length, 1);
        await page.answer(21, 40, 45, { type: "moreAnswered", before: rows(1, 20) });
        await store.finish();
    });

    test("tells a failure, and loads again by the same way as at first", async () => {
        store.send({ type: "appeared" }, { list: { status: "loading", before: null } });
        const [first] = page.calls;
        page.calls.shift().fail(failure);
        await store.receive({ type: "failed", request: first.request, failure }, { list: failed });
        store.send({ type: "ended" });
        store.send({ type: "retried" }, { list: { status: "loading", before: null } });
        assert.deepEqual(page.calls[0].request, first.request);
        await page.answer(1, 20, 45);
        await store.finish();
    });

    test("keeps its rows when the next page fails, and retries that page alone", async () => {
        await page.load();
        store.send({ type: "ended" }, { more: loading });
        const { request } = page.calls[0];
        page.calls.shift().fail(failure);
        await store.receive({ type: "moreFailed", request, failure }, { more: failed });
        store.send({ type: "ended" });
        store.send({ type: "moreRetried" }, { more: loading });
        assert.deepEqual(page.calls[0].request, request);
        await page.answer(21, 40, 45, { type: "moreAnswered", before: rows(1, 20) });
        store.send({ type: "moreRetried" });
        await store.finish();
    });

    test("drops a page in flight when the order changes", async () => {
        await page.load();
        store.send({ type: "ended" }, { more: loading });
        const late = page.calls.shift();
        const before = { ...shownOf(store.state), more: idle };
        const change = { sort: "speed", isDescending: true };
        store.send({ type: "sorted", ...change }, { ...change, list: { status: "loading", before }, more: idle });
        assert.ok(late.signal.aborted);
        late.answer({ rows: rows(21, 40), total: 45, unknown: 0 });
        await store.inFlight("list");
        await page.answer(101, 120, 45);
        assert.deepEqual(page.takeHistory(), ["replace ", "push ?sort=speed&order=down"]);
        await store.finish();
    });

    test("goes back to what was shown when a load is cancelled, which is no failure", async () => {
        await page.load();
        const before = shownOf(store.state);
        store.send({ type: "sorted", sort: "speed", isDescending: false }, {
            sort: "speed",
            list: { status: "loading", before },
        });
        store.send({ type: "cancelled" }, { ...before });
        page.calls[0].answer({ rows: [], total: 0, unknown: 0 });
        store.send({ type: "cancelled" });
        assert.deepEqual(page.takeHistory(), ["replace ", "push ?sort=speed", "replace "]);
        await store.finish();
    });

    test("leaves nothing behind when one leaves while it loads", async () => {
        store.send({ type: "appeared" }, { list: { status: "loading", before: null } });
        store.send({ type: "left" });
        await store.inFlight("list");
        assert.deepEqual(page.takeHistory(), ["replace ", "remember"]);
    });
});

describe("searching a list", () => {
    let page, store, list;
    beforeEach(async () => {
        page = new ListPage();
        store = page.store;
        await page.load();
        page.takeHistory();
        list = shownOf(store.state);
    });

    /** Types, waits, and expects the search. */
    async function search(query, kept) {
        store.send({ type: "typed", query }, { query, kept });
        page.clock.advance(300);
        await store.receive({ type: "waited" }, { list: { status: "loading", before: kept } });
    }

    test("type, clear, type again: the cleared box brings back the list where it was", async () => {
        store.send({ type: "ended" }, { more: loading });
        await page.answer(21, 40, 45, { type: "moreAnswered", before: rows(1, 20) });
        const place = { count: 40, id: 31, offset: -5 };
        const kept = shownOf(store.state, place);
        for (const _ of [1, 2]) {
            store.send({ type: "typed", query: "pi", place }, { query: "pi", kept });
            page.clock.advance(300);
            await store.receive({ type: "waited" }, { list: { status: "loading", before: { ...kept, place: null } } });
            await page.answer(25, 25, 1);
            store.send({ type: "typed", query: "" }, { ...kept, kept: null });
            store.send({ type: "placed" }, { place: null });
        }
        assert.equal(page.calls.length, 0);
        assert.deepEqual(page.takeHistory(), ["replace ?q=pi", "replace ", "replace ?q=pi", "replace "]);
        await store.finish();
    });

    test("waits until typing pauses, and asks once", async () => {
        store.send({ type: "typed", query: "p" }, { query: "p", kept: list });
        page.clock.advance(299);
        store.send({ type: "typed", query: "pi" }, { query: "pi" });
        page.clock.advance(299);
        await store.inFlight("list");
        assert.equal(page.calls.length, 0);
        page.clock.advance(1);
        await store.receive({ type: "waited" }, { list: { status: "loading", before: list } });
        await page.answer(25, 25, 1);
        assert.equal(page.calls.length, 0);
        await store.finish();
    });

    test("never shows a late answer", async () => {
        await search("pi", list);
        const late = page.calls.shift();
        store.send({ type: "typed", query: "pik" }, { query: "pik" });
        assert.ok(late.signal.aborted);
        late.answer({ rows: rows(1, 1), total: 1, unknown: 0 });
        page.clock.advance(300);
        await store.receive({ type: "waited" });
        await page.answer(25, 25, 1);
        await store.finish();
    });

    test("asks for nothing when the text comes back to what is shown", async () => {
        store.send({ type: "typed", query: "p" }, { query: "p", kept: list });
        store.send({ type: "typed", query: " " }, { query: "" });
        page.clock.advance(1000);
        store.send({ type: "typed", query: "  " });
        await store.finish();
    });

    test("filters while it searches, and the cleared box then loads the filtered list", async () => {
        await search("pi", list);
        await page.answer(25, 26, 2);
        const hits = shownOf(store.state);
        const filters = { type: ["fire"] };
        store.send({ to: "filters", action: { type: "chose", name: "type", values: ["fire"] } }, {
            filters,
            list: { status: "loading", before: hits },
            more: idle,
        });
        assert.deepEqual(page.calls[0].request.asked, { ...plain, query: "pi", filters });
        await page.answer(1, 0, 0);
        const none = shownOf(store.state);
        store.send({ type: "typed", query: "" }, { query: "", kept: null, list: { status: "loading", before: none }, more: idle });
        assert.deepEqual(page.calls[0].request.asked, { ...plain, filters });
        await page.answer(4, 9, 6);
        assert.deepEqual(page.takeHistory(), ["replace ?q=pi", "push ?q=pi&type=fire", "replace ?type=fire"]);
        await store.finish();
    });

    test("finds nothing without failing", async () => {
        await search("qqq", list);
        await page.answer(1, 0, 0);
        assert.deepEqual(store.state.more, { status: "end" });
        await store.finish();
    });

    test("a page in flight when the query changes is ended, and asked for again after the box is cleared", async () => {
        store.send({ type: "ended" }, { more: loading });
        const late = page.calls.shift();
        const kept = { ...shownOf(store.state), more: idle };
        store.send({ type: "typed", query: "pi" }, { query: "pi", kept });
        page.clock.advance(300);
        await store.receive({ type: "waited" }, { list: { status: "loading", before: kept }, more: idle });
        assert.ok(late.signal.aborted);
        late.answer({ rows: rows(21, 40), total: 45, unknown: 0 });
        await page.answer(25, 25, 1);
        store.send({ type: "typed", query: "" }, { ...kept, kept: null });
        store.send({ type: "ended" }, { more: loading });
        await page.answer(21, 40, 45, { type: "moreAnswered", before: rows(1, 20) });
        await store.finish();
    });
});

describe("coming back to a list", () => {
    test("load, tap a row, star it, go back: the same rows, the same place, and the star", async () => {
        const page = new ListPage();
        await page.load();
        page.store.send({ type: "ended" }, { more: loading });
        await page.answer(21, 40, 45, { type: "moreAnswered", before: rows(1, 20) });
        page.store.send({ type: "left" });
        await page.store.finish();
        assert.deepEqual(page.takeHistory(), ["replace ", "remember"]);

        // The entry is a document of its own, with a store of its own and the same storage.
        const entry = new ListPage({ storage: page.storage });
        const star = { to: "favorites", action: { type: "toggled", id: 25 } };
        const ids = { ...entry.store.state.favorites, ids: [25] };
        entry.store.send(star, { favorites: entry.store.state.favorites });
        await entry.store.receive({ to: "favorites", action: { type: "read", ids: [25], trouble: null } }, { favorites: ids });

        const place = { count: 40, id: 31, offset: -5 };
        const back = new ListPage({ storage: page.storage, place });
        back.store.send({ to: "favorites", action: { type: "opened" } });
        await back.store.receive({ to: "favorites", action: { type: "read", ids: [25], trouble: null } }, { favorites: ids });
        back.store.send({ type: "appeared" }, { list: { status: "loading", before: null } });
        assert.equal(back.calls[0].request.limit, 40);
        await back.answer(1, 40, 45);
        assert.deepEqual(back.store.state.place, place);
        assert.deepEqual(back.store.state.list.value.rows, page.store.state.list.value.rows);
        back.store.send({ type: "placed" }, { place: null });
        await back.store.finish();
    });

    test("remembers the place once scrolling pauses", async () => {
        const page = new ListPage();
        page.store.send({ type: "scrolled" });
        page.clock.advance(200);
        page.store.send({ type: "scrolled" });
        page.clock.advance(299);
        await page.store.inFlight("place");
        assert.deepEqual(page.takeHistory(), []);
        page.clock.advance(1);
        await page.store.receive({ type: "left" });
        assert.deepEqual(page.takeHistory(), ["remember"]);
        await page.store.finish();
    });

    test("leaves its order to the pages that it leads to, unless that is the order by number", async () => {
        const page = new ListPage();
        await page.load();
        page.store.send({ type: "left" });
        const filters = { type: ["fire"] };
        const before = shownOf(page.store.state);
        const chose = { to: "filters", action: { type: "chose", name: "type", values: ["fire"] } };
        page.store.send(chose, { filters, list: { status: "loading", before }, more: idle });
        page.takeHistory();
        // Until the new rows are there, those of before are on show.
        page.store.send({ type: "left" });
        assert.deepEqual(page.takeHistory(), ["remember"]);
        await page.answer(1, 3, 3);
        page.store.send({ type: "left" });
        assert.deepEqual(page.takeHistory(), ["remember 3"]);

        const favorites = new ListPage({ always: { favorites: ["only"] } });
        favorites.store.send({ type: "appeared" }, { list: { status: "loading", before: null } });
        await favorites.answer(1, 2, 2);
        favorites.takeHistory();
        favorites.store.send({ type: "left" });
        assert.deepEqual(favorites.takeHistory(), ["remember 2"]);
    });

    test("takes the rows that the page came with, and loads only what they lack", async () => {
        const given = { rows: rows(1, 60), total: 95 };
        const page = new ListPage({ given });
        page.store.send({ type: "appeared" });
        await page.store.finish();
        const far = new ListPage({ given, place: { count: 80, id: 70, offset: 0 } });
        const before = { ...shownOf(far.store.state), place: null };
        far.store.send({ type: "appeared" }, { list: { status: "loading", before } });
        assert.equal(far.calls[0].request.limit, 80);
        await far.answer(1, 80, 95);
        await far.store.finish();
    });

    test("a step of the history loads what its address asks for, and writes no other", async () => {
        const page = new ListPage();
        await page.load();
        page.takeHistory();
        const before = shownOf(page.store.state);
        const navigation = { ...plain, sort: "hp", filters: { generation: ["generation-iii"] } };
        page.store.send({ type: "addressed", navigation: plain, place: null });
        page.store.send({ type: "addressed", navigation, place: null }, {
            ...navigation,
            list: { status: "loading", before },
        });
        assert.deepEqual(page.calls[0].request.asked, navigation);
        await page.answer(1, 3, 3);
        assert.deepEqual(page.takeHistory(), []);
        await page.store.finish();
    });

    test("the state, printed and read, is the same", async () => {
        const page = new ListPage();
        await page.load();
        assert.deepEqual(JSON.parse(JSON.stringify(page.store.state)), page.store.state);
    });
});

describe("a list of favourites", () => {
    test("loads anew when a star changes, here or in another tab", async () => {
        const page = new ListPage({ always: { favorites: ["only"] } });
        await page.load();
        assert.deepEqual(page.takeHistory(), ["replace "]);
        const before = shownOf(page.store.state);
        page.storage.items.set("favorites", '{"version":1,"ids":[7,25]}');
        page.store.send({ to: "favorites", action: { type: "opened" } });
        const favorites = { ...page.store.state.favorites, ids: [7, 25] };
        await page.store.receive({ to: "favorites", action: { type: "read", ids: [7, 25], trouble: null } }, {
            favorites,
            list: { status: "loading", before },
            more: idle,
        });
        const [{ request }] = page.calls;
        assert.deepEqual(request.starred, [7, 25]);
        assert.deepEqual(request.filters, { favorites: ["only"] });
        assert.deepEqual(request.asked.filters, {});
        await page.answer(7, 8, 2);
        await page.store.finish();
    });

    test("a list that stars do not decide stays as it is", async () => {
        const page = new ListPage();
        await page.load();
        page.store.send({ to: "favorites", action: { type: "toggled", id: 1 } });
        const favorites = { ...page.store.state.favorites, ids: [1] };
        await page.store.receive({ to: "favorites", action: { type: "read", ids: [1], trouble: null } }, { favorites });
        await page.store.finish();
    });
});
