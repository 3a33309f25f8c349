"""Reverse play at a table whose game is over (PL-42, PL-43)."""

from collections.abc import Sequence
from contextlib import suppress

from stafla._core import WordGraph
from stafla.club.pastimes.log import PastimeGame, PastimeLog
from stafla.club.pastimes.refusals import NoSuchPastime
from stafla.club.tables.observation import Audience
from stafla.club.tables.refusals import NotYourTable
from stafla.club.tables.tables import Tables
from stafla.rules import Event, WordJudge, reverse
from stafla.store import Seat, StoreError

POSITIONS = 600


class ReverseGames:
    """The use cases of reverse play.

    Args:
        log: where it is kept.
        tables: whose games are taken apart.
        positions: how many positions a bot looks at for a removal.
    """

    def __init__(self, log: PastimeLog, tables: Tables, positions: int = POSITIONS) -> None:
        self._log = log
        self._tables = tables
        self._positions = positions

    def of(self, table: str) -> str | None:
        """The reverse play of a table's game, if it was begun."""
        return self._log.rows.of_game(table)

    def begin(self, table: str, audience: Audience) -> str:
        """Take a finished game apart, or go on with that; returns the id.

        Raises:
            NoSuchTable, NotYourTable, NoWordsHere, TooManyOpen, TooManyFromHere
            NotOver, NothingToRemove: the rules' reasons.
        """
        if known := self.of(table):
            return known
        if not any(audience.holds(seat) for seat in self._tables.games.seats(table)):
            self._tables.number(table)
            raise NotYourTable
        game = self._tables.game(table)
        pinned = game.started
        words = self._log.words(game.edition, pinned.lexicon, pinned.fingerprint)
        graph = words.graph
        assert graph is not None

        def make() -> Sequence[Event]:
            events = reverse.start(game, graph)
            state = reverse.Reverse.replay(events)
            return events + self._bots(state, self._tables.games.seats(table), graph, words.verdict)

        with suppress(StoreError):  # two began it at the same moment
            self._log.begin("reverse", game.edition, make, audience, game=table)
            self._tables.news.tell(table)
        begun = self.of(table)
        assert begun is not None
        return begun

    def get(
        self, pastime: str, audience: Audience
    ) -> tuple[PastimeGame, reverse.Reverse, tuple[Seat, ...]]:
        """Reverse play as it stands, and who plays; everybody may look.

        Raises:
            NoSuchPastime
        """
        played = self._log.load(pastime)
        return played, *self._read(played)

    def _read(self, played: PastimeGame) -> tuple[reverse.Reverse, tuple[Seat, ...]]:
        if not isinstance(played.state, reverse.Reverse) or played.row.game is None:
            raise NoSuchPastime
        return played.state, self._tables.games.seats(played.row.game)

    def take(self, pastime: str, audience: Audience, squares: Sequence[int]) -> reverse.Reverse:
        """Take tiles off for the seat whose turn it is; bots answer at once.

        Raises:
            NoSuchPastime, NotYourTable, NoWordsHere
            Refusal: the rules' reasons.
        """

        def decide(played: PastimeGame) -> Sequence[Event]:
            state, seats = self._read(played)
            mover = state.to_move
            if mover is not None and not audience.holds(seats[mover]):
                raise NotYourTable
            pinned = state.started
            words = self._log.words(state.edition, pinned.lexicon, pinned.fingerprint)
            assert words.graph is not None
            taken = reverse.remove(state, mover or 0, squares, words.graph, words.verdict)
            for event in taken:
                state = state.after(event)
            return (*taken, *self._bots(state, seats, words.graph, words.verdict))

        after = self._log.change(pastime, decide, pastime)
        assert isinstance(after, reverse.Reverse)
        return after

    def _bots(
        self,
        state: reverse.Reverse,
        seats: Sequence[Seat],
        graph: WordGraph,
        judge: WordJudge,
    ) -> tuple[Event, ...]:
        """What bots take until a person's turn comes."""
        events: tuple[Event, ...] = ()
        while state.to_move is not None and seats[state.to_move].kind == "bot":
            squares = reverse.choose(state, graph, self._positions)
            taken = reverse.remove(state, state.to_move, squares, graph, judge)
            for event in taken:
                state = state.after(event)
            events += taken
        return events
