"""What a build tells of the changes since the dataset that was published before."""
import json, re, shutil
import xml.etree.ElementTree as xml
from pathlib import Path

import jsonschema
import pytest
from conftest import ROOT, SNAPSHOT, needs_snapshot, pokebuild, tree

ATOM = "{http://www.w3.org/2005/Atom}"
# The history is the same in any language.
ENGLISH = ["--languages", "en"]


def changes(output):
    """The history, which must be as its schema says."""
    told = json.loads((output / "data/v1/changes.json").read_text())
    schema = json.loads((output / "data/v1/schema/changes.schema.json").read_text())
    for definition in [schema, *schema["$defs"].values()]:
        if "properties" in definition:
            definition["additionalProperties"] = False
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.Draft202012Validator(schema).validate(told)
    return told


def feed(output):
    return xml.parse(output / "feed.xml").getroot()


def stamps(folder):
    return {str(p.relative_to(folder)): (p.stat().st_mtime_ns, p.stat().st_ino) for p in folder.rglob("*") if p.is_file()}


def change(folder, file, old, new):
    """Changes a line of the folder's own copy of the sample."""
    path = folder / "sample" / file
    text = path.read_text()
    assert old in text, (file, old)
    path.write_text(text.replace(old, new, 1))


def build(folder, *options):
    result = pokebuild("build", "--sample", "--max-age", "0", *options, cwd=folder)
    assert result.returncode == 0, result.stderr
    return result.stderr


@pytest.fixture
def site(sample, tmp_path):
    """A folder with the sample's site and a copy of the sample, which builds there read."""
    shutil.copytree(sample, tmp_path, dirs_exist_ok=True)
    shutil.copytree(ROOT / "sample", tmp_path / "sample")
    return tmp_path


def edit(site):
    change(site, "pokemon.txt", "hp 39, attack 52", "hp 41, attack 52")
    change(site, "learnsets.txt", "crystal | egg | light-screen\n", "crystal | egg | light-screen, charm\n")
    change(site, "item.txt", "17 | potion", "7 | dive-ball | special-balls | - | - | countable | - | -\n17 | potion")
    change(site, "item-names.txt", "potion | Potion", "dive-ball | Dive <Ball> | Buceo Ball | - | -\npotion | Potion")
    for file in (site / "sample").glob("item*.txt"):
        file.write_text("".join(line for line in file.read_text().splitlines(True) if not re.search(r"\bnet-ball \|", line)))


def test_the_first_dataset_has_nothing_before_it(sample):
    output = sample / "output"
    told = changes(output)
    assert told["format"] == "pokebuild-changes" and told["version"] == 1
    assert told["sets"] == []
    sums = dict(reversed(line.split("  ")) for line in (output / "data/v1/SHA256SUMS").read_text().splitlines())
    assert {f"{file['kind']}.json": file["sha256"] for file in told["dataset"]["files"]}.items() <= sums.items()
    assert "no earlier dataset" in (output / "en/changes/index.html").read_text()
    assert feed(output).findall(f"{ATOM}entry") == []


def test_tells_what_is_new_gone_and_another(site):
    edit(site)
    assert "changes: 1 added, 1 removed, 2 changed" in build(site, "--base-url", "https://dex.example/x/")
    output = site / "output"
    [told] = changes(output)["sets"]
    kinds = {kind["kind"]: kind for kind in told["kinds"]}
    assert set(kinds) == {"item", "pokemon"}
    assert kinds["item"]["added"]["resources"] == [{"id": 7, "slug": "dive-ball", "name": "Dive <Ball>"}]
    assert kinds["item"]["removed"]["resources"] == [{"id": 6, "slug": "net-ball", "name": "Net Ball"}]
    assert {r["slug"]: r["fields"] for r in kinds["pokemon"]["changed"]["resources"]} == {
        "bulbasaur": [{"path": "learnsets[egg].levels[null].moves", "games": ["crystal"], "kind": "move", "new": "charm"}],
        "charmander": [{"path": "stats[hp].base", "old": 39, "new": 41}],
    }
    page = (output / "en/changes/index.html").read_text()
    assert "Dive &lt;Ball&gt;" in page and "Net Ball" in page and "stats[hp].base" in page
    assert "Buceo Ball" in (output / "es/changes/index.html").read_text()
    root = feed(output)
    [entry] = root.findall(f"{ATOM}entry")
    assert root.find(f"{ATOM}id").text == "https://dex.example/x/feed.xml"
    assert entry.find(f"{ATOM}id").text == "urn:uuid:" + told["id"]
    link = entry.find(f"{ATOM}link").get("href")
    assert link.startswith("https://dex.example/x/en/changes/#")
    assert f'id="{link.split("#")[1]}"' in page
    assert "Dive <Ball>" in "".join(entry.itertext())
    assert pokebuild("validate", output, cwd=site).returncode == 0


def test_keeps_what_it_told_until_there_is_another_dataset(site):
    edit(site)
    build(site)
    first = changes(site / "output")["sets"][0]
    before = stamps(site / "output")
    assert "changes:" not in build(site)
    assert stamps(site / "output") == before

    # Another deployment of the same data is none.
    change(site, "meta.txt", "1786060800", "1787060800")
    files = tree(site / "output")
    build(site)
    after = tree(site / "output")
    for path in ("data/v1/changes.json", "feed.xml"):
        assert after[path] == files[path]
    # Only the pages that are about the data name its revision and date.
    pages = {path for path in files if path.endswith(".html") and after[path] != files[path]}
    assert pages == {f"{language}/{page}/index.html" for language in ("en", "es") for page in ("data", "status")}

    change(site, "pokemon.txt", "hp 41, attack 52", "hp 43, attack 52")
    build(site)
    newest, earlier = changes(site / "output")["sets"]
    assert earlier["id"] == first["id"] != newest["id"]
    assert (newest["added"], newest["removed"], newest["changed"]) == (0, 0, 1)
    assert (earlier["added"], earlier["removed"], earlier["changed"]) == (1, 1, 2)
    assert [e.find(f"{ATOM}id").text for e in feed(site / "output").findall(f"{ATOM}entry")] == [
        "urn:uuid:" + newest["id"], "urn:uuid:" + first["id"],
    ]


def test_equal_steps_give_equal_trees(site, tmp_path_factory):
    other = tmp_path_factory.mktemp("other")
    shutil.copytree(site, other, dirs_exist_ok=True)
    for folder, jobs in ((site, 1), (other, 8)):
        edit(folder)
        build(folder, "--jobs", jobs)
    assert tree(site / "output") == tree(other / "output")


@pytest.mark.parametrize("damage", ["edited", "cut", "removed", "a link", "a folder"])
def test_a_published_file_that_is_not_as_it_was_is_told_and_not_compared(site, damage):
    edit(site)
    file = site / "output/data/v1/pokemon.json"
    if damage == "edited":
        file.write_bytes(file.read_bytes().replace(b'"base":39', b'"base":38'))
    elif damage == "cut":
        file.write_bytes(file.read_bytes()[:5000])
    else:
        file.unlink()
    if damage == "a link":
        file.symlink_to("/etc/passwd")
    if damage == "a folder":
        file.mkdir()
    result = pokebuild("build", "--sample", "--max-age", "0", *ENGLISH, cwd=site)
    if damage in ("a link", "a folder"):
        # What stands in the way of a file of ours is refused, or replaced; never read.
        assert result.returncode in (0, 1, 2), result.stderr
        if result.returncode:
            return
    assert result.returncode == 0, result.stderr
    assert "pokemon.json" in result.stderr
    [told] = changes(site / "output")["sets"]
    assert told["uncompared"] == ["pokemon"]
    assert [kind["kind"] for kind in told["kinds"]] == ["item"]
    assert "not as they were: pokemon." in (site / "output/en/changes/index.html").read_text()


@pytest.mark.parametrize("text", ["", "{}", '{"format":"pokebuild-changes","version":99}', None])
def test_a_history_that_is_not_as_it_was_is_told_and_begins_anew(site, text):
    edit(site)
    file = site / "output/data/v1/changes.json"
    file.unlink() if text is None else file.write_text(text)
    assert "changes.json is not as it was published" in build(site, *ENGLISH)
    assert changes(site / "output")["sets"] == []
    change(site, "pokemon.txt", "hp 41, attack 52", "hp 43, attack 52")
    build(site, *ENGLISH)
    assert [told["changed"] for told in changes(site / "output")["sets"]] == [1]


def test_a_history_of_another_version_is_told_and_begins_anew(site):
    """As a later pokebuild would have left it: the manifest agrees."""
    import hashlib

    file, manifest = site / "output/data/v1/changes.json", site / "output/.pokebuild-manifest.json"
    old = file.read_bytes()
    new = old.replace(b'"version":1', b'"version":2')
    file.write_bytes(new)
    text = manifest.read_text()
    assert hashlib.sha256(old).hexdigest() in text
    manifest.write_text(text.replace(hashlib.sha256(old).hexdigest(), hashlib.sha256(new).hexdigest()))
    assert "its version is not 1" in build(site, *ENGLISH)
    assert changes(site / "output")["sets"] == []


def test_a_build_of_some_kinds_keeps_the_history(site):
    edit(site)
    build(site, *ENGLISH)
    before = (site / "output/data/v1/changes.json").read_bytes()
    # Everything is fetched for the pages of one kind, or not: either way it is no whole dataset.
    build(site, *ENGLISH, "--kinds", "move")
    assert (site / "output/data/v1/changes.json").read_bytes() == before
    build(site, *ENGLISH)
    assert (site / "output/data/v1/changes.json").read_bytes() == before


def test_a_new_folder_with_some_kinds_has_no_dataset_yet(tmp_path):
    result = pokebuild("build", "--sample", "--kinds", "nature", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert changes(tmp_path / "output")["dataset"] is None
    build(tmp_path)
    assert changes(tmp_path / "output")["dataset"] is not None
    assert changes(tmp_path / "output")["sets"] == []


def published_dataset(site, output):
    """Copies of a site what the next build there compares with: its dataset, as if no pages had been published beside it."""
    shutil.copytree(site / "data", output / "data")
    manifest = json.loads((site / ".pokebuild-manifest.json").read_text())
    manifest["files"] = [file for file in manifest["files"] if file["path"].startswith("data/")]
    (output / ".pokebuild-manifest.json").write_text(json.dumps(manifest))


def changed_snapshot(folder):
    """The snapshot with a move's power another and a characteristic gone: the kinds that are as they were are links."""
    def change(path, edit):
        file = folder / "api/v2" / path / "index.json"
        value = json.loads(file.read_text())
        edit(value)
        file.write_text(json.dumps(value))

    def without_the_last(listing):
        listing["count"] -= 1
        del listing["results"][-1]

    (folder / "api/v2").mkdir(parents=True)
    for original in Path(SNAPSHOT, "api/v2").iterdir():
        copy = folder / "api/v2" / original.name
        if original.name in ("meta", "move", "characteristic"):
            shutil.copytree(original, copy)
        else:
            copy.symlink_to(original)
    change("move/33", lambda move: move.update(power=45))
    change("characteristic", without_the_last)
    change("meta", lambda meta: meta.update(hash="f" * 40, deploy_date="1788000000"))


@needs_snapshot
def test_one_value_changed_upstream_is_one_entry(whole, tmp_path):
    """All of PokeAPI's data: a value another, a resource removed."""
    folder = tmp_path / "x"
    published_dataset(whole / "output", folder / "output")
    changed_snapshot(tmp_path / "changed")
    result = pokebuild("build", "--source", tmp_path / "changed", *ENGLISH, cwd=folder)
    assert result.returncode == 0, result.stderr
    [told] = changes(folder / "output")["sets"]
    assert (told["added"], told["removed"], told["changed"]) == (0, 1, 1)
    assert told["to"] == {"hash": "f" * 40, "date": "2026-08-29"}
    kinds = {kind["kind"]: kind for kind in told["kinds"]}
    assert kinds["characteristic"]["removed"]["count"] == 1
    assert kinds["move"]["changed"]["resources"][0]["fields"] == [{"path": "power", "old": 40, "new": 45}]
    # What is worked out of it is counted.
    assert {field["field"]: field["resources"] for field in kinds["move"]["fields"]} == {"power": 1, "periods": 1}
