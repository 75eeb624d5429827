"""The dataset of the whole snapshot, read with other programs than ours."""
import copy, csv, gzip, hashlib, io, json, os, re, shutil, sqlite3, subprocess, tarfile
from pathlib import Path
from random import Random

import jsonschema
import jsonschema_rs
import pytest
from conftest import PROGRAM, ROOT, SNAPSHOT, needs_snapshot

pytestmark = needs_snapshot
DOCUMENT = (ROOT / "docs/dataset.md").read_text()


@pytest.fixture(scope="module")
def data(whole):
    return whole / "output/data/v1"


@pytest.fixture(scope="module")
def kinds(data):
    """Every kind's resources, by its name."""
    catalog = json.loads((data / "catalog.json").read_text())
    return {k["kind"]: json.loads((data / k["file"]).read_text()) for k in catalog["kinds"]}


@pytest.fixture(scope="module")
def unpacked(data, tmp_path_factory):
    """A copy of the dataset with the database unpacked, as a reader of the document has it."""
    folder = tmp_path_factory.mktemp("dataset") / "v1"
    shutil.copytree(data, folder)
    subprocess.run(["gzip", "-d", "pokedex.sqlite.gz"], cwd=folder, check=True)
    return folder


@pytest.fixture(scope="module")
def database(unpacked):
    connection = sqlite3.connect(f"file:{unpacked}/pokedex.sqlite?mode=ro", uri=True)
    yield connection
    connection.close()


def closed(schema):
    """The schema with no room for members that it does not name."""
    schema = copy.deepcopy(schema)
    for definition in schema["$defs"].values():
        if "properties" in definition:
            definition["additionalProperties"] = False
    return schema


def members(schema):
    """Every member that a schema names, wherever it does, with what it says of it."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {}).items()
        for inner in schema.values():
            yield from members(inner)


def test_every_file_is_listed_with_its_checksum(data):
    result = subprocess.run(["sha256sum", "--check", "--quiet", "--strict", "SHA256SUMS"], cwd=data, capture_output=True)
    assert result.returncode == 0, result.stdout
    listed = {line.split("  ", 1)[1] for line in (data / "SHA256SUMS").read_text().splitlines()}
    files = {str(p.relative_to(data)) for p in data.rglob("*") if p.is_file()}
    assert listed == files - {"SHA256SUMS"}
    catalog = {f["path"]: f for f in json.loads((data / "catalog.json").read_text())["files"]}
    assert set(catalog) <= listed
    for path in ("pokemon.json", "pokedex.sqlite.gz", "schema/move.schema.json"):
        content = (data / path).read_bytes()
        assert catalog[path]["bytes"] == len(content)
        assert catalog[path]["sha256"] == hashlib.sha256(content).hexdigest()
    assert max(p.stat().st_size for p in data.rglob("*") if p.is_file()) < 24 << 20
    # The largest of them has room to grow.
    assert (data / "pokemon.json").stat().st_size < 22_000_000
    assert sum((data / f"{kind}.json").stat().st_size for kind in json_kinds(data)) < 120_000_000


def json_kinds(data):
    return [k["kind"] for k in json.loads((data / "catalog.json").read_text())["kinds"]]


def test_every_file_is_as_its_schema_says(data, kinds):
    for kind, resources in kinds.items():
        schema = json.loads((data / f"schema/{kind}.schema.json").read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        assert [name for name, member in members(schema) if not member.get("description")] == [], kind
        validator = jsonschema_rs.Draft202012Validator(closed(schema))
        for value in [resources] + [json.loads(p.read_text()) for p in (data / kind).glob("*.json")]:
            fault = next(iter(validator.iter_errors(value)), None)
            assert fault is None, f"{kind}: {fault}"
        # An independent validator, on what is small enough for one written in Python.
        slow = jsonschema.Draft202012Validator(closed(schema))
        for resource in resources[:3]:
            slow.validate(resource)


def test_a_schema_refuses_what_is_wrong(data, kinds):
    schema = json.loads((data / "schema/move.schema.json").read_text())
    for spoil in (
        lambda m: m.pop("power"),
        lambda m: m.update(priority=None),
        lambda m: m.update(accuracy="100"),
        lambda m: m.update(type="Not A Slug"),
        lambda m: m["name"].update({"not a tag!": "x"}),
    ):
        move = copy.deepcopy(kinds["move"][0])
        spoil(move)
        for validator in (jsonschema.Draft202012Validator(schema), jsonschema_rs.Draft202012Validator(schema)):
            assert not validator.is_valid(move)


def test_lines_and_archive_have_the_bytes_of_the_files(data, kinds):
    for kind in kinds:
        lines = gzip.decompress((data / f"{kind}.ndjson.gz").read_bytes())
        assert (b"[\n" + lines.rstrip(b"\n").replace(b"\n", b",\n") + b"\n]\n") == (data / f"{kind}.json").read_bytes()
    with tarfile.open(data / "pokedex-json.tar.gz") as archive:
        members = archive.getmembers()
        for member in members:
            assert member.isreg() and member.mtime == 0 and member.uid == member.gid == 0 and member.mode == 0o644
            path = data / member.name.removeprefix("pokedex-json/")
            assert archive.extractfile(member).read() == path.read_bytes(), member.name
    names = {m.name.removeprefix("pokedex-json/") for m in members}
    found_elsewhere = {"catalog.json", "changes.json", "schema/changes.schema.json"}
    found = {str(p.relative_to(data)) for p in data.rglob("*.json")}
    assert names == found - found_elsewhere


def shuffle(value, random):
    """Brings every list in a value into another order: the API keeps none of them in one that says something."""
    for member in value.values() if isinstance(value, dict) else value:
        if isinstance(member, (dict, list)):
            shuffle(member, random)
    if isinstance(value, list):
        random.shuffle(value)


def test_nothing_but_the_data_decides_about_bytes(data, tmp_path):
    """Neither the order of lists in answers, nor how many work on it, nor where and when."""
    random = Random(4)
    root = Path(SNAPSHOT)
    # One archive: to make and delete as many files takes longer than all the rest.
    with tarfile.open(tmp_path / "mirror.tar", "w") as mirror:
        for file in (root / "api/v2").rglob("*.json"):
            value = json.loads(file.read_text())
            shuffle(value, random)
            content = json.dumps(value).encode()
            member = tarfile.TarInfo(str(file.relative_to(root)))
            member.size = len(content)
            mirror.addfile(member, io.BytesIO(content))
    store = tmp_path / "store.sqlite3"
    fetch = [PROGRAM, "fetch", "--source", tmp_path / "mirror.tar", "--store", store]
    result = subprocess.run(fetch, cwd=tmp_path, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    (tmp_path / "mirror.tar").unlink()
    site = [PROGRAM, "site", "--store", store, "--kinds", "nature", "--jobs", "1"]
    elsewhere = os.environ | {"TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"}
    result = subprocess.run(site, cwd=tmp_path, env=elsewhere, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    again = tmp_path / "output/data/v1"
    # A build of some kinds only tells of no changes, and these two have the checksum of what it tells.
    others = {"changes.json", "catalog.json", "SHA256SUMS"}
    listed = {str(p.relative_to(data)) for p in data.rglob("*") if p.is_file()} - others
    assert listed == {str(p.relative_to(again)) for p in again.rglob("*") if p.is_file()} - others
    assert [p for p in sorted(listed) if (data / p).read_bytes() != (again / p).read_bytes()] == []


def texts(value, path=""):
    """Every text in a language and every flavor text in a value, each with the member that it stands in."""
    if isinstance(value, list):
        for element in value:
            yield from texts(element, path)
    elif isinstance(value, dict) and "en" in value:
        yield from ((path, value["en"], text) for text in value.values())
    elif isinstance(value, dict):
        for name, member in value.items():
            if name == "text":
                yield path, member, member
            yield from texts(member, name)


def test_no_text_is_a_placeholder(kinds):
    """Marks that developers leave, variables of games, and marks alone where there are words in English."""
    leftover = re.compile(r"XXX|\bTODO\b|FIXME|\bTBD\b|\[VAR |^(?i:dummy)\b|^ダミー|^This move can.t be used\.")
    said = {}
    for kind, resources in kinds.items():
        for resource in resources:
            for path, english, text in texts(resource):
                said.setdefault(f"{kind}.{path}", []).append(text)
                assert not leftover.search(text), (kind, resource["slug"], text)
                says = any(c.isalnum() and c != "ー" for c in text)
                assert says or path.endswith("name") and (text in english or not any(map(str.isalnum, english))), (
                    kind, resource["slug"], path, text
                )
    assert len(said["item.effect"]) > 1_500 and len(said["move.flavor_texts"]) > 10_000
    assert "Unused." in said["item.effect"] and "!" in said["pokemon-form.form_name"] and "???" in said["type.name"]


def table(data, name):
    plain = data / f"{name}.csv"
    content = plain.read_bytes() if plain.exists() else gzip.decompress((data / f"{name}.csv.gz").read_bytes())
    assert plain.exists() == (len(content) <= 5 << 20), name
    rows = list(csv.reader(io.StringIO(content.decode("utf-8"), newline=""), strict=True))
    assert all(len(row) == len(rows[0]) for row in rows), name
    assert all(cell[:1] not in tuple("=+@\t\r") and not re.match(r"-\D", cell) for row in rows for cell in row), name
    return [dict(zip(rows[0], row)) for row in rows[1:]]


def test_tables_say_what_the_json_says(data, kinds):
    for kind, resources in kinds.items():
        rows = table(data, kind)
        assert [row["slug"] for row in rows] == [r["slug"] for r in resources]
        for row, resource in zip(rows, resources):
            assert row["name"].removeprefix("'") == resource["name"]["en"]
            for name, value in resource.items():
                if name in row and name != "name" and isinstance(value, (str, int, float, bool, type(None))):
                    text = "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
                    assert row[name].removeprefix("'") == text or float(row[name]) == value, (kind, name, row["slug"])
    pokemon = {row["slug"]: row for row in table(data, "pokemon")}
    for resource in kinds["pokemon"]:
        row = pokemon[resource["slug"]]
        assert [row["type_1"], row["type_2"]] == (resource["types"] + [""])[:2]
        for stat in resource["stats"]:
            assert row[stat["stat"].replace("-", "_")] == str(stat["base"])
        slots = {1: "ability_1", 2: "ability_2", 3: "hidden_ability"}
        for slot in resource["abilities"]:
            assert row[slots[slot["slot"]]] == slot["ability"]


def met(kinds):
    """How many rows there are about where pokemon are met, game by game."""
    areas = [a for p in kinds["pokemon"] for a in p["encounters"]]
    return sum(len(g["versions"]) * len(g["ways"]) for a in areas for g in a["games"])


def test_long_tables_have_a_row_for_each_combination(data, kinds):
    learned = {
        (p["slug"], learnset["method"], game, str("" if level["level"] is None else level["level"]), move)
        for p in kinds["pokemon"]
        for learnset in p["learnsets"]
        for game in learnset["version_groups"]
        for level in learnset["levels"]
        for move in level["moves"]
    }
    rows = table(data, "learnset")
    assert len(rows) < 1_048_576, "more rows than a spreadsheet takes"
    assert {tuple(row.values()) for row in rows} == learned
    assert len(table(data, "encounter")) == met(kinds) > 50_000
    names = {(row["kind"], row["slug"], row["language"]) for row in table(data, "name")}
    assert names == {(k, r["slug"], tag) for k, resources in kinds.items() for r in resources for tag in r["name"]}
    chart = {(row["attacking"], row["defending"]): float(row["factor"]) for row in table(data, "type-chart")}
    assert len(chart) == 18 * 18
    assert chart["water", "fire"] == 2 and chart["normal", "ghost"] == 0 and chart["fire", "water"] == 0.5


def test_areas_and_pokemon_say_the_same_of_encounters(kinds):
    """The two sides are grouped in their own ways; each is flattened here, the chances from the slots."""

    def chances(slots):
        return [min(s["min_level"] for s in slots), max(s["max_level"] for s in slots), sum(s["chance"] for s in slots)]

    def way(w):
        return [w["min_level"], w["max_level"], w["chance"]]

    of_areas = {
        (a["slug"], e["pokemon"], tuple(e["versions"]), e["method"], tuple(e["conditions"]), *chances(e["slots"]))
        for a in kinds["location-area"] for e in a["encounters"] if way(e) == chances(e["slots"])
    }
    of_pokemon = {
        (a["location_area"], p["slug"], tuple(g["versions"]), g["method"], tuple(w["conditions"]), *way(w))
        for p in kinds["pokemon"] for a in p["encounters"] for g in a["games"] for w in g["ways"]
    }
    assert of_areas == of_pokemon and len(of_pokemon) > 40_000
    places = [a["location_area"] for p in kinds["pokemon"] for a in p["encounters"]]
    assert len(places) == len({(p["slug"], a["location_area"]) for p in kinds["pokemon"] for a in p["encounters"]})
    specials = [s["special"] for a in kinds["location-area"] for e in a["encounters"] for s in e["slots"] if s["special"]]
    assert {s["is_shiny"] for s in specials} == {True, False}


def pictures(value, path=()):
    if isinstance(value, str):
        yield value
    for member in (value or {}).values() if isinstance(value, dict) else ():
        yield from pictures(member)


def test_every_picture_has_its_address(kinds):
    base = "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon/"
    for pokemon in kinds["pokemon"]:
        addresses = {base + folder + file for folder, files in pokemon["sprites"].items() for file in files.values()}
        assert addresses == set(pictures(raw("pokemon", pokemon["id"])["sprites"])), pokemon["slug"]


def test_abilities_tell_what_they_change_for_attackers(kinds):
    """Against factors worked out here, from the table that the types have."""
    usual = {(t["slug"], *m["defending"]): m["factor"] for t in kinds["type"] for m in t["matchups"]}
    rules = {a["slug"]: a["offense"] for a in kinds["ability"] if a["offense"]}
    assert len(rules) == 14

    def expected(rule, attacking, *defending):
        factor = usual[attacking, *defending]
        if rule["rule"] == "not-very-effective-factor" and factor < 1 or rule["rule"] == "super-effective-factor" and factor > 1:
            return factor * rule["factor"]
        if rule["rule"] == "changes-type" and attacking in rule["types"]:
            return usual[rule["target"], *defending]
        if rule["rule"] == "ignores-immunity" and attacking in rule["types"] and rule["target"] in defending:
            others = [d for d in defending if d != rule["target"]]
            return usual[attacking, *others] if others else 1
        return factor

    for slug, rule in rules.items():
        told = {(m["attacking"], *m["defending"]): m["factor"] for m in rule["matchups"]}
        assert told == {pair: expected(rule, *pair) for pair in usual if expected(rule, *pair) != usual[pair]}, slug
    assert len(rules["tinted-lens"]["matchups"]) > 500


def test_the_database_is_whole(database, kinds):
    assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    for kind, resources in kinds.items():
        slugs = [row[0] for row in database.execute(f"SELECT slug FROM {kind.replace('-', '_')} ORDER BY id")]
        assert slugs == [r["slug"] for r in resources], kind
    tables = [row[0] for row in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    keys = sum(len(database.execute(f'PRAGMA foreign_key_list("{name}")').fetchall()) for name in tables)
    assert keys > 250
    for view, count in {
        "pokemon_overview": len(kinds["pokemon"]),
        "learnset_named": sum(
            len(l["version_groups"]) * sum(len(x["moves"]) for x in l["levels"])
            for p in kinds["pokemon"] for l in p["learnsets"]
        ),
        "encounter_named": met(kinds),
        "damage_taken_named": sum(len(p["damage_taken"]) for p in kinds["pokemon"]),
    }.items():
        assert database.execute(f"SELECT count(*) FROM {view}").fetchone() == (count,), view


def test_the_database_says_what_the_json_says(database, kinds):
    for pokemon in kinds["pokemon"]:
        id = pokemon["id"]
        types = database.execute(
            "SELECT slug FROM pokemon_types JOIN type ON type.id = type_id WHERE pokemon_id = ? ORDER BY position", (id,)
        )
        assert [t[0] for t in types] == pokemon["types"]
        stats = database.execute(
            "SELECT slug, base, effort FROM pokemon_stats JOIN stat ON stat.id = stat_id WHERE pokemon_id = ? ORDER BY position",
            (id,),
        )
        assert [dict(zip(("stat", "base", "effort"), s)) for s in stats] == pokemon["stats"]
        assert dict(database.execute("SELECT language, text FROM pokemon_name WHERE pokemon_id = ?", (id,))) == pokemon["name"]
    texts = database.execute("SELECT count(*) FROM pokemon_species_flavor_texts").fetchone()[0]
    assert texts == sum(len(s["flavor_texts"]) for s in kinds["pokemon-species"])


def test_typescript_takes_types_and_data(unpacked, tmp_path):
    tsc = shutil.which("tsc")
    if not tsc:
        pytest.skip("no TypeScript compiler")
    for name in ("pokedex.d.ts", "nature.json", "type.json"):
        shutil.copy(unpacked / name, tmp_path / name)
    (tmp_path / "use.ts").write_text(
        """
import natures from "./nature.json";
import type { Kind, Nature, Pokemon, Resources, Type } from "./pokedex";

const all: Nature[] = natures;
const kind: Kind = "pokemon-species";
export const names: string[] = all.map((nature) => nature.name["en"] ?? nature.slug);
export const weight = (pokemon: Pokemon): number => pokemon.weight_kg ?? 0;
export const first = (types: Type[]): Resources["type"] | undefined => types[0];
// @ts-expect-error: the weight can be null
export const wrong = (pokemon: Pokemon): number => pokemon.weight_kg;
console.log(kind, names);
"""
    )
    options = ["--strict", "--noEmit", "--resolveJsonModule", "--esModuleInterop", "--target", "es2020", "--module", "commonjs"]
    result = subprocess.run([tsc, *options, "use.ts", "pokedex.d.ts"], cwd=tmp_path, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout


def code(language):
    return re.findall(rf"```{language}\n(.*?)```", DOCUMENT, re.S)


def test_the_programs_of_the_document_run(unpacked, tmp_path):
    python, = code("python")
    names = subprocess.run(["python3", "-c", python], cwd=unpacked, capture_output=True, text=True, check=True).stdout
    assert "pikachu Pikachu\n" in names
    javascript, = code("js")
    (unpacked / "heavy.mjs").write_text(javascript)
    heavy = subprocess.run(["node", "heavy.mjs"], cwd=unpacked, capture_output=True, text=True, check=True).stdout
    assert "groudon" in heavy


def test_swift_reads_all_of_it(data, kinds, tmp_path):
    """With the types that the dataset has for it: the document's program, then every file, those of kinds there and back."""
    *_, program = code("swift")
    names = ["".join(word.capitalize() for word in kind.split("-")) for kind in kinds]
    checks = "".join(f"try check({name}.self)\n" for name in names)
    (tmp_path / "main.swift").write_text(program + checks)
    shutil.copy(ROOT / "Tests/EndToEnd/read_dataset.swift", tmp_path)
    shutil.copy(data / "pokedex.swift", tmp_path)
    options = ["-Onone", "-swift-version", "6", "-warnings-as-errors", "main.swift", "read_dataset.swift", "pokedex.swift", "-o", "read"]
    compiled = subprocess.run(["swiftc", *options], cwd=tmp_path, capture_output=True, text=True)
    assert compiled.returncode == 0, compiled.stderr
    again = tmp_path / "again"
    again.mkdir()
    run = subprocess.run([tmp_path / "read", data, again], cwd=data, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    heavy, *problems = run.stdout.splitlines()
    assert '"groudon"' in heavy
    assert problems == []
    for kind, resources in kinds.items():
        assert json.loads((again / f"{kind}.json").read_text()) == resources, kind


def test_a_package_of_another_reads_it_into_the_model(sample, tmp_path):
    """The document's package and program, built as another's: the sample's dataset as a `Pokedex`, and damage with its place."""
    data = sample / "output/data/v1"
    manifest, program, _ = code("swift")
    (tmp_path / "pokebuild").symlink_to(ROOT)
    package = tmp_path / "heavy"
    (package / "Sources/heavy").mkdir(parents=True)
    (package / "Package.swift").write_text(manifest)
    (package / "Sources/heavy/main.swift").write_text(program)
    # Without what debuggers and editors want, which takes a fifth of the time.
    options = ["--disable-sandbox", "--disable-index-store", "-Xswiftc", "-gnone"]
    built = subprocess.run(["swift", "build", *options], cwd=package, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    heavy = [package / ".build/debug/heavy"]
    run = subprocess.run(heavy, cwd=data, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert "snorlax Normal\n" in run.stdout
    damaged = tmp_path / "damaged"
    shutil.copytree(data, damaged, ignore=shutil.ignore_patterns("*.gz", "*.csv"))
    text = (damaged / "stat.json").read_text()
    (damaged / "stat.json").write_text(text.replace('"is_battle_only":false', '"is_battle_only":0', 1))
    run = subprocess.run(heavy, cwd=damaged, capture_output=True, text=True)
    assert run.returncode != 0
    assert "stat.json: expected true or false at [0].is_battle_only, found 0." in run.stderr


# The five questions of the document, answered from the API's own answers.


def raw(kind, id):
    return json.loads(Path(SNAPSHOT, "api/v2", kind, str(id), "index.json").read_text())


def tail(resource):
    return int(resource["url"].rstrip("/").rsplit("/", 1)[1])


def all_raw(kind):
    return [raw(kind, tail(r)) for r in json.loads(Path(SNAPSHOT, "api/v2", kind, "index.json").read_text())["results"]]


def pikachu():
    orders = {v["id"]: raw("version-group", tail(v["version_group"]))["order"] for v in all_raw("version")}
    texts = [t for t in raw("pokemon-species", 25)["flavor_text_entries"] if t["language"]["name"] == "es"]
    newest = max(texts, key=lambda t: (orders[tail(t["version"])], tail(t["version"])))
    return [" ".join(newest["flavor_text"].split())]


def charizard():
    return [
        m["move"]["name"]
        for m in raw("pokemon", 6)["moves"]
        for d in m["version_group_details"]
        if d["version_group"]["name"] == "sword-shield" and d["move_learn_method"]["name"] == "machine"
    ]


def weak():
    chart = {}
    for type in all_raw("type"):
        for word, factor in {"double": 2, "half": 0.5, "no": 0}.items():
            for other in type["damage_relations"][f"{word}_damage_to"]:
                chart[type["name"], other["name"]] = factor

    def factor(attacking, pokemon):
        product = 1
        for slot in pokemon["types"]:
            product *= chart.get((attacking, slot["type"]["name"]), 1)
        return product

    return [p["name"] for p in all_raw("pokemon") if factor("rock", p) > 1 and factor("electric", p) > 1]


def feebas():
    return [
        a["name"]
        for a in all_raw("location-area")
        for e in a["pokemon_encounters"]
        if e["pokemon"]["name"] == "feebas" and any(v["version"]["name"] == "diamond" for v in e["version_details"])
    ]


def traders():
    def walk(link):
        for next in link["evolves_to"]:
            for d in next["evolution_details"]:
                if d["trigger"]["name"] == "trade" and d["held_item"]:
                    yield (link["species"]["name"], d["held_item"]["name"])
            yield from walk(next)

    return [f"{species} {item}" for chain in all_raw("evolution-chain") for species, item in walk(chain["chain"])]


@pytest.mark.parametrize("place, answer", list(enumerate([pikachu, charizard, weak, feebas, traders])), ids=lambda x: getattr(x, "__name__", ""))
def test_the_five_questions_have_their_answers(unpacked, place, answer):
    expected = sorted(set(answer()))
    assert expected
    question = DOCUMENT.split("## Five questions")[1].split("```sh\n")[place]
    lines = code("sh")[place].splitlines()
    assert [line.split()[0] for line in lines] == ["jq", "sqlite3"]
    for line in lines:
        result = subprocess.run(line, shell=True, cwd=unpacked, capture_output=True, text=True)
        assert result.returncode == 0, result.stderr
        assert sorted(set(result.stdout.splitlines())) == expected, line
    # What the document says of the answer: how many, and the first of them.
    told = re.search(r"\*\* (?:By their types alone )?(\d+)", question)
    if told:
        assert int(told[1]) == len(expected)
    for slug in re.findall(r"`([a-z-]+)`", question.rsplit("?**", 1)[-1]):
        assert any(slug in line.split() for line in expected), slug
