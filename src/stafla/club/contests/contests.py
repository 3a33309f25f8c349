"""Events: announced, opened, looked at; every act names the office that it takes (`offices`)."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Final

from stafla.club.accounts.person import Person
from stafla.club.codes import wish
from stafla.club.contests import offices
from stafla.club.contests.context import ContestContext
from stafla.club.contests.judging import WordDesk
from stafla.club.contests.keys import event_id
from stafla.club.contests.log import ContestLog, LoadedContest, NewEntry
from stafla.club.contests.online import OnlineTables
from stafla.club.contests.plan import (
    MOST_DIVISIONS,
    MOST_TITLE,
    Announcement,
    DivisionPlan,
    Plan,
    line_of,
)
from stafla.club.contests.players import Players
from stafla.club.contests.prizes import Prizegiving
from stafla.club.contests.refusals import BadPlan, LastDirector, TooManyOffices, refusal_of
from stafla.club.contests.results import Results
from stafla.club.contests.rounds import Rounds
from stafla.club.contests.stewards import Stewards
from stafla.club.contests.transfers import LogTransfers
from stafla.club.holdings import Hold, no_bounds
from stafla.club.judge.questions import Questions
from stafla.club.judge.rulings import Arbiters
from stafla.club.lexica import Lexica
from stafla.club.lobby.lobby import Lobby
from stafla.club.secrets import to_text
from stafla.club.tables.observation import Audience
from stafla.club.tables.tables import Tables
from stafla.club.ticket import NO_TICKET, Ticket
from stafla.contest.event import (
    DivisionAdded,
    Event,
    EventRefusal,
    Federation,
    Opened,
    federation,
)
from stafla.store import (
    CodeWish,
    Contest,
    ContestStore,
    Office,
    SoleDirector,
    StoreError,
    TooManyRoles,
)

MOST_LISTED: Final = 200
LEFT_AFTER: Final = timedelta(days=7)
"""An event that nobody closed counts as over so long after its day."""
MOST_OFFICES: Final = 40
A_DAY: Final = timedelta(days=1)


class Contests:
    """The use cases of events.

    Attributes:
        players, rounds, results: what is done about each.
        transfers: events taken to another house, and from one.
        stewards: links for who has no account and helps.

    Args:
        log: where they are kept.
        random: so many random bytes that nobody can guess.
        hold: what bounds what one visitor begins.
    """

    def __init__(
        self, log: ContestLog, random: Callable[[int], bytes], hold: Hold = no_bounds
    ) -> None:
        self._context = ContestContext(log, random, hold)
        self.players = Players(self._context)
        self.rounds = Rounds(self._context)
        self.results = Results(self._context)
        self.prizes = Prizegiving(self._context)
        self.transfers = LogTransfers(self._context)
        self.stewards = Stewards(self._context)

    def word_desk(self, vocabularies: Lexica, questions: Questions, arbiters: Arbiters) -> WordDesk:
        """The desk where words are judged at these events."""
        return WordDesk(self._context, vocabularies, questions, arbiters)

    def online(self, lobby: Lobby, tables: Tables) -> OnlineTables:
        """Games of these events at live tables.

        Their results are taken as they end, or as the round goes on that they are of.
        """
        online = OnlineTables(self._context, lobby, tables)
        tables.endings.append(online.take_result)
        self._context.log.moved.append(online.take_results)
        return online

    @property
    def rows(self) -> ContestStore:
        """Where events are kept."""
        return self._context.rows

    def list_events(self, most: int = MOST_LISTED) -> tuple[Contest, ...]:
        """Events, the latest first, before them those that are not closed."""
        today = datetime.fromtimestamp(self._context.log.now() / 1000, UTC).date()
        return self._context.rows.list_events(most, str(today - LEFT_AFTER))

    def of(self, person: Person) -> tuple[Contest, ...]:
        """Events that somebody runs or plays in."""
        return self._context.rows.of(person.id, MOST_LISTED)

    def get(self, contest: str) -> LoadedContest:
        """An event as it stands; what is shown of it is the page's business.

        Raises:
            NoSuchContest
        """
        return self._context.log.load(contest)

    def roles(self, contest: str) -> Mapping[str, Office]:
        """Who runs an event, by person."""
        return self._context.rows.roles(contest)

    def office(self, contest: str, person: Person | None) -> Office | None:
        """The office that somebody has at an event."""
        return offices.office_of(person, self._context.rows.roles(contest) if person else {})

    def desk(self, contest: str, person: Person | None) -> LoadedContest:
        """An event as those see it who run it.

        Raises:
            NoSuchContest, NotSignedIn, NotYourEvent
        """
        return self._context.load_for("look", contest, person)

    def open(
        self, person: Person, audience: Audience, plan: Plan, ticket: Ticket = NO_TICKET
    ) -> str:
        """Announce an event and direct it; returns the id.

        Args:
            person: the director.
            audience: as they come, whom holdings are counted by.
            plan: what is announced.
            ticket: whoever asks again with the same for the same has the same event.

        Raises:
            BadPlan, EventRefused, TooManyOpen, TooManyTogether, TooManyInAll
        """
        now = self._context.log.now()
        told_as, title = plan.announcement.check(now), line_of(plan.title, MOST_TITLE)
        if not title or not 1 <= len(plan.divisions) <= MOST_DIVISIONS:
            raise BadPlan
        numbers = _federation(plan.rules)
        seed = to_text(self._context.random(12))
        first = [
            NewEntry(
                Opened(title, plan.rules, numbers.scoring, numbers.withdrawal, numbers.late, seed)
            ),
            *(
                NewEntry(DivisionAdded(one.name.strip(), one.round_plans()))
                for one in plan.divisions
            ),
        ]
        content = repr(plan)
        issued = ticket.issue(
            audience,
            content,
            made=lambda key: self._context.rows.made_at(event_id(key)),
            now=now,
            token=lambda: to_text(self._context.random(16)),
        )
        contest = event_id(issued.id)
        if issued.made:
            return contest
        row = Contest(
            contest,
            now,
            told_as.day,
            told_as.place,
            told_as.free,
            title,
            "registration",
            0,
            key=issued.id,
        )
        with self._context.hold(audience, contest, "contest"):
            try:
                self._context.log.open(row, first, person.id, self._code(told_as))
            except StoreError:
                # by the same ticket another request was faster
                if not ticket.text or self._context.rows.made_at(contest) is None:
                    raise
        return contest

    def announce(self, contest: str, person: Person | None, announcement: Announcement) -> None:
        """Change day, place, and whether people register by themselves."""
        self._context.log.require_writer(self._context.load_for("announce", contest, person))
        told_as = announcement.check(self._context.log.now())
        self._context.rows.announce(
            contest,
            day=told_as.day,
            place=told_as.place,
            free=told_as.free,
            code=self._code(told_as),
        )
        self._context.log.news.tell(contest)

    def _code(self, told_as: Announcement) -> CodeWish:
        """The wish for a code, for as long as the event does not count as over."""
        over = datetime.fromisoformat(told_as.day).replace(tzinfo=UTC) + LEFT_AFTER + A_DAY
        ends = int(over.timestamp() * 1000)
        now = self._context.log.now()
        return wish("event", lambda: to_text(self._context.random(16)), now, ends)

    def appoint(
        self, contest: str, person: Person | None, other: str, office: Office | None
    ) -> None:
        """Give somebody an office at the event, or take it back.

        Args:
            contest: the event.
            person: who does it.
            other: the account's id.
            office: which; None: none any more.

        Raises:
            LastDirector, TooManyOffices
        """
        self._context.load_for("appoint", contest, person)
        try:
            self._context.rows.set_role(contest, other, office, MOST_OFFICES)
        except SoleDirector:
            raise LastDirector from None
        except TooManyRoles:
            raise TooManyOffices(most=MOST_OFFICES) from None

    def divide(self, contest: str, person: Person | None, plan: DivisionPlan) -> None:
        """Add a division."""
        rounds = plan.round_plans()

        def decide(contest: LoadedContest) -> list[NewEntry]:
            if len(contest.event.divisions) >= MOST_DIVISIONS:
                raise BadPlan
            return [NewEntry(DivisionAdded(plan.name.strip(), rounds))]

        self._context.do(contest, "divide", person, decide)


def _federation(name: str) -> Federation:
    try:
        return federation(name)
    except EventRefusal as error:
        raise refusal_of(error, Event()) from error
