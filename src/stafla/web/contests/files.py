"""The event as files: written for whoever asks, read for whoever runs it."""

import datetime
from typing import Final, Literal

from fastapi import APIRouter, Request
from starlette.responses import Response

from stafla.club.contests.log import Kept
from stafla.club.contests.refusals import EventRefused
from stafla.contest.event import sheet_of
from stafla.contest.formats import TournamentFault, csv_sheet, json_sheet, naspa, tou, tsh_archive
from stafla.data.catalogue import spoken_values
from stafla.records.fault import Fault
from stafla.web.contests.pages import ContestId
from stafla.web.rendering import language
from stafla.web.services import house_of

router = APIRouter(include_in_schema=False)
Format = Literal["csv", "json", "tsh", "naspa", "tou"]
KINDS: Final = {
    "csv": "text/csv; charset=utf-8",
    "json": "application/json",
    "tsh": "text/plain; charset=utf-8",
    "naspa": "text/plain; charset=utf-8",
    "tou": "text/plain; charset=ascii",
}


@router.get("/events/{contest}/files/{kind}")
def file(request: Request, contest: ContestId, kind: Format) -> Response:
    """The event as a file of a format."""
    kept = house_of(request).tournaments.get(contest)
    day = datetime.date.fromisoformat(kept.row.day)
    try:
        data = format_event(kept, kind, day)
    except TournamentFault as fault:
        raise EventRefused(fault.code, **fault.details) from fault
    suffix = {"tsh": "tsh.txt", "naspa": "naspa.txt", "tou": "tou"}.get(kind, kind)
    headers = {"content-disposition": f'attachment; filename="event.{suffix}"'}
    return Response(data, media_type=KINDS[kind], headers=headers)


def format_event(kept: Kept, kind: Format, day: datetime.date) -> bytes:
    """The event in a format.

    Raises:
        TournamentFault: the format cannot hold it.
    """
    sheet = sheet_of(kept.event, day)
    match kind:
        case "csv":
            return csv_sheet.write(sheet)
        case "json":
            return json_sheet.write(sheet)
        case "tsh":
            return tsh_archive.write(tsh_archive.of_sheet(sheet))
        case "naspa":
            return naspa.write(naspa.of_sheet(sheet))
    return tou.write(tou.of_sheet(sheet))


def refusal_of_file(request: Request, fault: Fault) -> EventRefused:
    """What is wrong with a file, in the reader's language, and in which line."""
    asked, told = language.of(request), dict(fault.details)
    say = language.texts(asked)
    why = say(fault.code, **spoken_values(say, told))
    if "line" in told:
        why = f"{say('game-file-line', number=str(told['line']))} {why}"
    return EventRefused("event-file", text=why)
