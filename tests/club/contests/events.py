"""An event at a club for the tests: a director, helpers, players with and without accounts."""

from dataclasses import dataclass
from random import Random

from stafla.club import Audience, Lobby
from stafla.club.accounts.person import Person
from stafla.club.contests.contests import Contests
from stafla.club.contests.judging import Challenge, WordDesk
from stafla.club.contests.log import ContestLog
from stafla.club.contests.online import OnlineTables
from stafla.club.contests.plan import Announcement, DivisionPlan, NewPlayer, Plan
from stafla.club.contests.tables import TypedScore, tables_of
from stafla.club.holdings import Holdings
from stafla.club.judge.questions import Questions
from stafla.club.judge.rulings import Arbiters
from stafla.club.limits import shipped_limits
from stafla.club.throttle import Throttle
from stafla.store import AttemptStore, ContestStore, GatheringStore, HoldingStore, RulingStore
from stafla.store.schema import people

NAMES = ("Åke", "Łucja", "Þóra", "Väinö", "Bo", "Cilla", "Dag", "Eva", "Finn")


def person(letter: str, *roles: str) -> Person:
    return Person(letter * 22, f"Name {letter}", 0, "sv", False, frozenset(roles))


ANNA, BO, CILLA, DAG, EVA = (person(letter) for letter in "abcde")
PLAN = Plan("Höstcupen", "sv", Announcement("2026-11-28", "Uppsala"), (DivisionPlan("A", 3),))


def come(one: Person) -> Audience:
    return Audience("device " + one.id, None, one.id, "203.0.113.7")


@dataclass
class House:
    """Events of a club, and one of them that Anna directs."""

    club: object
    contests: Contests
    words: WordDesk
    online: OnlineTables
    event: str = ""

    @property
    def contest(self):
        return self.contests.get(self.event)

    def player(self, name: str) -> str:
        return next(one.id for one in self.contest.event.people.values() if one.name == name)

    def go(self, to: str) -> None:
        self.contests.rounds.go_on(self.event, ANNA, self.contest.event.phase, to)

    def here(self, *names: str) -> None:
        for name in names:
            self.contests.players.check_in(self.event, ANNA, self.player(name), here=True)

    def digests(self) -> list[str]:
        event = self.contest.event
        divisions = event.divisions.values()
        return [
            one.rounds[event.round].digest for one in divisions if len(one.rounds) > event.round
        ]

    def publish(self) -> None:
        """Pair and show the next round."""
        self.contests.rounds.pair(self.event, ANNA)
        self.contests.rounds.publish(self.event, ANNA, self.digests())

    def enter(self, number: int, own: int, against: int, who: Person = ANNA, **more):
        written = TypedScore(own, against, **{k: more.pop(k) for k in ("kind",) if k in more})
        seen = self.contest.event.round
        return self.contests.results.enter(
            self.event, who, number, written, expected_round=seen, **more
        )

    def challenge(self, words: str, table: int = 1, *, by_first: bool = False) -> Challenge:
        """A challenge at a table of the round."""
        return Challenge(table, self.contest.event.round, by_first, words)

    def finish(self) -> None:
        """Enter all that is missing."""
        dice = Random(self.contest.event.round)
        for seat in tables_of(self.contest):
            if seat.bout.game is None:
                self.enter(seat.number, dice.randint(350, 450), dice.randint(300, 440), sure=True)


def house_at(club) -> House:
    """A club whose people have accounts."""
    rows = [
        {"id": one.id, "created": 0, "language": "is", "hidden": False, "settings": "{}"}
        for one in (ANNA, BO, CILLA, DAG, EVA)
    ]
    club.database.write(lambda connection: connection.execute(people.insert(), rows))
    hold = Holdings(HoldingStore(club.database), shipped_limits(), club.now).hold
    log = ContestLog(ContestStore(club.database), club.news, club.now)
    contests = Contests(log, club.random, hold)
    rulings = RulingStore(club.database)
    questions = Questions(club.tables, rulings, Throttle(AttemptStore(club.database), club.now))
    lobby = Lobby(club.tables, GatheringStore(club.database))
    return House(
        club,
        contests,
        contests.word_desk(club.tables.vocabularies, questions, Arbiters(club.tables, rulings)),
        contests.online(lobby, club.tables),
    )


def begin_event(
    house: House, players: int = 8, plan: Plan = PLAN, names: tuple[str, ...] = NAMES
) -> House:
    """An event at check-in, where everybody is here."""
    house.event = house.contests.open(ANNA, come(ANNA), plan)
    new = [NewPlayer(name, 1500 - 10 * n) for n, name in enumerate(names[:players])]
    house.contests.players.register(house.event, ANNA, plan.divisions[0].name, new)
    house.go("check-in")
    house.here(*names[:players])
    return house
