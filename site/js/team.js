// What a few pokemon have against each other, and what they can do together.

import { factor } from "./damage.js";

/**
 * A pokemon as the dataset has it; more is in `data/v1/schema/pokemon.schema.json`.
 * @typedef {object} Pokemon
 * @property {string} slug
 * @property {string[]} types
 * @property {{ stat: string, base: number }[]} stats
 * @property {{ type: string, factor: number }[]} damage_taken
 */

/**
 * The variety that was asked for, of the file of a species: the usual one where it has none of that name.
 *
 * @param {{ pokemon: Pokemon[] }} species
 * @param {string} slug
 */
export function variety(species, slug) {
    return species.pokemon.find((pokemon) => pokemon.slug === slug) ?? species.pokemon[0];
}

/** The base stats by name, and their `total`. @param {Pokemon} pokemon @returns {Record<string, number>} */
export function stats(pokemon) {
    const bases = Object.fromEntries(pokemon.stats.map(({ stat, base }) => [stat, base]));
    return { ...bases, total: pokemon.stats.reduce((sum, { base }) => sum + base, 0) };
}

/**
 * What the members of a team take from attacks of a type, and how hard their own types hit something of it.
 *
 * @param {Pokemon[]} team
 * @param {string} type
 * @param {import("./damage.js").Chart} chart
 */
export function coverage(team, type, chart) {
    const taken = team.map((pokemon) => pokemon.damage_taken.find((damage) => damage.type === type)?.factor ?? 1);
    const attacks = team.flatMap((pokemon) => pokemon.types);
    return {
        taken,
        weak: taken.filter((times) => times > 1).length,
        resistant: taken.filter((times) => times < 1).length,
        done: Math.max(0, ...attacks.map((attack) => factor(chart, attack, [type]))),
    };
}
