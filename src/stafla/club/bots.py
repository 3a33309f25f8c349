"""Bots that play at tables, outside of any request.

What a bot owes is told by the log (`stafla.club.tables.bot_task`), so a server that starts again
goes on where it was. A bot sees what its seat may see (`stafla.bots.Sight`) and acts through the
same door as people: an append on the number it saw.
"""

import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from stafla import rules
from stafla.bots import Decision, Exchange, Lay, Player, make, sight_of
from stafla.bots.human_like_bot import HumanLikeBot
from stafla.bots.match import claimed_words
from stafla.club.tables.acts import complete
from stafla.club.tables.bot_task import BotTask, Kind, duty
from stafla.club.tables.cache import GameState
from stafla.club.tables.refusals import BrokenTable, NoSuchTable, StaleTable
from stafla.club.tables.tables import Tables
from stafla.club.thread_cache import ThreadCache
from stafla.rules import Event, Game
from stafla.rules.game.state import bags
from stafla.store import DatabaseClosed

PATIENCE_MILLISECONDS = 5_000
TURNS_TO_COME = 20
"""By so many turns a level that plays by the clock divides the time that it has."""
# so soon a table is looked at again at which a bot failed, as where the database is away; then
# twice as long each time
FIRST_RETRY_SECONDS, LONGEST_RETRY_SECONDS = 2.0, 300.0
MOST_LEFT_OUT = 100_000
MOST_HURRIED = 10_000
MOST_PLAYERS = 12
"""Players that a thread keeps: people choose the variants, and each knows the words of a list."""
log = logging.getLogger(__name__)


class BotRunner:
    """A few threads in which bots think.

    Args:
        tables: where they play.
        now: milliseconds since 1970 (UTC).
        patience: how long a bot that plays next leaves people to challenge a play, in
            milliseconds.
        pace: how long the levels take over a turn, as a part of what a person would; 0: they
            answer at once.
        threads: how many think at once.
    """

    def __init__(
        self,
        tables: Tables,
        *,
        now: Callable[[], int],
        patience: int = PATIENCE_MILLISECONDS,
        pace: float = 1.0,
        threads: int = 2,
    ) -> None:
        self._tables = tables
        self._now = now
        self._patience = patience
        self._pace = pace
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._lock = threading.Lock()
        self._busy: dict[str, bool] = {}
        self._timers: dict[str, threading.Timer] = {}
        self._pauses: dict[str, float] = {}  # tables at which a bot failed last: until the next try
        self._hurried: set[str] = set()  # tables whose only person wants no pauses, till their turn
        self._closed = False
        self._players = ThreadCache[Player](MOST_PLAYERS)
        self._without: set[str] = set()  # tables at which no bot sits, as far as they came up

    def resume(self) -> None:
        """Take up every duty that the log holds; once, at the start."""
        for table in self._tables.games.waiting_for_bots():
            self.wake(table)

    def wake(self, table: str, *, at_once: bool = False) -> None:
        """Look whether a bot owes this table something; returns at once.

        With ``at_once`` the levels take no time over their turns until a person is to move, where
        nobody else plays whose turn that would take time from.
        """
        with self._lock:
            if self._closed or table in self._without:
                return
            if at_once and len(self._hurried) < MOST_HURRIED:
                self._hurried.add(table)
            if timer := self._timers.pop(table, None):
                timer.cancel()
            if table in self._busy:
                self._busy[table] = True
                return
            self._busy[table] = False
            self._pool.submit(self._run, table)

    def close(self) -> None:
        """Let the acts under way finish and take up no more."""
        with self._lock:
            self._closed = True
            for timer in self._timers.values():
                timer.cancel()
            self._timers.clear()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _run(self, table: str) -> None:
        more = False
        try:
            # one act, then it is another table's turn: bots among themselves hold up nobody
            more = not self._closed and self._step(table)
            self._pauses.pop(table, None)
        except NoSuchTable:
            log.debug("a bot was called to a table that has not begun")
        except (BrokenTable, DatabaseClosed):
            log.debug("a bot plays no more at a table whose log cannot be read")
        except Exception:
            log.exception("a bot failed at table %s and tries again", table)
            self._try_again(table)
        with self._lock:
            again = self._busy.pop(table)
        if again or more:
            self.wake(table)

    def _try_again(self, table: str) -> None:
        """Have a table looked at again, though nobody may call: it may wait for a bot alone."""
        pause = self._pauses.get(table, FIRST_RETRY_SECONDS)
        self._pauses[table] = min(2 * pause, LONGEST_RETRY_SECONDS)
        self._comes_back(table, int(1000 * pause))

    def _leave_out(self, table: str) -> None:
        """Look no more at a table of people alone; nobody's kind changes once a game has begun."""
        with self._lock:
            if len(self._without) >= MOST_LEFT_OUT:
                self._without.clear()
            self._without.add(table)

    def _step(self, table: str) -> bool:
        """Do one duty; False when none is left for now."""
        state = self._tables.state(table, least=0)
        game, seats, bots = state.game_state.game, state.seats, state.bots
        if not bots:
            self._leave_out(table)
        owed = duty(game, bots)
        if owed is None:
            self._hurried.discard(table)
            return False
        players = {seat: self._player(game, seats[seat].bot or "") for seat in owed.seats}
        hurried = state.alone and table in self._hurried
        thinks = owed.kind == "move" and not hurried
        if thinks and self._thinks(table, state.game_state, players):
            return False
        events = perform(game, owed, players)
        if not events or (owed.kind == "answer" and self._waits(table, game, owed, events)):
            return False
        words = self._tables.authority(state.game_state)
        try:
            self._tables.append(table, game, complete(game, events, words))
        except StaleTable:
            log.debug("table %s went on while a bot thought", table)
        return True

    def _waits(self, table: str, game: Game, owed: BotTask, events: tuple[Event, ...]) -> bool:
        """Whether a bot that would accept a play gives people more time; then it comes back."""
        if not owed.patient or isinstance(events[0], rules.Challenged):
            return False
        laid = max(n for n, e in enumerate(game.events, 1) if isinstance(e, rules.Played))
        since = self._tables.games.events(table, after=laid - 1)[0].at
        return self._comes_back(table, since + self._patience - self._now())

    def _thinks(self, table: str, game_state: GameState, players: dict[int, Player | None]) -> bool:
        """Whether a level takes its time over its turn, as people do; then it comes back."""
        ((seat, player),) = players.items()
        if not self._pace or not isinstance(player, HumanLikeBot):
            return False
        game, at = game_state.game, game_state.at
        try:
            pause = int(1000 * self._pace * player.pause(sight_of(game, seat)))
        except Exception:
            log.exception("a bot failed to say how long it thinks; it moves at once")
            return False
        left = game_state.clock.time_left(game, seat, at)
        if left is not None:
            pause = min(pause, max(left, 0) // TURNS_TO_COME)
        return self._comes_back(table, at + pause - self._now())

    def _comes_back(self, table: str, left: int) -> bool:
        """Whether something is to wait for so many milliseconds more; then the table is woken."""
        if left <= 0:
            return False
        timer = threading.Timer(left / 1000, self.wake, (table,))
        timer.daemon = True
        with self._lock:
            if self._closed:
                return True
            self._timers[table] = timer
        timer.start()
        return True

    def _player(self, game: Game, kind: str) -> Player | None:
        """Return this thread's player of a kind; None if the word list is not there to play by."""
        words = self._tables.words(game)
        graph, started = words.graph, game.started
        if graph is None:
            return None
        key = kind, started.edition, started.variants, words.fingerprint
        return self._players.get(
            key, lambda: make(kind, game.edition, graph, words.map(game.rules))
        )


def perform(game: Game, owed: BotTask, players: dict[int, Player | None]) -> tuple[Event, ...]:
    """The events by which bots do what they owe; none if there is nothing to say."""
    return _PERFORMED[owed.kind](game, owed, players)


def _draw(game: Game, owed: BotTask, players: dict[int, Player | None]) -> tuple[Event, ...]:
    (seat,) = owed.seats
    player = players[seat]
    draws = (bags.fuller(game),) if player is None else player.draws(sight_of(game, seat))
    return rules.draw(game, seat, draws)


def _answer(game: Game, owed: BotTask, players: dict[int, Player | None]) -> tuple[Event, ...]:
    play = game.breakdown
    assert play is not None
    if game.started.check == "challenge":
        for seat in owed.seats:
            player = players[seat]
            doubts = player.doubts(sight_of(game, seat), play) if player else ()
            if doubts:
                return rules.challenge(game, seat, doubts)
    return () if owed.confirmer is None else rules.confirm(game, owed.confirmer)


def _vote(game: Game, owed: BotTask, players: dict[int, Player | None]) -> tuple[Event, ...]:
    (seat,) = owed.seats
    player = players[seat]
    assert game.pending is not None and game.pending.claim is not None
    said = game.pending.claim.argument
    agrees = player is not None and player.votes(sight_of(game, seat), claimed_words(game), said)
    return rules.vote(game, seat, agrees)


def _move(game: Game, owed: BotTask, players: dict[int, Player | None]) -> tuple[Event, ...]:
    (seat,) = owed.seats
    player = players[seat]
    if player is None:
        return rules.pass_turn(game, seat)
    try:
        sight = sight_of(game, seat)
        if sight.blanks and (square := player.takes(sight)) is not None:
            return rules.take_blank(game, seat, square)
        return _decide(game, seat, player.decide(sight))
    except Exception:
        # a table must not stand still because a bot is at a loss
        log.exception("a bot failed, or chose what the rules refuse; it passes")
        return rules.pass_turn(game, seat)


def _decide(game: Game, seat: int, decision: Decision) -> tuple[Event, ...]:
    match decision:
        case Lay(placement):
            automatic = game.words_checked
            return rules.play(game, seat, placement, "valid" if automatic else None)
        case Exchange(tiles):
            return rules.exchange(game, seat, tiles)
        case _:
            return rules.pass_turn(game, seat)


def _end(game: Game, owed: BotTask, players: dict[int, Player | None]) -> tuple[Event, ...]:
    """A bot agrees to end the game unless it has a play itself (FI-35)."""
    (seat,) = owed.seats[:1]
    player = players.get(seat)
    try:
        agrees = player is None or player.ends(sight_of(game, seat))
    except Exception:
        log.exception("a bot failed to say whether it can play; it agrees to end")
        agrees = True
    return (rules.accept_end if agrees else rules.decline_end)(game, seat)


def _consent(game: Game, owed: BotTask, _players: dict[int, Player | None]) -> tuple[Event, ...]:
    """A bot agrees to what people want, but leaves verdicts to the list and the judge."""
    assert game.proposal is not None
    verdict = game.proposal.what == "overturn"
    return (rules.decline if verdict else rules.consent)(game, owed.seats[0])


Performance = Callable[[Game, BotTask, dict[int, Player | None]], tuple[Event, ...]]
_PERFORMED: dict[Kind, Performance] = {
    "choose": lambda game, owed, _: rules.choose(game, owed.seats[0], "first-move"),
    "draw": _draw,
    "vote": _vote,
    "press": lambda game, owed, _: rules.press(game, owed.seats[0]),
    "accept-end": _end,
    "consent": _consent,
    "verdict": lambda game, owed, _: rules.accept_verdict(game, owed.seats[0]),
    "answer": _answer,
    "move": _move,
}
