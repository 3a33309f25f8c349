"""Nothing that axe finds wrong: pages, table, every dialog, the end; light and dark."""

import pytest
from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from stafla.data.catalogue import catalogue
from tests.e2e.conftest import Opener
from tests.e2e.new_tables import BOT, new_table
from tests.e2e.player import Toucher, Typist
from tests.e2e.thinker import thinker
from tests.marks import in_ci, later

pytestmark = pytest.mark.browser


AXE = Axe()
RUN = "options => axe.run(options)"


# texts of buttons that stick out of them, as when a style of another page reaches them
OUTSIDE = """() => [...document.querySelectorAll("button, .button, summary")].flatMap(button => {
  const frame = button.getBoundingClientRect(), found = [];
  if (frame.width < 2) return found;
  const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, range = document.createRange();
    if (!text.data.trim() || text.parentElement.closest(".unseen-text")) continue;
    // a name too long for its place ends in dots
    if (getComputedStyle(text.parentElement).textOverflow === "ellipsis") continue;
    range.selectNodeContents(text);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      // a line is higher than its letters: its middle counts
      const middle = (top + bottom) / 2;
      const inside = left > frame.left - 3 && right < frame.right + 3
        && middle > frame.top && middle < frame.bottom;
      if (width > 0 && !inside) found.push(text.data.trim());
    }
  }
  return found;
})"""


def check(page: Page, *rules: str) -> None:
    """Nothing that axe finds wrong, by some of its rules or by all; no button that its text leaves.

    Only what is wrong is written down in full: to name every element that is as it should be takes
    four times as long as to look at it. The program is handed to a page once.
    """
    options: dict[str, object] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = list(rules)
    page.wait_for_load_state()  # a page that is not whole lacks what stands further down
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(AXE.axe_script)
    assert page.evaluate(OUTSIDE) == []
    results = AxeResults(page.evaluate(RUN, options))
    assert results.violations_count == 0, results.generate_report()


@pytest.mark.parametrize("scheme", ["light", in_ci("dark")])
@pytest.mark.parametrize("size", [later("desktop"), "phone"])
def test_axe_finds_nothing_on_the_start_page(opened: Opener, size: str, scheme: str) -> None:
    page = opened("pl", size, color_scheme=scheme)
    page.goto("/?lang=pl")
    check(page)
    page.locator(".change > summary").click()
    check(page)
    page.goto("/tables/new")
    check(page)
    page.locator('[name="kind1"]').select_option("none")
    page.locator('[name="kind2"]').select_option("none")
    page.locator("main form .primary").click()
    page.get_by_role("alert").wait_for()
    check(page)


@pytest.mark.parametrize("scheme", ["light", in_ci("dark")])
def test_axe_finds_nothing_at_the_table_and_in_its_dialogs(opened: Opener, scheme: str) -> None:
    page = opened("is", "phone", color_scheme=scheme)
    new_table(page, "is", "person", BOT, language="is")
    person = Toucher(page, "is")
    person.await_turn()
    person.take_turn(thinker("is"))
    person.await_turn()
    check(page)
    for name in ("exchange", "pass", "resign", "settings"):
        person.push(name)
        page.get_by_role("dialog").wait_for()
        check(page)
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.ci
@pytest.mark.parametrize("scheme", ["light", later("dark")])
def test_axe_finds_nothing_at_the_end(opened: Opener, scheme: str) -> None:
    page = opened("en", "desktop", color_scheme=scheme, touch=True)
    new_table(page, "en", "person", "person", language="en")
    person = Toucher(page, "en")
    page.get_by_role("button", name="show my rack").tap()
    person.push("resign")
    check(page)
    person.push("resign-yes")
    page.locator("#ending-title").wait_for()
    check(page)


def test_among_three_on_a_phone_whose_turn_it_is_is_read_aloud(opened: Opener) -> None:
    page = opened("sv", "phone")
    new_table(page, "is", "person", BOT, BOT, language="sv")
    person = Typist(page, "sv")
    person.await_turn()
    players = page.get_by_role("list", name=person.say("players"), exact=True)
    expect(players.get_by_role("listitem").first).to_be_visible()
    assert person.say("player-turn") in players.aria_snapshot()


def test_keys_reach_the_messages_of_a_chat(opened: Opener) -> None:
    page = opened("pl")
    new_table(page, "pl", "person", "person", language="pl")
    log = page.get_by_role("log")
    page.get_by_label(catalogue("pl", "table")("chat-say")).focus()
    page.keyboard.press("Shift+Tab")
    expect(log).to_be_focused()
