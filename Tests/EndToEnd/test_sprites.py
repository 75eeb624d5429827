"""Copies of pictures and cries: fetched under the crawl's rules, published under names of their content, and drawn where missing."""
import json, re, shutil, signal, sqlite3, subprocess, time

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import PROGRAM, SNAPSHOT, needs_snapshot, pokebuild, tree
from pictures import Pictures, png

# A build of item pages is the smallest that has pictures of pokemon too.
KINDS = "item"
POTION = "sprites/master/sprites/items/potion.png"
PIKACHU = "sprites/master/sprites/pokemon/25.png"
COLLECTION = "https://raw.githubusercontent.com/PokeAPI/"


@pytest.fixture
def pictures():
    """Starts servers of pictures, with faults; they stop with the test."""
    servers = []

    def start(faults={}):
        servers.append(Pictures(faults))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture(scope="module")
def items(tmp_path_factory):
    """A store with the answers that pages of items need: the folder that has it."""
    if not SNAPSHOT:
        pytest.skip("PokeAPI's snapshot is not beside the project")
    folder = tmp_path_factory.mktemp("items")
    result = pokebuild("fetch", "--source", SNAPSHOT, "--kinds", KINDS, cwd=folder)
    assert result.returncode == 0, result.stderr
    return folder


@pytest.fixture
def folder(items, tmp_path):
    """A copy of that store in a folder of the test's own."""
    shutil.copytree(items / ".pokebuild", tmp_path / ".pokebuild")
    return tmp_path


def mirror(command, server, cwd, *options):
    return pokebuild(
        command, "--source", SNAPSHOT, "--kinds", KINDS, "--sprites", "mirror", "--sprites-base", server.url, *options, cwd=cwd
    )


def shown_in(page):
    """The pictures that a page shows, but for the site's own icon."""
    return re.findall(r'<img [^>]*src="(?!(?:\.\./)*assets/icon)', page)


def copy_of(page, output):
    """What the first picture of a page shows."""
    address = re.search(r'<img [^>]*src="(?:\.\./)*(assets/(?!icon)[^"]+)"', page.read_text()).group(1)
    return (output / address).read_bytes()


def test_copies_what_pages_show(folder, pictures):
    server = pictures()
    result = mirror("build", server, folder)
    assert result.returncode == 0, result.stderr
    output = folder / "output"
    assert copy_of(output / "en/item/potion/index.html", output) == png(POTION)
    shown = json.loads((output / "build.json").read_text())["pictures"]
    assert shown["missing"] == [] and shown["copied"] == len(server.requests) > 1500
    assert len(set(server.paths())) == len(server.requests)
    copies = [p for p in (output / "assets").glob("*.png") if not p.name.startswith("icon-")]
    assert {p.read_bytes() for p in copies} == {png(path) for path in server.paths()}
    for text in [*output.rglob("index.html"), output / "_headers", output / "404.html"]:
        assert "githubusercontent" not in text.read_text(), text
    # A name says what is in the file.
    assert any(re.fullmatch(r"items-potion\.[0-9a-f]{10}\.png", p.name) for p in copies)


def test_asks_politely(folder, pictures):
    server = pictures()
    result = mirror("fetch", server, folder, "--concurrency", "3", "--rate", "400")
    assert result.returncode == 0, result.stderr
    assert server.most_under_way <= 3
    headers = server.requests[0][1]
    assert re.match(r"pokebuild/\S+ \(\+http", headers["User-Agent"]) and "image/*" in headers["Accept"]


def test_asks_once_and_conditionally_when_old(folder, pictures):
    server = pictures()
    assert mirror("fetch", server, folder).returncode == 0
    first = len(server.requests)
    assert mirror("build", server, folder).returncode == 0
    assert len(server.requests) == first
    before = tree(folder / "output")
    result = mirror("build", server, folder, "--max-age", "0")
    assert result.returncode == 0, result.stderr
    again = server.requests[first:]
    assert len(again) == first and all("If-None-Match" in headers for _, headers in again)
    assert tree(folder / "output") == before


def test_site_builds_offline_what_the_store_has(folder, pictures):
    server = pictures()
    assert mirror("build", server, folder).returncode == 0
    asked = len(server.requests)
    shutil.copytree(folder / ".pokebuild", folder / "x/.pokebuild")
    options = ["--source", SNAPSHOT, "--kinds", KINDS, "--sprites", "mirror"]
    assert pokebuild("site", *options, cwd=folder / "x").returncode == 0
    assert len(server.requests) == asked
    assert tree(folder / "x/output") == tree(folder / "output")


def test_site_draws_what_the_store_lacks_and_says_so(folder):
    result = pokebuild("site", "--source", SNAPSHOT, "--kinds", KINDS, "--sprites", "mirror", cwd=folder)
    assert result.returncode == 0, result.stderr
    assert "has no copy of" in result.stderr and "fetch --sprites mirror" in result.stderr
    page = (folder / "output/en/item/oran-berry/index.html").read_text()
    assert not shown_in(page) and "<svg" in page and "githubusercontent" not in page


def test_what_is_not_there_is_drawn_and_told(folder, pictures):
    server = pictures({"items/potion[.]": 404, "pokemon/25[.]": 410})
    result = mirror("build", server, folder)
    assert result.returncode == 0, result.stderr
    assert POTION in result.stderr
    output = folder / "output"
    assert "<img" not in (output / "en/item/potion/index.html").read_text().split("<h1")[1].split("</h1>")[0]
    assert json.loads((output / "build.json").read_text())["pictures"]["missing"] == [COLLECTION + POTION, COLLECTION + PIKACHU]
    asked = len(server.requests)
    assert mirror("build", server, folder).returncode == 0
    assert len(server.requests) == asked


def test_asks_again_after_trouble(folder, pictures):
    server = pictures({"items/a": "once-500", "items/big-": "once-429", "items/c": "slow"})
    result = mirror("build", server, folder)
    assert result.returncode == 0, result.stderr
    assert json.loads((folder / "output/build.json").read_text())["pictures"]["missing"] == []
    assert len(server.requests) > len(set(server.paths()))


def test_what_cannot_be_had_ends_the_build_unless_told_otherwise(folder, pictures):
    faults = {
        "potion": ("html", "the answer is text/html where a picture was expected"), "repel": ("cut", "no whole file"),
        "ether": (500, "status 500"), "elixir": ("away", "a redirect to http://localhost:1/x.png"),
        "revive": ("endless", "a body of more than 4194304 bytes"),
    }
    server = pictures({f"items/{item}[.]": fault for item, (fault, _) in faults.items()})
    result = mirror("build", server, folder)
    assert result.returncode == 3, result.stderr
    for item, (_, told) in faults.items():
        assert re.search(f"missing sprites/master/sprites/items/{item}[.]png: .*{re.escape(told)}", result.stderr), result.stderr
    assert not (folder / "output").exists()
    result = mirror("build", server, folder, "--keep-going")
    assert result.returncode == 0, result.stderr
    missing = json.loads((folder / "output/build.json").read_text())["pictures"]["missing"]
    assert missing == sorted(f"{COLLECTION}sprites/master/sprites/items/{item}.png" for item in faults)


@pytest.mark.parametrize("moment", range(5))
def test_a_killed_fetch_goes_on_where_it_was(folder, pictures, moment):
    server = pictures()
    command = [
        PROGRAM, "fetch", "--source", SNAPSHOT, "--kinds", KINDS, "--sprites", "mirror", "--sprites-base", server.url, "-q",
        "--rate", "1000",
    ]
    process = subprocess.Popen(command, cwd=folder)
    while len(server.requests) < 100 + 250 * moment and process.poll() is None:
        time.sleep(0.005)
    process.kill() if moment % 2 else process.send_signal(signal.SIGTERM)
    assert process.wait() in (-signal.SIGKILL, 143)
    before = len(server.requests)
    with sqlite3.connect(folder / ".pokebuild/store.sqlite3") as store:
        stored = store.execute("SELECT count(*) FROM media").fetchone()[0]
    # What was under way and what was not committed yet.
    assert stored >= before - 8 - 64
    assert mirror("fetch", server, folder).returncode == 0
    assert len(server.requests) <= len(set(server.paths())) + 8 + 64


def test_the_sample_asks_nobody(tmp_path, pictures):
    server = pictures()
    result = pokebuild("build", "--sample", "--sprites", "mirror", "--sprites-base", server.url, cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert server.requests == []
    page = (tmp_path / "output/en/pokemon/charizard/index.html").read_text()
    assert not shown_in(page) and "<svg" in page and "githubusercontent" not in page


@pytest.fixture(scope="module")
def mirrored(whole, tmp_path_factory):
    """All of PokeAPI with copies of pictures and cries: the folder of the site, and what was asked for."""
    folder = tmp_path_factory.mktemp("mirrored")
    (folder / ".pokebuild").mkdir()
    shutil.copy(whole / "store.sqlite3", folder / ".pokebuild/store.sqlite3")
    source = sqlite3.connect(folder / ".pokebuild/store.sqlite3").execute("SELECT value FROM property WHERE name = 'source'").fetchone()[0]
    server = Pictures()
    options = ["--api", source, "--sprites", "mirror", "--sprites-base", server.url]
    # The API's server is gone; the store is fresh enough not to need it.
    result = pokebuild("build", *options, "--max-age", "7d", cwd=folder)
    server.stop()
    assert result.returncode == 0, result.stderr
    return folder / "output", server


@needs_snapshot
def test_all_that_pages_show_is_copied(mirrored):
    output, server = mirrored
    shown = json.loads((output / "build.json").read_text())["pictures"]
    assert shown["missing"] == [] and shown["copied"] == len(server.requests) > 4000
    files = [p for p in output.rglob("*") if p.is_file()]
    assert len(files) <= 25_500
    assert sum(p.suffix == ".ogg" for p in files) == 1025


@needs_snapshot
def test_no_page_asks_another_host(browser, mirrored, serve):
    output, _ = mirrored
    root = serve(output)
    foreign, failed = [], []
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.on("request", lambda request: request.url.startswith(root) or request.url.startswith("data:") or foreign.append(request.url))
    page.on("response", lambda answer: answer.status < 400 or failed.append(answer.url))
    page.on("console", lambda message: message.type != "error" or failed.append(message.text))
    for path in ("", "en/", "en/pokemon/", "en/pokemon/charizard/", "es/pokemon/pikachu/", "en/item/potion/", "en/ability/blaze/"):
        page.goto(root + path)
        page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
        page.wait_for_load_state("networkidle")
        shown = page.evaluate("[...document.images].filter(image => image.complete && image.naturalWidth > 0).length")
        assert shown > 0, path
    page.goto(root + "es/pokemon/pikachu/")
    assert page.locator("audio").get_attribute("aria-label") == "Grito"
    violations = Axe().run(page).response["violations"]
    assert violations == [], [(fault["id"], fault["nodes"][0]["html"][:200]) for fault in violations]
    page.evaluate("document.querySelector('audio').load()")
    page.close()
    assert foreign == [] and failed == []
