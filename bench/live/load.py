"""Many games at once: from sending a move to its arrival at the other seat."""

import asyncio
import itertools
import json
import random
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

from bench.live.client import get, post
from bench.live.crowd import ENDED, Seat, Thinker, is_awaited, secret
from stafla.club import SeatSetup, Setup
from stafla.club.secrets import digest
from stafla.web import open_services

AT_ONCE = 250
PATIENCE = 60
# about what a game takes, the draw of lots included
TURNS = 26


def tables(
    folder: Path, edition: str, games: int, database: str | None = None, name: str = "game"
) -> list["Pair"]:
    """Make so many tables of two people in the database of a server that is not running yet."""
    services = open_services(folder, database=database)
    pairs = []
    for game in range(games):
        devices = [secret(f"{edition} {name} {game} {seat}") for seat in range(2)]
        guests = tuple(
            SeatSetup(f"Player {seat}", owner=digest(device)) for seat, device in enumerate(devices)
        )
        table = services.tables.create(Setup(edition, guests, "automatic"), digest(devices[0]))
        pairs.append(Pair([Seat(table, seat, devices[seat]) for seat in range(2)]))
    services.close()
    return pairs


@dataclass(eq=False)
class Pair:
    """A game under way: its seats, and the act that nobody has answered yet.

    ``away`` while its sockets come and go, and after its end; ``actor`` acted last.
    """

    seats: list[Seat]
    away: bool = False
    sender: Seat | None = None
    actor: Seat | None = None
    number: int = 0
    at: float = 0
    reference: str = ""
    waits: set[str] = field(default_factory=set)
    asks: Seat | None = None

    @property
    def table(self) -> str:
        """Its id."""
        return self.seats[0].table

    def other(self, seat: Seat) -> Seat:
        """Who sits across."""
        return self.seats[1 - self.seats.index(seat)]


@dataclass
class Load:
    """Moves at a steady rate, each at a game chosen by lot among those that wait for one.

    Attributes:
        latencies: seconds from sending an act to the other seat's view of it.
        acknowledged: what every table was told is on the disk: (table, act) and how often.
        late: moves whose turn came while no game was ready.
        sent: called with a table and the number that an act there follows, when it is sent.
        apart: games that the lot leaves alone.
        crossing: seat the two people of a table at different workers, instead of sending all who
            are at a table to the same one, as a proxy does (docs/guides/running.md).
    """

    pairs: list[Pair]
    thinker: Thinker
    addresses: Sequence[str]
    latencies: list[float] = field(default_factory=list)
    acknowledged: Counter[tuple[str, str]] = field(default_factory=Counter)
    moves: int = 0
    replaced: int = 0
    late: int = 0
    wrong: list[str] = field(default_factory=list)
    sent: Callable[[str, int], None] = lambda _table, _number: None
    moved: Callable[[str, str], None] = lambda _table, _following: None
    apart: set[Pair] = field(default_factory=set)
    crossing: bool = False
    _ready: deque[Pair] = field(default_factory=deque)
    _by_seat: dict[Seat, Pair] = field(default_factory=dict)
    _count: "itertools.count[int]" = field(default_factory=itertools.count)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def open(self) -> None:
        """Open every socket, some at a time."""
        for pair in self.pairs:
            self._by_seat |= dict.fromkeys(pair.seats, pair)
        for part in _parts(self.pairs, AT_ONCE):
            await asyncio.gather(*(self.connect(pair) for pair in part))

    async def connect(self, pair: Pair) -> None:
        """Open the sockets of a game, and wait until both are answered."""
        for seat in pair.seats:
            place = crc32(seat.table.encode()) + (seat.seat if self.crossing else 0)
            await seat.open(self.addresses[place % len(self.addresses)], self)
        await await_answers(pair.seats)
        pair.away = False
        self._ask(pair)

    async def spread(self, rate: float) -> None:
        """Play games on to every stage, unmeasured, so that they end one now and then."""
        left = {pair: TURNS * place // len(self.pairs) for place, pair in enumerate(self.pairs)}
        while left := {pair: turns for pair, turns in left.items() if turns and not pair.away}:
            moved = (pair for pair in left if self.move_at(pair))
            for pair in itertools.islice(moved, max(1, round(rate / 10))):
                left[pair] -= 1
            await asyncio.sleep(0.1)
        await self._silence()
        self.latencies.clear()
        self.moves = self.replaced = 0

    async def run(self, rate: float, seconds: float) -> None:
        """Send ``rate`` moves a second for so long, and wait for what is under way."""
        dice = random.Random(1)
        begun, count = time.perf_counter(), 0
        while (now := time.perf_counter()) < begun + seconds:
            while count < (now - begun) * rate:
                count += 1
                self._move(dice)
            await asyncio.sleep(0.002)
        await self._silence()

    async def _silence(self) -> None:
        """Wait for what is under way."""
        for _ in range(50 * PATIENCE):
            if not self.unanswered and not self._tasks:
                break
            await asyncio.sleep(0.02)

    def close(self) -> None:
        """Cut every socket."""
        for task in self._tasks:
            task.cancel()
        for seat in self._by_seat:
            seat.cut()

    def move_at(self, pair: Pair) -> bool:
        """Send a move at this game, if it is ready for one."""
        if pair.away or pair.sender or pair.asks is None:
            return False
        seat = pair.asks
        act = self.thinker.act(seat.view)
        pair.sender = pair.actor = seat
        pair.number, pair.at = seat.number, time.perf_counter()
        pair.reference, pair.asks = f"{next(self._count)} {act['act']}", None
        pair.waits = {"done", "view"}
        self.moves += 1
        self.sent(pair.table, pair.number)
        seat.act(pair.reference, **act)
        return True

    @property
    def unanswered(self) -> list[Pair]:
        """Games whose latest act was not answered or did not reach the other seat."""
        return [pair for pair in self.pairs if pair.sender is not None]

    def view(self, seat: Seat) -> None:
        """A view came: note a latency, and whether the game is ready for the next act."""
        pair = self._by_seat[seat]
        if pair.sender not in (None, seat) and seat.number > pair.number and "view" in pair.waits:
            self.latencies.append(time.perf_counter() - pair.at)
            self._settle(pair, "view")
        elif pair.sender is None:
            self._ask(pair)

    def confirm(self, seat: Seat, reference: str) -> None:
        """An act is on the disk."""
        pair = self._by_seat[seat]
        if reference != pair.reference or "done" not in pair.waits:
            self.wrong.append("an act was acknowledged twice")
            return
        self.acknowledged[pair.table, reference.partition(" ")[2]] += 1
        self._settle(pair, "done")

    def refuse(self, seat: Seat, code: str) -> None:
        """Something was refused; nothing should be."""
        self.wrong.append(f"refused: {code}")
        self._by_seat[seat].sender = None

    def _settle(self, pair: Pair, what: str) -> None:
        pair.waits.discard(what)
        if not pair.waits:
            pair.sender = None
            self._ask(pair)

    def _move(self, dice: random.Random) -> None:
        for _ in range(len(self._ready)):
            self._ready.rotate(dice.randrange(len(self._ready)))
            if self.move_at(self._ready.popleft()):
                return
        self.late += 1

    def _ask(self, pair: Pair) -> None:
        """Find out whose turn it is; a game that is over is replaced by another."""
        if pair.away or pair.asks is not None:
            return
        # of two views alike that of who is mostly asked next: it alone is read
        latest = max(pair.seats, key=lambda seat: (seat.number, seat is not pair.actor))
        if latest.view["phase"] == ENDED:
            pair.away = True
            task = asyncio.create_task(self._replace(pair))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        asked = next((seat for seat in pair.seats if is_awaited(latest.view, seat.seat)), None)
        if asked is not None and asked.number == latest.number:
            pair.asks = asked
            if pair not in self.apart and pair not in self._ready:
                self._ready.append(pair)

    async def _replace(self, pair: Pair) -> None:
        """Both ask for a rematch, as people do, and sit down at its table."""
        before = pair.table
        try:
            for seat in pair.seats:
                where = await post(seat.address, f"/tables/{before}/rematch", seat.cookie)
            following = where.rpartition("/")[2]
            for seat in pair.seats:
                seat.cut()
            fresh = await self._seats(following, pair.seats)
            for seat in pair.seats:
                self.wrong += seat.wrong
                del self._by_seat[seat]
            pair.seats = fresh
            self._by_seat |= dict.fromkeys(fresh, pair)
            await self.connect(pair)
            self.replaced += 1
            self.moved(before, following)
        except (OSError, TimeoutError) as error:
            self.wrong.append(f"a game could not be replaced: {error!r}")

    async def _seats(self, table: str, before: Sequence[Seat]) -> list[Seat]:
        """Who sits where at the next table: the first move goes round."""
        seat = before[0]
        text = await get(seat.address, f"/api/tables/{table}", seat.cookie)
        (own,) = [told["seat"] for told in json.loads(text)["seats"] if told["yours"]]
        devices = {own: seat.device, 1 - own: before[1].device}
        return [Seat(table, number, devices[number]) for number in range(2)]


async def await_answers(seats: Sequence[Seat]) -> None:
    """Wait until every look was answered.

    Raises:
        TimeoutError
    """
    async with asyncio.timeout(PATIENCE):
        while any(seat.asked for seat in seats):
            await asyncio.sleep(0.01)


def _parts(pairs: Sequence[Pair], size: int) -> list[Sequence[Pair]]:
    return [pairs[first : first + size] for first in range(0, len(pairs), size)]
