"""Letters of the four languages arrive, however a keyboard makes them."""

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Opener
from tests.e2e.new_tables import new_table
from tests.e2e.player import Typist
from tests.e2e.tables.racks import hold
from tests.marks import in_ci

pytestmark = pytest.mark.browser
STAR = 112
LAID = """() => [...document.querySelectorAll('.square.laid')].map(cell => {
  const tile = cell.querySelector('.tile');
  const letter = tile.querySelector('.letter').textContent;
  return tile.classList.contains('blank') ? letter.toLowerCase() : letter;
}).join('')"""


def at_the_star(page: Page, edition: str, *tiles: str, size: str = "desktop") -> Typist:
    """A table for one with this rack, the cursor on the star."""
    hold(page, *tiles)
    new_table(page, edition, "person", language="en")
    page.locator(".rack button").first.wait_for()
    person = Typist(page, "en")
    person.go_to(STAR, down=False)
    return person


CLOSED = """for (const kind of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, kind, { get: () => { throw new DOMException("closed"); } });
"""


def lay(person: Typist) -> str:
    letters: str = person.page.evaluate(LAID)
    return letters


@pytest.mark.parametrize(
    ("edition", "letters"),
    [
        ("is", "ÁÉÞÆÖÐÝ"),
        in_ci("sv-home", "ÅÄÖAZXY"),
        in_ci("fi", "ÄÖYKWAJ"),
        ("pl", "ĄŁŻÓŚĆŃ"),
    ],
)
@pytest.mark.parametrize("caps_lock", [False, in_ci(True)])
def test_typed_letters_are_laid_whatever_their_case(
    opened: Opener, edition: str, letters: str, caps_lock: bool
) -> None:
    person = at_the_star(opened("en"), edition, *letters)
    for letter in letters:
        person.page.keyboard.insert_text(letter if caps_lock else letter.lower())
    assert lay(person) == letters


def test_a_browser_that_lets_no_page_remember_plays_all_the_same(opened: Opener) -> None:
    page = opened("en")
    page.add_init_script(CLOSED)
    person = at_the_star(page, "is", *"ÁÉÍÓÚÝA")
    page.keyboard.insert_text("á")
    assert lay(person) == "Á"


def test_a_dead_acute_composes_its_letter(opened: Opener) -> None:
    person = at_the_star(opened("en"), "is", *"ÁÉÍÓÚÝA")
    device = person.page.context.new_cdp_session(person.page)
    for letter in ("á", "é", "ó"):
        device.send(
            "Input.imeSetComposition", {"text": "´", "selectionStart": 1, "selectionEnd": 1}
        )
        device.send("Input.insertText", {"text": letter})
    assert lay(person) == "ÁÉÓ"


def test_a_phone_keyboard_that_composes_words_gives_each_letter_once(opened: Opener) -> None:
    person = at_the_star(opened("en", "phone"), "pl", *"ŻÓŁTYAA")
    device = person.page.context.new_cdp_session(person.page)
    for letter in ("ż", "ó", "ł"):
        device.send(
            "Input.imeSetComposition", {"text": letter, "selectionStart": 1, "selectionEnd": 1}
        )
    assert lay(person) == "ŻÓŁ"


def test_combining_signs_are_one_letter(opened: Opener) -> None:
    person = at_the_star(opened("en"), "is", *"ÁÖAAAAA")
    person.page.keyboard.insert_text("a\u0301")
    person.page.keyboard.insert_text("o\u0308")
    assert lay(person) == "ÁÖ"


def test_accents_fold_where_the_edition_folds_them(opened: Opener) -> None:  # SV-51
    person = at_the_star(opened("en"), "sv-home", *"ALLEAAA")
    for letter in "allé":
        person.page.keyboard.insert_text(letter)
    assert lay(person) == "ALLE"


def test_a_missing_letter_takes_the_blank_and_shift_asks_for_it(opened: Opener) -> None:
    person = at_the_star(opened("en"), "pl", *"ŻAAA??B")
    person.type("ł", blank=False)
    person.type("ż", blank=True)
    person.type("ż", blank=False)
    person.type("ł", blank=False)
    assert lay(person) == "łżŻ"


def test_a_letter_that_only_a_blank_can_name(opened: Opener) -> None:  # SV-53
    person = at_the_star(opened("en"), "sv-home", *"A?AAAAA")
    for letter in "wq":
        person.type(letter, blank=False)
    assert lay(person) == "w"


def test_backspace_delete_and_escape_bring_tiles_back(opened: Opener) -> None:
    person = at_the_star(opened("en"), "is", *"KIMAÞÆÖ")
    press = person.page.keyboard.press
    for letter in "kima":
        person.type(letter, blank=False)
    press("Backspace")
    assert lay(person) == "KIM"
    press("ArrowLeft")
    press("Delete")
    assert lay(person) == "KI"
    press("Escape")
    assert lay(person) == ""
    assert len(person.rack()) == 7


def test_a_key_with_a_modifier_never_plays(opened: Opener) -> None:
    person = at_the_star(opened("en"), "is", *"KIMAÞÆÖ")
    for key in ("Alt+Enter", "Control+2", "Control+2", "Alt+4", "Meta+Backspace"):
        person.page.keyboard.press(key)
    assert person.page.get_by_role("dialog").count() == 0
    assert person.number == int(person.page.locator(".table").get_attribute("data-number") or 0)
