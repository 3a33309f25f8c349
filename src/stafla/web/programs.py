"""Calls for programs: who am I, my tables, the lobby, tables made and joined.

All of them serve pages as well; with a token (`stafla.web.bearer`) a program acts for its person
(docs/guides/bots.md).
"""

from contextlib import suppress

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from stafla.bots.kinds import KINDS
from stafla.club import Call, Gathering, Guest, Setup
from stafla.club.errors import NoSuchTable
from stafla.club.tokens import SCOPES
from stafla.web import bearer, language, visitor, wire
from stafla.web import wire_programs as said
from stafla.web.api import TableId, not_json
from stafla.web.house import house_of
from stafla.web.present import table_view

MOST_TABLES = 50
router = APIRouter(prefix="/api")


@router.get("/me", response_model=said.MeView)
def me(request: Request) -> Response:
    """Who makes this call, and what their token allows."""
    person = visitor.required(request)
    token = bearer.token_of(request)
    scopes = [scope for scope in SCOPES if token is None or scope in token.scopes]
    return _json(said.MeView(id=person.id, name=person.name, scopes=scopes))


@router.get("/me/tables", response_model=list[said.MyTableView])
def my_tables(request: Request) -> Response:
    """One's latest tables, and at which of them it is one's turn."""
    person = visitor.required(request)
    games = house_of(request).tables.games
    mine = [_mine(request, table) for table in games.of(person.id, MOST_TABLES)]
    return JSONResponse([view.model_dump(mode="json") for view in mine])


@router.get("/lobby", response_model=list[said.CallView])
def lobby(request: Request) -> Response:
    """The tables that anybody may join."""
    found = house_of(request).lobby.open(visitor.audience(request))
    return JSONResponse([_call_view(one).model_dump(mode="json") for one in found])


@router.post("/tables", response_model=said.CalledView, status_code=201)
def create(request: Request, body: said.CallRequest) -> Response:
    """Make a table, or call for players where places are free."""
    if (wrong := not_json(request)) is not None:
        return wrong
    visitor.required(request)
    house = house_of(request)
    who = visitor.audience(request)
    table = house.lobby.call(_call(request, body), who)
    house.robots.wake(table)
    invitation = None
    with suppress(NoSuchTable):  # it has begun
        invitation = house.lobby.seen(table, who).invitation
    return _json(said.CalledView(table=table, invitation=invitation), 201)


@router.post("/tables/{table}/join", response_model=said.CalledView)
def join(request: Request, table: TableId, body: said.JoinRequest) -> Response:
    """Take a free place at a table that is open to everyone, or by an invitation."""
    if (wrong := not_json(request)) is not None:
        return wrong
    person = visitor.required(request)
    house = house_of(request)
    who = visitor.audience(request)
    if body.invitation and house.lobby.invited(body.invitation, who).id != table:
        raise NoSuchTable
    house.lobby.join(table, person.name, who, body.invitation)
    house.robots.wake(table)
    return _json(said.CalledView(table=table, invitation=None))


def _mine(request: Request, table: str) -> said.MyTableView:
    """A table as one of a list."""
    seen = house_of(request).tables.seen(table, visitor.audience(request))
    view = table_view(seen, language.texts(language.of(request)))
    yours = [seat.seat for seat in view.seats if seat.yours]
    return said.MyTableView(
        id=table,
        profile=view.edition.profile,
        number=view.number,
        phase=view.phase,
        seats=[seat.name for seat in view.seats],
        yours=yours,
        waiting=sorted(set(awaited(view)) & set(yours)),
    )


def awaited(view: wire.TableView) -> list[int]:
    """The seats without which the table does not go on."""
    if view.phase == "ended":
        return []
    if view.start.awaited:
        return view.start.awaited
    if view.offer:
        return view.offer.waiting
    if view.phase == "window" and view.window:
        return view.window.may_confirm if view.window.made else [view.window.seat]
    seat = view.start.lot if view.phase == "start" else view.turn
    return [] if seat is None else [seat]


def _call(request: Request, body: said.CallRequest) -> Call:
    """What a program asks for: its person, bots and free places in the order of the seats."""
    say = language.texts(language.of(request))
    guests: list[Guest] = []
    free: set[int] = set()
    for number, kind in enumerate(body.seats):
        if kind == "me":
            guests.append(Guest(visitor.required(request).name))
        elif kind == "free":
            free.add(number)
            guests.append(Guest(say("player-number", number=number + 1)))
        else:
            known = f"bot-{kind}"
            guests.append(Guest(say(known) if kind in KINDS and known in say else kind, bot=kind))
    setup = Setup(body.profile, tuple(guests), body.check, body.lexicon, mixes=True)
    return Call(setup, body.public, frozenset(free))


def _call_view(one: Gathering) -> said.CallView:
    setup = one.setup
    return said.CallView(
        id=one.id,
        profile=setup.profile,
        check=setup.check,
        created=one.created,
        places=[said.PlaceView(kind=place.kind, name=place.name) for place in one.places],
    )


def _json(message: wire.Wire, status: int = 200) -> Response:
    return JSONResponse(message.model_dump(mode="json"), status)
