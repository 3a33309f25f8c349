"""A notice that it is one's turn, by the whole browser, as its shell has none to show."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Playwright

from tests.e2e.conftest import CHROMIUM, Opener, required
from tests.e2e.player import Typist
from tests.e2e.tables import BOT, new_table

pytestmark = pytest.mark.browser
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with required(playwright, CHROMIUM) as browser:
        yield browser


def test_a_notice_comes_while_the_page_is_out_of_sight(opened: Opener) -> None:
    page = opened("en", permissions=["notifications"])
    page.add_init_script(HIDDEN)
    new_table(page, "en", "person", BOT, language="en")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    typist = Typist(page, "en")
    typist.await_turn()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Notice when it is your turn").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Pass").click()
    page.get_by_role("dialog").get_by_role("button", name="Pass").click()
    shown = """async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      for (let i = 0; i < 200; i++) {
        const notices = await worker.getNotifications();
        if (notices.length > 0) return notices.map((one) => [one.title, one.data]);
        await new Promise((done) => setTimeout(done, 50));
      }
      return [];
    }"""
    assert page.evaluate(shown) == [["It is your turn", urlsplit(page.url).path]]
