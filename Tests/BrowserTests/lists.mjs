// A list as its tests lead it: with a client that answers when the test says so, and a history that is written down.

import { loadingBy, waitingBy } from "../../site/js/effects.js";
import { noFavorites } from "../../site/js/favorites.js";
import { favoritesPerformer } from "../../site/js/favorites-storage.js";
import { firstState, reduceList } from "../../site/js/list-state.js";
import { TestStore } from "./exhaustive-store.mjs";
import { ManualClock, MemoryStorage } from "./support.mjs";

/** The list as it is at first. @type {import("../../site/js/list-address.js").Navigation} */
export const plain = { query: "", sort: "number", isDescending: false, filters: {} };

/** A table of four species, as its file has it. */
export const tableJSON = JSON.stringify({
    version: 1,
    rowsPerFile: 2,
    files: ["a.json", "b.json"],
    ids: [1, 4, 6, 7],
    slugs: "bulbasaur\ncharmander\ncharizard\nsquirtle",
    names: "Bulbasaur\nGlumanda\nGlurak\nSchiggy",
    measures: { speed: "45,65,100,43", weight: "69,85,,90" },
    facets: {
        type: { values: ["fire", "flying", "grass", "poison", "water"], rows: "2 3,0,0 1,4" },
        rank: { values: ["legendary"], rows: ",,0," },
    },
});

/** Rows from one number to another. */
export const rows = (first, last) =>
    Array.from({ length: last - first + 1 }, (_, place) => ({ id: first + place, html: `<li>${first + place}</li>` }));

/** A page: its store, and what is outside of it. */
export class ListPage {
    clock = new ManualClock();
    /** The calls of the client that were not answered yet. */
    calls = [];
    /** What was done to the history. */
    history = [];

    constructor({ storage = new MemoryStorage(), extend = (state, reduce) => ({ state, reduce, perform: {} }), ...parts } = {}) {
        this.storage = storage;
        const call = (request, signal) =>
            new Promise((answer, fail) => this.calls.push({ request, signal, answer, fail }));
        const { state, reduce, perform } = extend(firstState({ navigation: plain, favorites: noFavorites, ...parts }), reduceList);
        this.store = new TestStore({
            state,
            reduce,
            perform: {
                ...perform,
                wait: waitingBy(this.clock),
                list: loadingBy(call),
                favorites: favoritesPerformer(storage.open),
                address: ({ search, isStep }) => void this.history.push(`${isStep ? "push" : "replace"} ${search}`),
                remember: ({ order }) => void this.history.push(order ? `remember ${order.length}` : "remember"),
            },
        });
    }

    /** Answers the oldest call, and expects what that does: the state's new `list` and `more`. */
    async answer(first, last, total, { unknown = 0, type = "answered", before = [] } = {}) {
        const { request, answer } = this.calls.shift();
        const order = Array.from({ length: total }, (_, place) => [`slug-${place + 1}`, `Name ${place + 1}`]);
        const value = { rows: rows(first, last), total, unknown, order };
        answer(value);
        const all = [...before, ...value.rows];
        await this.store.receive({ type, request, value }, {
            list: { status: "loaded", value: { ...value, rows: all, asked: request.asked } },
            more: { status: all.length < total ? "idle" : "end" },
        });
    }

    /** What was done to the history since the last time. */
    takeHistory() {
        return this.history.splice(0);
    }

    /** Brings up a list of 45 with its first page. */
    async load() {
        this.store.send({ type: "appeared" }, { list: { status: "loading", before: null } });
        await this.answer(1, 20, 45);
    }
}
