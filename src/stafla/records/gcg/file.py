"""What a GCG file holds, as text: its players, its lines, what stands around them."""

from dataclasses import dataclass, field
from typing import Literal

Kind = Literal["play", "exchange", "pass", "withdrawn", "challenge", "rack", "time"]
CORRECTION = "#correction"
"""The note of points that no challenge gave or cost, but a judge, or a count put right."""


@dataclass(frozen=True, slots=True)
class Line:
    """One ``>`` line: what a player did and what it was worth.

    ``rack`` is what the file says the player held, None where it says nothing. ``square`` and
    ``tiles`` are a play's; an exchange has its ``tiles``, or their ``count`` where only that is
    known; an end-of-game line has the ``tiles`` that it counts.
    """

    player: str
    kind: Kind
    points: int
    total: int
    rack: str | None = None
    square: str = ""
    tiles: str = ""
    count: int | None = None
    number: int = 0
    note: str = ""

    @property
    def play(self) -> str:
        """The move as the line writes it: ``8D JETON``, ``-QO``, ``-``, ``--``, ``(time)``."""
        match self.kind:
            case "play":
                return f"{self.square} {self.tiles}"
            case "exchange":
                return f"-{self.tiles or self.count}"
            case "pass":
                return "-"
            case "withdrawn":
                return "--"
            case "rack":
                return f"({self.tiles})"
            case _:
                return f"({self.kind})"


@dataclass(frozen=True, slots=True)
class GcgPlayer:
    """A ``#player`` line: a name without spaces and, it may be, the full one.

    Where a file gives two players one nick, reading it gives the later one a number.
    """

    nick: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class GcgFile:
    """A whole file. ``pragmas`` are the ``#`` lines that have no field of their own."""

    players: tuple[GcgPlayer, ...]
    lines: tuple[Line, ...]
    racks: tuple[str | None, ...] = ()
    incomplete: bool = False
    note: str = ""
    pragmas: tuple[tuple[str, str], ...] = field(default=())

    def pragma(self, name: str) -> str | None:
        """The text of the first ``#name`` line."""
        return next((text for key, text in self.pragmas if key == name), None)
