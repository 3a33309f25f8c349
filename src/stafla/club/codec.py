"""Events as the log keeps them: their kind, and the JSON object of a record file."""

import json
from collections.abc import Sequence

from stafla.editions import Edition
from stafla.records.fault import RecordFault
from stafla.records.wire import read_event, write_event
from stafla.rules import Event
from stafla.store import NewEvent


class BadLog(ValueError):
    """The log holds what this version cannot read."""

    code = "bad-log"


def dump(event: Event, edition: Edition) -> tuple[str, str]:
    """The event's kind and its body."""
    members = write_event(event, edition)
    return members["event"], json.dumps(members, ensure_ascii=False, separators=(",", ":"))


def rows(timed: Sequence[tuple[Event, int]], edition: Edition) -> list[NewEvent]:
    """Events with their times, as they are appended."""
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
