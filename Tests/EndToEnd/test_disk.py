"""What a disk can do to a store and an output: run full, lose a log, turn bits."""
import os, random, shutil, sqlite3, struct, subprocess
from pathlib import Path

import pytest
from conftest import needs_snapshot, pokebuild, tree
from stores import differences, loaded, rows

KINDS = "nature"
SEED = int(os.environ.get("POKEBUILD_SEED", "20260808"))


def fetch(folder, server, store, kinds=KINDS):
    return pokebuild("fetch", "--api", server.url, "--store", store, "--kinds", kinds, "--progress", "none", cwd=folder)


@pytest.fixture
def small_disk(tmp_path):
    """Makes a file system of so many KiB, and makes it larger when called again."""
    folder = tmp_path / "disk"

    def resize(size):
        again = "remount," if folder.exists() else ""
        folder.mkdir(exist_ok=True)
        result = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"{again}size={size}k", "tmpfs", folder], capture_output=True, text=True
        )
        if result.returncode != 0:
            pytest.skip(f"no file system can be mounted here: {result.stderr.strip()}")
        return folder

    yield resize
    subprocess.run(["umount", folder], capture_output=True)


@needs_snapshot
def test_on_a_full_disk_the_crawl_says_what_to_do_and_goes_on_once_there_is_room(api, tmp_path, small_disk):
    server = api()
    kinds = "evolution-chain,encounter-condition-value"
    assert fetch(tmp_path, server, tmp_path / "whole.sqlite3", kinds).returncode == 0
    whole, had, full = rows(tmp_path / "whole.sqlite3"), set(), 0
    for size in (16, 40, 64, 72, 80, 96, 128, 200, 400, 600, 900, 1_300, 1_700, 2_500, 16_000):
        store = small_disk(size) / "store.sqlite3"
        before = len(server.requests())
        result = fetch(tmp_path, server, store, kinds)
        asked = {request["path"] for request in server.requests()[before:]}
        has = loaded(store) if store.exists() else set()
        assert had <= has, f"lost with {size} KiB"
        assert not asked & had - {"/api/v2/meta/"}, f"asked for again with {size} KiB"
        had = has
        if result.returncode == 0:
            break
        full += 1
        assert result.returncode == 1, result.stderr
        assert result.stderr.splitlines()[-1] == (
            f"pokebuild: error: the disk of the checkpoint store {store} is full; what was committed is kept: "
            "make room and run the same command again, or name another file with --store"
        )
    assert result.returncode == 0 and full >= 5
    assert differences(rows(store), whole) == []


def test_a_disk_too_full_for_the_new_output_keeps_the_old_one(sample, tmp_path, small_disk):
    expected = tree(sample / "output")
    shutil.copytree(sample / ".pokebuild", tmp_path / ".pokebuild")
    size = sum((len(content) + 4_095) // 4_096 * 4 for content in expected.values())
    output = small_disk(64 << 10) / "output"
    assert pokebuild("site", "--sample", "--output", output, "--languages", "es", cwd=tmp_path).returncode == 0
    old = tree(output)
    used = (os.statvfs(output).f_blocks - os.statvfs(output).f_bfree) * os.statvfs(output).f_frsize >> 10
    for room in (0, 8, size // 8, size // 4):
        small_disk(used + room)
        result = pokebuild("site", "--sample", "--output", output, cwd=tmp_path)
        assert result.returncode == 1, result.stderr
        assert str(tmp_path / "disk") in result.stderr and "No space left on device" in result.stderr
        assert tree(output) == old
        # What was written of the new one does not take up the room that is missing.
        assert {path.name for path in (tmp_path / "disk").iterdir()} == {"output"}
    small_disk(64 << 10)
    result = pokebuild("site", "--sample", "--output", output, cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert tree(output) == expected


# Damage: whatever was done to the files, the store either ends right, or is refused by name and with what to do.


@pytest.fixture(scope="module")
def crawls(tmp_path_factory):
    """A server, what a store of it must hold, and stores at rest and as a kill left them."""
    from conftest import Api

    folder = tmp_path_factory.mktemp("crawls")
    server = Api(folder)
    resting, killed = folder / "resting.sqlite3", folder / "killed.sqlite3"
    assert fetch(folder, server, resting).returncode == 0
    # A reader keeps the log from being taken into the database when the crawl ends, as a kill does.
    shutil.copyfile(resting, killed)
    with sqlite3.connect(killed) as connection:
        connection.execute("DELETE FROM answer WHERE path LIKE 'nature/%' OR path LIKE 'type/%'")
    connection.close()
    reader = sqlite3.connect(killed)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM answer").fetchone()
    assert fetch(folder, server, killed).returncode == 0
    for suffix in ("", "-wal", "-shm"):
        shutil.copyfile(f"{killed}{suffix}", folder / f"kept.sqlite3{suffix}")
    reader.close()
    yield folder, server, rows(resting)
    server.stop()


def damaged(folder, name, target):
    for suffix in ("", "-wal", "-shm"):
        if (folder / f"{name}.sqlite3{suffix}").exists():
            shutil.copyfile(folder / f"{name}.sqlite3{suffix}", f"{target}{suffix}")


def check_recovery(folder, server, store, whole, what):
    """Returns whether the store was used; where it was, it holds what it should."""
    result = fetch(folder, server, store)
    if result.returncode == 2:
        assert str(store) in result.stderr, f"{what}: {result.stderr}"
        assert "move it away" in result.stderr or "name another file" in result.stderr, f"{what}: {result.stderr}"
        return False
    assert result.returncode == 0, f"{what}: {result.returncode} {result.stderr}"
    assert differences(rows(store), whole) == [], what
    return True


def flip(file, chance, places):
    content = bytearray(file.read_bytes())
    for place in places(len(content)):
        content[place] ^= 1 << chance.randrange(8)
    file.write_bytes(content)


LOG_DAMAGES = {
    "cut": lambda wal, chance: os.truncate(wal, chance.randrange(wal.stat().st_size)),
    "zero-filled": lambda wal, chance: wal.write_bytes(bytes(wal.stat().st_size)),
    "zero-filled from somewhere on": lambda wal, chance: wal.write_bytes(
        wal.read_bytes()[: (cut := chance.randrange(wal.stat().st_size))] + bytes(wal.stat().st_size - cut)
    ),
    "removed": lambda wal, chance: wal.unlink(),
    "with turned bits": lambda wal, chance: flip(wal, chance, lambda size: [chance.randrange(size) for _ in range(3)]),
    "of noise": lambda wal, chance: wal.write_bytes(chance.randbytes(wal.stat().st_size)),
}


@needs_snapshot
@pytest.mark.parametrize("damage", LOG_DAMAGES)
def test_a_damaged_log_costs_requests_and_never_a_wrong_answer(crawls, tmp_path, damage):
    folder, server, whole = crawls
    chance = random.Random(f"{SEED} {damage}")
    for number in range(1 if damage in ("zero-filled", "removed") else 6):
        store = tmp_path / f"{number}.sqlite3"
        damaged(folder, "kept", store)
        LOG_DAMAGES[damage](Path(f"{store}-wal"), chance)
        if number % 2:
            os.unlink(f"{store}-shm")
        assert check_recovery(tmp_path, server, store, whole, f"seed {SEED}, {damage} {number}")


@needs_snapshot
@pytest.mark.parametrize("damage", ["removed", "of noise"])
def test_the_index_of_the_log_is_made_anew(crawls, tmp_path, damage):
    folder, server, whole = crawls
    store = tmp_path / "s.sqlite3"
    damaged(folder, "kept", store)
    index = Path(f"{store}-shm")
    index.unlink() if damage == "removed" else index.write_bytes(random.Random(SEED).randbytes(32_768))
    before = len(server.requests())
    assert check_recovery(tmp_path, server, store, whole, damage)
    assert len(server.requests()) == before


@needs_snapshot
def test_turned_bits_are_noticed_wherever_they_are(crawls, tmp_path):
    folder, server, whole = crawls
    chance = random.Random(SEED)
    size = (folder / "resting.sqlite3").stat().st_size
    page = struct.unpack(">H", (folder / "resting.sqlite3").read_bytes()[16:18])[0]
    places = [range(16), range(16, 100), range(100, page)]
    # The header of each page, its cells, and places anywhere.
    places += [range(start, start + 12) for start in range(0, size, page)]
    places += [range(start + 12, start + page) for start in range(0, size, page)]
    used = refused = 0
    for number in range(70):
        store = tmp_path / f"{number}.sqlite3"
        damaged(folder, "resting", store)
        part = places[number] if number < 3 else chance.choice(places)
        flip(store, chance, lambda _: [chance.choice(part) for _ in range(chance.choice((1, 1, 1, 4)))])
        if check_recovery(tmp_path, server, store, whole, f"seed {SEED}, {number}: {part}"):
            used += 1
        else:
            refused += 1
        for suffix in ("", "-wal", "-shm", ".lock"):
            Path(f"{store}{suffix}").unlink(missing_ok=True)
    print(f"seed {SEED}: {used} used, {refused} refused")
    assert used and refused


@needs_snapshot
@pytest.mark.parametrize("size", [0, 50, 4_096, 70_000])
def test_a_cut_database_is_refused_or_filled_again(crawls, tmp_path, size):
    folder, server, whole = crawls
    store = tmp_path / "s.sqlite3"
    damaged(folder, "resting", store)
    os.truncate(store, size)
    assert check_recovery(tmp_path, server, store, whole, size) == (size == 0)


@needs_snapshot
def test_an_answer_whose_body_is_damaged_is_asked_for_again_and_no_other(crawls, tmp_path):
    folder, server, whole = crawls
    store = tmp_path / "s.sqlite3"
    damaged(folder, "resting", store)
    with sqlite3.connect(store) as connection:
        for path, change in (("nature/3/", "zeroblob(length(body))"), ("nature/4/", "substr(body, 1, 40)"), ("nature/5/", "NULL")):
            connection.execute(f"UPDATE answer SET body = {change} WHERE path = '{path}'")
    connection.close()
    before = len(server.requests())
    assert check_recovery(tmp_path, server, store, whole, "bodies")
    asked = {request["path"] for request in server.requests()[before:]} - {"/api/v2/meta/"}
    assert asked == {f"/api/v2/nature/{number}/" for number in (3, 4, 5)}


@needs_snapshot
def test_a_damaged_store_gives_no_site(crawls, tmp_path):
    folder, server, _ = crawls
    store = tmp_path / "s.sqlite3"
    damaged(folder, "resting", store)
    content = bytearray(store.read_bytes())
    for start in range(8_192, len(content), 4_096):
        content[start + 5] ^= 0x40
    store.write_bytes(content)
    for words in (["site", "--api", server.url], ["status"]):
        result = pokebuild(*words, "--store", store, cwd=tmp_path)
        assert result.returncode == 2 and f"{store} is not a usable checkpoint store" in result.stderr, result.stderr
    assert not (tmp_path / "output").exists()
