"""The list of species and favourites in a real browser: what is asked for, in the address, after Back, in two tabs, and when something fails."""
import json, re, shutil

import pytest
from playwright.sync_api import expect

from web import assert_accessible, eventually, visit  # noqa: F401


@pytest.fixture(scope="module")
def root(sample, serve):
    return serve(sample / "output")


@pytest.fixture
def seen(visit):
    """A profile of the browser without a worker, which would answer with what it keeps (test_offline.py is about that)."""
    return visit()


@pytest.fixture
def context(seen):
    return seen.context


@pytest.fixture
def page(context):
    return context.new_page()


def numbers(page):
    return [int(text[1:]) for text in page.locator("[data-rows] .number").all_inner_texts()]


def expect_numbers(page, expected):
    """Waits until the list shows these species in this order."""
    eventually(page, lambda: numbers(page) == expected)
    assert numbers(page) == expected


def scroll_to_the_end(page, total):
    """Turns the wheel until all rows are there: the list grows as its end nears."""
    rows = page.locator("[data-rows] > li")

    def turned():
        page.mouse.wheel(0, 6000)
        return rows.count() >= total

    eventually(page, turned, seconds=60)
    expect(rows).to_have_count(total)


def total_of(page):
    return int(re.search(r"\d+", status(page).inner_text()).group())


def status(page):
    return page.locator("[data-status]")


def open_filters(page):
    page.locator(".filters > summary").click()


def test_grows_as_its_end_nears_and_stops_at_the_end(page, root):
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/list-" in request.url else None)
    page.goto(root + "en/pokemon/")
    assert len(numbers(page)) == 60
    expect(page.locator("nav.pages")).to_be_hidden()
    scroll_to_the_end(page, total_of(page))
    assert numbers(page) == sorted(set(numbers(page)))
    assert len(asked) == len(set(asked)), "a file was asked for twice"


def test_filters_and_order_are_in_the_address_and_come_back(page, root):
    page.goto(root + "en/pokemon/")
    title = page.title()
    open_filters(page)
    page.get_by_label("Fire", exact=True).check()
    page.get_by_label("Generation III", exact=True).check()
    page.locator("select[name=sort]").select_option("speed")
    page.locator("input[name=order]").check()
    expect(page).to_have_url(re.compile(r"\?sort=speed&order=down&generation=generation-iii&type=fire$"))
    expect(page).to_have_title(re.compile(r"Fire, Generation III, Speed"))
    expect(page.locator("[data-count]")).to_have_text("2")
    expect(page.locator("[data-rows]")).to_have_attribute("aria-busy", "false")
    rows = numbers(page)
    assert rows and rows != sorted(rows)
    page.reload()
    expect(page.locator("[data-rows] > li")).to_have_count(len(rows))
    expect_numbers(page, rows)
    page.go_back()
    page.go_back()
    expect(page.locator("input[value=generation-iii]")).to_be_checked()
    expect(page.locator("select[name=sort]")).to_have_value("number")
    expect(page.locator("[data-rows]")).to_have_attribute("aria-busy", "false")
    expect_numbers(page, sorted(rows))
    page.go_forward()
    page.go_forward()
    expect(page.locator("input[name=order]")).to_be_checked()
    expect(page.locator("[data-rows]")).to_have_attribute("aria-busy", "false")
    expect_numbers(page, rows)
    page.locator("[data-send=cleared]").click()
    page.locator("input[name=order]").uncheck()
    page.locator("select[name=sort]").select_option("number")
    expect(page).to_have_url(root + "en/pokemon/")
    expect(page).to_have_title(title)
    expect(page.locator("[data-rows]")).to_have_attribute("aria-busy", "false")
    assert eventually(page, lambda: numbers(page)[:3] == [1, 2, 3])


def test_filters_by_what_types_resist(page, root):
    page.goto(root + "en/pokemon/?resists=fire")
    expect(page.locator("[data-rows] > li").first).to_be_visible()
    names = set(page.locator("[data-rows] .name").all_inner_texts())
    assert {"Charizard", "Blastoise"} <= names and "Venusaur" not in names


def test_filters_by_what_species_learn(page, root):
    page.goto(root + "en/pokemon/")
    menu = page.locator("select[name=move]")
    asked = []
    page.on("request", lambda request: asked.append(request.url) if "/moves-" in request.url else None)
    expect(menu.locator("option")).to_have_count(1)
    open_filters(page)
    eventually(page, lambda: menu.locator("option").count() > 300)
    menu.select_option(label="Surf")
    expect(page).to_have_url(root + "en/pokemon/?move=surf")
    expect(page).to_have_title(re.compile("Surf"))
    expect(page.locator("[data-count]")).to_have_text("1")
    names = page.locator("[data-rows] .name")
    expect(names.filter(has_text="Bulbasaur")).to_have_count(0)
    assert {"Squirtle", "Blastoise"} <= set(names.all_inner_texts()) and "Charmander" not in names.all_inner_texts()
    found = numbers(page)[:10]
    page.reload()
    expect(menu).to_have_value("surf")
    assert eventually(page, lambda: numbers(page)[:10] == found)
    page.locator("[data-send=cleared]").click()
    expect(page).to_have_url(root + "en/pokemon/")
    expect(menu).to_have_value("")
    assert len(asked) == 2
    page.goto(root + "es/pokemon/?move=tea&type=fire")
    expect(page).to_have_url(root + "es/pokemon/?type=fire")
    expect(page.locator("[data-rows] > li").first).to_contain_text("Charmander")


def test_moves_that_cannot_be_had_are_told_and_tried_again(page, seen, root):
    seen.expected = ["404"]
    page.route("**/moves-*", lambda route: route.fulfill(status=404))
    page.goto(root + "en/pokemon/")
    open_filters(page)
    told = page.locator(".filters .failure")
    expect(told).to_be_visible()
    assert_accessible(page)
    page.unroute("**/moves-*")
    told.get_by_role("button").click()
    expect(told).to_be_hidden()
    eventually(page, lambda: page.locator("select[name=move] option").count() > 300)


def test_what_an_address_asks_for_and_nobody_knows_is_ignored(page, root):
    page.goto(root + "en/pokemon/?type=nonsense&type=fire&sort=nonsense&color=__proto__&hp-min=x&nothing=1")
    expect(page.locator("[data-count]")).to_have_text("1")
    expect(page.locator("[data-rows] > li").first).to_contain_text("Charmander")


def test_load_filter_open_star_and_go_back(page, root):
    page.goto(root + "en/pokemon/?sort=speed&order=down")
    expect(page.locator("[data-rows] > li").first).to_be_visible()
    scroll_to_the_end(page, total_of(page))
    rows = numbers(page)
    assert len(rows) > 60
    row = page.locator("[data-rows] > li").nth(35)
    row.scroll_into_view_if_needed()
    page.wait_for_timeout(400)
    top = row.bounding_box()["y"]
    name = row.locator(".name").inner_text()
    row.locator(".name").click()
    expect(page.locator("h1")).to_have_text(name)
    page.locator(".hero .star").first.click()
    expect(page.locator(".hero .star").first).to_have_attribute("aria-pressed", "true")
    page.go_back()
    expect(page.locator("[data-rows] > li")).to_have_count(len(rows))
    expect_numbers(page, rows)
    row = page.locator("[data-rows] > li").nth(35)
    assert eventually(page, lambda: abs(row.bounding_box()["y"] - top) < row.bounding_box()["height"])
    expect(row.locator(".star")).to_have_attribute("aria-pressed", "true")


def test_searching_narrows_and_clearing_brings_the_list_back(page, root):
    page.goto(root + "en/pokemon/")
    box = page.locator("input[name=q]").last
    box.press_sequentially("char", delay=20)
    expect(page.locator("[data-rows] > li").first).to_contain_text("Char")
    expect(page).to_have_url(re.compile(r"\?q=char$"))
    order = page.locator("select[name=sort] option").first
    expect(order).to_have_attribute("label", "Relevance")
    box.fill("qqqqqq")
    expect(page.locator("[data-none]")).to_be_visible()
    assert_accessible(page)
    box.press("Escape")
    expect(page.locator("[data-rows] > li")).to_have_count(60)
    expect(page).to_have_url(root + "en/pokemon/")
    expect(order).not_to_have_attribute("label", "Relevance")


def test_a_failed_load_is_told_and_tried_again(page, seen, root):
    seen.expected = ["404"]
    page.route("**/list-en.*", lambda route: route.abort())
    page.goto(root + "en/pokemon/?type=fire")
    failure = page.locator("ul + .failure")
    expect(failure).to_be_visible()
    expect(failure).to_contain_text("Are you offline?")
    expect(page.locator("[data-rows] > li")).to_have_count(0)
    assert_accessible(page)
    page.unroute("**/list-en.*")
    page.route("**/list-en.*", lambda route: route.fulfill(status=200, body="<!doctype html>"))
    failure.get_by_role("button").click()
    expect(failure).to_contain_text("damaged")
    page.unroute("**/list-en.*")
    page.route("**/list-en.*", lambda route: route.fulfill(status=404))
    failure.get_by_role("button").click()
    expect(failure).to_contain_text("updated")
    page.unroute("**/list-en.*")
    failure.get_by_role("button").click()
    expect(failure).to_be_hidden()
    expect(page.locator("[data-rows] > li").first).to_contain_text("Charmander")


def test_a_failed_next_page_leaves_the_rows_and_is_tried_again(page, root):
    page.goto(root + "en/pokemon/")
    page.route("**/list-en-*", lambda route: route.abort())
    page.mouse.wheel(0, 20000)
    failure = page.locator("[data-end] .failure")
    expect(failure).to_be_visible()
    expect(page.locator("[data-rows] > li")).to_have_count(60)
    assert_accessible(page)
    page.unroute("**/list-en-*")
    failure.get_by_role("button").click()
    expect(failure).to_be_hidden()
    expect(page.locator("[data-rows] > li").nth(70)).to_be_attached()


def test_a_slow_load_can_be_cancelled(page, root):
    page.goto(root + "en/pokemon/")
    held = []
    page.route("**/list-en*", lambda route: held.append(route))
    page.locator("select[name=sort]").select_option("speed")
    page.locator("[data-send=cancelled]").click()
    expect(page.locator("select[name=sort]")).to_have_value("number")
    expect(page.locator("[data-rows]")).to_have_attribute("aria-busy", "false")
    assert len(numbers(page)) == 60
    for route in held:
        route.continue_()


def test_stars_are_in_step_between_tabs_and_pages(page, context, root):
    page.goto(root + "en/pokemon/")
    other = context.new_page()
    other.goto(root + "es/favorites/")
    expect(other.locator("[data-none]")).to_be_visible()
    assert_accessible(other)
    page.get_by_role("button", name="Favorite: Bulbasaur").click()
    page.get_by_role("button", name="Favorite: Charmander").click()
    expect(other.locator("[data-rows] > li")).to_have_count(2)
    other.get_by_role("button", name="Favorito: Bulbasaur").click()
    expect(page.get_by_role("button", name="Favorite: Bulbasaur")).to_have_attribute("aria-pressed", "false")
    expect(other.locator("[data-rows] > li")).to_have_count(1)
    assert_accessible(other)
    open_filters(page)
    page.locator("select[name=favorites]").select_option("only")
    expect(page.locator("[data-rows] > li")).to_have_count(1)
    page.locator("select[name=favorites]").select_option("hide")
    expect(page.locator("[data-rows] > li").nth(3)).to_contain_text("Charmeleon")


def test_favorites_leave_and_come_back_as_a_file_and_a_link(page, context, root, tmp_path):
    page.goto(root + "en/favorites/#add=25.4.123456")
    expect(page.locator("[data-offer]")).to_contain_text("3")
    assert_accessible(page)
    page.get_by_role("button", name="Add to mine").click()
    expect(page.locator("[data-rows] > li")).to_have_count(2)
    expect(status(page)).to_contain_text("1 more is kept")
    assert page.url == root + "en/favorites/"
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "favorites.json"
    download.value.save_as(file)
    assert json.loads(file.read_text()) == {"version": 1, "ids": [25, 4, 123456]}
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy a link").click()
    expect(page.locator("[data-notice]")).to_contain_text("copied")
    assert page.evaluate("navigator.clipboard.readText()") == root + "en/favorites/#add=25.4.123456"
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.locator("[data-none]")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-rows] > li")).to_have_count(2)
    expect(page.locator("[data-notice]")).to_contain_text("3 favorites added")
    page.locator("input[type=file]").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{"})
    expect(page.locator("[data-notice]")).to_contain_text("no favorites in that file")


STORAGES = {
    "blocked": "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError') } })",
    "full": "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }",
    "damaged": "localStorage.setItem('favorites', '{')",
}


@pytest.mark.parametrize("state", STORAGES)
def test_works_and_tells_when_storage_does_not(page, root, state):
    page.add_init_script(STORAGES[state])
    page.goto(root + "en/pokemon/")
    star = page.get_by_role("button", name="Favorite: Bulbasaur")
    star.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".trouble")).to_contain_text({"blocked": "does not let", "full": "full", "damaged": "damaged"}[state])
    assert_accessible(page)
    page.locator(".theme").click()


def test_without_scripts_there_are_pages(browser, root):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.route("https://**/*", lambda route: route.abort())
    page.goto(root + "en/pokemon/?type=fire")
    expect(page.locator("[data-rows] > li")).to_have_count(60)
    expect(page.locator("[data-rows] > li").first).to_be_visible()
    expect(page.locator(".finder")).to_be_hidden()
    page.get_by_role("link", name="Next page").click()
    expect(page.locator(".card").first).to_be_visible()
    page.goto(root + "en/favorites/")
    assert "need JavaScript" in page.locator("main").inner_text()
    context.close()


def test_works_below_a_path(page, sample, serve, tmp_path):
    shutil.copytree(sample / "output", tmp_path / "a/b")
    root = serve(tmp_path) + "a/b/"
    page.goto(root + "en/pokemon/?type=fire&sort=name")
    page.locator("[data-rows] .name").first.click()
    page.wait_for_url(re.compile(r"/a/b/en/pokemon/[a-z-]+/$"))
    page.go_back()
    expect(page.locator("select[name=sort]")).to_have_value("name")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_is_accessible_with_everything_open(page, root, scheme):
    page.emulate_media(color_scheme=scheme)
    page.goto(root + "es/pokemon/?type=fire&rank=legendary")
    open_filters(page)
    assert_accessible(page)
    for width in (320, 768, 1280):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width


def test_all_of_the_snapshot_is_one_list(page, whole, serve):
    page.goto(serve(whole / "output") + "en/pokemon/?sort=speed&order=down&type=electric&type=flying&match=all")
    expect(page.locator("[data-rows] > li").first).to_be_visible()
    assert {"Zapdos", "Emolga", "Thundurus"} <= set(page.locator("[data-rows] .name").all_inner_texts())
    page.goto(serve(whole / "output") + "en/pokemon/")
    scroll_to_the_end(page, 1025)
    assert numbers(page) == list(range(1, 1026))


def test_the_steps_of_a_page_go_on_in_the_list_that_led_to_it(page, root):
    page.goto(root + "en/pokemon/?type=fire&sort=name")
    names = page.locator("[data-rows] .name")
    expect(status(page)).not_to_have_text(re.compile("Loading"))
    first, second, third = names.all_inner_texts()[:3]
    assert [first, second, third] == sorted([first, second, third])
    around = [page.locator("[data-rows] .number").nth(place).inner_text() for place in (0, 2)]
    names.nth(1).click()
    steps = page.locator(".neighbours strong")
    expect(page.locator(".neighbours .number")).to_have_text(around)
    expect(steps).to_have_text([first, third])
    way = page.locator(".from-list")
    expect(way).to_have_text(re.compile(r"^Pokémon: Fire, Name 2 / \d+$"))
    assert_accessible(page)
    page.locator(".neighbours .previous").click()
    # There is nothing before the first; the second is the next.
    expect(steps).to_have_text([second])
    expect(page.locator("h1")).to_contain_text(first)
    way.get_by_role("link").click()
    expect(page).to_have_url(root + "en/pokemon/?sort=name&type=fire")
    # A page that is not in that list has the steps that it was built with, and so has any page after the whole list.
    page.goto(root + "en/pokemon/squirtle/")
    expect(steps.last).to_have_text("Wartortle")
    expect(way).to_have_count(0)
    page.goto(root + "en/pokemon/")
    page.locator("[data-rows] .name", has_text="Charmander").click()
    expect(steps.last).to_have_text("Charmeleon")
    expect(way).to_have_count(0)
