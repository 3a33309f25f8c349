"""Who is at the table: seen beside the name, told once, and counted down to the claim."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.player import Typist
from tests.e2e.tables.test_telling import sees
from tests.e2e.tables.test_time import seat_of, two

pytestmark = pytest.mark.browser
# every text that a live region shows, as it comes
LISTEN = """() => {
  window.heard = [];
  for (const region of document.querySelectorAll("[aria-live], [role=alert], [role=status]"))
    new MutationObserver(() => window.heard.push(region.textContent.trim()))
      .observe(region, {childList: true, characterData: true, subtree: true});
}"""


def dot(player: Typist, text: str) -> None:
    mark = player.page.locator(".players .there")
    expect(mark).to_have_count(1)
    expect(mark).to_have_attribute("aria-label", player.say(text), timeout=20_000)


def count_news(page: Page, text: str) -> int:
    """In how many of the texts that were spoken it is said."""
    heard: list[str] = page.evaluate("() => window.heard")
    return sum(text in one for one in heard)


@pytest.mark.ci
def test_who_leaves_is_seen_to_be_away_and_the_claim_is_counted_down(opened: Opener) -> None:
    mover, other = two(opened, "long-25")
    other.push("start-clock")
    name = mover.page.locator(".players .name").nth(seat_of(mover)).inner_text().strip()
    dot(other, "player-here")
    dot(mover, "player-here")
    other.page.evaluate(LISTEN)
    before = other.page.locator(".board").bounding_box()
    address = mover.page.url
    mover.page.goto("about:blank")
    dot(other, "player-away")
    sees(other, "told-away", name=name)
    status = other.page.locator('[data-status="away"]')
    expect(status).to_contain_text(re.compile(r"1:[0-5]\d"))
    first = status.inner_text()
    expect(status).not_to_have_text(first)
    assert other.page.locator(".board").bounding_box() == before
    assert count_news(other.page, other.say("told-away", name=name)) == 1
    mover.page.goto(address)
    dot(other, "player-here")
    expect(status).to_have_count(0)
    assert count_news(other.page, other.say("told-away", name=name)) == 1
    assert count_news(other.page, other.say("told-back", name=name)) == 1
