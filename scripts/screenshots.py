"""Writes docs/screenshots from the sample's site: our own data and drawings, no picture of anybody else's.

    .venv/bin/python scripts/screenshots.py PROGRAM
"""
import base64, functools, http.server, subprocess, sys, threading
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / ".build/screenshots"
TARGET = ROOT / "docs/screenshots"
#        name            path                     width height scheme
SHOTS = [
    ("home", "en/", 1200, 800, "light"),
    ("species", "en/pokemon/charizard/", 1200, 1100, "light"),
    ("species-dark", "ja/pokemon/charizard/", 1200, 1100, "dark"),
    ("species-phone", "de/pokemon/eevee/", 390, 844, "light"),
    ("types", "fr/types/", 1200, 900, "light"),
    ("list-phone", "ko/pokemon/", 390, 844, "dark"),
    ("search", "en/search/?q=fire", 1200, 900, "light"),
    ("move", "es/move/flamethrower/", 1200, 900, "dark"),
]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def main(program):
    languages = "en,es,fr,de,ja,ko"
    command = [program, "build", "--sample", "--sprites", "none", "--languages", languages, "--quiet"]
    subprocess.run([*command, "--output", SITE / "site", "--store", SITE / "store.sqlite3"], cwd=ROOT, check=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=SITE / "site"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    TARGET.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, path, width, height, scheme in SHOTS:
            page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)
            page.goto(f"http://127.0.0.1:{server.server_address[1]}/{path}", wait_until="networkidle")
            picture = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 82})
            (TARGET / f"{name}.webp").write_bytes(base64.b64decode(picture["data"]))
            page.close()
        browser.close()
    server.shutdown()


main(sys.argv[1])
