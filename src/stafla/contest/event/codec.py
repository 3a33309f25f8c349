"""An event's log as JSON: one line an entry, the kind by its name."""

import dataclasses
import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, get_args

from pydantic import TypeAdapter, ValidationError

from stafla.contest.event.happening import Entry, Happening
from stafla.contest.event.refusal import EventRefusal
from stafla.contest.prizes import BadPrize
from stafla.contest.standings.scoring import BadScoring

MOST_BYTES: Final = 64 << 20
MOST_ENTRIES: Final = 500_000
"""Of a file that a terminal reads; a server keeps fewer (`stafla.club.contests.log`)."""


def kind_of(happening_type: type) -> str:
    """The name of a happening in files: ``division-added``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", happening_type.__name__).lower()


KINDS: Final[Mapping[str, type]] = {kind_of(one): one for one in get_args(Happening)}


def write(entries: Iterable[Entry]) -> bytes:
    """The log's bytes; `read` gives the same entries back."""
    rows = []
    for entry in entries:
        row = {
            "number": entry.number,
            "event": kind_of(type(entry.what)),
            "author": entry.author,
            "at": entry.at,
            "reason": entry.reason,
            **dataclasses.asdict(entry.what),
        }
        rows.append(json.dumps(row, ensure_ascii=False, separators=(",", ":")))
    return "".join(f"{row}\n" for row in rows).encode("utf-8")


def read(data: bytes) -> tuple[Entry, ...]:
    """A log.

    Raises:
        EventRefusal: ``event-log``, with the ``line`` that is no entry or whose members do not fit;
            ``event-log-size``.
    """
    if len(data) > MOST_BYTES:
        raise EventRefusal("event-log-size", most=MOST_BYTES)
    entries: list[Entry] = []
    for number, line in enumerate(data.split(b"\n"), 1):
        if not line.strip():
            continue
        if len(entries) == MOST_ENTRIES:
            raise EventRefusal("event-log-size", most=MOST_ENTRIES)
        try:
            entries.append(_entry(json.loads(line)))
        except (
            ValueError,
            KeyError,
            TypeError,
            RecursionError,
            ValidationError,
            BadScoring,
            BadPrize,
        ):
            raise EventRefusal("event-log", line=number) from None
    return tuple(entries)


def _entry(row: Any) -> Entry:
    if not isinstance(row, dict):
        raise TypeError(row)
    kind = KINDS[row.pop("event")]
    own = {name: row.pop(name) for name in ("number", "author", "at", "reason")}
    happening: Happening = _adapter(kind).validate_json(json.dumps(row), strict=True)
    # every member is there and no other
    if json.loads(json.dumps(dataclasses.asdict(happening))) != row:
        raise KeyError(kind)
    number, author, at, reason = own["number"], own["author"], own["at"], own["reason"]
    whole = all(isinstance(one, int) and not isinstance(one, bool) for one in (number, at))
    if not whole or not isinstance(author, str) or not isinstance(reason, str):
        raise TypeError(own)
    return Entry(number, author, at, happening, reason)


@cache
def _adapter(kind: type) -> TypeAdapter[Any]:
    return TypeAdapter(kind)
