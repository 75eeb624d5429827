// The page that compares pokemon: gets those that the address names from the dataset, and fills the tables.

import { systemClock } from "./effects.js";
import { makeGetter } from "./fetching.js";
import { label } from "./damage.js";
import { coverage, stats, variety } from "./team.js";

const language = document.documentElement.lang;
const form = document.querySelector("#compare");
const inputs = [...form.querySelectorAll("input")];
const tables = document.querySelectorAll(".compared");
const status = form.querySelector("[role=status]");
const options = [...document.querySelectorAll("#species option")];
const get = makeGetter({ fetch: (...request) => fetch(...request), clock: systemClock });
const failures = globalThis.siteStrings.search.failed;

const option = (slug) => options.find(({ dataset }) => dataset.slug === slug);
const named = (name) => options.find(({ value }) => value.toLowerCase() === name.trim().toLowerCase());

/** The chart, by attacking type, as the rows of the team's table have it by defending type. */
const chart = {};
for (const row of document.querySelectorAll("[data-hit]")) {
    for (const [attack, times] of new URLSearchParams(row.dataset.hit)) {
        (chart[attack] ??= {})[row.dataset.type] = Number(times);
    }
}

/** What the cells of a row of the comparison say. */
const facts = {
    types: ({ types }) => types.map((type) => document.querySelector(`[data-type="${type}"] .chip`)?.cloneNode(true) ?? type),
    height: ({ height_m: metres }) => [metres === null ? "–" : `${metres.toLocaleString(language)} m`],
    weight: ({ weight_kg: kilograms }) => [kilograms === null ? "–" : `${kilograms.toLocaleString(language)} kg`],
};

function cell(contents, name = "td") {
    const cell = document.createElement(name);
    cell.append(...contents);
    return cell;
}

/** @param {import("./team.js").Pokemon[]} team */
function fill(team) {
    const bases = team.map(stats);
    for (const table of tables) {
        for (const row of table.rows) {
            row.querySelectorAll(".added").forEach((old) => old.remove());
            const added = cells(row.dataset, team, bases);
            added.forEach((cell) => cell.classList.add("added"));
            row.cells[0].after(...added);
        }
        table.hidden = team.length === 0;
    }
}

function cells({ key, type }, team, bases) {
    if (type) {
        const { taken, weak, resistant, done } = coverage(team, type, chart);
        const factors = taken.map((times) => {
            const data = cell([times === 1 ? "" : label(times, language)]);
            // The chart's colours are for those who attack: to take little is good.
            data.className = times === 0 ? "m0" : times < 1 ? "m200" : times > 1 ? "m50" : "";
            return data;
        });
        return [...factors, cell([weak]), cell([resistant]), cell([label(done, language)])];
    }
    if (key === "names") {
        return team.map(({ slug }) => {
            const { value, dataset } = option(slug);
            const link = document.createElement("a");
            link.href = `../pokemon/${dataset.of ?? slug}/${dataset.of ? `#${slug}` : ""}`;
            link.textContent = value;
            const head = cell([link], "th");
            head.scope = "col";
            return head;
        });
    }
    if (facts[key]) return team.map((pokemon) => cell(facts[key](pokemon)));
    const best = Math.max(...bases.map((stats) => stats[key] ?? 0));
    return bases.map((stats) => {
        const data = cell([stats[key] ?? "–"]);
        if (stats[key] === best && team.length > 1) data.className = "best";
        return data;
    });
}

let latest = 0;

async function show() {
    const slugs = new URLSearchParams(location.search).getAll("p").filter(option).slice(0, inputs.length);
    inputs.forEach((input, place) => (input.value = slugs[place] ? option(slugs[place]).value : ""));
    const run = ++latest;
    status.textContent = "";
    try {
        const team = await Promise.all(
            slugs.map(async (slug) => {
                const species = option(slug).dataset.of ?? slug;
                const found = variety(await get(`${form.dataset.entries}${species}.json`, JSON.parse), slug);
                return { ...found, slug };
            }),
        );
        if (run === latest) fill(team);
    } catch ({ reason }) {
        if (run === latest) status.textContent = failures[reason] ?? failures.broken;
    }
}

form.addEventListener("submit", (event) => {
    event.preventDefault();
    const chosen = inputs.map((input) => named(input.value)?.dataset.slug).filter(Boolean);
    history.pushState(null, "", `?${new URLSearchParams(chosen.map((slug) => ["p", slug]))}`);
    show();
});
addEventListener("popstate", show);
show();
