"""Notes that somebody makes for themselves at a table."""

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field
from starlette.responses import JSONResponse, Response

from stafla.web.fields import TableId
from stafla.web.identity import visitor
from stafla.web.services import services_of
from stafla.web.wire.base import Wire

router = APIRouter(prefix="/api/tables")


class Note(Wire):
    """A note."""

    text: Annotated[str, Field(max_length=16_000)]
    """The note."""


@router.get("/{table}/note", name="noted", response_model=Note)
def get_note(request: Request, table: TableId) -> Response:
    """One's own note; nobody else's can be asked for."""
    text = services_of(request).chat.note_of(table, visitor.audience(request))
    return JSONResponse({"text": text})


@router.put("/{table}/note", response_model=Note)
def note(request: Request, table: TableId, body: Note) -> Response:
    """Keep a note in place of the one before."""
    chat = services_of(request).chat
    audience = visitor.audience(request)
    chat.note(table, audience, body.text)
    return JSONResponse({"text": chat.note_of(table, audience)})
