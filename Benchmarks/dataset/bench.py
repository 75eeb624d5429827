#!/usr/bin/env python3
"""Measures how long a full store takes to become the dataset: normalization and all exports.

The whole snapshot is fetched once. Each round builds a site of one small kind from it, whose dataset is whole and whose pages
are next to none, and takes the times that pokebuild tells of these two stages. The dataset is checked against its checksums and
against the store before a time is told. Prints a table and writes it as JSON; exits 1 where a result is wrong, or, with
`--budgets`, where a budget is missed.
"""
import argparse, json, os, resource, subprocess, sys, tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SECONDS, MEMORY = 3.0, 500  # for both stages, on two cores; MiB


def main():
    cli = argparse.ArgumentParser(description=__doc__)
    cli.add_argument("--snapshot", type=Path, required=True, help="the unpacked snapshot, with api/v2 in it")
    cli.add_argument("--program", type=Path, default=ROOT / ".build/release/pokebuild")
    cli.add_argument("--rounds", type=int, default=3, help="the best of so many is told")
    cli.add_argument("--json", type=Path, help="where to write the figures")
    cli.add_argument("--budgets", action="store_true", help="fail where a budget is missed")
    options = cli.parse_args()
    with tempfile.TemporaryDirectory(prefix="bench-dataset-") as folder:
        sys.exit(bench(options, Path(folder)))


def bench(options, folder):
    store = folder / "store.sqlite3"
    subprocess.run([options.program, "fetch", "--source", options.snapshot, "--store", store, "-q"], check=True)
    rounds = []
    for number in range(options.rounds):
        output = folder / str(number)
        command = [options.program, "site", "--store", store, "--output", output, "--kinds", "egg-group", "-v", "--log-format", "json"]
        run = subprocess.run(command, capture_output=True, text=True)
        expect(run.returncode == 0, run.stderr)
        events = [json.loads(line) for line in run.stderr.splitlines()]
        stages = {event["name"]: event["seconds"] for event in events if event["event"] == "stage"}
        check(output / "data/v1", options.snapshot)
        rounds.append({"normalize": stages["normalize"], "dataset": stages["dataset"]})
    best = min(rounds, key=lambda stages: sum(stages.values()))
    # The largest of all children, of which the fetch is the smallest.
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10
    seconds = sum(best.values())
    figures = {"cores": os.cpu_count(), **best, "seconds": round(seconds, 3), "mebibytes": memory}
    print(f"normalize {best['normalize']:.2f} s, dataset {best['dataset']:.2f} s: {seconds:.2f} s (budget {SECONDS:.0f} s)")
    print(f"peak memory of the whole program {memory} MiB (budget {MEMORY} MiB)")
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 1 if options.budgets and (seconds > SECONDS or memory > MEMORY) else 0


def check(data, snapshot):
    """The files are as SHA256SUMS says, and each kind has as many resources as the snapshot."""
    sums = subprocess.run(["sha256sum", "--check", "--quiet", "--strict", "SHA256SUMS"], cwd=data, capture_output=True, text=True)
    expect(sums.returncode == 0, sums.stdout + sums.stderr)
    for kind in json.loads((data / "catalog.json").read_text())["kinds"]:
        listing = json.loads((snapshot / "api/v2" / kind["kind"] / "index.json").read_text())
        expect(kind["count"] == listing["count"], f"{kind['kind']}: {kind['count']} of {listing['count']} resources")


def expect(condition, message):
    if not condition:
        sys.exit(f"bench: {message}")


if __name__ == "__main__":
    main()
