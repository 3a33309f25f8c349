"""Squares and directions as players write them.

Two notations are in use, each the transpose of the other (ambiguity A-14):

* ``gcg``: rows are numbered, columns lettered; ``8D`` is across, ``D8`` is down.
* ``letter-first`` (PL-57, French duplicate): rows are lettered, columns numbered; ``H4`` is
  across, ``4H`` is down.

In both, what comes first names the line that the word lies in.
"""

import re
from dataclasses import dataclass
from typing import Literal, get_args

from stafla.records.fault import NotationFault

Style = Literal["gcg", "letter-first"]
STYLES: tuple[Style, ...] = get_args(Style)

_NUMBER_FIRST = re.compile(r"([1-9][0-9]?)([A-Za-z])", re.ASCII)
_LETTER_FIRST = re.compile(r"([A-Za-z])([1-9][0-9]?)", re.ASCII)


@dataclass(frozen=True, slots=True, order=True)
class Start:
    """The first square of a word and its direction; row and column count from 0."""

    row: int
    column: int
    down: bool

    def square(self, width: int) -> int:
        """The kernel's number of the square on a board ``width`` squares wide."""
        return self.row * width + self.column

    @classmethod
    def of(cls, square: int, down: bool, width: int) -> "Start":
        """The start that the kernel calls ``square``."""
        return cls(square // width, square % width, down)


def letter(index: int) -> str:
    """The edge letter of line ``index``: A is 0, U is 20."""
    return chr(ord("A") + index)


def line_names(width: int, height: int, style: Style = "gcg") -> tuple[list[str], list[str]]:
    """The names of the columns and of the rows, as they stand at the edges of a board."""
    numbered, lettered = (height, width) if style == "gcg" else (width, height)
    numbers = [str(number) for number in range(1, numbered + 1)]
    letters = [letter(index) for index in range(lettered)]
    return (letters, numbers) if style == "gcg" else (numbers, letters)


def write_start(start: Start, style: Style = "gcg") -> str:
    """The square and direction in a notation: ``8D``, ``D8``."""
    numbered, lettered = (
        (start.row + 1, letter(start.column))
        if style == "gcg"
        else (start.column + 1, letter(start.row))
    )
    number_first = start.down != (style == "gcg")
    return f"{numbered}{lettered}" if number_first else f"{lettered}{numbered}"


def write_square(row: int, column: int, style: Style = "gcg") -> str:
    """A square without a direction, letter first as it is spoken: ``D8``, or ``H4``.

    Decides PL-57.
    """
    return write_start(Start(row, column, style == "gcg"), style)


def read_start(text: str, width: int, height: int, style: Style = "gcg") -> Start:
    """The square and direction written in ``text``; the letter may be lower case.

    Raises:
        NotationFault: ``notation-square`` when it is no square in this notation,
            ``notation-off-board`` when this board has no such square.
    """
    number_first = True
    match = _NUMBER_FIRST.fullmatch(text)
    if match is None:
        number_first = False
        match = _LETTER_FIRST.fullmatch(text)
    if match is None:
        raise NotationFault("notation-square", text=text)
    number, named = match.groups() if number_first else match.groups()[::-1]
    numbered, lettered = int(number) - 1, ord(named.upper()) - ord("A")
    down = number_first != (style == "gcg")
    row, column = (numbered, lettered) if style == "gcg" else (lettered, numbered)
    if row >= height or column >= width:
        raise NotationFault("notation-off-board", text=text)
    return Start(row, column, down)
