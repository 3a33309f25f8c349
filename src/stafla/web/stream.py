"""Server-sent events: that something happened at a table, never what.

The event's number is its id. A browser that comes back with ``Last-Event-ID`` is told at once if
it missed anything; what a table is now, it asks for itself.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Header, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import StreamingResponse

from stafla.web.api import TableId
from stafla.web.house import House
from stafla.web.pages import house_of
from stafla.web.refusal import answer

HEARTBEAT_SECONDS = 15.0
MOST_LISTENERS = 64
router = APIRouter(prefix="/api/tables", include_in_schema=False)


@router.get("/{table}/stream")
async def stream(
    request: Request,
    table: TableId,
    last_event_id: Annotated[str | None, Header()] = None,
) -> object:
    """Tell the number of the latest event, now (unless it is known) and whenever it grows."""
    house = house_of(request)
    await run_in_threadpool(house.tables.number, table)
    if house.news.count(table) >= MOST_LISTENERS:
        return answer(request, "busy", status=503)
    known = int(last_event_id) if last_event_id and last_event_id.isdecimal() else -1
    return StreamingResponse(
        _numbers(house, table, known),
        media_type="text/event-stream",
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
    )


async def _numbers(house: House, table: str, known: int) -> AsyncIterator[str]:
    loop = asyncio.get_running_loop()
    changed = asyncio.Event()

    def hear() -> None:
        with suppress(RuntimeError):  # the server is going down
            loop.call_soon_threadsafe(changed.set)

    with house.news.listening(table, hear):
        yield "retry: 1000\n\n"
        while not house.news.closed:
            changed.clear()
            number = await run_in_threadpool(house.tables.number, table)
            if number != known:
                known = number
                yield f"id: {number}\ndata: {json.dumps({'number': number})}\n\n"
            try:
                await asyncio.wait_for(changed.wait(), HEARTBEAT_SECONDS)
            except TimeoutError:
                yield ": still here\n\n"
