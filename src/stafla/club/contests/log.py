"""Events as their entries make them: read, kept folded, written. The log is the only truth."""

import datetime
import logging
import re
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from stafla.club.contests.refusals import (
    NoSuchContest,
    PlaysAlready,
    WrittenElsewhere,
    refusal_of,
)
from stafla.club.news.hub import News
from stafla.club.refusal import BrokenLog, StaleLog
from stafla.contest.event import (
    Entry,
    Event,
    EventRefusal,
    Happening,
    Locked,
    Paired,
    PhaseMoved,
    Rated,
    Registered,
    rate_division,
    read,
    write,
)
from stafla.contest.pairing import NotPairable
from stafla.contest.prizes import Award
from stafla.contest.ratings import rating_system
from stafla.contest.standings import PlayerGame, Reach, Standing, games_by_player
from stafla.store import (
    AlreadyPlays,
    CodeWish,
    Contest,
    ContestStore,
    ContestSummary,
    Entrant,
    NoContestRow,
    StaleNumber,
)

ID = re.compile(r"[A-Za-z0-9_-]{22}")
FORGOTTEN: Final = "–"
"""Stands for the name of somebody who is not to be named any more."""
MOST_ENTRIES: Final = 50_000
"""Of one event on a server; a file may hold more."""
MOST_OF: Final[Mapping[type, int]] = {Paired: 1_000, PhaseMoved: 2_000, Locked: 10_000}
"""What costs more the larger an event is happens so often at most."""
MOST_KEPT: Final = 64
ATTEMPTS: Final = 100
WRITERS: Final = 64
Pairs = tuple[tuple[str, str], ...]
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class NewEntry:
    """Something that is to happen, and why."""

    what: Happening
    reason: str = ""


@dataclass(frozen=True, slots=True)
class LoadedContest:
    """An event as it stands.

    Attributes:
        row: as it is listed.
        event: what the entries make.
        entries: all of them, with names.
        seated: the pairs of every division and round as they were made last: a pair keeps its
            table, whoever leaves.
        brought: numbers of the entries that another house wrote: their authors are nobody here.
    """

    row: Contest
    event: Event = field(default_factory=Event)
    entries: tuple[Entry, ...] = ()
    seated: Mapping[tuple[str, int], Pairs] = field(default_factory=dict)
    brought: frozenset[int] = frozenset()
    _standings: dict[str, tuple[Standing, ...]] = field(
        default_factory=dict, compare=False, repr=False
    )
    _awards: list[tuple[Award, ...]] = field(default_factory=list, compare=False, repr=False)
    _player_games: dict[str, Mapping[str, tuple[PlayerGame, ...]]] = field(
        default_factory=dict, compare=False, repr=False
    )
    _reach: dict[str, Mapping[str, Reach]] = field(default_factory=dict, compare=False, repr=False)
    _temptations: dict[str, tuple[tuple[Reach, Reach], ...]] = field(
        default_factory=dict, compare=False, repr=False
    )
    _rated: dict[tuple[str, str, str], Rated] = field(
        default_factory=dict, compare=False, repr=False
    )

    @property
    def day(self) -> datetime.date:
        """The day that is announced."""
        return datetime.date.fromisoformat(self.row.day)

    def standings(self, division: str) -> tuple[Standing, ...]:
        """The places, reckoned once however many look."""
        if division not in self._standings:
            self._standings[division] = self.event.standings(division)
        return self._standings[division]

    def awards(self) -> tuple[Award, ...]:
        """Who has which prize, likewise."""
        if not self._awards:
            self._awards.append(self.event.awards())
        return self._awards[0]

    def player_games(self, division: str) -> Mapping[str, tuple[PlayerGame, ...]]:
        """What each round gave everybody, likewise."""
        if division not in self._player_games:
            event = self.event
            players, games = event.players(division), event.games(division)
            self._player_games[division] = games_by_player(players, games, event.opening().scoring)
        return self._player_games[division]

    def ratings(self, division: str, system: str) -> Rated:
        """What the event makes of ratings by a system, likewise.

        Raises:
            UnknownSystem
        """
        asked = division, system, self.row.day
        if asked not in self._rated:
            by = rating_system(system)
            self._rated[asked] = rate_division(self.event, division, self.day, by)
        return self._rated[asked]

    def reach(self, division: str) -> Mapping[str, Reach]:
        """The best and the worst place that everybody can still finish in, likewise."""
        if division not in self._reach:
            self._reach[division] = {one.player: one for one in self.event.reach(division)}
        return self._reach[division]

    def temptations(self, division: str) -> tuple[tuple[Reach, Reach], ...]:
        """Who of the first would finish safer by leaving, likewise."""
        if division not in self._temptations:
            self._temptations[division] = self.event.temptations(division)
        return self._temptations[division]

    def after(self, new: Sequence[Entry]) -> "LoadedContest":
        """The event after more happened.

        Raises:
            EventRefusal: it cannot have.
        """
        event, seated = self.event.after_all(new), dict(self.seated)
        for entry in new:
            if isinstance(entry.what, Paired):
                seated[entry.what.division, entry.what.round] = entry.what.pairs
        return LoadedContest(self.row, event, (*self.entries, *new), seated, self.brought)


class ContestLog:
    """The events of a house.

    Attributes:
        moved: called with an event that has gone on or back by a phase.

    Args:
        rows: where they are kept.
        news: who listens hears that something happened.
        now: milliseconds since 1970 (UTC).
        most: how many are kept folded.
    """

    def __init__(
        self, rows: ContestStore, news: News, now: Callable[[], int], most: int = MOST_KEPT
    ) -> None:
        self.rows = rows
        self.news = news
        self.now = now
        self._most = most
        self._known: OrderedDict[str, LoadedContest] = OrderedDict()
        self._broken: set[str] = set()
        self._house = ""
        self.moved: list[Callable[[str], None]] = []
        self._lock = threading.Lock()
        # one writes at a time to an event; a slow act there holds up no other
        self._writing = [threading.Lock() for _ in range(WRITERS)]

    @property
    def house(self) -> str:
        """The id of this house."""
        if not self._house:
            self._house = self.rows.house()
        return self._house

    def writer(self, contest: LoadedContest) -> str:
        """The id of the house that writes an event: the log says it, else where it began."""
        return contest.event.writer or contest.row.home or self.house

    def require_writer(self, contest: LoadedContest) -> None:
        """Only one house writes an event at a time.

        Raises:
            WrittenElsewhere
        """
        if self.writer(contest) != self.house:
            raise WrittenElsewhere

    def load(self, contest: str) -> LoadedContest:
        """An event as it stands in the database now.

        Raises:
            NoSuchContest
            BrokenLog: the log cannot be read.
        """
        row = self._row(contest)
        with self._lock:
            known = self._known.get(contest)
        if known is None or known.row.named != row.named:
            known = LoadedContest(row)
        bodies = self.rows.entries(contest, known.event.entries)
        try:
            grown = known.after(self._read(contest, bodies)) if bodies else known
        except (EventRefusal, NotPairable) as error:
            raise self._broke(contest, error) from error
        brought = known.brought
        if bodies:
            brought |= self.rows.list_brought(contest, known.event.entries)
        made = replace(grown, row=row, brought=brought)
        self._keep(made)
        return made

    def _row(self, contest: str) -> Contest:
        if not ID.fullmatch(contest):
            raise NoSuchContest
        try:
            return self.rows.get(contest)
        except NoContestRow:
            raise NoSuchContest from None

    def _read(self, contest: str, bodies: Iterable[str]) -> tuple[Entry, ...]:
        entries = read("\n".join(bodies).encode())
        if not any(isinstance(entry.what, Registered) for entry in entries):
            return entries
        entrants = self.rows.entrants(contest)
        return tuple(_with_names(entry, entrants) for entry in entries)

    def _keep(self, contest: LoadedContest) -> None:
        with self._lock:
            self._known[contest.row.id] = contest
            self._known.move_to_end(contest.row.id)
            while len(self._known) > self._most:
                self._known.popitem(last=False)

    def _broke(self, contest: str, error: Exception) -> BrokenLog:
        """Report a log that cannot be read once, however often somebody looks."""
        with self._lock:
            known = contest in self._broken
            self._broken.add(contest)
        if not known:
            log.error("event %s cannot be read: %s", contest, error)
        return BrokenLog()

    def open(
        self, row: Contest, done: Sequence[NewEntry], director: str, code: CodeWish | None = None
    ) -> None:
        """Write the first entries of an event, with a code if one is wished.

        Raises:
            EventRefused: it cannot begin so.
            StoreError: there is one of this id already.
        """
        contest, entries = self._make(LoadedContest(row), done, director)
        opened = replace(row, title=contest.event.opening().title, phase=contest.event.phase)
        self.rows.create(opened, [_body(entry) for entry in entries], director, code)

    def change(
        self,
        contest: str,
        author: str,
        decide: Callable[[LoadedContest], Sequence[NewEntry]],
        entrants: Callable[[], Sequence[Entrant]] = tuple,
        *,
        anyway: bool = False,
    ) -> LoadedContest:
        """Append what ``decide`` makes of the event now; returns the event after it.

        Somebody else may have written first: it is then decided again.

        Args:
            contest: which.
            author: who does it, by an opaque id.
            decide: what happens.
            entrants: asked after ``decide``, who plays from now on.
            anyway: though another house writes the event.

        Raises:
            NoSuchContest, EventRefused, PlaysAlready
            WrittenElsewhere: the event was handed over to another house.
            StaleLog: others write all the time.
        """
        for _ in range(ATTEMPTS):
            with self._writing[hash(contest) % WRITERS]:
                loaded_contest = self.load(contest)
                if not anyway:
                    self.require_writer(loaded_contest)
                done = decide(loaded_contest)
                if not done:
                    return loaded_contest
                after, entries = self._make(loaded_contest, done, author)
                event = after.event
                grown = ContestSummary(event.opening().title, event.phase, len(event.people))
                bodies = [_body(entry) for entry in entries]
                try:
                    self.rows.append(
                        contest, loaded_contest.event.entries, bodies, grown, entrants()
                    )
                except AlreadyPlays:
                    raise PlaysAlready from None
                except StaleNumber:
                    continue  # another process
                self._keep(after)
            self.news.tell(contest)
            if any(isinstance(entry.what, PhaseMoved) for entry in entries):
                for tell in self.moved:
                    tell(contest)
            return after
        raise StaleLog

    def _make(
        self, contest: LoadedContest, done: Sequence[NewEntry], author: str
    ) -> tuple[LoadedContest, tuple[Entry, ...]]:
        now, first = self.now(), contest.event.entries + 1
        entries = tuple(
            Entry(number, author, now, entry.what, entry.reason)
            for number, entry in enumerate(done, first)
        )
        try:
            check_bounds(contest.entries, entries)
            return contest.after(entries), entries
        except (EventRefusal, NotPairable) as error:
            raise refusal_of(error, contest.event) from error

    def tell_renaming(self, contest: str) -> None:
        """Tell that somebody has another name."""
        self.news.tell(contest)


def check_bounds(before: Sequence[Entry], new: Sequence[Entry]) -> None:
    """Whether a log that grows stays small enough to be read again and again.

    Raises:
        EventRefusal: ``event-log-size``, it does not.
    """
    if len(before) + len(new) > MOST_ENTRIES:
        raise EventRefusal("event-log-size", most=MOST_ENTRIES)
    for kind in {type(entry.what) for entry in new} & MOST_OF.keys():
        if sum(isinstance(entry.what, kind) for entry in (*before, *new)) > MOST_OF[kind]:
            raise EventRefusal("event-log-size", most=MOST_OF[kind])


def _with_names(entry: Entry, entrants: Mapping[str, Entrant]) -> Entry:
    if not isinstance(entry.what, Registered):
        return entry
    known = entrants.get(entry.what.player)
    name = (known.name if known else None) or FORGOTTEN
    return replace(entry, what=replace(entry.what, name=name))


def _body(entry: Entry) -> str:
    """An entry as it is kept: without the name, which stands apart."""
    if isinstance(entry.what, Registered):
        entry = replace(entry, what=replace(entry.what, name=""))
    return write([entry]).decode().strip("\n")
