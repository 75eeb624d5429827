// Keeps the state of a feature and does what its changes ask for. This is the only place where time passes: a feature is a
// pure function, (state, action) -> [state, effects], and effects are values.

/**
 * @typedef {object} Effect Something to do.
 * @property {string} type Who does it; `cancel` ends the effect in flight that has the id.
 * @property {string} [id] An effect ends the one in flight with the same id: nothing of that one arrives any more.
 *
 * @typedef {(effect: Effect, send: (action: object) => void, signal: AbortSignal) => void | Promise<void>} Performer
 *     Does an effect, which is in flight until the promise is settled. Once `signal` is aborted, `send` does nothing.
 */

/**
 * Makes a store.
 *
 * @template State
 * @param {object} parts
 * @param {State} parts.state The first state.
 * @param {(state: State, action: object) => [State, Effect[]]} parts.reduce
 * @param {Record<string, Performer>} parts.perform Who does each type of effect.
 * @param {(state: State) => void} [parts.render] Is called after each change.
 */
export function makeStore({ state, reduce, perform, render = () => {} }) {
    /** @type {Map<string | symbol, AbortController>} */
    const running = new Map();
    /** @type {object[]} */
    const waiting = [];
    let isSending = false;

    // An action that is sent while another is dealt with waits for it.
    function send(action) {
        waiting.push(action);
        if (isSending) return;
        isSending = true;
        try {
            for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
                const before = state;
                const [after, effects] = reduce(before, next);
                state = after;
                for (const effect of effects) start(effect, "", send);
                if (after !== before) render(after);
            }
        } finally {
            isSending = false;
        }
    }

    function start(effect, path, deliver) {
        if (effect.of !== undefined) {
            start(effect.effect, `${path}${effect.of}.`, (action) => deliver({ to: effect.of, action }));
            return;
        }
        const id = effect.id === undefined ? Symbol(effect.type) : path + effect.id;
        running.get(id)?.abort();
        running.delete(id);
        if (effect.type === "cancel") return;
        const controller = new AbortController();
        const { signal } = controller;
        running.set(id, controller);
        const end = () => {
            if (running.get(id) === controller) running.delete(id);
        };
        const sendUnlessCancelled = (action) => {
            if (!signal.aborted) deliver(action);
        };
        const work = perform[effect.type](effect, sendUnlessCancelled, signal);
        if (work === undefined) end();
        else work.finally(end);
    }

    return {
        send,
        /** @returns {State} */
        get state() {
            return state;
        },
        /** The ids of the effects in flight. */
        get running() {
            return [...running.keys()].map(String);
        },
    };
}

/**
 * Lets a parent hold a child that does not know it: the child's state is the parent's member `key`, an action for the child
 * is `{ to: key, action }`, and the child's effects send such actions.
 *
 * @param {string} key
 * @param {(state: object, action: object) => [object, Effect[]]} reduce The child.
 * @returns {(state: object, action: { action: object }) => [object, object[]]}
 */
export const scope = (key, reduce) => (state, { action }) => {
    const [child, effects] = reduce(state[key], action);
    const next = child === state[key] ? state : { ...state, [key]: child };
    return [next, effects.map((effect) => ({ of: key, effect }))];
};
