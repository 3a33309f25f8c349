"""The board of a table as a picture: SVG, PNG, and the card that goes with a link to a replay.

Of a game under way everybody is shown what they may know, so watchers are behind here as well.
"""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from stafla.club.archive.replay import step
from stafla.records import Picture
from stafla.records.diagram import svg
from stafla.web.archive.downloads import file, record_of
from stafla.web.fields import TableId
from stafla.web.identity import visitor
from stafla.web.picture_cache import Players
from stafla.web.rendering import languages
from stafla.web.rendering.labels import names_of
from stafla.web.services import services_of

At = Annotated[int | None, Query(ge=0, le=10_000)]
# of a game that is over; a name may still be hidden, or its person erased
AGE = "private, max-age=600"
PNG = "image/png"
router = APIRouter(prefix="/tables", include_in_schema=False)


@router.get("/{table}/board.svg")
def board_svg(request: Request, table: TableId, at: At = None) -> Response:
    """The board as it lies; of a game that is over also after ``at`` turns."""
    drawn = svg.svg(_board(request, table, at))
    return file(drawn.encode(), "image/svg+xml", f"{table}.svg")


@router.get("/{table}/board.png")
async def board_png(request: Request, table: TableId, at: At = None) -> Response:
    """The same as PNG."""
    picture = await run_in_threadpool(_board, request, table, at)
    drawn = await services_of(request).pictures.board(picture)
    return file(drawn, PNG, f"{table}.png")


@router.get("/{table}/card.png")
async def card_png(request: Request, table: TableId, at: At = None) -> Response:
    """Of a game that is over: the board after ``at`` turns, the players and their totals then."""
    picture, players, told = await run_in_threadpool(_card, request, table, at)
    drawn = await services_of(request).pictures.card(picture, players, told)
    return Response(drawn, media_type=PNG, headers={"cache-control": AGE})


def _board(request: Request, table: str, at: int | None) -> Picture:
    game_state = services_of(request).tables.known_to(table, visitor.audience(request))
    game, new = game_state.game, frozenset[int]()
    if at is not None and game.ended is not None:
        then = step(game_state, at)
        game, new = then.game, then.new
    say = languages.texts(languages.of(request))
    title = say("table-title", edition=game.edition.name)
    return svg.picture(game.edition, game.board, title=title, new=new)


def _card(request: Request, table: str, at: int | None) -> tuple[Picture, Players, str]:
    game_state = services_of(request).tables.known_to(table, visitor.audience(request))
    say = languages.texts(languages.of(request))
    then = step(game_state, 10_000 if at is None else at)
    names = names_of(record_of(request, table), say)
    game, edition = then.game, game_state.game.edition
    picture = svg.picture(edition, game.board, title=edition.name, new=then.new)
    told = f"Stafla · {edition.name} · {then.at}/{then.of}"
    return picture, tuple(zip(names, game.totals, strict=True)), told
