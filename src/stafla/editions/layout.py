"""Premium squares and the names of squares."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

Premium = Literal["double-letter", "triple-letter", "double-word", "triple-word"]

LETTER_MULTIPLIERS: Mapping[str, int] = {"double-letter": 2, "triple-letter": 3}
WORD_MULTIPLIERS: Mapping[str, int] = {"double-word": 2, "triple-word": 3}
MARKS: Mapping[str, Premium] = {
    "d": "double-letter",
    "t": "triple-letter",
    "D": "double-word",
    "T": "triple-word",
}


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """A board without tiles.

    Attributes:
        width, height: squares.
        premiums: the premium of each square, row by row; None: plain.
        start: squares of which the opening covers one (the star).
        names: what each premium is called in the edition's language.
    """

    width: int
    height: int
    premiums: tuple[Premium | None, ...]
    start: tuple[int, ...]
    names: Mapping[Premium, str] = field(default_factory=dict)

    def letter_multipliers(self) -> list[int]:
        """By square; 1 where plain (IS-31)."""
        return [LETTER_MULTIPLIERS.get(premium or "", 1) for premium in self.premiums]

    def word_multipliers(self) -> list[int]:
        """By square; 1 where plain (IS-32)."""
        return [WORD_MULTIPLIERS.get(premium or "", 1) for premium in self.premiums]

    def square_name(self, square: int) -> str:
        """Column letter and row number, ``H8`` for the middle; no direction."""
        row, column = divmod(square, self.width)
        return f"{chr(ord('A') + column)}{row + 1}"
