"""Calls for programs: who am I, my tables, the lobby, tables made and joined.

All of them serve pages as well; with a token (`stafla.web.identity.api_token`) a program acts for
its person (docs/guides/bots.md).
"""

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import JSONResponse, Response

from stafla.bots import KINDS
from stafla.club import Gathering, SeatSetup, Setup, TableRequest
from stafla.club.accounts.tokens import SCOPES
from stafla.club.lobby.game_lists import ListedGame
from stafla.club.lobby.rating_range import RatingRange
from stafla.club.tables.clock import pace_of
from stafla.club.tables.refusals import NoSuchTable
from stafla.club.ticket import Ticket
from stafla.data.catalogue import Catalogue
from stafla.web.fields import TableId
from stafla.web.identity import api_token, visitor
from stafla.web.lobby.filters import LobbyFilter
from stafla.web.rendering import languages
from stafla.web.rendering.labels import bot_name, seat_name
from stafla.web.services import services_of
from stafla.web.tables.api import OwnKey, not_json
from stafla.web.wire import programs as said
from stafla.web.wire.base import Wire

router = APIRouter(prefix="/api")


@router.get("/me", response_model=said.MeView)
def me(request: Request) -> Response:
    """Who makes this call, and what their token allows."""
    person = visitor.require_person(request)
    token = api_token.token_of(request)
    scopes = [scope for scope in SCOPES if token is None or scope in token.scopes]
    return _json(said.MeView(id=person.id, name=person.name, scopes=scopes))


@router.get("/me/tables", response_model=list[said.MyTableView])
def my_tables(request: Request) -> Response:
    """The games one is playing, whether it is one's turn, and those one played last."""
    visitor.require_person(request)
    playing, ended = services_of(request).game_lists.playing_and_ended(visitor.audience(request))
    say = languages.texts(languages.of(request))
    listed = [_table_view(game, say) for game in (*playing, *ended)]
    return JSONResponse([view.model_dump(mode="json") for view in listed])


@router.get("/lobby", response_model=list[said.CallView])
def lobby(request: Request, looking: Annotated[LobbyFilter, Query()]) -> Response:
    """The tables of the lobby, all or those that are looked for."""
    found = services_of(request).lobby.open(visitor.audience(request), looking.table_filter())
    return JSONResponse([_call_view(gathering).model_dump(mode="json") for gathering in found])


@router.post("/tables", response_model=said.CalledView, status_code=201)
def create(
    request: Request,
    body: said.NewTableRequest,
    idempotency_key: OwnKey = "",
) -> Response:
    """Make a table, or call for players where places are free.

    The same request with the same ``Idempotency-Key`` gets the same table for ten minutes.
    """
    if (wrong := not_json(request)) is not None:
        return wrong
    visitor.require_person(request)
    services = services_of(request)
    audience = visitor.audience(request)
    table = services.lobby.open_table(_call(request, body), audience, Ticket(idempotency_key))
    services.bots.wake(table)
    invitation = None
    with suppress(NoSuchTable):  # it has begun
        invitation = services.lobby.get(table, audience).invitation
    return _json(said.CalledView(table=table, invitation=invitation), 201)


@router.post("/tables/{table}/join", response_model=said.CalledView)
def join(request: Request, table: TableId, body: said.JoinRequest) -> Response:
    """Take a free place at a table that is open to everyone, or by an invitation."""
    if (wrong := not_json(request)) is not None:
        return wrong
    person = visitor.require_person(request)
    services = services_of(request)
    audience = visitor.audience(request)
    services.lobby.join(table, person.name, audience, body.invitation, tuple(body.agrees))
    services.bots.wake(table)
    return _json(said.CalledView(table=table, invitation=None))


def _table_view(game: ListedGame, say: Catalogue) -> said.MyTableView:
    return said.MyTableView(
        id=game.id,
        profile=game.profile,
        number=game.number,
        phase=game.phase,
        seats=[seat_name(seat, say) for seat in game.seats],
        yours=sorted(game.yours),
        waiting=sorted(game.yours & game.waits_for),
    )


def _call(request: Request, body: said.NewTableRequest) -> TableRequest:
    """What a program asks for: its person, bots and free places in the order of the seats."""
    say = languages.texts(languages.of(request))
    guests: list[SeatSetup] = []
    free: set[int] = set()
    for number, kind in enumerate(body.seats):
        if kind == "me":
            guests.append(SeatSetup(visitor.require_person(request).name))
        elif kind == "free":
            free.add(number)
            guests.append(SeatSetup(say("player-number", number=number + 1)))
        else:
            guests.append(SeatSetup(bot_name(kind, say) if kind in KINDS else kind, bot=kind))
    setup = Setup(
        body.profile,
        tuple(guests),
        body.check,
        body.lexicon,
        body.clock,
        mixes=True,
        rated=body.rated,
        listed=body.public if body.listed is None else body.listed,
        appeals=body.appeals,
        judge=body.judge,
        attested=body.attested,
        variants=tuple(body.variants),
        theme=body.theme,
        theme_words=tuple(body.theme_words),
        delay=body.delay,
    )
    return TableRequest(setup, body.public, frozenset(free), RatingRange(body.least, body.most))


def _call_view(gathering: Gathering) -> said.CallView:
    setup = gathering.setup
    return said.CallView(
        id=gathering.id,
        profile=setup.profile,
        check=setup.check,
        clock=setup.clock,
        pace=pace_of(setup.clock),
        rated=setup.rated,
        appeals=setup.appeals,
        attested=setup.attested,
        judge=bool(setup.judge),
        variants=list(setup.variants),
        theme=setup.theme,
        least=gathering.range.least,
        most=gathering.range.most,
        open=gathering.barred is None,
        created=gathering.created,
        places=[
            said.PlaceView(kind=place.kind, name=None if place.hidden else place.name)
            for place in gathering.places
        ],
    )


def _json(message: Wire, status: int = 200) -> Response:
    return JSONResponse(message.model_dump(mode="json"), status)
