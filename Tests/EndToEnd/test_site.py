"""The sample's pages, and those of the whole snapshot, as checkers of others see them.

`make test` looks at the sample; `make check-site` sets CHECK_SITE and looks at the whole snapshot in nine languages.
"""
import fcntl, functools, http.server, os, threading
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import SNAPSHOT, QuietHandler, pokebuild
from site_checks import broken_links, java, markup_errors, one_of_every_sort, sample_of, unmarked_words, unpaired_alternates

WHOLE = bool(os.environ.get("CHECK_SITE"))
# The first test waits for the site of all languages, on a busy machine for long.
pytestmark = pytest.mark.timeout(3600) if WHOLE else []
LANGUAGES = "en,es,fr,de,it,ja,ko,zh-Hans,zh-Hant"


@pytest.fixture(scope="module")
def output(tmp_path_factory):
    """The site to check: of the sample, or of the snapshot where that is asked for, in all languages.

    It is built once, whatever number of processes run tests.
    """
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    folder /= "site"
    folder.mkdir(exist_ok=True)
    source = ["--source", SNAPSHOT] if WHOLE else ["--sample"]
    assert not WHOLE or SNAPSHOT, "POKEBUILD_SNAPSHOT must name the unpacked snapshot"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "built").exists():
            result = pokebuild("build", *source, "--languages", LANGUAGES, cwd=folder, timeout=1800)
            assert result.returncode == 0, result.stderr
            (folder / "built").touch()
    return folder / "output"


@pytest.fixture(scope="module")
def pages(output):
    return sample_of(output, 500 if WHOLE else 60)


@pytest.mark.skipif(not java(), reason="the Nu checker needs java")
def test_the_nu_checker_finds_no_error(pages):
    assert markup_errors(pages) == []


def test_links_and_fragments_lead_somewhere(output, pages):
    assert broken_links(output, pages) == []


def test_pages_in_other_languages_name_each_other(output, pages):
    assert unpaired_alternates(output, pages) == []


@pytest.mark.parametrize("language", ["ja", "ko", "zh-Hans", "zh-Hant"])
def test_every_text_in_another_language_says_so(output, language):
    # There file names, queries and the API's own words are the content.
    folders = [p for p in (output / language).iterdir() if p.is_dir() and p.name not in ("data", "search", "status")]
    pages = [page for folder in folders for page in sorted(folder.rglob("index.html"))[:: 9 if WHOLE else 1]]
    assert unmarked_words(output, language, pages) == {}


# Folders whose pages have between them every template.
TEMPLATES = {
    "", "ability", "berry", "changes", "compare", "coverage", "data", "favorites", "item", "location", "move", "nature", "pokemon",
    "search", "stats", "status", "type", "types",
}


def violations(page, path, scheme, options):
    """What axe, which is on the page, finds there, with the first of the elements; in dark only colours can be other."""
    run = "options => axe.run(document, options).then(({ violations }) => violations)"
    found = page.evaluate(run, {"resultTypes": ["violations"], **options})
    return [(path, scheme, fault["id"], [node["html"][:160] for node in fault["nodes"][:2]]) for fault in found]


@pytest.mark.parametrize("language", LANGUAGES.split(",") if WHOLE else ["en", "ja"])
@pytest.mark.parametrize("part", range(3))
def test_one_page_of_every_sort_is_accessible_and_fits(browser, output, serve, language, part):
    root = serve(output)
    faults = []
    # A worker would fetch all that it keeps, beside each page.
    page = browser.new_page(viewport={"width": 320, "height": 900}, service_workers="block")
    page.route("https://**/*", lambda route: route.abort())
    axe = Axe()
    for path in one_of_every_sort(output, language)[part::3]:
        page.emulate_media(color_scheme="light")
        page.goto(root + path)
        width = page.evaluate("document.documentElement.scrollWidth")
        if width > 320:
            faults.append((path, "is wider than 320 pixels", width))
        # Kinds differ in what their pages say; that languages differ shows on one page of every template.
        if language == "en" or TEMPLATES.issuperset(path.split("/")[1:2]):
            page.evaluate(axe.axe_script)
            faults += violations(page, path, "light", {})
            page.emulate_media(color_scheme="dark")
            faults += violations(page, path, "dark", {"runOnly": ["color-contrast"]})
    page.close()
    assert faults == []


class HostHandler(QuietHandler):
    """Answers as static hosts do where there is no file: with 404.html and status 404."""

    def send_error(self, code, *_):
        body = (Path(self.directory) / "dex/404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@pytest.mark.parametrize(
    ("address", "page"),
    [
        ("en/pokemon/25/", "en/pokemon/pikachu/"), ("ja/pokemon/0006", "ja/pokemon/charizard/"),
        ("es/pokemon/Charizard-Mega-X/", "es/pokemon/charizard/#charizard-mega-x"),
        ("en/pokemon/nobody/", "en/pokemon/nobody/"), ("fr/a/b/c/d/", "fr/a/b/c/d/"),
    ],
)
def test_the_404_page_resolves_numbers_and_forms_at_any_depth(browser, output, tmp_path, address, page):
    (tmp_path / "dex").symlink_to(output)
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(HostHandler, directory=str(tmp_path))
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    root = f"http://127.0.0.1:{server.server_address[1]}/dex/"
    try:
        tab = browser.new_page()
        tab.route("https://**/*", lambda route: route.abort())
        tab.goto(root + address)
        if page != address:
            tab.wait_for_url(root + page)
        else:
            tab.wait_for_load_state("networkidle")
            home = tab.get_by_role("link").first.get_attribute("href")
            assert tab.url == root + page and home == f"/dex/{address[:2]}/"
        tab.close()
    finally:
        server.shutdown()


@pytest.mark.parametrize(("locale", "first"), [("es-MX", "es"), ("ja-JP", "ja"), ("zh-TW", "zh-Hant"), ("pt-BR", "en")])
def test_the_choice_of_languages_begins_with_the_readers(browser, output, serve, locale, first):
    root = serve(output)
    page = browser.new_page(locale=locale)
    page.route("https://**/*", lambda route: route.abort())
    page.goto(root)
    first_choice = page.locator("[data-choices] > [lang]").first
    assert first_choice.get_attribute("lang") == first
    # What is chosen is more than what the browser is set to.
    page.goto(root + "en/types/")
    page.locator(".tools details summary").click()
    page.locator(".tools details a[lang=de]").click()
    page.wait_for_url(root + "de/types/")
    page.goto(root)
    assert first_choice.get_attribute("lang") == "de"
    page.context.close()
