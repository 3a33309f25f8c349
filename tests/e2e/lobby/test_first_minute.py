"""The first minute on a phone, counted in touches: a game at once, and the game of a friend."""

import re

import pytest
from playwright.sync_api import Page, expect

from stafla.data.catalogue import catalogue
from tests.e2e.conftest import Opener
from tests.e2e.player import Toucher
from tests.e2e.test_access import check
from tests.e2e.thinker import thinker
from tests.marks import in_ci

pytestmark = pytest.mark.browser
# all that a first visit fetches, packed as it is sent, with heads
# touches of a visit, across its pages, as the browser counts them
COUNTS = """addEventListener('pointerdown', () => {
  sessionStorage.touches = 1 + Number(sessionStorage.touches ?? 0);
}, true)"""
COUNTED = "() => Number(sessionStorage.touches)"
MOST_BYTES = 60_000
IN_SIGHT = """(selectors) => selectors.map(one => {
  const box = document.querySelector(one).getBoundingClientRect();
  const below = document.querySelector(".below")?.getBoundingClientRect();
  const floor = below?.height ? below.top : innerHeight;
  return [one, box.top >= 0 && box.bottom <= floor && box.right <= innerWidth && box.height >= 44];
}).filter(([, whole]) => !whole)"""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SIZES = [(360, 640), (390, 664), (390, 844), (1280, 800), (1366, 650), (1920, 1080)]


@pytest.mark.parametrize("language", ["is", *map(in_ci, ("fi", "sv", "pl", "en"))])
def test_play_and_code_are_in_sight_without_scrolling(opened: Opener, language: str) -> None:
    page = opened(language)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"/?lang={language}")
        page.evaluate("() => document.fonts.ready")
        assert page.evaluate(IN_SIGHT, ["#play", "#code", ".code .button"]) == [], (width, height)
        assert page.evaluate(WIDER) == 0


@pytest.mark.service_worker
def test_one_touch_begins_a_game_and_the_rack_stands(opened: Opener) -> None:
    page = opened("is", "phone")
    page.goto("/?lang=is")
    loads = opens(page)
    page.locator("#play").tap()
    person = Toucher(page, "is")
    page.wait_for_selector("[data-square]")
    person.await_turn()
    assert len(loads) == 1
    before = person.number
    thought = thinker("is").best(person.seen(), person.rack())
    assert thought is not None
    person.lay(thought)
    page.wait_for_function(
        "before => Number(document.querySelector('.table').dataset.number) > before", arg=before
    )


def test_the_button_says_what_it_will_do(opened: Opener) -> None:
    page = opened("sv", "phone")
    page.goto("/?lang=sv")
    say = catalogue("sv", "start", "bots")
    button = page.locator("#play")
    expect(button).to_contain_text(say("clock-short-none"))
    page.locator(".change > summary").tap()
    page.locator("#profile").select_option("fi")
    page.locator("#level").select_option("club")
    expect(button).to_contain_text("Suomi 2021")
    expect(button).to_contain_text(say("bot-club"))
    page.locator('.either [value="person"]').check()
    expect(button).to_contain_text(say("clock-short-minutes", minutes=25), use_inner_text=True)
    expect(button).not_to_contain_text(say("bot-club"), use_inner_text=True)
    check(page)


@pytest.mark.service_worker
def test_a_friend_s_game_is_joined_within_two_touches(opened: Opener) -> None:
    host, friend = opened("pl"), opened("pl", "phone")
    made = host.request.post(
        "/tables", form={"profile": "pl", "kind1": "person", "kind2": "invited"}
    )
    host.goto(made.url)
    link = host.locator("#link").input_value()
    code = host.locator(".spoken-code").inner_text()
    friend.context.add_init_script(COUNTS)
    friend.goto(f"{link}?lang=pl")
    friend.locator("main form .primary").tap()
    friend.wait_for_selector("[data-square]")
    assert 1 <= friend.evaluate(COUNTED) <= 2
    host.wait_for_selector("[data-square]")
    Toucher(friend, "pl", seat=1)
    other = opened("pl", "phone")
    other.goto("/?lang=pl")
    other.locator("#code").fill(code)
    other.locator(".code .button").tap()
    other.wait_for_url("**/invitations/*")


@pytest.mark.parametrize("language", [*map(in_ci, ("is", "fi", "sv", "en")), "pl"])
def test_the_start_page_weighs_little(opened: Opener, language: str) -> None:
    page = opened(language, "phone")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda one: sizes.append(int(one["encodedDataLength"])))
    page.goto(f"/?lang={language}", wait_until="networkidle")
    assert sizes
    assert sum(sizes) <= MOST_BYTES


def opens(page: Page) -> list[str]:
    """The pages that are loaded from now on."""
    loaded: list[str] = []
    page.on(
        "request",
        lambda one: (
            one.is_navigation_request()
            and re.search(r"/tables/[\w-]{22}", one.url)
            and loaded.append(one.url)
        ),
    )
    return loaded
