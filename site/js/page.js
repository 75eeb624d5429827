// What every page does: the switch between day and night, the menu of languages, the search forms, the stars, and news of a
// new build.

import "./search-form.js";
import "./stars.js";
import "./updates.js";

const root = document.documentElement;
const prefersDark = matchMedia("(prefers-color-scheme: dark)");

/** The theme on show: the one that was chosen, else the system's. */
function theme() {
    return root.dataset.theme ?? (prefersDark.matches ? "dark" : "light");
}

function remember(key, value) {
    try {
        localStorage.setItem(key, value);
    } catch {
        // Storage that is blocked or full: the choice holds for this page only.
    }
}

for (const button of document.querySelectorAll("button.theme")) {
    button.addEventListener("click", () => {
        root.dataset.theme = theme() === "dark" ? "light" : "dark";
        remember("theme", root.dataset.theme);
    });
}

// A choice made in another tab counts here too.
addEventListener("storage", (event) => {
    if (event.key !== "theme") return;
    if (event.newValue === "light" || event.newValue === "dark") root.dataset.theme = event.newValue;
    else delete root.dataset.theme;
});

// The language that a reader goes over to comes first in the choice of languages.
document.querySelector(".tools details")?.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (link) remember("language", link.lang);
});

const menu = document.querySelector(".tools > details");
if (menu) {
    addEventListener("click", (event) => {
        if (!menu.contains(event.target)) menu.open = false;
    });
    menu.addEventListener("keydown", (event) => {
        if (event.key !== "Escape" || !menu.open) return;
        menu.open = false;
        menu.querySelector("summary").focus();
    });
    // The same place in the other language with all that is chosen there, not only the same page. Scripts of the page may
    // change its address at any time.
    for (const type of ["toggle", "click"]) {
        menu.addEventListener(type, () => {
            for (const link of menu.querySelectorAll("a")) Object.assign(link, { search: location.search, hash: location.hash });
        });
    }
}
