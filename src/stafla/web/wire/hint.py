"""What server and browser say of hints and of words on the sheet (docs/formats/table-api.md)."""

from typing import Annotated, Literal

from pydantic import Field

from stafla.web.wire.base import SeatNumber, Wire
from stafla.web.wire.table import LaidTile


class HintRequest(Wire):
    """``POST /api/tables/{id}/hint``: what could be laid, told in steps."""

    seat: SeatNumber
    """The seat that asks, whose turn it is."""
    detail: Annotated[int, Field(ge=1, le=3)]
    """1: how many points and tiles; 2: which squares; 3: the play itself."""


class HintView(Wire):
    """A hint, as much of it as was asked for."""

    number: int
    """Number of the event after which it was given; it is out of place after the next."""
    detail: int
    """How much of it is told."""
    kind: Literal["play", "exchange", "pass"]
    """`exchange` where nothing can be laid, `pass` where nothing can be exchanged either."""
    points: int
    """Points of the play; 0 where there is none."""
    count: int
    """Tiles to lay, or to exchange."""
    squares: list[int]
    """With detail 2: the squares that tiles are laid on."""
    laid: list[LaidTile]
    """With detail 3: the tiles."""
    word: str | None
    """With detail 3: the main word."""
    tiles: list[str]
    """With detail 2: the tiles to exchange."""


class ReadingView(Wire):
    """One way to understand a word."""

    base: str
    """The form under which dictionaries list it."""
    form: str
    """What form of it the word is, in the terms of its own language's grammar."""
    source: str
    """Who says so."""


class MeaningView(Wire):
    """A word of a play, and what its language's dictionary says of it."""

    word: str
    """The word in capitals."""
    readings: list[ReadingView]
    """Readings, one a base form; none where nothing is known."""


class MeaningsView(Wire):
    """``GET /api/tables/{id}/words/{number}``: the words of a play on the sheet."""

    number: int
    """Number of the event that laid it."""
    words: list[MeaningView]
    """The words it made."""
