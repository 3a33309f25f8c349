"""What programs say and hear beside a table's own messages (docs/guides/programs.md)."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from stafla.club.accounts.tokens import Scope
from stafla.club.lobby.rating_range import HIGHEST, LOWEST
from stafla.contest.ratings import Pace
from stafla.editions import WordCheck
from stafla.rules import Phase
from stafla.web.wire.base import Wire

MOST_SEATS = 4
Name = Annotated[str, Field(min_length=1, max_length=40)]
Text = Annotated[str, Field(max_length=80)]
Bound = Annotated[int | None, Field(ge=LOWEST, le=HIGHEST)]


def _with_me(seats: list[str]) -> list[str]:
    if seats.count("me") != 1:
        raise ValueError("one seat is 'me'")
    return seats


class NewTableRequest(Wire):
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
    """Id of the edition."""
    seats: Annotated[
        list[Name], Field(min_length=1, max_length=MOST_SEATS), AfterValidator(_with_me)
    ]
    """In their order: `me` once, `free` for whoever comes, or a bot's name."""
    check: WordCheck = "challenge"
    """Whether words are challenged, or checked as they are played."""
    lexicon: Text = ""
    """Name or fingerprint of a word list; empty: the edition's own."""
    clock: Annotated[str, Field(max_length=40)] = ""
    """Id of a clock on offer, or minutes and seconds (`20+10`); empty: time is not measured."""
    rated: bool = False
    """Whether the game counts for the ratings."""
    appeals: bool = False
    """Whether verdicts may be appealed after the game."""
    judge: Literal["", "any"] = ""
    """`any`: an arbiter of the site can be called to the table."""
    attested: bool = False
    """Whether a word that only another dictionary knows is unknown, not invalid."""
    variants: Annotated[list[Name], Field(max_length=40, default_factory=list)]
    """Ids of the variants that the table agrees on."""
    theme: Annotated[str, Field(max_length=200)] = ""
    """What the words are to be about (PL-38)."""
    theme_words: Annotated[list[Name], Field(max_length=2000, default_factory=list)]
    """Words of the theme."""
    listed: bool | None = None
    """Whether it may be watched from the lobby; null: like `public`."""
    delay: Annotated[str, Field(max_length=20)] = ""
    """How far behind those are who watch: `turns-2`, `seconds-180`; empty: not at all."""
    public: bool = False
    """Whether a table with free seats stands in the lobby."""
    least: Bound = None
    """Lowest rating of those who may come from the lobby."""
    most: Bound = None
    """Highest rating of those who may come from the lobby."""


class JoinRequest(Wire):
    """``POST /api/tables/{id}/join``: the invitation, where the table is not open to everyone.

    ``agrees`` names the variants of the table, all of them (PL-35).
    """

    invitation: Annotated[str, Field(max_length=22)] = ""
    """The invitation, where the table is not open to everyone."""
    agrees: Annotated[list[Name], Field(max_length=40, default_factory=list)]
    """The variants of the table, all of them (PL-35)."""


class MeView(Wire):
    """Who makes the call, and what their token allows (a signed-in page: everything)."""

    id: str
    """The person's id."""
    name: str
    """The person's name."""
    scopes: list[Scope]
    """What the token allows; of a signed-in page everything."""


class MyTableView(Wire):
    """A table at which one sits: ``yours`` are one's seats, ``waiting`` those it waits for."""

    id: str
    """The table's id."""
    profile: str
    """Id of its edition."""
    number: int
    """Number of its latest event."""
    phase: Phase
    """What it waits for."""
    seats: list[str]
    """The players' names by seat."""
    yours: list[int]
    """One's own seats."""
    waiting: list[int]
    """Those of them that the table waits for."""


class PlaceView(Wire):
    """A seat at a table that waits."""

    kind: Literal["person", "bot", "free"]
    """Who sits there."""
    name: str | None
    """What they are called; null: nobody, or not shown."""


class CallView(Wire):
    """A table in the lobby; ``created`` in milliseconds since 1970 (UTC).

    ``open`` if whoever asks may come; ``least`` and ``most`` are the ratings of those who may.
    """

    id: str
    """The table's id."""
    profile: str
    """Id of the edition."""
    check: WordCheck
    """Whether words are challenged, or checked as they are played."""
    clock: str
    """Id of the clock, or its minutes and seconds; empty: time is not measured."""
    pace: Pace
    """How fast that is, as ratings count it."""
    rated: bool
    """Whether the game counts for the ratings."""
    appeals: bool
    """Whether verdicts may be appealed after the game."""
    attested: bool
    """Whether a word that only another dictionary knows is unknown."""
    judge: bool
    """Whether an arbiter can be called to the table."""
    variants: list[str]
    """Ids of the variants agreed on."""
    theme: str
    """What the words are to be about; empty: nothing."""
    least: int | None
    """Lowest rating of those who may come."""
    most: int | None
    """Highest rating of those who may come."""
    open: bool
    """Whether whoever asks may come."""
    created: int
    """When it was made, in milliseconds since 1970."""
    places: list[PlaceView]
    """Its seats."""


class CalledView(Wire):
    """The table made or joined; the invitation if it waits for others."""

    table: str
    """Id of the table made or joined."""
    invitation: str | None
    """Lets others in while the table waits; null: it waits for nobody."""
