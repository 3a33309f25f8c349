"""What programs say and hear beside a table's own messages (docs/guides/programs.md)."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from stafla.club.tokens import Scope
from stafla.editions import WordCheck
from stafla.web.wire import Wire

MOST_SEATS = 4
Name = Annotated[str, Field(min_length=1, max_length=40)]
Text = Annotated[str, Field(max_length=80)]


def _with_me(seats: list[str]) -> list[str]:
    if seats.count("me") != 1:
        raise ValueError("one seat is 'me'")
    return seats


class CallRequest(Wire):
    """``POST /api/tables``: a table to be made.

    ``seats`` in their order: ``me`` once, ``free`` for whoever comes, or a bot's name. ``public``
    puts a table with free seats into the lobby; otherwise its invitation lets others in.
    """

    profile: Text
    seats: Annotated[
        list[Name], Field(min_length=1, max_length=MOST_SEATS), AfterValidator(_with_me)
    ]
    check: WordCheck = "challenge"
    lexicon: Text = ""
    public: bool = False


class JoinRequest(Wire):
    """``POST /api/tables/{id}/join``: the invitation, where the table is not open to everyone."""

    invitation: Annotated[str, Field(max_length=22)] = ""


class MeView(Wire):
    """Who makes the call, and what their token allows (a signed-in page: everything)."""

    id: str
    name: str
    scopes: list[Scope]


class MyTableView(Wire):
    """A table at which one sits: ``yours`` are one's seats, ``waiting`` those it waits for."""

    id: str
    profile: str
    number: int
    phase: Literal["start", "turn", "window", "ruling", "ended"]
    seats: list[str]
    yours: list[int]
    waiting: list[int]


class PlaceView(Wire):
    """A seat at a table that waits."""

    kind: Literal["person", "bot", "free"]
    name: str | None


class CallView(Wire):
    """A table in the lobby; ``created`` in milliseconds since 1970 (UTC)."""

    id: str
    profile: str
    check: WordCheck
    created: int
    places: list[PlaceView]


class CalledView(Wire):
    """The table made or joined; the invitation if it waits for others."""

    table: str
    invitation: str | None
