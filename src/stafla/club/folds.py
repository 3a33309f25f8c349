"""Games replayed from the log, kept while they are asked for.

A fold is a convenience: dropping any of them at any time loses nothing.
"""

import threading
from collections import OrderedDict
from dataclasses import dataclass

from stafla.club import codec
from stafla.club.errors import NoSuchTable
from stafla.editions import load
from stafla.rules import Clock, Event, Game, Row
from stafla.rules.sheet import write
from stafla.store import Games, NoSuchGame

MOST_KEPT = 4_096


@dataclass(frozen=True, slots=True)
class Folded:
    """A game with its score sheet and its clock, which follow the same events.

    ``at`` is when the latest of them happened, in milliseconds since 1970 (UTC); a ``rated``
    game counts for the ratings of its players.
    """

    game: Game
    clock: Clock
    at: int
    rows: tuple[Row, ...] = ()
    rated: bool = False

    def after(self, event: Event, at: int) -> "Folded":
        """All of them after one more event, which happened at ``at``."""
        game, rows = self.game.after(event), list(self.rows)
        write(rows, event, self.game, game)
        return Folded(game, self.clock.after(event, game, at), at, tuple(rows), self.rated)

    @staticmethod
    def begun(started: Event, at: int, rated: bool = False) -> "Folded":
        """A game after its first event, which pins the edition that reads the others."""
        game = Game.replay([started])
        return Folded(game, Clock.begin(len(game.racks)), at, rated=rated)

    @property
    def due(self) -> int | None:
        """When time alone brings something about next."""
        return self.clock.moment(self.game)


class Folds:
    """The state of games as their events made it.

    Args:
        games: the log.
        most: how many games are kept replayed.
    """

    def __init__(self, games: Games, most: int = MOST_KEPT) -> None:
        self._games = games
        self._most = most
        self._kept: OrderedDict[str, Folded] = OrderedDict()
        self._lock = threading.Lock()

    def folded(self, table: str) -> Folded:
        """The game as it stands in the log now.

        Raises:
            NoSuchTable
        """
        with self._lock:
            known = self._kept.get(table)
        folded = known or self._begun(table)
        for event in self._games.events(table, after=folded.game.number):
            folded = folded.after(codec.load(event.body, folded.game.edition), event.at)
        self._keep(table, folded)
        return folded

    def drop(self) -> None:
        """Forget every fold."""
        with self._lock:
            self._kept.clear()

    def _begun(self, table: str) -> Folded:
        try:
            header = self._games.header(table)
        except NoSuchGame:
            raise NoSuchTable from None
        first = self._games.events(table)[0]
        started = codec.load(first.body, load(header.profile))
        return Folded.begun(started, first.at, header.rated)

    def _keep(self, table: str, folded: Folded) -> None:
        with self._lock:
            kept = self._kept.get(table)
            if kept is None or kept.game.number <= folded.game.number:
                self._kept[table] = folded
            self._kept.move_to_end(table)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
