"""People in a browser: from signing up to being forgotten, with nothing that axe finds wrong."""

import pytest
from playwright.sync_api import Page, expect

from stafla.store.accounts.lookalike import skeleton
from tests.e2e.conftest import Opener
from tests.e2e.people import PASSWORD, names_of_their_own, sign_up
from tests.e2e.server import Server
from tests.e2e.test_access import check
from tests.marks import later

pytestmark = pytest.mark.browser


def fits(page: Page) -> None:
    """Nothing sticks out of the page sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.ci
@pytest.mark.parametrize(
    ("size", "scheme", "language"), [("phone", "dark", "pl"), later("desktop", "light", "fi")]
)
def test_somebody_signs_up_settles_in_and_is_forgotten(
    opened: Opener, size: str, scheme: str, language: str
) -> None:
    page = opened(language, size, color_scheme=scheme)
    page.goto(f"/sign-up?lang={language}")
    check(page)
    name = sign_up(page, f"Łucja {size}", language)
    page.goto("/me")
    check(page)
    fits(page)
    page.locator("#hidden").check()
    page.locator('[action="/me"] [type=submit]').click()
    expect(page.locator("#hidden")).to_be_checked()
    page.locator('[action="/sign-out"] [type=submit]').click()
    page.goto("/me")
    check(page)
    page.locator("#name").fill(name.upper())
    page.locator("#password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text(name)
    page.locator("#confirm").fill(PASSWORD)
    page.locator('[action="/me/erase"] [type=submit]').click()
    page.wait_for_url("**/")
    page.goto("/me")
    expect(page.locator('[action="/sign-in"]')).to_be_visible()


def test_two_people_befriend_block_and_report(opened: Opener) -> None:
    one, other = opened("is", "phone"), opened("sv", "desktop")
    sign_up(one, "Sigríður", "is")
    friend = sign_up(other, "Åsa", "sv")
    other.goto("/me")
    profile = other.locator('a[href^="/people/"]').first.get_attribute("href")
    assert profile is not None
    one.goto(profile)
    check(one)
    fits(one)
    one.locator('[value="befriend"]').click()
    expect(one.locator('[value="unfriend"]')).to_be_visible()
    one.goto("/me")
    expect(one.locator(".name-list")).to_contain_text(friend)
    one.goto(profile)
    one.locator(".between > summary").tap()
    check(one)
    one.locator('[value="block"]').click()
    expect(one.locator('[value="unblock"]')).to_be_visible()
    one.locator("#text").fill("<b>Fór úr þremur leikjum</b>")
    with one.expect_navigation():
        one.locator('[action$="/report"] [type=submit]').click()
    check(one)
    expect(one.locator("h1")).to_have_text("Tilkynningin er send")


def test_tests_that_ask_for_one_name_have_two(opened: Opener, server: Server) -> None:
    one, other = opened("is"), opened("is")
    names = [sign_up(page, "Sigurbjörg", "is") for page in (one, other)]
    assert skeleton(names[0]) != skeleton(names[1])
    assert names_of_their_own(server) == []


def test_a_name_that_was_taken_without_asking_is_found(opened: Opener, server: Server) -> None:
    page = opened("is")
    form = {"name": "Ósk án orðs", "password": PASSWORD}
    assert page.request.post("/sign-up", form=form).ok
    assert names_of_their_own(server) == ["Ósk án orðs"]
