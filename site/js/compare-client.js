// Gets the pokemon that are compared from the dataset.

import { once, unlessAborted } from "./fetching.js";
import { variety } from "./team.js";

/**
 * @param {object} parts
 * @param {string} parts.folder The address of the species' files.
 * @param {(slug: string) => string} parts.speciesOf
 * @param {ReturnType<typeof import("./fetching.js").makeGetter>} parts.get
 */
export function makeCompareClient({ folder, speciesOf, get }) {
    /** The file of each species, asked for once. @type {Map<string, () => Promise<{ pokemon: import("./team.js").Pokemon[] }>>} */
    const files = new Map();

    async function member(slug) {
        const species = speciesOf(slug);
        if (!files.has(species)) files.set(species, once(() => get(`${folder}${species}.json`, JSON.parse)));
        return { ...variety(await files.get(species)(), slug), slug };
    }

    return {
        /**
         * @param {{ slugs: string[] }} request
         * @param {AbortSignal} signal Ends the call with its reason; what it loads stays for the next.
         */
        team: ({ slugs }, signal) => unlessAborted(Promise.all(slugs.map(member)), signal),
    };
}
