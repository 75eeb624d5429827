"""Pagefind over our own output, and what its index answers."""
import json
from pathlib import Path

from measuring import expect, installed, measured

HERE = Path(__file__).resolve().parent


def index(bench, output):
    """Indexes a tree; returns what that took and the folder of the index."""
    environment = installed(bench.tools, "pagefind", HERE / "requirements.txt")
    program = next(environment.glob("lib/python*/site-packages/pagefind_bin/pagefind*"))
    folder = bench.place("pagefind")
    took = measured([program, "--site", output, "--output-path", folder / "index"], folder)
    entry = json.loads((folder / "index/pagefind-entry.json").read_text())
    counts = {language: entry["languages"][language]["page_count"] for language in entry["languages"]}
    expect(set(counts) >= {"en", "es"}, f"Pagefind found the languages {sorted(counts)}")
    return took, folder / "index", sum(counts.values())
