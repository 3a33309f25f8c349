"""Two people a table, each on a socket of their own, who play the best they know."""

import asyncio
import json
import time
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from stafla import _core
from stafla.editions import load
from stafla.words import shelf, word_map

ENDED = "ended"


class Thinker:
    """The plays of highest score of one edition."""

    def __init__(self, edition: str) -> None:
        self.edition = load(edition)
        self.rules = self.edition.ruleset(2)
        own = shelf.find(self.edition)
        self._generator = _core.MoveGenerator(self.rules, own.graph, word_map(own, self.rules))

    def act(self, view: dict[str, Any]) -> dict[str, Any]:
        """What the seat of this view does."""
        you, alphabet = view["you"], self.edition.alphabet
        can = {name for name, told in you["can"].items() if told["allowed"]}
        for answer in ("add-random", "choose-first-move", "press", "accept-end", "confirm"):
            if answer in can and "play" not in can:
                return {"act": answer}
        cells = bytearray(self.rules.width * self.rules.height)
        for tile in view["board"]:
            cells[tile["square"]] = alphabet.word(tile["letter"])[0] | 0x80 * tile["blank"]
        rack = alphabet.rack("".join(you["rack"]))
        play = self._generator.best(_core.Board(self.rules, bytes(cells)), rack)
        if play is None:
            return {"act": "pass"}
        laid = [
            {"square": square, "letter": alphabet.letter(tile), "blank": tile >= 0x80}
            for square, tile in play.placement.laid(self.rules)
        ]
        return {"act": "play", "laid": laid}


def secret(name: str) -> str:
    """The secret of a device, made from its name."""
    return urlsafe_b64encode(sha256(name.encode()).digest()).rstrip(b"=").decode()


@dataclass(eq=False)
class Seat:
    """One person at one table: the latest view, and what was seen when."""

    table: str
    seat: int
    device: str
    number: int = 0
    view: dict[str, Any] | None = None
    wrong: list[str] = field(default_factory=list)
    _socket: ClientConnection | None = None

    async def open(self, address: str, seen: "Seen") -> None:
        """Connect, look, and hear until the connection ends."""
        cookies = {"cookie": f"stafla_device={self.device}"}
        url = f"{address.replace('http', 'ws', 1)}/tables/{self.table}/socket"
        async with connect(
            url, additional_headers=cookies, compression=None, max_queue=64, open_timeout=120
        ) as self._socket:
            await self._say(kind="look", seat=self.seat, last=self.number)
            async for text in self._socket:
                self._hear(json.loads(text), seen)

    async def act(self, number: int, **members: Any) -> None:
        """Send an act that is meant for the table after event ``number``."""
        await self._say(kind="act", reference="a", seat=self.seat, expected=number, **members)

    async def _say(self, **frame: Any) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(frame))

    def _hear(self, frame: dict[str, Any], seen: "Seen") -> None:
        now = time.perf_counter()
        match frame["kind"]:
            case "view":
                if frame["number"] <= self.number:
                    self.wrong.append(f"view {frame['number']} after {self.number}")
                self.number, self.view = frame["number"], frame["view"]
                seen.view(self, now)
            case "refused":
                self.wrong.append(frame["refused"]["code"])
                seen.refused(self)


class Seen:
    """What the sockets tell whoever measures."""

    def view(self, seat: Seat, now: float) -> None:
        """A view came."""

    def refused(self, seat: Seat) -> None:
        """Something was refused."""


async def all_open(seats: list[Seat], address: str, seen: Seen, at_once: int = 100) -> list[Any]:
    """Open every socket, so many at a time; the tasks that hear."""
    tasks = []
    for first in range(0, len(seats), at_once):
        part = seats[first : first + at_once]
        tasks += [asyncio.create_task(seat.open(address, seen)) for seat in part]
        while any(seat.view is None for seat in part):
            failed = [task for task in tasks if task.done()]
            if failed:
                raise RuntimeError(f"a socket ended: {failed[0].exception()}")
            await asyncio.sleep(0.02)
    return tasks
