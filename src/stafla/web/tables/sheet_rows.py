"""Rows of the score sheet as a browser is sent them.

A row never changes, and every view of a table holds all of them: each is made and written once and
kept while tables are looked at.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

from pydantic import TypeAdapter
from pydantic_core import to_json

from stafla._core import AS_BLANK, Score, TileScore, WordScore
from stafla.editions import Edition, load
from stafla.records import write_play
from stafla.records.notation.play import write_square_of
from stafla.rules import Row
from stafla.web.wire import table as wire

Made = TypeVar("Made")
NO_PLAY = '"play":null,"square":null,"word":null,"words":[],"bonus":0,'


_WORDS = TypeAdapter(list[wire.WordPoints])


def json_text(value: object) -> str:
    """A plain value as JSON."""
    return to_json(value).decode()


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
    return _WORDS.validate_json(_words_text(score, edition))


def _turn(row: Row, edition: Edition) -> str:
    """`wire.TurnView` of a row."""
    play, score = NO_PLAY, row.score
    if row.placement is not None and score is not None:
        named = edition.alphabet.decode_word(score.words[0].letters)
        play = (
            f'"play":{json_text(write_play(row.placement, edition, edition.notation))},'
            f'"square":"{write_square_of(row.placement, edition, edition.notation)}",'
            f'"word":{json_text(named)},"words":{_words_text(score, edition)},'
            f'"bonus":{score.bonus},'
        )
    undecided = row.stands and row.verdict == "unknown"
    return (
        f'{{"number":{row.number},"seat":{row.seat},"kind":"{row.kind}",{play}'
        f'"tiles":{row.tiles or "null"},"stands":{json_text(row.stands)},'
        f'"undecided":{json_text(undecided)},"challenger":{json_text(row.challenger)},'
        f'"verdict":{json_text(row.verdict)},"points":{row.points},"total":{row.total}}}'
    )


def _words_text(score: Score, edition: Edition) -> str:
    return f"[{','.join([_word_text(word, edition) for word in score.words])}]"


def _word_text(word: WordScore, edition: Edition) -> str:
    """`wire.WordPoints` of a word."""
    tiles = ",".join([_part_text(part, edition) for part in word.parts])
    return (
        f'{{"word":{json_text(edition.alphabet.decode_word(word.letters))},"points":{word.points},'
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
        f'{{"square":{square},"letter":{json_text(load(named).alphabet.letter(tile))},'
        f'"blank":{json_text(bool(tile & AS_BLANK))},"value":{value},'
        f'"letter_multiplier":{by_letter},"word_multiplier":{by_word},"new":{json_text(new)}}}'
    )


def _last(row: Row, edition: Edition) -> str:
    """`wire.LastPlay` of a play."""
    assert row.placement is not None and row.score is not None
    squares = [part.square for part in row.score.words[0].parts if part.new]
    play = write_play(row.placement, edition, edition.notation)
    return (
        f'{{"seat":{row.seat},"squares":{json_text(squares)},"play":{json_text(play)},'
        f'"points":{row.points}}}'
    )


turn_text = RowCache(_turn, 65_536)
"""A row as a browser is sent it; what tables under way need is kept, at about a kilobyte a row."""

_last_text = RowCache(_last, 16_384)


def last_play_text(rows: Sequence[Row], edition: Edition) -> str:
    """The latest play that lies on the board, as a browser is sent it."""
    for row in reversed(rows):
        if row.kind == "play" and row.stands and row.placement and row.score:
            return _last_text(row, edition)
    return "null"
