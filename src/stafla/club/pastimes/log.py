"""What is played beside the plain game: begun, changed, seen. The log is the only truth."""

import logging
import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce

from stafla import _core
from stafla.club.codes import wish
from stafla.club.holdings import Hold, no_bounds
from stafla.club.lexica import NoWordsHere, TableLexicon
from stafla.club.pastimes import refusals
from stafla.club.refusal import BrokenLog, StaleLog
from stafla.club.tables import log as codec
from stafla.club.tables.observation import Audience
from stafla.club.tables.refusals import CannotBeKept
from stafla.club.tables.tables import Tables
from stafla.club.ticket import NO_TICKET, Ticket
from stafla.editions import Edition, load
from stafla.records import RecordFault
from stafla.records.record import pastime as records
from stafla.rules import Event, Game, reverse
from stafla.rules import solo as daily
from stafla.rules.bingo import round as bingo
from stafla.rules.duplicate.state import Duplicate
from stafla.store import (
    CodeKind,
    Holder,
    NewEvent,
    NoPastimeRow,
    Pastime,
    PastimeKind,
    PastimeStore,
    PastimeSummary,
    StaleNumber,
    StoreError,
)

ID = re.compile(r"[A-Za-z0-9_-]{22}")
WRITERS = 256
MOST_KEPT = 512
log = logging.getLogger(__name__)
ATTEMPTS = 100
JOINED: dict[PastimeKind, CodeKind] = {"duplicate": "duplicate", "bingo": "bingo"}
"""What strangers join, so that it has a code; the other kinds somebody plays alone, or with those
of a game."""
State = reverse.Reverse | bingo.Bingo | daily.Daily | Duplicate | Game


@dataclass(frozen=True, slots=True)
class PastimeGame:
    """What is played, with its state."""

    row: Pastime
    state: State


class PastimeLog:
    """The log of what is played beside the plain game.

    Args:
        rows: the log.
        tables: give the word lists, the time, the news and random bits.
        most: how many states are kept folded.
        hold: what bounds what one visitor begins.
    """

    def __init__(
        self, rows: PastimeStore, tables: Tables, most: int = MOST_KEPT, hold: Hold = no_bounds
    ) -> None:
        self.hold = hold
        self.rows = rows
        self.tables = tables
        self._most = most
        self._kept: OrderedDict[str, PastimeGame] = OrderedDict()
        self._generators: dict[tuple[str, int, str], _core.MoveGenerator] = {}
        self._broken: set[str] = set()
        self._lock = threading.Lock()
        # one writes at a time to a pastime; a slow act there holds up no other
        self._writing = [threading.Lock() for _ in range(WRITERS)]
        self._reading = [threading.Lock() for _ in range(WRITERS)]

    def begin(
        self,
        kind: PastimeKind,
        edition: Edition,
        make: Callable[[], Sequence[Event]],
        audience: Audience,
        *,
        game: str | None = None,
        subject: str = "",
        ticket: Ticket = NO_TICKET,
        options: str = "",
    ) -> str:
        """Begin with the events that are made, once it is sure that they may; returns the id.

        Whoever asks again with the same ticket for the same edition and ``options`` gets the same.

        Raises:
            StoreError: of the same game there is one already.
            NotYourPastime, TooManyOpen, TooManyFromHere, TooManyInAll
        """
        owner, now = holder_of(audience), self.tables.now()
        content = "\0".join((kind, edition.id, options))
        issued = ticket.issue(
            audience, content, made=self.rows.made_at, now=now, token=self.tables.token
        )
        if issued.made:
            return issued.id
        with self.hold(audience, issued.id, kind):
            events, now = make(), self.tables.now()
            row = Pastime(issued.id, kind, now, edition.id, owner, game, subject)
            try:
                rows = [_row(kind, event, edition, now) for event in events]
                code = wish(JOINED[kind], self.tables.token, now) if kind in JOINED else None
                self.rows.create(row, rows, code)
            except StoreError:
                # by the same ticket another request was faster
                if not ticket.text or self.rows.made_at(issued.id) is None:
                    raise
        return issued.id

    def load(self, pastime: str) -> PastimeGame:
        """What is played under an id, as it stands in the log now.

        Raises:
            NoSuchPastime
            BrokenLog: the log cannot be read.
        """
        known = self._find_kept(pastime)
        if known is not None and self.rows.latest(pastime) == known.state.number:
            return known
        # of many who look at once, one reads what is new
        with self._reading[hash(pastime) % WRITERS]:
            known = self._find_kept(pastime) or self._begin(pastime)
            state = known.state
            for event in self.rows.events(pastime, state.number):
                try:
                    state = state.after(_read(known.row, event.body))
                except Exception as error:
                    raise self._broke(pastime, event.number, error) from error
            played = PastimeGame(known.row, state)
            self._keep(pastime, played)
            return played

    def _find_kept(self, pastime: str) -> PastimeGame | None:
        with self._lock:
            if pastime in self._kept:
                self._kept.move_to_end(pastime)
            return self._kept.get(pastime)

    def _begin(self, pastime: str) -> PastimeGame:
        if not ID.fullmatch(pastime):
            raise refusals.NoSuchPastime
        try:
            row = self.rows.get(pastime)
        except NoPastimeRow:
            raise refusals.NoSuchPastime from None
        first, *_ = self.rows.events(pastime)
        replay: Callable[[list[Event]], State] = (
            Game.replay if row.kind == "open" else records.KINDS[row.kind].replay
        )
        try:
            return PastimeGame(row, replay([_read(row, first.body)]))
        except Exception as error:
            raise self._broke(pastime, 1, error) from error

    def _broke(self, pastime: str, number: int, error: Exception) -> BrokenLog:
        """Report a log that cannot be read once, however often somebody looks."""
        with self._lock:
            known = pastime in self._broken
            self._broken.add(pastime)
        if not known:
            log.error("pastime %s cannot be read: event %d: %s", pastime, number, error)
        return BrokenLog()

    def _keep(self, pastime: str, played: PastimeGame) -> None:
        with self._lock:
            self._kept[pastime] = played
            self._kept.move_to_end(pastime)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def change(
        self,
        pastime: str,
        decide: Callable[[PastimeGame], Sequence[Event]],
        *topics: str,
        holder: Callable[[State], Holder] | None = None,
    ) -> State:
        """Append what ``decide`` makes of the state now; returns the state after it.

        Somebody else may have written first: it is then decided again.

        Args:
            pastime: which.
            decide: the events that follow.
            topics: told to those who look, if there are any.
            holder: of the state after them, who holds the card that is new.

        Raises:
            NoSuchPastime, StaleLog: others write all the time.
            Refusal: what ``decide`` refuses.
        """
        for _ in range(ATTEMPTS):
            with self._writing[hash(pastime) % WRITERS]:
                played = self.load(pastime)
                events = decide(played)
                if not events:
                    return played.state
                try:
                    after = self._append(played, events, holder)
                except StaleNumber:
                    continue  # another process
            for topic in topics:
                self.tables.news.tell(topic)
            return after
        raise StaleLog

    def _append(
        self,
        played: PastimeGame,
        events: Sequence[Event],
        holder: Callable[[State], Holder] | None,
    ) -> State:
        row, now = played.row, self.tables.now()
        after: State = reduce(lambda state, event: state.after(event), events, played.state)
        rows = [_row(row.kind, event, after.edition, now) for event in events]
        held = holder(after) if holder else None
        self.rows.append(row.id, played.state.number, rows, progress_of(after), held)
        self._keep(row.id, PastimeGame(row, after))
        return after

    def words(self, edition: Edition, name: str = "", fingerprint: str = "") -> TableLexicon:
        """The word list pinned, or the edition's own; it must be at hand.

        Raises:
            NoWordsHere
        """
        vocabularies = self.tables.vocabularies
        found = (
            [vocabularies.pinned_to(edition, name, fingerprint)]
            if fingerprint
            else vocabularies.of(edition)
        )
        if not found or found[0].graph is None:
            raise NoWordsHere
        return found[0]

    def generator(
        self, edition: Edition, words: TableLexicon, rules: _core.Ruleset | None = None
    ) -> _core.MoveGenerator:
        """What finds the plays of one player alone; made once for an edition and its words.

        ``rules`` are those of a variant that lays more or fewer tiles than the edition's.
        """
        rules = rules or edition.ruleset(1)
        key = (edition.id, rules.rack_size, words.fingerprint)
        with self._lock:
            if key not in self._generators:
                graph = words.graph
                assert graph is not None
                self._generators[key] = _core.MoveGenerator(rules, graph, words.map(rules))
            return self._generators[key]


def progress_of(state: State) -> PastimeSummary:
    """What is kept beside the events to be found again."""
    match state:
        case bingo.Bingo():
            return PastimeSummary(state.ended is not None, len(state.called))
        case daily.Daily():
            return PastimeSummary(state.ended, state.total, state.most)
        case Duplicate():
            best = max((account.total for account in state.accounts), default=0)
            tops = sum(closed.points for closed in state.rounds)
            return PastimeSummary(state.ended is not None, best, tops)
        case reverse.Reverse():
            return PastimeSummary(state.ended, max(state.totals))
    return PastimeSummary(state.ended is not None, state.totals[0])


def caller_topic(pastime: str) -> str:
    """What the caller's screen listens to: also who joined and who wrote, which phones need not."""
    return f"{pastime}:caller"


def hall_topic(pastime: str) -> str:
    """What a screen in the hall listens to beside the game: how many joined, and have written."""
    return f"{pastime}:hall"


def holder_of(audience: Audience) -> str:
    """Whose a pastime is: the account's, or the device's.

    Raises:
        NotYourPastime: nobody can be told.
    """
    if audience.device is None and audience.person is None:
        raise refusals.NotYourPastime
    return audience.person or audience.device or ""


def is_owner(played: PastimeGame, audience: Audience) -> bool:
    """Whether they are the one who began it: the account, or the device of a guest."""
    return played.row.owner in {audience.person, audience.device} - {None}


def require_owner(played: PastimeGame, audience: Audience) -> None:
    """Only who began it goes on with it.

    Raises:
        NotYourPastime
    """
    if not is_owner(played, audience):
        raise refusals.NotYourPastime


def _row(kind: PastimeKind, event: Event, edition: Edition, now: int) -> NewEvent:
    if kind == "open":
        return NewEvent(*codec.dump(event, edition), now)
    name, body = records.dump(event)
    try:
        body.encode()
        same = records.load(body, kind) == event
    except (RecordFault, ValueError) as error:
        log.error("an event %s of a pastime cannot be kept: %s", name, error)
        raise CannotBeKept from error
    if not same:
        raise CannotBeKept
    return NewEvent(name, body, now)


def _read(row: Pastime, body: str) -> Event:
    if row.kind == "open":
        return codec.load(body, load(row.profile))
    return records.load(body, row.kind)
