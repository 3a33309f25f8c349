"""Server-sent events: that something happened at a table, never what.

The event's number is its id. A browser that comes back with ``Last-Event-ID`` is told at once if
it missed anything; what a table is now, it asks for itself.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Annotated, Any, ParamSpec, TypeVar

from fastapi import APIRouter, Header, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response, StreamingResponse

from stafla.club import Audience
from stafla.club.lobby.lobby import LOBBY
from stafla.club.tables.delay import VisibleUntil
from stafla.club.tables.observation import NOBODY
from stafla.club.tables.refusals import NoSuchTable
from stafla.web.fields import TableId
from stafla.web.identity import visitor
from stafla.web.rendering.refusal import answer
from stafla.web.services import Services, services_of
from stafla.web.subscription import listening

HEARTBEAT_SECONDS = 15.0
# an event of its own name: scripts hear it, to whom a comment tells nothing, and no handler of news
# does; without a content, so that it is no line of data either
BEAT = "event: beat\ndata\n\n"
# more than a dozen addresses may have open (`stream_limit`), so that nobody takes all; who has a
# place at the table is let in beyond it
MOST_LISTENERS = 2_000
MOST_IN_LOBBY = 2_000
# so many pages of one who takes part are let in beyond a bound, so that no dozen of addresses keeps
# them out, nor one of them the others
MOST_BEYOND = 8
# of a table more, since a player who is away for a moment misses a turn: three devices, each with
# eight connections that a weak network broke and that nobody has noticed yet (a minute at most)
MOST_WITH_A_PLACE = 24
# a page that was told that the game has begun leaves; one that stays asks seldom
RETRY_WHEN_BEGUN = 60_000
# between two ticks: what happens meanwhile is told by the next, and everybody who hears one asks
REST_SECONDS = 0.25
LOBBY_REST_SECONDS = 2.0
# those who listen, of whom there may be hundreds at a table, look in threads of their own: whoever
# has a page made waits behind none of them
LOOKS_AT_ONCE = 2
_LOOKERS = ThreadPoolExecutor(LOOKS_AT_ONCE, thread_name_prefix="stream-look")
NUMBER = re.compile(r"[0-9]{1,9}", re.ASCII)
Given = ParamSpec("Given")
Result = TypeVar("Result")
router = APIRouter(prefix="/api/tables")
lobby = APIRouter(prefix="/api/lobby")
KNOWN = "The number told last, as a browser says it that comes back."
KIND = "text/event-stream"
STREAM = {"cache-control": "no-store", "x-accel-buffering": "no"}


def events(description: str, example: str) -> dict[int | str, dict[str, Any]]:
    """How an endless answer is described: server-sent events, lines of text until one goes."""
    shown = {"schema": {"type": "string", "description": description}, "example": example}
    return {200: {"description": description, "content": {KIND: shown}}}


class EventStream(StreamingResponse):
    """Server-sent events."""

    media_type = KIND


AS_NUMBERS = events(
    "The number of the latest event, now and whenever it grows; fetch the view for the rest",
    'retry: 1000\n\nid: 41\ndata: {"number": 41}\n\n' + BEAT,
)
AS_TICKS = events(
    "An event without content at the start and for every change; fetch again what it is about",
    "retry: 1000\n\ndata: {}\n\n" + BEAT,
)


@router.get(
    "/{table}/stream", response_class=EventStream, response_model=None, responses=AS_NUMBERS
)
async def stream(
    request: Request,
    table: TableId,
    last_event_id: Annotated[str | None, Header(description=KNOWN)] = None,
) -> object:
    """Tell the number of the latest event, now (unless it is known) and whenever it grows."""
    services, audience = services_of(request), await run_in_threadpool(visitor.audience, request)
    await run_in_threadpool(services.tables.visible_until, table, audience)
    own = await _own_topics(services, table, audience)
    if own is None:
        return answer(request, "busy", status=503)
    known = last_number(last_event_id)
    numbers = _numbers(services, table, -1 if known is None else known, audience, *own)
    return EventStream(numbers, headers=STREAM)


def last_number(text: str | None) -> int | None:
    """The number that a ``Last-Event-ID`` names; None if it names none that a log can have."""
    return int(text) if text and NUMBER.fullmatch(text) else None


@router.get(
    "/{table}/gathering", response_class=EventStream, response_model=None, responses=AS_TICKS
)
async def gathering(request: Request, table: TableId) -> object:
    """Tell whenever somebody comes to a table that waits, or leaves it, or it begins."""
    services, audience = services_of(request), await run_in_threadpool(visitor.audience, request)
    await run_in_threadpool(_waits, services, table)
    own = await _own_topics(services, table, audience)
    if own is None:
        return answer(request, "busy", status=503)
    ticks = _until_begun(services, table, audience, *own)
    return EventStream(ticks, headers=STREAM)


def _waits(services: Services, table: str, audience: Audience = NOBODY) -> frozenset[int] | None:
    """At which seats somebody waits for players; None: the table has begun while they looked.

    Raises:
        NoSuchTable
    """
    try:
        return services.lobby.get(table, audience).yours
    except NoSuchTable:
        services.tables.number(table)
        return None


async def _own_topics(services: Services, table: str, audience: Audience) -> tuple[str, ...] | None:
    """By what whoever listens is counted beside the table; None: one more is turned away.

    Beyond the bound are those who have a place there, each by themselves.
    """
    if services.news.count(table) < MOST_LISTENERS:
        return ()
    if not await run_in_threadpool(_has_place, services, table, audience):
        return None
    own = f"{table} beyond {audience.person or audience.device}"
    return (own,) if services.news.count(own) < MOST_WITH_A_PLACE else None


def _has_place(services: Services, table: str, audience: Audience) -> bool:
    yours = _waits(services, table, audience)
    return services.chat.plays(table, audience) if yours is None else bool(yours)


async def _until_begun(
    services: Services, table: str, audience: Audience, *own: str
) -> AsyncIterator[str]:
    """Something for every change at a table that waits, for the last time when it has begun.

    What happens in the game is told by its own stream, to those who may know it by then. Whoever
    has this open is there, and the bag waits for a number from their device.
    """
    attendance, yours = services.lobby.attendance, frozenset[int]()
    with listening(services, table, *own) as changed:
        yield f"retry: {RETRY_WHEN_BEGUN}\n\n"
        waits = True
        try:
            while waits and not services.news.closed:
                changed.clear()
                try:
                    seats = await _look(_waits, services, table, audience)
                except NoSuchTable:
                    seats = None
                waits, yours = seats is not None, seats or yours
                if waits:
                    attendance.sign(table, yours)
                yield "data: {}\n\n"
                while waits and not services.news.closed and not await _wait(changed):
                    attendance.sign(table, yours)
                    yield BEAT
        finally:
            if waits:
                attendance.sign_off(table, yours)


@lobby.get("/stream", response_class=EventStream, response_model=None, responses=AS_TICKS)
async def calls(request: Request) -> object:
    """Tell whenever the lobby changes, or a game of one's own."""
    services, audience = services_of(request), await run_in_threadpool(visitor.audience, request)
    mine = await run_in_threadpool(services.game_lists.mine, audience) if audience.device else ()
    games = [game.id for game in mine]
    return await changes(
        request,
        (LOBBY, *games),
        MOST_IN_LOBBY,
        lambda: (audience.person or audience.device) if games else None,
        rest=LOBBY_REST_SECONDS,
    )


async def changes(
    request: Request,
    topics: Sequence[str],
    most: int,
    participant: Callable[[], str | None],
    rest: float = REST_SECONDS,
) -> Response:
    """A stream that tells of changes of these topics; of the first at most ``most`` listen.

    To ask for the page that it renews must not be news, or pages would ask for ever.

    Args:
        request: of whoever listens.
        topics: what it tells of; those who listen are counted at the first.
        most: so many, and beyond them those who take part.
        participant: who somebody is that takes part, by any name of one's own; None: they only
            look. It may ask the database.
        rest: seconds between two ticks.
    """
    services, own = services_of(request), list[str]()
    if services.news.count(topics[0]) >= most:
        name = await run_in_threadpool(participant)
        own = [f"{topics[0]} beyond {name}"]
        if name is None or services.news.count(own[0]) >= MOST_BEYOND:
            return answer(request, "busy", status=503)
    ticks = _ticks(services, rest, *topics, *own)
    return EventStream(ticks, headers=STREAM)


async def _numbers(
    services: Services, table: str, known: int, audience: Audience, *own: str
) -> AsyncIterator[str]:
    with listening(services, table, *own) as changed:
        yield "retry: 1000\n\n"
        loop = asyncio.get_running_loop()
        beat = loop.time() + HEARTBEAT_SECONDS
        while not services.news.closed:
            changed.clear()
            told = await _look(services.tables.visible_until, table, audience)
            if told.number != known:
                known = told.number
                yield f"id: {known}\ndata: {json.dumps({'number': known})}\n\n"
            # at its own times: a beat put off by an event would tell of it
            await _wait(changed, min(until(told, services.tables.now()), beat - loop.time()))
            if loop.time() >= beat:
                beat = loop.time() + HEARTBEAT_SECONDS
                yield BEAT


async def _ticks(services: Services, rest: float, *topics: str) -> AsyncIterator[str]:
    """Something after every change, and once at the start: what was missed is unknown."""
    with listening(services, *topics) as changed:
        yield "retry: 1000\n\ndata: {}\n\n"
        while not services.news.closed:
            if await _wait(changed):
                changed.clear()
                yield "data: {}\n\n"
                await asyncio.sleep(rest)
            else:
                yield BEAT


async def _look(job: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs) -> Result:
    """What a stream finds when it looks, in a thread that is kept for that."""
    look = partial(job, *args, **kwargs)
    return await asyncio.get_running_loop().run_in_executor(_LOOKERS, look)


def until(told: VisibleUntil, now: int) -> float:
    """For how many seconds there is nothing new by the time that goes by alone."""
    if told.wakes is None:
        return HEARTBEAT_SECONDS
    return min(HEARTBEAT_SECONDS, max(0.0, told.wakes - now + 1) / 1000)


async def _wait(changed: asyncio.Event, seconds: float = HEARTBEAT_SECONDS) -> bool:
    try:
        await asyncio.wait_for(changed.wait(), seconds)
    except TimeoutError:
        return False
    return True
