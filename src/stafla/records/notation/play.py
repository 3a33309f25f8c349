"""Plays as players write them: a square with a direction, and the tiles of the word.

``8D HRAKI``, ``G6 LO.I``, ``8D HRaKI`` (the second A is a blank). A square that already holds a
tile is a dot, or the letter itself, with or without parentheses: ``LO(K)I``, ``LOKI``.
"""

import re
from unicodedata import normalize

from stafla._core import Board, Placement
from stafla.editions import AlphabetError, Edition
from stafla.records.fault import NotationFault
from stafla.records.notation.square import Start, Style, read_start, write_start

MOST_CHARACTERS = 200

_THROUGH = re.compile(r"\((\[[^\[\]()]+\]|[^\[\]()])+\)")
_SYMBOL = re.compile(r"\[[^\[\]]+\]|.", re.DOTALL)


def read_play(text: str, edition: Edition, style: Style = "gcg") -> Placement:
    """The placement that a play's text names; whether it is legal is the kernel's question.

    Raises:
        NotationFault: ``notation-play`` (not a square and tiles), ``notation-square``,
            ``notation-off-board``, ``notation-unknown-letter``, ``notation-blank-only``.
    """
    fields = normalize("NFC", text).split()
    if len(fields) != 2 or len(text) > MOST_CHARACTERS:
        raise NotationFault("notation-play", text=text)
    layout = edition.layout
    start = read_start(fields[0], layout.width, layout.height, style)
    return Placement(start.square(layout.width), start.down, read_tiles(fields[1], edition))


def read_tiles(text: str, edition: Edition) -> bytes:
    """The codes of a play's tiles; parentheses are dots.

    Raises:
        NotationFault: ``notation-unknown-letter``, ``notation-blank-only``.
    """
    plain = _THROUGH.sub(lambda match: "." * len(_SYMBOL.findall(match[0][1:-1])), text)
    try:
        return edition.alphabet.encode(plain)
    except AlphabetError as error:
        raise NotationFault(f"notation-{error.code}", text=error.symbol) from None


def write_play(placement: Placement, edition: Edition, style: Style = "gcg") -> str:
    """The play's text: square, then tiles with dots where tiles already lie."""
    return f"{write_square_of(placement, edition, style)} {write_tiles(placement, edition)}"


def write_whole_play(
    placement: Placement, board: Board, edition: Edition, style: Style = "gcg"
) -> str:
    """The play with its whole word, small letters for blanks, as it is told to people.

    Args:
        placement: the play.
        board: before the play or after it, since the tiles that lay there are the same.
        edition: whose letters they are.
        style: of the square.
    """
    word = edition.alphabet.decode(_whole_word(placement, board))
    return f"{write_square_of(placement, edition, style)} {word}"


def write_dotted_play(
    placement: Placement, board: Board, edition: Edition, style: Style = "gcg"
) -> str:
    """The play as duplicate has it (PL-57): dots, then the whole word, ``H8 W.RD (WORD)``."""
    play = write_play(placement, edition, style)
    through = not all(placement.tiles)
    return f"{play} ({word_of(placement, board, edition)})" if through else play


def write_square_of(placement: Placement, edition: Edition, style: Style = "gcg") -> str:
    """Where the word begins, in a notation."""
    start = Start.of(placement.square, placement.down, edition.layout.width)
    return write_start(start, style)


def write_tiles(placement: Placement, edition: Edition) -> str:
    """The tiles laid: capitals, small letters for blanks, dots."""
    return edition.alphabet.decode(placement.tiles)


def word_of(placement: Placement, board: Board, edition: Edition) -> str:
    """The main word in capitals, on the board before the play."""
    return edition.alphabet.decode_word(_whole_word(placement, board))


def _whole_word(placement: Placement, board: Board) -> bytes:
    """The codes of the main word."""
    step = board.width if placement.down else 1
    return bytes(
        tile or board[placement.square + at * step] for at, tile in enumerate(placement.tiles)
    )
