import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { keptOrder } from "../../site/js/kept-order.js";
import { keepOrder } from "../../site/js/list-order.js";
import { around } from "../../site/js/neighbours.js";
import { MemoryStorage } from "./support.mjs";

const rows = [["vulpix", "Vulpix"], ["charmander", "Glumanda"], ["torchic", "Flemmli"]];
const order = { address: "/de/pokemon/?type=fire", title: "Pokémon: Feuer", language: "de", rows };
const page = (slug, language = "de") => ({ slug, language });

describe("the neighbours of a page", () => {
    test("are those of the list that the reader came from", () => {
        assert.deepEqual(around(order, page("charmander")), { place: 2, previous: rows[0], next: rows[2] });
    });

    test("end where the list does", () => {
        assert.deepEqual(around(order, page("vulpix")), { place: 1, previous: undefined, next: rows[1] });
        assert.deepEqual(around(order, page("torchic")), { place: 3, previous: rows[1], next: undefined });
    });

    test("are none of that list on other pages, and in other languages", () => {
        assert.equal(around(order, page("squirtle")), null);
        assert.equal(around(order, page("vulpix", "fr")), null);
    });
});

describe("the order of a list", () => {
    let storage;
    beforeEach(() => {
        storage = new MemoryStorage();
        Object.defineProperty(globalThis, "sessionStorage", { get: storage.open, configurable: true });
    });

    test("is kept until another list is left", () => {
        keepOrder(order);
        assert.deepEqual(keptOrder(), order);
        keepOrder(null);
        assert.equal(keptOrder(), null);
    });

    test("is none where storage is blocked, full or damaged", () => {
        storage.items.set("list", "{");
        assert.equal(keptOrder(), null);
        storage.isFull = true;
        keepOrder(order);
        storage.isBlocked = true;
        keepOrder(order);
        keepOrder(null);
        assert.equal(keptOrder(), null);
    });
});
