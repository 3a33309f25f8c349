"""What goes over a phone's socket at duplicate (docs/formats/table-socket.md), and its board."""

from typing import Annotated, Literal

from pydantic import Field

from stafla.web.wire.base import Wire
from stafla.web.wire.edition import EditionView
from stafla.web.wire.socket import RefusedFrame
from stafla.web.wire.table import BoardTile

# --------------------------------------------------------------------- what the phone sends


class SlipFrame(Wire):
    """A slip."""

    kind: Literal["slip"]
    """The frame's kind."""
    reference: Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$")]
    """What the phone calls it: sent again it is the same slip."""
    round: Annotated[int, Field(ge=1, le=10_000)]
    """Number of the round."""
    position: Annotated[str, Field(max_length=10)]
    """Where the word begins, as `8D` across or `D8` down."""
    word: Annotated[str, Field(max_length=60)]
    """The whole word, blanks small."""
    claimed: Annotated[int, Field(ge=0, le=10_000)] | None = None
    """Points as the player counted them; null: nobody did."""


class PhonePing(Wire):
    """A question: whether anybody is there."""

    kind: Literal["ping"]
    """The frame's kind."""


Asked = SlipFrame | PhonePing


# --------------------------------------------------------------------- what the phone is told


class KeptFrame(Wire):
    """The slip is on the disk."""

    kind: Literal["kept"] = "kept"
    """The frame's kind."""
    reference: str
    """That of the slip."""
    round: int
    """Number of the round."""
    at: int
    """When it came, in milliseconds since 1970 (UTC) by the server's clock."""
    late: bool
    """Whether it came too late to count."""
    play: str
    """The play as it is read; empty: it is none, or of another round."""
    points: int
    """What the play would score."""


class PartsFrame(Wire):
    """What the phone shows: whoever puts its parts in place of their own sees the game as it is."""

    kind: Literal["parts"]
    """The frame's kind."""
    number: int
    """Number of the game's latest event."""
    left: int
    """Milliseconds left to write; 0: none, or nobody writes."""
    parts: dict[str, str]
    """HTML of each part of the page, by the part's name; one that is left out stays as it is."""


class PhoneBeat(Wire):
    """A sign of life."""

    kind: Literal["beat"] = "beat"
    """The frame's kind."""


Answer = KeptFrame | PartsFrame | RefusedFrame | PhoneBeat


# --------------------------------------------------------------------- what the page carries


class SlipBoardView(Wire):
    """Board and letters of the round under way, for whoever lays a play there."""

    name: str
    """What the browser keeps the tiles under; another one for every round."""
    edition: EditionView
    """What is played."""
    board: list[BoardTile]
    """Tiles on the board."""
    rack: list[str]
    """Letters of the rack; `?` is a blank."""
