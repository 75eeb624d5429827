// The calculator on the page of the chart: reads the chart from the table, and keeps what is chosen in the address.

import { label, matchups } from "./damage.js";

const chart = {};
const chips = {};
const heads = [...document.querySelectorAll(".chart:first-of-type thead th .chip")].map(slug);
for (const row of document.querySelector(".chart tbody").rows) {
    const chip = row.querySelector(".chip");
    chips[slug(chip)] = chip;
    chart[slug(chip)] = Object.fromEntries(
        [...row.querySelectorAll("td")].map((cell, place) => [heads[place], cell.className.slice(1) / 100]),
    );
}

/** The slug of a type's chip. @param {Element} chip */
function slug(chip) {
    return chip.className.match(/\bt-([^ ]+)/)[1];
}

const form = document.querySelector("#calculator");
const answer = form.querySelector("#answer");

function show() {
    const data = new FormData(form);
    const types = data.getAll("type").filter((type) => type !== "");
    const defender = { types, rule: data.get("ability"), tera: data.get("tera") };
    const rows = types.length === 0 && defender.tera === "" ? [] : matchups(chart, defender);
    const found = document.createElement("dl");
    found.className = "matchups";
    found.append(
        ...rows.flatMap(([factor, attacks]) => {
            const list = document.createElement("dd");
            list.className = "chips";
            list.append(...attacks.map((attack) => chips[attack].cloneNode(true)));
            const term = document.createElement("dt");
            term.textContent = label(factor, document.documentElement.lang);
            return [term, list];
        }),
    );
    // An empty list is none.
    answer.replaceChildren(...(rows.length === 0 ? [] : [found]));
    const chosen = [...data].filter(([, value]) => value !== "");
    history.replaceState(null, "", chosen.length === 0 ? location.pathname : `?${new URLSearchParams(chosen)}`);
}

const asked = new URLSearchParams(location.search);
const types = asked.getAll("type");
form.querySelectorAll("[name=type]").forEach((select, place) => (select.value = types[place] ?? ""));
for (const name of ["ability", "tera"]) form.elements[name].value = asked.get(name) ?? "";
for (const select of form.querySelectorAll("select")) if (select.selectedIndex < 0) select.selectedIndex = 0;
form.addEventListener("change", show);
form.addEventListener("reset", () => setTimeout(show));
show();
