"""Everything that a person owns, to take home: one zip of JSON and GCG files.

A game that is over is there as it was, one under way as its player knows it.
"""

import json
import zipfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import IO, Any

from stafla.club.accounts.person import Person
from stafla.club.community import Community
from stafla.club.tables.redaction import known_to
from stafla.club.tables.refusals import BrokenTable
from stafla.club.tables.tables import Tables
from stafla.records import to_gcg
from stafla.records.gcg import writer as gcg_text
from stafla.records.record import file as record
from stafla.rules import Game
from stafla.store import Seat

README = "me.json"

More = Callable[[Person], dict[str, Any]]


def write(
    file: IO[bytes], person: Person, community: Community, tables: Tables, *more: More
) -> None:
    """Write the zip of a person.

    Args:
        file: where to.
        person: whose.
        community: where accounts, ties and reports are.
        tables: where games are.
        more: what else is kept about a person: each gives members of ``me.json``.
    """
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as zipped:
        games = []
        for table in community.people.rows.tables(person.id):
            games.append(table)
            with suppress(BrokenTable):  # it is named, and there is nothing to read of it
                for name, body in _files(tables, table, person):
                    zipped.writestr(name, body)
        told = about(person, community) | {"games": games}
        for extra in more:
            told |= extra(person)
        text = json.dumps(told, ensure_ascii=False, indent=1)
        zipped.writestr(README, text + "\n")


def about(person: Person, community: Community) -> dict[str, Any]:
    """What is kept about a person, as JSON."""
    ties = community.ties(person)
    return {
        "id": person.id,
        "name": person.name,
        "since": _time(person.created),
        "language": person.language,
        "hidden": person.hidden,
        "roles": sorted(person.roles),
        "sessions": [
            {"agent": s.agent, "created": _time(s.created), "seen": _time(s.seen)}
            for s in community.people.signed_in(person)
        ],
        "passkeys": [
            {"name": p.label, "created": _time(p.created), "used": p.used and _time(p.used)}
            for p in community.people.passkeys.of(person.id)
        ],
        "friends": [_shown_name(friend) for friend in ties.friends],
        "blocked": [_shown_name(blocked) for blocked in ties.blocked],
        "reports": [
            {"at": _time(r.at), "reason": r.reason, "text": r.text}
            for r in community.rows.made_by(person.id)
        ],
        "measures": [
            {"at": _time(m.at), "kind": m.kind, "detail": m.detail, "reason": m.reason}
            for m in community.rows.measures(1000, about=person.id)
        ],
    }


def _files(tables: Tables, table: str, person: Person) -> Iterator[tuple[str, bytes]]:
    game = tables.game(table)
    seats = tables.games.seats(table)
    own = next((seat.seat for seat in seats if seat.person == person.id), None)
    taken = record.Record(known_to(game, own), _names(game, seats))
    yield f"games/{table}.json", record.write(taken)
    yield f"games/{table}.gcg", gcg_text.write(to_gcg(taken, racks=game.ended is not None))


def _names(game: Game, seats: tuple[Seat, ...]) -> dict[str, str]:
    started = game.started.seats
    return {started[seat.seat]: seat.name for seat in seats if seat.name is not None}


def _shown_name(other: Person) -> str | None:
    """Another's name, unless they hide it."""
    return None if other.hidden else other.name


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
