"""Dialogs of the table: focus goes in, stays in, and Escape brings it back where it was."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener
from tests.e2e.new_tables import BOT, new_table
from tests.e2e.player import Toucher, Typist
from tests.e2e.tables.racks import hold
from tests.e2e.tables.test_typing import STAR, at_the_star, lay
from tests.marks import in_ci

pytestmark = pytest.mark.browser

LONG = "Vilhelmiina-Aleksandra Korhonen"
INSIDE = "() => document.querySelector('dialog')?.contains(document.activeElement)"
# the browser's own bar comes after the last of a dialog, and then its first
OUTSIDE = """() => document.activeElement !== document.body
  && !document.querySelector('dialog').contains(document.activeElement)"""
HERE = """() => document.activeElement.closest('[data-square]')?.dataset.square
  ?? document.activeElement.textContent.trim()"""


def stays_inside(page: Page) -> None:
    """The dialog has the focus, and neither Tab nor Shift and Tab leaves it for the page."""
    expect(page.get_by_role("dialog")).to_have_count(1)
    assert page.evaluate(INSIDE)
    for key in ("Tab", "Shift+Tab"):
        for _ in range(45):
            page.keyboard.press(key)
            assert not page.evaluate(OUTSIDE)


def escapes(page: Page, here: str) -> None:
    """Escape closes the dialog, and the focus is where it was."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate(HERE) == here


@pytest.mark.ci
def test_a_confirmation_keeps_the_focus_and_gives_it_back(opened: Opener) -> None:
    page = opened("sv")
    new_table(page, "sv", "person", BOT, language="sv")
    person = Typist(page, "sv")
    person.await_turn()
    for act in ("pass", "resign"):
        person.push(act)
        stays_inside(page)
        assert page.get_by_role("dialog").get_by_role("heading").inner_text() == person.say(act)
        escapes(page, person.say("more"))
    assert not person.ended()
    person.push("exchange")
    stays_inside(page)
    escapes(page, person.say("exchange"))


def test_tiles_to_exchange_are_as_large_as_a_finger_on_a_phone(opened: Opener) -> None:
    page = opened("is", "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    new_table(page, "is", "person", BOT, language="is")
    person = Toucher(page, "is")
    person.await_turn()
    page.get_by_role("button", name=person.say("exchange"), exact=True).tap()
    tiles = page.get_by_role("dialog").locator("[aria-pressed]")
    expect(tiles).to_have_count(7)
    boxes = tiles.evaluate_all("all => all.map(one => one.getBoundingClientRect().toJSON())")
    assert min(min(box["width"], box["height"]) for box in boxes) >= 44
    assert not page.evaluate(OUTSIDE)


def test_the_letters_of_a_blank_keep_the_focus_and_escape_takes_the_tile_back(
    opened: Opener,
) -> None:
    person = at_the_star(opened("pl"), "pl", *"?AAAAAA")
    page = person.page
    page.locator('.rack [data-slot="0"] button').click()
    person.square(STAR).click()
    stays_inside(page)
    escapes(page, str(STAR))
    assert (lay(person), person.rack().count("?")) == ("", 1)
    page.locator('.rack [data-slot="0"] button').click()
    person.square(STAR).click()
    page.keyboard.insert_text("ż")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (lay(person), page.evaluate(HERE)) == ("ż", str(STAR))


@pytest.mark.parametrize("size", [(360, 640), in_ci((640, 360))])
def test_a_name_that_is_cut_is_shown_whole_by_a_touch(
    opened: Opener, size: tuple[int, int]
) -> None:
    page = opened("fi", "phone")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    new_table(page, "fi", "person", BOT, language="fi", names=(LONG,))
    person = Toucher(page, "fi")
    person.await_turn()
    page.get_by_role("button", name=LONG).tap()
    dialog = page.get_by_role("dialog", name=LONG)
    expect(dialog).to_contain_text(person.say("player-tiles", count=7))
    assert dialog.get_by_role("heading").evaluate("it => it.scrollWidth <= it.clientWidth")
    stays_inside(page)
    escapes(page, LONG)


@pytest.mark.ci
def test_beside_a_large_board_names_are_whole(opened: Opener) -> None:
    page = opened("fi")
    new_table(page, "fi", "person", BOT, language="fi", names=(LONG,))
    Typist(page, "fi").await_turn()
    name = page.locator(".players .name > :first-child").first
    assert name.inner_text() == LONG
    assert name.evaluate("it => it.scrollWidth <= it.clientWidth")
    expect(page.get_by_role("button", name=LONG)).to_have_count(0)


# where the ink of letter and value ends: the box of a text reaches from ascent to descent
INK = """tile => ["letter", "points"].map(part => {
  const one = tile.querySelector("." + part), range = document.createRange();
  range.selectNodeContents(one);
  const box = range.getBoundingClientRect(), style = getComputedStyle(one);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const ink = pen.measureText(one.textContent);
  const base = box.bottom - ink.fontBoundingBoxDescent;
  return { left: box.left, right: box.left + ink.actualBoundingBoxRight,
    top: base - ink.actualBoundingBoxAscent, bottom: base + ink.actualBoundingBoxDescent };
})"""


def test_a_value_of_two_figures_stands_clear_of_its_letter_on_a_small_board(
    opened: Opener,
) -> None:
    page = opened("en", "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    page.add_init_script("localStorage.setItem('stafla.look', '{\"zoom\":false}')")
    hold(page, *"QZAAAAA")
    new_table(page, "en", "person", BOT, language="en")
    person = Toucher(page, "en")
    person.await_turn()
    for letter, square in (("Q", 0), ("Z", 2)):
        person.rack_tile(letter).tap()
        person.square(square).tap()
    page.evaluate("() => document.fonts.ready")
    for square in (0, 2):
        tile = person.square(square).locator(".tile.ten")
        expect(tile).to_have_count(1)
        letter, points = tile.evaluate(INK)
        clear = letter["right"] <= points["left"] or letter["bottom"] <= points["top"]
        assert clear, (letter, points)
