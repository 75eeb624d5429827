"""Whole builds: of the sample, and of all of PokeAPI's data."""
import hashlib, json, os, re, shutil, signal, sqlite3, statistics, subprocess, time, urllib.request
from pathlib import Path

import pytest
from conftest import PROGRAM, ROOT, SNAPSHOT, needs_snapshot, pokebuild, tree
from site_checks import names_of_pages, names_without_link, one_of_every_sort

KINDS = 49


def catalog(output):
    return json.loads((output / "data/v1/catalog.json").read_text())


def record(output):
    return json.loads((output / "build.json").read_text())


def stamps(folder):
    return {str(p.relative_to(folder)): (p.stat().st_mtime_ns, p.stat().st_ino) for p in folder.rglob("*") if p.is_file()}


def check_dataset(output):
    sums = (output / "data/v1/SHA256SUMS").read_text().splitlines()
    listed = dict(reversed(line.split("  ", 1)) for line in sums)
    files = {str(p.relative_to(output / "data/v1")) for p in (output / "data/v1").rglob("*") if p.is_file()}
    assert set(listed) == files - {"SHA256SUMS"}
    for name, expected in listed.items():
        assert hashlib.sha256((output / "data/v1" / name).read_bytes()).hexdigest() == expected, name
        assert (output / "data/v1" / name).stat().st_size <= 25 << 20, name


def test_the_sample_is_a_whole_site(sample):
    output = sample / "output"
    assert len(list((output / "en/pokemon").glob("*/index.html"))) >= 81
    for language in ("en", "es"):
        for page in ("", "pokemon/", "pokemon/charizard/", "move/", "ability/", "item/", "type/fire/", "types/", "search/", "data/"):
            assert (output / language / page / "index.html").is_file(), page
    assert {"index.html", "404.html", "robots.txt", ".nojekyll", "build.json"} <= {p.name for p in output.iterdir()}
    assert sum(1 for _ in (output / "data/v1").glob("*.json")) == KINDS + 2
    check_dataset(output)


def stages(result):
    """The stages that a build went through, which was told to write its log as JSON."""
    assert result.returncode == 0, result.stderr
    events = map(json.loads, result.stderr.splitlines())
    return {event["name"]: event for event in events if event["event"] == "stage"}


@pytest.mark.parametrize("knows", [True, False])
def test_building_again_touches_nothing(sample, tmp_path, knows):
    shutil.copytree(sample, tmp_path / "x")
    before = stamps(tmp_path / "x/output")
    if not knows:
        (tmp_path / "x/.pokebuild/sample.sqlite3.built").unlink()
    result = pokebuild("build", "--sample", "--log-format", "json", cwd=tmp_path / "x")
    assert ("render" in stages(result)) == (not knows)
    assert stamps(tmp_path / "x/output") == before


def change_move(folder, options):
    (folder / "theme/pages").mkdir(parents=True)
    text = (ROOT / "templates/pages/move.mustache").read_text()
    (folder / "theme/pages/move.mustache").write_text(text + "\n<!-- changed -->\n" if "{{<" not in text else text.replace("<h2", '<h2 class="changed"'))
    return [*options, "--templates", "theme"]


def change_spanish(folder, options):
    (folder / "theme/strings").mkdir(parents=True)
    strings = json.loads((ROOT / "site/strings/es.json").read_text())
    strings["site"]["name"] = "Cambiado"
    (folder / "theme/strings/es.json").write_text(json.dumps(strings))
    return [*options, "--site", "theme"]


def change_style(folder, options):
    (folder / "theme/css").mkdir(parents=True)
    (folder / "theme/css/theme.css").write_text((ROOT / "site/css/theme.css").read_text() + "\nmain { color: inherit }\n")
    return [*options, "--site", "theme"]


def change_theme(folder, options):
    (folder / "theme/pages").mkdir(parents=True)
    home = (ROOT / "templates/pages/home.mustache").read_text()
    (folder / "theme/pages/home.mustache").write_text(home.replace("<h1", '<h1 id="changed"', 1))
    return [*options, "--templates", "theme"]


def change_strings(folder, options):
    (folder / "theme/strings").mkdir(parents=True)
    strings = json.loads((ROOT / "site/strings/en.json").read_text())
    strings["site"]["name"] = "Changed"
    (folder / "theme/strings/en.json").write_text(json.dumps(strings))
    return [*options, "--site", "theme"]


def change_page(folder, options):
    with (folder / "output/en/index.html").open("a") as file:
        file.write("changed")
    return options


def remove_page(folder, options):
    (folder / "output/en/index.html").unlink()
    return options


def damage_note(folder, options):
    (folder / ".pokebuild/sample.sqlite3.built").write_text('{"inputs": 3')
    return options


def damage_what_was_checked(folder, options):
    known = folder / ".pokebuild/sample.sqlite3.checked"
    known.write_bytes(known.read_bytes()[:-1] + b"x")
    return change_move(folder, options)


def change_answer(folder, options):
    with sqlite3.connect(folder / ".pokebuild/sample.sqlite3") as store:
        # As an answer that was had again unchanged, and stored before there were seals.
        (frame,) = store.execute("SELECT body FROM answer WHERE path = 'berry/1/'").fetchone()
        store.execute("UPDATE answer SET body = ? WHERE path = 'berry/1/'", (frame[:-12],))
    return options


@pytest.mark.parametrize("command, change", [
    ("site", change_move), ("site", change_spanish), ("site", change_style), ("site", change_theme), ("site", change_strings), ("site", change_page), ("site", remove_page), ("site", damage_note), ("site", damage_what_was_checked),
    ("site", change_answer),
    ("site", lambda folder, options: [*options, "--languages", "en"]),
    ("site", lambda folder, options: [*options, "--base-url", "https://dex.example/"]),
    ("site", lambda folder, options: [*options, "--sprites", "none"]),
    ("site", lambda folder, options: [*options, "--precompress"]),
    ("build", lambda folder, options: [*options, "--kinds", "move"]),
    ("build", lambda folder, options: [*options, "--timings"]),
])
def test_whatever_changes_is_built_anew(sample, tmp_path, command, change):
    folder = tmp_path / "x"
    shutil.copytree(sample, folder)
    options = change(folder, [command, "--sample", "--log-format", "json"])
    assert "render" in stages(pokebuild(*options, cwd=folder))
    # Times differ, and what became of earlier datasets is in the old tree only.
    if change is change_answer or "--timings" in options or "--kinds" in options:
        return
    result = pokebuild(*options, "--output", "fresh", cwd=folder)
    assert "render" in stages(result)
    fresh, built = tree(folder / "fresh"), tree(folder / "output")
    assert not [path for path in {*fresh, *built} if fresh.get(path) != built.get(path)]


@pytest.mark.parametrize("change, others", [(change_move, "{language}/move/?*/index.html"), (change_spanish, "es/**/*.html")])
def test_a_theme_changes_the_pages_that_use_it(sample, tmp_path, change, others):
    folder = tmp_path / "x"
    shutil.copytree(sample, folder)
    before = stamps(folder / "output")
    result = pokebuild(*change(folder, ["site", "--sample", "--log-format", "json"]), cwd=folder)
    assert "render" in stages(result)
    (kept,) = [event["kept"] for event in map(json.loads, result.stderr.splitlines()) if event["event"] == "render.kept"]
    after = stamps(folder / "output")
    pages = [path for path in after if path.endswith(".html")]
    changed = [path for path in pages if after[path] != before.get(path)]
    using = {str(page.relative_to(folder / "output")) for language in ("en", "es") for page in (folder / "output").glob(others.format(language=language))}
    using = {path for path in using if "/page/" not in path}
    # The pages of all languages, and of the build itself, are made each time.
    always = {"index.html", "404.html", "en/status/index.html", "es/status/index.html"}
    assert changed and set(changed) <= using | always | {path for path in pages if "/page/" in path}
    assert len(pages) - kept <= len(using | always) + 40 and kept > len(pages) / 3


def test_one_changed_answer_changes_the_pages_that_tell_of_it(sample, tmp_path):
    folder = tmp_path / "x"
    shutil.copytree(sample / ".pokebuild", folder / ".pokebuild")
    mirrored = pokebuild("mirror", "mirror", "--sample", cwd=folder)
    assert mirrored.returncode == 0, mirrored.stderr
    options = ["build", "--source", "mirror", "--store", "store", "--log-format", "json", "--max-age", "0"]
    stages(pokebuild(*options, cwd=folder))
    before = stamps(folder / "output")
    (answer,) = (folder / "mirror").glob("api/v2/move/33/index.json")
    move = json.loads(answer.read_text())
    answer.write_text(json.dumps({**move, "accuracy": 45}))
    result = pokebuild(*options, cwd=folder)
    stages(result)
    (kept,) = [event["kept"] for event in map(json.loads, result.stderr.splitlines()) if event["event"] == "render.kept"]
    after = stamps(folder / "output")
    pages = [path for path in after if path.endswith(".html")]
    changed = {path for path in pages if after[path] != before.get(path)}
    assert {"en/move/tackle/index.html", "es/move/tackle/index.html"} <= changed
    # Who learns it says how accurate it is, and so does its type.
    assert {path.split("/")[1] for path in changed} <= {"move", "pokemon", "type", "data", "changes", "status"}
    assert len(pages) - len(changed) <= kept + 4 and kept > len(pages) * 0.7
    stages(pokebuild(*options[:-2], "--output", "fresh", cwd=folder))
    fresh, built = tree(folder / "fresh"), tree(folder / "output")
    # What tells of the dataset before, and what has the sizes of that.
    history = re.compile(r"/(changes/index\.html|data/index\.html|status/index\.html|changes\.json|catalog\.json|SHA256SUMS)$")
    content = [path for path in {*fresh, *built} if re.match("(en|es|data)/", path) and not history.search(path)]
    assert len(content) > 900 and not [path for path in content if fresh.get(path) != built.get(path)]


def test_times_are_told_only_where_they_are_asked_for(sample, tmp_path):
    assert "timings" not in record(sample / "output")
    sizes = record(sample / "output")["sizes"]
    # The status page shows what is counted here.
    pages = [page for page in (sample / "output/en").rglob("*.html") if page.parent.name != "status"]
    assert sizes["folders"]["en"] == {"files": len(pages), "bytes": sum(page.stat().st_size for page in pages)}
    assert len(sizes["largest_pages"]) == 10
    result = pokebuild("build", "--sample", "--timings", "--log-format", "json", cwd=tmp_path)
    told, timings = stages(result), record(tmp_path / "output")["timings"]
    assert [stage["name"] for stage in timings["stages"]][-1] == "render" and len(timings["slowest_pages"]) == 10
    parts = timings["pages"]
    assert set(parts) == {"rendering_seconds", "checking_seconds", "writing_seconds"} and min(parts.values()) > 0
    assert sum(parts.values()) <= told["render"]["seconds"] * 1.1
    for stage in timings["stages"]:
        assert {name: told[stage["name"]][name] for name in stage} == stage
    rendered = told["render"]
    assert rendered["items"] >= len(pages) * 2 and rendered["bytes"] > 0 and rendered["cpu_seconds"] > 0
    assert told["normalize"]["items"] > 1000 and rendered["peak_bytes"] > 20 << 20


def test_equal_input_gives_equal_bytes(sample, tmp_path):
    result = subprocess.run(
        [str(PROGRAM), "build", "--sample", "--jobs", "7"], cwd=tmp_path, env={**os.environ, "TZ": "Asia/Tokyo", "LC_ALL": "tr_TR.UTF-8"}
    )
    assert result.returncode == 0
    assert tree(tmp_path / "output") == tree(sample / "output")


def test_site_builds_offline_from_the_store(sample, tmp_path):
    shutil.copytree(sample / ".pokebuild", tmp_path / ".pokebuild")
    result = pokebuild("site", "--sample", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert tree(tmp_path / "output") == tree(sample / "output")


def test_what_is_not_ours_survives_and_what_is_stale_goes(sample, tmp_path):
    shutil.copytree(sample, tmp_path / "x")
    output = tmp_path / "x/output"
    (output / "CNAME").write_text("dex.example\n")
    (output / ".git").mkdir()
    (output / ".git/HEAD").write_text("ref")
    result = pokebuild("build", "--sample", "--languages", "es", cwd=tmp_path / "x")
    assert result.returncode == 0, result.stderr
    assert (output / "CNAME").read_text() == "dex.example\n"
    assert (output / ".git/HEAD").read_text() == "ref"
    assert not (output / "en").exists() and (output / "es/index.html").is_file()


def test_only_the_kinds_asked_for_get_pages(tmp_path):
    result = pokebuild("build", "--sample", "--kinds", "move", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "output/en/move/tackle/index.html").is_file()
    assert not (tmp_path / "output/en/pokemon").exists() and not (tmp_path / "output/en/ability").exists()


# What is wrong with what a user named: the status, and what stderr must say.


def test_a_foreign_output_is_refused_and_named(tmp_path):
    (tmp_path / "output").mkdir()
    (tmp_path / "output/thesis.doc").write_text("years of work")
    result = pokebuild("build", "--sample", cwd=tmp_path)
    assert result.returncode == 2 and "thesis.doc" in result.stderr
    assert (tmp_path / "output/thesis.doc").read_text() == "years of work"


def test_an_output_that_is_a_file_is_refused(tmp_path):
    (tmp_path / "output").write_text("x")
    result = pokebuild("build", "--sample", cwd=tmp_path)
    assert result.returncode == 2 and "output" in result.stderr


def test_an_output_that_cannot_be_written_fails(tmp_path):
    (tmp_path / "file").write_text("x")
    result = pokebuild("build", "--sample", "--output", "file/output", cwd=tmp_path)
    assert result.returncode == 2 and '"file/output" cannot be made, since "file" is not a folder' in result.stderr


@pytest.mark.parametrize(
    "options, told",
    [
        (["--languages", "en,xx"], "no strings for `xx`"), (["--kinds", "pokemn"], "did you mean `pokemon`?"),
        (["--templates", "nowhere"], "nowhere"), (["--site", "nowhere"], "nowhere"),
        (["--templates", "empty"], "nothing of a theme is in it"), (["--site", "empty"], "nothing of a theme is in it"),
        (["--host", "geocities"], "one of none, github-pages, cloudflare-pages, netlify"),
    ],
)
def test_unusable_options_are_usage_errors(tmp_path, options, told):
    (tmp_path / "empty").mkdir()
    result = pokebuild("build", "--sample", *options, cwd=tmp_path)
    assert result.returncode == 2, result.stderr
    assert told in result.stderr
    assert not (tmp_path / "output").exists()


def test_a_folder_that_is_no_mirror_is_refused(tmp_path):
    result = pokebuild("build", "--source", tmp_path, cwd=tmp_path)
    assert result.returncode == 2 and "no mirror" in result.stderr


def test_a_broken_template_is_named_with_its_place(tmp_path):
    shutil.copytree(ROOT / "templates", tmp_path / "theme")
    with (tmp_path / "theme/pages/home.mustache").open("a") as file:
        file.write("\n{{nonsens}}\n")
    result = pokebuild("build", "--sample", "--templates", "theme", cwd=tmp_path)
    assert result.returncode == 1
    assert "pages/home.mustache" in result.stderr and "nonsens" in result.stderr
    assert not (tmp_path / "output").exists()


def test_invalid_output_is_not_published(sample, tmp_path):
    shutil.copytree(sample, tmp_path / "x")
    shutil.copytree(ROOT / "templates", tmp_path / "x/theme")
    layout = next((tmp_path / "x/theme").glob("layout*"))
    layout = layout if layout.is_file() else next(layout.glob("*.mustache"))
    layout.write_text(layout.read_text().replace("</body>", '<p id="main"><a href="nowhere/">x</a><b></p></body>'))
    before = tree(tmp_path / "x/output")
    result = pokebuild("build", "--sample", "--templates", "theme", cwd=tmp_path / "x")
    assert result.returncode == 4, result.stderr
    assert tree(tmp_path / "x/output") == before


def test_validate_accepts_ours_and_tells_damage(sample, tmp_path):
    assert pokebuild("validate", sample / "output", cwd=tmp_path).returncode == 0
    shutil.copytree(sample / "output", tmp_path / "damaged")
    page = tmp_path / "damaged/en/pokemon/charizard/index.html"
    page.write_text(page.read_text().replace("</main>", "", 1))
    result = pokebuild("validate", "damaged", "--format", "json", cwd=tmp_path)
    assert result.returncode == 4
    report = json.loads(result.stdout)
    assert report["errors"] >= 1 and "en/pokemon/charizard/index.html" in report["groups"][0]["place"]


def test_validate_reports_sarif_and_follows_rules(tmp_path):
    page = '<!DOCTYPE html>\n<html lang="en"><head><title>A</title></head>\n<body><p>a<div>b</div></p><h1>A</h1></body></html>\n'
    (tmp_path / "site").mkdir()
    (tmp_path / "site/index.html").write_text(page)
    result = pokebuild("validate", "site", "--format", "sarif", cwd=tmp_path)
    assert result.returncode == 4
    log = json.loads(result.stdout)
    assert log["version"] == "2.1.0" and len(log["runs"]) == 1
    run = log["runs"][0]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    told = {found["ruleId"]: found for found in run["results"]}
    assert set(told) == {"misplaced-element", "missing-description"}
    for rule, found in told.items():
        assert rules[found["ruleIndex"]] == rule and found["level"] in ("error", "warning") and found["message"]["text"]
    place = told["misplaced-element"]["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == "index.html"
    assert place["region"] == {"startLine": 3, "startColumn": 11}

    ignored = [{"rule": "misplaced-element", "path": "*.html", "reason": "known"}]
    (tmp_path / "rules.json").write_text(json.dumps({"ignore": ignored}))
    rules = ["--rules", "rules.json"]
    result = pokebuild("validate", "site", *rules, cwd=tmp_path)
    assert result.returncode == 0 and "1 ignored" in result.stdout
    assert pokebuild("validate", "site", *rules, "--warnings-as-errors", cwd=tmp_path).returncode == 4
    (tmp_path / "rules.json").write_text('{"ignore": [{"rule": "misplaced-elment", "path": "*", "reason": "x"}]}')
    result = pokebuild("validate", "site", *rules, cwd=tmp_path)
    assert result.returncode == 2 and "did you mean `misplaced-element`?" in result.stderr


def test_validate_reads_any_html(tmp_path):
    (tmp_path / "index.html").write_text(
        "<!doctype html><html lang=en><title>A</title><meta name=description content=B><h1>A</h1><main><p>x<p>y<br></main>"
    )
    assert pokebuild("validate", ".", cwd=tmp_path).returncode == 4
    result = pokebuild("validate", "--html", ".", cwd=tmp_path)
    assert result.returncode == 0, result.stdout


# All of PokeAPI.


@needs_snapshot
def test_all_of_pokeapi_is_in_the_site(whole):
    output = whole / "output"
    assert len(catalog(output)["kinds"]) == KINDS
    audit = record(output)["audit"]
    assert len(audit) == KINDS
    for kind, row in audit.items():
        listing = json.loads(Path(SNAPSHOT, "api/v2", kind, "index.json").read_text())
        assert row["listed"] == row["stored"] == row["normalized"] == listing["count"], kind
        assert len(json.loads((output / "data/v1" / f"{kind}.json").read_text())) == listing["count"], kind
    for language in ("en", "es"):
        for kind, count in {"pokemon": 1025, "move": 937, "ability": 373, "item": 2223, "type": 21}.items():
            pages = [p for p in (output / language / kind).glob("*/index.html") if p.parent.name != "page"]
            assert len(pages) == count, (language, kind)
    check_dataset(output)
    files = [p for p in output.rglob("*") if p.is_file()]
    assert len(files) <= 20_000
    assert sum(p.stat().st_size for p in files) < 1 << 30
    assert not any(p.is_symlink() for p in output.rglob("*"))
    assert all(p.stat().st_nlink == 1 for p in files)
    assert [p for p in files if p.stat().st_size > 25 << 20] == []


def brotli_sizes(files):
    """What files come to in brotli of a middling quality, which servers can afford for each answer."""
    script = """
        const { readFileSync } = require("node:fs"), { brotliCompressSync, constants } = require("node:zlib");
        const size = file => brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
        console.log(JSON.stringify(readFileSync(0, "utf8").split("\\n").map(size)));
    """
    result = subprocess.run(
        ["node", "-e", script], input="\n".join(map(str, files)), capture_output=True, text=True, check=True
    )
    return json.loads(result.stdout)


@needs_snapshot
@pytest.mark.parametrize("language", ["en", "es"])
def test_species_pages_are_light(whole, language):
    output = whole / "output"
    pages = sorted((output / language / "pokemon").glob("*/index.html"))
    sizes = {page.parent.name: page.stat().st_size for page in pages}
    assert statistics.median(sizes.values()) <= 60_000
    assert {name: size for name, size in sizes.items() if size > 300_000} == {}
    assert statistics.median(brotli_sizes(pages[::10])) <= 10_000
    # What the page of a species names beside itself; the strings are text, which pages had in their heads once.
    page = (output / language / "pokemon/pikachu/index.html").read_text()
    needed = {output / path for path in re.findall(r"assets/(?!strings-)[^\"]+\.(?:css|js)(?=\")", page)}
    assert len(needed) >= 3 and sum(brotli_sizes(needed)) <= 25_000, needed


# Words of the site's own, and of the data, that are called as something else is.
COINCIDENCES = {
    "en": {"contest-type Red", "contest-type Blue", "contest-type Pink", "contest-type Green", "contest-type Yellow", "pokemon Female"},
    "es": {"pokemon Hembra"},
}


@needs_snapshot
@pytest.mark.parametrize("language", ["en", "es"])
def test_pages_link_to_everything_they_name(whole, language):
    output = whole / "output"
    pages = [output / path / "index.html" for path in one_of_every_sort(output, language)[1:]]
    for kind in sorted(path for path in (output / language).iterdir() if path.is_dir()):
        entries = sorted(kind.glob("*/index.html"))
        pages += entries[:: len(entries) // 8 + 1]
    found = names_without_link(output, names_of_pages(output, language), pages)
    named = {re.sub(r"^/[^/]+/([^/]+)/\S* ", r"\1 ", name) for name in found}
    assert named <= COINCIDENCES[language], found


@needs_snapshot
def test_building_all_again_asks_and_touches_nothing(whole):
    before = stamps(whole / "output")
    url = record_source(whole)
    result = pokebuild("build", "--api", url, cwd=whole)
    assert result.returncode == 0, result.stderr
    assert "0 requests" in result.stderr
    assert stamps(whole / "output") == before


def record_source(folder):
    status = pokebuild("status", "--log-format", "json", cwd=folder)
    return json.loads(status.stdout)["source"]


def test_serve_previews_and_builds_anew_when_the_theme_changes(sample, tmp_path):
    shutil.copytree(sample, tmp_path / "x")
    shutil.copytree(ROOT / "templates", tmp_path / "x/theme")
    command = [str(PROGRAM), "serve", "--sample", "--templates", "theme", "--base", "/dex/", "--port", "0"]
    process = subprocess.Popen(command, cwd=tmp_path / "x", stderr=subprocess.PIPE, text=True)
    try:
        url = re.search(r"http://127.0.0.1:\d+/dex/", process.stderr.readline()).group()
        page = urllib.request.urlopen(url + "en/").read().decode()
        assert "__pokebuild/reload.js" in page and "a new footer" not in page
        footer = tmp_path / "x/theme/partials/footer.mustache"
        footer.write_text(footer.read_text() + "<p>a new footer</p>")
        for _ in range(300):
            if "a new footer" in urllib.request.urlopen(url + "en/").read().decode():
                break
            time.sleep(0.1)
        assert "a new footer" in urllib.request.urlopen(url + "en/").read().decode()
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=30) == 0


def test_a_configuration_with_a_wrong_value_is_refused(tmp_path):
    (tmp_path / "pokebuild.json").write_text('{"languages": ["en", {"a": 1}]}')
    result = pokebuild("build", "--sample", cwd=tmp_path)
    assert result.returncode == 2 and "pokebuild.json: `languages[1]`" in result.stderr
    (tmp_path / "pokebuild.json").write_text('{"concurrency": 0}')
    result = pokebuild("build", "--sample", cwd=tmp_path)
    assert result.returncode == 2 and "pokebuild.json: `concurrency` is `0`; expected a whole number" in result.stderr
    (tmp_path / "pokebuild.json").unlink()
    (tmp_path / "pokebuild.json").symlink_to("nowhere")
    result = pokebuild("build", "--sample", cwd=tmp_path)
    assert result.returncode == 2 and 'pokebuild.json: could not open "pokebuild.json"' in result.stderr
    assert not (tmp_path / "output").exists()


def test_a_damaged_store_is_named(sample, tmp_path):
    shutil.copytree(sample / ".pokebuild", tmp_path / ".pokebuild")
    store = tmp_path / ".pokebuild/sample.sqlite3"
    damaged = bytearray(store.read_bytes())
    damaged[8_192:] = b"\x55" * (len(damaged) - 8_192)
    store.write_bytes(damaged)
    result = pokebuild("site", "--sample", cwd=tmp_path)
    assert result.returncode == 2 and "sample.sqlite3 is not a usable checkpoint store" in result.stderr
