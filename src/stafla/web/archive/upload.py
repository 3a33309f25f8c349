"""Bringing games from elsewhere: a page with a form, and a call for programs."""

from typing import Annotated

from fastapi import APIRouter, File, Form, Request, UploadFile
from pydantic import Field
from starlette.responses import JSONResponse, RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.archive.refusals import BadGameFile
from stafla.club.archive.upload import MOST_BYTES
from stafla.club.ticket import Ticket
from stafla.editions import load, names
from stafla.web.accounts.sign_in import ShortText
from stafla.web.fields import TicketText
from stafla.web.identity import visitor
from stafla.web.rendering import languages
from stafla.web.rendering.fault import fault_text
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import answer, message_for, status_of
from stafla.web.services import services_of
from stafla.web.tables.api import OwnKey, not_json
from stafla.web.wire.base import Wire

router = APIRouter(include_in_schema=False)
calls = APIRouter(prefix="/api")


class GameUpload(Wire):
    """``POST /api/games``: the text of a GCG file or of a record.

    ``edition`` is whose rules it was played by, where a GCG file does not say so.
    """

    file: Annotated[str, Field(min_length=1, max_length=MOST_BYTES)]
    """The text of the file."""
    edition: Annotated[str, Field(max_length=40)] = ""
    """Id of the edition, where a GCG file does not say it."""


class UploadedGame(Wire):
    """The game as it is kept: its replay is at ``/tables/{table}/replay``."""

    table: str
    """Id of the table that it is kept as."""


@calls.post("/games", name="brought", response_model=UploadedGame, status_code=201)
def bring(
    request: Request,
    body: GameUpload,
    idempotency_key: OwnKey = "",
) -> Response:
    """Keep a game that was played elsewhere in one's own archive.

    The same file with the same ``Idempotency-Key`` is kept once in ten minutes.
    """
    if (wrong := not_json(request)) is not None:
        return wrong
    person = visitor.require_person(request)
    try:
        table = services_of(request).archive.bring(
            person.id,
            body.file.encode(),
            body.edition,
            Ticket(idempotency_key),
            address=visitor.address(request),
        )
    except BadGameFile as refusal:
        return answer(request, refusal.code, {"why": _why(request, refusal)})
    return JSONResponse(UploadedGame(table=table).model_dump(mode="json"), 201)


@router.get("/games/new")
def ask(request: Request) -> Response:
    """The form that takes a file."""
    visitor.require_person(request)
    return _page(request)


@router.post("/games/new")
def upload(
    request: Request,
    game: Annotated[UploadFile, File()],
    edition: Annotated[ShortText, Form()] = "",
    ticket: Annotated[TicketText, Form()] = "",
) -> Response:
    """Keep the game of a file, and go to its replay."""
    person = visitor.require_person(request)
    data = game.file.read(MOST_BYTES + 1)
    try:
        table = services_of(request).archive.bring(
            person.id, data, edition, Ticket(ticket), address=visitor.address(request)
        )
    except ClubRefusal as refusal:
        return _page(request, refusal, edition)
    return RedirectResponse(f"/tables/{table}/replay", 303)


def _page(request: Request, refusal: ClubRefusal | None = None, edition: str = "") -> Response:
    language = languages.of(request)
    say = languages.texts(language)
    error = None
    if isinstance(refusal, BadGameFile):
        error = say(refusal.code, why=_why(request, refusal))
    elif refusal is not None:
        error = message_for(refusal, say)
    return page(
        request,
        "archive/upload.html",
        language,
        status=status_of(refusal),
        error=error,
        editions=[load(name) for name in names()],
        edition=edition,
        most=MOST_BYTES // 1000,
    )


def _why(request: Request, refusal: BadGameFile) -> str:
    """What is wrong with a file, in the reader's language."""
    details = dict(refusal.values)
    return fault_text(languages.of(request), str(details.pop("why")), details)
