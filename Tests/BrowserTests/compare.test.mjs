import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { makeCompareClient } from "../../site/js/compare-client.js";
import { initialState, reduce, unknown } from "../../site/js/compare-state.js";
import { loadingBy } from "../../site/js/effects.js";
import { TestStore } from "./exhaustive-store.mjs";

describe("the comparison", () => {
    let calls, addresses, store;
    const loading = { status: "loading" };
    const pokemon = (slug) => ({ slug, types: [], stats: [], damage_taken: [] });
    const files = { charizard: ["charizard", "charizard-mega-x"], eevee: ["eevee"] };

    beforeEach(() => {
        [calls, addresses] = [[], []];
        const get = (url, read) =>
            new Promise((resolve, fail) => {
                const species = /folder\/(.*)\.json/.exec(url)[1];
                const answer = () => resolve(read(JSON.stringify({ pokemon: files[species].map(pokemon) })));
                calls.push({ species, answer, fail });
            });
        const client = makeCompareClient({ folder: "folder/", speciesOf: (slug) => slug.split("-")[0], get });
        const perform = { address: ({ slugs }) => void addresses.push(slugs.join()), team: loadingBy(client.team) };
        store = new TestStore({ state: initialState, reduce, perform });
    });

    const boxes = (...slugs) => slugs.map((slug) => ({ text: slug.toUpperCase(), slug }));
    const answered = (slugs) => [
        { type: "answered", request: { slugs }, value: slugs.map(pokemon) },
        { team: { status: "loaded", value: slugs.map(pokemon) } },
    ];

    test("gets what is asked for, and writes it into the address", async () => {
        const slugs = ["charizard-mega-x", "eevee"];
        store.send({ type: "asked", boxes: boxes(...slugs) }, { boxes: boxes(...slugs), team: loading });
        await store.inFlight("team");
        for (const call of calls) call.answer();
        await store.receive(...answered(slugs));
        assert.deepEqual(addresses, ["charizard-mega-x,eevee"]);
        await store.finish();
    });

    test("asks for a file once, also where two of one species are compared, and leaves the address alone that it came from", async () => {
        const slugs = ["charizard", "charizard-mega-x"];
        store.send({ type: "addressed", boxes: boxes(...slugs) }, { boxes: boxes(...slugs), team: loading });
        await store.inFlight("team");
        assert.deepEqual(calls.map(({ species }) => species), ["charizard"]);
        calls[0].answer();
        await store.receive(...answered(slugs));
        assert.deepEqual(addresses, []);
        await store.finish();
    });

    test("drops a late answer to what is no longer asked for", async () => {
        store.send({ type: "addressed", boxes: boxes("charizard") }, { boxes: boxes("charizard"), team: loading });
        store.send({ type: "addressed", boxes: boxes("eevee") }, { boxes: boxes("eevee") });
        await store.inFlight("team");
        calls[1].answer();
        await store.receive(...answered(["eevee"]));
        calls[0].answer();
        await store.finish();
    });

    test("tells a failure, and tries again what failed by the way of the first load", async () => {
        const slugs = ["charizard", "eevee"];
        store.send({ type: "asked", boxes: boxes(...slugs) }, { boxes: boxes(...slugs), team: loading });
        await store.inFlight("team");
        const failure = Object.assign(new Error("cut"), { reason: "offline" });
        calls[0].answer();
        calls[1].fail(failure);
        await store.receive(
            { type: "failed", request: { slugs }, failure },
            { team: { status: "failed", reason: "offline", message: "cut" } },
        );
        store.send({ type: "retried" }, { team: loading });
        await store.inFlight("team");
        assert.deepEqual(calls.map(({ species }) => species), ["charizard", "eevee", "eevee"]);
        calls[2].answer();
        await store.receive(...answered(slugs));
        await store.finish();
    });

    test("keeps what nobody is called in its box, and compares the others", async () => {
        const typed = [...boxes("eevee"), { text: "Nobody", slug: null }];
        store.send({ type: "asked", boxes: typed }, { boxes: typed, team: loading });
        assert.deepEqual(unknown(store.state), ["Nobody"]);
        await store.inFlight("team");
        calls[0].answer();
        await store.receive(...answered(["eevee"]));
        assert.deepEqual(addresses, ["eevee"]);
        const nobody = [{ text: "Nobody", slug: null }];
        store.send({ type: "asked", boxes: nobody }, { boxes: nobody, team: { status: "loaded", value: [] } });
        await store.finish();
    });

    test("of nothing is nothing, and ends what is under way", async () => {
        store.send({ type: "addressed", boxes: boxes("eevee") }, { boxes: boxes("eevee"), team: loading });
        store.send({ type: "asked", boxes: [] }, initialState);
        calls[0]?.answer();
        await store.finish();
    });
});
