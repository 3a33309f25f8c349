"""Calls by which an event is carried to this house, and from it (`stafla.club.contests.transfers`).

For the program of another house, `stafla club send` and `stafla club take`.
"""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, ConfigDict, Field
from starlette.responses import JSONResponse, Response

from stafla.club.contests.log_parts import LogPart, LogStatus
from stafla.web.identity import visitor
from stafla.web.services import services_of
from stafla.web.tables.api import not_json

ContestId = Annotated[str, Path(max_length=22)]
Count = Annotated[int, Field(ge=0, le=1_000_000)]
Id = Annotated[str, Field(max_length=22)]
router = APIRouter(prefix="/api/carry", include_in_schema=False)


class LogPartBody(BaseModel):
    """A part of an event's log."""

    model_config = ConfigDict(strict=True, extra="forbid")
    contest: Id
    home: Id
    created: Annotated[int, Field(ge=0, le=1 << 53)]
    day: Annotated[str, Field(max_length=10)]
    place: Annotated[str, Field(max_length=80)] = ""
    open: bool
    after: Count
    before: Annotated[str, Field(max_length=64)]
    bodies: Annotated[list[str], Field(max_length=500)]
    names: Annotated[dict[Id, Annotated[str, Field(max_length=80)] | None], Field(max_length=500)]
    key: Id | None = None


class WriterBody(BaseModel):
    """The house that is to write an event, and how it stood when that was decided."""

    model_config = ConfigDict(strict=True, extra="forbid")
    to: Id
    entries: Count
    named: Annotated[int, Field(ge=0, le=1 << 53)]


@router.get("/{contest}")
def status(request: Request, contest: ContestId, at: Annotated[int, Query(ge=0)] = 0) -> Response:
    """How far this house has an event, and the digest of its log at a number."""
    person = visitor.require_person(request)
    return _status_answer(services_of(request).contests.transfers.status(contest, person, at))


@router.get("/{contest}/part")
def part(
    request: Request,
    contest: ContestId,
    after: Annotated[int, Query(ge=0)] = 0,
    names: Annotated[int, Query(ge=0)] = 0,
) -> Response:
    """A part of the log after a number, or of the names."""
    person = visitor.require_person(request)
    log_part = services_of(request).contests.transfers.part(contest, person, after, names)
    return JSONResponse(asdict(log_part))


@router.post("")
def take(request: Request, body: LogPartBody) -> Response:
    """Bring a part."""
    if (wrong := not_json(request)) is not None:
        return wrong
    person, audience = visitor.require_person(request), visitor.audience(request)
    return _status_answer(
        services_of(request).contests.transfers.take(person, audience, part_of(body))
    )


@router.post("/{contest}/writer")
def hand_over(request: Request, contest: ContestId, body: WriterBody) -> Response:
    """Let another house write the event."""
    if (wrong := not_json(request)) is not None:
        return wrong
    person, transfers = visitor.require_person(request), services_of(request).contests.transfers
    status = LogStatus(contest, "", "", body.entries, 0, "", body.named)
    return _status_answer(transfers.hand_over(contest, person, body.to, status))


def part_of(body: LogPartBody) -> LogPart:
    """A part as the club takes it."""
    return LogPart(**body.model_dump() | {"bodies": tuple(body.bodies)})


def _status_answer(one: LogStatus) -> Response:
    return JSONResponse(asdict(one))
