import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fold } from "../../site/js/fold.js";

const vectors = JSON.parse(readFileSync(new URL("Fixtures/fold-vectors.json", import.meta.url), "utf8"));

describe("folding", () => {
    for (const [text, folded] of vectors) {
        test(`of ${JSON.stringify(text)} agrees with the shared vectors`, () => {
            assert.equal(fold(text), folded);
            assert.equal(fold(text, []), folded, "with places");
        });
    }

    const real = process.env.POKEBUILD_FOLDS;
    test("of every real name is as Swift folds it", { skip: real ? false : "POKEBUILD_FOLDS names no file" }, () => {
        for (const [text, folded] of JSON.parse(readFileSync(real, "utf8"))) assert.equal(fold(text), folded, text);
    });

    test("takes lone surrogates for spaces", () => {
        assert.equal(fold("a\ud800b\udc00c"), "a b c");
    });

    test("tells where each unit is from", () => {
        const places = [];
        assert.equal(fold("Mr. ﾋﾟ½🔥카", places), "mr ぴ12 ㅋㅏ");
        assert.deepEqual(places, [[0, 1], [1, 2], [4, 4], [4, 6], [6, 7], [6, 7], [9, 9], [9, 10], [9, 10]]);
    });
});
