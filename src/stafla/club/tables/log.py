"""Events as the log keeps them: their kind, and the JSON object of a record file."""

import json
import logging
from collections.abc import Sequence
from dataclasses import fields
from functools import lru_cache

from stafla.club.tables.refusals import CannotBeKept
from stafla.editions import Edition
from stafla.records import RecordFault
from stafla.records.record.event import EVENTS, kind_of, read_event, write_event
from stafla.rules import Event
from stafla.store import NewEvent

PLAIN = frozenset(kind for kind in EVENTS if {one.name for one in fields(kind)} <= {"seat"})
"""Kinds of events that tell nothing but whose they are: there are few, and they come often."""
log = logging.getLogger(__name__)
_written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class BadLog(ValueError):
    """The log holds what this version cannot read."""

    code = "bad-log"


def dump(event: Event, edition: Edition) -> tuple[str, str]:
    """The event's kind and its body.

    Raises:
        CannotBeKept: `load` would not give the same event, or it has no text.
    """
    return (_kept_dump if type(event) in PLAIN else _dump)(event, edition)


def _dump(event: Event, edition: Edition) -> tuple[str, str]:
    kind = kind_of(type(event))
    try:
        members = write_event(event, edition)
        body = _written(members)
        body.encode()
        same = read_event(members, edition) == event
    except (ValueError, LookupError) as error:  # a fault of the record, or half a character
        log.warning("an event %s cannot be kept: %s", kind, error)
        raise CannotBeKept from error
    if not same:
        log.error("an event %s would be read as another: %s", kind, body)
        raise CannotBeKept
    return kind, body


_kept_dump = lru_cache(1 << 10)(_dump)


def rows(timed: Sequence[tuple[Event, int]], edition: Edition) -> list[NewEvent]:
    """Events with their times, as they are appended.

    Raises:
        CannotBeKept: as `dump`.
    """
    return [NewEvent(*dump(event, edition), at) for event, at in timed]


def load(body: str, edition: Edition) -> Event:
    """The event again.

    Raises:
        BadLog: it is none.
    """
    try:
        return read_event(json.loads(body), edition)
    except (RecordFault, ValueError) as error:
        raise BadLog(str(error)) from error
