"""Boards and plays written as at a table: ``a_board(FI, "F8K G8O")``, ``a_play(…, "8F", "KOI")``.

Squares are column letter and row number; a place is row first across, column first down. A
capital is a tile, a small letter a blank, a dot a tile already there.
"""

from stafla._core import Board, Placement
from stafla.editions import load

COLUMNS = "ABCDEFGHIJKLMNO"


def a_square(name, width=15):
    return (int(name[1:]) - 1) * width + COLUMNS.index(name[0])


def a_place(at):
    """Square and direction of ``8F`` (across) or ``F8`` (down)."""
    if at[0].isdigit():
        return a_square(at[-1] + at[:-1]), False
    return a_square(at), True


def a_tile(edition, text):
    return edition.alphabet.encode(text)[0]


def tiles(edition, text):
    """``F8K G8o`` as pairs of square and code."""
    names = [(part[:-1], part[-1]) for part in text.split()]
    return [(a_square(name), a_tile(edition, letter)) for name, letter in names]


def a_board(edition, text="", rules=None):
    cells = bytearray(225)
    for square, tile in tiles(edition, text):
        cells[square] = tile
    return Board(rules or edition.ruleset(), bytes(cells))


def a_play(edition, board, at, text):
    """The full placement; letters may name tiles that already lie there."""
    square, down = a_place(at)
    return board.full_placement(Placement(square, down, edition.alphabet.encode(text)))


def words(edition, score):
    """Each word with its points."""
    return [(edition.alphabet.decode_word(word.letters), word.points) for word in score.words]


IS, FI, SV, PL = (load(name) for name in ("is", "fi", "sv", "pl"))
