"""What a live act costs: ``python -m bench.act``.

Games of two people are played in this process, one play after another, through the table's socket
as the server runs it, but for the network. From a play's frame until it is acknowledged, both seats
have its view and nothing is left to do, two things are measured, each in games of its own:

- *calls*: how many functions are called, in every thread; those of Python, and with those that
  are written in C. The games are the same in every run, so that a busy machine counts the same.
- *processor time*, with the disk's.

``--names 30`` prints what is called most, each by calls for an act.
"""

import argparse
import asyncio
import gc
import json
import statistics
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any

from starlette.websockets import WebSocket

from bench.live.crowd import ENDED, Thinker, is_awaited, secret
from bench.live.services import postgresql
from stafla.club import SeatSetup, Setup
from stafla.club.secrets import digest
from stafla.web import Services, open_services
from stafla.web.server import GC_THRESHOLDS, SWITCH_SECONDS
from stafla.web.tables.room import Rooms
from stafla.web.tables.socket import socket

EDITION = "en"
PATIENCE = 60
# so many plays are made before, that texts and statements are there
WARMING = 60
# in so many seconds what follows from an act, when all have its view, is done
AFTERWARDS = 0.003


class CallCounts:
    """The functions called while it is wanted, in all threads that are begun after it."""

    def __init__(self) -> None:
        self.wanted = False
        self.python: Counter[str] = Counter()
        self.native: Counter[str] = Counter()

    def begin(self) -> None:
        """Be told of calls from now on, in this thread and in those to come."""
        threading.setprofile(self._note)
        sys.setprofile(self._note)

    def end(self) -> None:
        """Be told no more."""
        sys.setprofile(None)
        threading.setprofile(None)

    def _note(self, frame: FrameType, event: str, called: Any) -> None:
        if not self.wanted:
            return
        code = frame.f_code
        if code.co_filename == __file__:
            return
        if event == "call":
            _, _, place = code.co_filename.rpartition("site-packages/")
            self.python[f"{place.rpartition('/src/')[2]} {code.co_qualname}"] += 1
        elif event == "c_call":
            self.native[f"{getattr(called, '__qualname__', called)}"] += 1


class Seat:
    """A person at a table: frames go in at one end of a socket without a network."""

    def __init__(
        self, app: Any, table: str, number: int, device: str, heard: asyncio.Event
    ) -> None:
        self.number = 0
        self.done = ""
        self._heard = heard
        self._text = ""
        self._frames: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._frames.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "app": app,
            "scheme": "ws",
            "path": f"/tables/{table}/socket",
            "query_string": b"",
            "headers": [(b"host", b"localhost"), (b"cookie", f"stafla_device={device}".encode())],
            "client": ("127.0.0.1", 1),
        }
        websocket = WebSocket(scope, self._frames.get, self._hear)
        self._task = asyncio.create_task(socket(websocket, table))
        self.say(json.dumps({"kind": "look", "seat": number}))

    @property
    def view(self) -> dict[str, Any]:
        """The latest view."""
        view: dict[str, Any] = json.loads(self._text)["view"]
        return view

    def say(self, frame: str) -> None:
        """Send a frame."""
        self._frames.put_nowait({"type": "websocket.receive", "text": frame})

    async def close(self) -> None:
        """Go."""
        self._frames.put_nowait({"type": "websocket.disconnect"})
        await self._task

    async def _hear(self, message: MutableMapping[str, Any]) -> None:
        text = message.get("text", "")
        if text.startswith('{"kind":"view"'):
            self._text = text
            self.number = int(text.partition('"number":')[2].partition(",")[0])
        elif text.startswith('{"kind":"done"'):
            self.done = json.loads(text)["reference"]
        elif text.startswith('{"kind":"refused"'):
            raise RuntimeError(text)
        self._heard.set()


def numbers(name: str) -> Callable[[int], bytes]:
    """So many random bytes again and again, the same in every run."""
    turn = count()
    return lambda size: sha256(f"{name} {next(turn)}".encode()).digest()[:size]


@contextmanager
def opened_services(folder: Path, database: str | None) -> Iterator[Services]:
    """What a server holds."""
    opened = open_services(folder, database=database, random=numbers(folder.name))
    try:
        yield opened
    finally:
        opened.close()


class Games:
    """Games one after another, each act measured.

    Args:
        services: where they are played.
        counted: told when to count; without it processor time is measured.
    """

    def __init__(self, services: Services, counted: CallCounts | None) -> None:
        self.plays = -WARMING
        self.seconds: list[float] = []
        self._services = services
        self._counted = counted
        self._thinker = Thinker(EDITION)
        self._references = count()

    async def play(self, most: int) -> None:
        """So many plays, in as many games as it takes."""
        rooms = Rooms(self._services)
        app = SimpleNamespace(state=SimpleNamespace(services=self._services, rooms=rooms))
        try:
            while self.plays < most:
                await self._game(app, most)
        finally:
            rooms.close()

    async def _game(self, app: Any, most: int) -> None:
        devices = [secret(f"act {number}") for number in range(2)]
        guests = tuple(SeatSetup(f"Player {n}", owner=digest(d)) for n, d in enumerate(devices))
        setup = Setup(EDITION, guests, "automatic")
        table = self._services.tables.create(setup, digest(devices[0]))
        heard = asyncio.Event()
        seats = [Seat(app, table, number, one, heard) for number, one in enumerate(devices)]
        await until(heard, lambda: all(seat.number for seat in seats))
        while self.plays < most and (view := seats[0].view)["phase"] != ENDED:
            mover = next(
                (one for one in seats if is_awaited(one.view, one.view["you"]["seat"])), None
            )
            assert mover is not None, view["phase"]
            await self._act(heard, seats, mover)
        for seat in seats:
            await seat.close()

    async def _act(self, heard: asyncio.Event, seats: list[Seat], mover: Seat) -> None:
        view, number, reference = mover.view, mover.number, str(next(self._references))
        act = self._thinker.act(view)
        told = {"reference": reference, "seat": view["you"]["seat"], "expected": number}
        frame = json.dumps({"kind": "act", **told, **act})
        play = act["act"] == "play"
        measured = play and self.plays >= 0
        begun = time.process_time()
        if self._counted:
            self._counted.wanted = measured
        mover.say(frame)
        await until(
            heard, lambda: mover.done == reference and all(seat.number > number for seat in seats)
        )
        await asyncio.sleep(AFTERWARDS)
        if self._counted:
            self._counted.wanted = False
        self.plays += play
        if measured:
            self.seconds.append(time.process_time() - begun)


async def until(heard: asyncio.Event, holds: Callable[[], bool]) -> None:
    """Wait until something holds that seats hear of.

    Raises:
        TimeoutError
    """
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await heard.wait()
            heard.clear()


def main(arguments: list[str]) -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="What a live act costs.")
    parser.add_argument("--plays", type=int, default=300, help="of each measurement")
    parser.add_argument("--names", type=int, default=0, help="print so many names of functions")
    parser.add_argument("--database", default="sqlite", choices=("sqlite", "postgresql"))
    options = parser.parse_args(arguments)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="stafla-bench-")))
        address = stack.enter_context(postgresql()) if options.database == "postgresql" else None
        counted = CallCounts()
        counted.begin()
        with opened_services(folder / "counted", address) as opened:
            games = Games(opened, counted)
            asyncio.run(games.play(options.plays))
        counted.end()
        of_python, of_all = counted.python.total(), (counted.python + counted.native).total()
        print(f"calls for an act, of Python   {of_python / games.plays:9.0f}")
        print(f"with those of C               {of_all / games.plays:9.0f}")
        for kind in (counted.python, counted.native):
            for name, calls in kind.most_common(options.names):
                print(f"{calls / games.plays:10.1f}  {name}")
        with opened_services(folder / "timed", address) as opened:
            games = Games(opened, None)
            asyncio.run(games.play(options.plays))
        print(f"processor time, median        {1000 * statistics.median(games.seconds):9.2f} ms")
    return 0


if __name__ == "__main__":
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*GC_THRESHOLDS)
    sys.exit(main(sys.argv[1:]))
