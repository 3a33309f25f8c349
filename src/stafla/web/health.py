"""Whether the server and its database answer: a sign of life for probes, whom nobody counts.

Whoever asks is answered, so however many ask the database is asked once a second, one question at
a time, and nobody holds a thread of the pages while it answers.
"""

import asyncio
import math
import time
from collections.abc import Callable

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

KEPT_SECONDS = 1.0
# a database that has not answered by then hangs, and a probe is told
SECONDS_TO_ANSWER = 5.0
router = APIRouter(include_in_schema=False)


class HealthCheck:
    """Asks whether something answers, and keeps what came of it for a second.

    Args:
        ask: raises why it does not answer.
        now: seconds, growing.
    """

    def __init__(self, ask: Callable[[], None], now: Callable[[], float] = time.monotonic) -> None:
        self._ask = ask
        self._now = now
        self._asked = -math.inf
        self._failure: Exception | None = None
        self._under_way: asyncio.Task[None] | None = None

    async def require(self) -> None:
        """Return if it answers, or did within the last second.

        Raises:
            HTTPException: there is no answer yet.
            whatever the question raised.
        """
        if self._now() - self._asked >= KEPT_SECONDS:
            if self._under_way is None or self._under_way.done():
                self._under_way = asyncio.create_task(self._find_out())
            # one who goes away meanwhile ends it for nobody else
            try:
                await asyncio.wait_for(asyncio.shield(self._under_way), SECONDS_TO_ANSWER)
            except TimeoutError:
                raise HTTPException(503) from None
        if self._failure is not None:
            raise self._failure.with_traceback(None)

    async def _find_out(self) -> None:
        try:
            await run_in_threadpool(self._ask)
            self._failure = None
        except Exception as error:
            self._failure = error
        self._asked = self._now()


@router.get("/healthz")
async def healthz(request: Request) -> Response:
    """Whether the server and its database answer."""
    check: HealthCheck = request.app.state.health
    await check.require()
    return JSONResponse({"status": "ok"})
