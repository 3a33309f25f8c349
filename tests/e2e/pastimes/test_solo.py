"""Playing alone: each way of it played to its end in browsers, and the best plays told."""

from datetime import date
from random import Random

import pytest
from playwright.sync_api import Page, expect

from stafla._core import Board, MoveGenerator, Placement, Play
from stafla.editions import Edition, load
from stafla.records.notation.play import word_of, write_square_of
from stafla.rules import solo as daily
from stafla.rules.base import tiles
from stafla.rules.solo import Daily
from stafla.words import library
from tests.e2e.conftest import Opener
from tests.e2e.pastimes.test_pastimes import say
from tests.e2e.player import Typist
from tests.e2e.tables.test_evening import ask
from tests.e2e.test_access import check
from tests.e2e.thinker import thinker
from tests.marks import in_ci, later

pytestmark = pytest.mark.browser


@pytest.mark.ci
def test_on_a_phone_held_sideways_the_board_of_the_day_is_no_higher_than_the_screen(
    opened: Opener,
) -> None:
    page = opened("sv", "phone")
    page.set_viewport_size({"width": 640, "height": 360})
    begin(page, "sv", "daily")
    board = page.locator(".plain-board").bounding_box()
    acts = page.locator(".board-acts").bounding_box()
    assert board
    assert acts
    assert board["height"] <= 360
    assert acts["x"] >= board["x"] + board["width"]
    check(page)


@pytest.mark.ci
@pytest.mark.proves("PL-50")
@pytest.mark.parametrize(("language", "size"), [("is", "phone"), later("en", "desktop")])
def test_the_racks_of_the_day_are_answered_to_the_last(
    opened: Opener, language: str, size: str
) -> None:
    page = opened(language, size)
    begin(page, language, "daily")
    check(page)
    day = date.fromisoformat(page.locator("h1 time").get_attribute("datetime") or "")
    edition = load(language)
    generator = MoveGenerator(edition.ruleset(1), library.find(edition).graph)
    state = Daily.replay(daily.start(edition, day, generator))
    for number in range(1, daily.RACKS + 1):
        expect(page.get_by_text(say(language, "daily-number", number=number, of=5))).to_be_visible()
        best = generator.best(state.board, state.rack)
        assert best is not None
        word = word_of(best.placement, state.board, edition)
        play = f"{word} ({write_square_of(best.placement, edition, edition.notation)})"
        if number % 2:
            lay(page, language, edition, state.board, best.placement)
            mine = say(language, "daily-yours", play=play, points=best.score)
            expect(page.get_by_role("status")).to_contain_text(mine)
        else:
            with page.expect_navigation():
                page.get_by_role("button", name=say(language, "daily-give-up")).click()
            expect(page.get_by_text(say(language, "daily-none"))).to_be_visible()
        told = say(language, "daily-best", play=play, points=best.score)
        expect(page.get_by_role("status")).to_contain_text(told)
        for event in daily.answer(state, None, generator, lambda _words: "valid"):
            state = state.after(event)
    expect(page.get_by_text(say(language, "daily-over"))).to_be_visible()
    check(page)


def begin(page: Page, language: str, mode: str) -> None:
    """Choose a way to play alone, in the edition of the page's language."""
    page.goto(f"/solo?lang={language}")
    page.locator(f"input[name=mode][value={mode}]").check(force=True)
    with page.expect_navigation():
        page.get_by_role("button", name=say(language, "solo-begin")).click()


def begin_with_a_play(page: Page, language: str, mode: str, racks: int) -> None:
    """Begins until the first rack holds a word: a game in which all pass at once is over."""
    for _ in range(5):
        begin(page, language, mode)
        page.wait_for_selector("[data-square]")
        player = ask([Typist(page, language, seat) for seat in range(racks)])
        assert player is not None
        player.await_turn()
        if thinker(language).best(player.seen(), player.rack()) is not None:
            return
    raise AssertionError("no rack holds a word")


def lay(page: Page, language: str, edition: Edition, board: Board, placement: Placement) -> None:
    """Lay a play by choosing its square and typing its word, blanks as small letters."""
    square, down = placement.square, placement.down
    step = 15 if down else 1
    codes = [tile or board[square + at * step] for at, tile in enumerate(placement.tiles)]
    page.locator(f"input[name=at][value='{square}']").check(force=True)
    way = "solo-down" if down else "solo-across"
    page.get_by_role("radio", name=say(language, way), exact=True).check()
    page.get_by_label(say(language, "solo-word"), exact=True).fill(
        edition.alphabet.decode(bytes(codes))
    )
    with page.expect_navigation():
        page.get_by_role("button", name=say(language, "solo-lay"), exact=True).click()


def to_the_end(page: Page, language: str, racks: int) -> list[str]:
    """One person plays every rack: each passes once, and then lays the best there is.

    What the page of best plays has to tell of each turn (nothing: which play was better); a rack
    may hold no word at all.
    """
    players, told = [Typist(page, language, seat) for seat in range(racks)], list[str]()
    for count in range(120):
        player = ask(players)
        if player is None:
            return told
        player.await_turn()
        before = player.number
        if thinker(language).best(player.seen(), player.rack()) is None:
            told.append("compared-nothing")
        else:
            told.append("" if count < racks else "compared-hit")
        if count < racks:
            player.pass_turn()
        else:
            player.take_turn(thinker(language))
        page.wait_for_function(MOVED, arg=before)
    raise AssertionError("the game does not end")


MOVED = """before => {
  const { dataset, ariaBusy } = document.querySelector('.table');
  return ariaBusy !== 'true' && Number(dataset.number) > before;
}"""


@pytest.mark.proves("PL-50", "PL-51")
@pytest.mark.parametrize(
    ("language", "size", "mode"),
    [
        in_ci("is", "phone", "one"),
        later("pl", "desktop", "one"),
        later("sv", "desktop", "two"),
        in_ci("fi", "phone", "two"),
    ],
)
def test_a_game_alone_is_played_to_its_end_and_held_beside_the_best_plays(
    opened: Opener, language: str, size: str, mode: str
) -> None:
    page, racks = opened(language, size), {"one": 1, "two": 2}[mode]
    begin_with_a_play(page, language, mode, racks)
    expect(page.get_by_text(say(language, "solo-you"), exact=True).first).to_be_visible()
    told = to_the_end(page, language, racks)
    page.locator("#ending-title").wait_for()
    page.get_by_role("link", name=say(language, "best-plays"), exact=True).click()
    page.wait_for_url("**/best")
    turns, said = page.locator(".turns .list tbody tr"), page.locator('[data-part="said"]')
    assert turns.count() > 15
    expect(turns).to_have_count(len(told))
    check(page)
    expect(said).to_contain_text(say(language, "compared-pass"))
    for number, text in enumerate(told):
        turn = turns.nth(number)
        expect(turn).to_have_attribute("aria-current", "step")
        if text:
            expect(said).to_contain_text(say(language, text))
        else:
            expect(turn.locator("td").last).not_to_be_empty()
            expect(page.locator(".board-area .last")).to_have_count(1)
        page.keyboard.press("ArrowRight")
    check(page)


@pytest.mark.ci
@pytest.mark.proves("PL-52")
@pytest.mark.parametrize(("language", "size"), [("fi", "phone"), later("pl", "desktop")])
def test_open_tiles_are_laid_until_nothing_more_fits_and_the_total_is_kept(
    opened: Opener, language: str, size: str
) -> None:
    page = opened(language, size)
    begin(page, language, "open")
    check(page)
    edition = load(language)
    rules = edition.ruleset(1)
    generator = MoveGenerator(rules, library.find(edition).graph)
    board, left, total, random = Board(rules), full_set(edition), 0, Random(1)
    while (best := anything(generator, board, left, random)) is not None:
        lay(page, language, edition, board, best.placement)
        laid = [tile for tile in best.placement.tiles if tile]
        left = tiles.without(left, tiles.rack_tiles(laid))
        board, total = board.laid(best.placement), total + best.score
        told = page.get_by_role("status").inner_text()
        assert told == say(language, "open-total", total=total)
    assert len(left) < 30
    stop = page.get_by_role("button", name=say(language, "open-stop"))
    if left:
        with page.expect_navigation():
            stop.click()
    if len(left) <= edition.rack:  # a last rack that everybody knows is taken off
        total -= sum(rules.value(tile) for tile in left)
    expect(stop).to_have_count(0)
    expect(page.get_by_text(say(language, "open-over", total=total))).to_be_visible()
    check(page)
    page.get_by_role("link", name=say(language, "daily-again")).click()
    expect(page.get_by_text(say(language, "solo-own-best", total=total))).to_be_visible()


def full_set(edition: Edition) -> bytes:
    """Every tile of the set, sorted."""
    counts = edition.numbers(1)["counts"]
    return bytes(code for code, count in enumerate(counts) for _ in range(count))


def anything(generator: MoveGenerator, board: Board, left: bytes, random: Random) -> Play | None:
    """The best play of seven of the tiles left, or of seven others; None: none was found."""
    for _ in range(20):
        rack = bytes(sorted(random.sample(left, min(7, len(left)))))
        if rack and (best := generator.best(board, rack)):
            return best
    return None
