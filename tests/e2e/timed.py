"""A server in this process whose time the test moves on."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from stafla.web import create_app, open_services
from stafla.web.server import listen
from stafla.web.services import milliseconds
from tests.e2e.server import Server


class Time:
    """The time, and what the test has let go by on top of it."""

    def __init__(self) -> None:
        self._skipped = 0

    def __call__(self) -> int:
        return milliseconds() + self._skipped

    def skip(self, *, hours: float = 0, minutes: float = 0) -> None:
        self._skipped += int((hours * 60 + minutes) * 60_000)


@contextmanager
def set_clock(folder: Path) -> Iterator[tuple[Server, Time]]:
    """The server and its time; ended with the block."""
    time = Time()
    listening = listen("127.0.0.1", 0)
    app = create_app(open_services(folder, now=time, pace=0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=3))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield Server(f"http://127.0.0.1:{listening.getsockname()[1]}"), time
    finally:
        app.state.services.news.close()
        server.should_exit = True
        thread.join()
