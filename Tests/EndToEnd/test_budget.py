"""What pages weigh: style sheet and scripts in brotli, before the visitor acts and when all was used (docs/architecture.md)."""
import subprocess

import pytest
from playwright.sync_api import expect

from test_browser import root  # noqa: F401
from web import visit  # noqa: F401

MEASURE = """for (const file of process.argv.slice(1)) {
    console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(file)).length);
}"""


class Load:
    """The style sheets and scripts that a page has asked for."""

    def __init__(self, context, folder):
        self.folder, self.names = folder, []
        # Requests of a page's threads are told by the context alone.
        context.on("request", self.note)

    def note(self, request):
        name = request.url.split("/")[-1]
        if name.endswith((".css", ".js")) and name not in self.names:
            self.names.append(name)

    def sizes(self):
        files = [str(self.folder / "assets" / name) for name in self.names]
        sizes = subprocess.run(["node", "-e", MEASURE, *files], capture_output=True, text=True, check=True).stdout
        return dict(zip(self.names, map(int, sizes.split())))


@pytest.fixture
def load(visit, sample):
    context = visit().context
    return context.new_page(), Load(context, sample / "output")


def assert_fits(sizes, kilobytes):
    assert sum(sizes.values()) <= kilobytes * 1024, sizes


@pytest.mark.parametrize(
    "path",
    ["en/", "en/pokemon/", "en/pokemon/?type=fire", "en/pokemon/charizard/", "en/search/", "en/compare/?p=eevee", "en/types/"],
)
def test_a_page_is_light_before_the_visitor_acts(load, root, path):
    page, load = load
    page.goto(root + path, wait_until="networkidle")
    assert not [name for name in load.names if name.startswith("search-worker")]
    assert_fits(load.sizes(), 22)


def test_a_species_page_is_light_with_all_that_it_can_do(load, root):
    page, load = load
    page.goto(root + "en/pokemon/charizard/")
    page.locator(".star").first.click()
    page.locator("table.sortable thead button").first.click()
    box = page.locator("input[type=search]:visible").first
    box.press_sequentially("pikchu")
    expect(page.get_by_role("option").first).to_contain_text("Pikachu")
    assert [name for name in load.names if name.startswith("search-worker")]
    # What scripts say is text of the page's language, which was in its head once.
    sizes = load.sizes()
    assert_fits(scripts(sizes), 20)
    assert_fits({name: size for name, size in sizes.items() if not name.startswith("strings-")}, 25)


def scripts(sizes):
    """The scripts of these, but for what they say, which is text of the page's language."""
    return {name: size for name, size in sizes.items() if name.endswith(".js") and not name.startswith("strings-")}


def test_a_list_has_few_scripts_also_when_it_was_searched_and_filtered(load, root):
    page, load = load
    page.goto(root + "en/pokemon/?type=fire")
    page.locator(".star").first.click()
    page.locator("form[data-list] input[type=search]").press_sequentially("charzard")
    expect(page.locator("[data-rows] .name").first).to_have_text("Charizard")
    assert [name for name in load.names if name.startswith("search-worker")]
    assert_fits(scripts(load.sizes()), 20)


def test_the_search_page_has_few_scripts_also_when_texts_were_searched(load, root):
    page, load = load
    page.goto(root + "en/search/?q=fire")
    expect(page.locator(".excerpt").first).to_be_visible()
    assert [name for name in load.names if name.startswith("text-search")]
    assert_fits(scripts(load.sizes()), 20)


@pytest.mark.parametrize("path", ["en/pokemon/", "en/favorites/"])
def test_a_list_has_few_scripts_also_when_both_of_its_boxes_were_used(load, root, path):
    page, load = load
    page.goto(root + path)
    page.locator("form[data-list] input[type=search]").press_sequentially("charzard")
    box = page.locator("header input[type=search]:visible").first
    box.press_sequentially("pikchu")
    expect(page.get_by_role("option").first).to_contain_text("Pikachu")
    assert [name for name in load.names if name.startswith("search-box")]
    assert_fits(scripts(load.sizes()), 20)
