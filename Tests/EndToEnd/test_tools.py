"""The tools in a real browser: they answer, keep what is chosen in the address, and are tables without scripts."""
import pytest
from playwright.sync_api import expect

from test_browser import page, root  # noqa: F401
from web import assert_accessible, visit  # noqa: F401


def test_the_calculator_multiplies_types_and_minds_abilities(page, root):
    page.goto(root + "en/types/")
    selects = page.locator("#calculator select[name=type]")
    selects.nth(0).select_option("water")
    selects.nth(1).select_option("ground")
    answer = page.locator("#answer dl")
    expect(answer.locator("dt").first).to_have_text("×4")
    expect(answer.locator("dd").first).to_have_text("Grass")
    expect(answer.locator("dt").last).to_have_text("×0")
    expect(answer.locator("dd").last).to_have_text("Electric")
    page.locator("select[name=tera]").select_option("electric")
    expect(answer.locator("dd").first).to_have_text("Ground")
    page.reload()
    expect(answer.locator("dd").first).to_have_text("Ground")
    assert "type=water&type=ground&tera=electric" in page.url
    page.locator("button[type=reset]").click()
    expect(answer).to_have_count(0)
    assert "?" not in page.url


def test_compares_what_the_address_names(page, root):
    page.goto(root + "es/compare/?p=charizard&p=blastoise")
    names = page.locator(".compared").first.locator("thead th")
    expect(names).to_have_text(["Charizard", "Blastoise"])
    # A star is for a species, and this page is of none.
    expect(page.locator("main .star")).to_have_count(0)
    expect(page.locator("[data-key=total] td")).to_have_text(["534", "530"])
    expect(page.locator("[data-key=total] .best")).to_have_text("534")
    rock = page.locator("[data-type=rock] td")
    expect(rock).to_have_text(["×4", "", "1", "0", "×2"])
    box = page.locator("#compare input").nth(2)
    box.fill("venusaur")
    box.press("Enter")
    expect(names).to_have_text(["Charizard", "Blastoise", "Venusaur"])
    page.go_back()
    expect(names).to_have_text(["Charizard", "Blastoise"])


def test_compares_a_variety_and_leads_to_it(page, root):
    page.goto(root + "en/compare/?p=charizard-mega-x&p=charizard")
    link = page.locator(".compared thead a").first
    expect(link).to_have_text("Mega Charizard X")
    link.click()
    page.wait_for_url("**/en/pokemon/charizard/#charizard-mega-x")


def test_says_what_nobody_is_called_and_leaves_it_in_its_box(page, root):
    page.goto(root + "en/compare/?p=charizard")
    names = page.locator(".compared").first.locator("thead th")
    expect(names).to_have_text(["Charizard"])
    told = page.locator("#compare [data-nobody]")
    expect(told).to_be_hidden()
    box = page.locator("#compare input").nth(1)
    box.fill("Charzard")
    box.press("Enter")
    expect(told).to_have_text("No Pokémon has this name, so it is left out: “Charzard”")
    expect(box).to_have_value("Charzard")
    expect(box).to_have_attribute("aria-invalid", "true")
    expect(names).to_have_text(["Charizard"])
    assert_accessible(page)
    box.fill("charmander")
    box.press("Enter")
    expect(names).to_have_text(["Charizard", "Charmander"])
    expect(told).to_be_hidden()
    page.goto(root + "en/compare/?p=nobody")
    expect(told).to_contain_text("“nobody”")


def test_says_why_there_is_nothing_to_compare_and_tries_again(visit, root):
    seen = visit()
    seen.expected = ["ERR_INTERNET_DISCONNECTED"]
    seen.context.route("**/data/v1/**", lambda route: route.abort("internetdisconnected"))
    page = seen.page(root + "es/compare/?p=charizard&p=blastoise")
    told = page.locator("#compare .failure")
    expect(told).to_contain_text("conexión")
    assert_accessible(page)
    told.locator("summary").click()
    expect(told.locator("code")).to_contain_text("charizard.json: ")
    seen.context.unroute("**/data/v1/**")
    told.get_by_role("button").click()
    expect(page.locator("[data-key=total] td")).to_have_text(["534", "530"])
    expect(told).to_be_hidden()


@pytest.mark.parametrize("path, column", [("en/stats/", 8), ("es/nature/", 0), ("en/pokemon/charizard/", 1)])
def test_tables_are_sorted_by_the_column_that_is_clicked(page, root, path, column):
    page.goto(root + path)
    table = page.locator("table.sortable").first
    head = table.locator("thead th").nth(column)
    texts = lambda: table.locator("tbody tr").evaluate_all(f"rows => rows.map(row => row.cells[{column}].textContent.trim())")
    head.locator("button").click()
    expect(head).to_have_attribute("aria-sort", "descending" if path == "en/stats/" else "ascending")
    once = texts()
    head.locator("button").click()
    assert texts() != once
    numbers = [float(text) for text in once if text.isdigit()]
    assert numbers == sorted(numbers, reverse=path == "en/stats/")


@pytest.mark.parametrize("path", ["en/types/", "en/compare/", "es/stats/", "en/nature/"])
def test_tools_are_tables_without_scripts(browser, root, path):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(root + path)
    assert page.locator("main table:visible").count() >= 1
    assert page.locator("main form:visible, main button:visible").count() == 0
    context.close()
