"""Compares `pokebuild validate` with the Nu checker, on good pages of the sample and on damaged ones: `make compare-nu`.

Prints which kinds of damage each of them tells. Ends with 1 where Nu finds an error in a good page, or where it finds
one in a damaged page that `validate` takes for good.
"""
import collections, json, random, re, subprocess, sys, tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from conftest import pokebuild
from site_checks import markup_errors

COUNT = 300
# Rules about other files, which a page that stands alone breaks.
SITE_RULES = {
    "broken-link", "missing-asset", "broken-fragment", "link-without-slash", "link-outside", "orphan-page",
    "canonical-elsewhere", "one-way-alternate", "sitemap-misses-page",
}


def at(pattern, new):
    """A damage: what `pattern` finds at one random place of the body is replaced."""
    def damage(page, chance):
        start = page.index("<body")
        places = list(re.finditer(pattern, page[start:]))
        if not places:
            return None
        place = chance.choice(places)
        text = new(place.group()) if callable(new) else new
        return page[: start + place.start()] + text + page[start + place.end() :]
    return damage


DAMAGES = {
    "end tag gone": at(r"</(?:div|section|table|a|span|dl)>", ""), "end tag twice": at(r"</[a-z]+>", lambda t: t + t),
    "unknown element": at(r"</section>", "<spam>x</spam></section>"), "block in paragraph": at(r"</p>", "<div>x</div></p>"),
    "block in list": at(r"</ul>", "<div>x</div></ul>"), "item outside of list": at(r"</section>", "<li>x</li></section>"),
    "link in link": at(r"</a>", '<a href="./">x</a></a>'), "text in list": at(r"</ul>", "x</ul>"),
    "term alone": at(r"</dl>", "<dt>x</dt></dl>"), "attribute twice": at(' class="', ' class="x" class="'),
    "attribute unknown": at(' class="', ' clas="x" class="'), "wrong value": at(' scope="(?:row|col)"', ' scope="x"'),
    "id twice": at("</main>", '<p id="main">x</p></main>'), "no alt": at(' alt=""', ""),
    "no source": at(r"<img src=\"[^\"]*\"", "<img"), "wrong width": at(' width="', ' width="x'),
    "control": at(r"</(?:p|h2|li|dd)>", lambda t: "\x01" + t), "raw less-than": at(r"</(?:p|h2|li|dd)>", lambda t: " < " + t),
    "wrong role": at(' role="', ' role="x'), "HTML in a drawing": at("</svg>", "<p>x</p></svg>"),
}


def told_by_us(page, folder):
    (folder / "index.html").write_text(page, encoding="utf-8")
    report = json.loads(pokebuild("validate", folder, "--format", "json", cwd=folder).stdout)
    return {group["rule"] for group in report["groups"] if group["severity"] == "error"} - SITE_RULES


def main():
    chance = random.Random(7)
    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary)
        assert pokebuild("build", "--sample", cwd=root).returncode == 0
        pages = chance.sample(sorted((root / "output").rglob("index.html")), COUNT)
        faults = markup_errors(pages)
        print(f"{len(pages)} good pages: Nu finds {len(faults)} errors", *faults[:5], sep="\n  ")
        spoiled = []
        names = list(DAMAGES)
        while len(spoiled) < COUNT:
            name = names[len(spoiled) % len(names)]
            page = DAMAGES[name](chance.choice(pages).read_text(encoding="utf-8"), chance)
            if page:
                folder = root / "spoiled" / str(len(spoiled))
                folder.mkdir(parents=True)
                spoiled.append((name, folder, told_by_us(page, folder)))
        by_nu = set(markup_errors([f / "index.html" for _, f, _ in spoiled]))
        table = collections.defaultdict(lambda: [0, 0, 0, 0])
        for name, folder, ours in spoiled:
            nu = any(str(folder) + "/" in line for line in by_nu)
            table[name][0] += 1
            table[name][1] += bool(ours)
            table[name][2] += nu
            table[name][3] += nu and not ours
        print(f"\n{'damage':<24}{'pages':>6}{'ours':>6}{'Nu':>6}{'only Nu':>9}")
        for name, row in sorted(table.items()):
            print(f"{name:<24}{row[0]:>6}{row[1]:>6}{row[2]:>6}{row[3]:>9}")
        total = [sum(column) for column in zip(*table.values())]
        print(f"{'all':<24}{total[0]:>6}{total[1]:>6}{total[2]:>6}{total[3]:>9}")
        return 1 if faults or total[3] else 0


if __name__ == "__main__":
    sys.exit(main())
