"""People among each other: friends, blocking, reports, and what moderators do about them."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Literal, get_args
from unicodedata import normalize

from stafla.club.accounts.accounts import DAY, MINUTE, Accounts
from stafla.club.accounts.person import ROLES, Person
from stafla.club.accounts.refusals import BlockedHere, NotForYou
from stafla.club.holdings import turn_of
from stafla.club.refusal import ClubRefusal
from stafla.club.secrets import to_text
from stafla.club.tables.observation import Audience
from stafla.club.throttle import AttemptLimit
from stafla.store import Database
from stafla.store.community import CommunityStore, Measure, Report, Tie

Reason = Literal["cheating", "language", "name", "stalling", "other"]
REASONS: tuple[Reason, ...] = get_args(Reason)
MeasureKind = Literal["dismiss", "warn", "suspend", "lift"]
MEASURE_KINDS: tuple[MeasureKind, ...] = get_args(MeasureKind)
LONGEST_TEXT = 1000
MOST_TIES = 500
MOST_DAYS = 3650
REPORTS_OF_A_PERSON = AttemptLimit(10, 60 * MINUTE)
# whoever made account after account would have the moderators read nothing else
REPORTS_FROM_AN_ADDRESS = AttemptLimit(40, 60 * MINUTE)


class NotOneself(ClubRefusal):
    """That can be done to others only."""

    code = "not-oneself"


class TooManyTies(ClubRefusal):
    """The list is full."""

    code = "too-many-ties"


class BadReport(ClubRefusal):
    """A report or a measure without a reason that there is, or too long."""

    code = "bad-report"


class BadRole(ClubRefusal):
    """There is no such role."""

    code = "bad-role"


@dataclass(frozen=True, slots=True)
class Ties:
    """A person's own lists."""

    friends: tuple[Person, ...]
    blocked: tuple[Person, ...]


class Community:
    """The use cases of people among each other.

    Args:
        database: where it is kept.
        people: the accounts.
        now: milliseconds since 1970 (UTC).
        random: so many random bytes.
    """

    def __init__(
        self,
        database: Database,
        people: Accounts,
        *,
        now: Callable[[], int],
        random: Callable[[int], bytes],
    ) -> None:
        self.rows = CommunityStore(database)
        self.people = people
        self._now = now
        self._random = random

    def befriend(self, person: Person, other: str) -> None:
        """Put somebody on one's list of friends.

        Raises:
            NoSuchPersonHere, NotOneself, TooManyTies
            BlockedHere: either wants nothing to do with the other.
        """
        self._tie(person, "friend", other)

    def block(self, person: Person, other: str) -> None:
        """Have nothing to do with somebody; they are no friend then.

        Raises:
            NoSuchPersonHere, NotOneself, TooManyTies
        """
        self._tie(person, "blocked", other)
        self.rows.untie(person.id, "friend", other)
        self.rows.untie(other, "friend", person.id)

    def forget(self, person: Person, kind: Tie, other: str) -> None:
        """Take somebody off a list."""
        self.rows.untie(person.id, kind, other)

    def ties(self, person: Person) -> Ties:
        """One's own lists."""
        friends = self.rows.ties_of(person.id, "friend")
        blocked = self.rows.ties_of(person.id, "blocked")
        return Ties(self.people.several(friends), self.people.several(blocked))

    def blocks_of(self, person: str | None) -> frozenset[str]:
        """Everybody whom somebody blocks, or who blocks them; a guest blocks nobody."""
        return frozenset() if person is None else self.rows.blocks_of(person)

    def report(self, person: Person, about: str, reason: str, text: str, address: str = "") -> None:
        """Tell the moderators about somebody.

        Args:
            person: who tells.
            about: the other's id.
            reason: one of `REASONS`.
            text: what happened.
            address: where it is told from; empty: nobody can say.

        Raises:
            NoSuchPersonHere, NotOneself, BadReport, TooManyAttempts
        """
        known = self._other(person, about)
        if reason not in REASONS:
            raise BadReport(most=LONGEST_TEXT)
        origin, _ = turn_of(Audience(person=person.id, address=address))
        new = Report(
            self._id(), self._now(), person.id, known.id, reason, _text(text), origin=origin
        )
        self.people.throttle.count(REPORTS_OF_A_PERSON, "report", person.id)
        if address:
            self.people.throttle.count(REPORTS_FROM_AN_ADDRESS, "reports", address)
        self.rows.report(new)

    def measure(
        self,
        by: Person | None,
        about: str,
        step: str,
        reason: str,
        *,
        days: int = 0,
        report: str = "",
    ) -> None:
        """Do something about a person, on the log; the report that led to it is dealt with.

        Args:
            by: a moderator; None from the command line.
            about: the person's id.
            step: one of `MEASURE_KINDS`.
            reason: what the person and the other moderators are told.
            days: how long a suspension lasts.
            report: the id of a report, if there is one.

        Raises:
            NotForYou: no moderator, or the person is one and only an administrator may.
            NoSuchPersonHere, NotOneself, BadReport
        """
        known = self.people.get(about) if by is None else self._subject(by, about)
        if (
            step not in MEASURE_KINDS
            or not 0 <= days <= MOST_DAYS
            or (step == "suspend" and not days)
        ):
            raise BadReport(most=LONGEST_TEXT)
        reason = _text(reason)
        if step in ("suspend", "lift"):
            self.people.suspend(known, None if step == "lift" else self._now() + days * DAY)
        self.note(step, known, by, detail=str(days or ""), reason=reason, report=report)

    def note(
        self,
        step: str,
        about: Person,
        by: Person | None = None,
        *,
        detail: str = "",
        reason: str = "",
        report: str = "",
    ) -> None:
        """Put on the log what was done, as `measure` does by itself."""
        done = Measure(self._now(), by.id if by else None, step, about.id, detail, reason)
        self.rows.log(done, closing=report or None)

    def set_roles(self, by: Person | None, about: str, roles: Collection[str]) -> None:
        """Give a person these roles, on the log; by an administrator or from the command line.

        Raises:
            NotForYou: no administrator; or one who would take the office from themselves.
            NoSuchPersonHere, BadRole
        """
        known = self.people.get(about)
        granted_roles = [role for role in roles if role != "player"]
        if not set(granted_roles) <= set(ROLES):
            raise BadRole
        if by is not None:
            own_office = known.id == by.id and "administrator" not in granted_roles
            if not by.may("administrator") or own_office:
                raise NotForYou
        self.people.rows.set_roles(known.id, granted_roles, self._now())
        told = " ".join(role for role in ROLES if role in granted_roles)
        self.note("roles", known, by, detail=told)

    def _tie(self, person: Person, kind: Tie, other: str) -> None:
        known = self._other(person, other)
        if kind == "friend" and self.rows.is_blocked(person.id, known.id):
            raise BlockedHere
        if not self.rows.tie(person.id, kind, known.id, self._now(), MOST_TIES):
            raise TooManyTies(most=MOST_TIES)

    def _subject(self, by: Person, about: str) -> Person:
        """Somebody about whom a moderator may decide."""
        if not by.may("moderator"):
            raise NotForYou
        known = self._other(by, about)
        if known.may("moderator") and not by.may("administrator"):
            raise NotForYou
        return known

    def _other(self, person: Person, other: str) -> Person:
        if other == person.id:
            raise NotOneself
        return self.people.get(other)

    def _id(self) -> str:
        return to_text(self._random(16))


def _text(text: str) -> str:
    """What somebody wrote, in lines, without signs that would disturb a reader."""
    lines = normalize("NFC", text).replace("\r\n", "\n").split("\n")
    tidy = "\n".join("".join(c for c in line if c.isprintable()).rstrip() for line in lines)
    if len(tidy) > LONGEST_TEXT:
        raise BadReport(most=LONGEST_TEXT)
    return tidy.strip()
