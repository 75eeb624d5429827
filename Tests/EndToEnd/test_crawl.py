"""The crawl against a server that behaves, and misbehaves, as the live one does."""
import io, re, shutil, sqlite3, subprocess, tarfile, time

import pytest
from conftest import FEW_KINDS, PROGRAM, SNAPSHOT, needs_snapshot, own_port, pokebuild

pytestmark = needs_snapshot


def bodies(store):
    """What a store holds, without what differs from run to run."""
    with sqlite3.connect(store) as connection:
        return connection.execute("SELECT path, state, body FROM answer ORDER BY path").fetchall()


def fetch(folder, server, *options, store="store.sqlite3"):
    return pokebuild("fetch", "--api", server.url, "--store", folder / store, "--kinds", FEW_KINDS, *options, cwd=folder)


def test_asks_for_every_listed_resource_once_and_never_again(api, tmp_path):
    server = api()
    result = fetch(tmp_path, server)
    assert result.returncode == 0, result.stderr
    paths = [request["path"] for request in server.requests()]
    assert len(paths) == len(set(paths)) < 400, "no few kinds any more: see FEW_KINDS"
    assert "/api/v2/nature/25/" in paths
    assert max(request["inflight"] for request in server.requests()) <= 8
    again = fetch(tmp_path, server)
    assert again.returncode == 0
    assert len(server.requests()) == len(paths)


def test_a_self_hosted_server_serves_as_well(api, tmp_path):
    result = fetch(tmp_path, api(style="django"))
    assert result.returncode == 0, result.stderr


@pytest.fixture(scope="module", autouse=True)
def in_vain(tmp_path_factory):
    """A crawl of a server that is not there, which waits for a minute while other tests run."""
    folder = tmp_path_factory.mktemp("in-vain")
    command = [PROGRAM, "fetch", "--api", f"http://127.0.0.1:{own_port()}/api/v2/", "--store", folder / "s", "-v"]
    start = time.monotonic()
    process = subprocess.Popen([str(part) for part in command], cwd=folder, stderr=subprocess.PIPE, text=True)
    yield process, start
    process.kill()
    process.wait()


def test_a_server_that_is_not_there_at_first_is_waited_for(api, tmp_path):
    first = api()
    first.stop()
    command = [PROGRAM, "fetch", "--api", first.url, "--store", tmp_path / "s", "--kinds", "nature"]
    process = subprocess.Popen([str(part) for part in command], cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    time.sleep(2)
    assert process.poll() is None
    server = api(port=first.port)
    told = process.communicate(timeout=60)[1]
    assert process.returncode == 0, told
    assert len(server.requests()) == len({request["path"] for request in server.requests()})


def test_a_folder_gives_the_same_answers_as_a_server(api, tmp_path):
    assert fetch(tmp_path, api(), store="http.sqlite3").returncode == 0
    result = pokebuild(
        "fetch", "--source", SNAPSHOT, "--store", tmp_path / "folder.sqlite3", "--kinds", FEW_KINDS, cwd=tmp_path
    )
    assert result.returncode == 0, result.stderr
    http, folder = (
        [row[:2] for row in bodies(tmp_path / f"{name}.sqlite3") if "?" not in row[0]] for name in ("http", "folder")
    )
    assert http == folder


@pytest.fixture(scope="module")
def few_files(tmp_path_factory):
    """A mirror of what few kinds need, as PokeAPI's archives have it: in `data`, below a folder named after a version."""
    folder = tmp_path_factory.mktemp("archive")
    store = folder / "store.sqlite3"
    result = pokebuild("fetch", "--source", SNAPSHOT, "--store", store, "--kinds", FEW_KINDS, cwd=folder)
    assert result.returncode == 0, result.stderr
    for path in {row[0].partition("?")[0] for row in bodies(store)}:
        target = folder / "api-data-1.0/data/api/v2" / path
        target.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(f"{SNAPSHOT}/api/v2/{path}/index.json", target / "index.json")
    return folder


def archive(folder, path, mode):
    with tarfile.open(path, mode) as tar:
        # What leads out of the archive is nobody's answer, and is written nowhere.
        for name in ("../../api/v2/../x/index.json", "/etc/api/v2/nature/1/index.json/x"):
            entry = tarfile.TarInfo(name)
            entry.size = 4
            tar.addfile(entry, io.BytesIO(b"evil"))
        tar.add(folder / "api-data-1.0", "api-data-1.0")
    return path


@pytest.mark.parametrize("mode", ["w:", "w:gz", "w:bz2", "w:xz"])
def test_an_archive_gives_the_same_answers_as_a_folder(few_files, tmp_path, mode):
    sources = {"folder": few_files / "api-data-1.0", "archive": archive(few_files, tmp_path / "a.bin", mode)}
    for name, source in sources.items():
        store = tmp_path / f"{name}.sqlite3"
        result = pokebuild("fetch", "--source", source, "--store", store, "--kinds", FEW_KINDS, cwd=tmp_path)
        assert result.returncode == 0, result.stderr
    folder, packed = ([row[:2] for row in bodies(tmp_path / f"{name}.sqlite3")] for name in sources)
    assert folder == packed and len(folder) > 20


def test_a_hard_link_in_an_archive_is_the_file_that_it_leads_to(few_files, tmp_path):
    copy = tmp_path / "copy"
    shutil.copytree(few_files / "api-data-1.0", copy / "api-data-1.0")
    nature = copy / "api-data-1.0/data/api/v2/nature"
    (nature / "1/original").hardlink_to(nature / "1/index.json")
    (nature / "2/index.json").unlink()
    (nature / "2/index.json").hardlink_to(nature / "3/index.json")
    path = archive(copy, tmp_path / "links.tar", "w:")
    result = pokebuild("fetch", "--source", path, "--store", tmp_path / "s", "--kinds", "nature", cwd=tmp_path)
    # Of the two that are one file, one has an id that it should not have.
    assert result.returncode == 3 and "missing nature/2/: the answer is one with id 3" in result.stderr, result.stderr


def test_an_archive_without_the_api_is_told_as_such(tmp_path):
    (tmp_path / "api-data-1.0").mkdir()
    result = pokebuild("fetch", "--source", archive(tmp_path, tmp_path / "a.tar", "w:"), "--store", tmp_path / "s", cwd=tmp_path)
    assert result.returncode == 3 and "there is no api/v2/index.json in it" in result.stderr, result.stderr


def test_an_archive_that_is_cut_is_told_and_one_that_is_none_refused(few_files, tmp_path):
    whole = archive(few_files, tmp_path / "whole.tar", "w:").read_bytes()
    (tmp_path / "cut.tar").write_bytes(whole[: len(whole) // 2])
    result = pokebuild("fetch", "--source", "cut.tar", "--store", tmp_path / "s", "--kinds", FEW_KINDS, cwd=tmp_path)
    assert result.returncode == 3 and "cut.tar: " in result.stderr, result.stderr
    (tmp_path / "none.tar").write_text("no archive at all")
    result = pokebuild("fetch", "--source", "none.tar", "--store", tmp_path / "s2", cwd=tmp_path)
    assert result.returncode == 2 and "neither a mirror folder nor a tar archive" in result.stderr, result.stderr


def test_a_file_that_is_broken_is_told_at_once(tmp_path):
    for path in ("", "nature", "meta"):
        (tmp_path / "mirror/api/v2" / path).mkdir(parents=True)
        shutil.copyfile(f"{SNAPSHOT}/api/v2/{path}/index.json", tmp_path / "mirror/api/v2" / path / "index.json")
    for number in range(1, 26):
        (tmp_path / f"mirror/api/v2/nature/{number}").mkdir()
        (tmp_path / f"mirror/api/v2/nature/{number}/index.json").write_text("{")
    result = pokebuild("fetch", "--source", tmp_path / "mirror", "--store", tmp_path / "s", "--kinds", "nature", cwd=tmp_path)
    assert result.returncode == 3 and "missing nature/1/: the answer is " in result.stderr
    assert ", 0 retries," in result.stderr


def test_a_server_that_never_comes_is_given_up_after_a_minute_at_few_requests(in_vain):
    process, start = in_vain
    told = process.communicate(timeout=150)[1]
    assert process.returncode == 3
    assert time.monotonic() - start > 55
    assert "missing the index of kinds" in told and "refused" in told
    assert int(re.search(r"\((\d+) requests", told).group(1)) <= 25
