"""A board as pages without script show it: squares in order, with what a reader is told of each."""

from dataclasses import dataclass

from stafla._core import AS_BLANK, Board
from stafla.editions import Edition
from stafla.records.notation.square import line_names, write_square


@dataclass(frozen=True, slots=True)
class PlainBoard:
    """A board, with the names of its lines.

    Attributes:
        columns, rows: what stands at the edges.
        lines: the squares, row by row.
    """

    columns: list[str]
    rows: list[str]
    lines: list[list["Cell"]]


@dataclass(frozen=True, slots=True)
class Cell:
    """A square, and the tile on it (``letter`` empty: none).

    Attributes:
        premium: how it is drawn.
        starts: the first play covers it, or another like it.
        kind, times: what is multiplied there, ``letter`` or ``word``, and by how much; by 1: none.
    """

    number: int
    name: str
    premium: str
    starts: bool
    kind: str
    times: int
    letter: str
    value: int
    blank: bool


def cells(edition: Edition, board: Board) -> list[Cell]:
    """All squares of a board, row by row."""
    layout, rules = edition.layout, edition.ruleset(1)
    multiplied = list(zip(layout.letter_multipliers(), layout.word_multipliers(), strict=True))
    row = []
    for number, code in enumerate(board.cells):
        premium = "centre" if number in layout.start else layout.premiums[number] or "plain"
        name = write_square(*divmod(number, layout.width), edition.notation)
        blank = bool(code & AS_BLANK)
        letter = edition.alphabet.letter(code & ~AS_BLANK) if code else ""
        starts, value = number in layout.start, rules.value(code)
        letters, words = multiplied[number]
        bonus = ("word", words) if words > 1 else ("letter", letters)
        row.append(Cell(number, name, premium, starts, *bonus, letter, value, blank))
    return row


def plain_board(edition: Edition, board: Board) -> PlainBoard:
    """A board as the edition names its lines."""
    width, squares = board.width, cells(edition, board)
    columns, rows = line_names(width, board.height, edition.notation)
    lines = [squares[at : at + width] for at in range(0, len(squares), width)]
    return PlainBoard(columns, rows, lines)


def rack(edition: Edition, tiles: bytes) -> list[tuple[str, int]]:
    """Tiles as letter and value, sorted, blanks last."""
    rules = edition.ruleset(1)
    ordered = sorted(tiles, key=lambda code: (code == 0, code))
    return [(edition.alphabet.letter(code) if code else "?", rules.value(code)) for code in ordered]
