"""A board as pages without script show it: squares in order, with what a reader is told of each."""

from dataclasses import dataclass

from stafla._core import AS_BLANK, Board
from stafla.editions import Edition
from stafla.records.notation.square import write_square


@dataclass(frozen=True, slots=True)
class Cell:
    """A square: its number and name, its premium, and the tile on it (``letter`` empty: none)."""

    number: int
    name: str
    premium: str
    letter: str
    value: int
    blank: bool


def cells(edition: Edition, board: Board) -> list[Cell]:
    """All squares of a board, row by row."""
    layout, rules = edition.layout, edition.ruleset(1)
    row = []
    for number, code in enumerate(board.cells):
        premium = "centre" if number in layout.start else layout.premiums[number] or "plain"
        name = write_square(*divmod(number, layout.width), edition.notation)
        blank = bool(code & AS_BLANK)
        letter = edition.alphabet.letter(code & ~AS_BLANK) if code else ""
        row.append(Cell(number, name, premium, letter, rules.value(code), blank))
    return row


def rack(edition: Edition, tiles: bytes) -> list[tuple[str, int]]:
    """Tiles as letter and value, sorted, blanks last."""
    rules = edition.ruleset(1)
    ordered = sorted(tiles, key=lambda code: (code == 0, code))
    return [(edition.alphabet.letter(code) if code else "?", rules.value(code)) for code in ordered]
