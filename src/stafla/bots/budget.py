"""Time is a budget for the game: what a turn does not need, a later one may use."""

import time
from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]
"""Seconds from some moment on, never backwards (``time.monotonic``)."""

MOST_GAMES = 256
"""Games whose savings are kept; the one that began first is forgotten."""
TILES_A_ROUND = 8.6
"""So many tiles leave the bag between two turns of a player, in games of two that play well."""
OPEN_TURNS = 0.6
"""Of the turns to come so many need their time; in the others one move is soon known to be best."""
AFTER_THE_BAG = 0.5
"""All turns with an empty bag need so much of one before."""
LEAST_SECONDS = 0.05
"""A turn has so much even when the clock has run out."""


@dataclass(slots=True)
class TurnTime:
    """The time of one turn.

    Attributes:
        clock: tells the time.
        begun: when the turn began.
        usual: seconds for a turn like most.
        saved: seconds that earlier turns of the game left over.
    """

    clock: Clock
    begun: float
    usual: float
    saved: float

    @property
    def spent(self) -> float:
        """Seconds since the turn began."""
        return self.clock() - self.begun

    def time_left(self, share: float = 1.0, saved: float = 0.0) -> float:
        """Milliseconds until so much is spent of the usual time and of the savings, at least 0."""
        return 1000 * max(0.0, share * self.usual + saved * self.saved - self.spent)


class TimeBudget:
    """The same time for each turn, and what was saved of it, game by game.

    Savings are never below nothing, so in a game no more is spent than ``milliseconds`` for every
    turn taken, but for the moments that a search takes to end.

    Args:
        milliseconds: for a turn.
        clock: tells the time.
    """

    def __init__(self, milliseconds: float, clock: Clock = time.monotonic) -> None:
        self.usual = milliseconds / 1000
        self.clock = clock
        self._saved: dict[object, float] = {}

    def begin(self, game: object, bag: int = 0) -> TurnTime:
        """A turn of a game begins; None is a game not told from others, which saves nothing.

        ``bag`` is how many tiles it holds, of no account here.
        """
        return TurnTime(self.clock, self.clock(), self.usual, self._saved.get(game, 0.0))

    def end(self, game: object, turn: TurnTime) -> None:
        """The turn is over: what it left of its time is saved, what it took beyond it is paid."""
        _note(self._saved, game, max(0.0, turn.saved + turn.usual - turn.spent))


class ClockBudget:
    """A clock for a whole game, as players at a table have one.

    A turn has the same part of what is left as each of those that are still to come before the bag
    is empty and are not settled soon; what it does not need is left for them.

    Args:
        milliseconds: for a game.
        clock: tells the time.
    """

    def __init__(self, milliseconds: float, clock: Clock = time.monotonic) -> None:
        self.whole = milliseconds / 1000
        self.clock = clock
        self._spent: dict[object, float] = {}

    def seconds_left(self, game: object) -> float:
        """Seconds left on the clock of a game, below 0 once it has run out."""
        return self.whole - self._spent.get(game, 0.0)

    def begin(self, game: object, bag: int = 0) -> TurnTime:
        """A turn of a game begins, with so many tiles in the bag.

        None is a game not told from others: each of its turns is taken to be the first.
        """
        # with an empty bag another turn may follow, and seldom a third
        turns = 1 + OPEN_TURNS * bag / TILES_A_ROUND + AFTER_THE_BAG if bag else 2.0
        usual = max(self.seconds_left(game) / turns, LEAST_SECONDS)
        return TurnTime(self.clock, self.clock(), usual, saved=0.0)

    def end(self, game: object, turn: TurnTime) -> None:
        """The turn is over, and the clock stands."""
        _note(self._spent, game, self._spent.get(game, 0.0) + turn.spent)


def _note(seconds_of: dict[object, float], game: object, seconds: float) -> None:
    """Keep seconds of a game, unless it is None; of too many games the first is forgotten."""
    if game is None:
        return
    if game not in seconds_of and len(seconds_of) >= MOST_GAMES:
        del seconds_of[next(iter(seconds_of))]
    seconds_of[game] = seconds
