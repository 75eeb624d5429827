const links = document.querySelectorAll("[data-path]");
const tags = Array.from(document.querySelectorAll("[data-choice]"), (choice) => choice.id);
const found = location.pathname.match(new RegExp("^(.*?/)(" + tags.join("|") + ")(/|$)"));
const root = found ? found[1] : document.documentElement.dataset.root || "/";
links.forEach((link) => link.setAttribute("href", root + link.dataset.path));
if (found) {
    document.documentElement.lang = found[2];
    document.querySelectorAll("[data-choice]").forEach((choice) => (choice.hidden = choice.id !== found[2]));
}
// Another name of a species' page, as a national number or a form's: the page itself.
const alias = found ? location.pathname.slice(found[0].length).match(/^pokemon\/([^/]+)\/?$/) : null;
if (alias) {
    fetch(root + document.documentElement.dataset.aliases)
        .then((answer) => (answer.ok ? answer.json() : {}))
        .then((targets) => {
            const name = decodeURIComponent(alias[1]).toLowerCase().replace(/^0+(?=\d)/, "");
            if (Object.hasOwn(targets, name)) location.replace(`${root}${found[2]}/pokemon/${targets[name]}`);
        })
        // Without the list this page stays, which is as right as before.
        .catch(() => {});
}
