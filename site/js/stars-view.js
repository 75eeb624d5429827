// The star on each species, and what is to be told of favourites.

import { element } from "./elements.js";

const shape = "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z";

/** @param {string} label */
function makeStar(label) {
    const star = element("button", { type: "button", class: "star", "aria-label": label, title: label });
    star.innerHTML = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${shape}"/></svg>`;
    return star;
}

/**
 * Puts a star on each species below an element, as the state has it.
 *
 * @param {ParentNode} root
 * @param {import("./favorites.js").Favorites} favorites
 * @param {{ star: string, trouble: Record<string, string> }} strings
 */
export function showStars(root, favorites, strings) {
    const starred = new Set(favorites.ids);
    for (const place of root.querySelectorAll("[data-species]")) {
        let star = place.querySelector(".star");
        if (!star) {
            const name = place.querySelector(".name, h1, .title")?.textContent ?? "";
            star = makeStar(strings.star.replace("{name}", name));
            place.append(star);
        }
        star.setAttribute("aria-pressed", String(starred.has(Number(place.dataset.species))));
    }
}

/** Tells why favourites may not be kept, once there is something to keep. */
export function showTrouble({ ids, trouble }, strings, isAsked) {
    let told = document.querySelector(".trouble");
    if (!told) document.body.append((told = element("p", { class: "trouble", role: "status" })));
    const isTold = trouble !== null && (trouble !== "blocked" || ids.length > 0 || isAsked);
    const text = isTold ? strings.trouble[trouble] : "";
    told.hidden = !isTold;
    if (told.textContent !== text) told.textContent = text;
}

/** Sends what is done with stars, and what other tabs do. @param {(action: object) => void} send */
export function listenForStars(send) {
    document.addEventListener("click", (event) => {
        const star = event.target instanceof Element && event.target.closest(".star");
        if (star) send({ type: "toggled", id: Number(star.closest("[data-species]").dataset.species) });
    });
    const read = () => send({ type: "opened" });
    addEventListener("storage", (event) => {
        if (event.key === null || event.key === "favorites") read();
    });
    addEventListener("pageshow", (event) => {
        if (event.persisted) read();
    });
}
