"""What the words of a play are: base form and grammatical form, where a dictionary knows them.

Asked of words that lie on the sheet of a table alone, and of a play that may still be challenged
nothing is told: who doubts a word has to decide without a dictionary (IS-22, FI-31, SV-19).
"""

import threading
from dataclasses import dataclass
from functools import lru_cache

from stafla.club.refusal import ClubRefusal
from stafla.club.tables.cache import GameState
from stafla.club.tables.observation import Audience
from stafla.club.tables.tables import Tables
from stafla.editions import Edition
from stafla.rules import Row
from stafla.words.readings import Reading, reader

MOST_READINGS = 3
"""Readings told of a word, one a base form; an Icelandic form can have a dozen."""
MOST_KEPT = 4096


class NoSuchPlay(ClubRefusal):
    """No play on the sheet has this number."""

    code = "no-such-play"


class NotSettled(ClubRefusal):
    """The play may still be challenged."""

    code = "play-not-settled"


@dataclass(frozen=True, slots=True)
class WordReadings:
    """A word of a play.

    Attributes:
        word: in capitals.
        readings: what the language's dictionary says of it; none where it says nothing.
    """

    word: str
    readings: tuple[Reading, ...]


def word_readings(
    tables: Tables, table: str, audience: Audience, number: int
) -> tuple[WordReadings, ...]:
    """The words of the play that event ``number`` laid, as far as the audience sees the table.

    Raises:
        NoSuchTable: there is none.
        NoSuchPlay: nothing was laid by that event.
        NotSettled: the play may still be challenged.
    """
    game_state = tables.known_to(table, audience)
    row = next((row for row in game_state.rows if row.number == number and row.score), None)
    if row is None:
        raise NoSuchPlay
    if not is_settled(game_state, row):
        raise NotSettled
    return words_of_row(row, game_state.game.edition)


def words_of_row(row: Row, edition: Edition) -> tuple[WordReadings, ...]:
    """The words of a row of the sheet; none where it is no play."""
    if row.score is None:
        return ()
    words = dict.fromkeys(edition.alphabet.decode_word(word.letters) for word in row.score.words)
    return tuple(WordReadings(word, readings_of(edition, word)) for word in words)


def is_settled(game_state: GameState, row: Row) -> bool:
    """Whether nobody can challenge the play of a row any more."""
    game = game_state.game
    if game.words_checked or game.pending is None:
        return True
    return row.number != max(row.number for row in game_state.rows if row.kind == "play")


def readings_of(edition: Edition, word: str) -> tuple[Reading, ...]:
    """What the language's dictionary says of a word in capitals; nothing where there is none."""
    if reader(edition.language) is None:
        return ()
    lower = edition.alphabet.lower
    small = "".join(lower[code - 1] for code in edition.alphabet.word(word))
    return _readings(edition.language, small)


_asking = threading.Lock()
# some dictionaries answer one question at a time


@lru_cache(MOST_KEPT)
def _readings(language: str, small: str) -> tuple[Reading, ...]:
    known = reader(language)
    if known is None:
        return ()
    with _asking:
        found = known.readings(small)
    # of one base form the likeliest form
    first = {reading.base: reading for reading in reversed(found)}
    bases = dict.fromkeys(reading.base for reading in found)
    return tuple(first[base] for base in bases)[:MOST_READINGS]
