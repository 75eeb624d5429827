// The order of the list that the reader came from, as it was kept.

import { storageName } from "./list-order.js";

/** What was kept; null where there is nothing, or nothing that can be read. @returns {import("./list-order.js").ListOrder | null} */
export function keptOrder() {
    try {
        return JSON.parse(sessionStorage.getItem(storageName));
    } catch {
        return null;
    }
}
