"""Benchmarks check their results before they tell a time; here only that, for times are no matter of a test."""
import json, shutil, subprocess, sys

import pytest
from conftest import PROGRAM, ROOT, SNAPSHOT, needs_snapshot

has_nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


@needs_snapshot
@pytest.mark.skipif(not has_nginx, reason="nginx is not installed; `scripts/setup bench` installs it")
def test_all_of_pokeapi_is_had_from_a_static_host(tmp_path):
    result = subprocess.run(
        [
            sys.executable, ROOT / "Benchmarks/crawl/bench.py", "--snapshot", SNAPSHOT, "--program", PROGRAM,
            "--tools", tmp_path, "--rounds", "1", "--without-ditto", "--no-budgets", "--json", tmp_path / "figures.json",
        ],
        capture_output=True, text=True, timeout=300,
    )
    assert result.returncode == 0, result.stderr
    assert "pokebuild fetch" in result.stdout and (tmp_path / "figures.json").is_file()


@needs_snapshot
def test_the_dataset_is_checked_before_it_is_timed(api_data, tmp_path):
    figures = tmp_path / "figures.json"
    bench = [sys.executable, ROOT / "Benchmarks/dataset/bench.py", "--snapshot", api_data, "--program", PROGRAM]
    result = subprocess.run([*bench, "--rounds", "1", "--json", figures], capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    assert "normalize" in result.stdout and json.loads(figures.read_text())["seconds"] > 0
