// Asks the worker (site/worker/sw.js) for what it keeps.

import { LoadFailure } from "./load-state.js";

/**
 * @param {ServiceWorkerContainer} container
 * @param {string} language
 */
export function makeOfflineClient(container, language) {
    /** Sends a request, and gives what the worker answers. */
    async function ask(request) {
        const { active } = await container.ready;
        const answer = await new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = ({ data }) => resolve(data);
            active.postMessage({ ...request, language }, [port2]);
        });
        if (answer.failure !== undefined) throw new LoadFailure("offline", answer.failure);
        return answer;
    }

    return {
        /** @returns {Promise<import("./offline-state.js").Plan>} */
        plan: () => ask({ type: "plan" }),

        /** Has files kept. What a host changes on its way, or a newer build has changed, cannot be. */
        async keep({ paths }) {
            const { isWhole } = await ask({ type: "keep", paths });
            if (!isWhole) throw new LoadFailure("gone", `of ${paths.join(", ")} some are of another build`);
        },

        /** Removes all but what every page needs. */
        forget: () => ask({ type: "forget" }),
    };
}
