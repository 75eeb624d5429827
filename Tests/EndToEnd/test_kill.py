"""What is left when the program ends where it did not mean to: killed, interrupted, or beside another one."""
import os, random, re, shutil, signal, subprocess, time

import pytest
from conftest import PROGRAM, needs_snapshot, pokebuild, tree
from stores import LOADED, differences, loaded, rows

# Kinds that nothing else is needed for: with the languages, games and types that all need, a thousand answers.
KINDS = "evolution-chain,encounter-condition-value"
CONCURRENCY, BATCH = 8, 64
# Another run of the tests may take other moments.
SEED = int(os.environ.get("POKEBUILD_SEED", "20260808"))


def command(server, store, *options, kinds=KINDS):
    return [str(PROGRAM), "fetch", "--api", server.url, "--store", str(store), "--kinds", kinds, "--progress", "none", *options]


def settled(server):
    """The log, once the server has written down what a killed client had asked for."""
    length = None
    while length != len(server.requests()):
        length = len(server.requests())
        time.sleep(0.03)
    return [request["path"] for request in server.requests()]


def crawled(folder, server, kinds=KINDS):
    """What an uninterrupted crawl puts into a store, and how many requests it takes."""
    before = len(server.requests())
    result = subprocess.run(command(server, folder / "whole.sqlite3", kinds=kinds), cwd=folder, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    whole = rows(folder / "whole.sqlite3")
    assert all(row[3] == LOADED for row in whole.values())
    return whole, len(server.requests()) - before


@needs_snapshot
def test_killed_at_50_moments_a_crawl_loses_a_batch_at_most_and_asks_for_nothing_twice(api, tmp_path):
    print("seed", SEED)
    chance = random.Random(SEED)
    server = api("slow:ms=3")
    whole, needed = crawled(tmp_path, server)

    kills = cycles = 0
    while kills < 50:
        store = tmp_path / f"{cycles}.sqlite3"
        start = len(settled(server))
        had, lost = set(), 0
        while True:
            before = len(server.requests())
            process = subprocess.Popen(command(server, store), cwd=tmp_path, stderr=subprocess.PIPE, text=True)
            try:
                # The last process of the chain is left to end.
                status = process.wait(timeout=chance.uniform(0, 0.4) if kills < 50 else 120)
            except subprocess.TimeoutExpired:
                process.kill()
                status = process.wait()
                kills += 1
            asked = settled(server)[before:]
            has = loaded(store) if store.exists() else set()
            told = process.stderr.read()
            assert len(asked) == len(set(asked)), "asked twice in one run"
            assert not set(asked) & had, f"kill {kills}: stored, and asked for again"
            assert had <= has, f"kill {kills}: stored, and lost"
            if status == 0:
                break
            assert status == -signal.SIGKILL, told
            gone = set(asked) - has
            assert len(gone) <= BATCH + CONCURRENCY, f"kill {kills}: {len(gone)} answers were lost"
            had, lost = has, lost + len(gone)
        assert differences(rows(store), whole) == []
        assert len(server.requests()) - start == needed + lost
        cycles += 1
    print(f"{kills} kills in {cycles} crawls")


@needs_snapshot
@pytest.mark.parametrize("number, status", [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_at_any_moment_keeps_what_arrived_and_says_how_to_go_on(api, tmp_path, number, status):
    chance = random.Random(SEED + number)
    server = api("slow:ms=10")
    whole, needed = crawled(tmp_path, server)
    store = tmp_path / "s.sqlite3"
    start, lost, had = len(settled(server)), 0, set()
    for _ in range(6):
        before = len(server.requests())
        process = subprocess.Popen(command(server, store), cwd=tmp_path, stderr=subprocess.PIPE, text=True)
        # Until it asks for something, the program ends by a signal as any program does.
        while len(server.requests()) == before:
            assert process.poll() is None
            time.sleep(0.002)
        time.sleep(chance.uniform(0, 0.15))
        process.send_signal(number)
        assert process.wait(timeout=10) == status
        told = process.stderr.read().splitlines()
        assert re.fullmatch(rf"interrupted with \d+ of \d+ answers in {store}; run `.*` to go on", told[-1])
        assert not any("error" in line for line in told)
        asked, has = set(settled(server)[before:]), loaded(store)
        assert not asked & had and had <= has
        # What arrived is committed: only what was under way is asked for again.
        assert len(asked - has) <= CONCURRENCY
        had, lost = has, lost + len(asked - has)
    assert subprocess.run(command(server, store, "-q"), cwd=tmp_path).returncode == 0
    assert differences(rows(store), whole) == []
    assert len(server.requests()) - start == needed + lost


@needs_snapshot
def test_a_second_process_is_refused_by_name_of_the_first_and_readers_are_not(api, tmp_path):
    server = api("slow:ms=100")
    store = tmp_path / "s.sqlite3"
    first = subprocess.Popen(command(server, store), cwd=tmp_path)
    try:
        deadline = time.monotonic() + 10
        while len(server.requests()) < 60 and time.monotonic() < deadline:
            time.sleep(0.02)
        for words in (["fetch"], ["build", "--output", "out"]):
            second = pokebuild(*words, "--api", server.url, "--store", store, cwd=tmp_path)
            assert second.returncode == 2
            assert f"{store} is in use by process {first.pid}; wait until it has ended" in second.stderr
        status = pokebuild("status", "--store", store, cwd=tmp_path)
        assert status.returncode == 0 and "evolution-chain" in status.stdout
        # What is there so far is no whole site: said so, and not a word of the process that is writing.
        site = pokebuild("site", "--api", server.url, "--store", store, "--kinds", "nature", cwd=tmp_path)
        assert site.returncode == 3 and "nothing was published" in site.stderr and "in use" not in site.stderr
        assert first.poll() is None
    finally:
        first.kill()
        first.wait()
    # What a killed process leaves of its lock is in nobody's way.
    assert (tmp_path / "s.sqlite3.lock").read_text() == f"process {first.pid}"
    third = subprocess.Popen(command(server, store), cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    time.sleep(0.3)
    assert third.poll() is None
    third.kill()
    third.wait()


@needs_snapshot
def test_a_site_is_built_while_a_refresh_runs(api, tmp_path):
    _, needed = crawled(tmp_path, api(), "nature")
    # The next crawl meets another deployment, so that it asks for everything again.
    server = api(f"redeploy:after={needed}")
    store = tmp_path / "s.sqlite3"
    options = ["--api", server.url, "--store", store, "--kinds", "nature"]
    assert pokebuild("fetch", *options, cwd=tmp_path).returncode == 0
    refresh = subprocess.Popen([str(PROGRAM), "fetch", *map(str, options), "--max-age", "0", "--rate", "5", "-q"], cwd=tmp_path)
    try:
        time.sleep(0.5)
        site = pokebuild("site", *options, cwd=tmp_path)
        assert refresh.poll() is None, "the refresh ended before the site did"
        assert site.returncode == 0, site.stderr
        assert (tmp_path / "output/en/index.html").is_file()
    finally:
        refresh.kill()
        refresh.wait()


@pytest.mark.parametrize("word", ["build", "site"])
def test_a_kill_of_build_or_site_leaves_the_old_or_the_new_output_whole(sample, tmp_path, word):
    chance = random.Random(SEED + len(word))
    command = [str(PROGRAM), word, "--sample", "--kinds", "type", "-q", "--languages"]
    wholes = {}
    for languages in ("es", "en,es"):
        folder = tmp_path / languages
        shutil.copytree(sample / ".pokebuild", folder / ".pokebuild")
        start = time.monotonic()
        assert subprocess.run([*command, languages], cwd=folder).returncode == 0
        duration = time.monotonic() - start
        wholes[languages] = tree(folder / "output")
    for languages in ["es", "en,es"] * 3:
        process = subprocess.Popen([*command, languages], cwd=folder)
        try:
            # Publishing comes last.
            process.wait(timeout=chance.choice([chance.uniform(0, 1), chance.uniform(0.7, 1.1)]) * duration)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert tree(folder / "output") in wholes.values()
        assert subprocess.run([*command, languages], cwd=folder).returncode == 0
        assert tree(folder / "output") == wholes[languages]
        # Nothing of the killed run lies about.
        assert {path.name for path in folder.iterdir()} <= {"output", ".pokebuild"}
