"""Reverse play and bingo, each played through in browsers, in several languages."""

import pytest
from playwright.sync_api import Page, expect

from stafla._core import Board, best_removal
from stafla.data.catalogue import catalogue
from stafla.editions import load
from stafla.words import library
from tests.e2e.archive.test_after import end_game
from tests.e2e.conftest import Opener
from tests.e2e.test_access import check
from tests.marks import later

pytestmark = pytest.mark.browser


def say(language: str, key: str, **values: object) -> str:
    return catalogue(language, "web", "pastimes", "table")(key, **values)


def board(page: Page) -> bytes:
    """The codes on the board, as the page shows them."""
    alphabet = load("en").alphabet
    cells = bytearray(225)
    for square in page.locator("input[name=square]").all():
        letter = square.locator("..").locator("b")
        blank = "blank" in (letter.get_attribute("class") or "")
        code = alphabet.word(letter.inner_text())[0]
        cells[int(square.get_attribute("value") or "")] = code | (0x80 if blank else 0)
    return bytes(cells)


@pytest.mark.ci
@pytest.mark.proves("PL-42", "PL-43")
@pytest.mark.parametrize(("language", "size"), [("pl", "phone"), later("sv", "desktop")])
def test_a_finished_game_is_taken_apart_against_a_bot(
    opened: Opener, language: str, size: str
) -> None:
    page = opened("en", size, touch=True)
    # enough that the bot, which may begin, cannot take the board apart alone
    table = end_game(page, turns=4)
    page.goto(f"{table}?lang={language}")
    page.locator("#ending-title").wait_for()
    page.get_by_role("button", name=say(language, "more"), exact=True).click()
    page.get_by_role("dialog").get_by_role("link", name=say(language, "reverse-play")).click()
    page.get_by_role("button", name=say(language, "reverse-begin")).click()
    page.wait_for_url("**/reverse/**")
    check(page)
    edition, graph = load("en"), library.find(load("en")).graph
    take = page.get_by_role("button", name=say(language, "reverse-take"))
    over = page.locator("[data-part=turn]").get_by_text(say(language, "reverse-over"))
    rules = edition.ruleset(2)
    taken = 0
    while not over.is_visible():
        best = best_removal(rules, Board(rules, board(page)), graph, 2, 20)
        assert best is not None
        for square in best.squares:
            page.locator(f"input[name=square][value='{square}']").check()
        with page.expect_navigation():
            take.click()
        taken += 1
    assert taken >= 1
    expect(page.get_by_text(say(language, "reverse-history"))).to_be_visible()
    check(page)


# letters of which the set has many: the round is over after half of its tiles
CARDS = (("TRAINEE", "ORATION"), ("ORATION", "TRAINEE"))


@pytest.mark.ci
@pytest.mark.proves("PL-44", "PL-45", "PL-46")
def test_a_caller_and_two_phones_play_a_round_in_three_languages(opened: Opener) -> None:
    caller = opened("en")
    caller.goto("/bingo?lang=en")
    caller.get_by_role("radio", name="English").check(force=True)
    caller.get_by_role("button", name=say("en", "bingo-begin")).click()
    caller.wait_for_url("**/bingo/*")
    check(caller)
    link = caller.locator("#link").input_value()
    phones = {"pl": opened("pl", "phone"), "fi": opened("fi", "phone")}
    for (language, phone), (first, second) in zip(phones.items(), CARDS, strict=True):
        phone.goto(link)
        phone.get_by_label(say(language, "bingo-name")).fill(f"Player {language}")
        phone.get_by_label(say(language, "bingo-first-word")).fill(first)
        phone.get_by_label(say(language, "bingo-second-word")).fill(second.lower())
        phone.get_by_role("button", name=say(language, "bingo-write")).click()
        phone.wait_for_url("**/card/*")
        check(phone)
    expect(caller.get_by_text(say("en", "bingo-cards", count=2))).to_be_visible()
    call = caller.get_by_role("button", name=say("en", "bingo-call"))
    false = phones["fi"].get_by_role("button", name=say("fi", "bingo-claim"))
    false.click()
    expect(phones["fi"].get_by_role("alert")).to_contain_text("bingo")
    for number in range(1, 101):
        with caller.expect_navigation():
            call.click()
        called = caller.locator(".bingo-called b").all_inner_texts()
        assert len(called) == number
        if missing("TRAINEEORATION", called) == 0:
            break
    for language, phone in phones.items():
        expect(phone.locator(".plain-rack.small li")).to_have_count(len(called))
        letters = phone.locator("button.bingo-letter")
        while letters.count():
            with phone.expect_navigation():
                letters.first.click()
        phone.get_by_role("button", name=say(language, "bingo-claim")).click()
        expect(phone.get_by_text(say(language, "bingo-you-called"))).to_be_visible()
        check(phone)
    expect(caller.get_by_text("Bingo: Player pl, Player fi")).to_be_visible()
    check(caller)
    caller.get_by_role("button", name=say("en", "bingo-finish")).click()
    for language, phone in phones.items():
        expect(phone.get_by_text(say(language, "bingo-you-won"))).to_be_visible()


def missing(letters: str, called: list[str]) -> int:
    """Letters of a card for which no tile was called, blanks counted in."""
    short = sum(max(0, letters.count(one) - called.count(one)) for one in set(letters))
    return max(0, short - called.count("?"))
