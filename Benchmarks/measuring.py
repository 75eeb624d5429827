"""What the benchmarks share: commands run and measured, trees compared, peers installed, and rows of the table."""
import hashlib, json, os, platform, shutil, subprocess, sys, time
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def expect(condition, message):
    """Ends the benchmark where a result is not as it must be: a wrong result has no time."""
    if not condition:
        sys.exit(f"bench: {message}")


@dataclass
class Run:
    """What a command took: wall clock and processor time in seconds, and its largest process's memory in MiB."""

    seconds: float
    cpu: float
    memory: float
    out: str
    err: str

    def stages(self):
        """The seconds of pokebuild's stages, where it was run with `-v --log-format json`."""
        return {event["name"]: event["seconds"] for event in self.events("stage")}

    def page_parts(self):
        """The seconds that the stage `render` spent on each part of its work on pages."""
        (event,) = self.events("render.parts")
        return {name.removesuffix("_seconds"): value for name, value in event.items() if name.endswith("_seconds")}

    def events(self, name):
        events = [json.loads(line) for line in self.err.splitlines() if line.startswith("{")]
        return [event for event in events if event["event"] == name]


def measured(command, folder, status=0, environment=None):
    """Runs a command in a folder; ends the benchmark where it exits otherwise than with `status`."""
    with open(folder / "out", "w+") as out, open(folder / "err", "w+") as err:
        start = time.monotonic()
        process = subprocess.Popen(
            [str(part) for part in command], cwd=folder, stdin=subprocess.DEVNULL, stdout=out, stderr=err,
            env={**os.environ, **(environment or {})},
        )
        _, code, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(code)
        out.seek(0), err.seek(0)
        run = Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, out.read(), err.read())
    words = " ".join(Path(str(part)).name for part in command[:2])
    expect(status is None or process.returncode == status, f"{words} ended with {process.returncode}: {run.err[-2000:]}")
    return run


@dataclass
class Row:
    """A line of the table. The ratio is what the limit speaks of; `relation` is "<=", ">=" or "" where there is none."""

    work: str
    ours: str
    peer: str
    ratio: float
    relation: str = ""
    limit: float = 0
    unit: str = ""

    @property
    def held(self):
        if not self.relation:
            return None
        return self.ratio <= self.limit if self.relation == "<=" else self.ratio >= self.limit

    def document(self):
        return {**asdict(self), "ratio": round(self.ratio, 4), "held": self.held}


def pages(folder):
    """The HTML files of a tree, by their paths in it, with their sizes."""
    return {str(path.relative_to(folder)): path.stat().st_size for path in sorted(folder.rglob("*.html"))}


def marks(folder):
    """What tells whether a file was touched: its inode and the time that it was changed, by path."""
    stats = ((path, path.stat()) for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): (stat.st_ino, stat.st_mtime_ns) for path, stat in stats}


def digests(folder):
    """What is in every file of a tree, by path."""
    return {
        str(path.relative_to(folder)): hashlib.blake2b(path.read_bytes(), digest_size=16).digest()
        for path in folder.rglob("*") if path.is_file()
    }


def installed(tools, name, requirements):
    """The folder of a virtual environment with the packages of a file; it is made once, and again when the file changes."""
    environment = tools / name
    stamp, wanted = environment / "installed.txt", requirements.read_text()
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(environment, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        pip = [environment / "bin/pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "-r", requirements], check=True)
        stamp.write_text(wanted)
    return environment


def machine():
    """What a time depends on beside the program."""
    model = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "unknown")
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") >> 30
    return {
        "processor": model, "cores": os.cpu_count(), "memory": f"{memory} GiB", "kernel": platform.release(),
        "load before": round(os.getloadavg()[0], 1),
    }
