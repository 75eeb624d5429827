// Typing errors: how many, and a cheap test that spares the counting.

/** How many typing errors a word of so many folded letters may have. @param {number} length */
export const errorsAllowed = (length) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** The letters of a word as bits; different letters may share a bit. @param {string} word */
export function letterMask(word) {
    let mask = 0;
    for (let i = 0; i < word.length; i++) mask |= 1 << (word.charCodeAt(i) & 31);
    return mask;
}

/** How many bits are set. @param {number} mask */
export function bitCount(mask) {
    mask -= (mask >>> 1) & 0x55555555;
    mask = (mask & 0x33333333) + ((mask >>> 2) & 0x33333333);
    return (((mask + (mask >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/**
 * The fewest letters to insert, drop, replace or swap with their neighbour to make `typed` of `word`, or of a beginning of it.
 *
 * @param {string} typed
 * @param {string} word
 * @param {number} most More than this need not be told apart; at most 200.
 * @param {boolean} ofBeginning Whether the end of `word` may be missing.
 * @returns {number} At most `most + 1`.
 */
export function distance(typed, word, most, ofBeginning) {
    const columns = Math.min(word.length, typed.length + most);
    if (typed.length - word.length > most || (!ofBeginning && word.length > columns)) return most + 1;
    if (columns >= rows[0].length) rows = rows.map(() => new Uint8Array(columns * 2));
    let [before, above, row] = rows;
    const far = most + 1;
    for (let j = 0; j <= columns; j++) above[j] = Math.min(j, far);
    for (let i = 1; i <= typed.length; i++) {
        // Only a band along the diagonal can stay within `most`.
        const first = Math.max(1, i - most);
        const last = Math.min(columns, i + most);
        row[first - 1] = first === 1 ? Math.min(i, far) : far;
        let best = row[first - 1];
        for (let j = first; j <= last; j++) {
            const isSame = typed.charCodeAt(i - 1) === word.charCodeAt(j - 1);
            let cost = above[j - 1] + (isSame ? 0 : 1);
            if (row[j - 1] + 1 < cost) cost = row[j - 1] + 1;
            if (j < i + most && above[j] + 1 < cost) cost = above[j] + 1;
            if (i > 1 && j > 1 && !isSame && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) {
                cost = Math.min(cost, before[j - 2] + 1);
            }
            row[j] = cost;
            if (cost < best) best = cost;
        }
        if (best > most) return far;
        if (last < columns) row[last + 1] = far;
        [before, above, row] = [above, row, before];
    }
    if (!ofBeginning) return Math.min(above[columns], far);
    let best = far;
    for (let j = Math.max(0, typed.length - most); j <= columns; j++) best = Math.min(best, above[j]);
    return best;
}
