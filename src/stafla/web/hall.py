"""The lobby's page: tables that wait, one's own games, games to watch; and playing again."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import RedirectResponse, Response

from stafla.editions import load
from stafla.web import language, owner, visitor
from stafla.web.clock import clock_named
from stafla.web.house import house_of
from stafla.web.looking import Looking, filters, range_named
from stafla.web.names import seat_name
from stafla.web.reach import Shared, room_of
from stafla.web.render import page

router = APIRouter(include_in_schema=False)


@router.get("/lobby")
def lobby(request: Request, looking: Annotated[Looking, Query()]) -> Response:
    """Who waits for players, what one is playing, what there is to watch."""
    house = house_of(request)
    wanted = looking.wanted()
    who = visitor.audience(request)
    asked = language.of(request)
    say = language.texts(asked)
    calls = house.lobby.open(who, wanted)
    mine = house.lobby.of(who) if who.device else ()
    response = page(
        request,
        "lobby.html",
        asked,
        calls=[call for call in calls if not call.yours],
        waiting=mine,
        mine=house.lists.mine(who),
        ended=house.lists.ended(who),
        watch=house.lists.watchable(who, wanted),
        wanted=wanted,
        filters=filters(looking, say),
        limits=lambda call: range_named(call.range, say),
        edition=load,
        clock=lambda gathering: clock_named(gathering.setup.clock, say),
        named=lambda game, seat: seat_name(game.seats[seat], say),
        shared=Shared(request, "/lobby") if room_of(request) else None,
    )
    language.keep(request, response)
    return response


@router.post("/tables/{table}/rematch")
def rematch(request: Request, table: Annotated[str, Path(max_length=100)]) -> Response:
    """Play again with the same people: ask for it, or agree."""
    house = house_of(request)
    following = house.lists.rematch(table, visitor.audience(request))
    house.robots.wake(following)
    response = RedirectResponse(f"/tables/{following}", 303)
    if secret := owner.secret_of(request):
        owner.remember(request, response, secret)
    return response
