// Folds text for search, so that what people type and what a name is spelled like become equal.
// Sources/SearchIndex/Fold.swift does the same from the same table, of which only that is here which Unicode does not decompose.

import * as table from "./fold-table.js";

const marks = ["\u3099", "\u309a"];
/** Words that fold to their small letters; most names are such, and this is many times faster than the table. */
const plainWords = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
const list = (text) => text.split(" ");
const ranges = (text) => {
    let last = 0;
    return list(text).map((range) => {
        const [step, more = 0] = range.split("-").map(Number);
        const first = last + step;
        last = first + more;
        return [first, last];
    });
};

const initials = list(table.initials);
const vowels = list(table.vowels);
const finals = list(table.finals.replace("_", ""));
const spaces = ranges(table.spaces);
const blocks = ranges(table.blocks);
const isIn = (ranges, point) => ranges.some(([first, last]) => first <= point && point <= last);

/** What folds otherwise than Unicode decomposes it. @type {Map<string, string>} */
const letters = new Map();
for (const line of table.letters.split("\n")) {
    const [target, sources] = line.split(" ");
    for (const source of sources) letters.set(source, target.replaceAll("_", " "));
}
/** What each character seen so far folds to. */
const targets = new Map(letters);
for (const [first, last] of ranges(table.dropped)) {
    for (let point = first; point <= last; point++) targets.set(String.fromCodePoint(point), "");
}

/** A letter without its accents and its width, in small letters, as far as that is Latin, a digit or kana; else nothing. */
function decomposed(char) {
    // Katakana have their hiragana in the same order, before them.
    const hiragana = (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60);
    if (/[ァ-ヶヽヾ]/.test(char)) return hiragana(char);
    const parts = [...char.normalize("NFKD").replace(/[\p{M}\u2044]/gu, "").toLowerCase()];
    const plain = parts.map((part) => letters.get(part) ?? part).join("").replace(/[ァ-ヶヽヾ]/g, hiragana);
    return /^[a-z0-9ぁ-ヺー]+$/.test(plain) ? plain : "";
}

/** @param {string} char @returns {string} */
function target(char) {
    const known = targets.get(char);
    if (known !== undefined) return known;
    const point = char.codePointAt(0);
    let found = char;
    if (point >= 0xac00 && point <= 0xd7a3) {
        // The arithmetic of Unicode's chapter 3.12: 19 initials, 21 vowels, 28 finals.
        const place = point - 0xac00;
        found = initials[Math.floor(place / 588)] + vowels[Math.floor(place / 28) % 21] + finals[place % 28];
    } else {
        found = (isIn(blocks, point) && decomposed(char)) || (isIn(spaces, point) ? " " : char);
    }
    // Only what index and query hold gets here, so the map stays small.
    targets.set(char, found);
    return found;
}

/**
 * Folds text: case, accents, width, katakana and Korean syllables are evened out, apostrophes go, other punctuation parts
 * words, ♀ and ♂ are the words `f` and `m`. Any string is fine, lone surrogates too.
 *
 * @param {string} text
 * @param {[number, number][]} [places] Is filled with the piece of `text`, in UTF-16, that each unit of the answer is from.
 * @returns {string} Words with one space between them; empty for text without any letter or digit.
 */
export function fold(text, places) {
    if (!places && plainWords.test(text)) return text.toLowerCase();
    let folded = "";
    let isBetweenWords = false;
    let start = 0;
    for (const char of text) {
        const end = start + char.length;
        const units = target(char);
        for (let i = 0; i < units.length; i++) {
            const unit = units[i];
            if (unit === " ") {
                isBetweenWords = true;
            } else if (unit >= marks[0] && marks.includes(unit)) {
                // A voicing mark is part of the kana before it; one that voices nothing is no letter.
                const voiced = isBetweenWords ? "" : (folded.slice(-1) + unit).normalize("NFC");
                if (voiced.length !== 1 || folded === "") continue;
                folded = folded.slice(0, -1) + voiced;
                if (places) places[places.length - 1][1] = end;
            } else {
                if (isBetweenWords && folded !== "") {
                    folded += " ";
                    places?.push([start, start]);
                }
                isBetweenWords = false;
                folded += unit;
                places?.push([start, end]);
            }
        }
        start = end;
    }
    return folded;
}
