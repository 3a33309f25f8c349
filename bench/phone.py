"""The first minute on a slow phone (`python -m bench.phone`).

A browser that holds nothing, its processor slowed down four times, a line of 1.6 Mbit/s with
150 ms to the server and back: the start page until it is loaded, what was sent for it, and the
board of a new table, counted from the touch that begins the game until the rack lies below the
board. Each figure is the median of several browsers.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from bench.figures import Figure, parser, report
from tests.e2e.conftest import launch
from tests.e2e.server import running
from tools.programs import BROWSER, whole_browser

LANGUAGES = ("is", "fi", "sv", "pl", "en")
RUNS = 5
PROCESSOR = 4
LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
LOADED = "() => performance.getEntriesByType('navigation')[0].loadEventEnd"
STANDS = """() => document.querySelectorAll('[data-square]').length > 100
  && document.querySelectorAll('.rack [data-slot] .tile').length > 0"""
MOST_PAGE, MOST_BYTES, MOST_BOARD = 1500.0, 60.0, 2500.0
PATIENCE = 60_000


class Visit(NamedTuple):
    """What one browser saw: milliseconds, kB, milliseconds."""

    page: float
    sent: float
    board: float


def visit(browser: Browser, address: str, language: str) -> Visit:
    """The first page and the first board of somebody who was never here."""
    context = browser.new_context(
        base_url=address,
        locale=language,
        viewport={"width": 360, "height": 640},
        has_touch=True,
        is_mobile=True,
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", LINE)
    session.send("Emulation.setCPUThrottlingRate", {"rate": PROCESSOR})
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda one: sizes.append(int(one["encodedDataLength"])))
    page.goto(f"/?lang={language}", wait_until="networkidle")
    loaded, sent = float(page.evaluate(LOADED)), sum(sizes) / 1000
    began = time.perf_counter()
    page.locator("#play").tap(no_wait_after=True)
    page.wait_for_function(STANDS)
    board = 1000 * (time.perf_counter() - began)
    context.close()
    return Visit(loaded, sent, board)


def figures(browser: Browser, address: str, runs: int) -> Iterator[Figure]:
    """The figures of every language."""
    for language in LANGUAGES:
        visit(browser, address, language)  # the server has the language's words at hand
        seen = [visit(browser, address, language) for _ in range(runs)]
        for name, values, unit, most in (
            ("start page", [one.page for one in seen], "ms", MOST_PAGE),
            ("start page, sent", [one.sent for one in seen], "kB", MOST_BYTES),
            ("board of a new table", [one.board for one in seen], "ms", MOST_BOARD),
        ):
            yield Figure(language, name, median(values), unit, most=most)


def main(arguments: list[str]) -> int:
    """Print the figures; 1 if one is above its mark."""
    quick = parser(__doc__).parse_args(arguments).quick
    program = whole_browser() or BROWSER.find()
    if program is None:
        print("phone: left out, there is no Chromium here")
        return 0
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
        launch(playwright, program) as browser,
    ):
        return report("phone", figures(browser, server.address, 1 if quick else RUNS))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
