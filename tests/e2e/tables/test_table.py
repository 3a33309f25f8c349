"""How a table behaves between people, and what survives."""

import re

import pytest
from playwright.sync_api import Page, expect

from stafla.data.catalogue import catalogue
from tests.e2e.conftest import Opener
from tests.e2e.new_tables import BOT, new_table
from tests.e2e.people import sign_up
from tests.e2e.player import Typist
from tests.e2e.tables.racks import hold
from tests.e2e.tables.test_typing import STAR, at_the_star, lay
from tests.marks import later

pytestmark = pytest.mark.browser


def drag(page: Page, source: str, target: str) -> None:
    """Carries with the mouse, in steps as a hand does."""
    (x, y), (to_x, to_y) = (middle(page, place) for place in (source, target))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move((x + to_x) / 2, (y + to_y) / 2, steps=4)
    page.mouse.move(to_x, to_y, steps=4)
    page.mouse.up()


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def square(number: int) -> str:
    return f'[data-square="{number}"]'


def slot(number: int) -> str:
    return f'.rack [data-slot="{number}"]'


def test_tiles_are_carried_to_the_board_swapped_and_carried_back(opened: Opener) -> None:
    person = at_the_star(opened("en"), "is", *"KIMAÞÆÖ")
    page = person.page
    drag(page, slot(0), square(STAR))
    drag(page, slot(1), square(STAR + 1))
    assert lay(person) == "KI"
    drag(page, square(STAR), square(STAR + 1))
    assert lay(person) == "IK"
    drag(page, slot(2), square(STAR))
    assert lay(person) == "MK"
    assert "I" in person.rack()
    drag(page, square(STAR + 1), slot(0))
    assert (lay(person), person.rack()[0]) == ("M", "K")


def test_a_carried_blank_asks_for_its_letter_again(opened: Opener) -> None:
    person = at_the_star(opened("en"), "pl", *"?AAAAAA")
    page = person.page
    for target in (STAR, STAR + 1):
        drag(page, slot(0) if target == STAR else square(STAR), square(target))
        page.get_by_role("dialog").get_by_role("button", name="Ż", exact=True).click()
        assert lay(person) == "ż"
    drag(page, square(STAR + 1), square(STAR))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert (lay(person), person.rack().count("?")) == ("", 1)


def test_a_click_lays_the_chosen_tile_and_a_click_takes_it_back(opened: Opener) -> None:
    person = at_the_star(opened("en"), "is", *"KIMAÞÆÖ")
    person.page.locator(f"{slot(4)} button").click()
    person.square(STAR).click()
    assert lay(person) == "Þ"
    person.square(STAR).click()
    assert lay(person) == ""


def test_order_of_the_rack_and_laid_tiles_survive_a_refresh(opened: Opener) -> None:
    page = opened("en")
    new_table(page, "is", "person", BOT, language="is")
    person = Typist(page, "is")
    person.await_turn()
    person.push("sort")
    drag(page, slot(6), slot(0))
    drag(page, slot(3), square(0))
    before = person.rack()
    page.reload()
    person.await_turn()
    assert person.rack() == before
    assert page.locator(".square.laid").count() == 1


KEPT = """() => [localStorage, sessionStorage].flatMap(Object.keys)
    .filter((name) => /[.](rack|laid|slip)$/.test(name))"""


def test_signing_out_leaves_no_draft_to_whoever_comes_next(opened: Opener) -> None:
    """In the browser of a library: how the rack lay and what was laid stayed there for good."""
    page = opened("en")
    sign_up(page, "Þórdís", "is")
    new_table(page, "is", "person", BOT, language="is")
    person = Typist(page, "is")
    person.await_turn()
    drag(page, slot(3), square(0))
    expect(page.locator(".square.laid")).to_have_count(1)
    assert len(page.evaluate(KEPT)) == 2
    mine = page.context.new_page()
    mine.goto("/me")
    mine.locator('[action="/sign-out"] [type=submit]').click()
    expect(mine.locator('.account a[href="/sign-in"]')).to_be_visible()
    # the table in the other tab lets go of what it shows, too
    expect(page.locator(".square.laid")).to_have_count(0)
    expect(page.locator(".rack")).to_have_count(0)
    assert page.evaluate(KEPT) == mine.evaluate(KEPT) == []


def test_between_people_the_rack_is_covered_until_the_next_one_asks(opened: Opener) -> None:
    page = opened("en")
    new_table(page, "is", "person", "person", check="challenge", language="en")
    assert page.locator(".rack").count() == 0
    page.get_by_role("button", name="show my rack").click()
    page.locator(".rack button").first.wait_for()
    lay_two(Typist(page, "en"))
    page.get_by_role("button", name="show my rack").wait_for()
    assert page.locator(".rack").count() == 0
    assert page.locator(".square.laid").count() == 0
    page.get_by_role("button", name="show my rack").click()
    expect(page.locator(".rack")).to_be_visible()


def lay_two(person: Typist) -> None:
    """Two tiles over the star, whatever the rack has: where players challenge, any word is laid."""
    person.go_to(STAR, down=False)
    consonants = [tile for tile in person.rack() if tile in "BDÐFGHJKLMNPRSTVXÞ"]
    letters = consonants[:2] if len(consonants) > 1 else person.rack()[:2]
    for letter in letters:
        person.type("a" if letter == "?" else letter, blank=letter == "?")
    person.page.get_by_role("button", name=re.compile("^Play [0-9]+$")).wait_for()
    person.page.keyboard.press("Enter")


def test_a_false_word_is_challenged_off_the_board(opened: Opener) -> None:  # IS-24
    page = opened("en")
    new_table(page, "is", "person", "person", check="challenge", language="en")
    page.get_by_role("button", name="show my rack").click()
    page.locator(".rack button").first.wait_for()
    person = Typist(page, "en")
    lay_two(person)
    page.get_by_role("button", name="show my rack").click()
    person.button("challenge").click()
    page.get_by_role("dialog").get_by_role("button", name="Challenge", exact=True).click()
    expect(page.locator("tr.undone")).to_have_count(1)
    assert page.locator("[data-square] .tile:not(.laid)").count() == 0


def test_a_play_that_breaks_the_rules_is_explained_and_not_sent(opened: Opener) -> None:
    person = at_the_star(opened("en"), "en", *"QUIETSA")
    page = person.page
    person.go_to(0, down=False)
    person.type("q", blank=False)
    expect(page.locator("#reason")).not_to_be_empty()
    before = person.number
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).not_to_be_empty()
    assert person.number == before


def test_the_board_speaks_square_premium_tile(opened: Opener) -> None:
    person = at_the_star(opened("en"), "is", *"KIMAÞÆÖ")
    cell = person.square(STAR).get_by_role("textbox")
    expect(cell).to_have_accessible_name("row 8, column H, start square, double word, empty")
    person.type("þ", blank=False)
    name = "row 8, column H, Þ, 5 points, your tile, not yet played"
    expect(cell).to_have_accessible_name(name)
    expect(person.page.get_by_role("grid").get_by_role("gridcell")).to_have_count(225)


def test_keys_of_the_exchange_dialog(opened: Opener) -> None:
    page = opened("en")
    hold(page, *"EABEC?D")
    new_table(page, "en", "person", BOT, language="en")
    Typist(page, "en").await_turn()
    page.keyboard.press("4")
    dialog = page.get_by_role("dialog")
    page.keyboard.insert_text("e")
    page.keyboard.insert_text("-")
    expect(dialog.get_by_role("button", name="Exchange 6 tiles")).to_be_visible()
    page.keyboard.insert_text("?")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


# chosen texts of closed lists that are wider than their lists
CUT = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  return [...document.querySelectorAll("dialog select")].flatMap(list => {
    const style = getComputedStyle(list);
    pen.font = style.font;
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const texts = [...list.options].map(one => one.text);
    return texts.filter(text => pen.measureText(text).width > room);
  });
}"""


@pytest.mark.parametrize("language", ["fi", later("is"), later("sv"), later("pl"), later("en")])
def test_the_settings_are_read_whole_on_the_narrowest_phone(opened: Opener, language: str) -> None:
    page = opened(language, "phone")
    page.set_viewport_size({"width": 360, "height": 640})
    new_table(page, "is", "person", "person", language=language)
    say = catalogue(language, "table")
    page.get_by_role("button", name=say("more"), exact=True).click()
    page.get_by_role("button", name=say("settings")).click()
    assert page.evaluate(CUT) == []
    # what the keys do stands below their list, and is read with it
    keys = page.get_by_role("dialog").get_by_role("combobox", name=say("set-keys"))
    for preset in ("classic", "grid"):
        keys.select_option(preset)
        expect(keys).to_have_accessible_description(say(f"set-keys-{preset}-does"))


def test_the_settings_change_board_keys_and_language(opened: Opener) -> None:
    page = opened("en")
    new_table(page, "is", "person", "person", language="en")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Board", exact=True).select_option("wood")
    dialog.get_by_role("combobox", name="Appearance").select_option("contrast")
    expect(page.locator("html")).to_have_attribute("data-board", "wood")
    dialog.get_by_role("navigation", name="Language").get_by_role("link", name="polski").click()
    page.get_by_role("button", name="Więcej", exact=True).wait_for()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
