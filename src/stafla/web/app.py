"""The application: guards around pages, calls and streams."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from sqlalchemy.exc import (
    DataError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.datastructures import Headers as StarletteHeaders
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from stafla.club import ClubRefusal
from stafla.rules import Refusal
from stafla.store import DatabaseClosed
from stafla.web import bingo, community, events, health, kit, pastimes, reverse, solo
from stafla.web.accounts import passkeys, settings, sign_in, tokens
from stafla.web.accounts.ended_sessions import EndedSessions
from stafla.web.addresses import ServerAddress
from stafla.web.analysis import best_plays, trials
from stafla.web.analysis import jobs as analysis
from stafla.web.archive import downloads, pictures, replay, upload
from stafla.web.archive import verify as bag
from stafla.web.companion import page as companion
from stafla.web.contests import desk as contest_desk
from stafla.web.contests import files as contest_files
from stafla.web.contests import judge as contest_judge
from stafla.web.contests import own_page as contest_own_page
from stafla.web.contests import pages as contests
from stafla.web.contests import paper as contest_paper
from stafla.web.contests import parcel as contest_parcel
from stafla.web.contests import prizes as contest_prizes
from stafla.web.contests import ratings as contest_ratings
from stafla.web.contests import stewards as contest_stewards
from stafla.web.contests import transfers as contest_transfers
from stafla.web.contests.event_tables import EventTables
from stafla.web.device import files as device
from stafla.web.device import kernel, pwa
from stafla.web.duplicate import desk as duplicate_desk
from stafla.web.duplicate import pages as duplicate
from stafla.web.duplicate import paper as duplicate_paper
from stafla.web.duplicate import past_rounds
from stafla.web.duplicate import socket as duplicate_socket
from stafla.web.duplicate.hall import Halls
from stafla.web.fair_scheduler import FairScheduler
from stafla.web.health import HealthCheck
from stafla.web.judge import rulings
from stafla.web.judge import summons as judge
from stafla.web.lobby import gathering, lobby, own_table, profiles, transfers
from stafla.web.lobby import start as play
from stafla.web.middleware import metrics
from stafla.web.middleware.metrics import AnsweredFailures, RequestCounters, RequestMetrics
from stafla.web.middleware.rate_limit import Rate, RateLimit
from stafla.web.middleware.security import (
    BodyLimit,
    HeadAsGet,
    Headers,
    NamedHost,
    OneLength,
    Receive,
    SameOrigin,
    Scope,
    Send,
)
from stafla.web.middleware.stream_limit import ENDLESS, StreamLimit
from stafla.web.openapi import description
from stafla.web.programs import calls as programs
from stafla.web.ratings import pages as ratings
from stafla.web.rendering.assets import STATIC
from stafla.web.rendering.packed import GZ, takes_packed
from stafla.web.rendering.refusal import answer, field_of
from stafla.web.services import Services
from stafla.web.tables import api, hint, notes, socket
from stafla.web.tables import page as pages
from stafla.web.tables.room import Rooms
from stafla.web.wire import table as wire

log = logging.getLogger(__name__)
# as every call is described: whatever is refused is refused in one shape
REFUSED = {"model": wire.Refused, "description": "Refused, and why"}
REFUSALS: dict[int | str, dict[str, Any]] = {"4XX": REFUSED, 503: REFUSED}
STATUS_CODES = {403: "foreign-origin", 404: "not-found", 405: "method", 503: "busy"}


STATIC_FILES = "/static/"
LIE_THERE = (STATIC_FILES, "/api/device/files/")
# whatever waits for workers with slots of their own holds no slot of the pages meanwhile
AT_WORKERS = (
    *("/sign-in", "/sign-up", "/me/password", "/me/passkeys/", "/me/erase"),
    "/api/device/kernel",
)
# nor does what waits for news, or for the disk alone
PASSES = (
    (*LIE_THERE, "/healthz", "/metrics", *AT_WORKERS),
    (*ENDLESS, ".png", ".pdf", "/hint"),
)

# in the order in which a path is looked for; sockets first, since they all come back at once
ROUTERS = (
    socket.router,
    duplicate_socket.router,
    play.router,
    own_table.router,
    pages.router,
    health.router,
    sign_in.router,
    settings.router,
    passkeys.router,
    tokens.router,
    programs.router,
    gathering.router,
    transfers.router,
    lobby.router,
    community.router,
    api.router,
    hint.router,
    events.lobby,
    notes.router,
    events.router,
    downloads.router,
    pictures.router,
    pwa.router,
    device.router,
    kernel.router,
    companion.router,
    bag.router,
    profiles.router,
    upload.router,
    upload.calls,
    rulings.router,
    judge.router,
    replay.router,
    best_plays.router,
    trials.router,
    analysis.router,
    ratings.router,
    metrics.router,
    pastimes.router,
    reverse.router,
    bingo.router,
    duplicate.router,
    past_rounds.router,
    duplicate_desk.router,
    duplicate_paper.router,
    contest_transfers.router,
    contest_desk.router,
    contest_judge.router,
    contest_paper.router,
    contest_parcel.router,
    contest_own_page.router,
    contest_prizes.router,
    contest_ratings.router,
    contest_stewards.router,
    contest_files.router,
    contests.router,
    kit.router,
    solo.router,
)
# one set of routes for all applications of a process: each is analysed once, when it is first asked
ROUTES = APIRouter(responses=REFUSALS)
for _router in ROUTERS:
    ROUTES.include_router(_router)


def create_app(
    services: Services, rate: Rate | None = None, server_address: ServerAddress | None = None
) -> FastAPI:
    """The application over open services; they are closed with the application.

    Args:
        services: what is served.
        rate: how fast one client may ask in place of what the limits say; nothing is dear then.
        server_address: where the server listens, for the links that it shows.
    """
    rooms, halls = Rooms(services), Halls(services)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        services.ratings.catch_up()
        services.online.catch_up()
        services.bots.resume()
        services.timekeeper.resume()
        services.analyses.resume()
        services.duplicates.resume()
        yield
        rooms.close()
        halls.close()
        services.close()

    app = FastAPI(title="Stafla", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.openapi = lambda: description(app)  # type: ignore[method-assign]  # FastAPI means it so
    app.state.services = services
    app.state.health = HealthCheck(services.tables.games.require_answer)
    app.state.counters = RequestCounters()
    app.state.rooms = rooms
    app.state.halls = halls
    app.state.event_tables = EventTables()
    app.state.server_address = server_address or ServerAddress()
    app.router.routes.extend(ROUTES.routes)
    if STATIC.is_dir():
        app.mount("/static", BuiltFiles(directory=STATIC), name="static")
    _refusals(app)
    # the last added is the outermost
    app.add_middleware(EndedSessions)
    app.add_middleware(SelectiveGZip, minimum_size=1000, compresslevel=6)
    app.add_middleware(FairScheduler, passes=PASSES, now=services.duplicates.now)
    app.add_middleware(BodyLimit)
    app.add_middleware(StreamLimit, limits=services.limits.streams)
    app.add_middleware(SameOrigin)
    limits = services.limits
    dear = limits.dear if rate is None else {}
    app.add_middleware(RateLimit, rate=rate or limits.requests, dear=dear)
    app.add_middleware(HeadAsGet, passes=((STATIC_FILES,), ENDLESS))
    app.add_middleware(NamedHost)
    app.add_middleware(OneLength)
    app.add_middleware(AnsweredFailures)
    app.add_middleware(RequestMetrics, counters=app.state.counters)
    app.add_middleware(Headers)
    return app


class SelectiveGZip(GZipMiddleware):
    """Packs answers on their way, but not files: those lie there packed already."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope.get("path", "").startswith(LIE_THERE):
            return await self.app(scope, receive, send)
        await super().__call__(scope, receive, send)


class BuiltFiles(StaticFiles):
    """Built files; those named by their content never change."""

    async def get_response(self, path: str, scope: Any) -> Response:
        """The file, or in few plain words that there is none: nobody reads a page there."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as error:
            headers = {"cache-control": "no-cache"}
            return PlainTextResponse(f"{error.detail}\n", error.status_code, headers)

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        """Answer with a file that a browser may keep."""
        path, scope = Path(args[0]), args[2]
        beside = path.with_name(f"{path.name}{GZ}")
        if takes_packed(StarletteHeaders(scope=scope)) and beside.is_file():
            # as it was packed when it was built (tools.pack)
            response = super().file_response(beside, beside.stat(), scope, **kwargs)
            response.headers["content-encoding"] = "gzip"
            kind = guess_type(path.name)[0] or "application/octet-stream"
            response.headers["content-type"] = kind
        else:
            response = super().file_response(*args, **kwargs)
        response.headers["vary"] = "accept-encoding"
        hashed = "/assets/" in str(args[0]).replace("\\", "/")
        age = "public, max-age=31536000, immutable" if hashed else "no-cache"
        response.headers["cache-control"] = age
        return response


def _refusals(app: FastAPI) -> None:
    """Every refusal and failure is answered in one shape, in the reader's language."""

    @app.exception_handler(ClubRefusal)
    @app.exception_handler(Refusal)
    async def answer_refusal(request: Request, error: ClubRefusal | Refusal) -> Response:
        return answer(request, error.code, error.values, error.square, error.tile)

    @app.exception_handler(RequestValidationError)
    async def answer_malformed(request: Request, error: RequestValidationError) -> Response:
        return answer(request, "bad-request", field=field_of(error.errors()))

    @app.exception_handler(OperationalError)
    @app.exception_handler(InterfaceError)
    @app.exception_handler(InternalError)
    @app.exception_handler(PoolTimeout)
    async def database_away(request: Request, error: SQLAlchemyError) -> Response:
        """The database is started again, its disk is full, or it ended a wait; nothing was done."""
        log.error("the database did not do it: %s", type(error).__name__)
        return answer(request, "busy", status=503)

    @app.exception_handler(DatabaseClosed)
    async def going_down(request: Request, _error: DatabaseClosed) -> Response:
        return answer(request, "busy", status=503)

    @app.exception_handler(DataError)
    async def not_text(request: Request, _error: DataError) -> Response:
        """An id or a text that the database cannot even compare, such as one with a NUL."""
        return answer(request, "bad-request")

    @app.exception_handler(HTTPException)
    async def not_here(request: Request, error: HTTPException) -> Response:
        code = STATUS_CODES.get(error.status_code, "bad-request")
        return answer(request, code, status=error.status_code)
