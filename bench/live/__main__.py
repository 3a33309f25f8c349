"""A server under load: ``python -m bench.live --help``.

The generator runs in this process, every worker in one of its own, on the same machine over
loopback. Latency is from sending an act to the other player's view of it.
"""

import argparse
import asyncio
import gc
import json
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop

from bench.figures import Figure, report
from bench.live.check import differences
from bench.live.crowd import Thinker
from bench.live.load import Load, tables
from bench.live.onlookers import Burst, Spectators, crowd
from bench.live.served import Server, memory, open_files, processor_time, serving
from bench.live.services import postgresql, redis

EDITION = "en"
TO_A_TABLE = 200
# beside the time that moves are made: to open sockets, to wait for answers, to look at the log
MOST_MORE = 600
BURST_SECONDS = 15


@dataclass
class Run:
    """What a measurement is made of, and what came of it."""

    options: argparse.Namespace
    folder: Path
    database: str | None
    servers: list[Server]
    load: Load
    idle_tables: list[str]
    spectators: Spectators
    burst: Burst
    moves: int = 0
    replaced: int = 0
    latencies: Sequence[float] = ()
    spent: float = 0
    before: float = 0
    crowded: float = 0
    stayed: int = 0

    async def go(self) -> None:
        """Open, play, close."""
        options, there = self.options, []
        self.before = memory(self.servers, "VmRSS")
        try:
            async with asyncio.timeout(options.seconds + MOST_MORE):
                if options.idle:
                    there = await crowd(self.load.addresses, self.idle_tables, options.idle)
                await self.load.open()
                await self._play()
            self.stayed = sum(one.there for one in there)
        finally:
            for watcher in there:
                watcher.close()
            self.load.close()
            self.spectators.close()
            await asyncio.sleep(0.1)

    async def _play(self) -> None:
        """Moves and spectators, measured; then those who all come back, while moves go on."""
        options = self.options
        await self.load.spread(options.rate)
        begun = processor_time(self.servers)
        await asyncio.gather(
            self.load.run(options.rate, options.seconds), self.spectators.run(options.seconds)
        )
        self.spent = processor_time(self.servers) - begun
        self.moves, self.replaced = self.load.moves, self.load.replaced
        self.crowded = memory(self.servers, "VmRSS")
        self.latencies, self.load.latencies = self.load.latencies, []
        if options.burst:
            await asyncio.gather(self.load.run(options.rate, BURST_SECONDS), self.burst.run(2))


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0


def figures(options: argparse.Namespace) -> Iterator[Figure]:
    """Play, then say how it went."""
    open_files()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="stafla-bench-")))
        database = options.database
        if database == "postgresql":
            database = stack.enter_context(postgresql())
        elif database == "sqlite":
            database = None
        bus = stack.enter_context(redis()) if options.bus == "redis" else options.bus
        pairs = tables(folder, EDITION, options.games, database)
        some = -(-options.idle // TO_A_TABLE)
        idle = [pair.table for pair in tables(folder, EDITION, some, database, "idle")]
        servers = stack.enter_context(serving(folder, options.workers, database, bus))
        addresses = [server.address for server in servers]
        load = Load(pairs, Thinker(EDITION), addresses, crossing=options.crossing)
        watching, burst = Spectators(load, options.spectators), Burst(load, options.burst)
        run = Run(options, folder, database, servers, load, idle, watching, burst)
        uvloop.run(run.go())
        yield from figures_of(run)


def figures_of(run: Run) -> Iterator[Figure]:
    """The figures of a run."""
    load, options = run.load, run.options
    if options.games:
        yield from figures_of_moves(run)
    if options.spectators:
        seen = run.spectators.latencies
        yield Figure(EDITION, "spectators, p50", quantile(seen, 0.5), "ms")
        yield Figure(EDITION, "spectators, the last", quantile(seen, 1), "ms", most=500)
        yield Figure(EDITION, "spectators missed", run.spectators.missed, "", most=0)
    if options.burst:
        yield Figure(EDITION, "a burst came back in", run.burst.seconds, "s", most=5)
        yield Figure(EDITION, "p99 meanwhile", quantile(load.latencies, 0.99), "ms")
    if options.idle:
        yield Figure(EDITION, "idle connections kept", run.stayed, "", least=options.idle)
    sockets = 2 * len(load.pairs) + options.idle + options.spectators
    more = (run.crowded - run.before) * len(run.servers) / max(1, sockets)
    yield Figure(EDITION, "memory of a connection", 1000 * more, "kB")
    most = 2000 if options.idle else 1000
    yield Figure(EDITION, "memory of a worker", memory(run.servers), "MB", most=most)


def figures_of_moves(run: Run) -> Iterator[Figure]:
    """The figures of the moves."""
    load, options = run.load, run.options
    yield Figure(EDITION, "players", 2 * len(load.pairs), "")
    yield Figure(EDITION, "moves a second", run.moves / options.seconds, "/s")
    yield Figure(EDITION, "p50", quantile(run.latencies, 0.5), "ms", most=20)
    yield Figure(EDITION, "p99", quantile(run.latencies, 0.99), "ms", most=250)
    wrong = load.wrong + [text for pair in load.pairs for seat in pair.seats for text in seat.wrong]
    wrong += [
        f"{pair.table}: {pair.reference} was not answered: {', '.join(sorted(pair.waits))}"
        for pair in load.unanswered
    ]
    acts = {table for table, _ in load.acknowledged}
    wrong += differences(run.folder, run.database, acts, load.acknowledged)
    for text, count in Counter(wrong).most_common(5):
        print(f"wrong: {text} ({count} times)", file=sys.stderr)
    yield Figure(EDITION, "lost, doubled or out of order", len(wrong), "", most=0)
    yield Figure(EDITION, "games replaced", run.replaced, "")
    yield Figure(EDITION, "no table ready", load.late, "")
    yield Figure(EDITION, "workers for a move", 1000 * run.spent / max(1, run.moves), "ms")


def main(arguments: list[str]) -> int:
    """Print the figures; 1 if one misses its mark."""
    parser = argparse.ArgumentParser(description="A server under load.")
    parser.add_argument("--games", type=int, default=1000, help="of two people each")
    parser.add_argument("--rate", type=float, default=200, help="moves a second")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--crossing", action="store_true", help="players of a table at two workers")
    parser.add_argument(
        "--database", default="sqlite", help="sqlite, postgresql (one of its own) or an address"
    )
    parser.add_argument("--bus", help="redis (one of its own) or an address")
    parser.add_argument("--spectators", type=int, default=0, help="who watch one of the games")
    parser.add_argument("--idle", type=int, default=0, help="connections at tables without moves")
    parser.add_argument("--burst", type=int, default=0, help="who come back at once, at the end")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    parser.add_argument("--quick", action="store_true", help="100 games, 20 moves a second, 20 s")
    options = parser.parse_args(arguments)
    if options.quick:
        options.games, options.rate, options.seconds = 100, 20, 20
    found = list(figures(options))
    if options.json:
        told_as = {"options": vars(options) | {"json": None}, "figures": [*map(asdict, found)]}
        options.json.write_text(json.dumps(told_as, indent=1) + "\n")
    kind = f"live {options.database.partition(':')[0]}"
    kind += f" {options.workers}" if options.workers > 1 else ""
    return report(f"{kind} crossing" if options.crossing else kind, found)


if __name__ == "__main__":
    # who is told to end takes the workers along
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    gc.disable()  # a search for cycles in all these views would be counted as the server's time
    sys.exit(main(sys.argv[1:]))
