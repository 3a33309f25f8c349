"""What holds of every event, whoever comes late, leaves, comes back, or was entered wrongly."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stafla.contest.event import (
    EventRefusal,
    Locked,
    Registered,
    Resulted,
    Returned,
    RoundPlan,
    Withdrawn,
    replay,
)
from stafla.contest.pairing import NotPairable, from_json, pair
from stafla.contest.pairing import Settings as RoundSettings
from stafla.contest.standings import Game
from tests.contest.event.events import director

MOVES = st.lists(
    st.tuples(
        st.sampled_from(("late", "leave", "return", "correct", "forfeit", "lock")),
        st.integers(0, 10_000),
        st.integers(0, 500),
        st.integers(0, 500),
    ),
    max_size=6,
)


def anew(players: list[str], met: set[frozenset[str]]) -> bool:
    """Whether all can be paired who have not met, but for one who sits out if they are odd."""
    if len(players) < 2:
        return True
    first, *others = players
    if len(players) % 2 and anew(others, met):
        return True
    return any(
        anew([two for two in others if two != one], met)
        for one in others
        if frozenset((first, one)) not in met
    )


class Course:
    """An event, and what the test itself wrote down of it."""

    def __init__(self, players: int, rounds: int) -> None:
        self.one, self.rounds = director(players, rounds), rounds
        self.games: dict[tuple[int, frozenset[str]], Game] = {}
        self.byes: set[tuple[int, str]] = set()
        self.missed: set[tuple[int, str]] = set()
        self.locked = self.late = 0

    @property
    def event(self):
        return self.one.event

    def written(self) -> list[Game]:
        """The games as the test wrote them down."""
        byes = [Game(number, player, kind="bye") for number, player in self.byes]
        missed = [Game(number, player, kind="forfeit") for number, player in self.missed]
        return [*self.games.values(), *byes, *missed]

    def free(self) -> list[str]:
        """Who is there and not set by hand."""
        own = self.event.division("A")
        taken = {one for two in own.locked for one in two} | {*own.locked_byes}
        return [one for one in self.event.active("A", self.event.round + 1) if one not in taken]

    def do(self, kind: str, choice: int, own: int, against: int) -> None:
        number, people = self.event.round, list(self.event.people.values())
        here = [one.id for one in people if not one.left]
        gone = [one.id for one in people if one.left]
        if kind == "late":
            self.late += 1
            player = f"late{self.late}"
            self.one.do(Registered(player, "A", f"Late, L{self.late}", 1500))
            self.missed |= {(missed, player) for missed in range(1, number + 1)}
        elif kind == "leave" and len(here) > 2:
            self.one.do(Withdrawn(here[choice % len(here)]))
        elif kind == "return" and gone:
            self.one.do(Returned(gone[choice % len(gone)]))
        elif kind in ("correct", "forfeit") and self.games:
            self.correct(kind, choice, own, against)
        elif kind == "lock" and len(self.free()) > 2:
            first, second = Random(choice).sample(self.free(), 2)
            self.one.do(Locked("A", first, second))

    def correct(self, kind: str, choice: int, own: int, against: int) -> None:
        places = sorted(self.games, key=lambda place: (place[0], sorted(place[1])))
        number, two = places[choice % len(places)]
        first, second = sorted(two)
        what = Resulted("A", number, first, second, own, against)
        if kind == "forfeit":
            what = replace(what, own=0, against=0, kind="forfeit")
        self.one.do(what, "read again")
        self.games[number, two] = Game(
            number, first, second, what.kind, what.own, what.against, self.starter(number, two)
        )

    def starter(self, number: int, two: frozenset[str]) -> str | None:
        bouts = self.event.division("A").rounds[number - 1].bouts
        return next(bout.first for bout in bouts if bout.players == two)

    def starts(self, player: str) -> tuple[int, int]:
        """How often somebody went first and second in games that were played."""
        own = [
            game for (_, two), game in self.games.items() if player in two and game.kind == "played"
        ]
        firsts = sum(game.first == player for game in own)
        return firsts, len(own) - firsts

    def sat_out(self, player: str) -> int:
        """Byes, rounds missed and games that were given up by either."""
        given_up = sum(
            game.kind == "forfeit" for (_, two), game in self.games.items() if player in two
        )
        byes = sum(one == player for _, one in self.byes)
        return given_up + byes + sum(one == player for _, one in self.missed)

    def met(self) -> set[frozenset[str]]:
        return {two for (_, two), game in self.games.items() if game.kind != "forfeit"}

    def check_pairing(self, made) -> None:
        number, locked = self.event.round + 1, self.event.division("A").locked
        there = set(self.event.active("A", number))
        seated = [one for two in made.pairs for one in (two.first, two.second)] + [*made.byes]
        assert len(seated) == len(set(seated))
        assert set(seated) == there
        told = {
            frozenset(two)
            for one in made.relaxations
            if one.needed and one.kind in ("repeats", "earlier-rounds")
            for two in one.pairs
        }
        met = self.met()
        for two in made.pairs:
            again = two.players in met
            by_hand = two.players in {frozenset(pair) for pair in locked}
            assert not again or two.players in told or by_hand
            firsts, others = self.starts(two.first), self.starts(two.second)
            assert firsts[0] <= others[0]
            assert firsts[0] < others[0] or firsts[1] >= others[1]
        by_hand = {one for pair in locked for one in pair}
        assert not told or not anew(sorted(there - by_hand), met)
        for player in made.byes:
            fewest = min(self.sat_out(one) for one in there - by_hand)
            assert self.sat_out(player) == fewest or "second-bye" in made.notes

    def play(self, number: int, data) -> None:
        asked = self.event.request("A")
        made = self.one.pair()
        self.check_pairing(made)
        # whatever way led here, what stands now decides alone
        plain = replace(asked, games=tuple(self.written()), players=asked.players[::-1])
        assert pair(plain).pairs == made.pairs
        assert pair(plain).byes == made.byes
        self.one.move("published", "playing")
        self.byes |= {(number, player) for player in made.byes}
        there = {*self.event.active("A", number)}
        self.missed |= {(number, one) for one in self.event.people if one not in there}
        if data.draw(st.booleans()):
            self.leave_a_table(number, data)
        points = st.integers(200, 500)
        for _, bout in self.event.missing():
            own, against = data.draw(points), data.draw(points)
            self.one.result(bout, own, against)
            self.games[number, bout.players] = Game(
                number, bout.first, bout.second, "played", own, against, bout.first
            )
        self.one.move("entering", "break")

    def leave_a_table(self, number: int, data) -> None:
        """Somebody leaves whose game is not over: it is a bye for the opponent."""
        here = [one for one in self.event.people.values() if not one.left]
        if len(here) <= 3:
            return
        bout = data.draw(st.sampled_from(self.one.bouts()))
        self.one.do(Withdrawn(bout.first))
        self.missed.add((number, bout.first))
        self.byes.add((number, bout.second))

    def check_standings(self) -> None:
        halves = dict.fromkeys(self.event.people, 0)
        spreads = dict(halves)
        for game in self.games.values():
            ahead = 100 if game.kind == "forfeit" else game.own - game.against
            for player, mine in ((game.one, ahead), (game.other, -ahead)):
                halves[player] += 1 + (mine > 0) - (mine < 0)
                spreads[player] += mine
        for _, player in self.byes:
            halves[player] += 2
            spreads[player] += 100
        for _, player in self.missed:
            spreads[player] -= 100
        table = self.event.standings("A")
        assert {one.player: (one.half_wins, one.spread) for one in table} == {
            player: (halves[player], spreads[player]) for player in self.event.people
        }
        order = [(one.half_wins, one.spread) for one in table]
        assert order == sorted(order, reverse=True)


def hold(data) -> None:
    rounds = data.draw(st.integers(2, 5))
    course = Course(data.draw(st.integers(3, 13)), rounds)
    for number in range(1, rounds + 1):
        try:
            course.play(number, data)
        except NotPairable:
            # pairs set by hand leave nobody for somebody
            assert len(course.event.active("A", number)) < 2 or course.event.division("A").locked
            return
        course.check_standings()
        if number < rounds:
            for move in data.draw(MOVES):
                course.do(*move)
    course.one.move("closed")
    course.check_standings()
    assert replay(course.one.log) == course.event
    with pytest.raises(EventRefusal):
        course.one.do(Withdrawn(next(iter(course.event.people))))


SYSTEMS = (
    *("round-robin", "quads", "king-of-the-hill", "queen-of-the-hill", "fold", "factor"),
    *("australian", "monrad", "chew", "contender"),
)
FEW = RoundSettings(simulations=100)


def hold_whatever_pairs(data) -> None:
    """By whatever system: everybody once, and the same of what stands now, whatever led there."""
    system = data.draw(st.sampled_from(SYSTEMS))
    rounds = data.draw(st.integers(2, 4))
    plan = RoundPlan(system, replace(FEW, rounds=rounds))
    one = director(data.draw(st.integers(3, 11)), rounds, plan=plan)
    for number in range(1, rounds + 1):
        asked = one.event.request("A")
        if len(asked.active) < 2:
            return
        made = one.pair()
        there = sorted(one.event.active("A", number))
        assert sorted([name for two in made.pairs for name in two.players] + [*made.byes]) == there
        plain = replace(asked, games=asked.games[::-1], players=asked.players[::-1])
        again = pair(plain)
        assert (again.pairs, again.byes, again.cost) == (made.pairs, made.byes, made.cost)
        assert pair(from_json(made.request.to_json())).pairs == made.pairs
        told = {frozenset(two) for rule in made.relaxations for two in rule.pairs}
        free = system in ("australian", "monrad", "chew", "contender")
        assert all(two.players in told for two in made.pairs if free and two.met)
        one.move("published", "playing")
        one.finish(Random(data.draw(st.integers(0, 99))))
        for kind, choice, *points in data.draw(MOVES):
            if kind == "late":
                one.do(Registered(f"late{len(one.log)}", "A", "Late, L", 1500))
            here = [who.id for who in one.event.people.values() if not who.left]
            if kind == "leave" and len(here) > 3:
                one.do(Withdrawn(here[choice % len(here)]))
            # a round of fixtures may have nobody but those who sit out
            elif kind == "correct" and (bouts := one.bouts(number=number)):
                bout = bouts[choice % len(bouts)]
                one.do(Resulted("A", number, bout.first, bout.second, *points), "read again")
    assert replay(one.log) == one.event


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_every_system_seats_everybody_once_and_pairs_what_stands(data):
    hold_whatever_pairs(data)


@pytest.mark.verify
@pytest.mark.timeout(3600)
@settings(max_examples=1000, deadline=None)
@given(st.data())
def test_in_a_thousand_events_every_system_seats_everybody_once(data):
    hold_whatever_pairs(data)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_an_event_of_any_course_keeps_its_promises(data):
    hold(data)


@pytest.mark.verify
@pytest.mark.timeout(3600)
@settings(max_examples=2000, deadline=None)
@given(st.data())
def test_two_thousand_events_of_any_course_keep_their_promises(data):
    hold(data)
