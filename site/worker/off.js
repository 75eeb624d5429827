// The kill switch: in the place of sw.js it removes what that kept, and itself. docs/deploying.md says when to use it.

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
    const prefix = `pokebuild ${self.registration.scope} `;
    const forget = async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
        await Promise.all(names.map((name) => caches.delete(name)));
        await self.registration.unregister();
    };
    event.waitUntil(forget());
});
