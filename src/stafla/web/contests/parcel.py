"""An event as a file that a director carries (`stafla.club.contests.parcel`)."""

from typing import Annotated, Final

from fastapi import APIRouter, File, Request, UploadFile
from pydantic import Field, ValidationError
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.club.contests.log_parts import MOST_AT_ONCE
from stafla.club.contests.parcel import MOST_BYTES, pack, unpack
from stafla.club.contests.plan import MOST_PLAYERS
from stafla.club.contests.refusals import BadPart
from stafla.web.contests.desk import announcement_page
from stafla.web.contests.pages import ContestId
from stafla.web.contests.transfers import Id, LogPartBody, part_of
from stafla.web.identity import visitor
from stafla.web.services import services_of

KIND: Final = "application/x-xz"
router = APIRouter(include_in_schema=False)


@router.get("/events/{contest}/desk/file")
def file(request: Request, contest: ContestId) -> Response:
    """The event with its whole log, for those who direct it."""
    data = pack(services_of(request).contests.transfers, contest, visitor.of(request))
    headers = {"content-disposition": 'attachment; filename="event.stafla.xz"'}
    return Response(data, media_type=KIND, headers=headers)


@router.post("/events/brought")
def bring(request: Request, file: Annotated[UploadFile, File()]) -> Response:
    """Take what is new of an event out of a file."""
    person, audience = visitor.require_person(request), visitor.audience(request)
    transfers = services_of(request).contests.transfers
    try:
        part = part_of(_read(file.file.read(MOST_BYTES + 1)))
        transfers.take(person, audience, part, whole=True)
    except ClubRefusal as refusal:
        # whoever may not do it is told by a page of its own
        if refusal.code == "event-not-yours":
            raise
        return announcement_page(request, refusal)
    return RedirectResponse(f"/events/{part.contest}/desk", 303)


class WholeLog(LogPartBody):
    """A part that is the whole log."""

    bodies: Annotated[list[str], Field(max_length=MOST_AT_ONCE)]
    names: Annotated[
        dict[Id, Annotated[str, Field(max_length=80)] | None], Field(max_length=MOST_PLAYERS)
    ]


def _read(data: bytes) -> WholeLog:
    if len(data) > MOST_BYTES:
        raise BadPart
    try:
        return WholeLog.model_validate_json(unpack(data))
    except ValidationError:
        raise BadPart from None
