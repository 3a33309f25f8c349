"""Calls that a table's page makes (docs/formats/table-api.md)."""

from typing import Annotated

from fastapi import APIRouter, Header, Query, Request
from starlette.responses import JSONResponse, Response

from stafla.club.ratings import SHOWN, player_of
from stafla.club.tables.refusals import StaleTable
from stafla.club.ticket import LONGEST
from stafla.web.fields import TableId
from stafla.web.identity import visitor
from stafla.web.rendering import languages
from stafla.web.rendering.refusal import answer
from stafla.web.services import services_of
from stafla.web.tables import actions
from stafla.web.tables.view_json import table_view
from stafla.web.wire import table as wire
from stafla.web.wire.base import Wire
from stafla.web.wire.variants import LookUpRequest, LookUpView

AskedSeat = Annotated[
    int | None,
    Query(ge=0, le=7, description="The seat to look from; none: as everyone sees the table."),
]
OwnKey = Annotated[
    str,
    Header(
        max_length=LONGEST,
        description="Of your own choosing: with the same key the same request is done once.",
    ),
]
router = APIRouter(prefix="/api/tables")


@router.get("/{table}", response_model=wire.TableView)
def view(request: Request, table: TableId, seat: AskedSeat = None) -> Response:
    """The table as everyone sees it, or as one seat does."""
    return _json(_view(request, table, seat))


@router.post("/{table}/acts", response_model=wire.TableView)
def act(request: Request, table: TableId, body: wire.ActRequest) -> Response:
    """One act; the answer is the table after it."""
    if (wrong := not_json(request)) is not None:
        return wrong
    try:
        actions.act(services_of(request), table, visitor.audience(request, body.seat), body)
    except StaleTable as stale:
        now = _view(request, table, body.seat)
        return answer(request, stale.code, view=now)
    return _json(_view(request, table, body.seat))


@router.post("/{table}/score", response_model=wire.ScoreView)
def score(request: Request, table: TableId, body: wire.ScoreRequest) -> Response:
    """What tiles laid so far would score."""
    if (wrong := not_json(request)) is not None:
        return wrong
    audience = visitor.audience(request, body.seat)
    language = languages.of(request)
    return _json(actions.score(services_of(request), table, audience, body, language))


@router.get("/{table}/ratings", response_model=list[wire.RatingView])
def ratings(request: Request, table: TableId) -> Response:
    """What a rated game that is over made of its players' ratings."""
    services = services_of(request)
    seats = {player_of(seat): seat.seat for seat in services.tables.state(table).seats}
    told = [
        wire.RatingView(
            seat=seats[change.player],
            before=round(change.before.rating),
            after=round(change.after.rating),
        )
        for change in services.ratings.rows.changes(table)
        if change.system == SHOWN and change.player in seats
    ]
    told.sort(key=lambda rating: rating.seat)
    return JSONResponse([rating.model_dump(mode="json") for rating in told])


@router.post("/{table}/look-up", response_model=LookUpView)
def look_up(request: Request, table: TableId, body: LookUpRequest) -> Response:
    """Whether a word is in the list, at a table with an open dictionary."""
    if (wrong := not_json(request)) is not None:
        return wrong
    audience = visitor.audience(request, body.seat)
    verdict = services_of(request).tables.look_up(table, audience, body.word)
    told = LookUpView(word=body.word, verdict=verdict)
    return JSONResponse(told.model_dump(mode="json"))


def _view(request: Request, table: str, seat: int | None) -> wire.TableView:
    observation = services_of(request).tables.observe(table, visitor.audience(request, seat))
    return table_view(observation, languages.texts(languages.of(request)))


def _json(message: Wire) -> Response:
    return JSONResponse(message.model_dump(mode="json"))


def not_json(request: Request) -> Response | None:
    """Refuse what a foreign page could send without asking first."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return None if kind == "application/json" else answer(request, "content-type")
