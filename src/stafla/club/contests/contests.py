"""What people do with events; every act names the office that it takes (`offices`)."""

import datetime
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stafla.club.accounts.person import Person
from stafla.club.contests import offices
from stafla.club.contests.doubts import Doubt, doubts
from stafla.club.contests.log import ContestLog, Done, Kept
from stafla.club.contests.offices import Act
from stafla.club.contests.pairs import Matchmaker
from stafla.club.contests.refusals import (
    BadLine,
    BadPlan,
    EventRefused,
    LastDirector,
    NoEntryByOneself,
    NoSuchLink,
    NoSuchTable,
    PlaysAlready,
    TooManyOffices,
    TooManySlips,
    refusal_of,
)
from stafla.club.holdings import Hold, no_bounds
from stafla.club.refusals import NotSignedIn, StaleTable
from stafla.club.secrets import digest, to_text
from stafla.club.tables.observation import Audience
from stafla.club.tables.setup import admissible_name
from stafla.club.ticket import NO_TICKET, Ticket
from stafla.contest.event import (
    CheckedIn,
    DivisionAdded,
    Entry,
    Event,
    EventRefusal,
    Federation,
    Locked,
    Opened,
    Paired,
    Participant,
    Phase,
    PhaseMoved,
    Registered,
    Resulted,
    Returned,
    RoundPlan,
    Slipped,
    Withdrawn,
    federation,
    pairing_fact,
    replay,
)
from stafla.contest.event.federation import Missed
from stafla.contest.event.state import Bout
from stafla.contest.pairing import NotPairable, Pairing, Settings, System
from stafla.contest.standings import Kind
from stafla.store import Contest, Contests, Entrant, Office, StoreError

MOST_TITLE: Final = 100
MOST_TEXT: Final = 80
MOST_REASON: Final = 200
MOST_ROUNDS: Final = 40
MOST_DIVISIONS: Final = 12
MOST_PLAYERS: Final = 2_000
MOST_LISTED: Final = 200
MOST_OFFICES: Final = 40
MOST_SLIPS: Final = 6
"""So many different results may a player say of one game."""
SYSTEMS: Final[tuple[System, ...]] = (
    "swiss",
    "round-robin",
    "king-of-the-hill",
    "monrad",
    "australian",
    "fold",
    "chew",
    "contender",
)
RATINGS: Final = range(10_000)


@dataclass(frozen=True, slots=True)
class DivisionPlan:
    """A division as it is planned; the last ``hill`` rounds pair neighbours."""

    name: str
    rounds: int
    system: System = "swiss"
    hill: int = 0

    def round_plans(self) -> tuple[RoundPlan, ...]:
        """The rounds.

        Raises:
            BadPlan
        """
        right = (
            1 <= self.rounds <= MOST_ROUNDS
            and 0 <= self.hill <= self.rounds
            and self.system in SYSTEMS
        )
        if not right or not self.name.strip() or len(self.name) > MOST_TEXT:
            raise BadPlan
        first = RoundPlan(self.system, Settings(rounds=self.rounds))
        hill = RoundPlan("king-of-the-hill")
        return (first,) * (self.rounds - self.hill) + (hill,) * self.hill


@dataclass(frozen=True, slots=True)
class Announcement:
    """What is announced: ``day`` as ``2026-11-28``; ``free``: people register by themselves."""

    day: str
    place: str = ""
    free: bool = False

    def check(self) -> "Announcement":
        """The same in tidy form.

        Raises:
            BadPlan
        """
        try:
            day = datetime.date.fromisoformat(self.day).isoformat()
        except ValueError:
            raise BadPlan from None
        place = " ".join(self.place.split())
        if len(place) > MOST_TEXT or not place.isprintable():
            raise BadPlan
        return Announcement(day, place, self.free)


@dataclass(frozen=True, slots=True)
class Plan:
    """An event as its director plans it.

    Attributes:
        title: as it is announced.
        rules: the federation whose numbers hold.
        announcement: day and place.
        divisions: with their rounds.
    """

    title: str
    rules: str
    announcement: Announcement
    divisions: tuple[DivisionPlan, ...]


@dataclass(frozen=True, slots=True)
class NewPlayer:
    """Who is to play."""

    name: str
    rating: int | None = None
    club: str = ""
    team: str = ""


@dataclass(frozen=True, slots=True)
class Seat:
    """A table of a round: ``number`` counts through all divisions."""

    number: int
    division: str
    bout: Bout


@dataclass(frozen=True, slots=True)
class Played:
    """A game of a round: who went first, and the other."""

    division: str
    round: int
    first: str
    second: str


@dataclass(frozen=True, slots=True)
class Written:
    """A result as it was typed: points of who goes first, and of the other."""

    own: int = 0
    against: int = 0
    kind: Kind = "played"
    loser_first: bool = False


@dataclass(frozen=True, slots=True)
class Entered:
    """What came of typing a result; ``doubts``: nothing was entered before they are answered."""

    seat: Seat
    doubts: tuple[Doubt, ...] = ()


@dataclass(frozen=True, slots=True)
class Own:
    """What a player sees of an event."""

    kept: Kept
    player: str


class Tournaments:
    """The use cases of events.

    Args:
        log: where they are kept.
        random: so many random bytes that nobody can guess.
        hold: what bounds what one visitor begins.
    """

    def __init__(
        self, log: ContestLog, random: Callable[[int], bytes], hold: Hold = no_bounds
    ) -> None:
        self._log = log
        self._random = random
        self._hold = hold
        self._matchmaker = Matchmaker()

    @property
    def rows(self) -> Contests:
        """Where events are kept."""
        return self._log.rows

    # ------------------------------------------------------------ what anybody sees

    def list_events(self) -> tuple[Contest, ...]:
        """Events, the latest first."""
        return self.rows.list_events(MOST_LISTED)

    def of(self, person: Person) -> tuple[Contest, ...]:
        """Events that somebody runs or plays in."""
        return self.rows.of(person.id, MOST_LISTED)

    def get(self, contest: str) -> Kept:
        """An event as it stands; what is shown of it is the page's business.

        Raises:
            NoSuchContest
        """
        return self._log.load(contest)

    def explain(self, contest: str, division: str, number: int) -> Pairing:
        """The pairing of a published round with all that explains it, made again.

        Raises:
            NoSuchContest, EventRefused: the round is not paired.
        """
        kept = self._log.load(contest)
        if not 1 <= number <= kept.event.round:
            raise EventRefused("event-round", number=number, wanted=kept.event.round)
        return self._pair_again(kept, division, number)

    def _pair_again(self, kept: Kept, division: str, number: int) -> Pairing:
        made: tuple[int, Paired] | None = None
        for entry in kept.entries:
            what = entry.what
            if isinstance(what, Paired) and (what.division, what.round) == (division, number):
                made = entry.number, what
        if made is None:
            raise EventRefused("event-division", text=division)
        before = replay(kept.entries[: made[0] - 1])
        return self._match(kept.event, before, division)

    def _match(self, now: Event, event: Event, division: str) -> Pairing:
        try:
            return self._matchmaker.pairing(event.request(division))
        except (EventRefusal, NotPairable) as error:
            raise refusal_of(error, now) from error

    def roles(self, contest: str) -> Mapping[str, Office]:
        """Who runs an event, by person."""
        return self.rows.roles(contest)

    def office(self, contest: str, person: Person | None) -> Office | None:
        """The office that somebody has at an event."""
        return offices.office_of(person, self.rows.roles(contest) if person else {})

    def desk(self, contest: str, person: Person | None) -> Kept:
        """An event as those see it who run it.

        Raises:
            NoSuchContest, NotSignedIn, NotYourEvent
        """
        kept = self._log.load(contest)
        self._require(contest, "look", person)
        return kept

    def preview(self, contest: str, person: Person | None, division: str) -> Pairing:
        """The pairing of the coming round that nobody else sees yet."""
        kept = self.desk(contest, person)
        return self._pair_again(kept, division, kept.event.round + 1)

    # ------------------------------------------------------------ the event

    def open(self, person: Person, who: Audience, plan: Plan, ticket: Ticket = NO_TICKET) -> str:
        """Announce an event and direct it; returns the id.

        Args:
            person: the director.
            who: as they come, whom holdings are counted by.
            plan: what is announced.
            ticket: whoever asks again with the same for the same has the same event.

        Raises:
            BadPlan, EventRefused, TooManyOpen, TooManyFromHere, TooManyInAll
        """
        told_as, title = plan.announcement.check(), _line(plan.title, MOST_TITLE)
        if not title or not 1 <= len(plan.divisions) <= MOST_DIVISIONS:
            raise BadPlan
        numbers = _federation(plan.rules)
        seed = to_text(self._random(12))
        first = [
            Done(
                Opened(title, plan.rules, numbers.scoring, numbers.withdrawal, numbers.late, seed)
            ),
            *(Done(DivisionAdded(one.name.strip(), one.round_plans())) for one in plan.divisions),
        ]
        now = self._log.now()
        wanted = repr(plan)
        issued = ticket.issue(
            who,
            wanted,
            made=self.rows.made_at,
            now=now,
            token=lambda: to_text(self._random(16)),
        )
        if issued.made:
            return issued.id
        row = Contest(
            issued.id, now, told_as.day, told_as.place, told_as.free, title, "registration", 0
        )
        with self._hold(who, issued.id, "contest"):
            try:
                self._log.open(row, first, person.id)
            except StoreError:
                # by the same ticket another request was faster
                if not ticket.text or self.rows.made_at(issued.id) is None:
                    raise
        return issued.id

    def announce(self, contest: str, person: Person | None, announcement: Announcement) -> None:
        """Change day, place, and whether people register by themselves."""
        self._log.load(contest)
        self._require(contest, "announce", person)
        told_as = announcement.check()
        self.rows.announce(contest, day=told_as.day, place=told_as.place, free=told_as.free)
        self._log.news.tell(contest)

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
        self._log.load(contest)
        self._require(contest, "appoint", person)
        held = self.rows.roles(contest)
        others = {one for one, role in held.items() if role == "director" and one != other}
        if held.get(other) == "director" and office != "director" and not others:
            raise LastDirector
        if office is not None and other not in held and len(held) >= MOST_OFFICES:
            raise TooManyOffices(most=MOST_OFFICES)
        self.rows.set_role(contest, other, office)

    def divide(self, contest: str, person: Person | None, plan: DivisionPlan) -> None:
        """Add a division."""
        rounds = plan.round_plans()

        def decide(kept: Kept) -> list[Done]:
            if len(kept.event.divisions) >= MOST_DIVISIONS:
                raise BadPlan
            return [Done(DivisionAdded(plan.name.strip(), rounds))]

        self._do(contest, "divide", person, decide)

    # ------------------------------------------------------------ who plays

    def register(
        self, contest: str, person: Person | None, division: str, players: Sequence[NewPlayer]
    ) -> None:
        """Enter players who have no account here, or whose account nobody asked for."""
        new = [self._entrant(one) for one in players]

        def decide(kept: Kept) -> list[Done]:
            _room(kept, len(new))
            return [Done(_registration(one, entrant, division)) for one, entrant in new]

        self._do(contest, "register", person, decide, [entrant for _, entrant in new])

    def join(
        self, contest: str, person: Person | None, who: Audience, division: str, player: NewPlayer
    ) -> None:
        """Register oneself, while that is open to everybody.

        Raises:
            NotSignedIn, NoEntryByOneself, PlaysAlready, TooManyPlaces, EventFull
        """
        if person is None:
            raise NotSignedIn
        kept = self._log.load(contest)
        if not kept.row.open or kept.event.phase != "registration":
            raise NoEntryByOneself
        if self.plays(contest, person) is not None:
            raise PlaysAlready
        new, entrant = self._entrant(player, person.id)

        def decide(now: Kept) -> list[Done]:
            if now.event.phase != "registration":
                raise NoEntryByOneself
            _room(now, 1)
            return [Done(_registration(new, entrant, division))]

        with self._hold(who, entrant.player, "entrant", scope=contest):
            self._log.change(contest, person.id, decide, lambda: [entrant])

    def leave(self, contest: str, person: Person | None) -> None:
        """Take oneself off the list before the event begins, or withdraw from it."""
        if person is None:
            raise NotSignedIn
        player = self.plays(contest, person)
        if player is None:
            raise EventRefused("event-player", text=person.name)
        self._log.change(contest, person.id, lambda _: [Done(Withdrawn(player))])
        if player not in self._log.load(contest).event.people:
            # who was never there may register anew
            self.rows.unlink(contest, player)

    def _entrant(self, player: NewPlayer, person: str | None = None) -> tuple[NewPlayer, Entrant]:
        name = admissible_name(player.name)
        rating = player.rating
        if rating is not None and rating not in RATINGS:
            raise BadPlan
        club, team = _line(player.club, MOST_TEXT), _line(player.team, MOST_TEXT)
        entrant = Entrant(to_text(self._random(16)), name, person)
        return NewPlayer(name, rating, club, team), entrant

    def rename(self, contest: str, person: Person | None, player: str, name: str) -> None:
        """Write a name as it should be."""
        kept = self._log.load(contest)
        self._require(contest, "rename", person)
        _person(kept, player)
        self.rows.rename(contest, player, admissible_name(name))
        self._log.tell_renaming(contest)

    def check_in(self, contest: str, person: Person | None, player: str, *, here: bool) -> None:
        """Note that somebody is here, or is not after all."""

        def decide(kept: Kept) -> list[Done]:
            known = _person(kept, player)
            return [] if known.here == here else [Done(CheckedIn(player, here))]

        self._do(contest, "check-in", person, decide)

    def all_here(self, contest: str, person: Person | None) -> None:
        """Note that everybody is here."""

        def decide(kept: Kept) -> list[Done]:
            people = kept.event.people.values()
            return [Done(CheckedIn(one.id)) for one in people if not one.here and not one.left]

        self._do(contest, "check-in", person, decide)

    def withdraw(
        self,
        contest: str,
        person: Person | None,
        player: str,
        missed: Missed | None = None,
        reason: str = "",
    ) -> None:
        """Somebody leaves."""
        done = [Done(Withdrawn(player, missed), _line(reason, MOST_REASON))]
        self._do(contest, "withdraw", person, lambda _: done)

    def come_back(self, contest: str, person: Person | None, player: str) -> None:
        """Somebody who left comes back."""
        self._do(contest, "withdraw", person, lambda _: [Done(Returned(player))])

    def give_links(
        self, contest: str, person: Person | None, players: Sequence[str] = ()
    ) -> dict[str, str]:
        """New private links by which players say results: secrets by player, shown once.

        Args:
            contest: the event.
            person: who asks.
            players: whose; empty: of everybody who has none and no account.
        """
        kept = self._log.load(contest)
        self._require(contest, "link", person)
        known = self.rows.entrants(contest)
        if players:
            wanted = [_person(kept, one).id for one in players]
        else:
            wanted = [
                one
                for one in kept.event.people
                if known[one].key is None and known[one].person is None
            ]
        links = {one: to_text(self._random(16)) for one in wanted}
        self.rows.give_keys(contest, {one: digest(secret) for one, secret in links.items()})
        return links

    # ------------------------------------------------------------ rounds

    def go_on(self, contest: str, person: Person | None, seen: str, to: Phase) -> None:
        """The event goes on from the phase that was seen to the next."""

        def decide(kept: Kept) -> list[Done]:
            _same(kept, seen)
            return [Done(PhaseMoved(to))]

        self._do(contest, "go-on", person, decide)

    def go_back(
        self, contest: str, person: Person | None, seen: str, to: Phase, reason: str
    ) -> None:
        """The event goes back by a step, with a reason."""

        def decide(kept: Kept) -> list[Done]:
            _same(kept, seen)
            return [Done(PhaseMoved(to), _line(reason, MOST_REASON))]

        self._do(contest, "go-back", person, decide)

    def lock(
        self,
        contest: str,
        person: Person | None,
        division: str,
        one: str,
        other: str | None,
        *,
        locked: bool,
    ) -> None:
        """Set a pair of the coming round by hand, or take that back."""
        done = [Done(Locked(division, one, other, locked))]
        self._do(contest, "lock", person, lambda _: done)

    def pair(self, contest: str, person: Person | None) -> None:
        """Pair the coming round of all divisions; nobody else sees it before it is published."""
        kept = self._log.load(contest)
        self._require(contest, "pair", person)
        event = kept.event
        made = {
            name: self._match(event, event, name)
            for name, one in event.divisions.items()
            if event.round < len(one.plan)
        }
        if not made:
            raise EventRefused("event-rounds", most=event.round)

        def decide(now: Kept) -> list[Done]:
            try:
                wanted = {name: now.event.request(name).digest for name in made}
            except EventRefusal as error:
                raise refusal_of(error, now.event) from error
            if any(made[name].request.digest != digest for name, digest in wanted.items()):
                raise StaleTable
            return [Done(pairing_fact(pairing, name)) for name, pairing in made.items()]

        self._do(contest, "pair", person, decide)

    def publish(self, contest: str, person: Person | None, digests: Sequence[str]) -> None:
        """Show everybody the round that was previewed, and no other.

        Args:
            contest: the event.
            person: who does it.
            digests: of the pairings that were seen.
        """

        def decide(kept: Kept) -> list[Done]:
            event = kept.event
            made = [
                one.rounds[event.round].digest
                for one in event.divisions.values()
                if len(one.rounds) > event.round
            ]
            if not made or sorted(made) != sorted(digests):
                raise StaleTable
            if event.phase == "entering":
                return [Done(PhaseMoved("break")), Done(PhaseMoved("published"))]
            absent = [one.id for one in event.people.values() if not one.here and not one.left]
            without = tuple(absent) if event.phase == "check-in" else ()
            return [Done(PhaseMoved("published", without))]

        self._do(contest, "publish", person, decide)

    # ------------------------------------------------------------ results

    def enter(
        self,
        contest: str,
        person: Person | None,
        number: int,
        written: Written,
        *,
        round_seen: int,
        reason: str = "",
        sure: bool = False,
    ) -> Entered:
        """Enter the result of a table of the round, or put one right.

        Args:
            contest: the event.
            person: who does it.
            number: of the table.
            written: the result.
            round_seen: the round that is meant.
            reason: why, where a result that stands is changed.
            sure: enters what is unusual too.

        Returns:
            the table, and what is asked first.
        """
        found: list[Entered] = []

        def decide(kept: Kept) -> list[Done]:
            found.clear()
            event = kept.event
            if round_seen != event.round:
                raise EventRefused("event-round", number=round_seen, wanted=event.round)
            seat = _table(kept, number)
            strange = doubts(seat.bout, written.own, written.against)
            if written.kind != "played" or sure:
                strange = ()
            found.append(Entered(seat, strange))
            if strange or _stands(seat.bout, written):
                return []
            if seat.bout.sure:
                self._require(contest, "correct", person)
            return [*_opening(event), Done(_result(event, seat, written), _reason(reason))]

        self._do(contest, "enter", person, decide)
        return found[-1]

    def correct(
        self, contest: str, person: Person | None, game: Played, written: Written, reason: str
    ) -> None:
        """Put a result of an earlier round right, with a reason.

        Args:
            contest: the event.
            person: who does it.
            game: which.
            written: the result.
            reason: why.
        """

        def decide(kept: Kept) -> list[Done]:
            seat = Seat(0, game.division, Bout(game.first, game.second))
            what = _result(kept.event, seat, written, game.round)
            return [Done(what, _reason(reason))]

        self._do(contest, "correct", person, decide)

    # ------------------------------------------------------------ players

    def plays(self, contest: str, person: Person | None) -> str | None:
        """The player that an account is at an event."""
        if person is None:
            return None
        known = self.rows.entrants(contest).values()
        mine = next((one.player for one in known if one.person == person.id), None)
        return mine if mine in self._log.load(contest).event.people else None

    def by_account(self, contest: str, person: Person | None) -> Own:
        """An event as its player sees it, who is signed in.

        Raises:
            NotSignedIn, NoSuchLink: the person does not play here.
        """
        if person is None:
            raise NotSignedIn
        player = self.plays(contest, person)
        if player is None:
            raise NoSuchLink
        return Own(self._log.load(contest), player)

    def by_link(self, contest: str, secret: str) -> Own:
        """An event as its player sees it, who holds a private link.

        Raises:
            NoSuchLink
        """
        kept = self._log.load(contest)
        entrant = self.rows.entrant(contest, key=digest(secret))
        if entrant is None or entrant.player not in kept.event.people:
            raise NoSuchLink
        return Own(kept, entrant.player)

    def say(self, own: Own, number: int, points: int, against: int) -> None:
        """A player says how the own game of the round ended; the opponent confirms or disputes.

        Args:
            own: who says it (`by_account`, `by_link`).
            number: the round that is meant.
            points: the own.
            against: the opponent's.
        """
        player = own.player

        def decide(kept: Kept) -> list[Done]:
            event = kept.event
            division = _person(kept, player).division
            bout = _bout_of(event, division, player)
            if bout is not None and bout.slips.get(player) == (points, against):
                return []
            if bout is not None and player in bout.slips:
                _few_slips(kept, player)
            return [Done(Slipped(division, number, player, points, against))]

        self._log.change(own.kept.row.id, player, decide)

    # ------------------------------------------------------------ in common

    def _require(self, contest: str, act: Act, person: Person | None) -> Person:
        return offices.require(act, person, self.rows.roles(contest) if person else {})

    def _do(
        self,
        contest: str,
        act: Act,
        person: Person | None,
        decide: Callable[[Kept], list[Done]],
        entrants: Sequence[Entrant] = (),
    ) -> Kept:
        self._log.load(contest)
        author = self._require(contest, act, person)
        return self._log.change(contest, author.id, decide, lambda: entrants)


def tables_of(kept: Kept, number: int | None = None) -> tuple[Seat, ...]:
    """The tables of a round, as they are numbered: through all divisions, as they were paired.

    A table of which somebody left is there no more; the others keep their numbers.
    """
    event = kept.event
    number = event.round if number is None else number
    seats: list[Seat] = []
    before = 0
    for name, division in event.divisions.items():
        if not 0 < number <= len(division.rounds):
            continue
        pairs = kept.seated[name, number]
        places = {frozenset(pair): place for place, pair in enumerate(pairs, before + 1)}
        seats += [Seat(places[b.players], name, b) for b in division.rounds[number - 1].bouts]
        before += len(pairs)
    return tuple(seats)


def read_players(text: str) -> tuple[NewPlayer, ...]:
    """A list of players, a line each: name; rating; club; team. Only the name has to be there.

    Raises:
        BadLine
    """
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        parts = [part.strip() for part in line.replace("\t", ";").split(";")]
        name, rating, club, team, *more = [*parts, "", "", ""]
        if any(more) or not name or (rating and not (rating.isascii() and rating.isdigit())):
            raise BadLine(line=number)
        if len(rating) > 4:
            raise BadLine(line=number)
        found.append(NewPlayer(name, int(rating) if rating else None, club, team))
        if len(found) > MOST_PLAYERS:
            raise BadLine(line=number)
    return tuple(found)


def _registration(player: NewPlayer, entrant: Entrant, division: str) -> Registered:
    return Registered(
        entrant.player, division, player.name, player.rating, player.team, player.club
    )


def _federation(name: str) -> Federation:
    try:
        return federation(name)
    except EventRefusal as error:
        raise refusal_of(error, Event()) from error


def _room(kept: Kept, new: int) -> None:
    if len(kept.event.people) + new > MOST_PLAYERS:
        raise EventRefused("event-players", most=MOST_PLAYERS)


def _person(kept: Kept, player: str) -> Participant:
    try:
        return kept.event.person(player)
    except EventRefusal as error:
        raise refusal_of(error, kept.event) from error


def _same(kept: Kept, seen: str) -> None:
    """A button that was pressed twice, or by two, is one."""
    if kept.event.phase != seen:
        raise StaleTable


def _table(kept: Kept, number: int) -> Seat:
    for seat in tables_of(kept):
        if seat.number == number:
            return seat
    raise NoSuchTable(number=number)


def _bout_of(event: Event, division: str, player: str) -> Bout | None:
    own = event.division(division)
    if not 0 < event.round <= len(own.rounds):
        return None
    bouts = own.rounds[event.round - 1].bouts
    return next((bout for bout in bouts if player in bout.players), None)


def _opening(event: Event) -> list[Done]:
    """The first result that is entered opens the entering."""
    ways: Mapping[Phase, list[Phase]] = {
        "published": ["playing", "entering"],
        "playing": ["entering"],
    }
    return [Done(PhaseMoved(to)) for to in ways.get(event.phase, [])]


def _result(event: Event, seat: Seat, written: Written, number: int | None = None) -> Resulted:
    one, other = seat.bout.first, seat.bout.second
    own, against = written.own, written.against
    if written.loser_first:
        one, other, own, against = other, one, against, own
    number = event.round if number is None else number
    return Resulted(seat.division, number, one, other, own, against, written.kind)


def _stands(bout: Bout, written: Written) -> bool:
    """Whether the very same result was entered already."""
    game = bout.game
    if game is None or not bout.sure or written.kind != game.kind:
        return False
    return written.kind == "played" and (game.own, game.against) == (
        written.own,
        written.against,
    )


def _few_slips(kept: Kept, player: str) -> None:
    def same(entry: Entry) -> bool:
        what = entry.what
        return (
            isinstance(what, Slipped) and what.player == player and what.round == kept.event.round
        )

    if sum(map(same, kept.entries)) >= MOST_SLIPS:
        raise TooManySlips(most=MOST_SLIPS)


def _reason(text: str) -> str:
    return _line(text, MOST_REASON)


def _line(text: str, most: int) -> str:
    """A line of text in tidy form.

    Raises:
        BadPlan: it is too long, or holds what cannot be printed.
    """
    tidy = " ".join(text.split())
    if len(tidy) > most or not tidy.isprintable():
        raise BadPlan
    return tidy
