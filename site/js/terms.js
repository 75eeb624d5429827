// Which terms of the full text a query asks for; Sources/SearchIndex/Terms.swift cuts texts into the same.

/** Scripts that put no spaces between words, as far as folding leaves them. */
const unspaced = "\\u3005-\\u3007\\u3041-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff\\u{20000}-\\u{3ffff}";
const runs = new RegExp(`[${unspaced}]+|[^${unspaced}]+`, "gu");
const isUnspaced = new RegExp(`[${unspaced}]`, "u");

/** A shorter beginning of a word is that of too many. */
const shortestBeginning = 3;

/**
 * The terms that a page has where it has the word.
 *
 * @param {string} word Folded.
 * @returns {{ term: string, isBeginning: boolean }[]} A beginning stands for all terms that begin so.
 */
export function termsOf(word) {
    const parts = word.match(runs) ?? [];
    return parts.flatMap((part, i) => {
        const letters = [...part];
        if (!isUnspaced.test(part)) {
            return [{ term: part, isBeginning: i === parts.length - 1 && letters.length >= shortestBeginning }];
        }
        if (letters.length === 1) return [{ term: part, isBeginning: true }];
        return letters.slice(1).map((letter, j) => ({ term: letters[j] + letter, isBeginning: false }));
    });
}

/** Where a word stands in folded text: at the beginning of a word, or anywhere in a script without spaces. */
export function placeOf(word, folded, from = 0) {
    if (isUnspaced.test(word)) return folded.indexOf(word, from);
    for (let at = folded.indexOf(word, from); at !== -1; at = folded.indexOf(word, at + 1)) {
        if (at === 0 || folded[at - 1] === " " || isUnspaced.test(folded[at - 1])) return at;
    }
    return -1;
}
