"""Reverse play in the kernel: legal removals against brute force, and how well the bot plays."""

import random
from collections.abc import Iterator

import pytest

from stafla import _core
from stafla.editions import load
from tests.core.table import PL, a_board, a_square, tiles
from tests.counts.corpus import NAMES
from tests.oracle.positions import Words
from tests.oracle.reverse import removals

# those with large lists are left to CI; the others stand for them
USUAL = [pytest.param(one, marks=pytest.mark.ci if one in ("is", "pl") else ()) for one in NAMES]

BOARDS, SOME = 2000, 60
GAMES, FEW = 500, 20


def finish(words: Words, seed: int, count: int) -> Iterator[_core.Board]:
    """The boards at the end of games of self-play."""
    for game in words.games(seed, 0, count):
        board = _core.Board(words.rules)
        for done in game["turns"]:
            if len(done) > 1:
                board = board.laid(_core.Placement(done[0], bool(done[1]), bytes.fromhex(done[2])))
        yield board


def boards(words: Words, seed: int, count: int) -> Iterator[_core.Board]:
    """Finished boards, every other one taken apart for a while by chance."""
    chance = random.Random(seed)
    for number, board in enumerate(finish(words, seed, count)):
        for _ in range(chance.randrange(20) if number % 2 else 0):
            found = _core.removals(words.rules, board, words.graph)
            if found:
                board = board.lifted(chance.choice(found).squares)
        yield board


def as_set(found: list[_core.Removal]) -> set[tuple[tuple[int, ...], int]]:
    return {(tuple(removal.squares), removal.points) for removal in found}


def compare(name: str, count: int) -> int:
    """Compare all removals on so many boards with brute force; gives their number."""
    words = Words(load(name))
    listed = set(words.graph.list().split(b"\0")) - {b""}
    values = words.edition.numbers()["values"]
    seen = 0
    for board in boards(words, 7, count):
        found = _core.removals(words.rules, board, words.graph)
        wanted = removals(board.cells, board.width, listed, values)
        assert as_set(found) == wanted, board.cells.hex()
        assert len(found) == len(wanted)
        assert [r.points for r in found] == sorted((r.points for r in found), reverse=True)
        for removal in found[:5]:
            examined, changed = _core.examine_removal(words.rules, board, removal.squares[::-1])
            assert examined == removal
            assert all(bytes(t & 0x7F for t in word) in listed for word in changed)
        seen += len(found)
    return seen


@pytest.mark.proves("PL-42")
@pytest.mark.parametrize("name", USUAL)
def test_legal_removals_equal_brute_force(name: str) -> None:
    assert compare(name, SOME // len(NAMES)) > 100


@pytest.mark.verify
@pytest.mark.parametrize("name", NAMES)
def test_legal_removals_equal_brute_force_on_two_thousand_boards(name: str) -> None:
    assert compare(name, BOARDS // len(NAMES)) > 4_000


def bot_against_chance(name: str, games: int) -> float:
    """The share of reverse plays that the bot wins against random removals; a tie is half."""
    words, chance, won = Words(load(name)), random.Random(5), 0.0
    for number, board in enumerate(finish(words, 11, games)):
        totals = [0, 0]
        turn = number % 2
        while found := _core.removals(words.rules, board, words.graph):
            removal = chance.choice(found)
            if turn == 0:
                best = _core.best_removal(words.rules, board, words.graph, 2, 400)
                assert best is not None and best in found
                removal = best
            totals[turn] += removal.points
            board = board.lifted(removal.squares)
            turn = 1 - turn
        won += (totals[0] > totals[1]) + 0.5 * (totals[0] == totals[1])
    return won / games


@pytest.mark.ci
def test_the_bot_beats_random_removals() -> None:
    assert bot_against_chance("pl", FEW) >= 0.9


@pytest.mark.verify
@pytest.mark.parametrize("name", NAMES)
def test_the_bot_beats_random_removals_in_nine_of_ten_games(name: str) -> None:
    assert bot_against_chance(name, GAMES // len(NAMES)) >= 0.9


@pytest.mark.proves("PL-42")
@pytest.mark.parametrize(
    ("squares", "code"),
    [
        ("", "no-tiles"),
        ("H8 H9 H10 H11 H12 H13 H14", "too-many-tiles"),
        ("A1", "nothing-there"),
        ("H8 H8", "nothing-there"),
        ("H8 I10", "not-in-line"),
        ("H8 L8", "gap"),
        ("H8", "detached"),
    ],
)
def test_tiles_that_cannot_be_taken_so_are_refused(squares: str, code: str) -> None:
    # two words of row 8, joined by a third in row 10
    text = "H8K I8O J8T L8K M8O N8T H9O H10T I10O J10K K10O L10T L9O"
    board = a_board(PL, text)
    with pytest.raises(_core.PlacementError) as refused:
        _core.examine_removal(PL.ruleset(), board, [a_square(name) for name in squares.split()])
    assert refused.value.code == code


@pytest.mark.proves("PL-42")
def test_a_single_tile_cannot_remain_but_nothing_can() -> None:
    board = a_board(PL, "H8o I8T")
    squares = [square for square, _ in tiles(PL, "H8o I8T")]
    with pytest.raises(_core.PlacementError) as refused:
        _core.examine_removal(PL.ruleset(), board, squares[:1])
    assert refused.value.code == "too-short"
    removal, changed = _core.examine_removal(PL.ruleset(), board, squares)
    assert (removal.points, changed) == (2, [])  # the blank is worth nothing
