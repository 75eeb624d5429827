// Who does what a search box, or the search page, asks for.

import { loadingBy, waitingBy } from "./effects.js";

/**
 * @param {object} parts
 * @param {Pick<ReturnType<import("./search-client.js").makeSearchClient>, "answer" | "texts">} parts.client
 * @param {import("./clock.js").Clock} parts.clock
 * @returns {Record<string, import("./store.js").Performer>}
 */
export const searchPerformers = ({ client, clock }) => ({
    wait: waitingBy(clock),
    search: loadingBy(client.answer),
    texts: loadingBy(client.texts),
});
