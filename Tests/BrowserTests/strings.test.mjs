// The strings of every language against CLDR, as Node has it: numbers, plurals, dates, units.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const folder = new URL("../../site/strings/", import.meta.url);
const languages = readdirSync(folder).map((name) => name.replace(".json", ""));
const read = (language) => JSON.parse(readFileSync(new URL(`${language}.json`, folder), "utf8"));
/** Without the spaces that do not break, which CLDR's versions disagree about. */
const plain = (text) => text.replace(/[\u00a0\u202f]/g, " ");

function grouped(settings, number) {
    const digits = String(number);
    return number < Number(settings.groupFrom) ? digits : digits.replace(/\B(?=(\d{3})+$)/g, settings.group);
}

for (const language of languages) {
    const strings = read(language);
    const settings = strings.language;

    test(`${language} calls itself as CLDR does`, () => {
        const name = new Intl.DisplayNames(language, { type: "language" }).of(language);
        assert.equal(settings.name.toLowerCase(), name.toLowerCase());
    });

    test(`${language} writes numbers as CLDR does`, () => {
        const format = new Intl.NumberFormat(language);
        for (const number of [7, 999, 1000, 1025, 9999, 10000, 123456, 1234567]) {
            assert.equal(grouped(settings, number), format.format(number));
        }
        assert.equal(`0${settings.decimal}7`, format.format(0.7));
        const percent = strings.page.percent.replace("{number}", "12");
        assert.equal(plain(percent), plain(new Intl.NumberFormat(language, { style: "percent" }).format(0.12)));
    });

    test(`${language} writes dates as CLDR does`, () => {
        const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
        const months = settings.months.split(" ");
        for (let month = 0; month < 12; month++) {
            const date = settings.date.replace("{day}", 8).replace("{month}", months[month]).replace("{year}", 2026);
            assert.equal(date, format.format(new Date(Date.UTC(2026, month, 8))));
        }
    });

    test(`${language} has the plural forms of CLDR that its numbers take`, () => {
        const rules = new Intl.PluralRules(language);
        const forms = new Set();
        // From a million on, some languages have a form more; nothing here is that many.
        for (let number = 0; number < 10000; number++) forms.add(rules.select(number));
        for (const group of Object.values(strings)) {
            for (const value of Object.values(group).filter((value) => typeof value !== "string")) {
                assert.deepEqual(new Set(Object.keys(value)), forms);
            }
        }
        const isOne = { none: () => false, one: (n) => n === 1, "zero-and-one": (n) => n < 2 }[settings.plural];
        for (let number = 0; number < 10000; number++) {
            assert.equal(isOne(number), rules.select(number) === "one", `${number}`);
        }
    });

    test(`${language} has no text left in English, and no typewriter's quotes`, () => {
        const english = read("en");
        const latin = !["ja", "ko", "zh-Hans", "zh-Hant"].includes(language);
        for (const [group, texts] of Object.entries(strings)) {
            for (const [key, value] of Object.entries(texts)) {
                const text = typeof value === "string" ? value : value.other;
                assert.doesNotMatch(text, /["']/, `${group}.${key}`);
                const said = text.replace(/\{\w+\}|\b(?:Open Pokédex|PokéAPI|PP|JSON|type:fire|gen:1|kind:move)\b/g, "");
                if (!latin && group !== "language" && /[a-z]{4}/i.test(said)) {
                    assert.match(said, /[^\x00-\x7f–…’é]/, `${group}.${key}: ${text}`);
                } else if (language !== "en" && said.split(" ").length > 3 && !["title", "language"].includes(group)) {
                    assert.notEqual(text, english[group][key].other ?? english[group][key], `${group}.${key}`);
                }
            }
        }
    });
}
