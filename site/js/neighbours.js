// The steps to the previous and the next page, where the reader came from a list that is searched, filtered or sorted: they are
// those of that list, and there is a way back to it. Without that, and without scripts, they go by number.

import { digits } from "./counted.js";
import { element } from "./elements.js";

/**
 * What comes before and after a page.
 *
 * @typedef {import("./list-order.js").ListOrder["rows"][0]} Row
 *
 * @param {import("./list-order.js").ListOrder} order
 * @param {{ slug: string, language: string }} page
 * @returns {{ place: number, previous?: Row, next?: Row } | null} `place` counts from 1; null where
 *     the page is not in that list, or the list is in another language.
 */
export function around({ language, rows }, page) {
    const place = language === page.language ? rows.findIndex(([slug]) => slug === page.slug) : -1;
    return place === -1 ? null : { place: place + 1, previous: rows[place - 1], next: rows[place + 1] };
}

/** @param {HTMLElement} nav The page's steps. @param {import("./list-order.js").ListOrder} order */
export function showNeighbours(nav, order) {
    const [kind, slug] = location.pathname.split("/").slice(-3);
    const { lang: language } = document.documentElement;
    const found = kind === "pokemon" ? around(order, { slug, language }) : null;
    if (found === null) return;
    const count = element("small", {}, `${digits(found.place, language)} / ${digits(order.rows.length, language)}`);
    nav.before(element("p", { class: "from-list" }, element("a", { href: order.address }, order.title), " ", count));
    for (const name of ["previous", "next"]) lead(nav, name, found[name]);
}

/** Has a step lead elsewhere, without the picture of where it led to; a step to nowhere goes. */
function lead(nav, name, row) {
    const step = nav.querySelector(`.${name}`) ?? nav.appendChild(element("a", { class: name }, element("strong")));
    if (!row) return step.remove();
    const [slug, text, id] = row;
    if (step.getAttribute("href")?.endsWith(`/pokemon/${slug}/`)) return;
    step.href = `../${slug}/`;
    step.querySelector(".art")?.remove();
    const number = step.querySelector(".number");
    if (number) number.textContent = `#${String(id).padStart(4, "0")}`;
    const title = step.querySelector("strong");
    title.removeAttribute("lang");
    title.textContent = text;
}
