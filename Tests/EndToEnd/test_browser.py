"""Built pages in a real browser: nothing fails, nothing overflows, search works, also below a path and without scripts."""
import shutil

import pytest
from playwright.sync_api import expect

from web import assert_accessible, visit  # noqa: F401

PAGES = [
    "", "en/", "es/", "en/pokemon/", "en/pokemon/page/2/", "en/pokemon/charizard/", "es/pokemon/eevee/", "en/move/tackle/",
    "es/ability/blaze/", "en/item/oran-berry/", "en/type/fire/", "es/types/", "en/search/?q=char", "es/data/", "en/move/",
    "en/compare/?p=charizard&p=blastoise", "es/stats/", "en/nature/",
]


@pytest.fixture(scope="module")
def root(sample, serve):
    return serve(sample / "output")


@pytest.fixture
def page(visit):
    """A page that fails the test when a script, or a request to the site, fails."""
    return visit(workers=True).context.new_page()


@pytest.mark.parametrize("path", PAGES)
def test_fits_from_320_pixels_on(page, root, path):
    page.goto(root + path)
    for width in (320, 768, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width
        # The name and the tools are beside each other, and the sections below them where there is no room.
        header = page.locator("header.top")
        assert header.count() == 0 or header.bounding_box()["height"] < 110, width


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_is_accessible(page, root, path, scheme):
    page.emulate_media(color_scheme=scheme)
    page.goto(root + path)
    assert_accessible(page)


def test_search_finds_as_one_types(page, root):
    page.goto(root + "en/")
    box = page.locator("input[type=search]:visible").last
    box.click()
    box.press_sequentially("charzard", delay=20)
    option = page.locator("[role=option]").first
    expect(option).to_contain_text("Charizard")
    box.press("ArrowDown")
    box.press("Enter")
    page.wait_for_url("**/en/pokemon/charizard/")


def test_the_search_page_shows_what_the_address_asks_for(page, root):
    page.goto(root + "es/search/?q=%E3%83%AA%E3%82%B6%E3%83%BC%E3%83%89%E3%83%B3")
    expect(page.locator("main")).to_contain_text("Charizard")
    page.goto(root + "en/search/?q=qqqqqqq")
    expect(page.locator("main")).not_to_contain_text("Charizard")


@pytest.mark.parametrize("path", ["pokemon/?type=fire#main", "search/?q=char&kind=move", "types/?type=fire&tera=water", "compare/?p=eevee"])
def test_another_language_shows_the_same(page, root, path):
    page.goto(root + "en/" + path)
    page.locator(".tools details summary").click()
    page.get_by_role("link", name="Español").click()
    page.wait_for_url(root + "es/" + path)


def test_everything_but_search_works_without_scripts(browser, root):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.route("https://**/*", lambda route: route.abort())
    page.goto(root)
    page.locator("a[href^='./en/']").first.click()
    page.goto(root + "en/pokemon/")
    page.get_by_role("link", name="Ivysaur").first.click()
    expect(page.locator("h1")).to_contain_text("Ivysaur")
    context.close()


def test_works_below_a_path(page, sample, serve, tmp_path):
    shutil.copytree(sample / "output", tmp_path / "a/b")
    root = serve(tmp_path) + "a/b/"
    page.goto(root + "en/pokemon/bulbasaur/")
    page.get_by_role("link", name="Ivysaur").first.click()
    page.wait_for_url("**/a/b/en/pokemon/ivysaur/")
    box = page.locator("input[type=search]:visible").first
    box.fill("torchic")
    expect(page.locator("[role=option]").first).to_contain_text("Torchic")


def test_our_own_art_shows_while_pictures_do_not(page, root):
    page.goto(root + "en/pokemon/charizard/")
    size = page.evaluate("(() => { const box = document.querySelector('.art img').getBoundingClientRect(); return box.width * box.height })()")
    assert size == 0
    assert page.locator(".art svg").first.is_visible()
