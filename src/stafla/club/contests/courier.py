"""Carries an event from house to house, part by part: a laptop's to a public server, and back."""

from typing import Protocol

from stafla.club.accounts.person import Person
from stafla.club.contests.log import MOST_ENTRIES
from stafla.club.contests.log_parts import NOWHERE, LogPart, LogStatus
from stafla.club.contests.refusals import BadPart, LogsFork, NoSuchContest, WrittenElsewhere
from stafla.club.contests.transfers import LogTransfers
from stafla.club.tables.observation import Audience


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
        return self._own.take(self._person, self._who, part, fetched=True)

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
