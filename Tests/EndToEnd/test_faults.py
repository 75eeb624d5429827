"""Every fault that a server, or what stands before it, can have: alone, together, for a while and for good.

Whatever passes by, the store ends as if nothing had; what stays is named, and everything else is there. And no fault makes
a hammer of the program: it never has more requests under way, nor starts more in a second, than it was told.
"""
import subprocess, time

import pytest
from conftest import PROGRAM, needs_snapshot, pokebuild
from stores import FAILED, LOADED, differences, loaded, rows

# With what they need, 13 kinds and 205 requests.
KINDS = "nature"
STYLES = ["production", "django"]

pytestmark = needs_snapshot


def fetch(folder, server, *options, store="store.sqlite3", timeout=300):
    return pokebuild(
        "fetch", "--api", server.url, "--store", folder / store, "--kinds", KINDS, *options, cwd=folder, timeout=timeout
    )


@pytest.fixture(scope="module")
def clean(tmp_path_factory):
    """What a crawl puts into its store where nothing goes wrong, by the server's style."""
    stores = {}

    def crawl(style, start):
        if style not in stores:
            folder = tmp_path_factory.mktemp(style)
            result = fetch(folder, start(style=style))
            assert result.returncode == 0, result.stderr
            stores[style] = resources(folder / "store.sqlite3")
            assert all(row[3] == LOADED for row in stores[style].values())
        return stores[style]

    return crawl


def resources(store):
    """A store without its listings, whose pages a fault may cut in other ways."""
    return {path: row for path, row in rows(store).items() if row[2] != 1}


def check_politeness(server, concurrency=8, rate=None):
    requests = server.requests()
    assert max(request["inflight"] for request in requests) <= concurrency
    if rate:
        # libcurl repeats by itself, and at once, what a kept connection was reset on: one of the two does not count.
        times = sorted(request["t"] for request in requests if request["fault"] != "reset")
        # A request is noted when it is answered: those under way when a window begins may be noted in it as well.
        assert all(later - first > 0.99 for first, later in zip(times, times[rate + concurrency + 1 :]))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    "fault",
    [
        "status:code=500,first=1", "status:code=502,every=9", "status:code=503,every=9", "status:code=503,every=40,retry_after=1",
        "status:code=403,every=20", "status:code=429,every=60,retry_after=1", "status:code=204,every=20",
        "status:code=301,every=20", "status:code=304,every=20", "status:code=404,match=nature/3/,first=1", "truncate:every=9", "reset:every=9",
        "html:every=9", "badjson:every=9", "badgzip:every=9", "wrongtype:every=9", "endless:every=80", "slow:ms=100,every=9",
        "ignorelimit:", "otherhost:", "count:by=1,match=version/,first=1", "redeploy:after=100",
    ],
)
def test_what_passes_by_leaves_no_trace(api, tmp_path, clean, fault, style):
    expected = clean(style, api)
    server = api(fault, style=style)
    result = fetch(tmp_path, server)
    assert result.returncode == 0, result.stderr
    got = resources(tmp_path / "store.sqlite3")
    if fault.startswith("redeploy"):
        # Which deployment answered is all that may differ.
        got, expected = ({path: row for path, row in side.items() if path != "meta/"} for side in (got, expected))
    assert differences(got, expected) == []
    check_politeness(server)


def test_the_form_without_a_slash_is_asked_for_where_the_other_is_not_found(api, tmp_path, clean):
    result = fetch(tmp_path, api("slashless:match=/3/"))
    assert result.returncode == 0, result.stderr
    assert differences(resources(tmp_path / "store.sqlite3"), clean("production", api)) == []


def test_a_stall_is_given_up_and_asked_for_again(api, tmp_path, clean):
    server = api("stall:match=nature/3/,first=1", "stall:match=region/1/,first=1")
    result = fetch(tmp_path, server)
    assert result.returncode == 0, result.stderr
    assert differences(resources(tmp_path / "store.sqlite3"), clean("production", api)) == []


# What stays: one nature each, with what is said of it.
LASTING = {
    "html": "the answer is text/html where application/json was expected",
    "badjson": "",
    "truncate": "",
    "reset": "",
    "badgzip": "",
    "endless": "a body of more than 33554432 bytes",
    "wrongtype": 'the answer is one with id "8" where id 8 was expected',
    "foreign": "a redirect to http://other.invalid/api/v2/nature/9/, which is not below",
    "loop": "more than 5 redirects",
    "status:code=404": "listed, and not found (status 404)",
    "status:code=403": "status 403: blocked, try later",
    "status:code=500": "status 500",
    "status:code=503,retry_after=100000": "status 503, to be asked for again in 100000 s",
}


@pytest.mark.parametrize("style", STYLES)
def test_what_stays_is_named_and_everything_else_is_there(api, tmp_path, clean, style):
    expected = dict(clean(style, api))
    faults = {f"nature/{number}/": fault for number, fault in enumerate(LASTING, start=2)}
    assert faults["nature/8/"] == "wrongtype" and faults["nature/9/"] == "foreign"
    server = api(
        *(f"{fault}{',' if ':' in fault else ':'}match={path.rstrip('/') if '404' in fault else path}" for path, fault in faults.items()),
        style=style,
    )
    result = fetch(tmp_path, server)
    assert result.returncode == 3, result.stderr
    told = {line.partition(" (attempts")[0] for line in result.stderr.splitlines() if ": missing " in line}
    assert len(told) == len(faults)
    for path, fault in faults.items():
        assert any(f"missing {path}: {LASTING[fault]}" in line for line in told), (path, fault, told)
    got = resources(tmp_path / "store.sqlite3")
    assert {path for path, row in got.items() if row[3] == FAILED} == faults.keys()
    for path in faults:
        del got[path], expected[path]
    assert differences(got, expected) == []
    check_politeness(server)
    asked = [request["path"] for request in server.requests()]
    assert {path: asked.count("/api/v2/" + path) for path in ("nature/2/", "nature/3/", "nature/13/")} == dict.fromkeys(
        ("nature/2/", "nature/3/", "nature/13/"), 6
    )
    assert asked.count("/api/v2/nature/14/") == 1, "asked again before the time that it named"
    status = pokebuild("status", "--store", tmp_path / "store.sqlite3", cwd=tmp_path)
    assert all(f"missing {path}: " in status.stdout for path in faults)


@pytest.mark.parametrize("style", STYLES)
def test_a_listing_that_cannot_be_trusted_is_named(api, tmp_path, style):
    server = api("count:match=nature/", "nextself:match=version/", style=style)
    result = fetch(tmp_path, server)
    assert result.returncode == 3
    assert "the listing of nature contradicts itself: it says that it has 26 resources and lists 25" in result.stderr
    assert "the listing of version cannot be followed: its `next` leads back to version/?offset=0&limit=" in result.stderr


@pytest.mark.parametrize("style", STYLES)
def test_three_faults_in_ten_requests_lose_nothing(api, tmp_path, clean, style):
    expected = clean(style, api)
    faults = ["status:code=429,every=29", "status:code=503,every=13", "reset:every=14", "truncate:every=15", "html:every=16"]
    server = api(*faults, style=style)
    for _ in range(4):
        result = fetch(tmp_path, server)
        check_politeness(server)
        if result.returncode == 0:
            break
        # One answer in a thousand meets a fault six times.
        assert result.returncode == 3 and "missing" in result.stderr
    assert result.returncode == 0, result.stderr
    assert differences(resources(tmp_path / "store.sqlite3"), expected) == []
    assert sum(request["fault"] is not None for request in server.requests()) > 0.2 * len(server.requests())


@pytest.mark.parametrize("wait", ["2", "date+3"])
def test_nothing_is_asked_for_before_the_time_that_a_429_names(api, tmp_path, wait):
    server = api(f"status:code=429,retry_after={wait},match=nature/7/,first=1")
    result = fetch(tmp_path, server)
    assert result.returncode == 0, result.stderr
    requests = server.requests()
    refused = next(index for index, request in enumerate(requests) if request["status"] == 429)
    said = requests[refused]["t"]
    until = said + 2 if wait == "2" else int(said + 3)
    early = [request for request in requests[refused + 1 :] if request["t"] < until]
    # Those that were under way when the answer came.
    assert len(early) < 8 and all(request["t"] < said + 1 for request in early)


def test_a_rate_is_kept_to_also_while_answers_fail(api, tmp_path, clean):
    server = api("status:code=500,every=7", "reset:every=11", "slow:ms=50,every=5")
    result = fetch(tmp_path, server, "--rate", "60", "--concurrency", "3")
    assert result.returncode == 0, result.stderr
    assert differences(resources(tmp_path / "store.sqlite3"), clean("production", api)) == []
    check_politeness(server, concurrency=3, rate=60)


def test_a_server_that_only_fails_is_left_alone(api, tmp_path):
    server = api("status:code=500")
    result = fetch(tmp_path, server)
    assert result.returncode == 3
    assert "missing the index of kinds: status 500 (attempts: 6, " in result.stderr
    assert len(server.requests()) == 6


def test_a_server_that_goes_away_for_a_while_is_waited_for(api, tmp_path, clean):
    server = api("slow:ms=100")
    command = [PROGRAM, "fetch", "--api", server.url, "--store", tmp_path / "store.sqlite3", "--kinds", KINDS, "-q"]
    process = subprocess.Popen([str(part) for part in command], cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    while len(server.requests()) < 60:
        assert process.poll() is None
    server.stop()
    time.sleep(1.5)
    assert process.poll() is None
    had = loaded(tmp_path / "store.sqlite3")
    server = api(port=server.port)
    told = process.communicate(timeout=60)[1]
    assert process.returncode == 0, told
    assert had and not had & {request["path"] for request in server.requests()} - {"/api/v2/meta/"}
    assert differences(resources(tmp_path / "store.sqlite3"), clean("production", api)) == []


def test_all_of_pokeapi_with_faults_is_all_of_pokeapi(api, tmp_path, whole):
    server = api(
        "html:every=61", "truncate:every=53", "reset:every=59", "status:code=500,every=67", "status:code=503,every=401",
        "badjson:every=71", "badgzip:every=73", "slow:ms=200,every=211", "status:code=429,every=4001,retry_after=1",
    )
    result = pokebuild("fetch", "--api", server.url, "--store", "store.sqlite3", cwd=tmp_path, timeout=600)
    assert result.returncode == 0, result.stderr
    assert differences(resources(tmp_path / "store.sqlite3"), resources(whole / "store.sqlite3")) == []
    check_politeness(server)
