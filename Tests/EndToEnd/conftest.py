"""What the end-to-end tests share: the program, a server of PokeAPI's snapshot, and built sites."""
import functools, http.server, json, os, re, subprocess, sys, threading
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

# Where pytest takes itself to be in CI it tells all of a difference, and for two trees of files that takes hours to find.
os.environ.pop("CI", None)
os.environ.pop("BUILD_NUMBER", None)

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("POKEBUILD", ROOT / ".build" / "release" / "pokebuild"))
SERVER = ROOT.parent / "shared" / "tools" / "serve_api.py"
SNAPSHOT = os.environ.get("POKEBUILD_SNAPSHOT", "")

needs_snapshot = pytest.mark.skipif(
    not (SNAPSHOT and SERVER.exists()), reason="PokeAPI's snapshot and its server are not beside the project"
)


def pokebuild(*arguments, cwd, timeout=300):
    """Runs the program and returns its result with stdout and stderr apart."""
    return subprocess.run(
        [str(PROGRAM), *map(str, arguments)], cwd=cwd, capture_output=True, text=True, timeout=timeout
    )


class Api:
    """The snapshot's server, with faults on demand."""

    def __init__(self, folder, *faults, style="production", overlay=None, data=None, port=0):
        self.log_path = folder / "requests.log"
        self.log, self.log_length = [], 0
        command = [sys.executable, str(SERVER), "--data", str(data or SNAPSHOT), "--log", str(self.log_path), "--style", style]
        command += ["--port", str(port)]
        for fault in faults:
            command += ["--fault", fault]
        if overlay:
            command += ["--overlay", str(overlay)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.url = re.search(r"http://\S+", line).group()
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
        self.process.terminate()
        self.process.wait()


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
def whole(tmp_path_factory):
    """All of the snapshot, crawled over HTTP and built once: the folder that holds `output` and the store."""
    if not (SNAPSHOT and SERVER.exists()):
        pytest.skip("PokeAPI's snapshot and its server are not beside the project")
    folder = tmp_path_factory.mktemp("whole")
    server = Api(folder)
    try:
        result = pokebuild("build", "--api", server.url, cwd=folder)
        (folder / "first.stderr").write_text(result.stderr)
        assert result.returncode == 0, result.stderr
    finally:
        server.stop()
    return folder


@pytest.fixture(scope="session")
def browser():
    """The one browser of all tests: a second of Playwright's loops in a process is refused."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        yield browser
        browser.close()
