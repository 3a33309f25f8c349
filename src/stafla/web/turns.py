"""Rows of the score sheet as a browser is sent them.

A row never changes, and every view of a table holds all of them: each is made once and kept while
tables are looked at.
"""

import threading
from collections import OrderedDict

from stafla._core import AS_BLANK, Placement, Score, TileScore, WordScore
from stafla.editions import Edition
from stafla.records.play import write_play, write_square_of
from stafla.rules import Row
from stafla.web import wire

MOST_KEPT = 16_384
_kept: OrderedDict[int, tuple[Row, wire.TurnView]] = OrderedDict()
_lock = threading.Lock()


def turn_view(row: Row, edition: Edition) -> wire.TurnView:
    """A row of a table of this edition."""
    known = _kept.get(id(row))
    if known is not None and known[0] is row:
        return known[1]
    view = _made(row, edition)
    with _lock:
        _kept[id(row)] = row, view
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    return view


def _made(row: Row, edition: Edition) -> wire.TurnView:
    view = wire.TurnView(
        number=row.number,
        seat=row.seat,
        kind=row.kind,
        tiles=row.tiles or None,
        stands=row.stands,
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
    return wire.TilePoints(
        square=part.square,
        letter=edition.alphabet.letter(part.tile),
        blank=bool(part.tile & AS_BLANK),
        value=part.value,
        letter_multiplier=part.letter_multiplier,
        word_multiplier=part.word_multiplier,
        new=part.new,
    )
