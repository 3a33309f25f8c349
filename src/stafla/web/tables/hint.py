"""Hints at a table of bots, and what the words on its sheet are (docs/formats/table-api.md)."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import JSONResponse, Response

from stafla.club.hints import Hint
from stafla.club.word_readings import WordReadings, word_readings
from stafla.web.fields import TableId
from stafla.web.identity import visitor
from stafla.web.services import services_of
from stafla.web.tables.api import not_json
from stafla.web.tables.view import letters, tiles_laid
from stafla.web.wire.hint import HintRequest, HintView, MeaningsView, MeaningView, ReadingView

EventNumber = Annotated[
    int, Path(ge=1, le=1_000_000, description="Number of the event that laid the play.")
]
WHERE, WHOLE = 2, 3
router = APIRouter(prefix="/api/tables")


@router.post("/{table}/hint", response_model=HintView)
async def hint(request: Request, table: TableId, body: HintRequest) -> Response:
    """What could be laid, for who plays alone against bots; told in three steps."""
    if (wrong := not_json(request)) is not None:
        return wrong
    view = await services_of(request).kernel_workers.do(_hint, request, table, body)
    return JSONResponse(view.model_dump(mode="json"))


@router.get("/{table}/words/{number}", response_model=MeaningsView)
def words(request: Request, table: TableId, number: EventNumber) -> Response:
    """Base form and grammatical form of the words of a play, where a dictionary knows them."""
    readings = word_readings(services_of(request).tables, table, visitor.audience(request), number)
    view = MeaningsView(number=number, words=[word_readings_view(one) for one in readings])
    return JSONResponse(view.model_dump(mode="json"))


def _hint(request: Request, table: str, body: HintRequest) -> HintView:
    found = services_of(request).hints.of(table, visitor.audience(request, body.seat))
    return hint_view(found, body.detail)


def hint_view(found: Hint, detail: int) -> HintView:
    """As much of a hint as the detail tells."""
    edition, plays = found.edition, found.placement is not None
    whole = plays and detail >= WHOLE
    return HintView(
        number=found.number,
        detail=detail,
        kind="play" if plays else "exchange" if found.tiles else "pass",
        points=found.points,
        count=len(found.laid) or len(found.tiles),
        squares=[square for square, _ in found.laid] if detail >= WHERE else [],
        laid=tiles_laid(found.laid, edition) if whole else [],
        word=edition.alphabet.decode_word(found.word) if whole else None,
        tiles=letters(found.tiles, edition) if detail >= WHERE else [],
    )


def word_readings_view(one: WordReadings) -> MeaningView:
    """A word as it is sent."""
    readings = [ReadingView(base=r.base, form=r.form, source=r.source) for r in one.readings]
    return MeaningView(word=one.word, readings=readings)
