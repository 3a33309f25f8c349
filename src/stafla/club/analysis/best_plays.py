"""A game that is over beside the best plays that lay in its racks (PL-50, PL-51).

What a rack was worth is asked of the generator alone: the play that scores most, of several the
first by row, column, across before down, tiles. No bag is guessed at and no opponent, so the answer
is the same whenever somebody looks; it is kept, since a game that is over does not change.
"""

import threading
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass

from stafla._core import Board, MoveGenerator, Play
from stafla.club.archive.refusals import StillPlayed
from stafla.club.lexica import NoWordsHere
from stafla.club.tables.cache import GameState
from stafla.club.tables.tables import Tables
from stafla.rules import Game, Row
from stafla.rules.base.tiles import hidden_count

MOST_KEPT = 256


@dataclass(frozen=True, slots=True)
class Compared:
    """One turn: what was done, and what would have scored most.

    Attributes:
        row: the turn on the sheet.
        board, rack: as they stood before it.
        best: the play that scores most; None where nothing could be laid.
    """

    row: Row
    board: Board
    rack: bytes
    best: Play | None

    @property
    def found(self) -> int:
        """Points that the turn laid down on the board."""
        return self.row.score.total if self.row.score and self.row.stands else 0

    @property
    def most(self) -> int:
        """Points that it could have laid; no fewer than it did, where a word is not on the list."""
        return max(self.found, self.best.score if self.best else 0)

    @property
    def hit(self) -> bool:
        """Whether nothing would have scored more."""
        return self.found == self.most


class BestPlays:
    """Games beside their best plays, those looked at last kept.

    Args:
        tables: whose games they are.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: OrderedDict[str, Future[tuple[Compared, ...]]] = OrderedDict()
        self._lock = threading.Lock()

    def keeps(self, table: str) -> bool:
        """Whether what is asked of a game is answered without a search."""
        with self._lock:
            return table in self._kept

    def of(self, table: str) -> tuple[Compared, ...]:
        """The turns of a game that is over, in their order.

        Decides PL-51.

        Raises:
            NoSuchTable: there is none.
            StillPlayed: it goes on.
            NoWordsHere: its word list is not installed.
        """
        game_state = self._tables.game_cache.load(table)
        if game_state.game.ended is None:
            raise StillPlayed
        with self._lock:
            found = self._kept.get(table)
            searches = found is None
            if found is None:
                found = self._kept[table] = Future()
            self._kept.move_to_end(table)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        # who asks while somebody else's question is searched for waits for that answer
        return self._search(table, game_state, found) if searches else found.result()

    def _search(
        self, table: str, game_state: GameState, found: Future[tuple[Compared, ...]]
    ) -> tuple[Compared, ...]:
        try:
            found.set_result(tuple(self._turns(game_state)))
        except BaseException as error:
            with self._lock:
                if self._kept.get(table) is found:
                    del self._kept[table]
            found.set_exception(error)
        return found.result()

    def _turns(self, game_state: GameState) -> Iterator[Compared]:
        game = game_state.game
        pinned = game.started
        vocabularies = self._tables.vocabularies
        words = vocabularies.pinned_to(game.edition, pinned.lexicon, pinned.fingerprint)
        if words.graph is None:
            raise NoWordsHere
        generator = MoveGenerator(game.rules, words.graph, words.map(game.rules))
        for row, before in _before(game_state):
            rack = before.racks[row.seat]
            if not hidden_count(rack):
                best = generator.best(before.board, rack)
                yield Compared(row, before.board, rack, best)


def _before(game_state: GameState) -> Iterator[tuple[Row, Game]]:
    """The turns in which tiles were laid, exchanged or not, each with the game before it."""
    turns = {row.number: row for row in game_state.rows if row.kind in ("play", "exchange", "pass")}
    state = Game.begin(game_state.game.started)
    for event in game_state.game.events[1:]:
        if row := turns.get(state.number + 1):
            yield row, state
        state = state.after(event)
