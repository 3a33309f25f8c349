"""Hints for who plays alone against bots: a good play, shown step by step.

A hint is made of what the seat sees (`stafla.bots.Sight`), once a turn, and only for the seat whose
turn it is; where another person plays, or the game is rated, there is none.
"""

import threading
from collections import OrderedDict
from dataclasses import dataclass

from stafla._core import Placement, WordGraph, score
from stafla.bots import Exchange, Lay, sight_of
from stafla.bots.adviser import Adviser, adviser
from stafla.club.lexica import NoWordsHere, TableLexicon
from stafla.club.refusal import ClubRefusal
from stafla.club.tables.observation import Audience
from stafla.club.tables.seats import seat_of
from stafla.club.tables.tables import Tables
from stafla.club.thread_cache import ThreadCache
from stafla.editions import Edition
from stafla.rules import Game
from stafla.rules.game.refusals import NotYourTurn

MOST_KEPT = 1024
MOST_ADVISERS = 12
"""Advisers that a thread keeps; each holds the words of one list that its opponent knows."""


class NoHints(ClubRefusal):
    """Hints are for who plays alone against bots, in games that are not rated."""

    code = "no-hints"


@dataclass(frozen=True, slots=True)
class Hint:
    """What somebody could do now.

    Attributes:
        number: of the latest event when it was given; later it may be out of place.
        edition: what is played.
        placement: a play; None: nothing can be laid.
        points: what the play scores.
        word: its main word as codes.
        laid: its tiles as (square, code), in order.
        tiles: without a play the tiles to exchange; none: pass.
    """

    number: int
    edition: Edition
    placement: Placement | None = None
    points: int = 0
    word: bytes = b""
    laid: tuple[tuple[int, int], ...] = ()
    tiles: bytes = b""


class Hints:
    """Gives hints; those given last are kept, so that asking again costs nothing.

    Args:
        tables: where people play.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: OrderedDict[tuple[str, int], Hint] = OrderedDict()
        self._lock = threading.Lock()
        self._advisers = ThreadCache[Adviser](MOST_ADVISERS)

    def of(self, table: str, audience: Audience) -> Hint:
        """What the seat of the audience could do in its turn.

        Raises:
            NoSuchTable, NotYourTable, NotAPerson: as `Tables.observe`.
            NoHints: not at this table.
            NotYourTurn: somebody else is to move.
            NoWordsHere: the word list of the game is not installed.
        """
        state = self._tables.state(table)
        game_state, seats = state.game_state, state.seats
        seat = seat_of(audience, seats)
        if not state.gives_hints:
            raise NoHints
        game = game_state.game
        if not _may_lay(game, seat):
            raise NotYourTurn
        key = table, game.number
        with self._lock:
            known = self._kept.get(key)
        if known is not None:
            return known
        opponent = next(player.bot for player in seats if player.kind == "bot") or ""
        hint = self._make(game, seat, opponent)
        with self._lock:
            self._kept[key] = hint
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return hint

    def _make(self, game: Game, seat: int, opponent: str) -> Hint:
        words = self._tables.words(game)
        if words.graph is None:
            raise NoWordsHere
        sight = sight_of(game, seat)
        decision = self._adviser(game, opponent, words, words.graph).decide(sight)
        if isinstance(decision, Exchange):
            return Hint(game.number, game.edition, tiles=decision.tiles)
        if not isinstance(decision, Lay):
            return Hint(game.number, game.edition)
        placement = decision.placement
        scored = score(game.rules, game.board, placement)
        laid = tuple(placement.laid(game.rules))
        word = scored.words[0].letters
        return Hint(game.number, game.edition, placement, scored.total, word, laid)

    def _adviser(self, game: Game, opponent: str, words: TableLexicon, graph: WordGraph) -> Adviser:
        """An adviser for such a game, of the thread that asks."""
        started = game.started
        key = opponent, started.edition, started.variants, words.fingerprint
        return self._advisers.get(
            key, lambda: adviser(opponent, game.edition, graph, words.map(game.rules))
        )


def _may_lay(game: Game, seat: int) -> bool:
    """Whether the seat can lay tiles now, be it after accepting the play that waits."""
    if game.accepted is not None or game.halted:
        return False
    if game.phase == "turn":
        return seat in game.movers
    play = game.pending
    waits = game.phase == "window" and play is not None and play.made
    return waits and seat in game.next_movers
