"""Stafla as an application: what a phone installs, what opens without network, what calls one."""

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from stafla.data.catalogue import catalogue
from tests.e2e.conftest import Opener
from tests.e2e.network import Network
from tests.e2e.new_tables import BOT, new_table
from tests.e2e.player import Typist
from tests.e2e.thinker import thinker
from tests.marks import later

pytestmark = [pytest.mark.browser, pytest.mark.service_worker]
READY = """async () => {
  const registered = await navigator.serviceWorker.ready;
  const kept = async () => (await caches.match('/offline'))?.text() ?? '';
  for (let i = 0; i < 200 && !(await kept()).includes(document.documentElement.lang); i++)
    await new Promise((done) => setTimeout(done, 50));
  return new URL(registered.scope).pathname;
}"""
RECORD_SOUNDS = """() => {
  window.rung = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) {
    window.rung += 1;
    return start.apply(this, at);
  };
}"""


def at_a_table(opened: Opener, language: str) -> tuple[Page, Typist]:
    page = opened(language)
    new_table(page, language, "person", BOT, language=language)
    return page, Typist(page, language)


def test_the_manifest_names_icons_that_are_there(opened: Opener) -> None:
    page = opened("is")
    page.goto("/?lang=is")
    address = page.locator('link[rel="manifest"]').get_attribute("href")
    assert address is not None
    manifest = json.loads(page.request.get(address).text())
    assert (manifest["lang"], manifest["start_url"], manifest["display"]) == (
        "is",
        "/",
        "standalone",
    )
    assert manifest["description"] == catalogue("is", "start")("start-lead")
    for icon in manifest["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon["type"]


def test_a_first_visit_fetches_the_shell_once(opened: Opener) -> None:
    page = opened("is", "phone")
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url.partition("?")[0]))
    page.goto("/")
    page.evaluate(READY)
    page.wait_for_function("() => localStorage.getItem('stafla.shell') === 'is'")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)  # what is fetched twice comes now
    paths = [address.rpartition("/")[2] for address in asked]
    assert [paths.count(path) for path in ("offline", "device", "companion")] == [1, 1, 1]


@pytest.mark.parametrize("language", ["fi", later("pl")])
def test_without_network_the_shell_opens_in_the_readers_language(
    opened: Opener, network: Network, language: str
) -> None:
    page = opened(language, "phone", network=network)
    page.goto(f"/?lang={language}")
    assert page.evaluate(READY) == "/"
    network.cut(page.context)
    page.goto("/lobby")
    say = catalogue(language, "web")
    expect(page.get_by_role("heading", name=say("offline-title"))).to_be_visible()
    expect(page.get_by_role("button", name=say("offline-again"))).to_be_visible()
    family = "getComputedStyle(document.body).fontFamily"
    assert "Atkinson" in page.evaluate(family)
    network.mend(page.context)
    again = page.context.new_page()
    again.goto("/lobby")
    lobby = catalogue(language, "lobby")("lobby")
    expect(again.get_by_role("heading", level=1, name=lobby)).to_be_visible()


@pytest.mark.ci
def test_the_title_says_that_it_is_ones_turn(opened: Opener) -> None:
    page, typist = at_a_table(opened, "sv")
    typist.await_turn()
    said = catalogue("sv", "table")("said-your-turn").rstrip(".")
    page.wait_for_function("said => document.title.startsWith(`● ${said}`)", arg=said)


@pytest.mark.ci
def test_sounds_are_off_until_they_are_turned_on(opened: Opener) -> None:
    page, typist = at_a_table(opened, "en")
    typist.await_turn()
    page.evaluate(RECORD_SOUNDS)
    page.locator("[data-square]").first.click()
    typist.take_turn(thinker("en"))
    typist.await_turn()
    assert page.evaluate("window.rung") == 0
    sounds_setting(page).check()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Sounds")).to_be_hidden()
    page.locator("[data-square]").first.click()
    typist.take_turn(thinker("en"))
    page.wait_for_function("() => window.rung > 0")
    page.reload()
    expect(sounds_setting(page)).to_be_checked()
    page.get_by_label("Sounds").uncheck()
    page.reload()
    expect(sounds_setting(page)).not_to_be_checked()


def sounds_setting(page: Page) -> Locator:
    """The setting, shown by way of the menu."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    return page.get_by_label("Sounds")
