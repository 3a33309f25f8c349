"""What goes over a table's socket (docs/formats/table-socket.md)."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, ValidationError

from stafla.web.wire import (
    ActRequest,
    Refused,
    ScoreRequest,
    ScoreView,
    SeatNumber,
    TableView,
    Wire,
)

Reference = Annotated[str, Field(min_length=1, max_length=40)]
LARGEST_FRAME = 16 * 1024


# ------------------------------------------------------------------- what the browser sends


class Look(Wire):
    """Take up a seat, or watch; ``last`` is the number of the latest view the browser holds."""

    kind: Literal["look"]
    seat: SeatNumber | None = None
    last: Annotated[int, Field(ge=0, le=1_000_000)] = 0


class ActFrame(ActRequest):
    """One act; ``reference`` comes back with its answer."""

    kind: Literal["act"]
    reference: Reference


class ScoreFrame(ScoreRequest):
    """A question: what tiles would score."""

    kind: Literal["score"]
    reference: Reference


class Say(Wire):
    """Something to be said: by a player to the players, by a watcher to the watchers."""

    kind: Literal["say"]
    reference: Reference
    text: Annotated[str, Field(max_length=1_200)]


class Ping(Wire):
    """A question: whether anybody is there."""

    kind: Literal["ping"]


Asked = Look | ActFrame | ScoreFrame | Say | Ping
_ASKED: TypeAdapter[Asked] = TypeAdapter(Annotated[Asked, Field(discriminator="kind")])


class BadFrame(ValueError):
    """A frame that is none of ours; ``code`` as of a refusal."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def read(text: str | None) -> Asked:
    """The frame that a text is.

    Raises:
        BadFrame: it is none (``bad-request``), or too long (``too-large``).
    """
    if text is None:
        raise BadFrame("bad-request")
    if len(text) > LARGEST_FRAME:
        raise BadFrame("too-large")
    try:
        return _ASKED.validate_json(text)
    except (ValidationError, ValueError, RecursionError):
        raise BadFrame("bad-request") from None


# ------------------------------------------------------------------- what the server answers


class ViewFrame(Wire):
    """The table after event ``number``, without what never changes (``edition``).

    ``now`` is the server's time in milliseconds since 1970.
    """

    kind: Literal["view"] = "view"
    number: int
    now: int
    view: TableView


class Current(Wire):
    """The browser holds the latest view already."""

    kind: Literal["current"] = "current"
    number: int


class Done(Wire):
    """The act is on the disk as event ``number``."""

    kind: Literal["done"] = "done"
    reference: str
    number: int


class Scored(Wire):
    """What the tiles would score."""

    kind: Literal["score"] = "score"
    reference: str
    score: ScoreView


class RefusedFrame(Wire):
    """Why not; nothing changed. Without ``reference`` the frame could not be read."""

    kind: Literal["refused"] = "refused"
    reference: str | None = None
    refused: Refused


class Again(Wire):
    """The game is over, and ``table`` is where it is played again, or could be."""

    kind: Literal["again"] = "again"
    table: str


class MessageView(Wire):
    """Something that was said; ``name`` is None where it is not shown, ``seat`` a player's."""

    number: int
    at: int
    room: Literal["players", "watchers"]
    seat: int | None
    name: str | None
    text: str


class TalkFrame(Wire):
    """What was said since the last such frame."""

    kind: Literal["talk"] = "talk"
    messages: list[MessageView]


class Beat(Wire):
    """Still here; the answer to a ping, and what is said when nothing else is."""

    kind: Literal["beat"] = "beat"
    number: int
