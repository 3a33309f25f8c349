"""Rows of the score sheet as a browser is sent them.

A row never changes, and every view of a table holds all of them: each is made and written once and
kept while tables are looked at.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

from pydantic_core import to_json

from stafla._core import AS_BLANK, Score, TileScore, WordScore
from stafla.editions import Edition, load
from stafla.records import write_play
from stafla.records.notation.play import write_square_of
from stafla.rules import Row
from stafla.web.wire import table as wire

Made = TypeVar("Made")
NO_PLAY = '"play":null,"square":null,"word":null,"words":[],"bonus":0,'


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


def _turn(row: Row, edition: Edition) -> str:
    """`wire.TurnView` of a row."""
    play, score = NO_PLAY, row.score
    if row.placement is not None and score is not None:
        words = ",".join([_word_text(word, edition) for word in score.words])
        named = edition.alphabet.decode_word(score.words[0].letters)
        play = (
            f'"play":{_text(write_play(row.placement, edition, edition.notation))},'
            f'"square":"{write_square_of(row.placement, edition, edition.notation)}",'
            f'"word":{_text(named)},"words":[{words}],"bonus":{score.bonus},'
        )
    undecided = row.stands and row.verdict == "unknown"
    return (
        f'{{"number":{row.number},"seat":{row.seat},"kind":"{row.kind}",{play}'
        f'"tiles":{row.tiles or "null"},"stands":{_text(row.stands)},'
        f'"undecided":{_text(undecided)},"challenger":{_text(row.challenger)},'
        f'"verdict":{_text(row.verdict)},"points":{row.points},"total":{row.total}}}'
    )


def _word_text(word: WordScore, edition: Edition) -> str:
    """`wire.WordPoints` of a word."""
    tiles = ",".join([_part_text(part, edition) for part in word.parts])
    return (
        f'{{"word":{_text(edition.alphabet.decode_word(word.letters))},"points":{word.points},'
        f'"multiplier":{word.multiplier},"tiles":[{tiles}]}}'
    )


def _part_text(part: TileScore, edition: Edition) -> str:
    points = part.value, part.letter_multiplier, part.word_multiplier
    return _tile_text(part.square, part.tile, points, part.new, edition.id)


@lru_cache(1 << 14)
def _tile_text(square: int, tile: int, points: tuple[int, int, int], new: bool, named: str) -> str:
    """`wire.TilePoints` of a tile with its points, as many plays have it."""
    value, by_letter, by_word = points
    return (
        f'{{"square":{square},"letter":{_text(load(named).alphabet.letter(tile))},'
        f'"blank":{_text(bool(tile & AS_BLANK))},"value":{value},'
        f'"letter_multiplier":{by_letter},"word_multiplier":{by_word},"new":{_text(new)}}}'
    )


def _last(row: Row, edition: Edition) -> str:
    """`wire.LastPlay` of a play."""
    assert row.placement is not None and row.score is not None
    return wire.LastPlay(
        seat=row.seat,
        squares=[part.square for part in row.score.words[0].parts if part.new],
        play=write_play(row.placement, edition, edition.notation),
        points=row.points,
    ).model_dump_json()


def _text(value: str | int | None) -> str:
    return to_json(value).decode()


turn_text = RowCache(_turn, 65_536)
"""A row as a browser is sent it; what tables under way need is kept, at about a kilobyte a row."""

_last_text = RowCache(_last, 16_384)


def last_play_text(rows: Sequence[Row], edition: Edition) -> str:
    """The latest play that lies on the board, as a browser is sent it."""
    for row in reversed(rows):
        if row.kind == "play" and row.stands and row.placement and row.score:
            return _last_text(row, edition)
    return "null"
