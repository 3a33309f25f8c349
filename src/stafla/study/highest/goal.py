"""What to build for: a word along the edge of the board, and which of its squares come last.

The edge has three squares that triple the word. Whoever covers all of them with one play, with
seven tiles and a word of fifteen letters, has the word twenty-seven times. Before that the other
eight letters lie there in runs, each a word or a single tile.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, product
from math import prod

from stafla._core import AS_BLANK
from stafla.editions import Edition
from stafla.study.highest.tiles import take, whole
from stafla.study.highest.word_lists import WordLists

Run = tuple[int, ...]
"""Columns side by side."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A word along the edge.

    Attributes:
        tiles: of the whole word, a blank as `AS_BLANK` and its letter.
        last: the columns that the last play covers.
        points: of the word, with what all tiles of a rack earn, without the words across it.
    """

    tiles: bytes
    last: frozenset[int]
    points: int

    @property
    def letters(self) -> bytes:
        """The letters of the word."""
        return bytes(tile & ~AS_BLANK for tile in self.tiles)

    def runs(self) -> tuple[Run, ...]:
        """The columns that lie there before, run by run."""
        return tuple(runs(frozenset(range(len(self.tiles))) - self.last))


class Edge:
    """The row along the edge, and what a word there is worth.

    Raises:
        ValueError: on this board no row along the edge is tripled more than once.
    """

    def __init__(self, edition: Edition) -> None:
        numbers = edition.numbers()
        self.edition = edition
        self.width = edition.layout.width
        self.words: list[int] = numbers["word_multipliers"][: self.width]
        self.squares: list[int] = numbers["letter_multipliers"][: self.width]
        self.values: list[int] = numbers["values"]
        self.bonus: int = numbers["bonus"][edition.rack]
        self.corners = frozenset(c for c in range(self.width) if self.words[c] > 1)
        if len(self.corners) < 2 or len(self.corners) > edition.rack:
            raise ValueError(f"the edge of {edition.id} has {len(self.corners)} word premiums")

    def goals(self, word: bytes, across: WordLists) -> Iterator[Goal]:
        """Every way to lay a word along the edge in which its last play covers all premiums."""
        found = take(whole(self.edition), sorted(word, key=self.value, reverse=True))
        if found is None:
            return
        inner = sorted(set(range(self.width)) - self.corners)
        tiles = self._spelt(word)
        for more in combinations(inner, self.edition.rack - len(self.corners)):
            last = self.corners | set(more)
            before = tuple(runs(frozenset(range(self.width)) - last))
            if self._has_room(before) and all(
                len(run) == 1 or across.holds(word[run[0] : run[-1] + 1]) for run in before
            ):
                yield Goal(tiles, last, self.points(tiles, last))

    def points(self, tiles: bytes, last: frozenset[int]) -> int:
        """What the word earns, without the words across it."""
        letters = sum(
            self.value(tile) * (self.squares[column] if column in last else 1)
            for column, tile in enumerate(tiles)
        )
        return letters * prod(self.words[column] for column in last) + self.bonus

    def _has_room(self, before: tuple[Run, ...]) -> bool:
        """Whether a post can stand under every run, none beside another or beside the middle."""
        inside = [[c for c in run if abs(c - self.width // 2) > 1] for run in before]
        return next(spaced_columns(inside), None) is not None

    def value(self, tile: int) -> int:
        """Of a tile; a blank's is nothing."""
        return 0 if tile & AS_BLANK else self.values[tile]

    def _spelt(self, word: bytes) -> bytes:
        """The tiles of a word: where a letter is short, the blank lies on no letter premium."""
        order = sorted(range(len(word)), key=lambda c: -self.squares[c])
        found = take(whole(self.edition), (word[c] for c in order))
        assert found is not None
        laid = dict(zip(order, found[1], strict=True))
        return bytes(laid[column] for column in range(len(word)))


def spaced_columns(choices: Sequence[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    """One column of each of these, no two of them side by side."""
    for chosen in product(*choices):
        if all(b - a > 1 for a, b in pairwise(sorted(chosen))):
            yield chosen


def runs(columns: frozenset[int]) -> Iterator[Run]:
    """Columns side by side, from the left."""
    run: list[int] = []
    for column in sorted(columns):
        if run and column != run[-1] + 1:
            yield tuple(run)
            run = []
        run.append(column)
    if run:
        yield tuple(run)
