"""Lists of ratings, kept by replaying events.

A list is never the truth: it is what its system makes of a first list and the events after it. So
a corrected or late event is put where it belongs and the list is replayed.
"""

import datetime
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any, Final

from stafla.contest.ratings.event import (
    RatingChange,
    RatingEntry,
    RatingEvent,
    RatingSystem,
    Tournament,
)
from stafla.records import Fault

VERSION: Final = 1
MOST_BYTES: Final = 64 << 20
MOST_ROWS: Final = 200_000


class RatingListFault(Fault):
    """A list of ratings cannot be read."""


@dataclass(frozen=True, slots=True)
class Row:
    """A printed line of a list."""

    place: int
    name: str
    player: str
    rating: int
    games: int
    date: datetime.date | None


@dataclass(frozen=True, slots=True)
class RatingList:
    """Who stands where by one system, after an event's day.

    Attributes:
        system: the system's name.
        date: of the last event; None: there was none.
        entries: by player.
        names: how players are called; who is not in it is called by the id.
    """

    system: str
    date: datetime.date | None = None
    entries: Mapping[str, RatingEntry] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)

    def rows(self, system: RatingSystem) -> tuple[Row, ...]:
        """The printed list: the highest first, equals (as printed) at one place, by name."""
        listed = [
            (system.print_rating(entry.rating), self.names.get(entry.player, entry.player), entry)
            for entry in self.entries.values()
            if entry.rating is not None and system.is_listed(entry)
        ]
        listed.sort(key=lambda one: (-(one[2].rating or 0), one[1], one[2].player))
        rows: list[Row] = []
        for number, (rating, name, entry) in enumerate(listed, 1):
            place = rows[-1].place if rows and rows[-1].rating == rating else number
            rows.append(Row(place, name, entry.player, rating, entry.games, entry.date))
        return tuple(rows)


def replay(
    system: RatingSystem, events: Iterable[RatingEvent], start: RatingList | None = None
) -> tuple[RatingList, tuple[RatingChange, ...]]:
    """The list after these events, and every change on the way.

    Events count by their day, those of one day by their name, whatever order they are given in.

    Args:
        system: the arithmetic.
        events: finished events.
        start: a list to begin with, such as an imported one; without it everybody is unrated.
    """
    first = start or RatingList(system.about.name)
    entries = dict(first.entries)
    changes: list[RatingChange] = []
    day = first.date
    for event in sorted(events, key=lambda rating_event: (rating_event.date, rating_event.name)):
        made = system.rate(event, entries)
        entries.update((change.player, change.after) for change in made)
        changes.extend(made)
        day = max(day, event.date) if day else event.date
    return RatingList(system.about.name, day, entries, first.names), tuple(changes)


def to_json(ratings: RatingList) -> str:
    """A list as JSON, complete: what was read from it again is the same list."""
    rows = [
        {"name": ratings.names[player], **_entry_out(entry)}
        if player in ratings.names
        else _entry_out(entry)
        for player, entry in sorted(ratings.entries.items())
    ]
    table = {
        "format": "stafla-ratings",
        "version": VERSION,
        "system": ratings.system,
        "date": ratings.date.isoformat() if ratings.date else None,
        "entries": rows,
    }
    return json.dumps(table, ensure_ascii=False, indent=1, allow_nan=False) + "\n"


def from_json(text: str) -> RatingList:
    """A list that `to_json` wrote.

    Raises:
        RatingListFault: it is too large or something else, or an entry is not what it should be.
    """
    if len(text) > MOST_BYTES:
        raise RatingListFault("ratings-size", most=MOST_BYTES)
    try:
        table = json.loads(text)
    except (ValueError, RecursionError):
        raise RatingListFault("ratings-json") from None
    if not isinstance(table, dict) or table.get("format") != "stafla-ratings":
        raise RatingListFault("ratings-format")
    if table.get("version") != VERSION:
        raise RatingListFault("ratings-version", text=str(table.get("version")))
    rows = table.get("entries")
    if not isinstance(rows, list) or len(rows) > MOST_ROWS:
        raise RatingListFault("ratings-format")
    entries: dict[str, RatingEntry] = {}
    names: dict[str, str] = {}
    for number, row in enumerate(rows, 1):
        try:
            entry = _entry_in(row)
            if isinstance(name := row.get("name"), str):
                names[entry.player] = name
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
            raise RatingListFault("ratings-entry", number=number) from None
        if entry.player in entries:
            raise RatingListFault("ratings-twice", number=number, text=entry.player)
        entries[entry.player] = entry
    try:
        day = _day(table.get("date"))
    except (TypeError, ValueError):
        raise RatingListFault("ratings-format") from None
    return RatingList(str(table.get("system")), day, entries, names)


def _entry_out(entry: RatingEntry) -> dict[str, Any]:
    out: dict[str, Any] = {"player": entry.player, "rating": entry.rating, "games": entry.games}
    if entry.deviation is not None:
        out["deviation"] = entry.deviation
    if entry.volatility is not None:
        out["volatility"] = entry.volatility
    if entry.date is not None:
        out["date"] = entry.date.isoformat()
    if entry.tournaments:
        out["tournaments"] = [
            {
                "date": tournament.date.isoformat(),
                "games": tournament.games,
                "total": tournament.total,
            }
            for tournament in entry.tournaments
        ]
    return out


def _entry_in(row: Any) -> RatingEntry:
    return RatingEntry(
        player=_text(row["player"]),
        rating=_number(row.get("rating")),
        games=_count(row["games"]),
        deviation=_number(row.get("deviation")),
        volatility=_number(row.get("volatility")),
        date=_day(row.get("date")),
        tournaments=tuple(
            Tournament(
                datetime.date.fromisoformat(one["date"]),
                _count(one["games"], 1),
                _number(one["total"]) or 0,
            )
            for one in row.get("tournaments", ())
        ),
    )


def _text(value: Any) -> str:
    if not isinstance(value, str) or not value:
        raise ValueError(value)
    return value


def _number(value: Any) -> float | None:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise ValueError(value)
    return value


def _count(value: Any, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise ValueError(value)
    return value


def _day(value: Any) -> datetime.date | None:
    return None if value is None else datetime.date.fromisoformat(value)
