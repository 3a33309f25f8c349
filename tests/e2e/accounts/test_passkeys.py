"""Passkeys in a browser, with an authenticator that Chromium itself plays."""

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.accounts.test_people import fits
from tests.e2e.conftest import Opener
from tests.e2e.people import PASSWORD, sign_up
from tests.e2e.server import Server
from tests.e2e.test_access import check
from tests.marks import later

pytestmark = pytest.mark.browser
KIND = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A phone's own authenticator, with a finger that is always there."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    made = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": KIND})
    return devtools, made["authenticatorId"]


def by_name(server: Server) -> str:
    """The server under a name: passkeys are for no bare address."""
    return server.address.replace("127.0.0.1", "localhost")


@pytest.mark.ci
@pytest.mark.parametrize(
    ("size", "scheme", "language"), [("phone", "dark", "sv"), later("desktop", "light", "is")]
)
def test_somebody_makes_a_passkey_comes_in_by_it_and_forgets_the_password(
    opened: Opener, server: Server, size: str, scheme: str, language: str
) -> None:
    page = opened(language, size, color_scheme=scheme)
    home = by_name(server)
    authenticator(page)
    page.goto(home)
    name = sign_up(page, f"Ása {size}", language, home=home)
    page.goto(f"{home}/me")
    expect(page.locator("[data-passkey-need]")).to_be_hidden()
    page.locator("#passkey-label").fill("Sími Ásu")
    page.locator("#passkey-password").fill(PASSWORD)
    page.locator("[data-passkey-add] [type=submit]").click()
    expect(page.locator("#passkeys .devices")).to_contain_text("Sími Ásu")
    check(page)
    fits(page)
    page.locator('[action="/sign-out"] [type=submit]').click()
    page.goto(f"{home}/sign-in?then=/me")
    check(page)
    fits(page)
    page.locator("[data-passkey-enter] button").click()
    expect(page.locator("h1")).to_have_text(name)
    page.locator("#new").fill("annað lykilorð hér")
    page.locator('[action="/me/password"] [data-passkey-instead] button').click()
    expect(page.locator("#new")).to_have_value("")
    page.locator("#confirm").fill("annað lykilorð hér")
    page.locator('[action="/me/erase"] [type=submit]').click()
    page.wait_for_url(f"{home}/")


@pytest.mark.ci
def test_a_finger_that_is_not_known_opens_nothing_and_the_page_says_so(
    opened: Opener, server: Server
) -> None:
    page = opened("pl", "phone")
    devtools, number = authenticator(page)
    devtools.send("WebAuthn.setUserVerified", {"authenticatorId": number, "isUserVerified": False})
    page.goto(f"{by_name(server)}/sign-in")
    page.locator("[data-passkey-enter] button").click()
    expect(page.locator("[data-passkey-failed]")).to_be_visible()
    check(page)
    expect(page.locator("[data-passkey-enter] button")).to_be_enabled()


def test_at_a_bare_address_the_page_says_what_is_needed(opened: Opener) -> None:
    page = opened("fi", "desktop")
    sign_up(page, "Aino ilman", "fi")
    page.goto("/me")
    expect(page.locator("[data-passkey-need]")).to_be_visible()
    expect(page.locator("[data-passkey-add]")).to_be_hidden()
