"""What the tests of analysis share: an analyst of every edition, by a little lexicon."""

from functools import cache
from types import SimpleNamespace
from typing import Any, cast

from stafla._core import Board
from stafla.editions import load
from stafla.study import Analyst, Position
from stafla.study.analysis.position import full_set
from stafla.words import Lexicon
from tests.records.games import lexicon


class FakeClock:
    """A clock that goes on by so much whenever it is asked."""

    def __init__(self, step: float = 0.0) -> None:
        self.now = 100.0
        self.step = step
        self.asked = 0

    def __call__(self) -> float:
        self.asked += 1
        self.now += self.step
        return self.now


@cache
def words(edition: str) -> Lexicon:
    """The little lexicon as the word package holds one."""
    graph = lexicon(edition)
    about = SimpleNamespace(name="Little", fingerprint="000000", whole="", digest="")
    return Lexicon.of(cast(Any, about), load(edition).alphabet, graph)


def analyst(edition: str = "en", **options: Any) -> Analyst:
    """An analyst that knows a handful of words."""
    return Analyst(load(edition), words(edition), **options)


def late(rack: str, left: str, edition: str = "en", players: int = 2) -> Position:
    """A position late in a game: all tiles lie on the board but those of ``rack`` and ``left``.

    They fill every other row, so that words can be made with those of the last.
    """
    ruled = load(edition)
    spread = full_set(ruled)
    spread.subtract(ruled.alphabet.rack(rack + left))
    cells = bytes(tile or 0x80 + 1 for tile in sorted(spread.elements()))
    rows = (cells[at : at + 15].ljust(30, b"\0") for at in range(0, len(cells), 15))
    board = Board(ruled.ruleset(players), b"".join(rows).ljust(225, b"\0"))
    others, scores = (None,) * (players - 1), (0,) * players
    return Position(ruled, board, ruled.alphabet.rack(rack), others, scores)
