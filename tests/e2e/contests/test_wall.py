"""Many players and little room: the wall turns its pages, charts keep names in sight."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accounts.test_people import fits
from tests.e2e.conftest import Opener
from tests.e2e.contests.test_contests import publish, say
from tests.e2e.people import sign_up
from tests.e2e.test_access import check

pytestmark = pytest.mark.browser
NAMES = [f"Player {number:02} med ett mycket långt namn" for number in range(1, 41)]
READING = 10_000


def announce(page: Page) -> str:
    page.goto("/events/new?lang=sv")
    page.locator("#title").fill("Göteborg Open")
    page.locator("main form .primary").click()
    page.wait_for_url("**/desk")
    page.get_by_text(say("sv", "list"), exact=True).click()
    page.locator("#l-players").fill("\n".join(NAMES))
    page.locator("#l-players").locator("xpath=ancestor::form").locator("[type=submit]").click()
    page.get_by_role("button", name=say("sv", "do-check-in")).click()
    page.get_by_role("button", name=say("sv", "all-here")).click()
    return page.url.partition("?")[0]


def names_in_sight(wall: Page) -> list[str]:
    return wall.locator(".events-seats span").evaluate_all(
        """names => names.filter((name) => {
          const { left, right, bottom } = name.getBoundingClientRect();
          const foot = document.querySelector("footer").getBoundingClientRect().top;
          return left >= 0 && right <= innerWidth && bottom <= foot;
        }).map((name) => name.textContent)"""
    )


def in_sight_at_the_end(page: Page, whose: int) -> bool:
    """Whether, at the right end of a sheet, its rows still say whose they are, by that column."""
    paper = page.locator(".a4")
    assert paper.evaluate("sheet => (sheet.scrollLeft = sheet.scrollWidth) && sheet.scrollLeft > 0")
    box = paper.locator(f"table td:nth-child({whose})").last.bounding_box()
    assert box
    return box["x"] >= 0 and box["x"] + box["width"] <= 360


def page_told(number: int) -> str:
    return say("sv", "wall-page", page=number, count=2)


@pytest.mark.ci
def test_more_players_than_fit_are_shown_page_by_page(opened: Opener) -> None:
    desk, wall = opened("sv"), opened("sv")
    sign_up(desk, "Åsa vid väggen", "sv")
    address = announce(desk)
    publish(desk, "sv", 1)
    wall.clock.install()
    wall.set_viewport_size({"width": 1920, "height": 1080})
    wall.goto(address.removesuffix("/desk") + "/wall")
    expect(wall.get_by_text(page_told(1))).to_be_visible()
    assert wall.evaluate("document.documentElement.scrollHeight <= innerHeight")
    size = wall.locator(".events-seats").evaluate("list => getComputedStyle(list).fontSize")
    assert float(size.removesuffix("px")) >= 0.045 * 1080
    first = names_in_sight(wall)
    wall.clock.fast_forward(READING)
    expect(wall.get_by_text(page_told(2))).to_be_visible()
    assert (first + names_in_sight(wall), len(first)) == (NAMES, 20)
    check(wall)
    # who is looking for their table holds the page, and turns it by hand
    wall.get_by_role("button", name=say("sv", "wall-hold")).click()
    wall.clock.fast_forward(READING)
    expect(wall.get_by_text(page_told(2))).to_be_visible()
    wall.keyboard.press("ArrowRight")
    expect(wall.get_by_text(page_told(1))).to_be_visible()
    # what comes next begins with its first page
    wall.keyboard.press("ArrowRight")
    expect(wall.get_by_text(page_told(2))).to_be_visible()
    desk.get_by_role("button", name=say("sv", "do-start", round=1)).click()
    desk.locator("#e-table").fill("1")
    desk.locator("#e-own").fill("400")
    desk.locator("#e-against").fill("380")
    desk.keyboard.press("Enter")
    expect(wall.locator("[data-part=wall] h2")).to_have_text(say("sv", "standings"))
    expect(wall.get_by_text(page_told(1))).to_be_visible()
    # a place of two figures does not push its name aside
    wall.locator(".events-seats i").first.evaluate("place => (place.textContent = '10')")
    lefts = wall.locator(".events-seats span").evaluate_all(
        "names => names.slice(0, 2).map(name => name.getBoundingClientRect().left)"
    )
    assert abs(lefts[0] - lefts[1]) < 1
    # on a phone nothing turns: the whole list is one page
    wall.set_viewport_size({"width": 360, "height": 640})
    expect(wall.locator("[data-turning]")).to_be_hidden()
    fits(wall)
    for sheet, whose in (("wall-chart", 2), ("cards", 1)):
        wall.goto(f"{address.removesuffix('/desk')}/paper/{sheet}")
        fits(wall)
        assert in_sight_at_the_end(wall, whose), sheet
