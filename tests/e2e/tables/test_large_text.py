"""A reader who has set larger text for all sites: every page follows, and nothing is cut."""

import pytest
from playwright.sync_api import Page, Playwright

from stafla.data.catalogue import LANGUAGES, catalogue
from tests.e2e.conftest import launch
from tests.e2e.new_tables import BOT, new_table
from tests.e2e.player import Typist
from tests.e2e.server import Server
from tests.e2e.test_access import OUTSIDE
from tests.e2e.test_every_page import WIDER
from tests.machine import require
from tests.marks import in_ci
from tools.programs import BROWSER

pytestmark = pytest.mark.browser

USUAL = 16
PAGES = ("/", "/lobby", "/tables/new", "/solo", "/companion", "/results", "/variants", "/sign-up")
# squares that are no squares, and names of rows and columns that leave their place
PRINTED = ".board :is(.square, .names span)"
DEFORMED = """printed => [...document.querySelectorAll(printed)].filter(one => {
  const { width, height } = one.getBoundingClientRect();
  return one.scrollWidth > width + 1.5
    || (one.matches(".square") && Math.abs(width - height) > 0.6);
}).map(one => one.outerHTML.slice(0, 80))"""
MAIN = ".dock .main"
ACCEPT = {language: catalogue(language, "table")("accept") for language in LANGUAGES}
# acts that break inside a word while the main button accepts a play
BROKEN = """([main, text]) => {
  const button = document.querySelector(main);
  button.textContent = text;
  button.classList.remove("primary");
  button.removeAttribute("aria-disabled");
  const shown = [...document.querySelectorAll(".dock .acts button")].filter(one => one.innerText);
  return shown.filter(one => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(line => Math.round(line.top))).size
      > one.innerText.trim().split(/\\s+/).length;
  }).map(one => one.innerText);
}"""


def is_reached(page: Page, selector: str) -> bool:
    """Whether it can be brought wholly onto the screen, with nothing over it."""
    page.locator(selector).scroll_into_view_if_needed()
    seen: bool = page.locator(selector).evaluate(
        """one => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const corners = [[left + 9, top + 9], [right - 9, bottom - 9]];
          return corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
        }"""
    )
    return seen


@pytest.mark.parametrize(
    ("language", "size", "letters"),
    [("fi", (360, 640), 32), in_ci("pl", (1280, 720), 32), in_ci("sv", (640, 360), 24)],
)
def test_pages_and_table_follow_the_size_that_the_reader_has_set(
    playwright: Playwright,
    server: Server,
    language: str,
    size: tuple[int, int],
    letters: int,
) -> None:
    wanted = f"--blink-settings=defaultFontSize={letters}"
    with launch(playwright, require(BROWSER), wanted) as browser:
        page = browser.new_page(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            is_mobile=size[0] < 1000,
            has_touch=size[0] < 1000,
            reduced_motion="reduce",
        )
        for path in PAGES:
            page.goto(f"{path}?lang={language}")
            root = page.evaluate(
                "() => parseFloat(getComputedStyle(document.documentElement).fontSize)"
            )
            assert root == 17 * letters / USUAL
            assert page.evaluate(WIDER) <= 0, path
            assert page.evaluate(OUTSIDE) == [], path
        new_table(page, language, "person", BOT, language=language)
        Typist(page, language).await_turn()
        assert page.evaluate(WIDER) <= 0
        assert page.evaluate(OUTSIDE) == []
        assert page.evaluate(DEFORMED, PRINTED) == []
        board = page.locator(".board").bounding_box()
        assert board
        assert board["width"] >= min(size) - 24
        for selector in (".board", MAIN, ".tabs"):
            assert is_reached(page, selector), selector
        assert page.evaluate(BROKEN, [MAIN, ACCEPT[language]]) == []


@pytest.mark.ci
def test_held_sideways_in_type_of_twice_the_size_no_clock_is_cut(
    playwright: Playwright, server: Server
) -> None:
    wanted = "--blink-settings=defaultFontSize=32"
    with launch(playwright, require(BROWSER), wanted) as browser:
        page = browser.new_page(
            base_url=server.address,
            viewport={"width": 640, "height": 360},
            is_mobile=True,
            has_touch=True,
            reduced_motion="reduce",
        )
        new_table(
            page, "is", "person", BOT, language="is", clock="quick-10", names=("Guðrún", "Una")
        )
        Typist(page, "is").await_turn()
        cut = page.locator(".players :is(.under, .name > :first-child)").evaluate_all(
            "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
        )
        assert cut == []
