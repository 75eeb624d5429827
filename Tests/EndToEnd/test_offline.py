"""Reading without a connection: what was visited, everything on demand, new builds, and the kill switch."""
import json, re, shutil

import pytest
from playwright.sync_api import expect

from conftest import ROOT, pokebuild, tree
from web import assert_accessible, until, visit  # noqa: F401


@pytest.fixture(scope="module")
def other(sample, tmp_path_factory):
    """The sample's site after a change that every page shows."""
    folder = tmp_path_factory.mktemp("other")
    shutil.copytree(ROOT / "site", folder / "site")
    shutil.copytree(ROOT / "templates", folder / "templates")
    strings = folder / "site/strings/en.json"
    words = json.loads(strings.read_text())
    words["site"]["name"] = "Another Pokédex"
    strings.write_text(json.dumps(words))
    result = pokebuild("build", "--sample", "--site", folder / "site", "--templates", folder / "templates", cwd=folder)
    assert result.returncode == 0, result.stderr
    return folder / "output"


@pytest.fixture
def host(sample, serve, tmp_path):
    """A host below a path whose files a test may exchange: the folder and its address."""
    folder = tmp_path / "a/b"
    shutil.copytree(sample / "output", folder)
    return folder, serve(tmp_path) + "a/b/"


def exchange(folder, build):
    shutil.rmtree(folder)
    shutil.copytree(build, folder)


def title_with(word):
    return re.compile(rf"\b{word} Pokédex")


def controlled(page):
    until(page, "navigator.serviceWorker.controller !== null")


def kept(page):
    """How many files are in the cache, and in how many caches."""
    return page.evaluate("""async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
        return [keys.reduce((sum, count) => sum + count, 0), names.length];
    }""")


def until_kept(page, path):
    until(page, "async (path) => Boolean(await caches.match(path))", path)


def a_move_after_a_species(visit, root):
    """A visit whose worker keeps both pages, and its page, which shows the move."""
    seen = visit(workers=True)
    page = seen.page(root + "en/pokemon/charizard/")
    controlled(page)
    page.goto(root + "en/move/tackle/")
    until_kept(page, root + "en/move/tackle/")
    return seen, page


def test_equal_builds_have_the_same_worker(sample, other, tmp_path):
    assert pokebuild("build", "--sample", cwd=tmp_path).returncode == 0
    first, second = tree(sample / "output"), tree(tmp_path / "output")
    assert first["sw.js"] == second["sw.js"]
    assert first["sw.js"] != (other / "sw.js").read_bytes()


def test_the_worker_knows_every_page(sample):
    files = tree(sample / "output")
    text = files["sw.js"].decode()
    build = json.loads(text[len("const build = ") : text.index(";\n")])
    for path in build["shell"] + [path for each in build["languages"].values() for path in each["files"] + each["shards"]]:
        assert path in files, path
    for tag, language in build["languages"].items():
        pages = json.loads(files[language["listing"]])["pages"]
        expected = {name[: -len("index.html")] for name in files if name.startswith(tag + "/") and name.endswith("index.html")}
        assert set(pages) == expected | {""}
        assert set(language["start"]) <= set(pages)


def test_visited_pages_are_there_without_a_connection(visit, host):
    folder, root = host
    seen, page = a_move_after_a_species(visit, root)
    seen.expected = ["503", "ERR_INTERNET_DISCONNECTED"]
    seen.context.set_offline(True)
    for path in ["en/pokemon/charizard/#charizard-mega-x", "en/move/tackle/", "en/", "en/pokemon/", "en/search/?q=char"]:
        page.goto(root + path)
        # With a variety in the address, the heading of the usual one is not shown.
        expect(page.locator("main :is(h1, h2)").locator("visible=true").first).not_to_have_text("Not on this device")
    expect(page.locator(".search-results").first).to_contain_text("Charizard")
    page.goto(root + "en/ability/blaze/")
    expect(page.locator("h1")).to_have_text("Not on this device")
    assert_accessible(page)
    page.locator("main a").click()
    page.wait_for_url(root + "en/")


def test_everything_can_be_kept_stopped_and_removed(visit, host):
    folder, root = host
    seen = visit(workers=True)
    seen.expected = ["ERR_INTERNET_DISCONNECTED"]
    page = seen.page(root + "en/data/")
    controlled(page)
    panel = page.locator("[data-offline]")
    expect(panel).to_contain_text("MB")
    assert_accessible(page)
    before, _ = kept(page)
    page.get_by_role("button", name="Make everything available offline").click()
    expect(panel.locator("progress")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Make everything available offline")).to_be_visible()
    page.get_by_role("button", name="Make everything available offline").click()
    expect(page.get_by_role("button", name="Remove from this device")).to_be_visible(timeout=60_000)
    assert kept(page)[0] > before
    seen.context.set_offline(True)
    page.goto(root + "en/ability/blaze/")
    expect(page.locator("h1")).to_have_text("Blaze")
    page.goto(root + "en/search/?q=target")
    expect(page.locator(".excerpt").first).to_be_visible()
    seen.context.set_offline(False)
    page.goto(root + "en/data/")
    page.get_by_role("button", name="Remove from this device").click()
    expect(page.get_by_role("button", name="Make everything available offline")).to_be_visible()


def test_a_new_build_is_told_and_never_mixed_with_the_old(visit, host, other):
    folder, root = host
    seen, page = a_move_after_a_species(visit, root)
    seen.expected = ["503", "ERR_INTERNET_DISCONNECTED"]
    exchange(folder, other)

    # The network comes first, so the new page is shown; what is kept is the old build's alone.
    page.goto(root + "en/ability/blaze/")
    expect(page).to_have_title(title_with("Another"))
    notice = page.locator(".news")
    expect(notice).to_contain_text("There is new data")
    assert_accessible(page)
    seen.context.set_offline(True)
    page.goto(root + "en/ability/blaze/")
    expect(page.locator("h1")).to_have_text("Not on this device")
    page.goto(root + "en/move/tackle/")
    expect(page).to_have_title(title_with("Open"))
    seen.context.set_offline(False)

    page.goto(root + "en/move/tackle/")
    notice.get_by_role("button", name="Reload").click()
    until(page, "async () => (await caches.keys()).length === 1")
    expect(page.locator(".news")).to_have_count(0)
    until_kept(page, root + "en/move/tackle/")
    seen.context.set_offline(True)
    page.goto(root + "en/move/tackle/")
    expect(page).to_have_title(title_with("Another"))


def test_other_tabs_stay_as_they_are_and_say_so(visit, host, other):
    folder, root = host
    seen = visit(workers=True)
    first = seen.page(root + "en/pokemon/charizard/")
    controlled(first)
    second = seen.page(root + "en/move/tackle/")
    exchange(folder, other)
    second.reload()
    second.locator(".news").get_by_role("button", name="Reload").click()
    expect(first.locator(".news")).to_contain_text("There is new data")
    expect(first).to_have_title(title_with("Open"))


def test_the_kill_switch_removes_worker_and_caches(visit, host):
    folder, root = host
    seen = visit(workers=True)
    page = seen.page(root + "en/")
    controlled(page)
    shutil.copy(ROOT / "site/worker/off.js", folder / "sw.js")
    page.reload()
    until(page, "async () => (await caches.keys()).length === 0")
    until(page, "async () => (await navigator.serviceWorker.getRegistrations()).length === 0")


def test_the_site_is_whole_where_workers_are_refused(visit, host):
    folder, root = host
    page = visit(workers=False).page(root + "en/data/")
    expect(page.locator("h1")).to_be_visible()
