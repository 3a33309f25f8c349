"""What goes over a table's socket (docs/formats/table-socket.md)."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, ValidationError

from stafla.records.fault import clip
from stafla.web.wire.base import SeatNumber, Wire
from stafla.web.wire.table import (
    ActRequest,
    Refused,
    ScoreRequest,
    ScoreView,
    ShownView,
)

Reference = Annotated[str, Field(min_length=1, max_length=40)]
LARGEST_FRAME = 16 * 1024


# ------------------------------------------------------------------- what the browser sends


class Look(Wire):
    """Take up a seat, or watch; ``last`` is the number of the latest view the browser holds."""

    kind: Literal["look"]
    """The frame's kind."""
    seat: SeatNumber | None = None
    """The seat to look from; null: watch."""
    last: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    """Number of the latest view held; 0: none."""


class ActFrame(ActRequest):
    """One act; ``reference`` comes back with its answer."""

    kind: Literal["act"]
    """The frame's kind."""
    reference: Reference
    """Comes back with the answer."""


class ScoreFrame(ScoreRequest):
    """A question: what tiles would score."""

    kind: Literal["score"]
    """The frame's kind."""
    reference: Reference
    """Comes back with the answer."""


class Say(Wire):
    """Something to be said: by a player to the players, by a watcher to the watchers."""

    kind: Literal["say"]
    """The frame's kind."""
    reference: Reference
    """Comes back with the answer."""
    text: Annotated[str, Field(max_length=1_200)]
    """What is said, 1 to 300 characters."""


class Ping(Wire):
    """A question: whether anybody is there."""

    kind: Literal["ping"]
    """The frame's kind."""


ClientFrame = Look | ActFrame | ScoreFrame | Say | Ping
_CLIENT_FRAME: TypeAdapter[ClientFrame] = TypeAdapter(
    Annotated[ClientFrame, Field(discriminator="kind")]
)


class BadFrame(ValueError):
    """A frame that is none of ours; ``code`` and ``field`` as of a refusal."""

    def __init__(self, code: str, field: str | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.field = field


def read(text: str | None) -> ClientFrame:
    """The frame that a text is.

    Raises:
        BadFrame: it is none (``bad-request``), or too long (``too-large``).
    """
    if text is None:
        raise BadFrame("bad-request")
    if len(text) > LARGEST_FRAME:
        raise BadFrame("too-large")
    try:
        return _CLIENT_FRAME.validate_json(text)
    except ValidationError as error:
        raise BadFrame("bad-request", _field(error)) from None
    except (ValueError, RecursionError):
        raise BadFrame("bad-request") from None


def _field(error: ValidationError) -> str | None:
    """The first field that cannot be read; the kind of frame stands before it."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    if first["type"] == "json_invalid":
        return None
    if first["type"].startswith("union_tag"):
        return "kind"
    return clip(".".join(map(str, first["loc"][1:]))) or None


# ------------------------------------------------------------------- what the server answers


class ViewFrame(Wire):
    """The table after event ``number``, without what never changes (``edition``).

    ``now`` is the server's time in milliseconds since 1970.
    """

    kind: Literal["view"] = "view"
    """The frame's kind."""
    number: int
    """Number of the latest event in it."""
    now: int
    """The server's time in milliseconds since 1970."""
    view: ShownView
    """The table, without `edition`."""


class Current(Wire):
    """The browser holds the latest view already."""

    kind: Literal["current"] = "current"
    """The frame's kind."""
    number: int
    """Number of the latest event."""


class Done(Wire):
    """The act is on the disk as event ``number``."""

    kind: Literal["done"] = "done"
    """The frame's kind."""
    reference: str
    """That of the act."""
    number: int
    """The event that the act is."""


class Scored(Wire):
    """What the tiles would score."""

    kind: Literal["score"] = "score"
    """The frame's kind."""
    reference: str
    """That of the question."""
    score: ScoreView
    """What the tiles would score."""


class RefusedFrame(Wire):
    """Why not; nothing changed. Without ``reference`` the frame could not be read."""

    kind: Literal["refused"] = "refused"
    """The frame's kind."""
    reference: str | None = None
    """That of the frame; null: it could not be read."""
    refused: Refused
    """Why not."""


class Again(Wire):
    """The game is over, and ``table`` is where it is played again, or could be."""

    kind: Literal["again"] = "again"
    """The frame's kind."""
    table: str
    """Where the game is played again, or could be."""
    seat: int | None = None
    """Who asked for it and waits there, by the seat at this table; null: the game has begun."""


class Presence(Wire):
    """Who of the players is away; to players, when it changes."""

    kind: Literal["presence"] = "presence"
    """The frame's kind."""
    away: list[int]
    """Seats of people who do not see the table now."""
    waits: int | None = None
    """Of these who keeps the table waiting, where the clock runs for minutes."""
    left: int | None = None
    """Milliseconds until it may be claimed that they are gone; 0: it may be now."""


class MessageView(Wire):
    """Something that was said; ``name`` is None where it is not shown, ``seat`` a player's."""

    number: int
    """Its number in the room."""
    at: int
    """When it was said, in milliseconds since 1970."""
    room: Literal["players", "watchers"]
    """Who hears it."""
    seat: int | None
    """The seat of who said it; null: a watcher."""
    name: str | None
    """Who said it; null where it is not shown."""
    text: str
    """What was said."""


class ChatFrame(Wire):
    """What was said since the last such frame."""

    kind: Literal["talk"] = "talk"
    """The frame's kind: an older word for chat, which clients know."""
    messages: list[MessageView]
    """What was said since the last such frame."""


class Beat(Wire):
    """Still here; the answer to a ping, and what is said when nothing else is."""

    kind: Literal["beat"] = "beat"
    """The frame's kind."""
    number: int
    """Number of the latest event."""


ServerFrame = (
    ViewFrame | Current | Done | Scored | RefusedFrame | Again | Presence | ChatFrame | Beat
)
