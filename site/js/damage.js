// How hard attacks hit: the chart of types, what abilities change in it, and what Terastal makes of a pokemon.

/**
 * How many times the usual damage attacks of a type do; pairs that are missing are neutral.
 * @typedef {Record<string, Record<string, number>>} Chart
 *
 * @typedef {object} Defender
 * @property {string[]} types Slugs, one to three.
 * @property {string} [rule] What its ability does, as pages write it: `factors:fire=0.5&ice=0.5`, `super:0.75`,
 *     `only-super`, `no-weakness:flying`, `half`; empty for nothing.
 * @property {string} [tera] The type that it has turned into; empty for none.
 */

/**
 * What an attack of a type does to something of some types.
 *
 * @param {Chart} chart
 * @param {string} attack
 * @param {string[]} types
 */
export function factor(chart, attack, types) {
    return types.reduce((product, type) => product * (chart[attack]?.[type] ?? 1), 1);
}

/**
 * What an attack of a type does to a defender.
 *
 * @param {Chart} chart
 * @param {string} attack
 * @param {Defender} defender
 */
export function damage(chart, attack, { types, rule = "", tera = "" }) {
    // The Stellar type leaves a defender with those that it had.
    const defending = tera === "" || tera === "stellar" ? [...new Set(types)] : [tera];
    const usual = factor(chart, attack, defending);
    const [name, detail] = rule.split(":");
    switch (name) {
        case "factors":
            return usual * (new URLSearchParams(detail).get(attack) ?? 1);
        case "super":
            return usual > 1 ? usual * detail : usual;
        case "only-super":
            return usual > 1 ? usual : 0;
        case "no-weakness":
            return factor(chart, attack, defending.filter((type) => type !== detail || factor(chart, attack, [type]) <= 1));
        case "half":
            return usual >= 1 ? 0.5 : usual;
        default:
            return usual;
    }
}

/**
 * The attacking types by what they do to a defender, the hardest first; what is neutral is left out.
 *
 * @param {Chart} chart
 * @param {Defender} defender
 * @returns {[number, string[]][]}
 */
export function matchups(chart, defender) {
    const types = new Map();
    for (const attack of Object.keys(chart)) {
        const done = damage(chart, attack, defender);
        if (done !== 1) types.set(done, [...(types.get(done) ?? []), attack]);
    }
    return [...types].sort(([left], [right]) => right - left);
}

const fractions = { 0.125: "⅛", 0.25: "¼", 0.5: "½" };

/** A factor as people write it. @param {number} number @param {string} [language] */
export function label(number, language) {
    return `×${fractions[number] ?? number.toLocaleString(language, { maximumFractionDigits: 4 })}`;
}
