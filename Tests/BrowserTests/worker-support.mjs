// A stand-in for what a browser gives to a service worker, and a network whose files the test gives.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import vm from "node:vm";

export const sum = (text) => createHash("sha256").update(text).digest("hex").slice(0, 12);

class ManualCache {
    entries = new Map();
    async match(request) {
        return this.entries.get(request.url ?? request)?.clone();
    }
    async put(request, response) {
        this.entries.set(request.url ?? request, response);
    }
    async keys() {
        return [...this.entries.keys()].map((url) => ({ url }));
    }
}

/** The caches of an origin, which workers share. */
export class ManualCaches {
    byName = new Map();
    async open(name) {
        if (!this.byName.has(name)) this.byName.set(name, new ManualCache());
        return this.byName.get(name);
    }
    async keys() {
        return [...this.byName.keys()];
    }
    async delete(name) {
        return this.byName.delete(name);
    }
    /** What the only cache of a scope holds, as paths below it. */
    held(scope, version) {
        const cache = this.byName.get(`pokebuild ${scope} ${version}`);
        return [...(cache?.entries.keys() ?? [])].map((url) => url.slice(scope.length)).sort();
    }
}

/** A worker of a build, on a host that serves `files` by path; a text is a page or file, a number a status. */
export class ManualWorker {
    updates = 0;
    isUnregistered = false;
    skipped = 0;
    /** The paths that were asked for. */
    asked = [];
    /** The addresses of open pages. */
    open = [];
    #listeners = {};

    constructor({ scope, caches, files, build, source = "sw.js" }) {
        this.scope = scope;
        this.files = files;
        const registration = {
            scope,
            update: async () => (this.updates += 1),
            unregister: async () => (this.isUnregistered = true),
        };
        const self = {
            registration,
            clients: { matchAll: async () => this.open.map((url) => ({ url })), claim: async () => {} },
            skipWaiting: async () => (this.skipped += 1),
            addEventListener: (type, listener) => (this.#listeners[type] = listener),
        };
        const fetch = async (request) => {
            const path = new URL(request.url ?? request).pathname.slice(new URL(scope).pathname.length);
            this.asked.push(path);
            const file = this.files?.[path];
            if (this.files === null) throw new TypeError("Failed to fetch");
            if (typeof file === "number") return new Response("no", { status: file });
            return file === undefined ? new Response("no such page", { status: 404 }) : new Response(file);
        };
        const code = readFileSync(new URL(`../../site/worker/${source}`, import.meta.url), "utf8");
        const given = { self, caches, fetch, crypto, Response, URL, Uint8Array };
        vm.runInNewContext(`const build = ${JSON.stringify(build)};\n${code}`, given);
    }

    /** Runs an event to its end, and what it was made to wait for. */
    async #dispatch(type, properties = {}) {
        const work = [];
        let answer;
        const event = {
            ...properties,
            waitUntil: (promise) => work.push(promise),
            respondWith: (promise) => (answer = promise),
        };
        this.#listeners[type](event);
        const result = await answer;
        while (work.length > 0) await work.shift();
        return result;
    }

    install = () => this.#dispatch("install");
    activate = () => this.#dispatch("activate");

    /** A request of a page; undefined where the worker leaves it to the browser. */
    get(path, { mode = "navigate", method = "GET", destination = "" } = {}) {
        const url = new URL(path, this.scope).href;
        return this.#dispatch("fetch", { request: { url, mode, method, destination } });
    }

    /** A message, and what is answered. */
    async ask(data) {
        let answer;
        await this.#dispatch("message", { data, ports: [{ postMessage: (value) => (answer = structuredClone(value)) }] });
        return answer;
    }
}
