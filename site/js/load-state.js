// Something that is loaded, as one value, so that no two flags can contradict each other.

/**
 * @template Value
 * @typedef {{ status: "idle" }
 *     | { status: "loading" }
 *     | { status: "loaded", value: Value }
 *     | { status: "failed", reason: Reason, message: string }} LoadState
 *
 * @typedef {"offline" | "timeout" | "gone" | "server" | "broken"} Reason Names a sentence in the page's language; `message`
 *     is for developers.
 */

/** @type {{ status: "idle" }} */
export const idle = { status: "idle" };

/** @type {{ status: "loading" }} */
export const loading = { status: "loading" };

/** @template Value @param {Value} value @returns {{ status: "loaded", value: Value }} */
export const loaded = (value) => ({ status: "loaded", value });

/** @param {{ reason?: Reason, message: string }} failure Any error; one of ours knows its reason. */
export const failed = ({ reason = "broken", message }) => ({ status: "failed", reason, message });

/** Why something could not be had; `reason` names a sentence in the page's strings. */
export class LoadFailure extends Error {
    /**
     * @param {Reason} reason
     * @param {string} message For developers.
     * @param {unknown} [cause]
     */
    constructor(reason, message, cause) {
        super(message, { cause });
        this.name = "LoadFailure";
        this.reason = reason;
    }
}
