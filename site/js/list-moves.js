// What a list of species can be filtered by besides: the moves that they learn, which are loaded when they are wanted.

import { loadingBy } from "./effects.js";
import { makeFailure } from "./failure-view.js";
import { once, unlessAborted } from "./fetching.js";
import { failed, idle, loaded } from "./load-state.js";

const formatVersion = 1;

/**
 * @typedef {{ values: string[], names: string[], rows: number[][] }} Moves A facet as a list's table has it: which of the moves
 *     each row learns, with their names.
 *
 * @typedef {import("./list-state.js").State & { moves: import("./load-state.js").LoadState<Moves> }} State
 */

/**
 * Reads which rows learn each move; docs/lists.md describes the file.
 *
 * @param {string} json
 * @returns {Moves}
 * @throws {Error} Where the text is no such file, or one of another version.
 */
export function readMoves(json) {
    const { version, slugs, names, species } = JSON.parse(json);
    if (version !== formatVersion) throw new Error(`the moves have format version ${version}, this script reads ${formatVersion}`);
    const rows = [];
    for (const [move, gaps] of species.split(",").entries()) {
        let row = -1;
        for (const gap of gaps.split(" ")) {
            row += Number(gap) + 1;
            (rows[row] ??= []).push(move);
        }
    }
    return { values: slugs.split("\n"), names: names.split("\n"), rows };
}

/** The moves of a list that has none yet. */
export const first = { moves: idle };

/**
 * A list's reducer that knows of moves.
 *
 * @param {(state: State, action: object) => [State, object[]]} reduce The list's own.
 * @returns {(state: State, action: object) => [State, object[]]}
 */
export const withMoves = (reduce) => (state, action) => {
    switch (action.type) {
        case "movesWanted":
            return ["idle", "failed"].includes(state.moves.status) ? load(state, []) : [state, []];
        case "movesAnswered": {
            const { move = [], ...filters } = state.filters;
            const known = { ...state, moves: loaded(action.value) };
            // An address may have what is no move: that is ignored as soon as it is known.
            const areKnown = move.every((slug) => action.value.values.includes(slug));
            return areKnown ? [known, []] : reduce({ ...known, filters }, { type: "retried" });
        }
        case "movesFailed":
            return [{ ...state, moves: failed(action.failure) }, []];
    }
    const [next, effects] = reduce(state, action);
    const isWanted = next.moves.status === "idle" || (action.type === "retried" && next.moves.status === "failed");
    return "move" in next.filters && isWanted ? load(next, effects) : [next, effects];
};

const load = (state, effects) => [
    { ...state, moves: { status: "loading" } },
    [...effects, { type: "moves", id: "moves", answered: "movesAnswered", failed: "movesFailed" }],
];

/**
 * Makes what a list's page needs to know of moves.
 *
 * @param {object} page
 * @param {HTMLFormElement} page.form Its menu is filled when the moves are there; where they cannot be had, that is told.
 * @param {object} page.strings
 * @param {ReturnType<typeof import("./fetching.js").makeGetter>} page.get
 * @param {(action: object) => void} page.send
 */
export function makeMoves({ form, strings, get, send }) {
    const { move: menu } = form.elements;
    const { facets, perform } = makeMovesClient(menu.dataset.moves, get);
    const want = () => send({ type: "movesWanted" });
    const failure = makeFailure(strings, want);
    menu.parentElement.after(failure.element);
    form.querySelector("details").addEventListener("toggle", ({ target }) => target.open && want());
    return {
        first,
        facets,
        reduceBy: withMoves,
        performers: { moves: perform },

        /** @param {State} state */
        show({ moves }) {
            failure.show(moves);
            if (moves.status !== "loaded" || menu.options.length > 1) return;
            menu.append(...moves.value.values.map((value, place) => new Option(moves.value.names[place], value)));
        },
    };
}

/**
 * Gets the moves, once.
 *
 * @param {string} url
 * @param {ReturnType<typeof import("./fetching.js").makeGetter>} get
 */
export function makeMovesClient(url, get) {
    const moves = once(() => get(url, readMoves));
    return {
        /** Does the effect `moves`. */
        perform: loadingBy((_, signal) => unlessAborted(moves(), signal)),
        /** The facet, where a list is filtered by it. @param {import("./filters.js").Filters} filters */
        facets: async (filters) => ("move" in filters ? { move: await moves() } : {}),
    };
}
