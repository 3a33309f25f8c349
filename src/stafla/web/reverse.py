"""Reverse play of a finished game, as pages that work without script."""

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Form, Request
from pydantic import BaseModel, Field
from starlette.responses import RedirectResponse, Response

from stafla.club import ClubRefusal
from stafla.data.catalogue import Catalogue
from stafla.rules import Refusal
from stafla.rules.reverse import Reverse
from stafla.store import Seat
from stafla.web.fields import TableId
from stafla.web.identity import visitor
from stafla.web.pastimes import PastimeId
from stafla.web.rendering import languages
from stafla.web.rendering.page import page
from stafla.web.rendering.refusal import message_for, status_of
from stafla.web.rendering.squares import plain_board
from stafla.web.services import services_of

router = APIRouter(include_in_schema=False)


class RemovalForm(BaseModel):
    """The form by which tiles are taken."""

    square: Annotated[list[int], Field(max_length=500)] = []


@router.get("/tables/{table}/reverse")
def offer(request: Request, table: TableId) -> Response:
    """What reverse play is, and the button that begins it; or the way there."""
    services = services_of(request)
    services.tables.number(table)
    if known := services.reverse_games.of(table):
        return RedirectResponse(f"/reverse/{known}", 303)
    return page(request, "reverse/offer.html", languages.of(request), table=table)


@router.post("/tables/{table}/reverse")
def begin(request: Request, table: TableId) -> Response:
    """Take the board of a finished game apart."""
    pastime = services_of(request).reverse_games.begin(table, visitor.audience(request))
    return RedirectResponse(f"/reverse/{pastime}", 303)


@router.get("/reverse/{pastime}")
def show(request: Request, pastime: PastimeId) -> Response:
    """The board as far as it was taken apart; everybody may look."""
    return _page(request, pastime)


@router.post("/reverse/{pastime}")
def take(request: Request, pastime: PastimeId, form: Annotated[RemovalForm, Form()]) -> Response:
    """Take tiles off."""
    games = services_of(request).reverse_games
    try:
        games.take(pastime, visitor.audience(request), form.square)
    except (Refusal, ClubRefusal) as refusal:
        games.get(pastime, visitor.audience(request))
        say = languages.texts(languages.of(request))
        chosen = frozenset(form.square)
        return _page(
            request,
            pastime,
            error=message_for(refusal, say),
            chosen=chosen,
            status=status_of(refusal),
        )
    return RedirectResponse(f"/reverse/{pastime}", 303)


def _page(
    request: Request,
    pastime: str,
    *,
    error: str | None = None,
    chosen: frozenset[int] = frozenset(),
    status: int = 200,
) -> Response:
    language = languages.of(request)
    say = languages.texts(language)
    audience = visitor.audience(request)
    played, state, seats = services_of(request).reverse_games.get(pastime, audience)
    names = [_name(seat, say) for seat in seats]
    response = page(
        request,
        "reverse/reverse.html",
        language,
        status=status,
        pastime=pastime,
        table=played.row.game,
        state=state,
        plain=plain_board(state.edition, state.board),
        names=names,
        mover=None if state.to_move is None else names[state.to_move],
        yours=state.to_move is not None and audience.holds(seats[state.to_move]),
        winners=[name for name, place in zip(names, state.places(), strict=True) if place == 1],
        taken=_tiles_taken(state, names),
        chosen=chosen,
        error=error,
    )
    languages.keep(request, response)
    return response


def _tiles_taken(state: Reverse, names: Sequence[str]) -> list[tuple[str, str, int]]:
    """Who took which tiles for how much, the latest first."""
    board, alphabet = state.started.cells, state.edition.alphabet
    return [
        (names[turn.seat], alphabet.decode(board[square] for square in turn.squares), turn.points)
        for turn in reversed(state.turns)
    ]


def _name(seat: Seat, say: Catalogue) -> str:
    return seat.name or say("hidden-name" if seat.hidden else "erased-name")
