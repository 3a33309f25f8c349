"""Games with a fake clock: whatever happens, happens when the test says."""

from dataclasses import dataclass, replace

from stafla import rules
from stafla.editions import ClockPolicy, clocks
from stafla.rules import Clock, Game
from tests.rules.builders import Table, a_seeded_game

SECOND = 1000
MINUTE = 60 * SECOND
BEGIN = 1_800_000_000_000


def policy(name):
    """A clock that is on offer, by its id."""
    return clocks()[name].policy


def a_policy(**numbers):
    """A policy of these numbers; everything else is nothing, and no time left is a loss."""
    plain = {"base": 0, "increment": 0, "move": 0, "penalty": 0, "overtime": 0, "margin": 0}
    return ClockPolicy(**{**plain, "limit": "lose", **numbers})


@dataclass(frozen=True)
class TimedTable:
    """A table whose clock is followed; ``now`` is in seconds since the game began."""

    table: Table
    clock: Clock
    times: tuple[int, ...]
    now: int = 0

    @property
    def at(self):
        """The time in milliseconds."""
        return BEGIN + self.now * SECOND

    @property
    def game(self):
        return self.table.game

    def wait(self, seconds):
        """Time goes by, and brings about what it does."""
        later = replace(self, now=self.now + seconds)
        for event, moment in rules.due(later.game, later.clock, later.at):
            later = later.then(event, at=moment)
        return later

    def after(self, act, by=None, verdict=None):
        """The table after an act now; a play that waits for the clock is not pressed by itself."""
        events = self.table.decide(act, by, verdict)
        return self.then(*events)

    def then(self, *events, at=None):
        """The table after events, which happen now unless another time is named."""
        table, clock, at = self.table, self.clock, self.at if at is None else at
        for event in events:
            table = table.then(event)
            clock = clock.after(event, table.game, at)
        times = self.times + (at,) * len(events)
        return replace(self, table=table, clock=clock, times=times)

    def started(self):
        """The table with the clock started for who moves first, if it has to be."""
        if self.game.clock_started:
            return self
        return self.then(*rules.start_clock(self.game, (self.game.to_move + 1) % len(self.seats)))

    def left(self, seat):
        """Seconds left for a seat."""
        return self.clock.time_left(self.game, seat, self.at) / SECOND

    def __getattr__(self, name):
        return getattr(self.table, name)


def a_timed_game(name, clock, players=2, **options):
    """A game drawn from a bag with a clock that nobody has started yet."""
    table = a_seeded_game(name, players, clock=clock, **options)
    times = (BEGIN,) * len(table.events)
    _, made = rules.replay_timed(table.events, times)
    return TimedTable(table, made, times)


def total(table, seat, points):
    """The table with a seat's total changed, as if by what was played before."""
    totals = tuple(points if s == seat else n for s, n in enumerate(table.game.totals))
    game = replace(table.game, totals=totals)
    return replace(table, table=Table(game))


def same(table, again: tuple[Game, Clock]):
    """Whether a replay gave the same game and the same clock."""
    return (table.game, table.clock) == again
