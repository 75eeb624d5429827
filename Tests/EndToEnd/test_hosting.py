"""What hosts and servers ask for: encodings beside files, and no more than a host takes."""
import gzip, os, shutil, subprocess
from pathlib import Path

import pytest
from conftest import pokebuild, tree

TEXT = {".html", ".css", ".js", ".json", ".webmanifest", ".svg", ".xml", ".txt", ".csv", ".ts", ".swift"}


@pytest.fixture(scope="module")
def encoded(sample, tmp_path_factory):
    folder = tmp_path_factory.mktemp("encoded")
    shutil.copytree(sample / ".pokebuild", folder / ".pokebuild")
    result = pokebuild("site", "--sample", "--precompress", cwd=folder)
    assert result.returncode == 0, result.stderr
    return folder


def test_every_text_file_has_two_encodings_that_say_the_same(sample, encoded):
    plain, all_files = tree(sample / "output"), tree(encoded / "output")
    encodings = {name for name in all_files if name not in plain}
    texts = {name for name in plain if Path(name).suffix in TEXT and not name.startswith(".")}
    assert encodings == {name + ending for name in texts for ending in (".gz", ".br")}
    assert {name: data for name, data in all_files.items() if name in plain and name != ".pokebuild-manifest.json"} == {
        name: data for name, data in plain.items() if name != ".pokebuild-manifest.json"
    }
    for name in texts:
        assert gzip.decompress(all_files[name + ".gz"]) == plain[name], name
    # Node has a brotli decoder; Python has none of its own.
    script = """
        const fs = require("fs"), zlib = require("zlib");
        for (const name of fs.readFileSync(0, "utf8").split("\\n"))
          if (!zlib.brotliDecompressSync(fs.readFileSync(name + ".br")).equals(fs.readFileSync(name))) throw new Error(name);
    """
    subprocess.run(["node", "-e", script], input="\n".join(sorted(texts)), cwd=encoded / "output", text=True, check=True)


def test_encodings_are_no_fault_of_a_tree_and_are_not_made_twice(encoded):
    assert pokebuild("validate", "output", cwd=encoded).returncode == 0
    before = {p: p.stat().st_mtime_ns for p in (encoded / "output").rglob("*")}
    result = pokebuild("site", "--sample", "--precompress", cwd=encoded)
    assert result.returncode == 0 and "nothing changed" in result.stderr
    assert {p: p.stat().st_mtime_ns for p in (encoded / "output").rglob("*")} == before


@pytest.mark.parametrize("host", ["none", "github-pages", "cloudflare-pages", "netlify"])
def test_the_sample_fits_every_host(sample, host):
    result = pokebuild("site", "--sample", "--host", host, cwd=sample)
    assert result.returncode == 0 and "host:" not in result.stderr, result.stderr


def test_what_is_too_much_for_a_host_is_not_published(sample, tmp_path):
    shutil.copytree(sample, tmp_path / "x")
    (tmp_path / "theme/icons").mkdir(parents=True)
    (tmp_path / "theme/icons/icon-512.png").write_bytes(bytes(26 << 20))
    before = tree(tmp_path / "x/output")
    options = ["site", "--sample", "--site", tmp_path / "theme"]
    result = pokebuild(*options, "--host", "cloudflare-pages", cwd=tmp_path / "x")
    assert result.returncode == 4, result.stderr
    assert "Cloudflare Pages takes at most 25 MiB a file, and assets/icon-512." in result.stderr and "nothing was published" in result.stderr
    assert tree(tmp_path / "x/output") == before
    result = pokebuild(*options, "--host", "cloudflare-pages", "--precompress", "-v", cwd=tmp_path / "x")
    assert result.returncode == 4 and "validate: " in result.stderr
    assert "precompress:" not in result.stderr, "nothing is compressed for a host that takes too little anyway"
    result = pokebuild(*options, cwd=tmp_path / "x")
    assert result.returncode == 0 and "warning: host: Cloudflare Pages takes at most 25 MiB" in result.stderr, result.stderr


def test_files_of_others_count_for_a_host(sample, tmp_path):
    shutil.copytree(sample, tmp_path / "x")
    (tmp_path / "x/output/slides").mkdir()
    (tmp_path / "x/output/slides/film.mp4").touch()
    os.truncate(tmp_path / "x/output/slides/film.mp4", 26 << 20)
    result = pokebuild("site", "--sample", "--host", "cloudflare-pages", cwd=tmp_path / "x")
    assert result.returncode == 4 and "25 MiB a file, and slides/film.mp4 has 26624 KiB" in result.stderr, result.stderr
    (tmp_path / "x/output/.git").mkdir()
    (tmp_path / "x/output/slides/film.mp4").rename(tmp_path / "x/output/.git/film.mp4")
    assert pokebuild("site", "--sample", "--host", "cloudflare-pages", cwd=tmp_path / "x").returncode == 0
