"""Makes a snapshot of ten times the resources: copies under other ids and names, whose references lead to the same copy.

    growth.py SNAPSHOT FOLDER [TIMES]

Species, moves, items, places and what belongs to them are copied; the small kinds that programs know by name (types, stats, games,
languages ...) stay as they are, and their lists name the copies as well.
"""
import json, re, sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

MANY = "pokemon|pokemon-species|pokemon-form|evolution-chain|move|ability|item|location|location-area|machine"
# Marks in minified JSON: where a copy's number goes into an id, and into a name.
ID, NAME = "\u2983", "\u2984"
ADDRESS = re.compile(rf"/api/v2/({MANY})/(-?\d+)/")
NAMED = re.compile(rf'("name":"[^"]+)(","url":"/api/v2/(?:{MANY})/)')


def tenfold(snapshot, folder, times=10):
    """Writes the snapshot to a folder; returns how many resources it has."""
    source = snapshot / "api/v2" if (snapshot / "api/v2").is_dir() else snapshot / "data/api/v2"
    kinds = sorted(path.name for path in source.iterdir() if path.is_dir())
    jobs = []
    for kind in kinds:
        resources = sorted(path.name for path in (source / kind).iterdir() if path.is_dir())
        jobs += [(kind, resources[start : start + 100]) for start in range(0, len(resources), 100)]
    with ProcessPoolExecutor() as pool:
        count = sum(pool.map(partial(copied, source, folder / "api/v2", times), jobs))
    for kind in kinds:
        listing = json.loads((source / kind / "index.json").read_text())
        if kind in MANY.split("|"):
            listing["results"] = extended(listing["results"], times)
            listing["count"] = len(listing["results"])
        write(folder / "api/v2" / kind / "index.json", json.dumps(listing))
    for path in source.iterdir():
        if path.is_file():
            (folder / "api/v2" / path.name).write_bytes(path.read_bytes())
    return count


def copied(source, target, times, job):
    """Copies some resources of a kind."""
    kind, resources = job
    for resource in resources:
        for path in (source / kind / resource).rglob("*.json"):
            content = json.loads(path.read_text())
            below = path.relative_to(source / kind / resource)
            if kind not in MANY.split("|"):
                write(target / kind / resource / below, json.dumps(extended(content, times)))
                continue
            write(target / kind / resource / below, path.read_text())
            if isinstance(content, dict):
                content["id"] = ID + "own"
                if "name" in content:
                    content["name"] += "-" + NAME
                for name in content.get("names", []):
                    name["name"] += " " + NAME
            text = marked(content)
            for number in range(1, times):
                own = numbered(resource, number)
                copy = unmarked(text, number).replace(f'"{number}own"', own)
                write(target / kind / own / below, copy)
    return len(resources) * (times if kind in MANY.split("|") else 1)


def marked(content):
    """Minified JSON with marks in all references to what is copied."""
    text = NAMED.sub(rf"\1-{NAME}\2", json.dumps(content, ensure_ascii=False, separators=(",", ":")))
    return ADDRESS.sub(lambda match: f"/api/v2/{match[1]}/{ID}{padded(match[2])}/", text)


def unmarked(text, number):
    return text.replace(ID, str(number)).replace(NAME, str(number))


def padded(digits):
    """An id in six digits; the one below zero becomes the last of them."""
    return f"{int(digits) % 1000000:06}"


def numbered(digits, number):
    return str(number) + padded(digits)


def extended(content, times):
    """The same with a copy of everything in a list that refers to what is copied."""
    if isinstance(content, dict):
        return {name: extended(value, times) for name, value in content.items()}
    if not isinstance(content, list):
        return content
    result = list(content)
    for element in content:
        if ADDRESS.search(json.dumps(element, separators=(",", ":"))):
            text = marked(element)
            result += [json.loads(unmarked(text, number)) for number in range(1, times)]
    return result


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


if __name__ == "__main__":
    print(tenfold(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 10))
