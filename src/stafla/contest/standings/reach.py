"""Which places a player can still finish in.

A bound on both sides: as long as everybody plays on, no result that can still come about lies
outside it. Who meets whom counts: a game that is already paired cannot be won by both, and all
games together give as many wins as there are games.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from stafla.contest.standings.table import Standing

Numbers: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.int64]]"


@dataclass(frozen=True, slots=True)
class Open:
    """What is still to be played.

    Attributes:
        pairs: games of the round under way that have no result yet.
        byes: players who get a bye in it.
        rounds: how many rounds come after it, that nobody has paired.
    """

    pairs: tuple[tuple[str, str], ...] = ()
    byes: tuple[str, ...] = ()
    rounds: int = 0


@dataclass(frozen=True, slots=True)
class Reach:
    """The best and the worst place that a player can still finish in."""

    player: str
    best: int
    worst: int


def reach(
    table: Sequence[Standing],
    ahead: Open,
    *,
    bye_halves: int = 2,
    leaving: Iterable[str] = (),
) -> tuple[Reach, ...]:
    """Best and worst places by wins; ties in wins can go either way while somebody still plays.

    Args:
        table: as it stands, by a first key of wins.
        ahead: what is to be played.
        bye_halves: what a bye is worth, in halves of a win.
        leaving: who plays no further round.
    """
    spans = _Spans(table, ahead, bye_halves, frozenset(leaving))
    return tuple(spans.reach(place) for place in range(len(table)))


def withdrawing_is_better(
    player: str,
    table: Sequence[Standing],
    ahead: Open,
    *,
    bye_halves: int = 2,
    leaving: Iterable[str] = (),
) -> tuple[Reach, Reach] | None:
    """What playing on and leaving now would mean, if leaving is safer; else None.

    Who leaves is not counted any further game; the opponent of the round gets a bye. ``leaving``
    has left before.
    """
    gone = frozenset(leaving)
    place = next(n for n, standing in enumerate(table) if standing.player == player)
    played = _Spans(table, ahead, bye_halves, gone).reach(place)
    opponents = [b if a == player else a for a, b in ahead.pairs if player in (a, b)]
    pairs = tuple(pair for pair in ahead.pairs if player not in pair)
    byes = tuple(name for name in (*ahead.byes, *opponents) if name != player)
    after = Open(pairs, byes, ahead.rounds)
    left = _Spans(table, after, bye_halves, gone | {player}).reach(place)
    return (played, left) if left.worst < played.worst else None


class _Spans:
    """How many halves of a win everybody has at least and at most in the end, as columns."""

    def __init__(
        self, table: Sequence[Standing], ahead: Open, bye: int, gone: frozenset[str]
    ) -> None:
        self.players = [standing.player for standing in table]
        index = {player: n for n, player in enumerate(self.players)}
        rounds = np.array(
            [0 if player in gone else ahead.rounds for player in self.players], dtype=int
        )
        paired = np.zeros(len(table), dtype=int)
        byes = np.zeros(len(table), dtype=int)
        pairs = [(index[a], index[b]) for a, b in ahead.pairs]
        self.one = np.array([a for a, _ in pairs], dtype=int)
        self.other = np.array([b for _, b in pairs], dtype=int)
        paired[self.one] = paired[self.other] = 1
        byes[[index[player] for player in ahead.byes]] = 1
        self.place = np.array([standing.place for standing in table], dtype=int)
        self.least = np.array([standing.half_wins for standing in table], dtype=int) + bye * byes
        self.most = self.least + 2 * rounds + 2 * paired
        self.still = (rounds + paired + byes) > 0
        active = sum(player not in gone for player in self.players)
        self.active = np.array([active - (player not in gone) for player in self.players])
        self.rounds = ahead.rounds

    def reach(self, me: int) -> Reach:
        """The best and the worst place of the player in a row of the table."""
        best = max(self._past(me, self.least, 1), self._by_supply(me))
        worst = self._past(me, self.most, -1)
        return Reach(self.players[me], 1 + best, len(self.players) - worst)

    def _past(self, me: int, held: Numbers, sign: int) -> int:
        """How many surely end above the player at its best (sign 1), or not at its worst (-1).

        At the best the others lose all that is open, and at the worst they win it; then of two who
        meet one has to win, or both half of it. The game against the player goes with the rest.
        """
        final = self.most[me] if sign == 1 else self.least[me]
        # equal in wins: what parts them can change as long as one of them plays
        firm = ~(self.still | self.still[me])
        # who shares the place is not above
        parted = self.place < self.place[me]
        level = (held == final) & firm & (parted if sign == 1 else ~parted)
        past = (sign * held > sign * final) | level
        past[me] = False
        one, other = self.one, self.other
        free = (one != me) & (other != me) & ~past[one] & ~past[other]
        a, b = sign * held[one[free]], sign * held[other[free]]
        line = sign * final
        halved = (a + 1 > line).astype(int) + (b + 1 > line)
        pairs = np.minimum(np.minimum(a + 2 > line, b + 2 > line), halved)
        return int(past.sum() + pairs.sum())

    def _by_supply(self, me: int) -> int:
        """How many must end above the player as the games that are open give so many wins."""
        fixed = int(((self.one != me) & (self.other != me)).sum())
        # whatever is paired later, so many games at least are among the others: one of them may
        # meet the player, one may have a bye
        later = self.rounds * max(0, (int(self.active[me]) - 1) // 2)
        others = np.arange(len(self.players)) != me
        room = (self.most - self.least)[others]
        below = np.minimum(room, self.most[me] - self.least[others])
        up = below < 0
        lacking = 2 * (fixed + later) - int(np.where(up, room, below).sum())
        count = int(up.sum())
        if lacking <= 0:
            return count
        # who goes past the player takes more wins than one who stays behind
        more = np.cumsum(np.sort((room - below)[~up])[::-1])
        return count + min(len(more), int(np.searchsorted(more, lacking)) + 1)
