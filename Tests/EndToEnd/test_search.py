"""Search: what the modules find in a built site, and what people see of it."""
import os, re, shutil, subprocess

import pytest
from playwright.sync_api import expect

from conftest import ROOT
from web import assert_accessible, eventually, visit  # noqa: F401


def node(name, output):
    """Runs one file of the browser tests on a built site, and returns its report."""
    return subprocess.run(
        ["node", "--test", str(ROOT / "Tests/BrowserTests" / name)],
        env={**os.environ, "POKEBUILD_SITE": str(output)}, capture_output=True, text=True, timeout=900,
    )


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not there")
def test_every_name_of_the_snapshot_is_found(whole):
    result = node("site-search.test.mjs", whole / "output")
    assert result.returncode == 0, result.stdout[-8000:]


@pytest.fixture(scope="module")
def root(sample, serve):
    return serve(sample / "output")


def box_of(page):
    """The page's own box on the search page, else that of the header."""
    return page.locator("main input[type=search]").or_(page.locator("header input[type=search]")).last


def test_works_with_the_keyboard_alone(visit, root):
    page = visit().page(root + "en/move/tackle/")
    page.keyboard.press("/")
    box = box_of(page)
    expect(box).to_be_focused()
    expect(box).to_have_attribute("role", "combobox")
    page.keyboard.type("char")
    options = page.get_by_role("option")
    expect(options.first).to_be_visible()
    expect(box).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_have_attribute("aria-selected", "true")
    assert box.get_attribute("aria-activedescendant") == options.nth(1).get_attribute("id")
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(box).to_have_value("")
    expect(page.locator(".search-popup")).to_be_hidden()
    expect(box).to_have_attribute("aria-expanded", "false")
    page.keyboard.type("charzard")
    expect(options.first).to_contain_text("Charizard")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/pokemon/charizard/")


def test_a_slash_is_text_where_one_types(visit, root):
    page = visit().page(root + "en/search/")
    box_of(page).fill("a")
    box_of(page).press("/")
    expect(box_of(page)).to_have_value("a/")


def test_asks_once_for_what_is_typed_fast_and_shows_the_last(visit, root):
    page = visit().page(root + "en/")
    held = []
    page.context.route("**/search/*.json", lambda route: held.append(route))
    box = box_of(page)
    box.press_sequentially("bulbasaur", delay=30)
    expect(page.locator(".search-popup:visible .search-status")).to_have_text("Searching …")
    box.fill("")
    box.press_sequentially("torchic", delay=30)
    for route in held:
        route.continue_()
    expect(page.get_by_role("option").first).to_contain_text("Torchic")
    page.wait_for_timeout(500)
    expect(page.get_by_role("option").first).to_contain_text("Torchic")
    assert len(held) == 1


def test_a_cleared_box_is_as_before(visit, root):
    page = visit().page(root + "en/search/?q=torchic")
    expect(page.locator("main .search-results").first).to_contain_text("Torchic")
    assert page.title().startswith("“torchic” · Search")
    box_of(page).press("Escape")
    expect(page.locator("main .search-results").first).to_be_hidden()
    expect(page.locator(".tiles")).to_be_visible()
    assert "q=" not in page.url
    assert page.title().startswith("Search")


def test_tells_a_failure_and_tries_again(visit, root):
    seen = visit()
    page = seen.page(root + "es/search/")
    seen.context.route("**/search/*.json", lambda route: route.fulfill(status=404, body=""))
    box_of(page).fill("torchic")
    told = page.locator("main .failure:visible")
    expect(told).to_contain_text("recarga la página")
    told.locator("summary").click()
    expect(told.locator("code")).to_contain_text("status 404")
    assert_accessible(page)
    seen.context.unroute("**/search/*.json")
    told.get_by_role("button").click()
    expect(page.locator("main .search-results").first).to_contain_text("Torchic")
    # The browser itself tells of the answer that was made for this test.
    assert [fault for fault in seen.faults if "404" not in fault] == []
    seen.faults.clear()


def test_no_hit_is_a_view_with_suggestions(visit, root):
    page = visit().page(root + "en/search/?q=pikachuuuu")
    expect(page.locator("main .search-status").first).to_contain_text("Nothing found. Did you mean")
    expect(page.locator("main .search-results").first).to_contain_text("Pikachu")
    expect(page.locator("main .search-help")).to_be_visible()
    assert_accessible(page)


def test_finds_texts_and_marks_their_words(visit, root):
    page = visit().page(root + "en/search/?q=target")
    excerpts = page.locator(".excerpt")
    expect(excerpts.first.locator("mark").first).to_have_text(re.compile("^target", re.IGNORECASE))
    assert_accessible(page)
    page.goto(root + "en/search/")
    box_of(page).fill("<b>target</b>")
    expect(page.locator(".excerpt b")).to_have_count(0)


@pytest.mark.parametrize("field, choice", [("kind", "Move"), ("type", "Fighting"), ("gen", "Generation II")])
def test_narrows_in_the_address_to_what_is_counted(visit, root, field, choice):
    page = visit().page(root + "en/search/?q=fire")
    # Names and texts count alike: each is a row below.
    expect(page.locator(".excerpt").first).to_be_visible()
    button = page.locator(f".search-facet button[name={field}]", has=page.get_by_text(choice, exact=True))
    count = int(button.locator("small").inner_text())
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-pressed", "true")
    assert f"{field}=" in page.url
    rows = page.locator("main .search-results li")
    expect(rows).to_have_count(count)
    expect(button).to_be_focused()
    assert_accessible(page)
    page.reload()
    expect(rows).to_have_count(count)
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert f"{field}=" not in page.url
    page.goto(root + f"en/search/?q=fire&{field}=nonsense")
    expect(page.locator(".excerpt").first).to_be_visible()
    expect(page.locator(".search-facet button[aria-pressed=true]")).to_have_count(0)


def test_back_leads_to_what_was_found(visit, root):
    page = visit().page(root + "en/search/?q=char")
    page.locator(".search-results a").first.click()
    page.wait_for_url("**/en/pokemon/**")
    page.go_back()
    expect(box_of(page)).to_have_value("char")
    expect(page.locator("main .search-results").first).to_contain_text("Charmander")


def delays_while_typing(page):
    """Milliseconds from each key to the next picture of the page, while a processor like a slow phone's searches."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})
    page.evaluate("""() => {
        window.delays = [];
        document.querySelector('main input[type=search]').addEventListener('input', (event) => {
            requestAnimationFrame(() => window.delays.push(performance.now() - event.timeStamp));
        });
    }""")
    box = page.locator("main input[type=search]")
    box.press_sequentially("gyarados", delay=120)
    expect(page.locator("main .search-results").first).to_contain_text("Gyarados")
    box.press_sequentially(" meg", delay=400)
    expect(page.locator("main .search-results").first).to_contain_text("Mega Gyarados")
    assert eventually(page, lambda: len(page.evaluate("window.delays")) == 12)
    return page.evaluate("window.delays")


def test_typing_goes_on_while_a_slow_phone_searches(visit, whole, serve):
    address = serve(whole / "output") + "en/search/"
    # What the search itself held up would be held up each time; what else the machine does is not.
    for _ in range(3):
        delays = delays_while_typing(visit(viewport={"width": 390, "height": 800}).page(address))
        if max(delays) < 200:
            break
    assert max(delays) < 200, delays
