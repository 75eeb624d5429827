"""What is missing, and how everybody says the same of it: fetch, site, status, build.json and the status page."""
import json, os, re, shutil, sqlite3, subprocess, time

import pytest
from conftest import FEW_KINDS, PROGRAM, ROOT, needs_snapshot, pokebuild, tree

GAPS = [
    {"kind": "move", "id": 33, "path": "move/33/", "reason": "status 500", "attempts": 6},
    {"kind": "nature", "id": 5, "path": "nature/5/", "reason": "status 500", "attempts": 6},
    {"kind": "berry", "id": 3, "path": "berry/3/", "reason": "not fetched yet", "attempts": 0},
]


def record(output):
    return json.loads((output / "build.json").read_text())


def status(folder, *options):
    result = pokebuild("status", "--log-format", "json", *options, cwd=folder)
    assert result.returncode == 0 and result.stderr == "", result.stderr
    return json.loads(result.stdout)


@pytest.fixture
def damaged(sample, tmp_path):
    """The sample's site and store, of which three answers are lacking."""
    folder = tmp_path / "x"
    shutil.copytree(sample, folder)
    with sqlite3.connect(folder / ".pokebuild/sample.sqlite3") as connection:
        connection.execute("UPDATE answer SET state = 2, reason = 'status 500', attempts = 6 WHERE path IN ('move/33/', 'nature/5/')")
        connection.execute("UPDATE answer SET state = 0 WHERE path = 'berry/3/'")
    return folder


def test_a_whole_store_says_so(sample):
    report = status(sample, "--sample")
    assert list(report) == [
        "version", "store", "source", "bytes", "schema", "complete", "completed", "listed", "loaded", "deployments", "kinds", "gaps", "advice",
    ]
    assert report["complete"] and report["gaps"] == [] and report["listed"] == report["loaded"] > 1_000
    assert 0 <= time.time() - report["completed"] < 3_600 and report["bytes"] > 100_000
    assert sum(deployment["answers"] for deployment in report["deployments"]) == report["loaded"]
    assert "`pokebuild site --sample` builds" in report["advice"]
    text = pokebuild("status", "--sample", cwd=sample).stdout
    row = next(line for line in text.splitlines() if line.startswith("nature "))
    assert re.fullmatch(r"nature +25 +25 +0 +0 +0 +\d+[smh] +\d+[smh]", row)
    assert "nothing is missing" in text.splitlines()[-1]


def test_nothing_is_published_of_a_store_that_lacks_something(damaged):
    before = tree(damaged / "output")
    result = pokebuild("site", "--sample", cwd=damaged)
    assert result.returncode == 3
    for gap in GAPS:
        assert f"missing {gap['path']}: {gap['reason']}" in result.stderr
    assert "(attempts: 6)" in result.stderr and "`--keep-going` publishes all the same" in result.stderr
    assert tree(damaged / "output") == before


def test_keeping_going_publishes_and_shows_the_gaps(damaged):
    again = damaged / "again"
    # Both come after the same dataset, so that both tell the same changes.
    shutil.copytree(damaged / "output", again)
    result = pokebuild("site", "--sample", "--keep-going", "--base-url", "https://x.example/", cwd=damaged)
    assert result.returncode == 0, result.stderr
    assert "error" not in result.stderr and "warning: site: missing move/33/" in result.stderr
    build = record(damaged / "output")
    assert build["gaps"] == GAPS
    move = build["audit"]["move"]
    assert move["stored"] == move["normalized"] == move["pages"] == move["indexed"] == move["sitemap"] == move["listed"] - 1
    for language, word in (("en", "3 things are missing"), ("es", "Faltan 3 cosas")):
        page = (damaged / "output" / language / "status/index.html").read_text()
        assert word in page and "<code>move/33/</code> status 500 (attempts: 6)" in page
    assert pokebuild("validate", "output", cwd=damaged).returncode == 0
    assert pokebuild("site", "--sample", "--keep-going", "--base-url", "https://x.example/", "--output", again, cwd=damaged).returncode == 0
    assert tree(again) == tree(damaged / "output")


def test_status_fetch_and_site_agree(damaged):
    report = status(damaged, "--sample")
    assert [{key: gap[key] for key in GAPS[0]} for gap in report["gaps"]] == GAPS
    assert report["loaded"] == report["listed"] - 3 and not report["complete"]
    assert "`pokebuild fetch --sample` goes on" in report["advice"]
    offline = pokebuild("fetch", "--offline", "--sample", "--log-format", "json", cwd=damaged)
    assert offline.returncode == 3
    events = [json.loads(line) for line in offline.stderr.splitlines()]
    assert events[0]["event"] == "holdings" and events[0]["stored"] == report["loaded"] and events[0]["missing"] == 3
    assert [event["path"] for event in events[1:]] == [gap["path"] for gap in GAPS]
    assert pokebuild("fetch", "--sample", "-q", cwd=damaged).returncode == 0
    assert status(damaged, "--sample")["complete"]


def test_only_what_the_wanted_pages_need_must_be_there(damaged):
    assert pokebuild("site", "--sample", "--kinds", "ability", "--output", "a", cwd=damaged).returncode == 0
    assert pokebuild("site", "--sample", "--kinds", "move", "--output", "m", cwd=damaged).returncode == 3


def test_of_many_gaps_the_first_are_told(damaged):
    with sqlite3.connect(damaged / ".pokebuild/sample.sqlite3") as connection:
        connection.execute("UPDATE answer SET state = 0 WHERE kind = 'move' AND role = 3")
    result = pokebuild("site", "--sample", cwd=damaged)
    assert result.returncode == 3
    assert result.stderr.count(": missing ") == 20
    assert re.search(r"and \d\d\d more; `pokebuild status --sample` lists them", result.stderr)


@pytest.mark.parametrize("command", [["status"], ["site"], ["fetch", "--offline"]])
def test_an_absent_store_is_a_usage_error(tmp_path, command):
    result = pokebuild(*command, "--store", "none.sqlite3", cwd=tmp_path)
    assert result.returncode == 2 and "no checkpoint store at none.sqlite3; run `pokebuild fetch` first" in result.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["status", "site", "fetch"])
def test_a_store_of_another_source_is_refused_by_both_names(sample, command):
    result = pokebuild(command, "--api", "http://other.invalid/", "--store", sample / ".pokebuild/sample.sqlite3", cwd=sample)
    assert result.returncode == 2
    assert "holds answers of the bundled sample, not of http://other.invalid/" in result.stderr


@pytest.mark.parametrize("command", ["status", "site", "fetch"])
def test_every_command_refuses_a_wrong_value_in_the_configuration(tmp_path, command):
    (tmp_path / "pokebuild.json").write_text('{"concurrency": 0}')
    result = pokebuild(command, cwd=tmp_path)
    assert result.returncode == 2 and "pokebuild.json: `concurrency` is `0`; expected a whole number from 1 to 256" in result.stderr


def test_a_broken_theme_is_told_before_anything_is_asked_for(tmp_path):
    for broken, text in (("strings/es.json", "{}"), ("inline/boot.js", "a < b"), ("js/page.js", 'import "./nowhere.js";')):
        theme = tmp_path / broken.replace("/", "-")
        shutil.copytree(ROOT / "site", theme)
        (theme / broken).write_text(text)
        # An API that does not exist: asking it would take a while, and end with another status.
        result = pokebuild("build", "--api", "http://127.0.0.1:9/api/v2/", "--site", theme, cwd=tmp_path)
        assert result.returncode == 1 and str(theme) in result.stderr, result.stderr
        assert not (tmp_path / ".pokebuild").exists()


@needs_snapshot
def test_nothing_is_asked_for_offline(api, tmp_path):
    server = api()
    options = ["--api", server.url, "--kinds", FEW_KINDS]
    assert pokebuild("fetch", *options, cwd=tmp_path).returncode == 0
    asked = len(server.requests())
    for command in (["site"], ["build", "--offline"], ["site", "--offline"], ["fetch", "--offline"]):
        result = pokebuild(*command, *options, cwd=tmp_path)
        assert result.returncode == 0, result.stderr
    assert "nothing was asked for" in result.stderr
    # The whole of PokeAPI is more than that store has.
    result = pokebuild("build", "--offline", "--api", server.url, "--output", "whole", cwd=tmp_path)
    assert result.returncode == 3 and "missing ability/: not listed yet" in result.stderr
    assert not (tmp_path / "whole").exists()
    assert len(server.requests()) == asked


@needs_snapshot
def test_status_counts_each_kind_of_a_crawl_that_lacks_one(api, tmp_path):
    server = api("status:code=500,match=nature/5/")
    options = ["--api", server.url, "--kinds", FEW_KINDS]
    result = pokebuild("fetch", *options, cwd=tmp_path)
    assert result.returncode == 3
    assert f"error: fetch: missing nature/5/: status 500 (attempts: 6, {server.url}nature/5/)" in result.stderr
    assert pokebuild("fetch", *options, "--keep-going", cwd=tmp_path).returncode == 0
    report = status(tmp_path, "--kinds", FEW_KINDS)
    natures = next(kind for kind in report["kinds"] if kind["name"] == "nature")
    assert [natures[key] for key in ("listed", "loaded", "pending", "failed", "gone")] == [25, 24, 0, 1, 0]
    (gap,) = report["gaps"]
    assert gap["url"] == server.url + "nature/5/" and gap["attempts"] >= 6
    assert report["completed"] is None and report["source"] == server.url
    assert f"`pokebuild fetch --api {server.url} --kinds {FEW_KINDS}` goes on" in report["advice"]
    text = pokebuild("status", "--kinds", FEW_KINDS, cwd=tmp_path).stdout
    assert "missing nature/5/: status 500" in text and server.url in text and "last complete crawl: never" in text


@pytest.mark.parametrize("words", [["status", "--sample"], ["validate", "output"], ["help"], ["version"]])
def test_a_result_that_cannot_be_written_is_an_error(sample, words):
    with open("/dev/full", "w") as full:
        result = subprocess.run([PROGRAM, *words], cwd=sample, stdout=full, stderr=subprocess.PIPE, text=True)
    assert result.returncode == 1
    assert result.stderr.startswith('pokebuild: error: could not write to "stdout": No space left on device; ')


def test_a_reader_that_has_seen_enough_is_no_error(sample):
    result = subprocess.run(f"{PROGRAM} status --sample; echo $? >&2", shell=True, cwd=sample, stdout=closed_pipe(), stderr=subprocess.PIPE, text=True)
    assert result.stderr == "0\n"


def closed_pipe():
    reading, writing = os.pipe()
    os.close(reading)
    return writing


@needs_snapshot
def test_a_store_of_some_kinds_is_not_told_as_broken(api, tmp_path):
    server = api()
    assert pokebuild("fetch", "--api", server.url, "--kinds", FEW_KINDS, cwd=tmp_path).returncode == 0
    report = status(tmp_path)
    unlisted = [gap["kind"] for gap in report["gaps"]]
    assert report["listed"] == report["loaded"] and not report["complete"] and len(unlisted) > 20
    count = report["listed"]
    assert report["advice"].startswith(f"{count} of {count} answers are loaded, {len(unlisted)} kinds are not listed yet: ")
    command = re.search(r"`pokebuild (site [^`]*)` builds from what is there", report["advice"]).group(1)
    assert "nature" in command.split("--kinds ")[1].split(",")
    site = pokebuild(*command.split(), cwd=tmp_path)
    assert site.returncode == 0, site.stderr
    mirror = pokebuild("mirror", "m", cwd=tmp_path)
    assert mirror.returncode == 3 and f"missing {unlisted[0]}/: not listed yet ({server.url}{unlisted[0]}/)" in mirror.stderr
