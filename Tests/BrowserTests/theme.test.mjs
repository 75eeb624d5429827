// The colours of the theme: readable in light and in dark, and named in one file alone.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const folder = new URL("../../site/css/", import.meta.url);
const read = (name) => readFileSync(new URL(name, folder), "utf8");
const theme = read("theme.css");

/** The relative luminance of WCAG 2. */
function luminance(color) {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a, b) {
    const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (light + 0.05) / (dark + 0.05);
}

/** The colour of a custom property in light or dark pages. */
function color(name, scheme) {
    const value = theme.match(new RegExp(`--${name}: ([^;]+);`))[1];
    const both = value.match(/light-dark\((#\w{6}), (#\w{6})\)/);
    return both ? both[scheme === "light" ? 1 : 2] : value;
}

const pairs = [
    ["ink", "paper"], ["ink", "surface"], ["ink", "sunken"], ["muted", "paper"], ["muted", "surface"], ["muted", "sunken"],
    ["link", "paper"], ["link", "surface"], ["link", "sunken"], ["on-accent", "accent"], ["ink", "chart-double"],
    ["ink", "chart-half"], ["on-chart-none", "chart-none"],
];

for (const scheme of ["light", "dark"]) {
    test(`text is readable on ${scheme} pages`, () => {
        for (const [ink, ground] of pairs) {
            const found = contrast(color(ink, scheme), color(ground, scheme));
            assert.ok(found >= 4.5, `${ink} on ${ground}: ${found.toFixed(2)}`);
        }
    });

    test(`what has the focus, and bars, stand out on ${scheme} pages`, () => {
        const bars = [1, 2, 3, 4, 5].map((number) => [`stat-${number}`, "sunken"]);
        for (const [mark, ground] of [["focus", "paper"], ["focus", "surface"], ["accent", "surface"], ...bars]) {
            const found = contrast(color(mark, scheme), color(ground, scheme));
            assert.ok(found >= (mark.startsWith("stat") ? 2 : 3), `${mark} on ${ground}: ${found.toFixed(2)}`);
        }
    });
}

test("every type has a colour that its name is readable on, and the same one as a second type", () => {
    const types = [...theme.matchAll(/\.t-(\w+)\b[^{}]* \{ --t: (#\w{6});/g)];
    assert.equal(types.length, 21);
    for (const [, type, ground] of types) {
        const found = contrast(color("on-type", "light"), ground);
        assert.ok(found >= 4.5, `${type}: ${found.toFixed(2)}`);
        assert.ok(theme.includes(`.u-${type} { --u: ${ground}; }`), type);
    }
});

test("no other style sheet names a colour", () => {
    for (const name of readdirSync(folder).filter((name) => name !== "theme.css" && name !== "print.css")) {
        const css = read(name).replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\([^)]*\)/g, "");
        assert.deepEqual(css.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(/gi) ?? [], [], name);
    }
});
