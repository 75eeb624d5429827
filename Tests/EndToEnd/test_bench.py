"""Benchmarks check their results before they tell a time; here only that, for times are no matter of a test.

Hugo, Pagefind and Foundation's decoder are left to `make bench`: their packages have 130 MB, and a package to build.
"""
import json, shutil, subprocess, sys

import pytest
from conftest import PROGRAM, ROOT, SNAPSHOT, needs_snapshot, pokebuild

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


def test_what_is_built_again_is_what_is_built_from_nothing(api_data, tmp_path):
    figures = tmp_path / "figures.json"
    bench = [sys.executable, ROOT / "Benchmarks/bench.py", "--snapshot", api_data, "--program", PROGRAM, "--tools", tmp_path / "tools"]
    command = [*bench, "--parts", "incremental", "--rounds", "1", "--json", figures]
    result = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    runs = json.loads(figures.read_text())["figures"]["incremental"]
    assert runs["nothing changed"]["touched"] == 0 < runs["one resource changed upstream"]["touched"]
    assert "again, one string changed" in result.stdout


def test_a_snapshot_of_more_resources_has_pages_for_all_of_them(api_data, sample, tmp_path):
    command = [sys.executable, ROOT / "Benchmarks/growth.py", api_data, tmp_path / "twice", "2"]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    result = pokebuild("build", "--source", tmp_path / "twice", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    for kind in ("move", "ability", "location"):
        once, twice = ({path.name for path in (folder / "output/en" / kind).glob("*/")} for folder in (sample, tmp_path))
        assert {slug for slug in once if slug != "page"} < twice
        assert {f"{slug}-1" for slug in once if slug != "page"} < twice


@needs_snapshot
def test_the_dataset_is_checked_before_it_is_timed(api_data, tmp_path):
    figures = tmp_path / "figures.json"
    bench = [sys.executable, ROOT / "Benchmarks/dataset/bench.py", "--snapshot", api_data, "--program", PROGRAM]
    result = subprocess.run([*bench, "--rounds", "1", "--json", figures], capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    assert "normalize" in result.stdout and json.loads(figures.read_text())["seconds"] > 0
