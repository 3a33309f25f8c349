"""What the best plays of a game were, turn by turn, for whoever played it alone (PL-50, PL-51)."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import RedirectResponse, Response

from stafla.club.analysis.best_plays import Compared
from stafla.club.archive.refusals import StillPlayed
from stafla.club.tables.refusals import NoSuchTable
from stafla.records import write_play
from stafla.records.diagram import svg
from stafla.records.notation.play import word_of, write_square_of
from stafla.rules import Game
from stafla.web.archive.downloads import record_of
from stafla.web.fields import TableId
from stafla.web.middleware.rate_limit import refusal_of_dear
from stafla.web.rendering import languages
from stafla.web.rendering.labels import names_of
from stafla.web.rendering.page import page
from stafla.web.rendering.squares import rack
from stafla.web.services import services_of

Turn = Annotated[int, Path(ge=1, le=10_000)]
router = APIRouter(prefix="/tables", include_in_schema=False)


@router.get("/{table}/best")
def show(request: Request, table: TableId) -> Response:
    """Every turn beside the best play; a game that goes on is looked at where it is played."""
    services, language = services_of(request), languages.of(request)
    try:
        turns = services.best_plays.of(table)
    except StillPlayed:
        return RedirectResponse(f"/tables/{table}", 303)
    game = services.tables.game_cache.load(table).game
    names = names_of(record_of(request, table), languages.texts(language))
    return page(
        request,
        "analysis/best_plays.html",
        language,
        table=table,
        edition=game.edition,
        turns=[_turn_json(turn, game, names) for turn in turns],
        found=sum(turn.found for turn in turns),
        most=sum(turn.most for turn in turns),
        hits=sum(turn.hit for turn in turns),
    )


@router.get("/{table}/best/{turn}.svg")
def board(request: Request, table: TableId, turn: Turn) -> Response:
    """The board with the best play of a turn on it.

    Raises:
        NoSuchTable: there is no such turn, or nothing could be laid in it.
    """
    services = services_of(request)
    # a worker that has not searched the game does so now, whoever made the page: a search, no step
    if not services.best_plays.keeps(table) and (refused := refusal_of_dear(request, "search")):
        return refused
    turns = services.best_plays.of(table)
    if turn > len(turns) or (best := turns[turn - 1].best) is None:
        raise NoSuchTable
    game, before = services.tables.game_cache.load(table).game, turns[turn - 1].board
    new = {square for square, _ in best.placement.laid(game.rules)}
    title = write_play(best.placement, game.edition, game.edition.notation)
    after = before.laid(best.placement)
    drawn = svg.svg(svg.picture(game.edition, after, title=title, new=new))
    return Response(drawn.encode(), media_type="image/svg+xml")


def _turn_json(turn: Compared, game: Game, names: list[str]) -> dict[str, object]:
    """A turn as the page tells it: words in capitals, and where the best one lies."""
    edition, row, best = game.edition, turn.row, turn.best
    return {
        "name": names[row.seat] if len(names) > 1 else "",
        "rack": rack(edition, turn.rack),
        "kind": row.kind,
        "tiles": row.tiles,
        "word": row.placement and word_of(row.placement, turn.board, edition),
        "found": turn.found,
        "hit": turn.hit,
        "best": best and word_of(best.placement, turn.board, edition),
        "place": best and write_square_of(best.placement, edition, edition.notation),
        "most": turn.most,
    }
