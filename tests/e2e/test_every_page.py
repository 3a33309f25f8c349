"""Every page in every theme: nothing that axe finds wrong, nothing wider than a phone."""

import re

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Opener
from tests.e2e.player import Toucher
from tests.e2e.tables import BOT, new_table
from tests.e2e.test_access import check

pytestmark = pytest.mark.browser
THEMES = ("light", "dark", "contrast")
PAGES = (
    "/",
    "/lobby",
    "/ratings",
    "/rulings",
    "/words/report",
    "/verify",
    "/offline",
    "/device",
    "/me",
    "/me/tokens",
    "/sign-in",
    "/sign-up",
)
OF_A_TABLE = ("", "/replay", "/analysis", "/bag", "/rulings")
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def themed(page: Page, theme: str) -> None:
    """The theme as the settings dialog keeps it."""
    look = f'{{"theme":"{theme}","board":"paper","size":"large"}}'
    page.add_init_script(f"localStorage.setItem('stafla.look', '{look}')")


def ended_table(page: Page, language: str) -> str:
    """A game given up at once; the path of its table."""
    new_table(page, "fi", "person", BOT, language=language)
    person = Toucher(page, language)
    person.await_turn()
    person.push("resign")
    yes = person.say("resign-yes")
    page.get_by_role("dialog").get_by_role("button", name=yes, exact=True).tap()
    page.locator("#ending-title").wait_for()
    found = re.search(r"/tables/[\w-]+", page.url)
    assert found
    return found[0]


@pytest.mark.parametrize("theme", THEMES)
def test_every_page_is_sound_in_large_type_on_a_phone(opened: Opener, theme: str) -> None:
    language = {"light": "is", "dark": "pl", "contrast": "sv"}[theme]
    page = opened(language, "phone", touch=True)
    themed(page, theme)
    page.goto(f"/sign-up?lang={language}")
    page.locator("#name").fill(f"Person {theme}")
    page.locator("#password").fill("fyra grå hägrar vid sjön")
    page.locator('main form [type="submit"]').first.click()
    page.wait_for_url("**/")
    table = ended_table(page, language)
    for path in (*PAGES, *(table + part for part in OF_A_TABLE)):
        page.goto(path)
        assert page.locator("html").get_attribute("data-theme") == theme
        assert page.evaluate(WIDER) <= 0, path
        check(page)
