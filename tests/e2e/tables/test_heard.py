"""What those hear who do not see the table: everything once, and nothing that matters missing."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.new_tables import BOT, new_table
from tests.e2e.player import Toucher
from tests.e2e.tables.test_evening import STAR, challenge
from tests.e2e.tables.test_telling import two
from tests.e2e.thinker import thinker

pytestmark = pytest.mark.browser
# every text that comes into a live region from now on
LISTEN = """() => {
  globalThis.heard = [];
  const now = new Map();
  const look = () => document.querySelectorAll("[aria-live], [role=alert], [role=status]").forEach(
    region => {
      const text = region.textContent.trim();
      if (text && now.get(region) !== text) heard.push(text);
      now.set(region, text);
    });
  look();
  heard.length = 0;
  new MutationObserver(look).observe(
    document.body, {subtree: true, childList: true, characterData: true});
}"""


def texts_spoken(page: Page) -> list[str]:
    """What was said since the last look."""
    texts: list[str] = page.evaluate("() => heard.splice(0)")
    return texts


@pytest.mark.ci
def test_a_verdict_is_said_once_with_who_is_to_move(opened: Opener) -> None:
    mover, other = two(opened, "pl", ("is", "en"))
    mover.take_turn(thinker("pl"))
    other.await_turn()
    page = other.page
    page.evaluate(LISTEN)
    challenge(other)
    expect(page.get_by_role("alert").first).not_to_be_empty()
    other.await_turn()
    verdict = page.get_by_role("alert").first.inner_text()
    yours = other.say("said-your-turn")
    assert sum(text.count(yours) for text in texts_spoken(page)) == 1
    assert yours in verdict
    # a tile that cannot lie there takes the banner for a while
    other.go_to(0, down=False)
    other.type(next(one for one in other.rack() if one != "?"), blank=False)
    expect(page.locator('[data-status="wrong"]')).to_be_visible()
    page.keyboard.press("Backspace")
    expect(page.locator('[data-status="ruled"]')).to_be_visible()
    assert verdict not in texts_spoken(page)


@pytest.mark.ci
def test_a_message_is_heard_where_the_chat_is_not_on_the_screen(opened: Opener) -> None:
    mover, other = two(opened, "is", ("is", "sv"))
    desk, phone = (one.page for one in sorted((mover, other), key=lambda one: one.seat))
    phone.evaluate(LISTEN)
    desk.get_by_role("textbox", name=mover.say("chat-say")).or_(
        desk.get_by_role("textbox", name=other.say("chat-say"))
    ).fill("Góðan daginn")
    desk.keyboard.press("Enter")
    phone.wait_for_function("() => heard.some(text => text.includes('Góðan daginn'))")
    assert [text for text in texts_spoken(phone) if "Anna" in text and "Góðan daginn" in text]


@pytest.mark.ci
def test_who_has_won_is_heard_and_no_draft_stays_on_the_board(opened: Opener) -> None:
    mover, other = two(opened, "is", ("is", "sv"))
    other.go_to(STAR, down=False)
    other.type(next(one for one in other.rack() if one != "?"), blank=False)
    laid = other.page.locator(".square.laid")
    expect(laid).to_have_count(1)
    other.page.evaluate(LISTEN)
    mover.push("resign")
    dialog = mover.page.get_by_role("dialog")
    dialog.get_by_role("button", name=mover.say("resign-yes"), exact=True).click()
    other.page.locator("#ending-title").wait_for()
    expect(laid).to_have_count(0)
    message = other.page.locator(".ending .message").inner_text()
    assert [text for text in texts_spoken(other.page) if message in text]
    other.page.reload()
    other.page.locator("#ending-title").wait_for()
    expect(laid).to_have_count(0)


@pytest.mark.ci
def test_a_dialog_for_letters_calls_no_keyboard_over_its_own_buttons(opened: Opener) -> None:
    page = opened("is", "phone")
    new_table(page, "is", "person", BOT, language="is")
    player = Toucher(page, "is")
    player.await_turn()
    player.push("exchange")
    field = page.get_by_role("dialog").locator("input")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("inputmode", "none")
    field.tap()
    expect(field).to_have_attribute("inputmode", "text")
    # nor is the ring of the button that closes cut off by the dialog's edge
    edge = page.get_by_role("dialog").bounding_box()
    close = page.get_by_role("button", name=player.say("close")).bounding_box()
    assert edge
    assert close
    assert close["x"] + close["width"] + 5 <= edge["x"] + edge["width"]
