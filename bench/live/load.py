"""Many games at once: from sending a move to its arrival at the other seat."""

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from bench.live.crowd import ENDED, Seat, Seen, Thinker, all_open, secret
from stafla.club import Guest, Setup
from stafla.club.secret import digest
from stafla.web.house import open_house


def tables(folder: Path, edition: str, games: int, database: str | None = None) -> list[Seat]:
    """Make so many tables of two people in the database of a server that is not running yet."""
    house = open_house(folder, database=database)
    seats: list[Seat] = []
    for game in range(games):
        pair = [secret(f"{edition} {game} {seat}") for seat in range(2)]
        guests = tuple(Guest(f"Player {seat}", owner=digest(pair[seat])) for seat in range(2))
        table = house.tables.create(Setup(edition, guests, "automatic"), digest(pair[0]))
        seats += [Seat(table, seat, pair[seat]) for seat in range(2)]
    house.close()
    return seats


@dataclass
class Load(Seen):
    """Moves at a steady rate, each at a table chosen by lot among those that wait for one.

    Attributes:
        latencies: seconds from sending an act to the other seat's view of it.
        late: moves whose turn came while no table was ready.
        cost: what the server has spent so far, in seconds.
        spent: what it spent while moves were made.
    """

    seats: list[Seat]
    thinker: Thinker
    cost: Callable[[], float]
    spent: float = 0
    latencies: list[float] = field(default_factory=list)
    moves: int = 0
    ended: int = 0
    late: int = 0
    _ready: deque[Seat] = field(default_factory=deque)
    _sent: dict[str, tuple[int, float, Seat]] = field(default_factory=dict)

    def view(self, seat: Seat, now: float) -> None:
        """Note a latency, and whether the seat is asked for the next act."""
        sent = self._sent.get(seat.table)
        if sent is not None and sent[2] is not seat and seat.number > sent[0]:
            self.latencies.append(now - sent[1])
            del self._sent[seat.table]
        assert seat.view is not None
        if seat.view["phase"] == ENDED:
            self.ended += seat.seat == 0
        elif self._asked(seat):
            self._ready.append(seat)

    async def play(self, address: str, rate: float, seconds: float) -> None:
        """Open all sockets, play, and close them."""
        hearing = await all_open(self.seats, address, self)
        before = self.cost()
        await self.run(rate, seconds)
        self.spent = self.cost() - before
        for task in hearing:
            task.cancel()
        await asyncio.gather(*hearing, return_exceptions=True)

    async def run(self, rate: float, seconds: float) -> None:
        """Send ``rate`` moves a second for so long."""
        dice = random.Random(1)
        begun, count = time.perf_counter(), 0
        while (now := time.perf_counter()) < begun + seconds:
            while count < (now - begun) * rate:
                count += 1
                await self._move(dice)
            await asyncio.sleep(0.002)
        for _ in range(500):
            if not self._sent:
                break
            await asyncio.sleep(0.02)

    @property
    def lost(self) -> int:
        """Acts that never reached the other seat."""
        return len(self._sent)

    async def _move(self, dice: random.Random) -> None:
        for _ in range(len(self._ready)):
            self._ready.rotate(dice.randrange(len(self._ready)))
            seat = self._ready.popleft()
            if seat.table not in self._sent and self._asked(seat):
                return await self._act(seat)
        self.late += 1

    async def _act(self, seat: Seat) -> None:
        assert seat.view is not None
        act = self.thinker.act(seat.view)
        self._sent[seat.table] = (seat.number, time.perf_counter(), seat)
        self.moves += 1
        await seat.act(seat.number, **act)

    @staticmethod
    def _asked(seat: Seat) -> bool:
        """Whether the table waits for this seat."""
        view = seat.view
        if view is None or view["phase"] == ENDED:
            return False
        if view["phase"] == "start":
            return seat.seat in view["start"]["awaited"] or view["start"]["lot"] == seat.seat
        if view["offer"]:
            return seat.seat in view["offer"]["waiting"]
        return bool(view["turn"] == seat.seat)
