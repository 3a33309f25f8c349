"""What all use cases of events need: the log, what is random, and whose an act is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from stafla.club.accounts.person import Person
from stafla.club.contests import offices
from stafla.club.contests.log import ContestLog, Done, Kept
from stafla.club.contests.offices import Act
from stafla.club.contests.refusals import refusal_of
from stafla.club.holdings import Hold, no_bounds
from stafla.club.refusal import StaleLog
from stafla.contest.event import EventRefusal, Participant
from stafla.store import Contests, Entrant


@dataclass(frozen=True, slots=True)
class Acting:
    """How something is done at an event.

    Attributes:
        log: where events are kept.
        random: so many random bytes that nobody can guess.
        hold: what bounds what one visitor begins.
    """

    log: ContestLog
    random: Callable[[int], bytes]
    hold: Hold = no_bounds

    @property
    def rows(self) -> Contests:
        """Where events are kept."""
        return self.log.rows

    def load_for(self, act: Act, contest: str, person: Person | None) -> Kept:
        """The event for somebody who may do this.

        Raises:
            NoSuchContest, NotSignedIn, NotYourEvent
        """
        kept = self.log.load(contest)
        self.require(contest, act, person)
        return kept

    def require(self, contest: str, act: Act, person: Person | None) -> Person:
        """Who may do this.

        Raises:
            NotSignedIn, NotYourEvent
        """
        return offices.require(act, person, self.rows.roles(contest) if person else {})

    def do(
        self,
        contest: str,
        act: Act,
        person: Person | None,
        decide: Callable[[Kept], list[Done]],
        entrants: Sequence[Entrant] = (),
    ) -> Kept:
        """Append what ``decide`` makes of the event, by somebody who may; the event after it.

        Raises:
            NoSuchContest, NotSignedIn, NotYourEvent, EventRefused, PlaysAlready, StaleLog
        """
        self.log.load(contest)
        author = self.require(contest, act, person)
        return self.log.change(contest, author.id, decide, lambda: entrants)


def person_of(kept: Kept, player: str) -> Participant:
    """A player of the event.

    Raises:
        EventRefused
    """
    try:
        return kept.event.person(player)
    except EventRefusal as error:
        raise refusal_of(error, kept.event) from error


def require_phase(kept: Kept, seen: str) -> None:
    """A button that was pressed twice, or by two, is one."""
    if kept.event.phase != seen:
        raise StaleLog
