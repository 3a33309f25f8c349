"""Events as JSON objects: one shape for records, stores and whoever reads them.

An event is an object whose ``event`` names its kind (``start-drawn``, ``played`` …) and whose other
members are the event's own (`stafla.rules.game.events`), with tiles as text: a rack is ``AEŁ?``,
``*`` a tile that the record does not know, a placement is ``{"square": "8D", "tiles": "HR.Ki"}`` as
in GCG. Letters are those of the edition that the first event pins.
"""

import re
from collections.abc import Mapping
from dataclasses import asdict, fields
from functools import cache
from types import NoneType
from typing import Annotated, Any, Literal, TypeAlias, get_args, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, create_model

from stafla import rules
from stafla._core import Placement, PlacementError
from stafla.editions import AlphabetError, ClockPolicy, Edition, Procedure
from stafla.editions.procedures import MOST
from stafla.records.bounds import MOST_EVENTS
from stafla.records.fault import NotationFault, RecordFault
from stafla.records.notation.play import read_tiles
from stafla.records.notation.square import Start, read_start, write_start
from stafla.rules import UNKNOWN, Event
from stafla.rules.game.acts.judge import MOST_TEXT
from stafla.rules.game.events import LONGEST_TEXT, LONGEST_WORD, MOST_WORDS
from stafla.rules.game.transitions.board import MOST_SECONDS as MOST_CORRECTION

HIDDEN = "*"
MOST_SEATS = 8
MOST_TILES = 15
MOST_SECONDS = 60 * 24 * 3600

EVENTS: tuple[type[Event], ...] = (
    rules.Started,
    rules.ClockSet,
    rules.ClockStarted,
    rules.ClockPaused,
    rules.ClockResumed,
    rules.Flagged,
    rules.RandomAdded,
    rules.FirstAgreed,
    rules.StartDrawn,
    rules.LotDrawn,
    rules.AdvantageChosen,
    rules.FirstSet,
    rules.Drawn,
    rules.RackSeen,
    rules.Played,
    rules.Pressed,
    rules.PlayWithdrawn,
    rules.Challenged,
    rules.Ruled,
    rules.TilesTakenBack,
    rules.Confirmed,
    rules.Penalised,
    rules.TurnLost,
    rules.Exchanged,
    rules.Returned,
    rules.Passed,
    rules.Yielded,
    rules.ThemeSet,
    rules.ThemeClaimed,
    rules.ThemeVoted,
    rules.ThemeScored,
    rules.BlankTaken,
    rules.Led,
    rules.Arranged,
    rules.Resigned,
    rules.Claimed,
    rules.Proposed,
    rules.Consented,
    rules.ProposalDeclined,
    rules.TakenBack,
    rules.EndOffered,
    rules.EndAccepted,
    rules.EndDeclined,
    rules.Ended,
    rules.Settled,
    rules.ProcedureSet,
    rules.HandInBag,
    rules.Told,
    rules.Noted,
    rules.Overdrawn,
    rules.JudgeCalled,
    rules.JudgeDecided,
    rules.Signed,
    rules.JudgeSet,
    rules.VerdictAccepted,
    rules.Appealed,
    rules.AppealWithdrawn,
    rules.VerdictOverturned,
    rules.AppealRuled,
    rules.JudgeDismissed,
)


class StrictModel(BaseModel):
    """Base of every shape: nothing unknown, nothing converted, nothing changed."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class WirePlacement(StrictModel):
    """Where a play begins and the tiles laid, dots where tiles already lay."""

    square: Annotated[str, Field(pattern=r"^([1-9][0-9]?[A-U]|[A-U][1-9][0-9]?)$")]
    tiles: Annotated[str, Field(min_length=1, max_length=200)]


class WirePolicy(StrictModel):
    """The numbers of a clock, in seconds and points (`stafla.editions.ClockPolicy`)."""

    base: Annotated[int, Field(ge=0, le=MOST_SECONDS)]
    increment: Annotated[int, Field(ge=0, le=MOST_SECONDS)]
    move: Annotated[int, Field(ge=0, le=MOST_SECONDS)]
    penalty: Annotated[int, Field(ge=0, le=1000)]
    overtime: Annotated[int, Field(ge=0, le=MOST_SECONDS)]
    limit: Literal["lose", "stop", "pass"]
    margin: Annotated[int, Field(ge=0, le=1000)]


class WireProcedure(StrictModel):
    """The numbers of a procedure at a real board (`stafla.editions.Procedure`)."""

    sheets: Annotated[int, Field(ge=1, le=2)]
    signed: bool
    choice: Annotated[int, Field(ge=0, le=MOST)]
    small_bag: Annotated[int, Field(ge=0, le=MOST)]
    small_choice: Annotated[int, Field(ge=0, le=MOST)]


class WireTheme(StrictModel):
    """An agreed theme: its name, and words that count at once."""

    name: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT)]
    words: Annotated[
        list[Annotated[str, Field(max_length=LONGEST_WORD)]], Field(max_length=MOST_WORDS)
    ]


SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Points = Annotated[int, Field(ge=-99_999, le=99_999)]
Short = Annotated[str, Field(max_length=200)]
Hex = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Wait = Annotated[int, Field(ge=1, le=MOST_SECONDS)]
RackText = Annotated[str, Field(max_length=200)]

SHAPES: Mapping[str, Any] = {
    "seat": SeatNumber,
    "against": SeatNumber,
    "policy": WirePolicy,
    "theme": WireTheme,
    "argument": Short,
    "about": Short,
    "answer": Wait,
    "wait": Wait,
    "procedure": WireProcedure,
    "of": SeatNumber,
    "count": Annotated[int, Field(ge=1, le=MOST_TILES)],
    "excess": Annotated[int, Field(ge=1, le=MOST_TILES)],
    "looked": Annotated[int, Field(ge=0, le=2 * MOST_TILES)],
    "text": Annotated[str, Field(max_length=MOST_TEXT)],
    "seconds": Annotated[
        list[Annotated[int, Field(ge=-MOST_CORRECTION, le=MOST_CORRECTION)]],
        Field(min_length=1, max_length=MOST_SEATS),
    ],
    "total": Points,
    "totals": Annotated[list[Points], Field(min_length=1, max_length=MOST_SEATS)],
    "to": Annotated[int, Field(ge=1, le=MOST_EVENTS)],
    "edition": Short,
    "digest": Hex,
    "seats": Annotated[list[Short], Field(min_length=1, max_length=MOST_SEATS)],
    "lexicon": Short,
    "fingerprint": Short,
    "generator": Short,
    "seed": Hex | None,
    "commitment": Hex | None,
    "random": Hex,
    "tile": Annotated[str, Field(min_length=1, max_length=10)],
    "tiles": RackText,
    "placement": WirePlacement,
    "points": Points,
    "words": Annotated[list[Annotated[int, Field(ge=0, le=40)]], Field(max_length=41)],
    "out": SeatNumber | None,
    "square": Annotated[int, Field(ge=0, lt=441)],
    "bag": Literal[0, 1] | None,
    "variants": Annotated[list[Short], Field(max_length=40)],
    "changes": Annotated[list[Points], Field(min_length=1, max_length=MOST_SEATS)],
}

LATER = frozenset({"about", "bag", "variants"})
"""Members that a record of the plain game has not: left out where they say nothing."""

Json: TypeAlias = dict[str, Any]


def kind_of(event: type[Event]) -> str:
    """The name of an event's kind: ``TilesTakenBack`` is ``tiles-taken-back``."""
    return _kind_named(event.__name__)


@cache
def _kind_named(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@cache
def models() -> dict[str, type[StrictModel]]:
    """The shape of every kind of event."""
    return {kind_of(event): _model(event) for event in EVENTS}


def _model(event: type[Event]) -> type[StrictModel]:
    kind = kind_of(event)
    members: dict[str, Any] = {"event": (Literal[kind], ...)}
    hints = get_type_hints(event)
    for field in fields(event):
        shape = SHAPES.get(field.name, hints[field.name])
        if field.name == "seat" and NoneType in get_args(hints[field.name]):
            shape = SeatNumber | None
        plain = () if field.default == () else field.default
        members[field.name] = (shape, plain if field.name in LATER else ...)
    return create_model(event.__name__, __base__=StrictModel, __doc__=event.__doc__, **members)


@cache
def _types() -> dict[str, type[Event]]:
    return {kind_of(event): event for event in EVENTS}


def write_event(event: Event, edition: Edition) -> Json:
    """The JSON object of an event."""
    known: Any = type(event)
    kind, members = _written_as(known)
    written: Json = {"event": kind}
    for name, default in members:
        value = getattr(event, name)
        if value != default or name not in LATER:
            written[name] = _write(name, value, edition)
    return written


def read_event(value: object, edition: Edition) -> Event:
    """The event of a JSON object.

    Raises:
        RecordFault: ``record-event`` (no such kind), ``record-shape`` (with the member),
            ``record-tiles``, ``record-square``.
    """
    kind = value.get("event") if isinstance(value, dict) else None
    if not isinstance(kind, str) or kind not in _types():
        raise RecordFault("record-event", text=str(kind))
    event, names, reader = _read_as(kind)
    shape = validate(reader, value)
    return event(**{name: _read(name, getattr(shape, name), edition) for name in names})


@cache
def _written_as(event: type[Event]) -> tuple[str, tuple[tuple[str, object], ...]]:
    """The name of an event's kind, and the names of its members, each with its default."""
    return kind_of(event), tuple((field.name, field.default) for field in fields(event))


@cache
def _read_as(kind: str) -> tuple[type[Event], tuple[str, ...], TypeAdapter[Any]]:
    """The event of a kind, the names of its members and what reads its shape."""
    event = _types()[kind]
    return event, tuple(field.name for field in fields(event)), TypeAdapter(models()[kind])


def validate(adapter: TypeAdapter[Any], value: object) -> Any:
    """The value in its shape.

    Raises:
        RecordFault: ``record-shape`` with the first member that does not fit.
    """
    try:
        return adapter.validate_python(value)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "-"
        raise RecordFault("record-shape", field=where, text=str(first["msg"])) from None


def _write(name: str, value: Any, edition: Edition) -> Any:
    match name:
        case "tiles":
            return write_rack(value, edition)
        case "tile":
            return write_rack(bytes([value]), edition)
        case "placement":
            start = Start.of(value.square, value.down, edition.layout.width)
            tiles = edition.alphabet.decode(value.tiles)
            return {"square": write_start(start), "tiles": tiles}
        case "policy" | "procedure" | "theme":
            members = asdict(value).items()
            return {key: list(x) if isinstance(x, tuple) else x for key, x in members}
        case "seed" | "commitment" | "random":
            return None if value is None else value.hex()
    return list(value) if isinstance(value, tuple) else value


def _read(name: str, value: Any, edition: Edition) -> Any:
    match name:
        case "tiles":
            return read_rack(value, edition)
        case "tile":
            tiles = read_rack(value, edition)
            if len(tiles) != 1:
                raise RecordFault("record-tiles", text=value)
            return tiles[0]
        case "placement":
            return _read_placement(value, edition)
        case "policy" | "procedure" | "theme":
            return _read_parts(value)
        case "seed" | "commitment" | "random":
            return None if value is None else bytes.fromhex(value)
    return tuple(value) if isinstance(value, list) else value


def _read_placement(value: WirePlacement, edition: Edition) -> Placement:
    layout = edition.layout
    try:
        start = read_start(value.square, layout.width, layout.height)
        tiles = read_tiles(value.tiles, edition)
        return Placement(start.square(layout.width), start.down, tiles)
    except (NotationFault, PlacementError) as error:
        raise RecordFault("record-square", text=f"{value.square} {value.tiles}") from error


def _read_parts(value: Any) -> Any:
    if isinstance(value, WireTheme):
        return rules.Theme(value.name, tuple(value.words))
    return _read_numbers(value)


def _read_numbers(value: WirePolicy | WireProcedure) -> ClockPolicy | Procedure:
    kind = ClockPolicy if isinstance(value, WirePolicy) else Procedure
    try:
        return kind(**value.model_dump())
    except ValueError as error:
        raise RecordFault("record-shape", field="policy", text=str(error)) from error


def write_rack(tiles: bytes, edition: Edition) -> str:
    """A rack's text in its order; ``*`` for a tile that is not known."""
    parts = tiles.split(bytes([UNKNOWN]))
    return HIDDEN.join(edition.alphabet.decode_rack(part) for part in parts)


def read_rack(text: str, edition: Edition) -> bytes:
    """The tiles of a rack's text, in its order.

    Raises:
        RecordFault: ``record-tiles``.
    """
    try:
        tiles = bytes([UNKNOWN]).join(edition.alphabet.rack(part) for part in text.split(HIDDEN))
    except AlphabetError:
        raise RecordFault("record-tiles", text=text) from None
    if len(tiles) > MOST_TILES:
        raise RecordFault("record-tiles", text=text)
    return tiles
