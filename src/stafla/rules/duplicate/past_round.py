"""A round of a game that is over, for somebody who plays it again alone."""

from dataclasses import dataclass, replace
from functools import reduce

from stafla import _core
from stafla.rules.duplicate.round import Closed
from stafla.rules.duplicate.state import Duplicate

TIMEOUT = 60
"""Seconds that topping adds where the top was not found in time."""


@dataclass(frozen=True, slots=True)
class PastRound:
    """A round of a game that is over.

    Attributes:
        then: the game as it stood when the rack was announced.
        closed: what became of the round.
        tops: the sum of the master plays up to this one.
    """

    then: Duplicate
    closed: Closed
    tops: int

    def players_below(self, points: int) -> int:
        """How many players of the round scored less."""
        return sum(self.closed.score(player) < points for player in self.closed.round.writers)


def past_round(state: Duplicate, number: int) -> PastRound | None:
    """A round of a game, counted from 1; None: there is none, or the game goes on."""
    if state.ended is None or not 0 < number <= len(state.rounds):
        return None
    before, closed = state.rounds[: number - 1], state.rounds[number - 1]
    plays = [one.on_board for one in before if one.on_board is not None]
    board = reduce(_core.Board.laid, plays, _core.Board(state.rules))
    then = replace(state, board=board, rack=closed.round.rack, rounds=before)
    return PastRound(then, closed, sum(one.points for one in (*before, closed)))


def topping_seconds(elapsed: int, time: int, *, found: bool) -> int:
    """What a round of topping counts, in seconds: until the top was found, or all and a minute.

    Args:
        elapsed: milliseconds since the rack was shown.
        time: milliseconds that a round lasts.
        found: whether the top was found.
    """
    if found and elapsed <= time:
        return max(0, elapsed) // 1_000
    return time // 1_000 + TIMEOUT
