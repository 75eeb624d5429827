#!/usr/bin/env python3
"""Measures everything that has a budget, beside its peers and in one run, and writes docs/performance.md from it.

Each part checks that its results are right before it tells a time. Prints one table, compares it with the run before, and writes
the figures as JSON. BENCH (or --parts) names single parts: crawl, dataset, build, search, json, validation, incremental, floors,
growth. Exits 1 where a result is wrong; a budget that is missed is told, and is no failure.
"""
import argparse, json, os, sys, tempfile, time
from pathlib import Path

import parts
import report
from context import Context
from measuring import ROOT, expect, machine


def main():
    cli = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("--snapshot", type=Path, required=True, help="the unpacked snapshot, with api/v2 in it")
    cli.add_argument("--program", type=Path, default=ROOT / ".build/release/pokebuild")
    cli.add_argument("--tools", type=Path, default=ROOT / ".build/bench", help="where peers are installed and compiled")
    cli.add_argument("--parts", default=os.environ.get("BENCH", ""), help="which parts, with commas between them; all unless told")
    cli.add_argument("--rounds", type=int, default=2, help="the best of so many is told")
    cli.add_argument("--json", type=Path, help="where to write the figures, and to find those of the run before")
    cli.add_argument("--document", type=Path, help="where to write the document, of the parts that were ever measured into those figures")
    options = cli.parse_args()
    chosen = [part for part in options.parts.split(",") if part] or list(parts.ALL)
    expect(set(chosen) <= set(parts.ALL), f"there are the parts {', '.join(parts.ALL)}; was asked for {', '.join(chosen)}")
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        bench = Context(options, Path(folder))
        described, seconds, rows = machine(), {}, []
        for part in chosen:
            start, told = time.monotonic(), len(bench.rows)
            print(f"bench: {part}", file=sys.stderr, flush=True)
            parts.ALL[part](bench)
            rows += [{"part": part, **row.document()} for row in bench.rows[told:]]
            seconds[part] = round(time.monotonic() - start, 1)
        before = json.loads(options.json.read_text()) if options.json and options.json.exists() else {}
        document = {
            "machine": described, "parts": seconds, "rows": rows, "floors": bench.floors, "figures": bench.figures,
        }
    print(report.table(document, before))
    whole = merged(before, document)
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps(whole, indent=2, ensure_ascii=False) + "\n")
    if options.document:
        options.document.write_text(report.document(whole, [part for part in parts.ALL if part not in whole["parts"]]))


def merged(before, document):
    """The figures with those of parts that this run left out."""
    rows = [row for row in before.get("rows", []) if row["part"] not in document["parts"]] + document["rows"]
    rows.sort(key=lambda row: list(parts.ALL).index(row["part"]))
    return {
        **document, "rows": rows, "floors": document["floors"] or before.get("floors", []),
        "figures": {**before.get("figures", {}), **document["figures"]}, "parts": {**before.get("parts", {}), **document["parts"]},
    }


if __name__ == "__main__":
    main()
