// What the page of a species does besides: the mark on the chosen variety, and the steps of the list that the reader came from.

import { keptOrder } from "./kept-order.js";

/** Marks the link to the variety on show, which the style sheet chooses by the address: the first where it names none. */
function markVariety() {
    const target = location.hash === "" ? null : document.getElementById(location.hash.slice(1));
    const shown = target?.closest(".variety") ?? document.querySelector(".variety");
    for (const link of document.querySelectorAll(".switch a")) {
        if (shown && link.hash === `#${shown.id}`) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
    }
}

markVariety();
addEventListener("hashchange", markVariety);

// Those who came from a list that they narrowed or sorted go on in that one. What cannot be loaded leaves the steps by number.
const steps = document.querySelector(".neighbours");
const order = steps && keptOrder();
if (order) import("./neighbours.js").then(({ showNeighbours }) => showNeighbours(steps, order), () => {});
