"""What people and programs are told while the program works: on terminals of all sorts, in files, as JSON."""
import fcntl, json, os, pty, re, select, signal, struct, subprocess, termios, time

import pyte
import pytest
from conftest import FEW_KINDS, PROGRAM, needs_snapshot, pokebuild


def resize(descriptor, columns, rows):
    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


class Terminal:
    """A program whose stderr is a terminal, and what is seen on that."""

    def __init__(self, *arguments, cwd, columns=80, rows=24, **environment):
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.raw, self.seen = b"", []
        self.master, slave = pty.openpty()
        resize(self.master, columns, rows)
        self.process = subprocess.Popen(
            [str(PROGRAM), *map(str, arguments)],
            cwd=cwd,
            stdin=slave,
            stdout=subprocess.PIPE,
            stderr=slave,
            env={**os.environ, "TERM": "xterm", **environment},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(slave)

    def read(self, seconds=0.05):
        """Shows what has come; false once there is no more to come."""
        if not select.select([self.master], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.master, 65_536)
        except OSError:  # a terminal that nobody has open any more
            return False
        self.raw += data
        self.stream.feed(data)
        self.seen.append(self.lines())
        return bool(data)

    def until(self, condition, limit=60):
        end = time.monotonic() + limit
        while not condition(self) and time.monotonic() < end:
            self.read()
        assert condition(self), self.lines()

    def finish(self):
        """Reads to the end and returns the exit status."""
        while self.read(0.2):
            pass
        self.process.stdout.close()
        return self.process.wait(timeout=20)

    def lines(self):
        return [line.rstrip() for line in self.screen.display if line.strip()]

    def bars(self):
        return [line for lines in self.seen for line in lines if re.match(r"(fetch|render) ", line)]


def fetch(api, *options, fault="slow:ms=20"):
    return ["fetch", "--api", api(fault).url, "--store", "s.sqlite3", "--kinds", FEW_KINDS, *options]


@needs_snapshot
def test_a_terminal_has_one_bar_that_goes_when_all_is_done(api, tmp_path):
    terminal = Terminal(*fetch(api, fault="slow:ms=60"), cwd=tmp_path)
    assert terminal.finish() == 0
    assert len(terminal.bars()) > 5
    for lines in terminal.seen:
        assert len([line for line in lines if line.startswith("fetch ")]) <= 1, lines
        assert len(lines) <= 2, lines
    full = [bar for bar in terminal.bars() if re.fullmatch(r"fetch \[=*>? *\] \d+/\d+(  .* left)?(  [\d.]+/s)?", bar)]
    assert full
    assert any(re.search(r"^  .*(nature|characteristic|encounter-method) \d+/\d+", "\n".join(lines), re.M) for lines in terminal.seen)
    assert "".join(terminal.lines()).startswith("fetch: ") and "".join(terminal.lines()).endswith(" s)")
    assert terminal.screen.cursor.x == 0
    assert not re.search(rb"\x1b\[[\d;]*m", terminal.raw), "colours"
    assert b"\x1b[?25l" not in terminal.raw, "a hidden cursor, which a kill would leave hidden"


@needs_snapshot
@pytest.mark.parametrize("columns, rows", [(200, 50), (80, 24), (40, 24), (20, 10), (9, 5), (80, 1)])
def test_nothing_wraps_however_narrow_the_terminal_is(api, tmp_path, columns, rows):
    terminal = Terminal(*fetch(api), cwd=tmp_path, columns=columns, rows=rows)
    assert terminal.finish() == 0
    blocks = terminal.raw.split(b"\x1b[J")[1:-1]
    for block in blocks:
        for line in block.decode().replace("\x1b[1A", "").strip("\r").split("\n"):
            assert len(line.strip("\r")) <= max(1, columns - 3), line
    assert blocks


@needs_snapshot
def test_the_bar_follows_the_width(api, tmp_path):
    terminal = Terminal(*fetch(api, fault="slow:ms=200"), cwd=tmp_path, columns=120)
    terminal.until(lambda t: any(len(bar) > 60 for bar in t.bars()))
    resize(terminal.master, 50, 24)
    terminal.screen.resize(24, 50)
    del terminal.seen[:]
    terminal.until(lambda t: len(t.bars()) > 3)
    assert all(len(bar) <= 47 for bar in terminal.bars()[1:])
    terminal.process.kill()
    terminal.finish()


@needs_snapshot
def test_control_c_leaves_one_sentence_that_can_be_run(api, tmp_path):
    arguments = fetch(api, fault="slow:ms=60")
    terminal = Terminal(*arguments, cwd=tmp_path, columns=200)
    terminal.until(lambda t: t.bars())
    os.write(terminal.master, b"\x03")
    assert terminal.finish() == 130
    assert len(terminal.lines()) == 1, terminal.lines()
    command = re.fullmatch(r"interrupted with \d+ of \d+ answers in \S+; run `pokebuild (.*)` to go on", "".join(terminal.lines())).group(1)
    assert subprocess.run(f"'{PROGRAM}' {command} -q", shell=True, cwd=tmp_path).returncode == 0


@needs_snapshot
def test_a_second_signal_ends_it_at_once(api, tmp_path):
    # A server that holds on to its answers: an orderly end takes as long as one of them may.
    process = subprocess.Popen([str(PROGRAM), *map(str, fetch(api, fault="slow:ms=50"))], cwd=tmp_path, stderr=subprocess.PIPE)
    time.sleep(0.5)
    process.send_signal(signal.SIGSTOP)
    process.send_signal(signal.SIGTERM)
    process.send_signal(signal.SIGINT)
    process.send_signal(signal.SIGCONT)
    status = process.wait(timeout=5)
    process.stderr.close()
    assert status in (-signal.SIGINT, -signal.SIGTERM), status


def test_the_stages_of_a_build_are_shown_and_go(tmp_path):
    terminal = Terminal("build", "--sample", "--jobs", "1", cwd=tmp_path, columns=200)
    assert terminal.finish() == 0
    seen = terminal.raw.decode()
    for stage in ("normalize ...", "dataset ...", "site ...", "render ...", "validate ...", "publish ..."):
        assert stage in seen
    assert [line.split(":")[0] for line in terminal.lines()] == ["fetch", "build"]


def test_an_error_takes_the_place_of_the_block(tmp_path):
    (tmp_path / "output").mkdir()
    (tmp_path / "output/thesis.doc").write_text("years of work")
    terminal = Terminal("build", "--sample", cwd=tmp_path, columns=300)
    assert terminal.finish() == 2
    assert len(terminal.lines()) == 1 and "thesis.doc" in terminal.lines()[0]


@needs_snapshot
@pytest.mark.parametrize(
    "options, environment",
    [(["--progress", "none"], {}), (["-q"], {}), (["--progress", "plain"], {}), ([], {"TERM": "dumb"}), (["--log-format", "json"], {})],
)
def test_no_orders_are_sent_where_none_are_wanted(api, tmp_path, options, environment):
    terminal = Terminal(*fetch(api, *options), cwd=tmp_path, columns=300, **environment)
    assert terminal.finish() == 0
    assert b"\x1b" not in terminal.raw and terminal.raw.count(b"\r") == terminal.raw.count(b"\r\n")
    assert (terminal.raw == b"") == (options == ["-q"])


@needs_snapshot
def test_a_file_gets_a_line_every_few_seconds(api, tmp_path):
    start = time.monotonic()
    result = pokebuild(*fetch(api, "--rate", "30"), cwd=tmp_path)
    assert result.returncode == 0
    lines = result.stderr.splitlines()
    # One in five seconds, and one at the end.
    assert 2 <= len(lines) <= 1 + (time.monotonic() - start) / 5, lines
    assert all(re.match(r"fetch: \d+ of \d+ answers", line) for line in lines)
    # A busy machine may be slower than it is allowed to be.
    assert 5 < int(re.search(r", (\d+)/s", lines[0]).group(1)) <= 31 and " left" in lines[0], lines[0]
    assert "\x1b" not in result.stderr


@needs_snapshot
def test_every_line_is_an_object_when_programs_read(api, tmp_path):
    result = pokebuild(*fetch(api, "--rate", "30", "--log-format", "json", fault="status:code=500,match=nature/5/"), cwd=tmp_path)
    assert result.returncode == 3 and result.stdout == ""
    events = [json.loads(line) for line in result.stderr.splitlines()]
    assert all(list(event)[:3] == ["level", "event", "message"] for event in events)
    by_name = {event["event"]: event for event in events}
    progress = by_name["fetch.progress"]
    assert progress["done"] <= progress["known"] and progress["eta_seconds"] >= 0 and 5 < progress["rate"] < 35
    assert {"done", "known"} == set(progress["kinds"]["nature"])
    gap = by_name["gap"]
    assert (gap["kind"], gap["id"], gap["path"], gap["attempts"]) == ("nature", 5, "nature/5/", 6)
    assert gap["url"].startswith("http://127.0.0.1:") and gap["url"].endswith("/api/v2/nature/5/") and gap["reason"] == "status 500"
    finished = by_name["fetch.finished"]
    assert finished["listed"] == finished["stored"] + finished["missing"]


def test_programs_hear_of_every_stage_and_of_faults(tmp_path):
    result = pokebuild("build", "--sample", "--log-format", "json", cwd=tmp_path)
    assert result.returncode == 0 and result.stdout == ""
    events = [json.loads(line) for line in result.stderr.splitlines()]
    stages = [event["name"] for event in events if event["event"] == "stage"]
    assert stages[-3:] == ["render", "validate", "publish"] and events[-1]["event"] == "build.finished"
    for arguments in (["bild", "--log-format", "json"], ["build", "--log-format=json", "--nonsense"], ["site", "--log-format", "json"]):
        result = pokebuild(*arguments, cwd=tmp_path / "output")
        assert result.returncode == 2
        assert json.loads(result.stderr.splitlines()[-1])["event"] == "usage"
