"""Every request measured, and told to the log in one line without names, addresses or ids."""

import hmac
import json
import logging
import os
import sys
import time
from datetime import UTC, datetime
from secrets import token_hex

from fastapi import APIRouter, Request
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response

from stafla.web.guard import App, Message, Receive, Scope, Send
from stafla.web.house import house_of
from stafla.web.meter import Meter
from stafla.web.refusal import answer
from stafla.web.visitor import from_here

log = logging.getLogger("stafla.request")
router = APIRouter(include_in_schema=False)
KIND = "text/plain; version=0.0.4; charset=utf-8"


class Observe:
    """Measures what passes; the outermost but for the headers."""

    def __init__(self, app: App, meter: Meter) -> None:
        self.app = app
        self._meter = meter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        began, status, name = time.perf_counter(), 500, token_hex(8)

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", ()), (b"x-request-id", name.encode())]
                message = {**message, "headers": headers}
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and status != 101:
                status = 403
            await send(message)

        self._meter.opened(scope["type"])
        try:
            await self.app(scope, receive, noted)
        finally:
            self._meter.closed(scope["type"])
            self._tell(scope, status, time.perf_counter() - began, name)

    def _tell(self, scope: Scope, status: int, seconds: float, name: str) -> None:
        route, method = route_of(scope), scope.get("method", "SOCKET")
        if method not in KNOWN:
            method = "OTHER"
        self._meter.answered(method, route, status, seconds)
        details = {"id": name, "method": method, "route": route, "status": status}
        log.info("request", extra={"told": details | {"ms": round(seconds * 1000, 1)}})


KNOWN = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "SOCKET"})


def route_of(scope: Scope) -> str:
    """The pattern that a request was for: ``/tables/{table}``; never what a client wrote."""
    route = scope.get("route")
    if route is not None:
        return str(getattr(route, "path", "other"))
    return "/static" if scope["path"].startswith("/static/") else "other"


@router.get("/metrics")
def metrics(request: Request) -> Response:
    """Figures for this machine, and for who shows the token in ``STAFLA_METRICS_TOKEN``."""
    if not (from_here(request) or _shows_token(request)):
        return answer(request, "not-found", status=404)
    meter: Meter = request.app.state.meter
    broken = len(house_of(request).tables.folds.broken)
    return PlainTextResponse(meter.text(broken=broken), media_type=KIND)


def _shows_token(connection: HTTPConnection) -> bool:
    token = os.environ.get("STAFLA_METRICS_TOKEN", "")
    shown = connection.headers.get("authorization", "")
    return bool(token) and hmac.compare_digest(shown.encode(), f"Bearer {token}".encode())


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        told = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def log_lines() -> None:
    """Send everything that is logged to standard error as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
