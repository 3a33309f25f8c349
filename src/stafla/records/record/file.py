"""Record files: a whole game as versioned JSON (docs/formats/record.md).

A record holds the events and nothing derived from them; the only way to know a position or a
total is to replay. Names of people stand beside the events, by the ids that the first event
gives the seats, so that a person can be erased without touching what happened.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from stafla.editions import Edition, load
from stafla.records.bounds import MOST_EVENTS
from stafla.records.fault import RecordFault
from stafla.records.record.event import (
    Short,
    StrictModel,
    models,
    read_event,
    validate,
    write_event,
)
from stafla.rules import Event, Started

FORMAT = "stafla-record"
# of what is played beside the plain game (`stafla.records.record.pastime`)
PASTIME_FORMAT = "stafla-pastime"
VERSION = 1
MOST_BYTES = 1 << 22
MOST_TIME = 1 << 53  # what every reader of JSON can hold exactly


@dataclass(frozen=True, slots=True)
class Record:
    """A game's events, and names for the ids of its seats (where people have them).

    Attributes:
        times: when each event happened, in milliseconds since 1970 (UTC); empty: not known.
    """

    events: tuple[Event, ...]
    names: Mapping[str, str] = field(default_factory=dict)
    times: tuple[int, ...] = ()

    @property
    def started(self) -> Started:
        """The first event."""
        first = self.events[0] if self.events else None
        if not isinstance(first, Started):
            raise RecordFault("record-first")
        return first

    def name(self, seat: int) -> str:
        """What to call a seat: its name, else its id."""
        seat_id = self.started.seats[seat]
        return self.names.get(seat_id, seat_id)

    def save(self, path: Path | str) -> None:
        """Write the file (docs/formats/record.md), in place of one that is there."""
        Path(path).write_bytes(write(self))


Moment = Annotated[int, Field(ge=0, le=MOST_TIME)]


class WireRecord(StrictModel):
    """The file's outer shape; the events' own shapes are in `stafla.records.record.event`."""

    format: Literal["stafla-record"]
    version: Literal[1]
    names: Annotated[dict[Short, Short], Field(max_length=8)]
    times: Annotated[list[Moment] | None, Field(max_length=MOST_EVENTS)] = None
    events: Annotated[list[dict[str, Any]], Field(min_length=1, max_length=MOST_EVENTS)]


def write(record: Record) -> bytes:
    """The file: one event a line, the same bytes for the same record."""
    edition = load(record.started.edition)
    events = ",\n".join(_json_line(write_event(event, edition)) for event in record.events)
    head = f'"format": {_json_line(FORMAT)}, "version": {VERSION}'
    names = _json_line(dict(sorted(record.names.items())))
    times = f'"times": {_json_line(list(record.times))},\n' if record.times else ""
    return f'{{{head},\n"names": {names},\n{times}"events": [\n{events}\n]}}\n'.encode()


def read(data: bytes) -> Record:
    """The record of a file; whether its events can have happened is `replay`'s question.

    Raises:
        RecordFault: ``record-too-big``, ``record-not-utf-8``, ``record-json``, ``record-first``,
            ``record-version``, ``record-pastime`` (of bingo or the like, not of a plain game), and
            those of `read_event` with the event's number.
        UnknownEdition: the first event names an edition that there is not.
    """
    value = _parse(data)
    _check_version(value)
    wire: WireRecord = validate(TypeAdapter(WireRecord), value)
    times = tuple(wire.times or ())
    if len(times) not in (0, len(wire.events)):
        raise RecordFault("record-shape", field="times", text=str(len(times)))
    edition = _edition(wire.events[0])
    events = []
    for number, event in enumerate(wire.events, 1):
        try:
            events.append(read_event(event, edition))
        except RecordFault as fault:
            raise fault.at(number=number) from None
    return Record(tuple(events), wire.names, times)


def schema() -> dict[str, Any]:
    """The JSON schema of record files, as ``docs/formats/record.schema.json`` holds it."""
    shapes = [TypeAdapter(model).json_schema() for model in models().values()]
    whole = TypeAdapter(WireRecord).json_schema()
    definitions: dict[str, Any] = {}
    for shape in shapes:
        definitions |= shape.pop("$defs", {})
    definitions |= {shape["title"]: shape for shape in shapes}
    kinds = [{"$ref": f"#/$defs/{shape['title']}"} for shape in shapes]
    whole["properties"]["events"]["items"] = {"anyOf": kinds}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **whole,
        "title": "Stafla record",
        "$defs": definitions,
    }


def _json_line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))


def _parse(data: bytes) -> Any:
    if len(data) > MOST_BYTES:
        raise RecordFault("record-too-big", most=MOST_BYTES)
    try:
        return json.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise RecordFault("record-not-utf-8", offset=error.start) from None
    except json.JSONDecodeError as error:
        raise RecordFault("record-json", line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):
        raise RecordFault("record-json", line=1, column=1) from None


def _check_version(value: Any) -> None:
    if not isinstance(value, dict):
        raise RecordFault("record-format")
    if value.get("format") == PASTIME_FORMAT:
        raise RecordFault("record-pastime", kind=str(value.get("kind")))
    if value.get("format") != FORMAT:
        raise RecordFault("record-format")
    if value.get("version") != VERSION or isinstance(value.get("version"), bool):
        raise RecordFault("record-version", text=str(value.get("version")), known=VERSION)


def _edition(first: dict[str, Any]) -> Edition:
    named = first.get("edition")
    if first.get("event") != "started" or not isinstance(named, str):
        raise RecordFault("record-first")
    return load(named)
