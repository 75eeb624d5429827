"""What the end-to-end tests share: the program, a server of PokeAPI's snapshot, and built sites."""
import contextlib, fcntl, functools, http.server, json, os, random, re, select, shutil, signal, socket, subprocess, sys, threading
from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

# Where pytest takes itself to be in CI it tells all of a difference, and for two trees of files that takes hours to find.
os.environ.pop("CI", None)
os.environ.pop("BUILD_NUMBER", None)

# What a page comes to show, it may take a slow machine a while to show.
expect.set_options(timeout=20_000)

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("POKEBUILD", ROOT / ".build" / "release" / "pokebuild"))
SERVER = ROOT.parent / "shared" / "tools" / "serve_api.py"
SNAPSHOT = os.environ.get("POKEBUILD_SNAPSHOT", "")

# Kinds that are asked for again and again: with all that they need they are 300 answers, and stay that few (test_crawl.py).
FEW_KINDS = "nature,characteristic,encounter-method"

needs_snapshot = pytest.mark.skipif(
    not (SNAPSHOT and SERVER.exists()), reason="PokeAPI's snapshot and its server are not beside the project"
)


def pokebuild(*arguments, cwd, timeout=300):
    """Runs the program and returns its result with stdout and stderr apart."""
    return subprocess.run(
        [str(PROGRAM), *map(str, arguments)], cwd=cwd, capture_output=True, text=True, timeout=timeout
    )


@functools.cache
def api_servers():
    """The process that starts the snapshot's servers; they end when its stdin does, at the latest with the tests."""
    command = [sys.executable, ROOT / "Tests/EndToEnd/api_servers.py", SERVER, SNAPSHOT]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def own_port():
    """A free port, for a server that goes and comes again: the system gives none of this range to anybody who asks for any."""
    for port in random.sample(range(10_000, 30_000), 100):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("a hundred ports, and none of them free")


class Api:
    """The snapshot's server, with faults on demand."""

    def __init__(self, folder, *faults, style="production", data=SNAPSHOT, overlay=None, port=None):
        self.log_path = folder / "requests.log"
        self.log, self.log_length = [], 0
        arguments = ["--data", data, "--log", self.log_path, "--style", style, "--port", port or own_port()]
        for fault in faults:
            arguments += ["--fault", fault]
        if overlay:
            arguments += ["--overlay", overlay]
        servers = api_servers()
        print(json.dumps([str(argument) for argument in arguments]), file=servers.stdin, flush=True)
        number, line = servers.stdout.readline(), servers.stdout.readline()
        assert line.startswith("listening on "), line
        self.process = os.pidfd_open(int(number))
        self.url = line.split()[-1]
        self.port = int(self.url.split(":")[2].split("/")[0])

    def requests(self):
        """What was asked for so far: one dictionary a request."""
        if self.log_path.exists():
            with self.log_path.open("rb") as log:
                log.seek(self.log_length)
                text = log.read()
            # The last line may be half written.
            text = text[: text.rfind(b"\n") + 1]
            self.log += map(json.loads, text.splitlines())
            self.log_length += len(text)
        return self.log

    def stop(self):
        """Ends it, once: its port is free afterwards."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                signal.pidfd_send_signal(self.process, signal.SIGTERM)
            # Readable once the process has ended.
            select.select([self.process], [], [])
            os.close(self.process)
            self.process = None


@pytest.fixture
def api(tmp_path_factory):
    """Starts servers: `api("status:code=503,every=7")`; they stop with the test."""
    servers = []

    def start(*faults, **options):
        server = Api(tmp_path_factory.mktemp("api"), *faults, **options)
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.stop()


def tree(folder):
    """Every file below a folder with its bytes."""
    return {str(p.relative_to(folder)): p.read_bytes() for p in sorted(Path(folder).rglob("*")) if p.is_file()}


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def serve():
    """Serves a folder the way `python3 -m http.server` does, and returns its address."""
    servers = []

    def start(folder):
        server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(QuietHandler, directory=str(folder))
        )
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return f"http://127.0.0.1:{server.server_address[1]}/"

    yield start
    for server in servers:
        server.shutdown()


@pytest.fixture(scope="session")
def sample(tmp_path_factory):
    """The sample's site, built once: the folder that holds `output`."""
    folder = tmp_path_factory.mktemp("sample")
    result = pokebuild("build", "--sample", cwd=folder)
    assert result.returncode == 0, result.stderr
    return folder


@pytest.fixture(scope="session")
def api_data(sample, tmp_path_factory):
    """The sample as PokeAPI's api-data has its files: for what needs all kinds, and not all of their resources."""
    folder = tmp_path_factory.mktemp("api-data")
    result = pokebuild("mirror", folder / "mirror", "--sample", cwd=sample)
    assert result.returncode == 0, result.stderr
    # Its copies by name are not in api-data.
    for resource in (folder / "mirror/api/v2").glob("*/*/"):
        if not re.fullmatch(r"-?\d+", resource.name):
            shutil.rmtree(resource)
    return folder / "mirror"


@pytest.fixture(scope="session")
def whole(tmp_path_factory):
    """All of the snapshot, crawled over HTTP and built once, whatever number of processes run tests.

    Returns the folder that holds `output`, its store in `.pokebuild`, and `store.sqlite3`, a copy of that which nothing uses.
    """
    if not (SNAPSHOT and SERVER.exists()):
        pytest.skip("PokeAPI's snapshot and its server are not beside the project")
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    folder /= "whole"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "store.sqlite3").exists():
            build_whole(folder)
    return folder


def build_whole(folder):
    server = Api(folder)
    try:
        result = pokebuild("build", "--api", server.url, cwd=folder, timeout=600)
        assert result.returncode == 0, result.stderr
    finally:
        server.stop()
    shutil.copy(folder / ".pokebuild/store.sqlite3", folder / "store.sqlite3")


@pytest.fixture(scope="session")
def browser():
    """The one browser of all tests: a second of Playwright's loops in a process is refused."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()
