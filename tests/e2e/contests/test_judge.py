"""The judge's desk of a tournament: by keys alone, a second screen, and nothing left on it."""

import pytest
from playwright.sync_api import expect

from tests.e2e.accounts.test_people import fits
from tests.e2e.conftest import Opener
from tests.e2e.contests.test_contests import announce, publish, say
from tests.e2e.people import sign_up
from tests.e2e.test_access import check
from tests.marks import in_ci

pytestmark = pytest.mark.browser


@pytest.mark.ci
@pytest.mark.parametrize("language", ["sv", in_ci("pl")])
def test_words_are_judged_by_keys_alone_and_go_by_themselves(opened: Opener, language: str) -> None:
    desk = opened(language)
    sign_up(desk, "Åsa vid ordbordet" if language == "sv" else "Łucja od słów", language)
    address = announce(desk, language).removesuffix("desk") + "judge"
    publish(desk, language, 1)
    desk.goto(address)
    desk.locator('[name="list"]').nth(2).check()
    desk.locator("[value=list]").click()
    screen = opened(language, "phone")
    screen.goto(f"{address}/screen")
    expect(screen.locator("[data-part=verdict]")).to_have_text(say(language, "judge-waits"))

    # table, who challenges, the words, the question, the verdict
    expect(desk.locator("#j-table")).to_be_focused()
    desk.keyboard.type("1")
    desk.keyboard.press("Enter")
    expect(desk.locator("[name=by]").first).to_be_focused()
    check(desk)
    for key in ("ArrowDown", "Tab"):
        desk.keyboard.press(key)
    desk.keyboard.type("häst hästxq")
    desk.keyboard.press("Enter")
    expect(desk.locator(".events-words li")).to_have_text(["HÄST", "HÄSTXQ"])
    check(desk)
    desk.keyboard.press("Enter")
    expect(desk.locator(".events-verdict h2")).to_have_text(say(language, "judge-invalid"))
    check(desk)
    expect(screen.locator(".events-verdict h2")).to_have_text(say(language, "judge-invalid"))
    fits(screen)
    assert "HÄST" not in screen.content()
    desk.keyboard.press("x")
    expect(desk.locator("#j-words")).to_have_value("")
    assert "HÄST" not in desk.content()

    # letters on the screen of a phone, and back by a key
    desk.set_viewport_size({"width": 360, "height": 640})
    for letter in "AL":
        desk.locator(f'[data-letter="{letter}"]').click()
    expect(desk.locator("#j-words")).to_have_value("AL")
    fits(desk)
    desk.locator("[name=by]").first.check()
    desk.locator("#j-words").press("Enter")
    desk.keyboard.press("Escape")
    expect(desk.locator("#j-words")).to_have_value("")
    # the second screen is clear by itself
    expect(screen.locator("[data-part=verdict]")).to_have_text(
        say(language, "judge-waits"), timeout=30_000
    )


@pytest.mark.parametrize(("size", "display"), [("phone", "none"), ("desktop", "block")])
def test_a_button_names_its_key_where_there_are_keys(
    opened: Opener, size: str, display: str
) -> None:
    page = opened("sv", size)
    page.goto("/events")
    seen = page.evaluate("""() => {
      document.querySelector("main").insertAdjacentHTML("beforeend",
        '<a class="button" id="keyed">Rensa <kbd>Esc</kbd></a>');
      return getComputedStyle(document.querySelector("#keyed kbd")).display;
    }""")
    assert seen == display
