"""What server and browser say of an edition: letters, premium squares, the word list."""

from typing import Literal

from stafla.web.wire.base import Wire


class LetterView(Wire):
    """A letter of the alphabet; ``count`` is 0 where only a blank can name it.

    ``typed`` holds every single character that is read as this letter: both cases and what the
    edition folds into it (SV-51). The browser maps typed text by it alone.
    """

    letter: str
    """The letter in capitals."""
    value: int
    """Points printed on its tile."""
    count: int
    """Tiles of it in a full bag; 0 where only a blank can name it."""
    typed: list[str]
    """Every single character that is read as this letter."""


class PremiumView(Wire):
    """A premium square: ``times`` the letter or the word; ``short`` fits on the square."""

    square: int
    """Where it is."""
    kind: Literal["letter", "word"]
    """Whether it multiplies a letter or a word."""
    times: int
    """By how much."""
    short: str
    """Its sign on the square."""
    label: str
    """Its name."""


class LexiconView(Wire):
    """The word list pinned by the game.

    ``version`` is that of its source, most often a date; empty: not known, or not at hand.
    """

    name: str
    """How people call it."""
    version: str = ""
    """Of its source, most often a date; empty: not known, or not at hand."""
    fingerprint: str
    """Six hexadecimal digits that tell which words count."""
    words: int
    """How many words."""


class EditionView(Wire):
    """What a table needs of its edition and profile."""

    code: str
    """The edition that it is or is a variant of, `sv`."""
    profile: str
    """Id of the edition, `sv-home`."""
    name: str
    """Title in its own language."""
    language: str
    """Language of its words."""
    width: int
    """Squares in a row."""
    height: int
    """Squares in a column."""
    letters: list[LetterView]
    """The alphabet in its order."""
    blanks: int
    """Blanks in a full bag."""
    premiums: list[PremiumView]
    """All premium squares."""
    start: list[int]
    """Squares of which the opening covers one."""
    rack_size: int
    """Tiles on a full rack."""
    notation: Literal["gcg", "letter-first"]
    """How squares are written: `8H` across (`gcg`) or down (`letter-first`)."""
    lexicon: LexiconView
    """The word list pinned by the game."""
    word_check: Literal["challenge", "automatic"]
    """Whether words are challenged, or checked as they are played."""
    wrong_points: int = 0
    """Points that a wrong challenge costs."""
    wrong_turn: bool = False
    """Whether a wrong challenge costs a turn."""
