"""Games replayed from the log, kept while they are asked for.

A fold is a convenience: dropping any of them at any time loses nothing.
"""

import threading
from collections import OrderedDict
from dataclasses import dataclass

from stafla.club import codec
from stafla.club.errors import NoSuchTable
from stafla.editions import load
from stafla.rules import Event, Game, Row
from stafla.rules.sheet import write
from stafla.store import Games, NoSuchGame

MOST_KEPT = 256


@dataclass(frozen=True, slots=True)
class Folded:
    """A game with its score sheet, which grows by the same events."""

    game: Game
    rows: tuple[Row, ...] = ()

    def after(self, event: Event) -> "Folded":
        """Both after one more event."""
        game, rows = self.game.after(event), list(self.rows)
        write(rows, event, self.game, game)
        return Folded(game, tuple(rows))


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
        folded = known or Folded(self._begun(table))
        for event in self._games.events(table, after=folded.game.number):
            folded = folded.after(codec.load(event.body, folded.game.edition))
        self._keep(table, folded)
        return folded

    def drop(self) -> None:
        """Forget every fold."""
        with self._lock:
            self._kept.clear()

    def _begun(self, table: str) -> Game:
        """The game after its first event, which pins the edition that reads the others."""
        try:
            edition = load(self._games.header(table).profile)
        except NoSuchGame:
            raise NoSuchTable from None
        first = codec.load(self._games.events(table)[0].body, edition)
        return Game.replay([first])

    def _keep(self, table: str, folded: Folded) -> None:
        with self._lock:
            kept = self._kept.get(table)
            if kept is None or kept.game.number <= folded.game.number:
                self._kept[table] = folded
            self._kept.move_to_end(table)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
