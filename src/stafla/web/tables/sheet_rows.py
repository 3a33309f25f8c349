"""Rows of the score sheet as a browser is sent them.

A row never changes, and every view of a table holds all of them: each is made and written once and
kept while tables are looked at.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Generic, TypeVar

from stafla._core import AS_BLANK, Placement, Score, TileScore, WordScore
from stafla.editions import Edition, load
from stafla.records import write_play
from stafla.records.notation.play import write_square_of
from stafla.rules import Row
from stafla.web.wire import table as wire

Made = TypeVar("Made")


class RowCache(Generic[Made]):
    """What is made of rows, the latest so many of them."""

    def __init__(self, make: Callable[[Row, Edition], Made], most: int) -> None:
        self._make = make
        self._most = most
        self._kept: OrderedDict[int, tuple[Row, Made]] = OrderedDict()
        self._lock = threading.Lock()

    def __call__(self, row: Row, edition: Edition) -> Made:
        """What is made of a row of a table of this edition."""
        known = self._kept.get(id(row))
        if known is not None and known[0] is row:
            return known[1]
        made = self._make(row, edition)
        with self._lock:
            self._kept[id(row)] = row, made
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return made


def _make(row: Row, edition: Edition) -> wire.TurnView:
    view = wire.TurnView(
        number=row.number,
        seat=row.seat,
        kind=row.kind,
        tiles=row.tiles or None,
        stands=row.stands,
        undecided=row.stands and row.verdict == "unknown",
        challenger=row.challenger,
        verdict=row.verdict,
        points=row.points,
        total=row.total,
    )
    if row.placement is None or row.score is None:
        return view
    return view.model_copy(update=_play(row.placement, row.score, edition))


def _play(placement: Placement, score: Score, edition: Edition) -> dict[str, object]:
    words = words_of(score, edition)
    return {
        "play": write_play(placement, edition, edition.notation),
        "square": write_square_of(placement, edition, edition.notation),
        "word": words[0].word,
        "words": words,
        "bonus": score.bonus,
    }


def words_of(score: Score, edition: Edition) -> list[wire.WordPoints]:
    """The words of a play with their points."""
    return [_word(word, edition) for word in score.words]


def _word(word: WordScore, edition: Edition) -> wire.WordPoints:
    return wire.WordPoints(
        word=edition.alphabet.decode_word(word.letters),
        points=word.points,
        multiplier=word.multiplier,
        tiles=[_part(part, edition) for part in word.parts],
    )


def _part(part: TileScore, edition: Edition) -> wire.TilePoints:
    points = part.value, part.letter_multiplier, part.word_multiplier
    return _tile(part.square, part.tile, points, part.new, edition.id)


@lru_cache(1 << 14)
def _tile(
    square: int, tile: int, points: tuple[int, int, int], new: bool, named: str
) -> wire.TilePoints:
    """A tile with its points, as many plays have it; not to be changed."""
    return wire.TilePoints(
        square=square,
        letter=load(named).alphabet.letter(tile),
        blank=bool(tile & AS_BLANK),
        value=points[0],
        letter_multiplier=points[1],
        word_multiplier=points[2],
        new=new,
    )


def _last(row: Row, edition: Edition) -> wire.LastPlay:
    assert row.placement is not None and row.score is not None
    return wire.LastPlay(
        seat=row.seat,
        squares=[part.square for part in row.score.words[0].parts if part.new],
        play=write_play(row.placement, edition, edition.notation),
        points=row.points,
    )


turn_view = RowCache(_make, 16_384)
"""A row as a browser is sent it."""

turn_text = RowCache(lambda row, edition: _make(row, edition).model_dump_json(), 65_536)
"""The row as JSON; what all tables under way need is kept, at about a kilobyte a row."""

last_play = RowCache(_last, 16_384)
"""A play that lies on the board."""
