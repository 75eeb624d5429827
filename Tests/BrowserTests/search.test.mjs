import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { distance } from "../../site/js/distance.js";
import { SearchIndex } from "../../site/js/search.js";

const json = readFileSync(new URL("Fixtures/index.json", import.meta.url), "utf8");
const index = SearchIndex.parse(json);
const urls = (query, options) => index.search(query, options).map((hit) => hit.url);

describe("the first hit of", () => {
    const table = [
        // What is typed, and the page or place that it means.
        ["pikachu", "pokemon/pikachu/"],
        ["PIKACHU", "pokemon/pikachu/"],
        ["pika", "pokemon/pikachu/"],
        ["flabebe", "pokemon/flabebe/"],
        ["Flabébé", "pokemon/flabebe/"],
        ["farfetchd", "pokemon/farfetchd/"],
        ["farfetch'd", "pokemon/farfetchd/"],
        ["Farfetch’d", "pokemon/farfetchd/"],
        ["mr mime", "pokemon/mr-mime/"],
        ["mr. mime", "pokemon/mr-mime/"],
        ["mrmime", "pokemon/mr-mime/"],
        ["mime jr", "pokemon/mime-jr/"],
        ["ho-oh", "pokemon/ho-oh/"],
        ["ho oh", "pokemon/ho-oh/"],
        ["hooh", "pokemon/ho-oh/"],
        ["porygonz", "pokemon/porygon-z/"],
        ["type null", "pokemon/type-null/"],
        ["type: null", "pokemon/type-null/"],
        ["type:null", "pokemon/type-null/"],
        ["nidoran♀", "pokemon/nidoran-f/"],
        ["nidoran f", "pokemon/nidoran-f/"],
        ["nidoran-m", "pokemon/nidoran-m/"],
        ["nidoran ♂", "pokemon/nidoran-m/"],
        ["25", "pokemon/pikachu/"],
        ["#25", "pokemon/pikachu/"],
        ["＃25", "pokemon/pikachu/"],
        ["025", "pokemon/pikachu/"],
        ["０２５", "pokemon/pikachu/"],
        ["0025", "pokemon/pikachu/"],
        ["1024", "pokemon/terapagos/"],
        ["alolan vulpix", "pokemon/vulpix/#vulpix-alola"],
        ["vulpix alolan", "pokemon/vulpix/#vulpix-alola"],
        ["vulpix alola", "pokemon/vulpix/#vulpix-alola"],
        ["alola vulpix", "pokemon/vulpix/#vulpix-alola"],
        ["mega charizard x", "pokemon/charizard/#charizard-mega-x"],
        ["charizard mega x", "pokemon/charizard/#charizard-mega-x"],
        ["mega charizard y", "pokemon/charizard/#charizard-mega-y"],
        ["charizard gmax", "pokemon/charizard/#charizard-gmax"],
        ["ピカチュウ", "pokemon/pikachu/"],
        ["ぴかちゅう", "pokemon/pikachu/"],
        ["ﾋﾟｶﾁｭｳ", "pokemon/pikachu/"],
        ["ピカ", "pokemon/pikachu/"],
        ["カチュウ", "pokemon/pikachu/"],
        ["メガリザードンX", "pokemon/charizard/#charizard-mega-x"],
        ["皮卡", "pokemon/pikachu/"],
        ["卡丘", "pokemon/pikachu/"],
        ["妙蛙種", "pokemon/bulbasaur/"],
        ["피카츄", "pokemon/pikachu/"],
        ["핔", "pokemon/pikachu/"],
        ["칠색", "pokemon/ho-oh/"],
        ["bulbizarre", "pokemon/bulbasaur/"],
        ["salameche", "pokemon/charmander/"],
        ["fushigidane", "pokemon/bulbasaur/"],
        ["kapu kokeko", "pokemon/tapu-koko/"],
        ["pikchu", "pokemon/pikachu/"],
        ["pikahcu", "pokemon/pikachu/"],
        ["pkachu", "pokemon/pikachu/"],
        ["bulbsaaur", "pokemon/bulbasaur/"],
        ["bolbasour", "pokemon/bulbasaur/"],
        ["charizrad mega x", "pokemon/charizard/#charizard-mega-x"],
        ["alolan vulpx", "pokemon/vulpix/#vulpix-alola"],
        ["thunderbplt", "move/thunderbolt/"],
        ["10000000 volt", "move/10-000-000-volt-thunderbolt/"],
        ["punch", "move/thunder-punch/"],
        ["kings rock", "item/kings-rock/"],
        ["poke ball", "item/poke-ball/"],
        ["fire", "type/fire/"],
        ["???", "type/unknown/"],
    ];
    for (const [typed, url] of table) {
        test(`${JSON.stringify(typed)} is ${url}`, () => assert.equal(urls(typed)[0], url));
    }
});

describe("ranking", () => {
    test("puts whole names before beginnings, those before words, then pieces, then errors", () => {
        assert.deepEqual(urls("fire"), ["type/fire/", "location/fire-path/", "item/fire-stone/", "ability/flash-fire/"]);
        assert.deepEqual(urls("mega"), ["pokemon/charizard/#charizard-mega-x", "pokemon/charizard/#charizard-mega-y"]);
        assert.deepEqual(urls("pikchu"), ["pokemon/pikachu/", "pokemon/pichu/", "item/pikachu-candy/"]);
        assert.deepEqual(urls("thunder", { kinds: ["move", "item"] }), [
            "move/thunderbolt/",
            "item/thunder-stone/",
            "move/thunder-punch/",
            "move/10-000-000-volt-thunderbolt/",
        ]);
        assert.deepEqual(urls("ditto"), ["pokemon/ditto/"]);
        assert.deepEqual(urls("ash"), ["ability/flash-fire/"]);
    });

    test("puts species before other kinds, and shorter names first", () => {
        assert.deepEqual(urls("pika").slice(0, 2), ["pokemon/pikachu/", "item/pikachu-candy/"]);
        assert.deepEqual(urls("pi").slice(0, 2), ["pokemon/pichu/", "pokemon/pikachu/"]);
    });

    test("puts a name of the page's language before another language's", () => {
        const names = '{"version":1,"language":"es","types":[],"kinds":[{"kind":"item","slugs":"x\\ny","names":"Otro\\nPan",';
        const hits = SearchIndex.parse(names + '"aliases":"Pan\\n"}]}').search("pan");
        assert.deepEqual(hits.map((hit) => hit.slug), ["y", "x"]);
    });

    test("puts the accents as typed first", () => {
        const names = '{"version":1,"language":"es","types":[],"kinds":[{"kind":"item","slugs":"a\\nb","names":"Papa\\nPapá"}]}';
        const twins = SearchIndex.parse(names);
        assert.equal(twins.search("papá")[0].slug, "b");
        assert.equal(twins.search("papa")[0].slug, "a");
        assert.equal(twins.search("pap").length, 2);
    });

    test("gives falling scores between 0 and 1", () => {
        const scores = index.search("p", { limit: 100 }).map((hit) => hit.score);
        assert.ok(scores.length > 5);
        assert.ok(scores.every((score, i) => score > 0 && score <= 1 && (i === 0 || score < scores[i - 1])));
    });

    test("takes no errors in short words", () => {
        assert.deepEqual(urls("fxy"), []);
        assert.deepEqual(urls("xyzzyx"), []);
    });
});

describe("narrowing", () => {
    test("by options", () => {
        const options = { limit: 10, kinds: ["pokemon"], types: ["electric"], generation: 1 };
        assert.deepEqual(urls("pikchu", options), ["pokemon/pikachu/"]);
        assert.deepEqual(urls("fire", { kinds: ["ability", "location"] }), ["location/fire-path/", "ability/flash-fire/"]);
        assert.deepEqual(urls("alolan", { types: ["electric", "psychic"] }), ["pokemon/raichu/#raichu-alola"]);
        assert.deepEqual(urls("p", { generation: 2, kinds: ["pokemon"] }), ["pokemon/pichu/"]);
        assert.deepEqual(urls("pikachu", { kinds: [] }), []);
        assert.equal(index.search("p", { limit: 2 }).length, 2);
        assert.deepEqual(urls("p", { limit: 0 }), []);
    });

    test("by fields in the box", () => {
        assert.deepEqual(urls("type:fire gen:1"), [
            "pokemon/charmander/",
            "pokemon/charizard/",
            "pokemon/vulpix/",
            "move/flamethrower/",
        ]);
        assert.deepEqual(urls("type:fire type:flying c"), [
            "pokemon/charizard/",
            "pokemon/charizard/#charizard-mega-y",
            "pokemon/charizard/#charizard-gmax",
        ]);
        assert.deepEqual(urls("kind:move thunder"), [
            "move/thunderbolt/",
            "move/thunder-punch/",
            "move/10-000-000-volt-thunderbolt/",
        ]);
        assert.deepEqual(urls("kind:moves TYPE:fly"), ["move/fly/"]);
        assert.deepEqual(urls("type:feuer kind:move"), ["move/flamethrower/"], "a type's name in another language");
        assert.deepEqual(urls("type：ice"), ["pokemon/vulpix/#vulpix-alola"]);
        assert.deepEqual(urls("#26 alolan"), ["pokemon/raichu/#raichu-alola"]);
        assert.deepEqual(urls("#9999"), []);
    });

    test("to the number or generation 0 is narrowing to nothing: what has none is not meant", () => {
        for (const query of ["#0", "#00", "gen:0", "＃0"]) assert.deepEqual(urls(query), [], query);
        assert.deepEqual(urls("p", { generation: 0 }), []);
        // Names with the digit are meant.
        for (const query of ["0", "00"]) assert.deepEqual(urls(query), ["move/10-000-000-volt-thunderbolt/"], query);
    });

    test("leaves fields that mean nothing as text", () => {
        assert.deepEqual(urls("type:nonsense"), []);
        assert.deepEqual(urls("gen:x"), []);
        assert.equal(urls("fire kind:").includes("type/fire/"), false);
    });
});

describe("highlights", () => {
    const pieces = (query) => {
        const [{ name, ranges }] = index.search(query);
        return ranges.map(([start, end]) => name.slice(start, end));
    };
    const table = [
        ["pika", ["Pika"]],
        ["flabe", ["Flabé"]],
        ["farfetchd", ["Farfetch’d"]],
        ["mrmi", ["Mr. Mi"]],
        ["charizard mega x", ["Mega", "Charizard", "X"]],
        ["nidoran f", ["Nidoran♀"]],
        ["pikchu", ["Pikachu"]],
        ["ピカ", []],
        ["#25", []],
        ["kind:move punch", ["Punch"]],
    ];
    for (const [query, expected] of table) {
        test(`for ${query} are ${JSON.stringify(expected)}`, () => assert.deepEqual(pieces(query), expected));
    }

    test("stay inside the name for any query", () => {
        for (const query of ["p", "e", "oh", "a c", "zz zz", "null type", "mime jr mime", "bulbsaaur", "😀 p"]) {
            for (const { name, ranges } of index.search(query, { limit: 100 })) {
                let last = -1;
                for (const [start, end] of ranges) {
                    const isInside = start > last && start < end && end <= name.length;
                    assert.ok(isInside, `${query} in ${name}: ${JSON.stringify(ranges)}`);
                    last = end;
                }
            }
        }
    });
});

describe("hostile input", () => {
    const empty = ["", " ", "\u3000", null, undefined, "\u0000", "\n\t", "()[]", "-", "\ud800", "\udfff\ud800"];
    for (const query of empty) test(`${JSON.stringify(query)} finds nothing`, () => assert.deepEqual(index.search(query), []));

    const any = [
        "a".repeat(10_000), "pikachu ".repeat(2_000), "type:".repeat(2_000), ".*", "a+b|c", "$&", "__proto__", "constructor",
        "type:__proto__", "kind:constructor", "gen:999999999999", "#999999999999", "<script>", "\ud83d", "a\ud800b", "\u202e",
        "🔥".repeat(500), "\u0301".repeat(300), "ﾞﾞﾞ", "か\u3099\u3099", "||||", 25, {}, [],
    ];
    for (const query of any) {
        test(`${JSON.stringify(query).slice(0, 30)} does not throw`, () => {
            const start = performance.now();
            assert.ok(Array.isArray(index.search(query)));
            assert.ok(performance.now() - start < 500);
        });
    }

    test("odd options do not throw", () => {
        const limits = [-1, NaN, Infinity, 1.5, "x"].map((limit) => ({ limit }));
        for (const options of [null, undefined, {}, { kinds: "x" }, { types: 1 }, ...limits]) {
            assert.ok(Array.isArray(index.search("p", options)));
        }
        assert.equal(index.search("e", {}).length, 20);
    });
});

describe("a broken index is refused", () => {
    const kinds = (block) => JSON.stringify({ version: 1, language: "en", types: [], kinds: [block] });
    const table = [
        ["", /JSON/],
        ["<!doctype html>", /JSON/],
        ["null", /format version undefined/],
        ["[]", /format version undefined/],
        ['"version"', /format version undefined/],
        ["{}", /format version undefined/],
        ['{"version":2}', /format version 2.*reads 1/],
        ['{"version":1}', /damaged/],
        [kinds(null), /damaged/],
        [kinds({ kind: "item" }), /damaged/],
        [kinds({ kind: "item", names: "A\nB", slugs: "a" }), /2 names and 1 slugs/],
        [kinds({ kind: "item", names: "A", slugs: "a", numbers: [1, 2] }), /numbers/],
        [kinds({ kind: "item", names: "A", slugs: "a", types: [7] }), /types/],
    ];
    for (const [text, message] of table) {
        test(text.slice(0, 60), () => assert.throws(() => SearchIndex.parse(text), { message }));
    }

    test("an empty one is fine", () => {
        const none = SearchIndex.parse('{"version":1,"language":"en","types":[],"kinds":[]}');
        assert.deepEqual(none.search("pikachu"), []);
    });
});

describe("distance", () => {
    /** The textbook table, to hold the quick one against. */
    function table(typed, word) {
        const rows = [];
        for (let i = 0; i <= typed.length; i++) {
            rows.push([]);
            for (let j = 0; j <= word.length; j++) {
                const costs = i === 0 || j === 0 ? [Math.max(i, j)] : [rows[i - 1][j] + 1, rows[i][j - 1] + 1];
                if (i > 0 && j > 0) costs.push(rows[i - 1][j - 1] + (typed[i - 1] === word[j - 1] ? 0 : 1));
                const isSwap = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
                if (isSwap) costs.push(rows[i - 2][j - 2] + 1);
                rows[i].push(Math.min(...costs));
            }
        }
        return rows[typed.length];
    }

    test("agrees with the textbook on all words of two letters", () => {
        const words = [""];
        for (const word of words) if (word.length < 5) words.push(word + "a", word + "b");
        for (const typed of words) {
            for (const word of words) {
                const row = table(typed, word);
                for (const most of [0, 1, 2]) {
                    assert.equal(distance(typed, word, most, false), Math.min(row.at(-1), most + 1), `${typed} ${word}`);
                    assert.equal(distance(typed, word, most, true), Math.min(...row, most + 1), `${typed} ${word}…`);
                }
            }
        }
    });
});

describe("what search counts and suggests", () => {
    test("counts all hits, and each kind as if none were chosen", () => {
        const { hits, total, facets } = index.answer("thunder", { limit: 1, kinds: ["move"] });
        assert.equal(hits.length, 1);
        assert.ok(total > 1);
        assert.equal(facets.kinds.move, total);
        assert.deepEqual(facets.kinds, index.answer("thunder").facets.kinds);
        assert.ok(facets.types.electric >= 2);
    });

    test("counts nothing for an empty query", () => {
        assert.deepEqual(index.answer(" "), { hits: [], total: 0, facets: { kinds: {}, types: {}, generations: {} } });
    });

    test("suggests the same without what narrows it", () => {
        assert.equal(index.suggest("pikachu type:fire")[0].name, "Pikachu");
    });

    test("suggests what one of the words finds", () => {
        assert.equal(index.suggest("pikachu xyzzy")[0].name, "Pikachu");
    });

    test("suggests the names that come nearest, and none that are far", () => {
        assert.equal(index.suggest("pikachuuuu")[0].name, "Pikachu");
        assert.deepEqual(index.suggest("qqqqqqqq"), []);
        assert.deepEqual(index.suggest(""), []);
    });
});
