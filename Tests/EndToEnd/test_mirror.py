"""The static mirror: its layout, what clients get from it, and that a crawl of it gives the same store."""
import functools, http.server, json, os, re, shutil, signal, sqlite3, subprocess, threading, time, urllib.request
from pathlib import Path

import pytest
from conftest import PROGRAM, SNAPSHOT, QuietHandler, needs_snapshot, pokebuild, tree


class MirrorHandler(QuietHandler):
    """A plain static server whose index file is `index.json`; it knows nothing of the API."""

    def translate_path(self, path):
        file = super().translate_path(path)
        return os.path.join(file, "index.json") if path.split("?")[0].endswith("/") else file


@pytest.fixture
def static(request):
    """Serves a mirror, and returns the API's root."""

    def start(folder):
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(MirrorHandler, directory=str(folder))
        )
        threading.Thread(target=server.serve_forever, daemon=True).start()
        request.addfinalizer(server.shutdown)
        return f"http://127.0.0.1:{server.server_address[1]}/api/v2/"

    return start


@pytest.fixture(scope="module")
def mirror(tmp_path_factory):
    """The sample's store and mirror: the folder that holds `mirror` and `.pokebuild`."""
    folder = tmp_path_factory.mktemp("mirror")
    assert pokebuild("fetch", "--sample", cwd=folder).returncode == 0
    result = pokebuild("mirror", "mirror", "--sample", cwd=folder)
    assert result.returncode == 0, result.stderr
    return folder


def store_of(folder):
    return next((folder / ".pokebuild").glob("*.sqlite3"))


def answers(folder, *options):
    """What a store holds, as a mirror of it: the same for equal stores, whatever hosts and pages they came in."""
    result = pokebuild("mirror", "compare", *options, cwd=folder)
    assert result.returncode == 0, result.stderr
    files = tree(folder / "compare/api")
    shutil.rmtree(folder / "compare")
    return files


def get(url):
    with urllib.request.urlopen(url) as response:
        return response.headers["Content-Type"], json.load(response)


def test_the_layout_is_that_of_api_data(mirror):
    api = mirror / "mirror/api/v2"
    kinds = json.loads((api / "index.json").read_text())
    assert {p.name for p in api.iterdir()} == set(kinds) | {"index.json"}
    assert all(address == f"/api/v2/{kind}/" for kind, address in kinds.items())
    for kind in set(kinds) - {"meta"}:
        listing = json.loads((api / kind / "index.json").read_text())
        assert list(listing) == ["count", "next", "previous", "results"]
        assert listing["count"] == len(listing["results"]) and listing["next"] is listing["previous"] is None
        for entry in listing["results"]:
            resource = json.loads((api.parent.parent / entry["url"].strip("/") / "index.json").read_text())
            assert f"/api/v2/{kind}/{resource['id']}/" == entry["url"]
            if "name" in entry:
                by_name = json.loads((api / kind / entry["name"] / "index.json").read_text())
                assert by_name["name"] == entry["name"]
    assert (api / "pokemon/6/encounters/index.json").read_bytes() == (api / "pokemon/charizard/encounters/index.json").read_bytes()
    assert not any(p.is_symlink() for p in mirror.rglob("*"))
    assert not any(b"http://" in body or b'"https://pokeapi' in body for body in tree(mirror / "mirror/api").values())


def test_a_client_of_a_static_server_gets_what_the_api_gives(mirror, static):
    root = static(mirror / "mirror")
    kind, charizard = get(root + "pokemon/6/")
    assert kind == "application/json" and charizard["name"] == "charizard"
    for path in ("pokemon/6", "pokemon/charizard", "pokemon/charizard/"):
        assert get(root + path)[1] == charizard
    assert get(root + "pokemon/6/encounters")[1] == get(root + "pokemon/charizard/encounters/")[1]
    listing = get(root + "pokemon/?limit=1")[1]
    assert listing["count"] == len(listing["results"]) > 1


def test_our_own_preview_serves_it_and_is_crawled(mirror, tmp_path):
    process = subprocess.Popen([PROGRAM, "serve", "mirror", "--port", "0"], cwd=mirror, stderr=subprocess.PIPE, text=True)
    try:
        url = re.search(r"http://127.0.0.1:\d+/", process.stderr.readline()).group() + "api/v2/"
        assert get(url + "pokemon/charizard?x=1")[1]["id"] == 6
        result = pokebuild("fetch", "--api", url, cwd=tmp_path)
        assert result.returncode == 0, result.stderr
        assert answers(tmp_path, "--api", url) == answers(mirror, "--sample")
    finally:
        process.terminate()
        process.wait()


@pytest.mark.parametrize("base, prefix", [(None, ""), ("https://dex.example/a/", "https://dex.example/a"), ("http://dex.example/api/v2/", "http://dex.example")])
def test_a_crawl_of_it_gives_the_same_store(mirror, static, tmp_path, base, prefix):
    right = answers(mirror, "--sample")
    options = ["--mirror-base", base] if base else []
    result = pokebuild("mirror", tmp_path / "mirror", "--sample", *options, cwd=mirror)
    assert result.returncode == 0, result.stderr
    charizard = json.loads((tmp_path / "mirror/api/v2/pokemon/6/index.json").read_text())
    assert charizard["species"]["url"] == prefix + "/api/v2/pokemon-species/6/"
    assert charizard["location_area_encounters"] == prefix + "/api/v2/pokemon/6/encounters"
    for name, source in {"folder": ["--source", tmp_path / "mirror"], "server": ["--api", static(tmp_path / "mirror")]}.items():
        (tmp_path / name).mkdir()
        result = pokebuild("fetch", *source, cwd=tmp_path / name)
        assert result.returncode == 0, result.stderr
        assert answers(tmp_path / name, *source) == right


def test_a_site_of_it_is_the_same_site(mirror, sample, tmp_path):
    result = pokebuild("build", "--source", mirror / "mirror", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    ours, others = tree(tmp_path / "output"), tree(sample / "output")
    assert ours.keys() == others.keys()
    # The history of changes says whose dataset it is of; its checksum stands in three files, and its size in a fourth.
    different = {name for name, content in ours.items() if content != others[name]}
    assert different <= {f"data/v1/{name}" for name in ("changes.json", "catalog.json", "SHA256SUMS")} | {".pokebuild-manifest.json", "build.json"}


def test_writing_it_again_touches_nothing_and_another_base_everything(mirror, tmp_path):
    shutil.copytree(mirror, tmp_path / "x")
    stamps = lambda: {p: (p.stat().st_mtime_ns, p.stat().st_ino) for p in (tmp_path / "x/mirror").rglob("*") if p.is_file()}
    before = stamps()
    for jobs in (1, 5):
        assert pokebuild("mirror", "mirror", "--sample", "--jobs", jobs, cwd=tmp_path / "x").returncode == 0
        assert stamps() == before
    assert pokebuild("mirror", "mirror", "--sample", "--mirror-base", "https://x.example", cwd=tmp_path / "x").returncode == 0
    assert stamps().keys() == before.keys()
    assert b"https://x.example/api/v2/" in (tmp_path / "x/mirror/api/v2/pokemon/6/index.json").read_bytes()


def test_what_is_missing_is_named_and_nothing_written(mirror, tmp_path):
    shutil.copytree(mirror / ".pokebuild", tmp_path / ".pokebuild")
    with sqlite3.connect(store_of(tmp_path)) as connection:
        connection.execute("UPDATE answer SET state = 2, reason = 'status 500', attempts = 6 WHERE path = 'pokemon/6/'")
        connection.execute("UPDATE answer SET state = 0 WHERE path = 'pokemon/25/encounters'")
    result = pokebuild("mirror", "mirror", "--sample", cwd=tmp_path)
    assert result.returncode == 3
    assert "missing pokemon/6/: status 500 (attempts: 6" in result.stderr
    assert "missing pokemon/25/encounters: not fetched yet" in result.stderr
    assert not (tmp_path / "mirror").exists()
    result = pokebuild("mirror", "mirror", "--sample", "--keep-going", cwd=tmp_path)
    assert result.returncode == 0 and "missing pokemon/6/" in result.stderr
    api = tmp_path / "mirror/api/v2"
    assert not (api / "pokemon/6/index.json").exists() and (api / "pokemon/6/encounters/index.json").exists()
    assert "/api/v2/pokemon/6/" in (api / "pokemon/index.json").read_text()
    crawl = pokebuild("fetch", "--source", "mirror", "--store", "again", cwd=tmp_path)
    assert crawl.returncode == 3 and "missing pokemon/6/" in crawl.stderr and "missing pokemon/25/encounters" in crawl.stderr


@pytest.mark.parametrize(
    "arguments, told",
    [
        ([], "`mirror` needs DIR"), (["a", "b"], "`mirror` does not take `b`"),
        (["a", "--store", "none"], "there is no checkpoint store at none"),
        (["foreign", "--sample"], "thesis.doc"), (["file", "--sample"], "is not a folder"),
        (["site", "--sample"], "a built site is there"),
        (["a", "--sample", "--mirror-base", "x.example"], "expected an http or https URL"),
        (["a", "--sample", "--mirror-base", "https://x.example/?q"], "expected an http or https URL"),
    ],
)
def test_what_cannot_be_written_to_is_refused(mirror, tmp_path, arguments, told):
    shutil.copytree(mirror / ".pokebuild", tmp_path / ".pokebuild")
    (tmp_path / "foreign").mkdir()
    (tmp_path / "foreign/thesis.doc").write_text("years of work")
    (tmp_path / "file").write_text("x")
    (tmp_path / "site").mkdir()
    (tmp_path / "site/.pokebuild-manifest.json").write_text('{"version":1,"files":[]}')
    result = pokebuild("mirror", *arguments, cwd=tmp_path)
    assert result.returncode == 2 and told in result.stderr, result.stderr
    assert (tmp_path / "foreign/thesis.doc").read_text() == "years of work" and not (tmp_path / "a").exists()


@pytest.mark.parametrize("moment", range(5))
def test_a_killed_run_leaves_the_old_mirror_or_the_new_one(mirror, tmp_path, moment):
    shutil.copytree(mirror, tmp_path / "x")
    old = tree(tmp_path / "x/mirror")
    command = [str(PROGRAM), "mirror", "mirror", "--sample", "--mirror-base", "https://x.example", "-q"]
    process = subprocess.Popen(command, cwd=tmp_path / "x")
    time.sleep(0.01 + moment * 0.05)
    process.kill()
    process.wait()
    now = tree(tmp_path / "x/mirror")
    assert now.keys() == old.keys()
    index = b"https://x.example" in now["api/v2/index.json"]
    assert all(body == old[path] for path, body in now.items()) != index
    assert subprocess.run(command, cwd=tmp_path / "x").returncode == 0
    assert b"https://x.example" in (tmp_path / "x/mirror/api/v2/index.json").read_bytes()
    assert {p.name for p in (tmp_path / "x").iterdir()} == {"mirror", ".pokebuild"}


def test_an_interrupted_run_leaves_the_mirror_as_it_was(mirror, tmp_path):
    shutil.copytree(mirror, tmp_path / "x")
    old = tree(tmp_path / "x/mirror")
    command = [str(PROGRAM), "mirror", "mirror", "--sample", "--mirror-base", "https://x.example", "--jobs", "1"]
    process = subprocess.Popen(command, cwd=tmp_path / "x", stderr=subprocess.PIPE, text=True)
    while not (tmp_path / "x/.mirror.pokebuild-staging").exists() and process.poll() is None:
        time.sleep(0.001)
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=30)
    if process.returncode != 0:
        assert process.returncode == 130 and "before anything was published" in told
        assert tree(tmp_path / "x/mirror") == old
        assert {p.name for p in (tmp_path / "x").iterdir()} == {"mirror", ".pokebuild"}


# All of PokeAPI.


@needs_snapshot
def test_the_mirror_of_all_is_api_data_itself(whole, tmp_path):
    (tmp_path / ".pokebuild").mkdir()
    shutil.copy(whole / "store.sqlite3", tmp_path / ".pokebuild/store.sqlite3")
    files = answers(tmp_path)
    data = Path(SNAPSHOT, "api/v2")
    if not data.exists():
        data = Path(SNAPSHOT, "data/api/v2")
    originals = [p for p in data.rglob("index.json")]
    assert len(originals) > 15_000
    for original in originals:
        body = files.pop("v2/" + str(original.relative_to(data)))
        assert json.loads(body) == json.loads(original.read_bytes()), original
        assert len(body) <= original.stat().st_size, original
    # What is left is by name.
    assert all(re.fullmatch(r"v2/[a-z-]+/[a-z0-9-]+(/encounters)?/index.json", path) for path in files)
    assert len(files) > 12_000
    roseli = json.loads(files["v2/item/roseli-berry/index.json"])
    assert roseli["id"] == 723


@needs_snapshot
def test_a_crawl_of_the_live_api_gives_the_same_mirror_as_its_data(api, tmp_path):
    """Crawled from a folder, from the live API's likeness, and from one that names other hosts: always these files."""
    kinds = "nature"
    mirrors = []
    for name, fault in {"plain": (), "other": ("otherhost:",)}.items():
        (tmp_path / name).mkdir()
        url = api(*fault).url
        assert pokebuild("fetch", "--api", url, "--kinds", kinds, cwd=tmp_path / name).returncode == 0
        mirrors.append(answers(tmp_path / name, "--api", url, "--kinds", kinds))
    (tmp_path / "folder").mkdir()
    assert pokebuild("fetch", "--source", SNAPSHOT, "--kinds", kinds, cwd=tmp_path / "folder").returncode == 0
    folder = answers(tmp_path / "folder", "--source", SNAPSHOT, "--kinds", kinds)
    assert set(mirrors[0]) == set(folder)
    different = [path for path in folder if not mirrors[0][path] == mirrors[1][path] == folder[path]]
    assert different == []
