import assert from "node:assert/strict";
import test from "node:test";
import { languageOf } from "../../site/js/language-choice.js";

const offered = ["en", "es", "de", "ja", "zh-Hans", "zh-Hant"];

for (const [wanted, expected] of [
    [["de-AT", "en"], "de"], [["zh-TW"], "zh-Hant"], [["zh-HK"], "zh-Hant"], [["zh"], "zh-Hans"], [["zh-CN"], "zh-Hans"],
    [["es-419"], "es"], [["pt-BR", "ja-JP"], "ja"], [["pt"], null], [["not a tag", "en-GB"], "en"], [[], null],
]) {
    test(`a reader of ${wanted.join(", ") || "nothing"} gets ${expected}`, () => {
        assert.equal(languageOf(wanted, offered), expected);
    });
}
