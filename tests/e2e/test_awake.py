"""Screens stay on where people play by them: the browser is asked, and asked again when needed."""

from time import sleep

import pytest
from playwright.sync_api import Page, expect

from stafla.data.catalogue import catalogue
from tests.e2e.companion.keeper import Keeper
from tests.e2e.conftest import Opener
from tests.marks import in_ci

pytestmark = pytest.mark.browser
LOCKS = """
window.locks = [];
const locks = {
  request: (type) => {
    const lock = {
      type,
      held: true,
      release: () => Promise.resolve((lock.held = false)),
      get released() {
        return !lock.held;
      },
    };
    window.locks.push(lock);
    return Promise.resolve(lock);
  },
};
Object.defineProperty(navigator, "wakeLock", { value: locks, configurable: true });
"""
HELD = "() => window.locks.filter((lock) => lock.held).length > 0"


def watch(opened: Opener, language: str) -> Page:
    page = opened(language, "phone", touch=True)
    page.add_init_script(LOCKS)
    return page


def until(page: Page, held: str) -> None:
    """Asked from outside: the page's own clock may stand still."""
    for _ in range(100):
        if page.evaluate(held):
            return
        sleep(0.1)
    raise AssertionError(held)


@pytest.mark.ci
def test_the_caller_s_screen_and_the_phones_of_a_duplicate_stay_on(opened: Opener) -> None:
    caller, phone = watch(opened, "en"), watch(opened, "en")
    say = catalogue("en", "duplicate")
    caller.goto("/duplicate")
    caller.get_by_role("button", name=say("duplicate-begin")).tap()
    caller.wait_for_url("**/duplicate/*")
    caller.wait_for_load_state()
    until(caller, HELD)
    phone.goto(caller.locator("#link").input_value())
    assert phone.evaluate("window.locks.length") == 0
    phone.get_by_label(say("duplicate-name")).fill("Anna")
    phone.get_by_role("button", name=say("duplicate-join"), exact=True).tap()
    phone.wait_for_url("**/player/*")
    phone.wait_for_load_state()
    until(phone, HELD)


def test_a_companion_stays_on_while_its_game_goes_on(opened: Opener) -> None:
    page = watch(opened, "sv")
    keeper = Keeper(page, "sv", "resigned")
    keeper.open()
    assert page.evaluate("window.locks.length") == 0
    keeper.begin()
    until(page, HELD)
    # a browser lets go of a page that is not seen
    page.evaluate(
        "() => { window.locks.forEach((lock) => lock.release());"
        " document.dispatchEvent(new Event('visibilitychange')); }"
    )
    until(page, HELD)
    keeper.play()
    until(page, "() => window.locks.every((lock) => !lock.held)")


@pytest.mark.parametrize("can", [in_ci(True), False])
def test_where_no_browser_keeps_a_screen_on_one_line_says_what_helps(
    opened: Opener, can: bool
) -> None:
    page = opened("pl", "phone")
    without = "delete Navigator.prototype.wakeLock"
    page.add_init_script(LOCKS if can else without)
    line = page.get_by_text(catalogue("pl", "companion")("screen-dims"))
    page.goto("/companion?lang=pl")
    page.locator("main .button").first.wait_for()
    expect(line).to_have_count(0 if can else 1)
    for address in ("/duplicate", "/bingo"):
        page.goto(f"{address}?lang=pl")
        page.locator("main form .primary").first.click()
        page.wait_for_url(f"**{address}/*")
        page.wait_for_function("() => document.querySelector('[data-dims]')")
        (expect(line).to_be_hidden if can else expect(line).to_be_visible)()
