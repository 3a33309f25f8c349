"""Time at a table: the way to name a clock, who may claim, and what a view tells of it."""

import re
from collections.abc import Collection
from dataclasses import dataclass, replace

from stafla.club.tables.cache import GameState
from stafla.club.tables.presence import Presence
from stafla.club.tables.refusals import UnknownClock
from stafla.contest.ratings import Pace
from stafla.editions import ClockPolicy, clocks
from stafla.rules.game.transitions.agreement import claimable_seat

OWN = re.compile(r"([0-9]{1,3})\+([0-9]{1,3})")
MOST_MINUTES = 180
MOST_INCREMENT = 120
MINUTE = 60_000
DAY = 24 * 60 * MINUTE
# with a clock that runs for minutes, who gives no sign for so long is gone; without a clock,
# who owes an act for so long; with days for every turn the clock itself says so
GONE = 2 * MINUTE
IDLE = 3 * DAY


@dataclass(frozen=True, slots=True)
class ObservedClock:
    """The clock as everyone may see it; times in milliseconds.

    Attributes:
        left: by seat; negative in overtime.
        running: whose time runs.
        now: when this was so, by the server's clock.
        stopped: whose time is up, and who therefore lost or plays no more.
    """

    policy: ClockPolicy
    left: tuple[int, ...]
    running: int | None
    started: bool
    paused: bool
    now: int
    stopped: frozenset[int]


def pace_of(clock: str) -> Pace:
    """What games with the clock of this id are compared by.

    Raises:
        UnknownClock
    """
    policy = policy_of(clock)
    return "untimed" if policy is None else policy.pace


def policy_of(clock: str) -> ClockPolicy | None:
    """The policy of a clock by its id; None for the empty one.

    ``20+10`` is a clock of the table's own: minutes for the game and seconds more for every turn;
    without time left the game is lost.

    Raises:
        UnknownClock: there is no such clock.
    """
    if not clock:
        return None
    if own := OWN.fullmatch(clock):
        minutes, seconds = map(int, own.groups())
        if not (0 < minutes <= MOST_MINUTES and seconds <= MOST_INCREMENT):
            raise UnknownClock
        return ClockPolicy(minutes * 60, seconds, 0, 0, 0, "lose", 0)
    if clock not in clocks():
        raise UnknownClock
    return clocks()[clock].policy


def observed_clock(game_state: GameState, now: int) -> ObservedClock | None:
    """What a view tells of the clock; None: there is none."""
    game, clock = game_state.game, game_state.clock
    if game.clock is None:
        return None
    at = max(now, game_state.at)
    return ObservedClock(
        policy=game.clock,
        left=tuple(clock.time_left(game, seat, at) or 0 for seat in game.seats),
        running=clock.running,
        started=game.clock_started,
        paused=game.clock_paused,
        now=at,
        stopped=game.flagged,
    )


def late_clock(game_state: GameState, now: int) -> ObservedClock | None:
    """What a view tells of the clock to those who may be behind.

    By seconds it is what it was then; by turns it stands where it stood when the turn was made.
    """
    delay = game_state.delay
    if not delay.turns or game_state.game.ended:
        return observed_clock(game_state, now - delay.milliseconds)
    stopped = observed_clock(game_state, game_state.at)
    return stopped and replace(stopped, running=None)


def gone_at(
    table: str, game_state: GameState, bots: Collection[int], presence: Presence
) -> tuple[int, int] | None:
    """Who keeps the table waiting, and from when a claim may be made that they are gone.

    None: nobody does, a bot, or somebody whose clock alone decides.
    """
    game = game_state.game
    seat = claimable_seat(game)
    if seat is None or seat in bots or (game.clock and game.clock.at_once):
        return None
    if game.clock is None:
        return seat, game_state.at + IDLE
    return seat, max(game_state.at, presence.last(table, seat)) + GONE


def is_gone(
    table: str, game_state: GameState, bots: Collection[int], presence: Presence, now: int
) -> bool:
    """Whether a claim may be made that who keeps the table waiting is gone."""
    owed = gone_at(table, game_state, bots, presence)
    return owed is not None and now >= owed[1]
