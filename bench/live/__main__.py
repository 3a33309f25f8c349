"""A server under load: ``python -m bench.live [--quick] [--games N] [--rate N] [--seconds N]``.

The generator runs in this process, the server in one of its own, on the same machine over
loopback. Latency is from sending an act to the other player's view of it.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from bench.figures import Figure, report
from bench.live.crowd import Thinker
from bench.live.load import Load, tables
from bench.live.served import memory, processor_time, serving

EDITION = "en"


def quantile(sorted_values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return sorted_values[min(int(share * len(sorted_values)), len(sorted_values) - 1)]


def figures(options: argparse.Namespace) -> Iterator[Figure]:
    """Play, then say how it went."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        seats = tables(folder, EDITION, options.games, options.database)
        with serving(folder, options.database) as server:
            load = Load(seats, Thinker(EDITION), partial(processor_time, server))
            asyncio.run(load.play(server.address, options.rate, options.seconds))
            yield from told(load, options)
            yield Figure(EDITION, "server for a move", 1000 * load.spent / load.moves, "ms")
            yield Figure(EDITION, "memory of the server", memory(server), "MB", most=1000)


def told(load: Load, options: argparse.Namespace) -> Iterator[Figure]:
    """The figures of a load."""
    waited = sorted(load.latencies)
    yield Figure(EDITION, "sockets", len(load.seats), "")
    yield Figure(EDITION, "moves a second", load.moves / options.seconds, "/s")
    yield Figure(EDITION, "p50", 1000 * quantile(waited, 0.5), "ms", most=20)
    yield Figure(EDITION, "p99", 1000 * quantile(waited, 0.99), "ms", most=250)
    wrong = [text for seat in load.seats for text in seat.wrong]
    for text in sorted(set(wrong))[:5]:
        print(f"wrong: {text} ({wrong.count(text)} times)")
    yield Figure(EDITION, "lost, doubled or out of order", load.lost + len(wrong), "", most=0)
    yield Figure(EDITION, "games ended", load.ended, "")
    yield Figure(EDITION, "no table ready", load.late, "")


def main(arguments: list[str]) -> int:
    """Print the figures; 1 if one misses its mark."""
    parser = argparse.ArgumentParser(description="A server under load.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--database", help="address of a database in place of SQLite")
    parser.add_argument("--quick", action="store_true", help="100 games, 20 moves a second, 20 s")
    options = parser.parse_args(arguments)
    if options.quick:
        options.games, options.rate, options.seconds = 100, 20, 20
    return report("live", figures(options))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
