#!/usr/bin/env python3
"""Measures the crawl of PokeAPI's whole snapshot beside two peers, all from one nginx on loopback.

`pokebuild fetch` into a fresh store, `ditto clone` (PyPI's pokeapi-ditto), and libcurl alone (transfer.c) getting the URLs
that pokebuild got. Each result is checked before a time is told: nothing may be missing from a store, a clone, or nginx's
access log. Prints a table and writes it as JSON; exits 1 where a budget is missed or a result is wrong.
"""
import argparse, json, os, platform, shutil, socket, sqlite3, subprocess, sys, tempfile, time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
# How much slower than the bare transfer the crawl may be, how much faster than ditto it must be, and its memory in MiB.
TRANSFER_RATIO, DITTO_RATIO, MEMORY_AIM, MEMORY_LIMIT = 4.0, 8.0, 64, 200
CONCURRENCY = 8  # pokebuild's default


def main():
    cli = argparse.ArgumentParser(description=__doc__)
    cli.add_argument("--snapshot", type=Path, required=True, help="the unpacked snapshot, with api/v2 in it")
    cli.add_argument("--program", type=Path, default=ROOT / ".build/release/pokebuild")
    cli.add_argument("--tools", type=Path, default=ROOT / ".build/bench", help="where peers are installed and compiled")
    cli.add_argument("--rounds", type=int, default=3, help="the best of so many is told")
    cli.add_argument("--without-ditto", action="store_true", help="leave out the slow peer")
    cli.add_argument("--json", type=Path, help="where to write the figures")
    cli.add_argument("--no-budgets", action="store_true", help="check results only, not times")
    options = cli.parse_args()
    options.program, options.tools = options.program.resolve(), options.tools.resolve()
    with tempfile.TemporaryDirectory(prefix="bench-crawl-") as folder:
        sys.exit(bench(options, Path(folder)))


def bench(options, folder):
    snapshot = Snapshot(options.snapshot)
    transfer = compiled(options.tools)
    ditto = None if options.without_ditto else installed(options.tools)
    with Nginx(options.snapshot, folder / "nginx") as server:
        runs = {"transfer": [], "fetch": [], "ditto": []}
        for number in range(options.rounds):
            # A fresh folder each time, and nothing deleted in between: deleting slows down what is written after it.
            place = folder / str(number)
            place.mkdir()
            store = place / "store.sqlite3"
            fetch = [options.program, "fetch", "--api", server.url, "--store", store, "--progress", "none"]
            runs["fetch"].append(timed(fetch, place, server))
            snapshot.check_store(store)
            urls = server.answered()
            snapshot.check_requests(urls, "pokebuild")
            addresses = "".join(f"{server.origin}{url}\n" for url in urls)
            run = timed([transfer, str(CONCURRENCY)], place, server, addresses)
            answers, _, seconds = run["out"].split()
            expect(int(answers) == len(urls), f"libcurl had {answers} of {len(urls)} answers")
            expect(len(server.answered()) == len(urls), "nginx answered libcurl as often as pokebuild")
            runs["transfer"].append({**run, "seconds": float(seconds)})
            if ditto:
                clone = [ditto, "clone", "--src-url", server.origin, "--dest-dir", place / "clone"]
                runs["ditto"].append(timed(clone, place, server))
                snapshot.check_clone(place / "clone")
                snapshot.check_requests(server.answered(), "ditto")
    best = {name: min(list_, key=lambda run: run["seconds"]) for name, list_ in runs.items() if list_}
    return report(options, best, len(urls), snapshot)


def report(options, best, requests, snapshot):
    fetch = best["fetch"]
    memory = fetch["memory"] / 1024
    budgets = [("fetch / transfer", fetch["seconds"] / best["transfer"]["seconds"], "<=", TRANSFER_RATIO)]
    if "ditto" in best:
        budgets.append(("ditto / fetch", best["ditto"]["seconds"] / fetch["seconds"], ">=", DITTO_RATIO))
    budgets.append(("memory of fetch, MiB", memory, "<=", MEMORY_LIMIT))
    print(f"{requests} answers, {snapshot.bytes >> 20} MiB of JSON; {CONCURRENCY} at a time; best of {options.rounds}")
    print(f"{'':24}{'seconds':>10}{'CPU s':>10}{'nginx s':>10}{'MiB':>8}")
    names = {"transfer": "libcurl alone", "fetch": "pokebuild fetch", "ditto": "ditto clone"}
    for name, run in best.items():
        print(f"{names[name]:24}{run['seconds']:10.2f}{run['cpu']:10.2f}{run['server']:10.2f}{run['memory'] / 1024:8.0f}")
    missed = 0
    for name, value, relation, budget in budgets:
        held = value <= budget if relation == "<=" else value >= budget
        missed += not held
        print(f"{name:24}{value:10.2f}   budget {relation} {budget:g}: {'held' if held else 'MISSED'}")
    print(f"aim of {MEMORY_AIM} MiB: {'reached' if memory <= MEMORY_AIM else 'not reached'}")
    machine = describe_machine()
    print("; ".join(f"{key} {value}" for key, value in machine.items()))
    if options.json:
        figures = {name: {key: run[key] for key in ("seconds", "cpu", "server", "memory")} for name, run in best.items()}
        ratios = {name: round(value, 3) for name, value, _, _ in budgets}
        document = {"requests": requests, "concurrency": CONCURRENCY, "runs": figures, "ratios": ratios, "machine": machine}
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(document, indent=2) + "\n")
    return 1 if missed and not options.no_budgets else 0


def timed(command, folder, server, text=""):
    """Runs a command and measures it, and what it costs the server; ends the benchmark where it fails."""
    with open(folder / "out", "w+") as out, open(folder / "err", "w+") as err, open(folder / "in", "w+") as given:
        given.write(text)
        given.flush()
        given.seek(0)
        served = server.cpu()
        start = time.monotonic()
        process = subprocess.Popen([str(part) for part in command], cwd=folder, stdin=given, stdout=out, stderr=err)
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0), err.seek(0)
        expect(process.returncode == 0, f"{command[0]} ended with {process.returncode}: {err.read()[-2000:]}")
        return {
            "seconds": seconds, "cpu": usage.ru_utime + usage.ru_stime, "server": server.cpu() - served,
            "memory": usage.ru_maxrss, "out": out.read(),
        }


def expect(condition, message):
    if not condition:
        sys.exit(f"bench-crawl: {message}")


class Snapshot:
    """What there is to get."""

    def __init__(self, folder):
        self.root = folder / "api/v2"
        expect((self.root / "index.json").exists(), f"no snapshot in {folder}: expected api/v2/index.json")
        files = [path for path in self.root.rglob("index.json")]
        self.bytes = sum(path.stat().st_size for path in files)
        self.paths = {"/api/v2/" + str(path.parent.relative_to(self.root)).strip(".") for path in files}
        self.counts = {}
        for kind in json.loads((self.root / "index.json").read_text()):
            results = json.loads((self.root / kind / "index.json").read_text()).get("results")
            if results is not None:
                self.counts[kind] = len(results)

    def check_store(self, store):
        with sqlite3.connect(store) as connection:
            stored = dict(connection.execute("SELECT kind, count(*) FROM answer WHERE role = 3 AND state = 1 GROUP BY kind"))
            encounters = connection.execute("SELECT count(*) FROM answer WHERE role = 4 AND state = 1").fetchone()[0]
        expect(stored == self.counts, f"the store has {sum(stored.values())} of {sum(self.counts.values())} resources")
        expect(encounters == self.counts["pokemon"], f"the store has {encounters} lists of encounters")

    def check_clone(self, folder):
        cloned = {"/api/v2/" + str(p.parent.relative_to(folder / "api/v2")).strip(".") for p in folder.rglob("index.json")}
        expect(cloned == self.paths, f"the clone has {len(cloned)} of {len(self.paths)} files")

    def check_requests(self, urls, peer):
        asked = {url.partition("?")[0].rstrip("/") for url in urls}
        missing = {path.rstrip("/") for path in self.paths} - asked
        expect(not missing, f"nginx was not asked for {len(missing)} answers by {peer}, as {sorted(missing)[:3]}")


class Nginx:
    """An nginx of our own that serves the snapshot, and notes every request."""

    def __init__(self, snapshot, folder):
        folder.mkdir()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.folder, self.read = folder, 0
        self.origin = f"http://127.0.0.1:{port}"
        self.url = self.origin + "/api/v2/"
        values = {"FOLDER": folder, "PORT": port, "SNAPSHOT": snapshot.resolve(), "USER": "user root;" if os.getuid() == 0 else ""}
        text = (HERE / "nginx.conf").read_text()
        for name, value in values.items():
            text = text.replace(f"@{name}@", str(value))
        (folder / "nginx.conf").write_text(text)

    def __enter__(self):
        program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
        expect(program, "nginx is not installed: `scripts/setup bench` installs it")
        with open(self.folder / "stderr", "w") as stderr:
            self.process = subprocess.Popen([program, "-p", self.folder, "-c", self.folder / "nginx.conf"], stderr=stderr)
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", int(self.origin.rpartition(":")[2]))).close()
                return self
            except OSError:
                time.sleep(0.05)
        expect(False, "nginx does not start: " + (self.folder / "stderr").read_text())

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()

    def cpu(self):
        """The seconds of processor time that it has used: it shares the cores with whom it serves."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        ticks = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13] for pid in children]
        return sum(int(user) + int(system) for user, system in ticks) / os.sysconf("SC_CLK_TCK")

    def answered(self):
        """The addresses answered since the last call, all with status 200."""
        with open(self.folder / "access.log") as log:
            log.seek(self.read)
            lines = [line.split(" ", 3) for line in log.read().splitlines()]
            self.read = log.tell()
        refused = [line for line in lines if line[0] != "200"]
        expect(not refused, f"nginx refused {len(refused)} requests, as {refused[:1]}")
        return [line[2] for line in lines]


def compiled(tools):
    tools.mkdir(parents=True, exist_ok=True)
    program = tools / "transfer"
    compiler = shutil.which("cc") or shutil.which("clang")
    expect(compiler, "no C compiler: expected `cc` or `clang` on PATH")
    result = subprocess.run([compiler, "-O2", "-Wall", HERE / "transfer.c", "-lcurl", "-o", program], capture_output=True, text=True)
    expect(result.returncode == 0, f"transfer.c does not compile: {result.stderr}")
    return program


def installed(tools):
    environment = tools / "ditto"
    wanted = (HERE / "requirements.txt").read_text()
    stamp = environment / "installed.txt"
    if not stamp.exists() or stamp.read_text() != wanted:
        shutil.rmtree(environment, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        pip = [environment / "bin/pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "-r", HERE / "requirements.txt"], check=True)
        stamp.write_text(wanted)
    return environment / "bin/ditto"


def describe_machine():
    model = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")), "unknown")
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") >> 30
    return {
        "processor": model, "cores": os.cpu_count(), "memory": f"{memory} GiB", "kernel": platform.release(),
        "load": round(os.getloadavg()[0], 1),
    }


if __name__ == "__main__":
    main()
