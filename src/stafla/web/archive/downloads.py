"""A table to take home: the record, as JSON and as GCG.

Before the end they hold what everyone at the table knows; afterwards everything.
"""

from fastapi import APIRouter, Request
from starlette.responses import Response

from stafla.club.tables.redaction import known_to
from stafla.records import to_gcg
from stafla.records.gcg import writer as gcg_text
from stafla.records.record import file as record
from stafla.rules import Ended
from stafla.web.fields import TableId
from stafla.web.identity import visitor
from stafla.web.services import services_of

router = APIRouter(prefix="/tables", include_in_schema=False)


@router.get("/{table}/record.json")
def record_json(request: Request, table: TableId) -> Response:
    """The record file."""
    return file(record.write(record_of(request, table)), "application/json", f"{table}.json")


@router.get("/{table}/record.gcg")
def record_gcg(request: Request, table: TableId) -> Response:
    """The record as GCG; what everybody held is in it only after the end."""
    taken = record_of(request, table)
    over = any(isinstance(event, Ended) for event in taken.events)
    text = gcg_text.write(to_gcg(taken, racks=over))
    return file(text, "text/plain; charset=utf-8", f"{table}.gcg")


def record_of(request: Request, table: str) -> record.Record:
    """The table's record as everybody may have it, with names; who watches may be behind.

    Raises:
        NoSuchTable
    """
    tables = services_of(request).tables
    seats = tables.games.seats(table)
    game = tables.known_to(table, visitor.audience(request)).game
    names = {game.started.seats[seat.seat]: seat.name for seat in seats if seat.name is not None}
    times = tuple(event.at for event in tables.games.events(table))
    return record.Record(known_to(game, None), names, times[: game.number])


def file(body: bytes, kind: str, name: str) -> Response:
    """An answer that browsers keep as a file of this name."""
    return Response(
        body,
        media_type=kind,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
