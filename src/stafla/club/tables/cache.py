"""Games replayed from the log, kept while they are asked for.

A fold is a convenience: dropping any of them at any time loses nothing. One that is at the log's
end as far as this process knows (it wrote or read that end, and heard of no other writer since)
serves without another look, for what tolerates that it is not: an act, since the append compares
the number, and news, since who missed some finds everything in the log.
"""

import logging
import threading
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field

from stafla.club.news.hub import News
from stafla.club.tables import log as codec
from stafla.club.tables.delay import NONE, Delay, delay_of
from stafla.club.tables.refusals import BrokenTable, NoSuchTable
from stafla.editions import load
from stafla.rules import Appealed, Clock, Event, Game, JudgeCalled, Proposed, Row
from stafla.rules.base.replace import replace
from stafla.rules.game.sheet import ScoreSheet
from stafla.store import GameStore, NoSuchGame, StoredEvent

MOST_KEPT = 4_096
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class GameState:
    """A game with its score sheet and its clock, which follow the same events.

    ``asked`` is when each seat last proposed something, ``called`` when it last called the judge or
    appealed. ``at`` is when the latest of them
    happened, in milliseconds since 1970 (UTC); a ``rated`` game counts for the ratings of its
    players, and who watches it is behind by ``delay``; at an ``attested`` one a word that only
    another dictionary knows is unknown.
    """

    game: Game
    clock: Clock
    at: int
    sheet: ScoreSheet = ScoreSheet()  # noqa: RUF009 - nothing changes it
    asked: Mapping[int, int] = field(default_factory=dict)
    called: Mapping[int, int] = field(default_factory=dict)
    rated: bool = False
    delay: Delay = NONE
    attested: bool = False

    def after(self, event: Event, at: int) -> "GameState":
        """All of them after one more event, which happened at ``at``."""
        game = self.game.after(event)
        clock = self.clock.after(event, game, at)
        sheet = self.sheet.after(event, self.game, game)
        asked = {**self.asked, event.seat: at} if isinstance(event, Proposed) else self.asked
        called = self.called
        if isinstance(event, JudgeCalled | Appealed):
            called = {**called, event.seat: at}
        return replace(self, game=game, clock=clock, at=at, sheet=sheet, asked=asked, called=called)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of the sheet; it costs a walk over all of them."""
        return self.sheet.rows

    @staticmethod
    def begin(
        started: Event,
        at: int,
        rated: bool = False,
        delay: Delay = NONE,
        *,
        attested: bool = False,
    ) -> "GameState":
        """A game after its first event, which pins the edition that reads the others."""
        game = Game.replay([started])
        clock = Clock.begin(len(game.racks))
        return GameState(game, clock, at, rated=rated, delay=delay, attested=attested)

    @property
    def due(self) -> int | None:
        """When time alone brings something about next."""
        return self.clock.moment(self.game)


class GameCache:
    """The state of games as their events made it.

    Args:
        games: the log.
        news: tells of what other workers append; without it nothing is taken to be at the end.
        most: how many games are kept replayed.
    """

    def __init__(self, games: GameStore, news: News | None = None, most: int = MOST_KEPT) -> None:
        self._games = games
        self._news = news
        self._most = most
        self._kept: OrderedDict[str, GameState] = OrderedDict()
        self._at_end: set[str] = set()
        self._invalidations = 0
        self._invalidated: OrderedDict[str, int] = OrderedDict()
        self._all_invalidated = 0
        self._late: OrderedDict[str, GameState] = OrderedDict()
        self._lock = threading.Lock()
        self._broken: set[str] = set()
        if news is not None:
            news.elsewhere(self.invalidate)

    @property
    def invalidations(self) -> int:
        """How often others were heard of, at any game; asked before a look at the log (`keep`)."""
        return self._invalidations

    def load(self, table: str) -> GameState:
        """The game as it stands in the log now.

        Raises:
            NoSuchTable
            BrokenTable: the log cannot be read.
        """
        with self._lock:
            known, invalidations = self._kept.get(table), self._invalidations
        game_state = known or self._begin(table)
        for event in self._games.events(table, after=game_state.game.number):
            game_state = self._read(table, game_state, event)
        self.keep(table, game_state, invalidations)
        return game_state

    def get_or_load(self, table: str, least: int = 0) -> GameState:
        """The game as far as is known here, with ``least`` events or more if it has so many.

        Raises:
            NoSuchTable
        """
        known = self.get(table)
        return known if known and known.game.number >= least else self.load(table)

    def get(self, table: str) -> GameState | None:
        """The game, if no look at the log is needed to tell how it stands."""
        if self._news is None or not self._news.whole:
            return None
        with self._lock:
            if table not in self._at_end:
                return None
            self._kept.move_to_end(table)
            return self._kept[table]

    def invalidate(self, table: str | None) -> None:
        """Others may have appended to a game (None: to any)."""
        with self._lock:
            self._invalidations += 1
            if table is None:
                self._at_end.clear()
                self._invalidated.clear()
                self._all_invalidated = self._invalidations
            else:
                self._at_end.discard(table)
                self._invalidated[table] = self._invalidations
                self._invalidated.move_to_end(table)
                while len(self._invalidated) > self._most:
                    self._all_invalidated = self._invalidated.popitem(last=False)[1]

    def as_of(self, table: str, number: int) -> GameState:
        """The game as it was after event ``number``, for those who are behind.

        Raises:
            NoSuchTable
        """
        with self._lock:
            known = self._late.get(table)
        game_state = known if known and known.game.number <= number else self._begin(table)
        for event in self._games.events(table, after=game_state.game.number):
            if event.number > number:
                break
            game_state = self._read(table, game_state, event)
        with self._lock:
            self._late[table] = game_state
            self._late.move_to_end(table)
            while len(self._late) > self._most:
                self._late.popitem(last=False)
        return game_state

    def keep(self, table: str, game_state: GameState, invalidations: int) -> None:
        """Keep what the log was seen to say, when `invalidations` was so much.

        It is at the end if others were heard of at other games only since then.
        """
        with self._lock:
            cached = self._kept.get(table)
            if cached is None or cached.game.number <= game_state.game.number:
                self._kept[table] = game_state
                if invalidations >= max(self._all_invalidated, self._invalidated.get(table, 0)):
                    self._at_end.add(table)
            self._kept.move_to_end(table)
            while len(self._kept) > self._most:
                self._at_end.discard(self._kept.popitem(last=False)[0])

    def _begin(self, table: str) -> GameState:
        try:
            header = self._games.header(table)
        except NoSuchGame:
            raise NoSuchTable from None
        # a database that is away tells nothing of the log, so it is asked before
        stored = self._games.events(table)
        try:
            first = stored[0]
            started = codec.load(first.body, load(header.profile))
            kept = header.rated, delay_of(header.delay)
            return GameState.begin(started, first.at, *kept, attested=header.attested)
        except Exception as error:
            raise self._broke(table, 1, error) from error

    def _read(self, table: str, game_state: GameState, event: StoredEvent) -> GameState:
        """The game after one more event of its log, whatever is wrong with that."""
        try:
            return game_state.after(codec.load(event.body, game_state.game.edition), event.at)
        except Exception as error:
            raise self._broke(table, event.number, error) from error

    def _broke(self, table: str, number: int, error: Exception) -> BrokenTable:
        """Report a log that cannot be read, once, and have nobody wake for it again and again."""
        with self._lock:
            known = table in self._broken
            self._broken.add(table)
        if not known:
            log.error("table %s cannot be read: event %d: %s", table, number, error)
            self._games.set_aside(table)
        return BrokenTable()

    @property
    def broken(self) -> frozenset[str]:
        """The tables whose log this process has met and could not read."""
        with self._lock:
            return frozenset(self._broken)
