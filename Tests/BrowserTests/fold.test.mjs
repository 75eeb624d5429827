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

    test("of every character is as Swift's table has it, though the browser's table has but what Unicode does not", () => {
        const source = readFileSync(new URL("../../Sources/SearchIndex/FoldTable.swift", import.meta.url), "utf8");
        const constant = (name) => new RegExp(`let ${name} = "+\\n?([^"]*)"`).exec(source)[1].trim();
        const ranges = (name) => constant(name).split(" ").map((range) => range.split("-").map((end) => parseInt(end, 16)));
        const letters = constant("letters").split("\n").flatMap((line) => {
            const [target, sources] = line.split(" ");
            return [...sources].map((source) => [source, target.replaceAll("_", " ")]);
        });
        const targets = new Map(letters);
        assert.ok(targets.size > 500);
        const [dropped, spaces] = [ranges("dropped"), ranges("spaces")];
        const isIn = (ranges, point) => ranges.some(([first, last = first]) => first <= point && point <= last);
        const expected = (char, point) => {
            if (isIn(dropped, point)) return "";
            return targets.get(char) ?? (isIn(spaces, point) ? " " : char);
        };
        for (let point = 0; point < 0x30000; point++) {
            const char = String.fromCodePoint(point);
            // Korean syllables are computed, in both, from lists that the shared vectors cover.
            if (point >= 0xac00 && point <= 0xd7a3) continue;
            // A mark that voices nothing is no letter, whatever writes it.
            const target = expected(char, point).replaceAll(/[\u3099\u309a]/g, "");
            assert.equal(fold(`a${char}b`), `a${target}b`.replaceAll(/ +/g, " "), point.toString(16));
        }
        for (const pair of constant("voiced").split(" ")) assert.equal(fold(pair.slice(0, 2)), pair.slice(2), pair);
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
