"""What an event's log makes: the only reader of it."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final, TypeVar

from stafla.contest.event.federation import Missed
from stafla.contest.event.happening import (
    PHASES,
    AppealDecided,
    CheckedIn,
    ClockSet,
    DivisionAdded,
    Entry,
    Grouped,
    HandedOver,
    ListChosen,
    Locked,
    OnlineChosen,
    Opened,
    Paired,
    Phase,
    PhaseMoved,
    PrizeAdded,
    PrizeNamed,
    PrizeRemoved,
    PrizesRuled,
    Registered,
    Resulted,
    ResultTakenBack,
    Returned,
    RoundPlan,
    RulesSet,
    Slipped,
    TableEnded,
    TableOpened,
    VerdictAppealed,
    Withdrawn,
    WordsJudged,
)
from stafla.contest.event.refusal import EventRefusal
from stafla.contest.pairing import Pairing, Request, pair
from stafla.contest.prizes import Award, BadPrize, Field, Fund, awards
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

K = TypeVar("K")
V = TypeVar("V")
TABLED: Final = ("round-robin", "team-round-robin", "fontes")
MOST_PLAYERS: Final = 5_000
MOST_ROUNDS: Final = 100
MOST_POINTS: Final = 9_999
LONGEST_CLOCK: Final = 24 * 3_600_000
MOST_WORDS: Final = 8
"""A play forms so many words at most: one along its tiles, one across each of seven."""
MOST_LETTERS: Final = 30
MOST_JUDGED: Final = 40
"""So many plays of a game are judged."""
HOUSE: Final = re.compile(r"[A-Za-z0-9_-]{22}")
"""The id of a house."""
TEMPTED: Final = 8
"""Of so many places it is looked at whether leaving is safer than playing."""
FORWARD: Final[Mapping[Phase, tuple[Phase, ...]]] = {
    "registration": ("check-in",),
    "check-in": ("break", "published"),
    "published": ("playing",),
    "playing": ("entering",),
    "entering": ("break", "closed"),
    "break": ("published", "closed"),
    "closed": (),
}


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
        for one in self.absences:
            if one.first <= number and (one.last is None or number <= one.last):
                return one.missed
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
    def players(self) -> frozenset[str]:
        """Both."""
        return frozenset((self.first, self.second))


@dataclass(frozen=True, slots=True)
class Judged:
    """A play at a table whose words were judged.

    Attributes:
        number: of the entry.
        what: the words and the verdict.
        appealed: who appealed it; empty: nobody.
        about: what they told the judge.
        decided: what the judge decided on the appeal; None: nothing yet.
        reason: what the players read of that.
    """

    number: int
    what: WordsJudged
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
    """

    bouts: Sequence[Bout]
    byes: tuple[str, ...]
    digest: str
    places: Mapping[str, int] = field(compare=False, repr=False)

    @classmethod
    def of(cls, bouts: Sequence[Bout], byes: tuple[str, ...], digest: str) -> "Round":
        """A round of these pairs."""
        places = {player: n for n, bout in enumerate(bouts) for player in bout.players}
        return cls(bouts, byes, digest, places)

    def bout_of(self, player: str) -> tuple[int, Bout] | None:
        """Somebody's pair and its place; None: without one."""
        place = self.places.get(player)
        return None if place is None else (place, self.bouts[place])


@dataclass(frozen=True, slots=True)
class Division:
    """A division: the plan of its rounds, those that are paired, and pairs set by hand."""

    name: str
    plan: tuple[RoundPlan, ...]
    rounds: tuple[Round, ...] = ()
    locked: tuple[tuple[str, str], ...] = ()
    locked_byes: tuple[str, ...] = ()


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
    judged: Mapping[int, Judged] = field(default_factory=lambda: MappingProxyType({}))
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
        made = replace(self, scratch=True)
        for entry in entries:
            made = made.after(entry)
        return _settle(made)

    def after(self, entry: Entry) -> "Event":
        """The event after something happened.

        Raises:
            EventRefusal: it cannot happen now; the code says why.
        """
        if entry.number != self.entries + 1:
            raise EventRefusal("event-number", number=entry.number, wanted=self.entries + 1)
        if (self.opened is None) != isinstance(entry.what, Opened):
            raise EventRefusal("event-opened")
        fold: Callable[[Event, Any, str], Event] = FOLDS[type(entry.what)]
        made = fold(self, entry.what, entry.reason.strip())
        return replace(made, entries=entry.number)

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
        return tuple(one.player for one in self.people.values() if one.division == division)

    def active(self, division: str, number: int) -> tuple[str, ...]:
        """Who is there in a round; during check-in, who is here by now."""
        checking = self.phase in ("registration", "check-in")
        return tuple(
            one.id
            for one in self.people.values()
            if one.division == division
            and one.misses(number) is None
            and (one.here or not checking)
        )

    def games(self, division: str) -> tuple[Game, ...]:
        """Everything that counts in a division's standings: games, byes, rounds missed."""
        found: list[Game] = []
        for number, one in enumerate(self.division(division).rounds, 1):
            if number > self.round:
                break
            found += [bout.game for bout in one.bouts if bout.game is not None]
            found += [Game(number, player, kind="bye") for player in one.byes]
            there = {player for bout in one.bouts for player in bout.players} | set(one.byes)
            found += [
                Game(number, person.id, kind=missed)
                for person in self.people.values()
                if person.division == division and person.id not in there
                for missed in [person.misses(number)]
                if missed is not None and missed != "omit"
            ]
        return tuple(found)

    def standings(self, division: str) -> tuple[Standing, ...]:
        """The places, replayed."""
        opening = self.opening()
        return standings(
            self.players(division), self.games(division), opening.scoring, seed=opening.seed
        )

    def reach(self, division: str) -> tuple[Reach, ...]:
        """The best and the worst place that everybody can still finish in."""
        halves, _ = self.opening().scoring.bye_halves
        leaving = [one.id for one in self.people.values() if one.left]
        ahead = self._ahead(division)
        return reach(self.standings(division), ahead, bye_halves=halves, leaving=leaving)

    def temptations(self, division: str) -> tuple[tuple[Reach, Reach], ...]:
        """Who of the first would finish safer by leaving: playing on, and leaving now."""
        ahead, table = self._ahead(division), self.standings(division)
        if not ahead.pairs and not ahead.rounds:
            return ()
        halves, _ = self.opening().scoring.bye_halves
        gone = {one.id for one in self.people.values() if one.left}
        found = (
            withdrawing_is_better(one.player, table, ahead, bye_halves=halves, leaving=gone)
            for one in table[:TEMPTED]
            if one.player not in gone
        )
        return tuple(one for one in found if one is not None)

    def _ahead(self, division: str) -> Open:
        """What is still to be played."""
        own = self.division(division)
        now = own.rounds[self.round - 1] if 0 < self.round <= len(own.rounds) else None
        bouts = now.bouts if now else ()
        pairs = tuple((bout.first, bout.second) for bout in bouts if bout.game is None)
        return Open(pairs, (), len(own.plan) - self.round)

    def awards(self) -> tuple[Award, ...]:
        """Who has which prize as things stand, replayed; before the first round nobody has one."""
        wanted = {prize.division for prize in self.fund.prizes} & set(self.divisions)
        if not self.round:
            wanted = set()
        fields = {
            name: Field(
                self.standings(name),
                {one.id: one for one in self.players(name)},
                self.games(name),
                self.groups,
            )
            for name in wanted
        }
        return awards(self.fund, fields)

    def request(self, division: str) -> Request:
        """What the coming round of a division is paired on.

        Raises:
            EventRefusal: ``event-rounds``, no further round is planned.
        """
        own, number, opening = self.division(division), self.round + 1, self.opening()
        if number > len(own.plan):
            raise EventRefusal("event-rounds", most=len(own.plan))
        plan = own.plan[number - 1]
        settings = plan.settings
        if plan.system in TABLED and not settings.order:
            # the field of a block is who was there when it began, whoever comes or goes later
            there = set(self.active(division, settings.begins))
            block = sorted(
                (one for one in self.players(division) if one.id in there),
                key=lambda one: one.number,
            )
            settings = replace(settings, order=tuple(one.id for one in block))
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
        )

    def pair(self, division: str) -> Pairing:
        """The pairs of the coming round; they stand once they are told to the event (`paired`).

        Raises:
            EventRefusal, NotPairable: no round can be paired.
        """
        return pair(self.request(division))

    def judged_at(self, number: int, players: frozenset[str]) -> tuple[Judged, ...]:
        """The plays of a game of a round that were judged, in order."""
        return tuple(
            one
            for one in self.judged.values()
            if one.what.round == number and {one.what.one, one.what.other} == players
        )

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
        return own.rounds[self.round].digest != self.request(division).digest


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


def _open(event: Event, what: Opened, _: str) -> Event:
    return replace(event, opened=what)


def _division_added(event: Event, what: DivisionAdded, _: str) -> Event:
    _in(event, "registration", "check-in")
    if not what.division.strip() or what.division in event.divisions:
        raise EventRefusal("event-division-taken", text=what.division)
    if not 1 <= len(what.rounds) <= MOST_ROUNDS:
        raise EventRefusal("event-rounds", most=MOST_ROUNDS)
    return _with(event, Division(what.division, what.rounds))


def _register(event: Event, what: Registered, _: str) -> Event:
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    event.division(what.division)
    if what.player in event.people or not what.player or not what.name.strip():
        raise EventRefusal("event-player-taken", text=what.player)
    if len(event.people) >= MOST_PLAYERS:
        raise EventRefusal("event-players", most=MOST_PLAYERS)
    # numbers rise in the order in which people came
    latest = reversed(tuple(event.people.values()))
    number = 1 + next((one.player.number for one in latest if one.division == what.division), 0)
    absences: tuple[Absence, ...] = ()
    if event.round:
        absences = (Absence(1, event.round, what.missed or event.opening().late),)
    here = event.phase not in ("registration", "check-in")
    player = Player(what.player, number, what.rating, what.team, what.family)
    person = Participant(what.player, what.division, what.name, player, here, absences)
    return _with_person(event, person)


def _checked_in(event: Event, what: CheckedIn, _: str) -> Event:
    _in(event, "registration", "check-in")
    return _with_person(event, replace(event.person(what.player), here=what.here))


def _phase_moved(event: Event, what: PhaseMoved, reason: str) -> Event:
    if what.to not in FORWARD[event.phase]:
        back = PHASES.index(what.to) < PHASES.index(event.phase)
        unpublished = (event.phase, what.to) == ("published", "break")
        if not back and not unpublished:
            raise EventRefusal("event-phase-order", phase=event.phase, to=what.to)
        return _moved_back(event, what.to, reason)
    if what.without and event.phase != "check-in":
        raise EventRefusal("event-without")
    if event.phase == "check-in":
        event = _left_out(event, what.without)
    if event.phase == "entering" and (missing := event.missing()):
        raise EventRefusal("event-results-missing", number=len(missing))
    if what.to == "published":
        return _publish(event)
    return replace(event, phase=what.to)


def _left_out(event: Event, without: tuple[str, ...]) -> Event:
    """Who is not here when check-in ends misses rounds from the first on, until coming back."""
    absent = {one.id for one in event.people.values() if not one.here and not one.left}
    if set(without) != absent:
        raise EventRefusal("event-not-here", number=len(absent))
    for player in sorted(absent):
        person = event.person(player)
        gone = (*person.absences, Absence(event.round + 1, None, event.opening().withdrawal))
        event = _with_person(event, replace(person, absences=gone))
    return event


def _publish(event: Event) -> Event:
    number = event.round + 1
    for division in event.divisions.values():
        if number > len(division.plan):
            continue
        if len(division.rounds) < number:
            raise EventRefusal("event-not-paired", text=division.name)
        if event.stale(division.name):
            raise EventRefusal("event-stale", text=division.name)
    if not any(number <= len(division.plan) for division in event.divisions.values()):
        raise EventRefusal("event-rounds", most=event.round)
    cleared = {
        name: replace(one, locked=(), locked_byes=()) for name, one in event.divisions.items()
    }
    return replace(
        event,
        phase="published",
        round=number,
        divisions=MappingProxyType(cleared),
        clock=None,
    )


def _moved_back(event: Event, to: Phase, reason: str) -> Event:
    """Back by a step, with a reason, and never with results thrown away."""
    if not reason:
        raise EventRefusal("event-reason")
    if event.phase == "published" and to == "break":
        return replace(event, phase=to, round=event.round - 1)
    kept: dict[Phase, tuple[Phase, ...]] = {
        "check-in": ("registration",),
        "playing": ("published",),
        "entering": ("published", "playing"),
        "break": ("entering",) if event.round else (),
        "closed": ("entering", "break"),
    }
    if to not in kept.get(event.phase, ()):
        raise EventRefusal("event-phase-order", phase=event.phase, to=to)
    return replace(event, phase=to)


def _lock(event: Event, what: Locked, _: str) -> Event:
    _in(event, "check-in", "entering", "break")
    own = event.division(what.division)
    both = [one for one in (what.one, what.other) if one is not None]
    for one in both:
        if event.person(one).division != what.division:
            raise EventRefusal("event-player", text=one)
    pairs = tuple(pair for pair in own.locked if not set(both) & set(pair))
    byes = tuple(one for one in own.locked_byes if one not in both)
    if what.locked and what.other is not None:
        pairs = (*pairs, (what.one, what.other))
    elif what.locked:
        byes = (*byes, what.one)
    return _with(event, replace(own, locked=pairs, locked_byes=byes))


def _pair(event: Event, what: Paired, _: str) -> Event:
    _in(event, "check-in", "entering", "break")
    own, number = event.division(what.division), event.round + 1
    if what.round != number or number > len(own.plan):
        raise EventRefusal("event-round", number=what.round, wanted=number)
    seated = [one for two in what.pairs for one in two] + list(what.byes)
    if len(set(seated)) < len(seated):
        raise EventRefusal("event-two-tables", text=max(seated, key=seated.count))
    if set(seated) != set(event.active(what.division, number)):
        raise EventRefusal("event-not-all")
    bouts = tuple(Bout(first, second) for first, second in what.pairs)
    rounds = (*own.rounds[: event.round], Round.of(bouts, what.byes, what.digest))
    return _with(event, replace(own, rounds=rounds))


def _result(event: Event, what: Resulted, reason: str) -> Event:
    _in(event, "published", "playing", "entering", "break")
    own, place, bout = _bout(event, what.division, what.round, what.one, what.other)
    if bout.sure and not reason:
        raise EventRefusal("event-reason")
    if what.round < event.round and not reason:
        raise EventRefusal("event-reason")
    if what.kind == "bye":
        raise EventRefusal("event-kind", text=what.kind)
    game = _game(what.round, bout, what.one, what.own, what.against)
    if what.kind not in ("played", "adjudicated"):
        game = Game(what.round, what.one, what.other, what.kind)
    game = replace(game, kind=what.kind)
    return _with_bout(event, own, what.round, place, replace(bout, game=game, sure=True))


def _take_back(event: Event, what: ResultTakenBack, _: str) -> Event:
    _in(event, "published", "playing", "entering")
    own, place, bout = _bout(event, what.division, what.round, what.one, what.other)
    if what.round != event.round or not bout.sure:
        raise EventRefusal("event-no-undo")
    empty = replace(bout, game=None, slips={}, sure=False)
    return _with_bout(event, own, what.round, place, empty)


def _slip(event: Event, what: Slipped, _: str) -> Event:
    _in(event, "playing", "entering")
    own = event.division(what.division)
    if what.round != event.round or event.round > len(own.rounds):
        raise EventRefusal("event-round", number=what.round, wanted=event.round)
    seat = own.rounds[what.round - 1].bout_of(what.player)
    if seat is None:
        raise EventRefusal("event-no-game", text=what.player)
    place, bout = seat
    if bout.sure:
        raise EventRefusal("event-result-stands")
    slips = {**bout.slips, what.player: (what.own, what.against)}
    game = _game(what.round, bout, what.player, what.own, what.against)
    other = next(one for one in bout.players if one != what.player)
    if other in slips:
        agreed = slips[other] == (what.against, what.own)
        bout = replace(bout, slips=slips, game=game if agreed else None, sure=agreed)
    else:
        bout = replace(bout, slips=slips, game=game)
    return _with_bout(event, own, what.round, place, bout)


def _withdrawn(event: Event, what: Withdrawn, _: str) -> Event:
    person = event.person(what.player)
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    if person.left:
        raise EventRefusal("event-has-left", text=what.player)
    if event.phase in ("registration", "check-in") and not event.round:
        return _never_came(event, person)
    missed = what.missed or event.opening().withdrawal
    running = event.phase in ("published", "playing", "entering")
    seat = _seat(event, person) if running else None
    first = event.round + 1
    if seat is not None and seat[2].game is None:
        event = _split(event, seat, person.id, missed)
        person = event.person(person.id)
    left = replace(person, absences=(*person.absences, Absence(first, None, missed)))
    return _with_person(event, left)


def _never_came(event: Event, person: Participant) -> Event:
    """Before the first round: off the list, and nothing counts."""
    people = _own(event.people)
    del people[person.id]
    own = event.division(person.division)
    cleared = replace(
        own,
        rounds=(),
        locked=tuple(pair for pair in own.locked if person.id not in pair),
        locked_byes=tuple(one for one in own.locked_byes if one != person.id),
    )
    return _with(replace(event, people=_wrap(people, event)), cleared)


def _split(event: Event, seat: tuple[Division, int, Bout], player: str, missed: Missed) -> Event:
    """A pair of which one leaves: a bye that counts as one for the opponent, and what was missed.

    A game cannot hold both, so the pair is dissolved: the opponent is among the byes, and the
    player's round is a missed one.
    """
    own, place, bout = seat
    number = event.round
    now = own.rounds[number - 1]
    other = next(one for one in bout.players if one != player)
    bouts = (*now.bouts[:place], *now.bouts[place + 1 :])
    rounds = list(own.rounds)
    rounds[number - 1] = Round.of(bouts, (*now.byes, other), now.digest)
    event = _with(event, replace(own, rounds=tuple(rounds)))
    person = event.person(player)
    gone = replace(person, absences=(*person.absences, Absence(number, number, missed)))
    return _with_person(event, gone)


def _return(event: Event, what: Returned, _: str) -> Event:
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    person = event.person(what.player)
    if not person.left:
        raise EventRefusal("event-is-here", text=what.player)
    last = person.absences[-1]
    absences = person.absences[:-1]
    if last.first <= event.round:
        absences = (*absences, replace(last, last=event.round))
    return _with_person(event, replace(person, absences=absences, here=True))


def _set_rules(event: Event, what: RulesSet, reason: str) -> Event:
    """Numbers that hold for this event; when rounds were played, with a reason."""
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    if event.round and not reason:
        raise EventRefusal("event-reason")
    opened = replace(
        event.opening(), scoring=what.scoring, withdrawal=what.withdrawal, late=what.late
    )
    return replace(event, opened=opened)


def _choose_list(event: Event, what: ListChosen, reason: str) -> Event:
    """Another list than the one that verdicts rest on takes a reason."""
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    if not what.edition or not what.fingerprint:
        raise EventRefusal("event-list")
    if event.judged and not reason:
        raise EventRefusal("event-reason")
    return replace(event, words=what)


def _judge(event: Event, what: WordsJudged, _: str) -> Event:
    _in(event, "published", "playing", "entering")
    if what.round != event.round:
        raise EventRefusal("event-round", number=what.round, wanted=event.round)
    bout = _bout(event, what.division, what.round, what.one, what.other)[2]
    if event.words is None or event.words.fingerprint != what.fingerprint:
        raise EventRefusal("event-list")
    fit = all(0 < len(word) <= MOST_LETTERS for word in what.words)
    if not fit or not 1 <= len(what.words) <= MOST_WORDS:
        raise EventRefusal("event-words", most=MOST_WORDS)
    if len(event.judged_at(what.round, bout.players)) >= MOST_JUDGED:
        raise EventRefusal("event-judged", most=MOST_JUDGED)
    return _with_judged(event, Judged(event.entries + 1, what))


def _appeal(event: Event, what: VerdictAppealed, _: str) -> Event:
    _in(event, "published", "playing", "entering")
    found = _verdict_of(event, what.judged)
    right = found.what.round == event.round and what.player == found.concerned
    if found.appealed or not right:
        raise EventRefusal("event-no-appeal")
    return _with_judged(event, replace(found, appealed=what.player, about=what.about))


def _decide(event: Event, what: AppealDecided, reason: str) -> Event:
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    found = _verdict_of(event, what.judged)
    if not found.open:
        raise EventRefusal("event-no-appeal")
    if not reason:
        raise EventRefusal("event-reason")
    return _with_judged(event, replace(found, decided=what.valid, reason=reason))


def _verdict_of(event: Event, number: int) -> Judged:
    if number not in event.judged:
        raise EventRefusal("event-no-appeal")
    return event.judged[number]


def _with_judged(event: Event, judged: Judged) -> Event:
    verdicts = _own(event.judged)
    verdicts[judged.number] = judged
    return replace(event, judged=_wrap(verdicts, event))


def _choose_online(event: Event, what: OnlineChosen, _: str) -> Event:
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    return replace(event, online=what if what.profile else None)


def _open_table(event: Event, what: TableOpened, _: str) -> Event:
    """A pair whose game has no result yet has a table, or another in place of one that is gone."""
    _in(event, "playing", "entering")
    own, place, bout = _bout(event, what.division, what.round, what.one, what.other)
    if event.online is None or not what.table:
        raise EventRefusal("event-not-online")
    if bout.sure or what.round != event.round:
        raise EventRefusal("event-result-stands")
    return _with_bout(event, own, what.round, place, replace(bout, table=what.table))


def _end_table(event: Event, what: TableEnded, _: str) -> Event:
    """The result of a live table stands unless the director or both players were faster."""
    _in(event, "playing", "entering")
    own, place, bout = _bout(event, what.division, what.round, what.one, what.other)
    if bout.table != what.table or not what.table:
        raise EventRefusal("event-not-online")
    if bout.sure:
        raise EventRefusal("event-result-stands")
    game = _game(what.round, bout, what.one, what.own, what.against)
    return _with_bout(event, own, what.round, place, replace(bout, game=game, sure=True))


def _set_clock(event: Event, what: ClockSet, _: str) -> Event:
    _in(event, "published", "playing", "entering", "break")
    right = what.until >= 0 and 0 <= what.left <= LONGEST_CLOCK
    if not right or (what.until and what.left):
        raise EventRefusal("event-clock")
    return replace(event, clock=what if what.until or what.left else None)


def _group(event: Event, what: Grouped, _: str) -> Event:
    event.person(what.player)
    groups = _own(event.groups)
    groups[what.player] = what.groups
    return replace(event, groups=_wrap(groups, event))


def _add_prize(event: Event, what: PrizeAdded, _: str) -> Event:
    event.division(what.prize.division)
    return replace(event, fund=_change_fund(lambda: event.fund.add(what.prize)))


def _remove_prize(event: Event, what: PrizeRemoved, _: str) -> Event:
    return replace(event, fund=_change_fund(lambda: event.fund.remove(what.prize)))


def _name_prize(event: Event, what: PrizeNamed, _: str) -> Event:
    for player in what.players:
        event.person(player)
    return replace(event, fund=_change_fund(lambda: event.fund.name(what.prize, what.players)))


def _rule_prizes(event: Event, what: PrizesRuled, _: str) -> Event:
    fund = replace(event.fund, unit=what.unit, ties=what.ties, once=what.once)
    return replace(event, fund=fund)


def _hand_over(event: Event, what: HandedOver, _: str) -> Event:
    if not HOUSE.fullmatch(what.to):
        raise EventRefusal("event-house", text=what.to[:40])
    return replace(event, writer=what.to)


def _change_fund(change: Callable[[], Fund]) -> Fund:
    try:
        return change()
    except BadPrize as error:
        raise EventRefusal("event-prize", text=str(error)) from None


def _seat(event: Event, person: Participant) -> tuple[Division, int, Bout] | None:
    own = event.division(person.division)
    if not 0 < event.round <= len(own.rounds):
        return None
    seat = own.rounds[event.round - 1].bout_of(person.id)
    return None if seat is None else (own, *seat)


def _bout(
    event: Event, division: str, number: int, one: str, other: str
) -> tuple[Division, int, Bout]:
    own = event.division(division)
    if not 1 <= number <= min(event.round, len(own.rounds)):
        raise EventRefusal("event-round", number=number, wanted=event.round)
    seat = own.rounds[number - 1].bout_of(one)
    if seat is not None and seat[1].players == {one, other}:
        return own, *seat
    raise EventRefusal("event-no-pair", one=one, other=other)


def _game(number: int, bout: Bout, one: str, own: int, against: int) -> Game:
    if max(abs(own), abs(against)) > MOST_POINTS:
        raise EventRefusal("event-points", most=MOST_POINTS)
    points = (own, against) if one == bout.first else (against, own)
    return Game(number, bout.first, bout.second, "played", *points, bout.first)


def _in(event: Event, *phases: Phase) -> None:
    if event.phase not in phases:
        raise EventRefusal("event-phase", phase=event.phase)


def _with(event: Event, division: Division) -> Event:
    divisions = {**event.divisions, division.name: division}
    return replace(event, divisions=MappingProxyType(divisions))


def _with_person(event: Event, person: Participant) -> Event:
    people = _own(event.people)
    people[person.id] = person
    return replace(event, people=_wrap(people, event))


def _with_bout(event: Event, own: Division, number: int, place: int, bout: Bout) -> Event:
    now = own.rounds[number - 1]
    bouts = now.bouts if isinstance(now.bouts, list) else list(now.bouts)
    bouts[place] = bout
    if bouts is now.bouts:
        return event
    rounds = list(own.rounds)
    rounds[number - 1] = replace(now, bouts=bouts if event.scratch else tuple(bouts))
    return _with(event, replace(own, rounds=tuple(rounds)))


def _own(mapping: Mapping[K, V]) -> dict[K, V]:
    """What may be changed: the mapping of a scratch event itself, else a copy."""
    return mapping if isinstance(mapping, dict) else dict(mapping)


def _wrap(mapping: dict[K, V], event: Event) -> Mapping[K, V]:
    """A changed mapping as an event holds it: a scratch event changes it again."""
    return mapping if event.scratch else MappingProxyType(mapping)


def _settle(event: Event) -> Event:
    """An event that nobody changes any more."""
    divisions = {
        name: replace(
            one, rounds=tuple(replace(each, bouts=tuple(each.bouts)) for each in one.rounds)
        )
        for name, one in event.divisions.items()
    }
    return replace(
        event,
        divisions=MappingProxyType(divisions),
        people=MappingProxyType(dict(event.people)),
        groups=MappingProxyType(dict(event.groups)),
        judged=MappingProxyType(dict(event.judged)),
        scratch=False,
    )


FOLDS: Final[Mapping[type, Callable[[Event, Any, str], Event]]] = {
    Opened: _open,
    DivisionAdded: _division_added,
    Registered: _register,
    CheckedIn: _checked_in,
    PhaseMoved: _phase_moved,
    Locked: _lock,
    Paired: _pair,
    Resulted: _result,
    ResultTakenBack: _take_back,
    Slipped: _slip,
    Withdrawn: _withdrawn,
    Returned: _return,
    ListChosen: _choose_list,
    WordsJudged: _judge,
    VerdictAppealed: _appeal,
    AppealDecided: _decide,
    OnlineChosen: _choose_online,
    TableOpened: _open_table,
    TableEnded: _end_table,
    ClockSet: _set_clock,
    RulesSet: _set_rules,
    Grouped: _group,
    PrizeAdded: _add_prize,
    PrizeRemoved: _remove_prize,
    PrizeNamed: _name_prize,
    PrizesRuled: _rule_prizes,
    HandedOver: _hand_over,
}
