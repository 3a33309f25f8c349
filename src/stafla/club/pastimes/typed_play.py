"""Plays typed as a word: which of the letters are tiles and which are blanks."""

from collections import Counter
from dataclasses import dataclass
from unicodedata import normalize

from stafla._core import AS_BLANK, BLANK, Board, Placement, PlacementError
from stafla.club.pastimes.refusals import BadPlay
from stafla.editions import AlphabetError, Edition

MOST = 30


@dataclass(frozen=True, slots=True)
class TypedPlay:
    """A word as it was typed: where it begins, its direction, its letters."""

    square: int
    down: bool
    text: str


def typed_placement(edition: Edition, board: Board, held: bytes, play: TypedPlay) -> Placement:
    """The placement of a word that was typed.

    Letters may name tiles that lie there. A letter that is held is laid as a tile, another one with
    a blank, if one is held; in a word of capitals and small letters the small ones are blanks.

    Args:
        edition: gives the letters.
        board: what lies there.
        held: the tiles that can be laid.
        play: the word.

    Raises:
        BadPlay: no square, no word, or a letter that the edition does not have.
    """
    word = "".join(normalize("NFC", play.text[:MOST]).split())
    try:
        letters = edition.alphabet.word(word)
    except AlphabetError:
        raise BadPlay from None
    if not letters or len(letters) != len(word) or not 0 <= play.square < len(board.cells):
        raise BadPlay
    small = [symbol in edition.alphabet.lower for symbol in word]
    marked = [one and not all(small) for one in small]
    step, left = board.width if play.down else 1, Counter(held)
    tiles = bytearray()
    for index, code in enumerate(letters):
        at = play.square + index * step
        free = at < len(board.cells) and not board[at]
        tiles.append(_tile(code, marked[index], left) if free else code)
    try:
        return Placement(play.square, play.down, bytes(tiles))
    except PlacementError:
        raise BadPlay from None


def _tile(code: int, marked: bool, left: Counter[int]) -> int:
    """A tile, or a blank for the letter; what is not held is refused later."""
    blank = marked or (not left[code] and left[BLANK] > 0)
    left[BLANK if blank else code] -= 1
    return code | AS_BLANK if blank else code
