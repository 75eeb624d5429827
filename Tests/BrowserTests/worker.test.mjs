import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { ManualCaches, ManualWorker, sum } from "./worker-support.mjs";

const scope = "https://host.example/a/b/";

/** The files of a build, and what its worker knows of them; `mark` makes its pages others than those of another build. */
function site(mark, { same = [] } = {}) {
    const pages = {};
    for (const tag of ["en", "es"]) {
        for (const path of ["", "pokemon/", "search/", "pokemon/mew/", "move/cut/"]) {
            const page = `${tag}/${path}`;
            pages[page] = same.includes(page) ? `${page} of always` : `${page} of ${mark}`;
        }
    }
    const files = { ...pages, "assets/style.1.css": "style", [`assets/page.${mark}.js`]: "script" };
    const languages = {};
    for (const tag of ["en", "es"]) {
        const own = Object.entries(pages).filter(([path]) => path.startsWith(tag));
        const listing = `assets/offline-${tag}.${mark}.json`;
        const index = `search/${tag}.${mark}.json`;
        const shards = [`search/${tag}/0.json`, `search/${tag}/${mark}.json`];
        files[listing] = JSON.stringify({ pages: Object.fromEntries(own.map(([path, text]) => [path, sum(text)])) });
        for (const path of [index, ...shards]) files[path] = path;
        const start = ["", "pokemon/", "search/"].map((path) => `${tag}/${path}`);
        const said = { title: `No ${tag}`, message: "<no>", home: "Home" };
        languages[tag] = { listing, files: [listing, index], shards, start, bytes: 1000, ...said };
    }
    const shell = ["assets/style.1.css", `assets/page.${mark}.js`];
    return { files, build: { version: mark, shell, style: "assets/style.1.css", languages } };
}

describe("the worker", () => {
    let caches, worker;
    const start = (mark, options) => new ManualWorker({ scope, caches, ...site(mark, options) });
    const text = async (path) => (await worker.get(path)).text();
    const started = async (mark, open, options) => {
        worker = start(mark, options);
        worker.open = open.map((path) => scope + path);
        await worker.install();
        await worker.activate();
        return worker;
    };
    const shell = ["assets/page.1.js", "assets/style.1.css"];
    const english = ["assets/offline-en.1.json", "en/", "en/pokemon/", "en/search/", "search/en.1.json"];

    beforeEach(() => (caches = new ManualCaches()));

    test("has what all pages need, and the open page with its language's lists and index", async () => {
        await started("1", ["en/move/cut/?x#y"]);
        assert.deepEqual(caches.held(scope, "1"), [...shell, ...english, "en/move/cut/"].sort());
    });

    test("answers with the network's page while there is one", async () => {
        await started("1", []);
        worker.files["en/pokemon/mew/"] = "another";
        assert.equal(await text("en/pokemon/mew/"), "another");
    });

    test("answers without a network with what was visited, whatever the query", async () => {
        await started("1", []);
        await worker.get("en/pokemon/mew/");
        worker.files = null;
        assert.equal(await text("en/pokemon/mew/"), "en/pokemon/mew/ of 1");
        assert.equal(await text("en/pokemon/mew/index.html"), "en/pokemon/mew/ of 1");
        assert.equal(await text("en/search/?q=mew"), "en/search/ of 1");
    });

    test("says in the page's language that a page is not there, and leads home", async () => {
        await started("1", []);
        worker.files = null;
        const answer = await worker.get("es/move/cut/");
        assert.equal(answer.status, 503);
        const html = await answer.text();
        assert.match(html, /lang="es".*No es/s);
        assert.match(html, /&#60;no&#62;/);
        assert.match(html, /href="https:\/\/host.example\/a\/b\/es\/"/);
    });

    test("answers with what it has where the host is broken", async () => {
        await started("1", ["en/"]);
        worker.files["en/"] = 502;
        assert.equal(await text("en/"), "en/ of 1");
        worker.files["en/move/cut/"] = 502;
        assert.equal((await worker.get("en/move/cut/")).status, 502);
    });

    test("never keeps a page of another build, and looks for that", async () => {
        await started("1", ["en/"]);
        worker.files = site("2").files;
        assert.equal(await text("en/pokemon/mew/"), "en/pokemon/mew/ of 2");
        assert.equal(worker.updates, 1);
        assert.ok(!caches.held(scope, "1").includes("en/pokemon/mew/"));
        worker.files = null;
        assert.equal((await worker.get("en/pokemon/mew/")).status, 503);
    });

    test("has files whose names are of their content from the cache first", async () => {
        await started("1", ["en/"]);
        worker.asked = [];
        const asset = { mode: "cors" };
        assert.equal(await (await worker.get("assets/style.1.css", asset)).text(), "style");
        assert.deepEqual(worker.asked, []);
        assert.equal(await (await worker.get("search/en/0.json", asset)).text(), "search/en/0.json");
        await worker.get("search/en/0.json", asset);
        assert.deepEqual(worker.asked, ["search/en/0.json"]);
    });

    test("keeps no file that could not be had", async () => {
        await started("1", []);
        assert.equal((await worker.get("assets/gone.2.js", { mode: "cors" })).status, 404);
        assert.ok(!caches.held(scope, "1").includes("assets/gone.2.js"));
    });

    test("leaves to the browser what is not its own", async () => {
        await started("1", []);
        assert.equal(await worker.get("data/v1/move.json", { mode: "cors" }), undefined);
        assert.equal(await worker.get("/elsewhere/"), undefined);
        assert.equal(await worker.get("https://other.example/a/b/en/"), undefined);
        assert.equal(await worker.get("en/", { method: "POST" }), undefined);
    });

    test("has pictures from the network, and as they were without one", async () => {
        await started("1", []);
        const picture = { mode: "no-cors", destination: "image" };
        worker.files["media/1.png"] = "old";
        await worker.get("media/1.png", picture);
        worker.files["media/1.png"] = "new";
        assert.equal(await (await worker.get("media/1.png", picture)).text(), "new");
        worker.files = null;
        assert.equal(await (await worker.get("media/1.png", picture)).text(), "new");
        await assert.rejects(worker.get("media/2.png", picture), /Failed to fetch/);
    });

    test("removes the caches of its earlier builds when it takes over, and no others", async () => {
        await started("1", ["en/"]);
        await caches.open("pokebuild https://host.example/a/ 1");
        await caches.open("somebody else's");
        const next = start("2");
        await next.install();
        assert.equal((await caches.keys()).length, 4);
        await next.activate();
        assert.deepEqual((await caches.keys()).sort(), [
            "pokebuild https://host.example/a/ 1",
            `pokebuild ${scope} 2`,
            "somebody else's",
        ]);
    });

    test("carries over what is still the same, and nothing else", async () => {
        await started("1", ["en/"], { same: ["en/pokemon/mew/"] });
        await worker.get("en/pokemon/mew/");
        await worker.get("en/move/cut/");
        await worker.get("search/en/0.json", { mode: "cors" });
        worker = start("2", { same: ["en/pokemon/mew/"] });
        await worker.install();
        assert.ok(!worker.asked.some((path) => ["en/pokemon/mew/", "search/en/0.json", "assets/style.1.css"].includes(path)));
        const held = caches.held(scope, "2");
        assert.ok(["en/pokemon/mew/", "search/en/0.json", "assets/style.1.css", "search/en.2.json"].every((path) => held.includes(path)));
        assert.ok(!held.some((path) => path.includes(".1.js") || path === "en/move/cut/"), held.join());
    });

    test("keeps serving its own build while the next one waits", async () => {
        await started("1", ["en/"]);
        const next = start("2");
        await next.install();
        worker.files = null;
        assert.equal(await text("en/"), "en/ of 1");
        assert.equal(next.skipped, 0);
        await next.ask({ type: "activate" });
        assert.equal(next.skipped, 1);
    });

    test("fails to install where a file of the shell is not there, and leaves the old build whole", async () => {
        await started("1", ["en/"]);
        const before = caches.held(scope, "1");
        const next = start("2");
        next.files["assets/page.2.js"] = 404;
        await assert.rejects(next.install(), /assets\/page.2.js answered with status 404/);
        assert.deepEqual(caches.held(scope, "1"), before);
    });

    test("prepares a language when its first page is visited", async () => {
        await started("1", ["en/"]);
        await worker.get("es/move/cut/");
        assert.ok(["es/", "es/pokemon/", "search/es.1.json"].every((path) => caches.held(scope, "1").includes(path)));
    });

    test("tells what all of a language is, keeps it, and removes it", async () => {
        await started("1", ["en/"]);
        const plan = await worker.ask({ type: "plan", language: "en" });
        assert.equal(plan.bytes, 1000);
        assert.equal(plan.count, 11);
        assert.deepEqual(plan.missing.sort(), ["en/move/cut/", "en/pokemon/mew/", "search/en/0.json", "search/en/1.json"]);
        assert.deepEqual(await worker.ask({ type: "keep", paths: plan.missing }), { isWhole: true });
        assert.deepEqual((await worker.ask({ type: "plan", language: "en" })).missing, []);
        await worker.ask({ type: "forget", language: "en" });
        assert.deepEqual(caches.held(scope, "1"), [...shell, ...english].sort());
    });

    test("says that not all could be kept where a page is of another build", async () => {
        await started("1", ["en/"]);
        worker.files["en/move/cut/"] = "of another";
        assert.deepEqual(await worker.ask({ type: "keep", paths: ["en/move/cut/"] }), { isWhole: false });
        worker.files = null;
        assert.match((await worker.ask({ type: "keep", paths: ["en/move/cut/"] })).failure, /Failed to fetch/);
        assert.equal(await worker.ask({ type: "no such request" }), undefined);
    });
});

describe("the kill switch", () => {
    test("removes what the worker kept, and itself, and nothing of others", async () => {
        const caches = new ManualCaches();
        await caches.open(`pokebuild ${scope} 1`);
        await caches.open("pokebuild https://host.example/other/ 1");
        const worker = new ManualWorker({ scope, caches, files: {}, build: {}, source: "off.js" });
        await worker.install();
        assert.equal(worker.skipped, 1);
        await worker.activate();
        assert.deepEqual(await caches.keys(), ["pokebuild https://host.example/other/ 1"]);
        assert.ok(worker.isUnregistered);
    });
});
