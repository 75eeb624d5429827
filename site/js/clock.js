// What calls back after a while; tests have one that goes by hand.

/**
 * @typedef {object} Clock
 * @property {(milliseconds: number, then: () => void) => () => void} after Calls back later, unless what it returns is called.
 */

/** The browser's own clock. @type {Clock} */
export const systemClock = {
    after(milliseconds, then) {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
    },
};
