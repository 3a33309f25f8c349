"""The event as files: written for whoever asks, read for whoever runs it."""

import datetime
import re
from typing import Annotated, Final, Literal

from fastapi import APIRouter, File, Form, Request, UploadFile
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.contests.player_list import has_heading, read_players
from stafla.club.contests.refusals import EventRefused
from stafla.contest.event import WRITERS, EventRefusal, read_sheet, sheet_of, to_utf_8
from stafla.contest.formats import TournamentFault, csv_sheet
from stafla.contest.formats.lines import decode
from stafla.records import Fault
from stafla.web.contests.desk import desk_page
from stafla.web.contests.desk_acts import DeskForm, DeskState
from stafla.web.contests.pages import ContestId, Short
from stafla.web.identity import visitor
from stafla.web.rendering import languages
from stafla.web.rendering.fault import fault_text
from stafla.web.services import services_of

MOST_BYTES: Final = 60_000
"""Of a file that is brought; a request has room for no more."""
router = APIRouter(include_in_schema=False)
Format = Literal["csv", "json", "tsh", "naspa", "tou"]
MEDIA_TYPES: Final = {
    "csv": "text/csv; charset=utf-8",
    "json": "application/json",
    "tsh": "text/plain; charset=utf-8",
    "naspa": "text/plain; charset=utf-8",
    "tou": "text/plain; charset=ascii",
}


@router.get("/events/{contest}/files/{kind}")
def file(request: Request, contest: ContestId, kind: Format) -> Response:
    """The event as a file of a format."""
    loaded_contest = services_of(request).contests.get(contest)
    day = datetime.date.fromisoformat(loaded_contest.row.day)
    try:
        data = WRITERS[kind](sheet_of(loaded_contest.event, day))
    except TournamentFault as fault:
        raise EventRefused(fault.code, **fault.details) from fault
    suffix = {"tsh": "tsh.txt", "naspa": "naspa.txt", "tou": "tou"}.get(kind, kind)
    headers = {"content-disposition": f'attachment; filename="event.{suffix}"'}
    return Response(data, media_type=MEDIA_TYPES[kind], headers=headers)


@router.post("/events/{contest}/files")
def bring(
    request: Request,
    contest: ContestId,
    file: Annotated[UploadFile, File()],
    *,
    kind: Annotated[Short, Form()] = "",
    division: Annotated[Short, Form()] = "",
    encoding: Annotated[Short, Form()] = "",
) -> Response:
    """Take players, pairs and results of a file into an event that has none.

    A list of players goes into a division, unless a column says which.
    """
    contests, person = services_of(request).contests, visitor.of(request)
    contests.desk(contest, person)
    source = re.sub(r"[^\w .-]", "", file.filename or "")[:100]
    try:
        data = data_of(file)
        if kind == "csv" and (text := player_list_in(data)):
            division = division or next(iter(contests.get(contest).event.divisions), "")
            contests.players.register(contest, person, division, read_players(text))
        else:
            language = contests.get(contest).event.opening().federation
            recoded = to_utf_8(data, kind, encoding, language)
            if recoded.encoding != "utf-8":  # the log says by which letters names were read
                source = f"{source} ({recoded.encoding})"
            contests.players.bring(contest, person, read_sheet(recoded.data, kind), source)
    except Fault as fault:
        return desk_page(request, contest, DeskState(DeskForm()), refusal_of_file(request, fault))
    except EventRefusal as error:
        refusal = EventRefused(error.code, **error.details)
        return desk_page(request, contest, DeskState(DeskForm()), refusal)
    except ClubRefusal as refusal:
        # whoever may not do it is told by a page of its own
        if refusal.code in ("event-not-yours", "not-signed-in"):
            raise
        return desk_page(request, contest, DeskState(DeskForm()), refusal)
    return RedirectResponse(f"/events/{contest}/desk", 303)


def player_list_in(data: bytes) -> str:
    """The text of a spreadsheet that is a list of players; empty: it is a tournament, or neither.

    Raises:
        TournamentFault: ``tournament-size``, ``tournament-only-utf-8``.
    """
    text = decode(data, only_utf_8=True).text
    return text if has_heading(text) and not csv_sheet.has_heading(text) else ""


def data_of(file: UploadFile) -> bytes:
    """The bytes of a file that is brought.

    Raises:
        TournamentFault: ``tournament-size``, there are more than are taken.
    """
    data = file.file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise TournamentFault("tournament-size", most=MOST_BYTES)
    return data


def refusal_of_file(request: Request, fault: Fault) -> EventRefused:
    """What is wrong with a file, in the reader's language."""
    text = fault_text(languages.of(request), fault.code, fault.details)
    return EventRefused("event-file", text=text)
