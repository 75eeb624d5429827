const links = document.querySelectorAll("[data-path]");
const tags = Array.from(document.querySelectorAll("[data-choice]"), (choice) => choice.id);
const found = location.pathname.match(new RegExp("^(.*?/)(" + tags.join("|") + ")(/|$)"));
const root = found ? found[1] : document.documentElement.dataset.root || "/";
links.forEach((link) => link.setAttribute("href", root + link.dataset.path));
if (found) {
    document.documentElement.lang = found[2];
    document.querySelectorAll("[data-choice]").forEach((choice) => (choice.hidden = choice.id !== found[2]));
}
