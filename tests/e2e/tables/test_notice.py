"""A notice that it is one's turn, by a whole browser where there is one: its shell shows none."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Playwright

from tests.e2e.conftest import Opener, launch
from tests.e2e.new_tables import BOT, new_table
from tests.e2e.player import Typist
from tests.machine import require
from tools.programs import BROWSER, whole_browser

pytestmark = [pytest.mark.browser, pytest.mark.service_worker]
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => true })"
# in the shell, where nobody ever permits a notice: what the page asks its worker to show
NOTED = """
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  const shown = [];
  const { prototype } = ServiceWorkerRegistration;
  prototype.showNotification = async (title, { data }) => void shown.push({ title, data });
  prototype.getNotifications = async () => shown;
"""
# Chromium drops a notice for good if its notices are asked for while it is about to show it
WATCHED = """
  const { showNotification } = ServiceWorkerRegistration.prototype;
  ServiceWorkerRegistration.prototype.showNotification = async function (...notice) {
    await showNotification.apply(this, notice);
    globalThis.noticed = true;
  };
"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launch(playwright, whole_browser() or require(BROWSER)) as browser:
        yield browser


@pytest.mark.ci
def test_a_notice_comes_while_the_page_is_out_of_sight(opened: Opener) -> None:
    page = opened("en", permissions=["notifications"])
    page.add_init_script((HIDDEN if whole_browser() else HIDDEN + NOTED) + WATCHED)
    new_table(page, "en", "person", BOT, language="en")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    typist = Typist(page, "en")
    typist.await_turn()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Notify me when it is my turn").check()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Pass", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Pass").click()
    page.wait_for_function("() => globalThis.noticed")
    shown = """async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      return (await worker.getNotifications()).map(({ title, data }) => [title, data]);
    }"""
    assert page.evaluate(shown) == [["It is your turn", urlsplit(page.url).path]]
