"""What a browser keeps of an account leaves with it, however the session ends."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.people import PASSWORD, sign_up

pytestmark = pytest.mark.browser
KEEP = """() => {
  localStorage.setItem('stafla.slip', '{"slip":1}');
  localStorage.setItem('stafla.device.name', '"Bergljót"');
  localStorage.setItem('stafla.' + 'A'.repeat(22) + '.0.rack', '["A"]');
  sessionStorage.setItem('stafla.' + 'A'.repeat(22) + '.0.laid', '[]');
}"""
KEPT = """() => [localStorage, sessionStorage].flatMap(Object.keys)
    .filter((name) => /[.](rack|laid|slip|name)$/.test(name)).length"""
GAMES = (
    """() => Object.keys(localStorage).filter((name) => name.startsWith('stafla.device.game'))"""
)


def account_of(page: Page) -> str:
    told: str = json.loads(page.evaluate("localStorage.getItem('stafla.account')") or '""')
    return told


def sign_in(page: Page, name: str) -> None:
    page.goto("/sign-in")
    page.locator("#name").fill(name)
    page.locator("#password").fill(PASSWORD)
    page.locator("main form [type=submit]").click()
    expect(page.locator(".account")).to_contain_text(name)


@pytest.mark.ci
def test_a_session_that_ended_by_itself_leaves_nothing_to_whoever_comes_next(
    opened: Opener,
) -> None:
    """It was not used for weeks, or ended elsewhere: drafts and slips stayed for whoever came."""
    page = opened("is")
    page.goto("/")
    page.evaluate(KEEP)
    sign_up(page, "Bergljót", "is")
    assert page.evaluate(KEPT) == 4, "what a guest had is the guest's to go on with"
    assert len(account_of(page)) == 22
    # a page that is kept for when there is no network does not say whose it is
    page.evaluate("document.querySelector('meta[name=account]').remove()")
    page.context.clear_cookies(name="stafla_session")
    other = page.context.new_page()
    other.goto("/lobby")
    assert other.evaluate(KEPT) + page.evaluate(KEPT) == 0
    assert account_of(other) == ""


def test_another_account_finds_nothing_of_the_one_before(opened: Opener) -> None:
    page = opened("sv")
    sign_up(page, "Åsa Ström", "sv")
    page.evaluate(KEEP)
    page.context.clear_cookies(name="stafla_session")
    page.goto("/offline")
    first = account_of(page)
    sign_up(page, "Örjan", "sv")
    assert page.evaluate(KEPT) == 0
    assert account_of(page) != first


def test_an_erasure_that_is_refused_takes_nothing_along_and_one_that_is_done_everything(
    opened: Opener,
) -> None:
    page = opened("fi")
    sign_up(page, "Päivi", "fi")
    page.evaluate(KEEP)
    mine = f"stafla.device.game.{account_of(page)}"
    page.evaluate("(name) => localStorage.setItem(name, '{}')", mine)
    page.evaluate("localStorage.setItem('stafla.device.game', '{}')")
    # a browser notes a page that is refused (403), and tests take no notes of this tab
    other = page.context.new_page()
    for tab, password, left in ((other, "väärä salasana", 4), (page, PASSWORD, 0)):
        tab.goto("/me")
        tab.locator("#confirm").fill(password)
        with tab.expect_navigation():
            tab.locator('[action="/me/erase"] [type=submit]').click()
        assert page.evaluate(KEPT) == left
    assert page.evaluate(GAMES) == ["stafla.device.game"]


@pytest.mark.service_worker
@pytest.mark.ci
def test_a_game_without_a_network_is_the_account_s_that_began_it(opened: Opener) -> None:
    """At a school's computer the next child found it, and went on with it."""
    page = opened("pl")
    mine = sign_up(page, "Łucja", "pl")

    def begin(name: str) -> None:
        page.goto("/device")
        page.locator("#device-bot option").first.wait_for(state="attached")
        page.locator("#device-name").fill(name)
        page.locator("#device-name").press("Enter")
        expect(page.locator(".table")).to_be_visible(timeout=30_000)

    begin(mine)
    page.goto("/me")
    page.locator('[action="/sign-out"] [type=submit]').click()
    expect(page.locator('.account a[href="/sign-in"]')).to_be_visible()
    begin("Gość")
    page.reload()
    expect(page.locator("main")).to_contain_text("Gość", timeout=30_000)
    sign_in(page, mine)
    page.goto("/device")
    expect(page.locator("main")).to_contain_text(mine, timeout=30_000)
    expect(page.locator("main")).not_to_contain_text("Gość")
