"""Events carried from house to house: a laptop's to a public server, and back.

An entry is known by the event's id and its number, so what is brought twice is there once, and
whatever was cut off is taken up where it stopped. Which house writes is an entry too
(`HandedOver`): the other keeps a copy that it shows (docs/decisions/merging.md).
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import NotSignedIn
from stafla.club.contests import offices
from stafla.club.contests.context import ContestContext
from stafla.club.contests.keys import MARK, follows_from
from stafla.club.contests.log import MOST_ENTRIES, LoadedContest, NewEntry, check_bounds
from stafla.club.contests.log_parts import (
    LogPart,
    LogStatus,
    bodies_of_a_part,
    check_part,
    entries_of,
    newcomers,
    players_of_a_part,
)
from stafla.club.contests.plan import MOST_DIVISIONS, MOST_PLAYERS
from stafla.club.contests.refusals import (
    BadPart,
    EventWithoutKey,
    LogGap,
    LogsFork,
    NoSuchContest,
    NotYourEvent,
    WrittenElsewhere,
    refusal_of,
)
from stafla.club.refusal import StaleLog
from stafla.club.tables.observation import Audience
from stafla.contest.event import EMPTY, EventRefusal, HandedOver, chain
from stafla.contest.pairing import NotPairable
from stafla.store import Contest, Forked, StaleNumber

LARGEST_LOG: Final = 32 << 20
"""Bytes of all entries of an event that is brought; a log of twice that is read again."""


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
        taken = tuple(bodies_of_a_part(bodies[after:]))
        known = {
            entrant.player: entrant.name
            for entrant in self._context.rows.entrants(contest).values()
        }
        named = newcomers(taken) if taken else players_of_a_part(known, names)
        names_of = {one: known[one] for one in named if one in known}
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
        self,
        person: Person | None,
        audience: Audience,
        part: LogPart,
        *,
        whole: bool = False,
        fetched: bool = False,
    ) -> LogStatus:
        """Keep a part of another house's copy: what is new of it, or nothing.

        Args:
            person: who brings it: who directs the event, or anybody if it is not here yet.
            audience: as they come, whom holdings are counted by.
            part: what is brought.
            whole: whether it may be as large as a whole log.
            fetched: whether whoever runs this house has fetched it from where it lies.

        Raises:
            NotSignedIn, NotYourEvent, TooManyOpen, TooManyTogether, TooManyInAll
            BadPart: nothing that a house could have written, or an event that is not here yet and
                without its key.
            EventWithoutKey: it is not here yet and of before events had keys, and this is no
                administrator.
            LogsFork, LogGap
            WrittenElsewhere: this house writes the event, so nobody else adds to it.
        """
        if person is None:
            raise NotSignedIn
        check_part(part, self._context.log.now(), whole=whole)
        try:
            there = self._context.log.load(part.contest)
        except NoSuchContest:
            if not part.contest.endswith(MARK):
                # its id says nothing of whose it is
                if not (fetched or person.may("administrator")):
                    raise EventWithoutKey from None
            elif not follows_from(part.key, part.contest):
                raise BadPart from None
            with self._context.hold(audience, part.contest, "contest"):
                return self._keep(person, part, None)
        if offices.office_of(person, self._context.rows.roles(part.contest)) != "director":
            raise NotYourEvent
        return self._keep(person, part, there)

    def _keep(self, person: Person, part: LogPart, there: LoadedContest | None) -> LogStatus:
        """Add what is new of a part to the log as it is here (None: there is none yet)."""
        log = self._context.log
        bodies = self._context.rows.entries(part.contest) if there else ()
        fresh = _fresh(bodies, part)
        row = there.row if there else _row(part)
        contest = there or LoadedContest(row)
        if fresh and there and log.writer(there) == self.house:
            raise WrittenElsewhere
        if sum(len(one.encode("utf-8", "replace")) for one in (*bodies, *fresh)) > LARGEST_LOG:
            raise BadPart
        after = _with_entries(contest, fresh)
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
            raise LogGap(number=len(bodies)) from error
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


def _fresh(bodies: Sequence[str], part: LogPart) -> tuple[str, ...]:
    """What of a part is not here yet, if it goes on from what is.

    Raises:
        LogsFork, LogGap
    """
    if part.after > len(bodies):
        raise LogGap(number=len(bodies))
    if _digest(bodies, part.after) != part.before:
        raise LogsFork(number=part.after)
    return part.bodies[len(bodies) - part.after :]


def _with_entries(contest: LoadedContest, bodies: Sequence[str]) -> LoadedContest:
    """An event after the entries of another house, within the bounds of this one.

    Raises:
        BadPart
        ClubRefusal: an entry that does not fit what went before.
    """
    try:
        entries = entries_of(bodies)
        check_bounds(contest.entries, entries)
        after = contest.after(entries)
    except (EventRefusal, NotPairable) as error:
        raise refusal_of(error, contest.event) from error
    event = after.event
    if len(event.people) > MOST_PLAYERS or len(event.divisions) > MOST_DIVISIONS:
        raise BadPart
    if event.opened is None:
        raise BadPart
    return after


def _digest(bodies: Sequence[str], at: int) -> str:
    digest = EMPTY
    for digest in chain(bodies[:at]):  # noqa: B007 - the last one is wanted
        pass
    return digest


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
