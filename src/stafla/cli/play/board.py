"""The table drawn in a terminal: board, rack, score sheet."""

import sys
from collections.abc import Collection, Iterable

from rich.console import Console
from rich.text import Text

from stafla._core import Board
from stafla.cli.output import say, tell
from stafla.editions import Edition, Premium
from stafla.records import Style
from stafla.records.notation.square import letter

MARKS: dict[Premium | None, tuple[str, str]] = {
    None: (" · ", "dim"),
    "double-letter": ("(2)", "black on #cfe3f2"),
    "triple-letter": ("(3)", "black on #7fb2d8"),
    "double-word": ("<2>", "black on #f6d5cd"),
    "triple-word": ("<3>", "black on #e08d7d"),
}
START = " ★ "
TILE = "bold black on #f0dfb4"
NEW = "bold black on #f2b75f"
EDGE = 3
"""Columns of the terminal before the first square of a row."""
WIDE, NARROW = 3, 2
"""Columns of the terminal for a square; of a sign in brackets the last is left out."""


def console() -> Console:
    """Where the table is drawn; without colours where standard output is no terminal."""
    return Console(file=sys.stdout, highlight=False, soft_wrap=True)


def show_board(edition: Edition, board: Board, new: Collection[int], style: Style) -> None:
    """The board, in a narrow terminal with narrow squares; in one narrower still, how wide it is.

    Args:
        edition: the signs of the premiums.
        board: what lies on it.
        new: the squares of the last play.
        style: how the edges are named.
    """
    screen = console()
    size = WIDE if screen.width >= EDGE + WIDE * board.width else NARROW
    if screen.width < (needed := EDGE + size * board.width):
        tell(say("cli-board-width", needed=needed, width=screen.width))
    screen.print(board_text(edition, board, new, style, size), end="")


def board_text(
    edition: Edition, board: Board, new: Collection[int], style: Style, size: int = WIDE
) -> Text:
    """The board with its edges: tiles as letters (a blank's in small), premiums by sign.

    Args:
        edition: the signs of the premiums.
        board: what lies on it.
        new: the squares of the last play.
        style: how the edges are named.
        size: columns for a square, `WIDE` or `NARROW`.
    """
    text = Text("".join(f"{line}\n" for line in _columns(board.width, style, size)))
    for row in range(board.height):
        text.append(f"{_row(row, style):>2} ")
        for column in range(board.width):
            square = row * board.width + column
            sign, look = _square(edition, board, square, square in new)
            text.append(
                f"{sign:^{WIDE}}" if size == WIDE else f"{sign.strip()[:size]:<{size}}", look
            )
        text.append("\n")
    return text


def _columns(width: int, style: Style, size: int) -> list[str]:
    """The upper edge; narrow numbers stand upright, tens over units."""
    names = [letter(i) if style == "gcg" else str(i + 1) for i in range(width)]
    if size == WIDE:
        lines = ["".join(f"{name:^{WIDE}}" for name in names)]
    else:
        high = max(map(len, names))
        upright = [f"{name:>{high}}" for name in names]
        lines = ["".join(f"{name[at]:<{size}}" for name in upright) for at in range(high)]
    return [(" " * EDGE + line).rstrip() for line in lines]


def _row(row: int, style: Style) -> str:
    return str(row + 1) if style == "gcg" else letter(row)


def _square(edition: Edition, board: Board, square: int, new: bool) -> tuple[str, str]:
    code = board[square]
    if code:
        shown = edition.alphabet.decode([code])
        return shown, NEW if new else TILE
    if square in edition.layout.start:
        return START, MARKS["double-word"][1]
    return MARKS[edition.layout.premiums[square]]


def show_rack(edition: Edition, rack: bytes) -> None:
    """A rack, its tiles with a space on either side of the letter where the terminal has room."""
    screen = console()
    wide = rack_text(edition, rack)
    # a full line would be followed by an empty one
    fits = wide.cell_len < screen.width
    screen.print(wide if fits else rack_text(edition, rack, pad=""))


def rack_text(edition: Edition, rack: bytes, pad: str = " ") -> Text:
    """A rack's tiles with their values, in the order of the alphabet, blanks last.

    Args:
        edition: the tiles and their values.
        rack: the tiles.
        pad: what stands on either side of a letter.
    """
    text = Text()
    for code in sorted(rack, key=lambda code: (code == 0, code)):
        symbol = edition.alphabet.decode_rack([code])
        _, value = edition.tiles.get(symbol.strip("[]"), (0, 0))
        text.append(f"{pad}{symbol}{pad}", TILE)
        text.append(f"{value} " if code else "  ", "dim")
    text.rstrip()
    return text


def counts_text(edition: Edition, tiles: Iterable[int]) -> str:
    """How many of each tile: ``A×3 Á×1 ?×2``."""
    codes = list(tiles)
    kinds = sorted(set(codes), key=lambda code: (code == 0, code))
    decode = edition.alphabet.decode_rack
    return " ".join(f"{decode([kind])}×{codes.count(kind)}" for kind in kinds)
