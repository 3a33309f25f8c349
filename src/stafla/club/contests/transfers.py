"""Events carried from house to house: a laptop's to a public server, and back.

An entry is known by the event's id and its number, so what is brought twice is there once, and
whatever was cut off is taken up where it stopped. Which house writes is an entry too
(`HandedOver`): the other keeps a copy that it shows (docs/decisions/merging.md).
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import islice
from typing import Final, Protocol

from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import NotSignedIn
from stafla.club.contests import offices
from stafla.club.contests.context import ContestContext
from stafla.club.contests.keys import MARK, opens
from stafla.club.contests.log import (
    FORGOTTEN,
    ID,
    MOST_ENTRIES,
    LoadedContest,
    NewEntry,
    check_bounds,
)
from stafla.club.contests.plan import MOST_DIVISIONS, MOST_PLAYERS, MOST_TITLE, Announcement
from stafla.club.contests.prizes import MOST_GROUPS
from stafla.club.contests.refusals import (
    BadPart,
    BadPlan,
    LogGap,
    LogsFork,
    NoSuchContest,
    NotYourEvent,
    WrittenElsewhere,
    refusal_of,
)
from stafla.club.refusal import StaleLog
from stafla.club.tables.observation import Audience
from stafla.club.tables.setup import admissible_name
from stafla.contest.event import (
    EMPTY,
    Entry,
    EventRefusal,
    Grouped,
    HandedOver,
    Opened,
    Registered,
    chain,
    read,
    write,
)
from stafla.contest.pairing import NotPairable
from stafla.store import Contest, Forked, StaleNumber

LARGEST_PART: Final = 40_000
"""Bytes of the entries of a part, unless one alone is larger: a request has room for 64 KiB."""
MOST_IN_A_PART: Final = 500
MOST_AT_ONCE: Final = 20_000
"""Entries of a part that is the whole log (`LogTransfers.whole`)."""
LARGEST_BODY: Final = 60_000
"""Bytes of an entry: what a request has room for, and more than the pairs of 2,000 players take."""
LARGEST_LOG: Final = 32 << 20
"""Bytes of all entries of an event that is brought; a log of twice that is read again."""
MOST_NAMES: Final = 300
LONGEST: Final = 300
"""Signs of a text within an entry."""
HIGHEST_RATING: Final = 99_999
LONGEST_AUTHOR: Final = 64
LATEST: Final = 1 << 53
PLAYER: Final = re.compile(r"[A-Za-z0-9_-]{1,22}")


@dataclass(frozen=True, slots=True)
class LogStatus:
    """How far a house has an event.

    Attributes:
        contest: the event's id.
        house: the id of the house that answers.
        writer: of the house that writes the event.
        entries: how many it has.
        at: the number that was asked about, or the latest if that is less.
        digest: of the log up to ``at`` (`stafla.contest.event.chain`).
        named: grows whenever a name changes.
    """

    contest: str
    house: str
    writer: str
    entries: int
    at: int
    digest: str
    named: int = 0


NOWHERE: Final = LogStatus("", "", "", 0, 0, EMPTY)
"""Of a house that does not know the event."""


@dataclass(frozen=True, slots=True)
class LogPart:
    """A part of an event's log on its way.

    Attributes:
        contest: the event's id.
        home: the id of the house where it was announced.
        created: when, in milliseconds since 1970 (UTC).
        day, place, open: as announced.
        after: number of the entry before the first of ``bodies``.
        before: the digest up to there.
        bodies: entries as they are kept, without names.
        names: of players; None: forgotten.
        key: the secret that the event's id follows from (`stafla.club.contests.keys`), if it does.
    """

    contest: str
    home: str
    created: int
    day: str
    place: str
    open: bool
    after: int
    before: str
    bodies: tuple[str, ...]
    names: Mapping[str, str | None]
    key: str | None = None


class OtherHouse(Protocol):
    """The other house, as whoever carries an event reaches it."""

    def status(self, contest: str, at: int) -> LogStatus:
        """How far it has the event; `NOWHERE`: it does not know it."""
        ...

    def put(self, part: LogPart) -> LogStatus:
        """Bring it a part."""
        ...

    def part(self, contest: str, after: int, names: int) -> LogPart:
        """A part of its log; ``names``: how many names were taken already."""
        ...

    def hand_over(self, contest: str, to: str, status: LogStatus) -> LogStatus:
        """Have it hand the event over to a house, if it stands as it was seen."""
        ...


class LogTransfers:
    """The use cases of events that are carried."""

    def __init__(self, context: ContestContext) -> None:
        self._context = context

    @property
    def house(self) -> str:
        """The id of this house."""
        return self._context.log.house

    def is_elsewhere(self, contest: LoadedContest) -> bool:
        """Whether another house writes the event, so that it is only looked at here."""
        return self._context.log.writer(contest) != self.house

    def status(self, contest: str, person: Person | None, at: int) -> LogStatus:
        """How far this house has an event."""
        loaded_contest = self._context.load_for("carry", contest, person)
        return self._status(loaded_contest, at)

    def _status(self, contest: LoadedContest, at: int) -> LogStatus:
        at = max(0, min(at, contest.event.entries))
        digest = _digest(self._context.rows.entries(contest.row.id), at)
        writer = self._context.log.writer(contest)
        row, entries = contest.row, contest.event.entries
        return LogStatus(row.id, self.house, writer, entries, at, digest, row.named)

    def part(self, contest: str, person: Person | None, after: int, names: int = 0) -> LogPart:
        """A part of the log: entries after a number, or, after all of them, names.

        Args:
            contest: the event.
            person: who asks.
            after: how many entries are known already.
            names: how many of the names, by player, where all entries are known.
        """
        loaded_contest = self._context.load_for("carry", contest, person)
        bodies = self._context.rows.entries(contest)
        after = max(0, min(after, len(bodies)))
        taken = tuple(_first(bodies[after:]))
        known = {
            entrant.player: entrant.name
            for entrant in self._context.rows.entrants(contest).values()
        }
        if taken:
            newcomers = _newcomers(taken)
        else:
            newcomers = tuple(islice(sorted(known), max(0, names), max(0, names) + MOST_NAMES))
        names_of = {one: known[one] for one in newcomers if one in known}
        return self._part(loaded_contest, after, _digest(bodies, after), taken, names_of)

    def _part(
        self,
        contest: LoadedContest,
        after: int,
        before: str,
        bodies: tuple[str, ...],
        names: Mapping[str, str | None],
    ) -> LogPart:
        row = contest.row
        return LogPart(
            row.id,
            row.home or self.house,
            row.created,
            row.day,
            row.place,
            row.open,
            after,
            before,
            bodies,
            names,
            row.key,
        )

    def whole(self, contest: str, person: Person | None) -> LogPart:
        """The whole log with all names as one part, which goes as a file."""
        loaded_contest = self._context.load_for("carry", contest, person)
        bodies = self._context.rows.entries(contest)
        known = {
            entrant.player: entrant.name
            for entrant in self._context.rows.entrants(contest).values()
        }
        return self._part(loaded_contest, 0, EMPTY, tuple(bodies), known)

    def take(
        self, person: Person | None, audience: Audience, part: LogPart, *, whole: bool = False
    ) -> LogStatus:
        """Keep a part of another house's copy: what is new of it, or nothing.

        Args:
            person: who brings it: who directs the event, or anybody if it is not here yet.
            audience: as they come, whom holdings are counted by.
            part: what is brought.
            whole: whether it may be as large as a whole log.

        Raises:
            NotSignedIn, NotYourEvent, TooManyOpen, TooManyTogether, TooManyInAll
            BadPart: nothing that a house could have written, or an event that is not here yet and
                without its key.
            LogsFork, LogGap
            WrittenElsewhere: this house writes the event, so nobody else adds to it.
        """
        if person is None:
            raise NotSignedIn
        most = MOST_AT_ONCE if whole else max(MOST_IN_A_PART, MOST_NAMES)
        _check(part, self._context.log.now(), most)
        try:
            there = self._context.log.load(part.contest)
        except NoSuchContest:
            if not opens(part.key, part.contest):
                raise BadPart from None
            with self._context.hold(audience, part.contest, "contest"):
                return self._keep(person, part, None)
        if offices.office_of(person, self._context.rows.roles(part.contest)) != "director":
            raise NotYourEvent
        return self._keep(person, part, there)

    def _keep(self, person: Person, part: LogPart, there: LoadedContest | None) -> LogStatus:
        log = self._context.log
        bodies = self._context.rows.entries(part.contest) if there else ()
        latest = len(bodies)
        if part.after > latest:
            raise LogGap(number=latest)
        if _digest(bodies, part.after) != part.before:
            raise LogsFork(number=part.after)
        fresh = part.bodies[latest - part.after :]
        row = there.row if there else _row(part)
        contest = there or LoadedContest(row)
        if fresh and there and log.writer(there) == self.house:
            raise WrittenElsewhere
        if sum(len(one.encode("utf-8", "replace")) for one in (*bodies, *fresh)) > LARGEST_LOG:
            raise BadPart
        try:
            entries = _entries(fresh)
            check_bounds(contest.entries, entries)
            after = contest.after(entries)
        except (EventRefusal, NotPairable) as error:
            raise refusal_of(error, contest.event) from error
        if len(after.event.people) > MOST_PLAYERS:
            raise BadPart
        if len(after.event.divisions) > MOST_DIVISIONS or after.event.opened is None:
            raise BadPart
        # whoever writes the event names its players
        known = (
            self._context.rows.entrants(part.contest) if log.writer(contest) == self.house else {}
        )
        names = {
            one: name
            for one, name in part.names.items()
            if one in after.event.people and one not in known
        }
        title = after.event.opening().title
        grown = replace(row, title=title, phase=after.event.phase, players=len(after.event.people))
        try:
            self._context.rows.merge(grown, part.after, part.bodies, names, person.id)
        except Forked as error:
            raise LogsFork(number=error.number) from error
        except StaleNumber as error:
            raise LogGap(number=latest) from error
        log.news.tell(part.contest)
        return self._status(log.load(part.contest), MOST_ENTRIES)

    def hand_over(
        self, contest: str, person: Person | None, to: str, status: LogStatus
    ) -> LogStatus:
        """Let another house write the event from now on; asked again, nothing more happens.

        Args:
            contest: the event.
            person: who does it.
            to: the id of the house.
            status: how the event stood here when that was decided.

        Raises:
            WrittenElsewhere: this house does not write it.
            StaleLog: something happened meanwhile.
        """
        loaded_contest = self._context.load_for("carry", contest, person)
        if self._context.log.writer(loaded_contest) == to:
            return self._status(loaded_contest, MOST_ENTRIES)

        def decide(now: LoadedContest) -> list[NewEntry]:
            if (now.event.entries, now.row.named) != (status.entries, status.named):
                raise StaleLog
            return [NewEntry(HandedOver(to))]

        after = self._context.do(contest, "carry", person, decide)
        return self._status(after, MOST_ENTRIES)

    def reclaim(self, contest: str, person: Person | None, reason: str) -> None:
        """Write the event here again though the other house did not hand it back.

        For a laptop that is lost. If it was written to there after all, the two copies differ, and
        what is brought from there is refused (`LogsFork`).

        Args:
            contest: the event.
            person: who does it.
            reason: why; the log keeps it.
        """
        self._context.load_for("carry", contest, person)
        if not reason.strip():
            raise BadPart
        author = self._context.require(contest, "carry", person)
        done = NewEntry(HandedOver(self.house), " ".join(reason.split())[:200])
        self._context.log.change(contest, author.id, lambda _: [done], anyway=True)


class Courier:
    """Carries an event between this house and another.

    Every step may fail on its way there or back; the whole is then begun again.

    Args:
        transfers: the use cases of this house.
        other: the other house.
        person: who directs the event here.
        who: as they come.
    """

    def __init__(
        self, transfers: LogTransfers, other: OtherHouse, person: Person, audience: Audience
    ) -> None:
        self._own = transfers
        self._other = other
        self._person = person
        self._who = audience

    def send(self, contest: str, *, give: bool = False) -> LogStatus:
        """Bring the other house what it lacks of the event; how it stands there then.

        Args:
            contest: the event.
            give: let the other house write it from now on.

        Raises:
            LogsFork: with the first entry that differs.
            WrittenElsewhere: the other house took it back meanwhile, and has gone on.
            BadPart: the other house keeps nothing of what it is brought.
            ClubRefusal: what the other house refuses.
        """
        own = self._own.status(contest, self._person, MOST_ENTRIES)
        there = self._bring(contest, own)
        if not give or own.writer != own.house:
            return there
        own = self._own.hand_over(contest, self._person, there.house, own)
        return self._bring(contest, own)

    def _bring(self, contest: str, own: LogStatus) -> LogStatus:
        """Bring entries, and names as long as this house writes the event."""
        there = self._other.status(contest, MOST_ENTRIES)
        self._compare(contest, there)
        if there.entries > own.entries and own.writer == own.house:
            raise WrittenElsewhere
        while there.entries < own.entries:
            before = there.entries
            there = self._other.put(self._own.part(contest, self._person, before))
            _require_growth(before, there)
        names = 0
        while own.writer == own.house:
            part = self._own.part(contest, self._person, own.entries, names)
            if not part.names:
                break
            there = self._other.put(part)
            names += len(part.names)
        return there

    def take(self, contest: str) -> LogStatus:
        """Have the other house hand the event over, and bring here what this one lacks.

        Raises:
            LogsFork, NoSuchContest, ClubRefusal
            BadPart: the other house brings nothing new, or names without end.
        """
        there = self._other.status(contest, MOST_ENTRIES)
        if not there.house:
            raise NoSuchContest
        self._compare(contest, there)
        self._fetch(contest, there)
        if there.writer != self._own.house:
            there = self._other.hand_over(contest, self._own.house, there)
        return self._fetch(contest, there)

    def _fetch(self, contest: str, there: LogStatus) -> LogStatus:
        """Bring entries here, and names as long as this house does not write the event."""
        own = self._own_status(contest)
        while own.entries < there.entries:
            before = own.entries
            own = self._take_part(contest, self._other.part(contest, before, 0))
            _require_growth(before, own)
        names = 0
        while (
            own.writer != own.house
            and (part := self._other.part(contest, there.entries, names)).names
        ):
            own = self._take_part(contest, part)
            names += len(part.names)
            # nobody plays without an entry: a house that names more than that never ends
            if names > own.entries:
                raise BadPart
        return own

    def _take_part(self, contest: str, part: LogPart) -> LogStatus:
        if part.contest != contest:
            raise BadPart
        return self._own.take(self._person, self._who, part)

    def _own_status(self, contest: str, at: int = MOST_ENTRIES) -> LogStatus:
        try:
            return self._own.status(contest, self._person, at)
        except NoSuchContest:
            return NOWHERE

    def _compare(self, contest: str, there: LogStatus) -> None:
        """Find the first entry that differs.

        Raises:
            LogsFork
        """
        common = min(there.entries, self._own_status(contest).entries)
        if self._alike(contest, common):
            return
        alike, differ = 0, common
        while differ - alike > 1:
            middle = (alike + differ) // 2
            alike, differ = (middle, differ) if self._alike(contest, middle) else (alike, middle)
        raise LogsFork(number=differ)

    def _alike(self, contest: str, at: int) -> bool:
        if not at:
            return True
        return self._own_status(contest, at).digest == self._other.status(contest, at).digest


def _require_growth(before: int, now: LogStatus) -> None:
    """A house that has no more entries after a part than before it is not asked for ever.

    Raises:
        BadPart
    """
    if now.entries <= before:
        raise BadPart


def _digest(bodies: Sequence[str], at: int) -> str:
    digest = EMPTY
    for digest in chain(bodies[:at]):  # noqa: B007 - the last one is wanted
        pass
    return digest


def _first(bodies: Sequence[str]) -> Iterator[str]:
    """As many as a part holds, at least one if there is one."""
    size = 0
    for number, body in enumerate(bodies[:MOST_IN_A_PART]):
        size += len(json.dumps(body).encode())
        if number and size > LARGEST_PART:
            return
        yield body


def _newcomers(bodies: Sequence[str]) -> tuple[str, ...]:
    happening = [entry.what for entry in read("\n".join(bodies).encode())]
    return tuple(one.player for one in happening if isinstance(one, Registered))


def _row(part: LogPart) -> Contest:
    return Contest(
        part.contest,
        part.created,
        part.day,
        part.place,
        part.open,
        "",
        "registration",
        0,
        0,
        part.home,
        part.key if part.contest.endswith(MARK) else None,
    )


def _check(part: LogPart, now: int, most: int) -> None:
    """Whether a house could have written this.

    Raises:
        BadPart
    """
    ids = ID.fullmatch(part.contest) and ID.fullmatch(part.home)
    sizes = max(len(part.bodies), len(part.names)) <= most
    if not ids or not sizes or part.after < 0 or not 0 <= part.created <= LATEST:
        raise BadPart
    told = Announcement(part.day, part.place, part.open)
    try:
        tidy = told.check(now)
    except BadPlan:
        raise BadPart from None
    if tidy != told:
        raise BadPart
    for player, name in part.names.items():
        if not PLAYER.fullmatch(player):
            raise BadPart
        if name is not None:
            admissible_name(name)


def _entries(bodies: Sequence[str]) -> tuple[Entry, ...]:
    """Entries as another house wrote them, which know no names.

    Raises:
        BadPart: another text than ours, or a text that is too long or cannot be printed.
    """
    found = []
    for body in bodies:
        try:
            told = body.encode()
            if len(told) > LARGEST_BODY:
                raise BadPart
            read_one = read(told)
            ours = write(read_one)
        except (EventRefusal, UnicodeEncodeError):
            raise BadPart from None
        if len(read_one) != 1 or ours != told + b"\n":
            raise BadPart
        (entry,) = read_one
        happening = entry.what
        if not 0 <= entry.at <= LATEST or len(entry.author) > LONGEST_AUTHOR:
            raise BadPart
        if not all(map(_fits, _texts(asdict(entry)))):
            raise BadPart
        if isinstance(happening, Opened) and len(happening.title) > MOST_TITLE:
            raise BadPart
        if isinstance(happening, Grouped) and len(happening.groups) > MOST_GROUPS:
            raise BadPart
        if isinstance(happening, Registered):
            if happening.name or not PLAYER.fullmatch(happening.player):
                raise BadPart
            if happening.rating is not None and not 0 <= happening.rating <= HIGHEST_RATING:
                raise BadPart
            entry = replace(entry, what=replace(happening, name=FORGOTTEN))
        found.append(entry)
    return tuple(found)


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for one in (*value.keys(), *value.values()):
            yield from _texts(one)
    elif isinstance(value, (list, tuple, set, frozenset)):
        for one in value:
            yield from _texts(one)


def _fits(text: str) -> bool:
    return len(text) <= LONGEST and text.isprintable()
