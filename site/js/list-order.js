// The order of the list that the reader came from, for the steps to the previous and the next page: kept for the tab.

/**
 * @typedef {object} ListOrder
 * @property {string} address Where the list is, with what narrows and sorts it.
 * @property {string} title What it is called.
 * @property {string} language The language of the names.
 * @property {[slug: string, name: string, id: number][]} rows
 */

/** Under which name the tab has it. */
export const storageName = "list";

/** Keeps an order, or none. @param {ListOrder | null} order */
export function keepOrder(order) {
    try {
        if (order === null) sessionStorage.removeItem(storageName);
        else sessionStorage.setItem(storageName, JSON.stringify(order));
    } catch {
        // Blocked or full: pages go on with the neighbours that they have by number.
    }
}
