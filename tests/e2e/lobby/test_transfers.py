"""A guest goes on with a game at another device, from the table's own link to the last button."""

import re

import pytest
from playwright.sync_api import expect

from stafla.data.catalogue import catalogue
from tests.e2e.accounts.test_people import fits
from tests.e2e.conftest import Opener
from tests.e2e.new_tables import BOT, new_table
from tests.e2e.test_access import check
from tests.marks import later

pytestmark = pytest.mark.browser


@pytest.mark.ci
@pytest.mark.parametrize(
    ("size", "scheme", "language"), [("phone", "dark", "is"), later("desktop", "light", "pl")]
)
def test_a_guest_carries_the_game_to_another_device(
    opened: Opener, size: str, scheme: str, language: str
) -> None:
    first = opened(language, size, color_scheme=scheme)
    other = opened(language, "phone" if size == "desktop" else "desktop")
    new_table(first, "is", "person", BOT, language=language)
    first.get_by_role("button", name=catalogue(language, "table")("more"), exact=True).click()
    first.locator('a[href$="/transfer"]').click()
    first.wait_for_url("**/transfer")
    check(first)
    fits(first)
    first.locator("main form [type=submit]").click()
    expect(first.locator(".qr svg")).to_be_visible()
    check(first)
    fits(first)
    link = first.locator("#link").input_value()
    other.goto(link)
    check(other)
    fits(other)
    other.locator("main form [type=submit]").click()
    other.wait_for_url(re.compile("/tables/[^/]+$"))
    table = other.url.rpartition("/")[2]
    assert other.request.get(f"/api/tables/{table}").json()["mine"] is True
    assert first.request.get(f"/api/tables/{table}").json()["mine"] is False
