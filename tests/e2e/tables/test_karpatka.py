"""Karpatka at four screens in four languages: partners see each other's racks, and no more."""

import json
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from stafla.editions import load
from stafla.records.record import file as records
from stafla.rules import Arranged, Exchanged, Led, Passed, Played
from tests.e2e.conftest import Opener
from tests.e2e.player import Typist
from tests.e2e.tables.test_evening import ASKED, BUSY, DONE, challenge, exchange, nonsense, settle
from tests.e2e.test_access import check
from tests.e2e.thinker import thinker

pytestmark = pytest.mark.browser
LANGUAGES = ("pl", "en", "sv", "fi")
NAMES = ("Anna", "Bartek", "Celina", "Darek")
PARTNER = "() => document.querySelector('[data-partner]')?.dataset.partner"


def make(page: Page, language: str, words: str) -> str:
    """The form of a new table for four; its invitation."""
    page.goto(f"/tables/new?lang={language}")
    page.locator("details.variants summary").click()
    page.locator('[name="variants"][value="karpatka"]').check()
    page.locator('input[name="profile"][value="pl"]').check()
    page.locator(f'[name="check"][value="{words}"]').check()
    for seat, kind in enumerate(("person", "invited", "invited", "invited"), 1):
        page.locator(f'[name="kind{seat}"]').select_option(kind)
    page.locator('[name="name1"]').fill(NAMES[0])
    page.locator('form [type="submit"]').click()
    return page.locator("#link").input_value()


def four(opened: Opener, words: str, sizes: Sequence[str]) -> list[Typist]:
    """Four people at devices of their own, the bag filled and dealt from."""
    pages = [opened(language, size) for language, size in zip(LANGUAGES, sizes, strict=True)]
    link = make(pages[0], LANGUAGES[0], words)
    for page, language, name in list(zip(pages, LANGUAGES, NAMES, strict=True))[1:]:
        page.goto(f"{link}?lang={language}")
        page.locator('[name="name"]').fill(name)
        page.locator('[name="agrees"]').check()
        page.locator('form [type="submit"]').click()
    for page in pages:
        page.wait_for_selector('.table[data-phase="turn"][data-seat]')
    return [
        Typist(page, language, n)
        for n, (page, language) in enumerate(zip(pages, LANGUAGES, strict=True))
    ]


def ask(players: Sequence[Typist]) -> list[Typist]:
    """Whoever may act now; nobody once the game has ended."""
    for _ in range(600):
        if players[0].ended():
            return []
        numbers = {player.number for player in players}
        found = [
            player
            for player in players
            if player.page.evaluate(ASKED) == str(player.seat) and not player.page.evaluate(BUSY)
        ]
        if found and len(numbers) == 1:
            return found
        players[0].page.wait_for_timeout(50)
    raise AssertionError("the table waits for nobody")


def partner_of(player: Typist) -> str:
    """The partner's rack as it is shown to a player."""
    shown: str = player.page.evaluate(PARTNER)
    return shown


def in_alphabet_order(rack: str) -> str:
    """The tiles of a rack as *sort* lays them: the blanks come last."""
    letters, blanks = rack.replace("?", ""), rack.count("?")
    return "".join(sorted(letters, key=load("pl").alphabet.word)) + "?" * blanks


def open_talk(player: Typist) -> None:
    """On a phone the talk stands behind its tab."""
    if player.button("chat").is_visible():
        player.button("chat").click()


@pytest.mark.ci
@pytest.mark.proves("PL-65", "PL-66", "PL-68", "PL-69", "PL-70")
def test_four_browsers_play_a_game_to_the_end(opened: Opener) -> None:
    sizes = ("desktop", "phone", "desktop", "phone")
    players = four(opened, "automatic", sizes)
    thought, turns = thinker("pl"), 0
    # partners see each other's racks as they lie, live; nobody else does
    sorted_anew = set()
    for player in players:
        mate = players[player.seat ^ 1]
        before = "".join(player.rack())
        assert partner_of(mate) == before
        player.push("sort")
        wanted = "".join(player.rack())
        assert wanted == in_alphabet_order(before)
        if wanted != before:  # else nothing happens
            sorted_anew.add(player.seat)
        mate.page.wait_for_function(f"wanted => ({PARTNER})() === wanted", arg=wanted)
        others = [p for p in players if p.seat // 2 != player.seat // 2]
        assert all(wanted not in other.page.content() for other in others)
        player.square(112).click()
    check(players[1].page)
    while movers := ask(players):
        if all(player.rack() for player in players):  # nobody leads without a tile
            assert len(movers) == (2 if turns == 0 or turns % 2 == 1 else 1), turns
        assert len({player.seat // 2 for player in movers}) == 1
        mover = movers[turns // 2 % len(movers)]
        before = mover.number
        if turns in (1, 2, 5):
            exchange(mover, thought)
        else:
            mover.take_turn(thought)
        mover.page.wait_for_function(DONE, arg=before)
        turns += 1
        if turns == 7:
            spending(players, movers[0].seat // 2)
    totals = [int(total) for total in settle(players)]
    told = the_record(players[0].page)
    moves = [e for e in told.events if isinstance(e, Played | Exchanged | Passed)]
    in_order(moves)
    assert sorted_anew <= {event.seat for event in told.events if isinstance(event, Arranged)}
    assert {event.seat for event in told.events if isinstance(event, Led)} == {0, 1, 2, 3}
    for player in players:
        heads = player.page.locator(".pair h2 .figures").all_inner_texts()
        assert heads == [str(totals[0] + totals[1]), str(totals[2] + totals[3])]
        expect(player.page.locator("[data-partner]")).to_have_count(0)
        open_talk(player)
        expect(player.page.get_by_label(player.say("chat-say"))).to_have_count(1)


def spending(players: Sequence[Typist], side: int) -> None:
    """Three exchanges are all that a pair has (PL-66), whichever partner asks."""
    for _ in range(3):
        movers = ask(players)
        if movers[0].seat // 2 == side:
            break
        before = movers[0].number
        movers[0].take_turn(thinker("pl"))
        movers[0].page.wait_for_function(DONE, arg=before)
    for mover in movers:
        if mover.seat // 2 == side:
            expect(mover.button("exchange")).to_have_attribute("aria-disabled", "true")


def in_order(moves: Sequence[Played | Exchanged | Passed]) -> None:
    """One move of the first pair, then two of each, one a partner (PL-69)."""
    opening = moves[0].seat // 2
    pairs = [moves[at : at + 2] for at in range(1, len(moves), 2)]
    for number, two in enumerate(pairs, 1):
        assert {move.seat // 2 for move in two} == {(opening + number) % 2}
        assert len({move.seat for move in two}) == len(two)


def the_record(page: Page) -> records.Record:
    """The record that the table gives out."""
    table = page.url.split("/tables/")[1].split("?")[0]
    answer = page.request.get(f"/tables/{table}/record.json")
    assert json.loads(answer.text())["events"]
    return records.read(answer.body())


@pytest.mark.ci
@pytest.mark.proves("PL-67", "PL-68")
def test_either_opponent_challenges_and_nobody_talks(opened: Opener) -> None:
    players = four(opened, "challenge", ("phone", "desktop", "phone", "desktop"))
    movers = ask(players)
    before = movers[1].number
    nonsense(movers[1], thinker("pl"))
    movers[1].page.wait_for_function(DONE, arg=before)
    opponents = ask(players)
    assert {player.seat // 2 for player in opponents} == {1 - movers[0].seat // 2}
    for opponent in opponents:
        expect(opponent.button("challenge")).to_be_visible()
        expect(opponent.button("accept")).to_be_visible()
    for player in movers:
        expect(player.button("challenge")).to_have_count(0)
        expect(player.button("accept")).to_have_count(0)
    challenge(opponents[1])
    for player in players:
        expect(player.page.locator("tr.undone")).to_have_count(1)
        open_talk(player)
        expect(player.page.get_by_text(player.say("pair-quiet"))).to_be_visible()
        expect(player.page.get_by_label(player.say("chat-say"))).to_have_count(0)
