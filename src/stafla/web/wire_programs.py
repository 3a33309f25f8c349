"""What programs say and hear beside a table's own messages (docs/guides/programs.md)."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from stafla.club.range import HIGHEST, LOWEST
from stafla.club.tokens import Scope
from stafla.contest import Pace
from stafla.editions import WordCheck
from stafla.rules import Phase
from stafla.web.wire import Wire

MOST_SEATS = 4
Name = Annotated[str, Field(min_length=1, max_length=40)]
Text = Annotated[str, Field(max_length=80)]
Bound = Annotated[int | None, Field(ge=LOWEST, le=HIGHEST)]


def _with_me(seats: list[str]) -> list[str]:
    if seats.count("me") != 1:
        raise ValueError("one seat is 'me'")
    return seats


class CallRequest(Wire):
    """``POST /api/tables``: a table to be made.

    ``seats`` in their order: ``me`` once, ``free`` for whoever comes, or a bot's name. ``public``
    puts a table with free seats into the lobby; otherwise its invitation lets others in. ``least``
    and ``most`` are the ratings of those who may come from the lobby. ``clock`` is the id of one
    that is on offer, or minutes and seconds (``20+10``); empty: time is not measured. ``delay`` is
    how far behind those are who watch: ``turns-2``, ``seconds-180``; empty: not at all. With
    ``judge`` ``any`` an arbiter of the site can be called to the table. Where it is ``attested`` a
    word that the list lacks and another dictionary knows is unknown; else the list decides alone.
    """

    profile: Text
    seats: Annotated[
        list[Name], Field(min_length=1, max_length=MOST_SEATS), AfterValidator(_with_me)
    ]
    check: WordCheck = "challenge"
    lexicon: Text = ""
    clock: Annotated[str, Field(max_length=40)] = ""
    rated: bool = False
    appeals: bool = False
    judge: Literal["", "any"] = ""
    attested: bool = False
    variants: Annotated[list[Name], Field(max_length=40, default_factory=list)]
    theme: Annotated[str, Field(max_length=200)] = ""
    theme_words: Annotated[list[Name], Field(max_length=2000, default_factory=list)]
    listed: bool | None = None
    delay: Annotated[str, Field(max_length=20)] = ""
    public: bool = False
    least: Bound = None
    most: Bound = None


class JoinRequest(Wire):
    """``POST /api/tables/{id}/join``: the invitation, where the table is not open to everyone.

    ``agrees`` names the variants of the table, all of them (PL-35).
    """

    invitation: Annotated[str, Field(max_length=22)] = ""
    agrees: Annotated[list[Name], Field(max_length=40, default_factory=list)]


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
    phase: Phase
    seats: list[str]
    yours: list[int]
    waiting: list[int]


class PlaceView(Wire):
    """A seat at a table that waits."""

    kind: Literal["person", "bot", "free"]
    name: str | None


class CallView(Wire):
    """A table in the lobby; ``created`` in milliseconds since 1970 (UTC).

    ``open`` if whoever asks may come; ``least`` and ``most`` are the ratings of those who may.
    """

    id: str
    profile: str
    check: WordCheck
    clock: str
    pace: Pace
    rated: bool
    appeals: bool
    attested: bool
    judge: bool
    variants: list[str]
    theme: str
    least: int | None
    most: int | None
    open: bool
    created: int
    places: list[PlaceView]


class CalledView(Wire):
    """The table made or joined; the invitation if it waits for others."""

    table: str
    invitation: str | None
