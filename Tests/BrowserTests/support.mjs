// Stand-ins for what the browser gives to the modules.

/** A clock that stands still until it is moved. */
export class ManualClock {
    now = 0;
    #timers = new Set();

    after(milliseconds, then) {
        const timer = { at: this.now + milliseconds, then };
        this.#timers.add(timer);
        return () => this.#timers.delete(timer);
    }

    get waiting() {
        return this.#timers.size;
    }

    /** Moves on, calling back what has become due, in order. */
    advance(milliseconds) {
        const end = this.now + milliseconds;
        for (;;) {
            const due = [...this.#timers].filter(({ at }) => at <= end).sort((left, right) => left.at - right.at)[0];
            if (!due) break;
            this.#timers.delete(due);
            this.now = due.at;
            due.then();
        }
        this.now = end;
    }
}

/** A client whose answers the test gives, in any order. */
export class ManualClient {
    /** @type {{ query: string, only: object, limit: number, signal: AbortSignal, answer: Function, fail: Function }[]} */
    calls = [];
    /** The searches of texts, likewise. */
    textCalls = [];

    answer = (request, signal) =>
        new Promise((answer, fail) => {
            this.calls.push({ ...request, signal, answer, fail });
        });

    texts = (request, signal) =>
        new Promise((answer, fail) => {
            this.textCalls.push({ ...request, signal, answer, fail });
        });
}

/** Lets everything that is settled call back. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

/** The browser's storage, in memory; it can be blocked or full. */
export class MemoryStorage {
    items = new Map();
    isBlocked = false;
    isFull = false;

    open = () => {
        if (this.isBlocked) throw new Error("access is denied");
        return this;
    };

    getItem(key) {
        return this.items.get(key) ?? null;
    }

    setItem(key, text) {
        if (this.isFull) throw new Error("the quota is exceeded");
        this.items.set(key, text);
    }

    removeItem(key) {
        this.items.delete(key);
    }
}
