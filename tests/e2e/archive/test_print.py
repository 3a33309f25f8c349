"""What comes out on paper: the whole sheet of a game, and nothing that only a screen has."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.new_tables import BOT, new_table
from tests.e2e.player import Typist
from tests.e2e.thinker import thinker

pytestmark = pytest.mark.browser

# A4 between its margins, upright and across
UPRIGHT, ACROSS = (718, 1047), (1047, 718)
# rows that are not there in full: hidden, clipped by what holds them, or under another
CUT = """selector => {
  const clips = one => one
    && (getComputedStyle(one).overflowY !== "visible" ? one : clips(one.parentElement));
  return [...document.querySelectorAll(selector)].filter(row => {
    const { top, bottom } = row.getBoundingClientRect(), holder = clips(row.parentElement);
    const frame = holder?.getBoundingClientRect();
    return !row.checkVisibility() || bottom - top < 5
      || (frame && holder !== document.documentElement
        && (bottom > frame.bottom + 1 || top < frame.top - 1));
  }).map(row => row.textContent);
}"""


def print_out(page: Page, paper: tuple[int, int]) -> None:
    page.set_viewport_size({"width": paper[0], "height": paper[1]})
    page.emulate_media(media="print")


@pytest.mark.ci
def test_a_game_is_printed_with_its_whole_sheet(opened: Opener) -> None:
    page = opened("pl")
    new_table(page, "pl", "person", BOT, language="pl")
    person = Typist(page, "pl")
    for _ in range(5):
        person.await_turn()
        person.take_turn(thinker("pl"))
    person.await_turn()
    person.push("resign")
    yes = person.say("resign-yes")
    page.get_by_role("dialog").get_by_role("button", name=yes, exact=True).click()
    page.locator("#ending-title").wait_for()
    table = re.sub(r"\?.*", "", page.url)
    rows = ".side-b .list tbody tr"
    for paper in (UPRIGHT, ACROSS):
        print_out(page, paper)
        assert page.locator(rows).count() >= 10
        assert page.evaluate(CUT, rows) == []
        expect(page.locator(":is(.dock, .back, .share, .chat):visible")).to_have_count(0)
    page.emulate_media(media="screen")
    page.goto(f"{table}/replay?lang=pl")
    print_out(page, UPRIGHT)
    rows = ".turns .list tbody tr"
    assert page.locator(rows).count() >= 10
    assert page.evaluate(CUT, rows) == []
    expect(page.locator(":is(.steps, .back, .take):visible")).to_have_count(0)
