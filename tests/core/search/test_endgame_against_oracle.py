"""The solver against the compiled oracle, which tries everything, on boards of self-play."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bench.endgame import positions_without_bag
from stafla import _core, editions
from tests.counts.corpus import NAMES
from tests.oracle.endgames import EndgameOracle
from tests.oracle.positions import Words

# tiles left to the mover and to the opponent
SIZES = ((2, 2), (1, 3), (3, 1), (2, 3), (3, 2), (1, 2))
# `make test`, an edition
SOME = 6
# `make verify`, an edition
POSITIONS = 70


@dataclass(frozen=True, slots=True)
class Ended:
    """An empty bag: the board, both racks (the mover's first), passes in a row."""

    board: _core.Board
    racks: tuple[bytes, bytes]
    passes: int


def positions(words: Words, seed: int, count: int) -> Iterator[Ended]:
    """Ends of games with a few tiles left to each; a blank among three of them now and then."""
    run = words.run(_core.Leaves.zero(words.rules), seed)
    chunk = _core.selfplay(run, first=0, games=count + count // 4 + 3)
    found = list(positions_without_bag(words.rules, chunk.records))[:count]
    assert len(found) == count
    for number, at in enumerate(found):
        own, other = SIZES[number % len(SIZES)]
        mover = at.mover(words.rules)
        # racks are sorted, blanks first: the last tiles are letters, quicker to search to the end
        held = [bytearray(at.racks[mover][-own:]), bytearray(at.racks[1 - mover][-other:])]
        if number % len(SIZES) == len(SIZES) - 1:
            held[number // len(SIZES) % 2][0] = _core.BLANK
        yield Ended(at.board, (bytes(held[0]), bytes(held[1])), number % 4)


def compare(words: Words, oracle: EndgameOracle, at: Ended) -> None:
    position = _core.Endgame(at.board, at.racks, runs=(at.passes, at.passes))
    asked = (words.rules, words.graph, position)
    fast = _core.solve_endgame(*asked, words=words.map)
    general = _core.solve_endgame(*asked)
    limits = _core.EndgameLimits(threads=3)
    several = _core.solve_endgame(*asked, words=words.map, limits=limits)
    wanted = oracle.spread(at.board.cells, at.racks, at.passes)
    assert (fast.proved, fast.spread) == (True, wanted), at
    assert (general.proved, general.spread) == (True, wanted), at
    assert (several.proved, several.spread) == (True, wanted), at
    assert settle(words.rules, at, fast.line) == wanted, at
    assert settle(words.rules, at, several.line) == wanted, at


def settle(rules: _core.Ruleset, at: Ended, line: list[_core.Play | None]) -> int:
    """What the line gains: its points and the settlement."""
    racks, gained = [list(rack) for rack in at.racks], [0, 0]
    for turn, play in enumerate(line):
        if play is not None:
            gained[turn % 2] += play.score
            for _, tile in play.placement.laid(rules):
                racks[turn % 2].remove(0 if tile & _core.AS_BLANK else tile)
    out = next((rack for rack, tiles in enumerate(racks) if not tiles), None)
    change = _core.settle(rules, [bytes(rack) for rack in racks], out)
    return gained[0] + change[0] - gained[1] - change[1]


def holds(name: str, few: int, seed: int, count: int, folder: Path) -> None:
    # the games are those of the whole list; with it the oracle would take minutes a position
    whole = Words(editions.load(name))
    words = whole.thinned(few)
    with EndgameOracle(words.edition.numbers(), words.graph.list(), folder) as oracle:
        for at in positions(whole, seed, count):
            compare(words, oracle, at)


@pytest.mark.parametrize("name", NAMES)
def test_the_spread_is_the_oracles(name: str, tmp_path: Path) -> None:
    holds(name, 1000, 1, SOME, tmp_path)


@pytest.mark.verify
@pytest.mark.parametrize("name", NAMES)
def test_the_spread_is_the_oracles_in_seventy_positions(name: str, tmp_path: Path) -> None:
    holds(name, 2000, 2, POSITIONS, tmp_path)
