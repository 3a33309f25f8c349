"""Records of what is played beside the plain game (docs/formats/pastime.md).

An event is an object whose ``event`` names its kind (``tile-called``); its other members are the
event's own. Codes and squares stay numbers: bytes are hexadecimal, a placement is ``{"square": 112,
"down": false, "tiles": "0e1400"}``. Everything is read strictly: nothing unknown, nothing missing.
"""

import json
from collections.abc import Iterable
from dataclasses import MISSING, fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias, cast, get_args, get_origin, get_type_hints

from stafla._core import Placement, PlacementError
from stafla.records.bounds import within_bounds
from stafla.records.fault import RecordFault
from stafla.records.record.event import kind_of
from stafla.records.record.file import MOST_BYTES, PASTIME_FORMAT
from stafla.rules import Event, reverse
from stafla.rules import solo as daily
from stafla.rules.bingo import round as bingo
from stafla.rules.duplicate import events as duplicate_event
from stafla.rules.duplicate.state import MOST_PLAYERS, Duplicate

FORMAT, VERSION = PASTIME_FORMAT, 1
MOST_EVENTS = 50_000
# an event may name every player
MOST_ITEMS = MOST_PLAYERS
MOST_TEXT = 2_000
TIMES = frozenset({"at"})
LATER = frozenset(
    {
        "automatic",
        "variants",
        "arbiter",
        "checked",
        "hand",
        "why",
        "fault",
        "official",
        "penalty",
        "room",
        "joker",
        "eight",
    }
)
"""Members that older records do not have: left out where they say nothing."""

Kind: TypeAlias = Literal["reverse", "bingo", "daily", "duplicate"]
State: TypeAlias = reverse.Reverse | bingo.Bingo | daily.Daily | Duplicate
KINDS: dict[str, type[State]] = {
    "reverse": reverse.Reverse,
    "bingo": bingo.Bingo,
    "daily": daily.Daily,
    "duplicate": Duplicate,
}
EVENTS: dict[str, tuple[type[Event], ...]] = {
    "reverse": (reverse.ReverseStarted, reverse.Removed, reverse.ReverseEnded),
    "bingo": (
        bingo.BingoStarted,
        bingo.CardWritten,
        bingo.TileCalled,
        bingo.LetterCrossed,
        bingo.BingoClaimed,
        bingo.BingoEnded,
    ),
    "daily": (
        daily.DailyStarted,
        daily.RackRedrawn,
        daily.DailyClosed,
        daily.DailyAnswered,
    ),
    "duplicate": duplicate_event.EVENTS,
}


def write(kind: Kind, events: Iterable[Event]) -> bytes:
    """The file: one event a line, the same bytes for the same events."""
    lines = ",\n".join(dump(event)[1] for event in events)
    head = f'"format": "{FORMAT}", "version": {VERSION}, "kind": "{kind}"'
    return f'{{{head},\n"events": [\n{lines}\n]}}\n'.encode()


def read(data: bytes) -> State:
    """What the events of a file make.

    Raises:
        RecordFault: it is no such file (``record-json``, ``record-format``, ``record-version``,
            ``record-event``, ``record-shape``).
        BadEvent: its events contradict each other.
        UnknownEdition: the first event names an edition that there is not.
    """
    kind, events = read_events(data)
    return KINDS[kind].replay(within_bounds(events, MOST_EVENTS))


def is_pastime(data: bytes) -> bool:
    """Whether a file says that it is such a record."""
    try:
        _parse(data)
    except RecordFault:
        return False
    return True


def read_events(data: bytes) -> tuple[Kind, list[Event]]:
    """What was played and the events of a file, which may contradict each other.

    Raises:
        RecordFault: as of `read`.
    """
    value = _parse(data)
    if value.get("version") != VERSION or isinstance(value.get("version"), bool):
        raise RecordFault("record-version", text=str(value.get("version")), known=VERSION)
    kind, events = value.get("kind"), value.get("events")
    if not isinstance(kind, str) or kind not in KINDS:
        raise RecordFault("record-shape", field="kind", text=str(kind))
    if not isinstance(events, list) or not 0 < len(events) <= MOST_EVENTS:
        raise RecordFault("record-shape", field="kind", text=kind)
    return cast("Kind", kind), [read_event(event, kind) for event in events]


def _parse(data: bytes) -> dict[str, Any]:
    if len(data) > MOST_BYTES:
        raise RecordFault("record-too-big", most=MOST_BYTES)
    try:
        value = json.loads(data.decode("utf-8-sig"))
    except (RecursionError, ValueError):
        raise RecordFault("record-json", line=1, column=1) from None
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise RecordFault("record-format")
    return value


def dump(event: Event) -> tuple[str, str]:
    """The event's kind and its JSON object."""
    members = {
        field.name: _to_plain(value)
        for field in fields(event)
        if (value := getattr(event, field.name)) != field.default or field.name not in LATER
    }
    kind = kind_of(type(event))
    return kind, json.dumps({"event": kind} | members, ensure_ascii=False)


def load(body: str, kind: str) -> Event:
    """The event of a JSON object's text.

    Raises:
        RecordFault: it is none.
    """
    return read_event(json.loads(body), kind)


@cache
def _types(kind: str) -> dict[str, type[Event]]:
    return {kind_of(event): event for event in EVENTS[kind]}


@cache
def _hints(kind: str, name: str) -> dict[str, Any]:
    event = _types(kind)[name]
    known = get_type_hints(event)
    return {field.name: known[field.name] for field in fields(event)}


def read_event(value: object, kind: str) -> Event:
    """The event of a JSON object.

    Raises:
        RecordFault: ``record-event`` (no such kind), ``record-shape`` (with the member).
    """
    name = value.get("event") if isinstance(value, dict) else None
    event = _types(kind).get(name) if isinstance(name, str) else None
    if event is None or not isinstance(value, dict) or not isinstance(name, str):
        raise RecordFault("record-event", text=str(name))
    hints = _hints(kind, name)
    members = set(value) - {"event"}
    later = {f.name for f in fields(event) if f.name in LATER and f.default is not MISSING}
    if not members <= set(hints) or not set(hints) - later <= members:
        raise RecordFault("record-shape", field=str(name), text="other members")
    return event(**{member: _read(member, value[member], hints[member]) for member in members})


def _to_plain(value: Any) -> Any:
    match value:
        case bytes():
            return value.hex()
        case Placement():
            return {"square": value.square, "down": value.down, "tiles": value.tiles.hex()}
        case tuple():
            return [_to_plain(item) for item in value]
    return value


def _read(member: str, value: Any, hint: Any) -> Any:
    """A member by its annotation."""
    if isinstance(hint, UnionType):
        if value is None:  # every union in an event is with None
            return None
        (hint,) = (kind for kind in get_args(hint) if kind is not NoneType)
    try:
        if hint is Placement and set(value) == {"square", "down", "tiles"}:
            return _placement(value)
        if hint is bytes and isinstance(value, str) and len(value) <= MOST_TEXT:
            return bytes.fromhex(value)
        if get_origin(hint) is tuple and isinstance(value, list) and len(value) <= MOST_ITEMS:
            return tuple(_read(member, item, get_args(hint)[0]) for item in value)
    except (TypeError, ValueError, PlacementError):
        raise RecordFault("record-shape", field=member, text=str(value)) from None
    if type(value) is hint and _small(member, value):
        return value
    raise RecordFault("record-shape", field=member, text=str(value))


def _small(member: str, value: Any) -> bool:
    if isinstance(value, str):
        return len(value) <= MOST_TEXT
    # milliseconds since 1970 need more, and any program reads 53 bits
    return bool(abs(value) < 1 << (53 if member in TIMES else 31))


def _placement(value: dict[str, Any]) -> Placement:
    square, down = _read("square", value["square"], int), value["down"]
    if type(down) is not bool:
        raise TypeError
    return Placement(square, down, bytes.fromhex(value["tiles"]))
