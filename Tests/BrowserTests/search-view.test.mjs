import assert from "node:assert/strict";
import { describe as suite, test } from "node:test";
import { sentence } from "../../site/js/failure-view.js";
import { describe, pieces } from "../../site/js/search-view.js";

suite("what is shown", () => {
    test("cuts a name at its marks and loses nothing", () => {
        const cut = (name, ranges) => pieces(name, ranges).map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");
        assert.equal(cut("Mega Charizard X", [[0, 4], [15, 16]]), "[Mega] Charizard [X]");
        assert.equal(cut("Pikachu", [[0, 7]]), "[Pikachu]");
        assert.equal(cut("<b>", []), "<b>");
        assert.deepEqual(pieces("", []), []);
    });

    const search = {
        loading: "…",
        none: "nothing",
        suggestions: "this?",
        count: { one: "{n} hit", other: "{n} hits" },
    };
    const loaded = (total, suggestions = []) => {
        const hits = Array(Math.min(total, 100)).fill({});
        return { status: "loaded", value: { query: "x", hits, total, suggestions } };
    };
    const table = [
        [{ status: "idle" }, ""],
        [{ status: "loading" }, "…"],
        [{ status: "failed", reason: "gone", message: "" }, ""],
        [loaded(0), "nothing"],
        [loaded(0, [{}]), "nothing. this?"],
        [loaded(1), "1 hit"],
        [loaded(1000), "1,000 hits"],
    ];
    for (const [answer, text] of table) {
        test(`says ${JSON.stringify(text)}`, () => assert.equal(describe(answer, { search }, "en"), text));
    }

    test("has a sentence for each failure, also for such as have no reason of ours", () => {
        const reasons = { gone: "gone!", broken: "broken!" };
        assert.equal(sentence({ reason: "gone" }, reasons), "gone!");
        assert.equal(sentence({ reason: "unheard-of" }, reasons), "broken!");
    });
});
