"""What an event's log makes: the only reader of it."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from stafla.contest.event.federation import Missed
from stafla.contest.event.happening import (
    ClockSet,
    Entry,
    ListChosen,
    OnlineChosen,
    Opened,
    Paired,
    Phase,
    Returned,
    RoundPlan,
    WithdrawalTakenBack,
    WordsJudged,
)
from stafla.contest.event.refusal import EventRefusal
from stafla.contest.event.transition import TRANSITIONS
from stafla.contest.pairing import Pairing, Request, has_fixtures, pair
from stafla.contest.prizes import Award, Field, Fund, awards
from stafla.contest.standings import (
    Game,
    Open,
    Player,
    Reach,
    Standing,
    reach,
    standings,
    withdrawing_is_better,
)

TEMPTED: Final = 8
"""Of so many places it is looked at whether leaving is safer than playing."""


@dataclass(frozen=True, slots=True)
class Absence:
    """Rounds that somebody misses, from one to another; None: until further notice."""

    first: int
    last: int | None
    missed: Missed


@dataclass(frozen=True, slots=True)
class Participant:
    """A player of the event.

    Attributes:
        id, division, name: who plays where.
        player: as standings and pairings see it.
        here: whether checked in.
        absences: rounds missed, in order.
    """

    id: str
    division: str
    name: str
    player: Player
    here: bool = False
    absences: tuple[Absence, ...] = ()

    def misses(self, number: int) -> Missed | None:
        """What a round counts for that the player misses; None: the player is there."""
        for absence in self.absences:
            if absence.first <= number and (absence.last is None or number <= absence.last):
                return absence.missed
        return None

    @property
    def left(self) -> bool:
        """Whether the player has withdrawn and not come back."""
        return bool(self.absences) and self.absences[-1].last is None


@dataclass(frozen=True, slots=True)
class Bout:
    """A pair of a round and what is known of its game.

    Attributes:
        first, second: who goes first, and the other.
        game: the result that counts; None: there is none yet, or it is disputed.
        slips: what each player said: own points, the other's.
        sure: whether the director or both players stand by it.
        table: the live table where it is played; empty: at none.
    """

    first: str
    second: str
    game: Game | None = None
    slips: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    sure: bool = False
    table: str = ""

    @property
    def disputed(self) -> bool:
        """Whether the two players say different things, and nobody has decided yet."""
        return self.game is None and len(self.slips) > 1

    @property
    def is_reported(self) -> bool:
        """Whether anybody has said how the game ended."""
        return self.game is not None or bool(self.slips)

    @property
    def players(self) -> frozenset[str]:
        """Both."""
        return frozenset((self.first, self.second))


@dataclass(frozen=True, slots=True)
class JudgedPlay:
    """A play at a table whose words were judged.

    Attributes:
        number: of the entry.
        what: the words and the verdict.
        edition: by whose letters and rules they were judged.
        appealed: who appealed it; empty: nobody.
        about: what they told the judge.
        decided: what the judge decided on the appeal; None: nothing yet.
        reason: what the players read of that.
    """

    number: int
    what: WordsJudged
    edition: str
    appealed: str = ""
    about: str = ""
    decided: bool | None = None
    reason: str = ""

    @property
    def stands(self) -> bool | None:
        """Whether the play stands, as far as that is known."""
        if self.decided is not None:
            return self.decided
        return None if self.what.verdict == "unknown" else self.what.verdict == "valid"

    @property
    def open(self) -> bool:
        """Whether a judge is awaited."""
        return bool(self.appealed) and self.decided is None

    @property
    def concerned(self) -> str:
        """Whom the verdict goes against; where the list cannot say, whose play it is."""
        return self.what.other if self.what.verdict == "valid" else self.what.one


@dataclass(frozen=True, slots=True)
class Round:
    """A round of a division that is paired.

    Attributes:
        bouts: its pairs, in the order of their tables.
        byes: who has none.
        digest: of what it was paired on.
        places: of every player, the place of the pair among ``bouts``.
        dissolved: pairs of which one left before there was a result, each with the place that it
            had among all that were made.
        locks: what was set by hand when it was paired: pairs, and players who sit out.
    """

    bouts: Sequence[Bout]
    byes: tuple[str, ...]
    digest: str
    places: Mapping[str, int] = field(compare=False, repr=False)
    dissolved: tuple[tuple[int, Bout], ...] = ()
    locks: tuple[frozenset[str], ...] = ()

    @classmethod
    def of(
        cls,
        bouts: Sequence[Bout],
        byes: tuple[str, ...],
        digest: str,
        dissolved: tuple[tuple[int, Bout], ...] = (),
    ) -> "Round":
        """A round of these pairs."""
        places = {player: n for n, bout in enumerate(bouts) for player in bout.players}
        return cls(bouts, byes, digest, places, dissolved)

    def with_pairs(
        self,
        bouts: Sequence[Bout],
        byes: tuple[str, ...],
        dissolved: tuple[tuple[int, Bout], ...],
    ) -> "Round":
        """The round after somebody has left it or come back."""
        return replace(Round.of(bouts, byes, self.digest, dissolved), locks=self.locks)

    @property
    def seated(self) -> frozenset[str]:
        """Everybody who was there when it was paired, whoever left during it too."""
        bouts = (*self.bouts, *(bout for _, bout in self.dissolved))
        return frozenset((*self.byes, *(player for bout in bouts for player in bout.players)))

    def bout_of(self, player: str) -> tuple[int, Bout] | None:
        """Somebody's pair and its place; None: without one."""
        place = self.places.get(player)
        return None if place is None else (place, self.bouts[place])


@dataclass(frozen=True, slots=True)
class Division:
    """A division: the plan of its rounds, those that are paired, and pairs set by hand.

    ``restored`` are those of the latter that nobody set: a round that was shown came back, and the
    pairs that were set by hand there, or have a result, are held together.
    """

    name: str
    plan: tuple[RoundPlan, ...]
    rounds: tuple[Round, ...] = ()
    locked: tuple[tuple[str, str], ...] = ()
    locked_byes: tuple[str, ...] = ()
    restored: frozenset[frozenset[str]] = frozenset()

    @property
    def locks(self) -> tuple[frozenset[str], ...]:
        """What is set by hand: pairs, and players who sit out."""
        return (*map(frozenset, self.locked), *(frozenset((one,)) for one in self.locked_byes))

    def without_locks(self, locks: Collection[frozenset[str]]) -> "Division":
        """The division without some of what is set by hand."""
        return replace(
            self,
            locked=tuple(pair for pair in self.locked if frozenset(pair) not in locks),
            locked_byes=tuple(one for one in self.locked_byes if frozenset((one,)) not in locks),
            restored=self.restored.difference(locks),
        )


@dataclass(frozen=True, slots=True)
class Event:
    """An event as its log makes it.

    Attributes:
        opened: what it began with; None: nothing has happened yet.
        phase: which screen everybody sees.
        round: the round that is published or played, or was last; 0 before the first.
        divisions, people: by name and by id, in the order in which they came.
        entries: how many there were.
        fund: the prizes.
        groups: which groups there are prizes for a player counts among.
        words: the list by which the judge's desk answers.
        judged: the plays that were judged, by the numbers of their entries.
        clock: of the room; None: there is none.
        writer: the house that writes the event; empty: the one where it was announced.
        online: at what live tables games are played; None: at none.
    """

    opened: Opened | None = None
    phase: Phase = "registration"
    round: int = 0
    divisions: Mapping[str, Division] = field(default_factory=lambda: MappingProxyType({}))
    people: Mapping[str, Participant] = field(default_factory=lambda: MappingProxyType({}))
    entries: int = 0
    fund: Fund = field(default_factory=Fund)
    groups: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    words: ListChosen | None = None
    judged: Mapping[int, JudgedPlay] = field(default_factory=lambda: MappingProxyType({}))
    clock: ClockSet | None = None
    writer: str = ""
    online: OnlineChosen | None = None
    scratch: bool = field(default=False, compare=False, repr=False)
    """Whether its people, pairs and verdicts are changed in place: nobody else sees it."""

    def after_all(self, entries: Iterable[Entry]) -> "Event":
        """The event after all this happened, each at the same cost however large the event is.

        Raises:
            EventRefusal: some of it cannot have happened.
        """
        event = replace(self, scratch=True)
        for entry in entries:
            event = event.after(entry)
        return _settle(event)

    def after(self, entry: Entry) -> "Event":
        """The event after something happened.

        Raises:
            EventRefusal: it cannot happen now; the code says why.
        """
        if entry.number != self.entries + 1:
            raise EventRefusal("event-number", number=entry.number, wanted=self.entries + 1)
        if (self.opened is None) != isinstance(entry.what, Opened):
            raise EventRefusal("event-opened")
        event: Event = TRANSITIONS[type(entry.what)](self, entry.what, entry.reason.strip())
        return replace(event, entries=entry.number)

    def opening(self) -> Opened:
        """What the event began with."""
        if self.opened is None:
            raise EventRefusal("event-opened")
        return self.opened

    def division(self, name: str) -> Division:
        """A division.

        Raises:
            EventRefusal: ``event-division``, there is none of the name.
        """
        if name not in self.divisions:
            raise EventRefusal("event-division", text=name)
        return self.divisions[name]

    def person(self, player: str) -> Participant:
        """A player.

        Raises:
            EventRefusal: ``event-player``, nobody has the id.
        """
        if player not in self.people:
            raise EventRefusal("event-player", text=player)
        return self.people[player]

    def players(self, division: str) -> tuple[Player, ...]:
        """Everybody of a division, whoever has left too."""
        return tuple(
            participant.player
            for participant in self.people.values()
            if participant.division == division
        )

    def active(self, division: str, number: int) -> tuple[str, ...]:
        """Who is there in a round; during check-in, who is here by now."""
        checking = self.phase in ("registration", "check-in")
        return tuple(
            participant.id
            for participant in self.people.values()
            if participant.division == division
            and participant.misses(number) is None
            and (participant.here or not checking)
        )

    def games(self, division: str) -> tuple[Game, ...]:
        """Everything that counts in a division's standings: games, byes, rounds missed."""
        games_played: list[Game] = []
        for number, one in enumerate(self.division(division).rounds, 1):
            if number > self.round:
                break
            games_played += [bout.game for bout in one.bouts if bout.game is not None]
            games_played += [Game(number, player, kind="bye") for player in one.byes]
            there = {player for bout in one.bouts for player in bout.players} | set(one.byes)
            games_played += [
                Game(number, person.id, kind=missed)
                for person in self.people.values()
                if person.division == division and person.id not in there
                for missed in [person.misses(number)]
                if missed is not None and missed != "omit"
            ]
        return tuple(games_played)

    def standings(self, division: str) -> tuple[Standing, ...]:
        """The places, replayed."""
        opening = self.opening()
        return standings(
            self.players(division), self.games(division), opening.scoring, seed=opening.seed
        )

    def reach(self, division: str) -> tuple[Reach, ...]:
        """The best and the worst place that everybody can still finish in."""
        halves, _ = self.opening().scoring.bye_halves
        leaving = [participant.id for participant in self.people.values() if participant.left]
        ahead = self._ahead(division)
        return reach(self.standings(division), ahead, bye_halves=halves, leaving=leaving)

    def temptations(self, division: str) -> tuple[tuple[Reach, Reach], ...]:
        """Who of the first would finish safer by leaving: playing on, and leaving now."""
        ahead, table = self._ahead(division), self.standings(division)
        if not ahead.pairs and not ahead.rounds:
            return ()
        halves, _ = self.opening().scoring.bye_halves
        gone = {participant.id for participant in self.people.values() if participant.left}
        found = (
            withdrawing_is_better(standing.player, table, ahead, bye_halves=halves, leaving=gone)
            for standing in table[:TEMPTED]
            if standing.player not in gone
        )
        return tuple(one for one in found if one is not None)

    def _ahead(self, division: str) -> Open:
        """What is still to be played."""
        own = self.division(division)
        now = own.rounds[self.round - 1] if 0 < self.round <= len(own.rounds) else None
        bouts = now.bouts if now else ()
        pairs = tuple((bout.first, bout.second) for bout in bouts if bout.game is None)
        # a division with fewer rounds than another is over while the event goes on
        return Open(pairs, (), max(0, len(own.plan) - self.round))

    def awards(self) -> tuple[Award, ...]:
        """Who has which prize as things stand, replayed; before the first round nobody has one."""
        prize_divisions = {prize.division for prize in self.fund.prizes} & set(self.divisions)
        if not self.round:
            prize_divisions = set()
        fields = {
            name: Field(
                self.standings(name),
                {player.id: player for player in self.players(name)},
                self.games(name),
                self.groups,
            )
            for name in prize_divisions
        }
        return awards(self.fund, fields)

    def request(self, division: str, digest: str = "") -> Request:
        """What the coming round of a division is paired on.

        Args:
            division: its name.
            digest: of a pairing that was made: the request that it names, if it is one of those
                that this may be.

        Raises:
            EventRefusal: ``event-rounds``, no further round is planned.
        """
        own = self.division(division)
        if self.round >= len(own.plan):
            raise EventRefusal("event-rounds", most=len(own.plan))
        requests = self._requests(own)
        asked = next(requests)
        if digest in ("", asked.digest):
            return asked
        return next((one for one in requests if one.digest == digest), asked)

    def _requests(self, own: Division) -> Iterator[Request]:
        """What the coming round is paired on; then what else it may have been paired on."""
        plan = own.plan[self.round]
        begins = plan.settings.begins
        fields: list[Collection[str]] = [self.active(own.name, begins)]
        if has_fixtures(plan.system) and begins <= min(self.round, len(own.rounds)):
            # the field of a block is who was paired when it began, whoever comes or goes later; in
            # old logs it was cut anew, without whoever left in its first round
            fields.insert(0, own.rounds[begins - 1].seated)
        held = [own]
        if own.restored:
            coming = own.rounds[self.round] if self.round < len(own.rounds) else None
            told = {bout.players for bout in coming.bouts if bout.is_reported} if coming else set()
            # the round as it was shown, before there were results; in old logs nothing was restored
            held.append(
                own.without_locks((own.restored & told).difference(coming.locks if coming else ()))
            )
            held.append(own.without_locks(own.restored))
        # in old logs whoever's opponent was set by hand had a bye in a round of fixtures
        by_hand = has_fixtures(plan.system) and bool(own.locks)
        for displaced_meet in (True, False) if by_hand else (False,):
            for one in held:
                for began in fields:
                    yield self._request(one, began, displaced_meet=displaced_meet)

    def _request(self, own: Division, began: Collection[str], *, displaced_meet: bool) -> Request:
        """The request of the coming round, of a block that these began."""
        division, number, opening = own.name, self.round + 1, self.opening()
        plan = own.plan[number - 1]
        settings = plan.settings
        if has_fixtures(plan.system) and not settings.order:
            members = frozenset(began)
            block = sorted(
                (player for player in self.players(division) if player.id in members),
                key=lambda player: player.number,
            )
            settings = replace(settings, order=tuple(player.id for player in block))
        active = self.active(division, number)
        return Request(
            round=number,
            system=plan.system,
            players=self.players(division),
            active=active,
            games=self.games(division),
            seed=f"{opening.seed}/{division}/{number}",
            scoring=opening.scoring,
            settings=settings,
            locked=own.locked,
            locked_byes=own.locked_byes,
            displaced_meet=displaced_meet and bool(own.locks),
        )

    def pair(self, division: str) -> Pairing:
        """The pairs of the coming round; they stand once the event has an entry of them (`Paired`).

        Raises:
            EventRefusal, NotPairable: no round can be paired.
        """
        return pair(self.request(division))

    def judged_at(self, number: int, players: frozenset[str]) -> tuple[JudgedPlay, ...]:
        """The plays of a game of a round that were judged, in order."""
        return tuple(
            play
            for play in self.judged.values()
            if play.what.round == number and {play.what.one, play.what.other} == players
        )

    def broken_pair(self, player: str) -> tuple[int, Bout] | None:
        """The pair of the round that somebody left, and its place among all that were made.

        None: there is none, or it cannot be made again: the round is over or the opponent has gone.
        """
        person = self.person(player)
        own = self.division(person.division)
        # whoever comes back when all results are in comes for the next round
        running = self.phase in ("published", "playing") or (
            self.phase == "entering" and bool(self.missing())
        )
        if not running or not person.left or not 0 < self.round <= len(own.rounds):
            return None
        now = own.rounds[self.round - 1]
        for place, bout in now.dissolved:
            others = bout.players - {player}
            if player in bout.players and all(
                other in now.byes and not self.person(other).left for other in others
            ):
                return place, bout
        return None

    def return_fact(self, player: str) -> Returned | WithdrawalTakenBack:
        """What happens when somebody who left comes back."""
        return Returned(player) if self.broken_pair(player) is None else WithdrawalTakenBack(player)

    def missing(self) -> tuple[tuple[str, Bout], ...]:
        """The games of the round without a result that counts, disputed ones too."""
        return tuple(
            (division.name, bout)
            for division in self.divisions.values()
            if 0 < self.round <= len(division.rounds)
            for bout in division.rounds[self.round - 1].bouts
            if bout.game is None
        )

    def stale(self, division: str) -> bool:
        """Whether the coming round's pairs are older than what they should follow from."""
        own = self.division(division)
        if len(own.rounds) <= self.round:
            return False
        digest = own.rounds[self.round].digest
        return digest != self.request(division, digest).digest


def replay(entries: Iterable[Entry]) -> Event:
    """The event that a log makes.

    Raises:
        EventRefusal: an entry cannot have happened.
    """
    return Event().after_all(entries)


def pairing_fact(pairing: Pairing, division: str) -> Paired:
    """What happens when a pairing is accepted."""
    pairs = tuple((one.first, one.second) for one in pairing.pairs)
    request = pairing.request
    return Paired(division, request.round, pairs, pairing.byes, request.digest)


def _settle(event: Event) -> Event:
    """An event that nobody changes any more."""
    divisions = {
        name: replace(
            division,
            rounds=tuple(replace(each, bouts=tuple(each.bouts)) for each in division.rounds),
        )
        for name, division in event.divisions.items()
    }
    return replace(
        event,
        divisions=MappingProxyType(divisions),
        people=MappingProxyType(dict(event.people)),
        groups=MappingProxyType(dict(event.groups)),
        judged=MappingProxyType(dict(event.judged)),
        scratch=False,
    )
