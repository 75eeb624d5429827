"""A real browser for the end-to-end tests: pages that fail the test when something on them fails."""
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error


class Visit:
    """A browser context whose pages collect faults: what fails in scripts, requests and the console.

    The test names in `expected` parts of those that it causes itself.
    """

    def __init__(self, context):
        self.context, self.faults, self.expected = context, [], []
        # Pictures are on another host, which cannot be reached from here.
        context.route("https://**/*", lambda route: route.abort())
        context.on("page", self.watch)

    def watch(self, page):
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda message: self.note(message))
        page.on("response", lambda answer: answer.status >= 400 and self.faults.append(f"{answer.status} {answer.url}"))

    def note(self, message):
        if message.type == "error" and "net::ERR_FAILED" not in message.text:
            self.faults.append(message.text)

    def page(self, address):
        page = self.context.new_page()
        page.goto(address)
        return page


@pytest.fixture
def visit(browser):
    """Starts a visit: `visit(workers=True)` lets service workers in. Its faults must be none when the test ends."""
    visits = []

    def start(workers=False, **options):
        options.setdefault("viewport", {"width": 1280, "height": 900})
        context = browser.new_context(service_workers="allow" if workers else "block", **options)
        visits.append(Visit(context))
        return visits[-1]

    yield start
    for each in visits:
        each.context.close()
    assert [fault for each in visits for fault in each.faults if not any(part in fault for part in each.expected)] == []


def assert_accessible(page):
    found = Axe().run(page).response["violations"]
    faults = [(fault["id"], [node["html"][:200] for node in fault["nodes"][:3]]) for fault in found]
    assert faults == []


def eventually(page, condition, seconds=20):
    """Waits while a condition does not hold, until time is up; returns whether it held."""
    end = time.monotonic() + seconds
    while not (held := condition()) and time.monotonic() < end:
        page.wait_for_timeout(50)
    return held


def until(page, expression, argument=None):
    """Waits for a script's answer to be true; `wait_for_function` would need a policy that allows eval."""
    assert eventually(page, lambda: holds(page, expression, argument)), expression


def holds(page, expression, argument):
    try:
        return page.evaluate(expression, argument)
    except Error:
        # The page was on its way to another.
        return False
