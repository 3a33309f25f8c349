"""Those who do not move: spectators of one game, a crowd that only is there, and who comes back."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.live.client import ClientSocket, dial
from bench.live.crowd import NUMBER, VIEW
from bench.live.load import AT_ONCE, Load, Pair

PATIENCE = 60
EVERY = 2.0
LOOK = '{"kind":"look","seat":null,"last":0}'


@dataclass(eq=False)
class Watcher:
    """A socket without a seat."""

    number: int = 0
    at: float = 0
    _line: ClientSocket | None = None

    async def open(self, address: str, table: str) -> None:
        """Connect, and look."""
        self.number = 0
        self._line = await dial(address, f"/tables/{table}/socket", "", self._hear)
        self._line.say(LOOK)

    @property
    def there(self) -> bool:
        """Whether the connection stands."""
        return self._line is not None and not self._line.closed

    def close(self) -> None:
        """Go."""
        if self._line is not None:
            self._line.cut()

    def _hear(self, text: str) -> None:
        if text.startswith(VIEW) and (found := NUMBER.search(text)):
            self.number, self.at = int(found[1]), time.perf_counter()


@dataclass
class Spectators:
    """Many who watch one game, at which a move is made every other second and none by lot.

    Attributes:
        latencies: seconds from sending an act to each one's view of it.
        missed: views that somebody never got.
    """

    load: Load
    count: int
    latencies: list[float] = field(default_factory=list)
    missed: int = 0
    _watchers: list[Watcher] = field(default_factory=list)

    async def run(self, seconds: float) -> None:
        """Watch for so long; where the game is replaced, watch the next."""
        if not self.count:
            return
        pair, table, end = self.load.pairs[0], "", time.perf_counter() + seconds
        self.load.apart.add(pair)
        while time.perf_counter() < end:
            if pair.table != table and not pair.away:
                table = pair.table
                await self._gather(table)
            if self.load.move_at(pair):
                await self._await_sight(pair.number, pair.at)
            await asyncio.sleep(EVERY)

    def close(self) -> None:
        """Go."""
        for one in self._watchers:
            one.close()
        self._watchers = []

    async def _gather(self, table: str) -> None:
        self.close()
        self._watchers = await crowd(self.load.addresses, [table], self.count)

    async def _await_sight(self, number: int, sent: float) -> None:
        """Wait until everybody has seen what follows ``number``."""
        end = time.perf_counter() + PATIENCE / 4
        while late := [one for one in self._watchers if one.number <= number]:
            if time.perf_counter() > end:
                self.missed += len(late)
                break
            await asyncio.sleep(0.01)
        self.latencies += [one.at - sent for one in self._watchers if one.number > number]


async def crowd(addresses: Sequence[str], tables: Sequence[str], count: int) -> list[Watcher]:
    """So many who watch these tables and have seen them, spread over the workers."""
    everybody = [Watcher() for _ in range(count)]
    for first in range(0, count, AT_ONCE):
        part = list(enumerate(everybody))[first : first + AT_ONCE]
        await asyncio.gather(
            *(
                one.open(addresses[place % len(addresses)], tables[place % len(tables)])
                for place, one in part
            )
        )
        async with asyncio.timeout(PATIENCE):
            while any(not one.number for _, one in part):
                await asyncio.sleep(0.01)
    return everybody


@dataclass
class Burst:
    """Who lose their connections at one moment and all come back within a second.

    ``seconds`` is how long after that moment the last of them was answered.
    """

    load: Load
    count: int
    seconds: float = 0

    async def run(self, after: float) -> None:
        """Wait, then cut and come back; games in which an act is under way are left alone."""
        if not self.count:
            return
        await asyncio.sleep(after)
        idle = [pair for pair in self.load.pairs[1:] if not pair.away and pair.sender is None]
        chosen = idle[: self.count // 2]
        begun = time.perf_counter()
        for pair in chosen:
            pair.away, pair.asks = True, None
            for seat in pair.seats:
                seat.cut()
        await asyncio.gather(
            *(self._back(pair, place / len(chosen)) for place, pair in enumerate(chosen))
        )
        self.seconds = time.perf_counter() - begun

    async def _back(self, pair: Pair, after: float) -> None:
        await asyncio.sleep(after)
        await self.load.connect(pair)
