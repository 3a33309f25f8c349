"""What all use cases of events need: the log, what is random, and whose an act is."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from stafla.club.contests import offices
from stafla.club.contests.log import ContestLog, LoadedContest, NewEntry
from stafla.club.contests.offices import Act, Doer
from stafla.club.contests.refusals import EventRefused, NoSuchLink, refusal_of
from stafla.club.contests.tables import tables_of
from stafla.club.holdings import Hold, no_bounds
from stafla.club.refusal import StaleLog
from stafla.contest.event import EventRefusal, Paired, Participant
from stafla.store import ContestStore, Entrant, Steward

LONGEST_LINK: Final = 30 * 24 * 3_600_000
"""Milliseconds after which a volunteer's link leads nowhere, whatever becomes of the event."""
ACTS_A_TABLE: Final = 3
ACTS_BESIDE: Final = 40
"""So much may a volunteer do in a round: three times a table, and as often besides."""


@dataclass(frozen=True, slots=True)
class ContestContext:
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
    def rows(self) -> ContestStore:
        """Where events are kept."""
        return self.log.rows

    def load_for(self, act: Act, contest: str, person: Doer | None) -> LoadedContest:
        """The event for somebody who may do this.

        Raises:
            NoSuchContest, NotSignedIn, NotYourEvent, NoSuchLink
        """
        loaded_contest = self.log.load(contest)
        self.require(contest, act, person)
        return loaded_contest

    def require(self, contest: str, act: Act, person: Doer | None) -> Doer:
        """Who may do this.

        Raises:
            NotSignedIn, NotYourEvent
            NoSuchLink: the volunteer's link was withdrawn meanwhile, or the event is over.
        """
        if isinstance(person, Steward):
            known = self.rows.stewards.by_id(contest, person.id)
            require_link(self.log.load(contest), known, self.log.now())
        return offices.require(act, person, self.rows.roles(contest) if person else {})

    def do(
        self,
        contest: str,
        act: Act,
        person: Doer | None,
        decide: Callable[[LoadedContest], list[NewEntry]],
        entrants: Sequence[Entrant] = (),
    ) -> LoadedContest:
        """Append what ``decide`` makes of the event, by somebody who may; the event after it.

        Raises:
            NoSuchContest, NotSignedIn, NotYourEvent, EventRefused, PlaysAlready, StaleLog
        """
        self.log.load(contest)
        author = self.require(contest, act, person)

        def decide_at_pace(loaded_contest: LoadedContest) -> list[NewEntry]:
            # again: the link may have been withdrawn while this waited its turn
            self.require(contest, act, author)
            require_pace(loaded_contest, author.id)
            return decide(loaded_contest)

        chosen = decide_at_pace if isinstance(author, Steward) else decide
        return self.log.change(contest, author.id, chosen, lambda: entrants)


def require_link(contest: LoadedContest, steward: Steward | None, now: int) -> Steward:
    """The volunteer of a link that leads somewhere.

    Args:
        contest: the event.
        steward: whose link it is; None: nobody's.
        now: milliseconds since 1970 (UTC).

    Raises:
        NoSuchLink: it was withdrawn, is too old, or the event is over.
    """
    if steward is None or steward.link_digest is None or contest.event.phase == "closed":
        raise NoSuchLink
    if now >= steward.made + LONGEST_LINK:
        raise NoSuchLink
    return steward


def require_pace(contest: LoadedContest, author: str) -> None:
    """Whether a volunteer has not done more in the round than the round can take.

    Raises:
        EventRefused: ``event-steward-acts``
    """
    done = 0
    for entry in reversed(contest.entries):
        if isinstance(entry.what, Paired):
            break
        done += entry.author == author and entry.number not in contest.brought
    most = ACTS_A_TABLE * len(tables_of(contest)) + ACTS_BESIDE
    if done >= most:
        raise EventRefused("event-steward-acts", most=most)


def person_of(contest: LoadedContest, player: str) -> Participant:
    """A player of the event.

    Raises:
        EventRefused
    """
    try:
        return contest.event.person(player)
    except EventRefusal as error:
        raise refusal_of(error, contest.event) from error


def require_phase(contest: LoadedContest, seen: str) -> None:
    """A button that was pressed twice, or by two, is one."""
    if contest.event.phase != seen:
        raise StaleLog
