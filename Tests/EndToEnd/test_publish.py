"""Publishing under bad luck: kills, folders that cannot be written to, other people's files, another build."""
import fcntl, os, random, shutil, signal, subprocess, time

import pytest
from conftest import PROGRAM, pokebuild, tree

SEED = int(os.environ.get("POKEBUILD_SEED", "20261130"))
OPTIONS = ["site", "--sample", "--kinds", "nature", "--progress", "none"]
# Without the rights by which root writes and removes what is not to be written to.
UNPRIVILEGED = ["setpriv", "--bounding-set=-dac_override,-dac_read_search,-fowner", "--inh-caps=-all"]


@pytest.fixture
def stored(tmp_path):
    """A folder with a store of the sample's natures, of which a site is made in a moment."""
    result = pokebuild("fetch", "--sample", "--kinds", "nature", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    return tmp_path


def publish(folder, *options):
    result = pokebuild(*OPTIONS, *options, cwd=folder)
    assert result.returncode == 0, result.stderr
    return result


def beside(folder):
    return {path.name for path in folder.iterdir()} - {".pokebuild"}


def test_a_kill_at_30_moments_leaves_one_whole_tree(stored):
    chance = random.Random(SEED)
    whole, seconds = {}, {}
    for languages in ("en", "es,en"):
        publish(stored, "--languages", languages)
        whole[languages] = tree(stored / "output")
        before = time.monotonic()
        publish(stored, "--languages", languages)
        seconds[languages] = time.monotonic() - before
    assert whole["en"] != whole["es,en"]
    (stored / "output/CNAME").write_text("dex.example\n")
    (stored / "output/en/mine").write_text("mine")
    mine = {"CNAME", "en/mine"}
    journal, killed, old = stored / ".output.pokebuild-journal", 0, "es,en"
    for number in range(30):
        new = "en" if old == "es,en" else "es,en"
        process = subprocess.Popen([PROGRAM, *OPTIONS, "-q", "--languages", new], cwd=stored, stderr=subprocess.PIPE)
        end = time.monotonic() + 1.3 * seconds[new] * chance.random()
        if number % 3 == 2:
            # In the middle of the exchange, which is far shorter than a build.
            while process.poll() is None and not journal.exists():
                pass
            end = time.monotonic() + 0.005 * chance.random()
        while process.poll() is None and time.monotonic() < end:
            time.sleep(0.0005)
        process.kill()
        status = process.wait()
        killed += status == -signal.SIGKILL
        assert status in (0, -signal.SIGKILL), process.stderr.read()
        now = {name: data for name, data in tree(stored / "output").items() if name not in mine}
        assert now in (whole[old], whole[new]), f"seed {SEED}, kill {number}"
        if now == whole[new]:
            old = new
    print(f"seed {SEED}: {killed} of 30 were killed in time")
    assert killed >= 10
    publish(stored, "--languages", old)
    assert beside(stored) == {"output"}
    assert {name: data for name, data in tree(stored / "output").items() if name not in mine} == whole[old]
    assert (stored / "output/CNAME").read_text() == "dex.example\n" and (stored / "output/en/mine").read_text() == "mine"


needs_root = pytest.mark.skipif(os.geteuid() != 0 or not shutil.which("setpriv"), reason="taking rights away needs root")


def unprivileged(folder, *options):
    return subprocess.run(
        [*UNPRIVILEGED, str(PROGRAM), *OPTIONS, *options], cwd=folder, capture_output=True, text=True, timeout=120
    )


@needs_root
@pytest.mark.parametrize("name", [".", "en/nature", "mine"])
def test_an_output_that_is_not_to_be_written_to_is_told_and_left(stored, name):
    publish(stored, "--languages", "en")
    (stored / "output/mine").mkdir()
    before = tree(stored / "output")
    folder = stored / "output" / name
    folder.chmod(0o555)
    result = unprivileged(stored, "--languages", "es")
    assert result.returncode == 2, result.stderr
    path = "output" if name == "." else f"output/{name}"
    assert f'could not write to "{path}": Permission denied; make its folders writable' in result.stderr
    assert tree(stored / "output") == before and beside(stored) == {"output"}
    folder.chmod(0o755)
    assert unprivileged(stored, "--languages", "es").returncode == 0


@needs_root
def test_an_old_tree_that_cannot_be_removed_is_told_and_named_until_it_is(stored):
    publish(stored, "--languages", "en")
    # Whose files these are, only they may remove, and whoever may do everything.
    for path in (stored / "output/en", stored / "output/en/index.html"):
        os.chown(path, 12_345, 12_345)
    (stored / "output/en").chmod(0o1777)
    result = unprivileged(stored, "--languages", "es")
    assert result.returncode == 0, result.stderr
    assert "the new tree is in its place, and the old one could not be removed" in result.stderr
    assert "remove the folder ./.output.pokebuild-staging before the next build" in result.stderr
    new = tree(stored / "output")
    assert "es/index.html" in new and "en/index.html" not in new
    again = unprivileged(stored, "--languages", "en")
    assert again.returncode == 1 and "output output" not in again.stderr
    assert '"./.output.pokebuild-staging" is in the way' in again.stderr and "remove that folder" in again.stderr
    assert tree(stored / "output") == new
    # With the right to, what was left is removed and the build goes on.
    publish(stored, "--languages", "en")
    assert beside(stored) == {"output"}


def test_a_file_of_others_in_the_way_is_named_and_left(stored):
    publish(stored, "--languages", "es")
    for name in ("en", "fr/index.html"):
        (stored / "output" / name).parent.mkdir(exist_ok=True)
        (stored / "output" / name).write_text("mine")
    before = tree(stored / "output")
    result = pokebuild(*OPTIONS, "--languages", "es,en,fr", cwd=stored)
    assert result.returncode == 2, result.stderr
    assert "(en, fr/index.html); move them away" in result.stderr
    assert tree(stored / "output") == before and beside(stored) == {"output"}


def test_names_that_are_no_utf8_are_somebody_elses(stored):
    publish(stored, "--languages", "es")
    name = os.path.join(os.fsencode(stored / "output"), b"caf\xe9")
    with open(name, "w") as file:
        file.write("mine")
    publish(stored, "--languages", "en")
    with open(name) as file:
        assert file.read() == "mine"
    assert (stored / "output/en/index.html").exists() and beside(stored) == {"output"}


def test_two_builds_at_once_are_one_after_the_other(stored):
    with (stored / ".output.pokebuild-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        print(os.getpid(), file=lock, flush=True)
        result = pokebuild(*OPTIONS, cwd=stored)
        assert result.returncode == 2, result.stderr
        assert f'another pokebuild (process {os.getpid()}) publishes to "output"; wait until it is done' in result.stderr
        os.unlink(lock.name)
    builds = [
        subprocess.Popen([PROGRAM, *OPTIONS, "--languages", language], cwd=stored, stderr=subprocess.PIPE, text=True)
        for language in ("en", "es", "fr")
    ]
    told = [build.communicate()[1] for build in builds]
    ended = [build.returncode for build in builds]
    assert 0 in ended and set(ended) <= {0, 2}, told
    assert all("another pokebuild" in told for told, status in zip(told, ended) if status == 2)
    now = tree(stored / "output")
    assert beside(stored) == {"output"}
    languages = [language for language in ("en", "es", "fr") if f"{language}/index.html" in now]
    publish(stored, "--languages", ",".join(languages))
    assert len(languages) == 1 and tree(stored / "output") == now
