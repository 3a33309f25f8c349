"""Volunteers without an account, who judge words or enter results by a link.

A link is bound to one event and one task (`stafla.club.contests.offices.STEWARDS_MAY`), ends with
the event, and can be withdrawn. The event's entries name the volunteer as their author.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from stafla.club.accounts.person import Person
from stafla.club.contests.context import LONGEST_LINK, ContestContext, require_link
from stafla.club.contests.log import FORGOTTEN, LoadedContest
from stafla.club.contests.offices import TASKS
from stafla.club.contests.refusals import (
    BadPlan,
    NoSuchLink,
    TooManyLinks,
    TooManyLinksEver,
)
from stafla.club.secrets import digest, to_text
from stafla.club.tables.setup import admissible_name
from stafla.store import Steward, TooManyStewards, TooManyStewardsEver

MOST_STEWARDS: Final = 20
MOST_EVER: Final = 200


class Stewards:
    """What is done about volunteers."""

    def __init__(self, context: ContestContext) -> None:
        self._context = context

    def give_link(
        self, contest: str, person: Person | None, name: str, task: str
    ) -> tuple[Steward, str]:
        """Give out a link by which somebody does a task; with its secret, told this once.

        Args:
            contest: the event.
            person: who gives it out.
            name: of the volunteer, for the log.
            task: one of `TASKS`.

        Raises:
            NoSuchContest, NotSignedIn, NotYourEvent, BadName, WrittenElsewhere
            BadPlan: there is no such task.
            NoSuchLink: the event is over, so it would lead nowhere.
            TooManyLinks, TooManyLinksEver
        """
        loaded_contest = self._context.load_for("appoint", contest, person)
        self._context.log.require_writer(loaded_contest)
        task_named = next((one for one in TASKS if one == task), None)
        if task_named is None:
            raise BadPlan
        if loaded_contest.event.phase == "closed":
            raise NoSuchLink
        secret, one = to_text(self._context.random(16)), to_text(self._context.random(16))
        now = self._context.log.now()
        new = Steward(contest, 0, one, admissible_name(name), task_named, now, digest(secret))
        try:
            known = self._context.rows.stewards
            return known.add(new, now - LONGEST_LINK, MOST_STEWARDS, MOST_EVER), secret
        except TooManyStewards:
            raise TooManyLinks(most=MOST_STEWARDS) from None
        except TooManyStewardsEver:
            raise TooManyLinksEver(most=MOST_EVER) from None

    def withdraw(self, contest: str, person: Person | None, number: int) -> None:
        """Let a link lead nowhere from now on.

        Raises:
            NoSuchContest, NotSignedIn, NotYourEvent
        """
        self._context.load_for("appoint", contest, person)
        self._context.rows.stewards.withdraw(contest, number)

    def forget(self, contest: str, person: Person | None, number: int) -> None:
        """Forget a volunteer's name, and let the link lead nowhere; what they did stays.

        Raises:
            NoSuchContest, NotSignedIn, NotYourEvent
        """
        self._context.load_for("appoint", contest, person)
        self._context.rows.stewards.forget(contest, number)

    def past(self, contest: str, person: Person | None) -> tuple[Steward, ...]:
        """The volunteers whose links lead nowhere any more and whose names are still known.

        Raises:
            NoSuchContest, NotSignedIn, NotYourEvent
        """
        loaded_contest = self._context.load_for("appoint", contest, person)
        now = self._context.log.now()
        known = self._context.rows.stewards.of(contest)
        return tuple(
            steward
            for steward in known
            if steward.name and not _leads(loaded_contest, steward, now)
        )

    def of(self, contest: str, person: Person | None) -> tuple[Steward, ...]:
        """The volunteers whose links lead somewhere, for those who gave them out.

        Raises:
            NoSuchContest, NotSignedIn, NotYourEvent
        """
        loaded_contest = self._context.load_for("appoint", contest, person)
        now = self._context.log.now()
        known = self._context.rows.stewards.of(contest)
        return tuple(steward for steward in known if _leads(loaded_contest, steward, now))

    def authors(self, contest: str) -> Mapping[str, Steward]:
        """Everybody who ever had a link at an event, by the id that its entries name."""
        every = self._context.rows.stewards.of(contest)
        return {steward.id: replace(steward, name=steward.name or FORGOTTEN) for steward in every}

    def by_link(self, contest: str, secret: str) -> tuple[LoadedContest, Steward]:
        """The event, and the volunteer who holds a link.

        Raises:
            NoSuchContest, NoSuchLink
        """
        loaded_contest = self._context.log.load(contest)
        known = self._context.rows.stewards.by_link(contest, digest(secret))
        return loaded_contest, require_link(loaded_contest, known, self._context.log.now())


def _leads(contest: LoadedContest, steward: Steward, now: int) -> bool:
    try:
        require_link(contest, steward, now)
    except NoSuchLink:
        return False
    return True
