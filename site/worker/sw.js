// Keeps what was visited for times without a network. What is before this in the published file tells about the build:
// `build.version`, `build.shell` (files that all pages need), `build.style`, and for each language of `build.languages` its
// `listing` (every page with the beginning of its SHA-256), `start` (pages to have from the beginning), `files` (what those
// need), and what to say where a page is not there. docs/offline.md says how it all goes together.

const scope = self.registration.scope;
const prefix = `pokebuild ${scope} `;
const cacheName = prefix + build.version;
const openCache = () => caches.open(cacheName);
const address = (path) => new URL(path, scope).href;

/** The language of a page's path; undefined where the build has no such language. */
const languageOf = (path) => Object.keys(build.languages).find((tag) => path.startsWith(`${tag}/`));

/** A path below the scope, without query and fragment; null for addresses elsewhere. */
function pathOf(url) {
    const { origin, pathname } = new URL(url);
    const root = new URL(scope);
    if (origin !== root.origin || !pathname.startsWith(root.pathname)) return null;
    return decodeURI(pathname.slice(root.pathname.length)).replace(/(^|\/)index\.html$/, "$1");
}

async function sumOf(body) {
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
    return Array.from(bytes.subarray(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Puts a file into the cache whose name is made of its content. */
async function keepFile(cache, path) {
    if (await cache.match(address(path))) return;
    const response = await fetch(address(path));
    if (!response.ok) throw new Error(`${path} answered with status ${response.status}`);
    await cache.put(address(path), response);
}

const listings = new Map();

/** Every page of a language and its sum. */
async function listingOf(language) {
    if (!listings.has(language)) {
        const cache = await openCache();
        const { listing } = build.languages[language];
        await keepFile(cache, listing);
        listings.set(language, (await (await cache.match(address(listing))).json()).pages);
    }
    return listings.get(language);
}

/** Keeps a page that is of this very build; one of another would be the wrong neighbour of those that are there. */
async function keepPage(path, response) {
    const language = languageOf(path) ?? Object.keys(build.languages)[0];
    const sum = (await listingOf(language))[path];
    const body = await response.arrayBuffer();
    if (sum === undefined || sum !== (await sumOf(body))) return false;
    const headers = { "content-type": "text/html; charset=utf-8", "x-sum": sum };
    await (await openCache()).put(address(path), new Response(body, { headers }));
    return true;
}

/** Fetches pages and keeps them; those that are there already are not asked for. */
async function keepPages(paths) {
    const cache = await openCache();
    const kept = paths.map(async (path) => {
        if (await cache.match(address(path))) return true;
        const response = await fetch(address(path), { cache: "no-cache" });
        return response.ok && keepPage(path, response);
    });
    return (await Promise.all(kept)).filter((isKept) => isKept).length;
}

/** Has what a language needs from the beginning. */
async function prepare(language) {
    const cache = await openCache();
    const { files, start } = build.languages[language];
    await Promise.all(files.map((path) => keepFile(cache, path)));
    await keepPages(start);
}

/** Takes what is still the same from the caches of earlier builds. */
async function carryOver(languages) {
    const cache = await openCache();
    const wanted = new Set(languages.flatMap((tag) => [...build.languages[tag].files, ...build.languages[tag].shards]));
    for (const path of build.shell) wanted.add(path);
    const sums = Object.assign({}, ...(await Promise.all(languages.map(listingOf))));
    for (const name of await otherCaches()) {
        const old = await caches.open(name);
        for (const request of await old.keys()) {
            const path = pathOf(request.url);
            const response = await old.match(request);
            const sum = response.headers.get("x-sum");
            const isSame = sum === null ? wanted.has(path) : sums[path] === sum;
            if (isSame) await cache.put(request, response);
        }
    }
}

const otherCaches = async () => (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);

/** The languages in use: those of open pages, and those that an earlier build was prepared for. */
async function languagesInUse() {
    const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const paths = open.map(({ url }) => pathOf(url) ?? "");
    for (const name of await otherCaches()) {
        for (const { url } of await (await caches.open(name)).keys()) paths.push(pathOf(url));
    }
    return { languages: [...new Set(paths.map(languageOf))].filter((tag) => tag !== undefined), paths };
}

async function install() {
    const { languages, paths } = await languagesInUse();
    // Storage may be too small for both builds at once; what is not carried over is fetched again.
    await carryOver(languages).catch(() => {});
    const cache = await openCache();
    await Promise.all(build.shell.map((path) => keepFile(cache, path)));
    await Promise.all(languages.map(prepare));
    // The page that brought the worker here was there before it.
    if ((await otherCaches()).length === 0) await keepPages(paths.filter((path) => languageOf(path) !== undefined));
}

async function activate() {
    for (const name of await otherCaches()) await caches.delete(name);
    await self.clients.claim();
}

/** A page: from the network, and where that fails as it was kept. */
async function answerPage(event, path) {
    const kept = async () => (await openCache()).match(address(path));
    let response;
    try {
        response = await fetch(event.request);
    } catch {
        return (await kept()) ?? missing(path);
    }
    if (response.status >= 500) return (await kept()) ?? response;
    if (response.ok && !response.redirected) event.waitUntil(visited(path, response.clone()).catch(() => {}));
    return response;
}

/** Keeps a page that was visited; where it is of another build, looks for that. */
async function visited(path, response) {
    const language = languageOf(path);
    const isKept = await keepPage(path, response);
    if (language !== undefined) await prepare(language);
    if (!isKept) await self.registration.update();
}

/** What stands for a page that was not kept. */
function missing(path) {
    const language = languageOf(path) ?? Object.keys(build.languages)[0];
    const { title, message, home } = build.languages[language];
    const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
    const html = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>
<link rel="stylesheet" href="${address(build.style)}"></head><body><main class="wrap"><div class="welcome">
<h1>${escaped(title)}</h1><p>${escaped(message)}</p><p><a href="${address(`${language}/`)}">${escaped(home)}</a></p>
</div></main></body></html>`;
    return new Response(html, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

/** A file that never changes under its name: as it was kept, else from the network, and kept. */
async function answerFile(event, path) {
    const cache = await openCache();
    const kept = await cache.match(address(path));
    if (kept) return kept;
    const response = await fetch(event.request);
    if (response.ok) event.waitUntil(cache.put(address(path), response.clone()).catch(() => {}));
    return response;
}

/** A picture or cry of our own: from the network, as its name stays when it changes. */
async function answerMedia(event, path) {
    try {
        const response = await fetch(event.request);
        if (response.status === 200) {
            const copy = response.clone();
            event.waitUntil(openCache().then((cache) => cache.put(address(path), copy)).catch(() => {}));
        }
        return response;
    } catch (failure) {
        const kept = await (await openCache()).match(address(path));
        if (kept) return kept;
        throw failure;
    }
}

/** What pages ask for (site/js/offline-client.js). */
const requests = {
    async plan({ language }) {
        const pages = Object.keys(await listingOf(language));
        const { files, shards, bytes } = build.languages[language];
        const paths = [...build.shell, ...files, ...shards, ...pages];
        const kept = new Set((await (await openCache()).keys()).map(({ url }) => pathOf(url)));
        return { bytes, count: paths.length, missing: paths.filter((path) => !kept.has(path)) };
    },
    async keep({ paths }) {
        const cache = await openCache();
        const isFile = (path) => /^(assets|search)\//.test(path);
        await Promise.all(paths.filter(isFile).map((path) => keepFile(cache, path)));
        const pages = paths.filter((path) => !isFile(path));
        return { isWhole: (await keepPages(pages)) === pages.length };
    },
    async forget({ language }) {
        await caches.delete(cacheName);
        listings.clear();
        const cache = await openCache();
        await Promise.all(build.shell.map((path) => keepFile(cache, path)));
        await prepare(language);
        return {};
    },
    async activate() {
        await self.skipWaiting();
        return {};
    },
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
    const { request } = event;
    const path = pathOf(request.url);
    if (request.method !== "GET" || path === null) return;
    if (request.mode === "navigate") event.respondWith(answerPage(event, path));
    else if (/^(assets|search)\//.test(path)) event.respondWith(answerFile(event, path));
    else if (["image", "audio"].includes(request.destination)) event.respondWith(answerMedia(event, path));
});

self.addEventListener("message", (event) => {
    const answer = (value) => event.ports[0]?.postMessage(value);
    const request = requests[event.data?.type];
    if (!request) return;
    const work = request(event.data).then(answer, (failure) => answer({ failure: String(failure?.message) }));
    event.waitUntil(work);
});
