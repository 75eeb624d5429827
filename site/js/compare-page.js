// The page that compares the pokemon that its address names: fills the tables.

import { makeCompareClient } from "./compare-client.js";
import { initialState, reduce, unknown } from "./compare-state.js";
import { label } from "./damage.js";
import { loadingBy } from "./effects.js";
import { readStrings } from "./elements.js";
import { makeFailure } from "./failure-view.js";
import { makeGetter } from "./fetching.js";
import { makeStore } from "./store.js";
import { coverage, stats } from "./team.js";

const language = document.documentElement.lang;
const form = document.querySelector("#compare");
const inputs = [...form.querySelectorAll("input")];
const tables = document.querySelectorAll(".compared");
const status = form.querySelector("[role=status]");
const nobody = form.querySelector("[data-nobody]");
const options = [...document.querySelectorAll("#species option")];
const strings = readStrings();

const option = (slug) => options.find(({ dataset }) => dataset.slug === slug);
const named = (name) => options.find(({ value }) => value.toLowerCase() === name.toLowerCase());

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

const client = makeCompareClient({
    folder: form.dataset.entries,
    speciesOf: (slug) => option(slug).dataset.of ?? slug,
    get: makeGetter(),
});
const address = ({ slugs }) => history.pushState(null, "", `?${new URLSearchParams(slugs.map((slug) => ["p", slug]))}`);
const store = makeStore({ state: initialState, reduce, perform: { address, team: loadingBy(client.team) }, render });
const failure = makeFailure(strings, () => store.send({ type: "retried" }));
status.after(failure.element);

/** @param {import("./compare-state.js").State} state */
function render(state) {
    const { boxes, team } = state;
    inputs.forEach((input, place) => {
        input.value = boxes[place]?.text ?? "";
        if (boxes[place]?.slug === null) input.setAttribute("aria-invalid", "true");
        else input.removeAttribute("aria-invalid");
    });
    const names = unknown(state).map((name) => `“${name}”`);
    nobody.hidden = names.length === 0;
    nobody.lastElementChild.textContent = names.join(", ");
    status.textContent = team.status === "loading" ? strings.list.loading : "";
    failure.show(team);
    // What was compared before stays until there is something else to show.
    if (team.status === "loaded") fill(team.value);
}

function readAddress() {
    const asked = new URLSearchParams(location.search).getAll("p").slice(0, inputs.length);
    const box = (slug) => (option(slug) ? { text: option(slug).value, slug } : { text: slug, slug: null });
    store.send({ type: "addressed", boxes: asked.map(box) });
}

form.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = inputs.map(({ value }) => value.trim()).filter((text) => text !== "");
    const box = (text) => ({ text: named(text)?.value ?? text, slug: named(text)?.dataset.slug ?? null });
    store.send({ type: "asked", boxes: typed.map(box) });
});
addEventListener("popstate", readAddress);
readAddress();
