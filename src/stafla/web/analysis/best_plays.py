"""What the best plays of a game were, turn by turn, for whoever played it alone (PL-50, PL-51)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Request
from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from stafla.club.analysis.best_plays import Compared
from stafla.club.archive.refusals import StillPlayed
from stafla.data.catalogue import Catalogue
from stafla.records.notation.play import word_of, write_square_of
from stafla.rules import Game
from stafla.web.archive.downloads import record_of
from stafla.web.fields import TableId
from stafla.web.middleware.rate_limit import refusal_of_dear
from stafla.web.rendering import boards, languages
from stafla.web.rendering.labels import names_of
from stafla.web.rendering.lead import lead_svg
from stafla.web.rendering.page import page
from stafla.web.rendering.players import PlayerPlace, best_share
from stafla.web.rendering.squares import rack
from stafla.web.services import services_of

At = Annotated[int, Query(ge=0, le=10_000)]
router = APIRouter(prefix="/tables", include_in_schema=False)


@dataclass(frozen=True, slots=True)
class ComparedTurn:
    """A turn as the page tells it: words in capitals, and where the best one lies."""

    event: int
    name: str
    rack: list[tuple[str, int]]
    word: str
    text: str
    found: int
    hit: bool
    best: str
    place: str
    most: int


@dataclass(frozen=True, slots=True)
class SeatSum:
    """What the turns of a player come to: points found of those that lay there, best plays."""

    name: str
    found: int
    most: int
    hits: int
    turns: int


@router.get("/{table}/best")
def show(request: Request, table: TableId, at: At = 1) -> Response:
    """A turn beside its best play, and all of them; of a game that goes on, the table."""
    services, language = services_of(request), languages.of(request)
    # a worker that has not searched the game does so now: a search, no step
    if not services.best_plays.keeps(table) and (refused := refusal_of_dear(request, "search")):
        return refused
    try:
        turns = services.best_plays.of(table)
    except StillPlayed:
        return RedirectResponse(f"/tables/{table}", 303)
    game, say = services.tables.game_cache.load(table).game, languages.texts(language)
    names = names_of(record_of(request, table), say)
    at = max(min(at, len(turns)), min(1, len(turns)))
    rows, sums = [_turn(turn, game, names, say) for turn in turns], _sums(turns, names)
    return page(
        request,
        "analysis/best_plays.html",
        language,
        table=table,
        edition=game.edition,
        at=at,
        turns=rows,
        turn=rows[at - 1] if at else None,
        players=_players(sums, turns[at - 1].row.seat if at else None, say),
        board=_board(turns[at - 1], game) if at else boards.board_svg(game.edition, game.board),
        lead=lead_svg(_totals(turns, len(names)), at),
        sums=sums,
    )


def _board(turn: Compared, game: Game) -> Markup:
    """The board with the best play of a turn on it."""
    if turn.best is None:
        return boards.board_svg(game.edition, turn.board, whole=True)
    placement = turn.best.placement
    new = {square for square, _ in placement.laid(game.rules)}
    return boards.board_svg(game.edition, turn.board.laid(placement), new, whole=True)


def _totals(turns: Sequence[Compared], seats: int) -> list[list[int]]:
    """The totals of the seats after each turn."""
    after, totals = [0] * seats, []
    for turn in turns:
        after[turn.row.seat] = turn.row.total
        totals.append(list(after))
    return totals


def _sums(turns: Sequence[Compared], names: list[str]) -> list[SeatSum]:
    """What the turns of each seat come to."""
    by_seat = [[turn for turn in turns if turn.row.seat == seat] for seat in range(len(names))]
    return [
        SeatSum(
            name,
            sum(turn.found for turn in own),
            sum(turn.most for turn in own),
            sum(turn.hit for turn in own),
            len(own),
        )
        for name, own in zip(names, by_seat, strict=True)
    ]


def _players(sums: Sequence[SeatSum], mover: int | None, say: Catalogue) -> list[PlayerPlace]:
    """Who played: the points found, and the share of best plays."""
    return [
        PlayerPlace(
            one.name,
            one.found,
            say("compared-share", percent=best_share(one.hits, one.turns)) if one.turns else "",
            seat == mover,
        )
        for seat, one in enumerate(sums)
    ]


def _turn(turn: Compared, game: Game, names: list[str], say: Catalogue) -> ComparedTurn:
    edition, row, best = game.edition, turn.row, turn.best
    word = word_of(row.placement, turn.board, edition) if row.placement else ""
    return ComparedTurn(
        event=row.number,
        name=names[row.seat] if len(names) > 1 else "",
        rack=rack(edition, turn.rack),
        word=word,
        text=say("compared-laid", word=word, points=turn.found)
        if word
        else say(f"compared-{row.kind}", count=row.tiles),
        found=turn.found,
        hit=turn.hit,
        best=word_of(best.placement, turn.board, edition) if best else "",
        place=write_square_of(best.placement, edition, edition.notation) if best else "",
        most=turn.most,
    )
