"""The pages without script, in every language, and a table seen from another device."""

import pytest
from playwright.sync_api import expect

from stafla.data.catalogue import LANGUAGES, catalogue
from tests.e2e.conftest import Opener
from tests.e2e.new_tables import BOT, new_table
from tests.e2e.player import Typist
from tests.marks import in_ci, later

pytestmark = pytest.mark.browser
FEW = [one if one == "pl" else in_ci(one) for one in LANGUAGES]


@pytest.mark.parametrize("language", FEW)
def test_a_table_is_made_without_script(opened: Opener, language: str) -> None:
    page = opened(language, "phone", java_script_enabled=False)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("#play").click()
    say = catalogue(language, "web")
    expect(page.get_by_text(say("table-needs-script"))).to_be_visible()
    expect(page.get_by_role("link", name=say("table-gcg"))).to_be_visible()


@pytest.mark.parametrize("size", ["phone", later("desktop")])
@pytest.mark.parametrize("language", FEW)
def test_nothing_is_wider_than_the_screen(opened: Opener, language: str, size: str) -> None:
    page = opened(language, size)
    page.goto(f"/?lang={language}")
    wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) == 0
    new_table(page, language, "person", BOT, language=language)
    Typist(page, language).await_turn()
    assert page.evaluate(wide) == 0


def test_a_watcher_sees_the_board_and_no_rack(opened: Opener) -> None:
    page = opened("en")
    new_table(page, "en", "person", BOT, language="en")
    Typist(page, "en").await_turn()
    watcher = opened("en")
    watcher.goto(page.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    assert watcher.locator(".rack").count() == 0
    assert watcher.get_by_role("button", name="Play").count() == 0


@pytest.mark.parametrize("size", ["phone", in_ci("desktop")])
def test_what_one_touches_is_large_enough(opened: Opener, size: str) -> None:
    page = opened("fi", size)
    new_table(page, "fi", "person", BOT, language="fi")
    Typist(page, "fi").await_turn()
    small = page.evaluate(
        # a word in a sentence is as high as its line (WCAG 2.5.8 names it as the exception)
        """() => [...document.querySelectorAll('button, a, select, .rack [data-slot]')]
          .filter(one => one.checkVisibility() && !one.closest('p'))
          // what lies over its whole surroundings is as large as they are
          .map(one => [getComputedStyle(one, '::after').position === 'absolute'
            ? one.offsetParent : one, one])
          .map(([area, one]) => [area.getBoundingClientRect(), one])
          .filter(([box]) => box.height < 44 || box.width < 44)
          .map(([box, one]) => `${one.textContent.trim()} ${box.width}×${box.height}`)"""
    )
    assert small == []
