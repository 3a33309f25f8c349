"""Large events from announcement to their end, reckoned a second time from what was played."""

from random import Random

import pytest

from stafla.club.contests.plan import Announcement, DivisionPlan, NewPlayer, Plan
from stafla.club.contests.tables import RoundGame, TypedScore, tables_of
from tests.club.contests.events import ANNA, CILLA, House, come

BYE, LOST = (2, 50), (0, -50)
"""Halves of a win and points ahead, as the Swedish rules count them."""


class Simulation:
    """An event with late players, withdrawals, returns, phones, forfeits and corrections."""

    def __init__(self, house: House, players: int, rounds: int) -> None:
        self.house, self.rounds = house, rounds
        self.dice = Random(players)
        self.acts = house.contests
        self.gave: dict[tuple[str, int], tuple[int, int]] = {}
        self.played: set[tuple[int, frozenset[str]]] = set()
        plan = Plan("Large", "sv", Announcement("2026-11-28"), (DivisionPlan("A", rounds, hill=1),))
        house.event = self.acts.open(ANNA, come(ANNA), plan)
        self.acts.appoint(house.event, ANNA, CILLA.id, "helper")
        new = [NewPlayer(f"Player {n}", 1000 + n, f"Club {n % 17}") for n in range(players)]
        self.acts.players.register(house.event, CILLA, "A", new)
        house.go("check-in")
        self.acts.players.all_here(house.event, CILLA)
        for one in self.dice.sample(self.people(), players // 50):
            self.acts.players.check_in(house.event, CILLA, one, here=False)
        self.links = self.acts.players.give_links(house.event, ANNA)

    def people(self) -> list[str]:
        return [*self.house.contest.event.people]

    def game(self, number: int, seat, own: int, against: int) -> None:
        halves = 1 + (own > against) - (own < against)
        self.played.add((number, seat.bout.players))
        self.gave[seat.bout.first, number] = halves, own - against
        self.gave[seat.bout.second, number] = 2 - halves, against - own

    def play(self, number: int) -> None:
        house, dice = self.house, self.dice
        house.publish()
        self.explain(number)
        house.go("playing")
        seats = tables_of(house.contest)
        there = {player for seat in seats for player in seat.bout.players}
        byes = house.contest.event.division("A").rounds[number - 1].byes
        assert len(byes) == len(there | set(byes)) % 2
        assert not there & set(byes)
        for player in self.people():
            if player not in there:
                self.gave[player, number] = BYE if player in byes else LOST
        for seat in seats:
            self.table(number, seat)
        self.correct(number)
        if dice.random() < 0.6 and number < self.rounds:
            self.come_and_go(number)

    def explain(self, number: int) -> None:
        """Whoever plays the same one again does so because the explanation says so."""
        met = {two for _, two in self.played}
        made = self.acts.rounds.explain(self.house.event, "A", number)
        told = {
            frozenset(pair)
            for one in made.relaxations
            if one.needed and one.kind in ("repeats", "earlier-rounds")
            for pair in one.pairs
        }
        for one in made.pairs:
            again = one.players in met
            assert not again or one.players in told or made.request.system == "king-of-the-hill"

    def table(self, number: int, seat) -> None:
        dice, acts, event = self.dice, self.acts, self.house.event
        own, against = dice.randint(250, 550), dice.randint(250, 550)
        if dice.random() < 0.02:
            written = TypedScore(kind="forfeit", loser_first=dice.random() < 0.5)
            acts.results.enter(event, CILLA, seat.number, written, expected_round=number)
            one, other = seat.bout.first, seat.bout.second
            won, lost = (other, one) if written.loser_first else (one, other)
            self.gave[won, number], self.gave[lost, number] = BYE, LOST
            return
        self.game(number, seat, own, against)
        if seat.number % 4 == 0 and seat.bout.players <= self.links.keys():
            said = (seat.bout.first, own, against), (seat.bout.second, against, own)
            for player, mine, theirs in said:
                phone = acts.players.by_link(event, self.links[player])
                acts.results.say(phone, number, mine, theirs)
            return
        written = TypedScore(own, against)
        acts.results.enter(event, CILLA, seat.number, written, expected_round=number, sure=True)

    def correct(self, number: int) -> None:
        for seat in self.dice.sample(tables_of(self.house.contest), 2):
            own, against = self.dice.randint(250, 550), self.dice.randint(250, 550)
            game = RoundGame("A", number, seat.bout.first, seat.bout.second)
            self.acts.results.correct(
                self.house.event, ANNA, game, TypedScore(own, against), "read again"
            )
            self.game(number, seat, own, against)

    def come_and_go(self, number: int) -> None:
        acts, event, dice = self.acts, self.house.event, self.dice
        people = self.house.contest.event.people.values()
        gone = [one.id for one in people if one.left]
        if gone and dice.random() < 0.5:
            acts.players.come_back(event, CILLA, dice.choice(gone))
        else:
            here = [one.id for one in people if not one.left]
            acts.players.withdraw(event, CILLA, dice.choice(here), reason="ill")
        acts.players.register(event, CILLA, "A", [NewPlayer(f"Late {number}", 1300)])
        late = self.people()[-1]
        for missed in range(1, number + 1):
            self.gave[late, missed] = LOST

    def total(self, player: str) -> tuple[int, int]:
        gave = [self.gave[player, number] for number in range(1, self.rounds + 1)]
        return sum(halves for halves, _ in gave), sum(spread for _, spread in gave)


def hold(house: House, players: int, rounds: int) -> None:
    event = Simulation(house, players, rounds)
    for number in range(1, rounds + 1):
        event.play(number)
    house.go("closed")
    standings = house.contest.event.standings("A")
    reckoned = {player: event.total(player) for player in event.people()}
    assert {one.player: (one.half_wins, one.spread) for one in standings} == reckoned
    in_order = [reckoned[one.player] for one in standings]
    assert in_order == sorted(in_order, reverse=True)
    for one in standings:
        better = sum(total > reckoned[one.player] for total in reckoned.values())
        level = sum(total == reckoned[one.player] for total in reckoned.values())
        assert better < one.place <= better + level
    assert len(standings) == len(event.people()) > players


def test_sixty_players_and_five_rounds(house):
    hold(house, 60, 5)


@pytest.mark.verify
@pytest.mark.timeout(3600)
def test_a_thousand_players_and_fifteen_rounds(house):
    hold(house, 1000, 15)
