// Installs the worker that keeps pages for times without a network (docs/offline.md), and tells when there is a new build.

import { element, readStrings } from "./elements.js";

/** Shows that there is a new build, with a button that brings it. @param {() => void} reload */
function tell(reload) {
    if (document.querySelector(".news")) return;
    const strings = readStrings().update;
    const button = element("button", { type: "button" }, strings.reload);
    const close = element("button", { type: "button", class: "plain" }, strings.later);
    const notice = element("div", { class: "news", role: "status" }, element("p", {}, strings.text), button, close);
    button.addEventListener("click", reload);
    close.addEventListener("click", () => notice.remove());
    document.body.append(notice);
}

/** @param {ServiceWorkerContainer} container */
async function watch(container) {
    let hadWorker = container.controller !== null;
    let isAsked = false;
    container.addEventListener("controllerchange", () => {
        // Where another tab asked for the new build, this one goes on with what it has until its reader wants it too.
        if (isAsked) location.reload();
        else if (hadWorker) tell(() => location.reload());
        hadWorker = true;
    });
    const root = document.querySelector("link[rel=manifest]").href;
    const registration = await container.register(new URL("sw.js", root), { updateViaCache: "none" });
    const offer = () => {
        const { waiting } = registration;
        if (!waiting || container.controller === null) return;
        tell(() => {
            isAsked = true;
            waiting.postMessage({ type: "activate" });
        });
    };
    offer();
    registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", offer);
    });
}

// A browser may refuse a worker, as in a private window; the site is whole without it. What it fetches waits for the page.
function start() {
    if ("serviceWorker" in navigator) watch(navigator.serviceWorker).catch(() => {});
}
if (document.readyState === "complete") start();
else addEventListener("load", start, { once: true });
