"""Every request measured: a line of the log without names, and figures as Prometheus reads them."""

import hmac
import json
import logging
import os
import sys
import threading
import time
from bisect import bisect_left
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex

from fastapi import APIRouter, Request
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response

from stafla.web.identity.visitor import from_here
from stafla.web.middleware.security import App, Message, Receive, Scope, Send
from stafla.web.rendering.refusal import answer
from stafla.web.services import services_of

BOUNDS = (0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
Answered = tuple[str, str, int]


class RequestCounters:
    """Counts of requests by method, route and status, how long they took, and what is open now."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._requests: defaultdict[Answered, int] = defaultdict(int)
        self._buckets: defaultdict[str, list[int]] = defaultdict(lambda: [0] * (len(BOUNDS) + 1))
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._open: defaultdict[str, int] = defaultdict(int)

    def open(self, kind: str) -> None:
        """A request or a socket began."""
        with self._lock:
            self._open[kind] += 1

    def close(self, kind: str) -> None:
        """It ended."""
        with self._lock:
            self._open[kind] -= 1

    def answer(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered; ``route`` is the pattern and never an address with ids."""
        with self._lock:
            self._requests[method, route, status] += 1
            self._buckets[route][bisect_left(BOUNDS, seconds)] += 1
            self._seconds[route] += seconds

    def text(self, broken: int = 0) -> str:
        """Everything, in the exposition format 0.0.4.

        Args:
            broken: how many tables were met whose log cannot be read.
        """
        with self._lock:
            lines = [*self._counts(), *self._durations(), *self._now(), *_broken_lines(broken)]
        return "\n".join([*lines, *_process()]) + "\n"

    def _counts(self) -> list[str]:
        name = "stafla_requests_total"
        lines = [f"# HELP {name} Requests answered.", f"# TYPE {name} counter"]
        for (method, route, status), count in sorted(self._requests.items()):
            lines.append(f'{name}{{method="{method}",route="{route}",status="{status}"}} {count}')
        return lines

    def _durations(self) -> list[str]:
        name = "stafla_request_seconds"
        lines = [f"# HELP {name} From request to answer.", f"# TYPE {name} histogram"]
        for route, counts in sorted(self._buckets.items()):
            total = 0
            for bound, count in zip((*BOUNDS, "+Inf"), counts, strict=True):
                total += count
                lines.append(f'{name}_bucket{{route="{route}",le="{bound}"}} {total}')
            lines.append(f'{name}_sum{{route="{route}"}} {self._seconds[route]:.6f}')
            lines.append(f'{name}_count{{route="{route}"}} {total}')
        return lines

    def _now(self) -> list[str]:
        name = "stafla_open"
        lines = [f"# HELP {name} Requests and sockets open now.", f"# TYPE {name} gauge"]
        return lines + [f'{name}{{kind="{kind}"}} {n}' for kind, n in sorted(self._open.items())]


def _broken_lines(count: int) -> list[str]:
    """The figure that an operator's alarm waits for: anything but 0 wants a look at the log."""
    name = "stafla_broken_tables"
    about = "Tables met since the start whose log cannot be read."
    return [f"# HELP {name} {about}", f"# TYPE {name} gauge", f"{name} {count}"]


def _process() -> list[str]:
    """The process as the system knows it; nothing where the system does not say."""
    status = Path("/proc/self/statm")
    lines = [
        "# HELP process_cpu_seconds_total Processor time used.",
        "# TYPE process_cpu_seconds_total counter",
        f"process_cpu_seconds_total {sum(os.times()[:2]):.2f}",
    ]
    if status.is_file():
        resident = int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        lines += [
            "# HELP process_resident_memory_bytes Memory held.",
            "# TYPE process_resident_memory_bytes gauge",
            f"process_resident_memory_bytes {resident}",
        ]
    return lines


log = logging.getLogger("stafla.request")
failures = logging.getLogger(__name__)
# under which name a request carries its id
REQUEST_ID = "stafla.request"
router = APIRouter(include_in_schema=False)
KIND = "text/plain; version=0.0.4; charset=utf-8"


class RequestMetrics:
    """Measures what passes; the outermost but for the headers."""

    def __init__(self, app: App, counters: RequestCounters) -> None:
        self.app = app
        self._counters = counters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        began, status, name = time.perf_counter(), 500, token_hex(8)

        async def note(message: Message) -> None:
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

        scope[REQUEST_ID] = name
        self._counters.open(scope["type"])
        try:
            await self.app(scope, receive, note)
        finally:
            self._counters.close(scope["type"])
            self._tell(scope, status, time.perf_counter() - began, name)

    def _tell(self, scope: Scope, status: int, seconds: float, name: str) -> None:
        route, method = route_of(scope), scope.get("method", "SOCKET")
        if method not in KNOWN:
            method = "OTHER"
        self._counters.answer(method, route, status, seconds)
        details = {"id": name, "method": method, "route": route, "status": status}
        log.info("request", extra={"told": details | {"ms": round(seconds * 1000, 1)}})


class AnsweredFailures:
    """Answers a request that fails, and logs why: under the id that the answer carries.

    Within what puts headers on every answer; whatever failed is raised all the same.
    """

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        began = False

        async def note(message: Message) -> None:
            nonlocal began
            began = True
            await send(message)

        try:
            await self.app(scope, receive, note)
        except Exception as error:
            told = {"id": scope.get(REQUEST_ID)}
            failures.error("a request failed", exc_info=error, extra={"told": told})
            if not began:
                await answer(Request(scope), "internal", status=500)(scope, receive, send)
            raise


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
    counters: RequestCounters = request.app.state.counters
    broken = len(services_of(request).tables.game_cache.broken)
    return PlainTextResponse(counters.text(broken=broken), media_type=KIND)


def _shows_token(connection: HTTPConnection) -> bool:
    token = os.environ.get("STAFLA_METRICS_TOKEN", "")
    shown = connection.headers.get("authorization", "")
    return bool(token) and hmac.compare_digest(shown.encode(), f"Bearer {token}".encode())


class JsonFormatter(logging.Formatter):
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


def configure_logging() -> None:
    """Send everything that is logged to standard error as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "alembic"):
        logging.getLogger(name).setLevel(logging.WARNING)
