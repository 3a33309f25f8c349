"""Games replayed from the log, kept while they are asked for.

A fold is a convenience: dropping any of them at any time loses nothing.
"""

import threading
from collections import OrderedDict

from stafla.club import codec
from stafla.club.errors import NoSuchTable
from stafla.editions import load
from stafla.rules import Game
from stafla.store import Games, NoSuchGame

MOST_KEPT = 256


class Folds:
    """The state of games as their events made it.

    Args:
        games: the log.
        most: how many games are kept replayed.
    """

    def __init__(self, games: Games, most: int = MOST_KEPT) -> None:
        self._games = games
        self._most = most
        self._kept: OrderedDict[str, Game] = OrderedDict()
        self._lock = threading.Lock()

    def game(self, table: str) -> Game:
        """The game as it stands in the log now.

        Raises:
            NoSuchTable
        """
        with self._lock:
            known = self._kept.get(table)
        game = self._begun(table) if known is None else known
        for event in self._games.events(table, after=game.number):
            game = game.after(codec.load(event.body, game.edition))
        self._keep(table, game)
        return game

    def _begun(self, table: str) -> Game:
        """The game after its first event, which pins the edition that reads the others."""
        try:
            edition = load(self._games.header(table).profile)
        except NoSuchGame:
            raise NoSuchTable from None
        first = codec.load(self._games.events(table)[0].body, edition)
        return Game.replay([first])

    def drop(self) -> None:
        """Forget every fold."""
        with self._lock:
            self._kept.clear()

    def _keep(self, table: str, game: Game) -> None:
        with self._lock:
            kept = self._kept.get(table)
            if kept is None or kept.number <= game.number:
                self._kept[table] = game
            self._kept.move_to_end(table)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
