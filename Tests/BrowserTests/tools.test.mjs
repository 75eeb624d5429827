import assert from "node:assert/strict";
import test from "node:test";
import { damage, label, matchups } from "../../site/js/damage.js";
import { order } from "../../site/js/sort-page.js";
import { coverage, stats, variety } from "../../site/js/team.js";

const chart = {
    fire: { grass: 2, water: 0.5, fire: 0.5 },
    water: { fire: 2, grass: 0.5, water: 0.5 },
    grass: { water: 2, fire: 0.5, grass: 0.5, flying: 0.5 },
    rock: { flying: 2, fire: 2 },
    normal: { ghost: 0 },
};

for (const [name, attack, defender, expected] of [
    ["two types multiply", "rock", { types: ["fire", "flying"] }, 4],
    ["three types multiply", "grass", { types: ["fire", "flying", "water"] }, 0.5],
    ["a type that is chosen twice counts once", "rock", { types: ["fire", "fire"] }, 2],
    ["an immunity stays", "normal", { types: ["ghost", "water"] }, 0],
    ["a type that the chart lacks is neutral", "stellar", { types: ["fire"] }, 1],
    ["an ability multiplies its types", "fire", { types: ["grass"], rule: "factors:fire=0.5&ice=0.5" }, 1],
    ["and no others", "water", { types: ["fire"], rule: "factors:fire=0.5&ice=0.5" }, 2],
    ["an ability takes all damage of a type", "water", { types: ["fire"], rule: "factors:water=0" }, 0],
    ["Filter weakens what is super effective", "rock", { types: ["fire", "flying"], rule: "super:0.75" }, 3],
    ["and nothing else", "grass", { types: ["fire"], rule: "super:0.75" }, 0.5],
    ["Wonder Guard lets super effective attacks through", "rock", { types: ["fire"], rule: "only-super" }, 2],
    ["and nothing else", "fire", { types: ["normal"], rule: "only-super" }, 0],
    ["Delta Stream takes Flying's weaknesses away", "rock", { types: ["fire", "flying"], rule: "no-weakness:flying" }, 2],
    ["and leaves its strengths", "grass", { types: ["fire", "flying"], rule: "no-weakness:flying" }, 0.25],
    ["Tera Shell halves the usual damage", "fire", { types: ["normal"], rule: "half" }, 0.5],
    ["and leaves what is less", "normal", { types: ["ghost"], rule: "half" }, 0],
    ["Terastal replaces the types", "rock", { types: ["fire", "flying"], tera: "water" }, 1],
    ["but Stellar does not", "rock", { types: ["fire", "flying"], tera: "stellar" }, 4],
]) {
    test(`damage: ${name}`, () => assert.equal(damage(chart, attack, defender), expected));
}

test("matchups are sorted by damage, without what is neutral", () => {
    assert.deepEqual(matchups(chart, { types: ["fire", "flying"] }), [
        [4, ["rock"]],
        [2, ["water"]],
        [0.5, ["fire"]],
        [0.25, ["grass"]],
    ]);
});

test("factors are written as people write them", () => {
    assert.deepEqual([4, 1, 0.5, 0.25, 0.125, 0].map((factor) => label(factor)), ["×4", "×1", "×½", "×¼", "×⅛", "×0"]);
    assert.equal(label(1.25, "es"), "×1,25");
});

const { compare } = new Intl.Collator("en");

test("numbers are sorted by value, then texts, then what is empty", () => {
    const texts = ["10", "", "9", "–", "Evo.", "1, 36"];
    const sorted = (isDescending) => order(texts, isDescending, compare).map((place) => texts[place]);
    assert.deepEqual(sorted(false), ["1, 36", "9", "10", "Evo.", "", "–"]);
    assert.deepEqual(sorted(true), ["10", "9", "1, 36", "Evo.", "", "–"]);
});

test("rows that are equal keep their order either way", () => {
    assert.deepEqual(order(["2", "1", "1", "2"], false, compare), [1, 2, 0, 3]);
    assert.deepEqual(order(["2", "1", "1", "2"], true, compare), [0, 3, 1, 2]);
});

const torchic = {
    slug: "torchic",
    types: ["fire"],
    stats: [{ stat: "hp", base: 45 }, { stat: "attack", base: 60 }],
    damage_taken: [{ type: "water", factor: 2 }, { type: "grass", factor: 0.5 }],
};
const mudkip = {
    slug: "mudkip",
    types: ["water"],
    stats: [{ stat: "hp", base: 50 }, { stat: "attack", base: 70 }],
    damage_taken: [{ type: "water", factor: 0.5 }, { type: "grass", factor: 2 }],
};

test("stats come with their sum", () => assert.deepEqual(stats(torchic), { hp: 45, attack: 60, total: 105 }));

test("a team's members count against a type, and their own types against it", () => {
    const team = [torchic, mudkip];
    assert.deepEqual(coverage(team, "grass", chart), { taken: [0.5, 2], weak: 1, resistant: 1, done: 2 });
    assert.deepEqual(coverage(team, "ghost", chart), { taken: [1, 1], weak: 0, resistant: 0, done: 1 });
    assert.deepEqual(coverage([], "grass", chart), { taken: [], weak: 0, resistant: 0, done: 0 });
});

test("a variety is found by its slug, and a species by its usual variety", () => {
    const species = { pokemon: [{ slug: "deoxys-normal" }, { slug: "deoxys-attack" }] };
    assert.equal(variety(species, "deoxys-attack").slug, "deoxys-attack");
    assert.equal(variety(species, "deoxys").slug, "deoxys-normal");
});
