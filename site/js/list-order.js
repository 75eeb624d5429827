// The order of the list that the reader came from, for the steps to the previous and the next page: kept for the tab.

/**
 * @typedef {object} ListOrder
 * @property {string} address Where the list is, with what narrows and sorts it.
 * @property {string} title What it is called.
 * @property {string} language The language of the names.
 * @property {[slug: string, name: string][]} rows
 */

const storageName = "list";

/** Keeps an order, or none. @param {ListOrder | null} order */
export function keepOrder(order) {
    try {
        if (order === null) sessionStorage.removeItem(storageName);
        else sessionStorage.setItem(storageName, JSON.stringify(order));
    } catch {
        // Blocked or full: pages go on with the neighbours that they have by number.
    }
}

/** What was kept; null where there is nothing, or nothing that can be read. @returns {ListOrder | null} */
export function keptOrder() {
    try {
        return JSON.parse(sessionStorage.getItem(storageName));
    } catch {
        return null;
    }
}
