"""What a round of duplicate costs a worker, by the number of phones: ``python -m bench.hall``.

One process without network and database: slips are gathered and judged, the events are folded, what
all phones show is made, and each phone's frame. What a slip costs with network and database is told
by ``python -m tests.web.duplicate.crowd``. Milliseconds of processor time.
"""

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from random import Random
from typing import TypeVar

from stafla._core import MoveGenerator
from stafla.club.duplicate import Conditions
from stafla.records.record import pastime as records
from stafla.rules import Event
from stafla.rules.duplicate import acts
from stafla.rules.duplicate.standings import Account
from stafla.rules.duplicate.state import Duplicate
from stafla.web.duplicate.hall import Snapshot
from stafla.web.duplicate.phone import StandingsTable
from stafla.web.duplicate.view import rounds, standings_rows
from tests.web.duplicate.arbiter import EDITION, GRAPH, RULES, plays

Made = TypeVar("Made")
NOW = 1_800_000_000_000
SECONDS = 180


def measure(what: str, told: list[str], work: Callable[[], Made]) -> Made:
    """What a work makes; its processor time is told."""
    begun = time.process_time()
    made = work()
    told.append(f"{what}: {1000 * (time.process_time() - begun):.1f} ms")
    return made


def hall(players: int) -> list[str]:
    """A round of so many."""
    told = [f"{players} phones"]
    chosen = Conditions(SECONDS, automatic=True).members()
    began = acts.start(EDITION, bytes(range(32)), "list", "0" * 64, **chosen)
    dice, generator = Random(players), MoveGenerator(RULES, GRAPH)
    seated = replace(Duplicate.begin(began), players=players, accounts=(Account(0, 0),) * players)
    state = reduce(Duplicate.after, acts.announce(seated, NOW), seated)
    good, _ = plays(state.board, state.rack, 1)
    slips = [(player, dice.choice(good), False) for player in range(1, players + 1)]
    state = state.after(acts.call_time(state, 0, state.deadline + 1))

    def judge() -> list[Event]:
        gathered = acts.gather(slips)
        best = acts.best_plays(generator)
        after = state.after(gathered)
        return [gathered, *acts.collect(after, state.deadline + 2, best, lambda _: "valid")]

    events = measure("slips gathered and judged, once in all", told, judge)
    closed = measure(
        "folded, at every worker", told, lambda: reduce(Duplicate.after, events, state)
    )
    size = sum(len(records.dump(event)[1]) for event in events)
    names = {player: f"P{player:05}" for player in range(1, players + 1)}

    def look() -> Snapshot:
        (shown,) = rounds(closed, names, latest=True)
        table = StandingsTable.of(standings_rows(closed, names), closed.rooms.categories)
        return Snapshot(closed, shown, {slip.player: slip for slip in shown.slips}, table)

    snapshot = measure("what all show, at every worker", told, look)
    frames = measure(
        "frames of all phones",
        told,
        lambda: [snapshot.frame("p" * 22, player, "is", NOW, None) for player in names],
    )
    told.append(f"the round's events: {size} bytes")
    told.append(f"a frame: {sum(len(frame.encode()) for frame in frames) / players:.0f} bytes")
    return told


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=20_000)
    sys.stdout.write("\n".join(hall(parser.parse_args().players)) + "\n")
