document.documentElement.dataset.script = "on";
if (location.search) document.documentElement.dataset.asked = "on";
try {
    const theme = localStorage.getItem("theme");
    if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
    // Storage that is blocked remembers nothing; the page follows the system then.
}
