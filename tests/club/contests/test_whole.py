"""Whole events with late players, withdrawals, phones and corrections, reckoned a second time."""

from random import Random

import pytest

from stafla.club.contests.plan import NewPlayer
from stafla.club.contests.tables import RoundGame, TypedScore, tables_of
from tests.club.contests.events import ANNA, begin_event

BYE, LOST = (2, 50), (0, -50)


class Ledger:
    """What every round gave everybody, written down by hand: halves of a win, and points ahead."""

    def __init__(self) -> None:
        self.rounds: dict[tuple[str, int], tuple[int, int]] = {}

    def game(self, number, one, other, own, against):
        halves = 1 + (own > against) - (own < against)
        self.rounds[one, number] = (halves, own - against)
        self.rounds[other, number] = (2 - halves, against - own)

    def total(self, player):
        mine = [value for (who, _), value in self.rounds.items() if who == player]
        return sum(halves for halves, _ in mine), sum(spread for _, spread in mine)


def play_round(house, dice, ledger, links):
    """Publish a round; half of the tables are said by phone, the others typed at the desk."""
    contests = house.contests
    house.publish()
    event, number = house.contest.event, house.contest.event.round
    house.go("playing")
    seated = {player for seat in tables_of(house.contest) for player in seat.bout.players}
    for player in event.division("A").rounds[number - 1].byes:
        ledger.rounds[player, number] = BYE
        seated.add(player)
    for player in set(event.people) - seated:
        ledger.rounds[player, number] = LOST
    for seat in tables_of(house.contest):
        own, against = dice.randint(250, 550), dice.randint(250, 550)
        first, second = seat.bout.first, seat.bout.second
        ledger.game(number, first, second, own, against)
        if dice.random() < 0.5 and first in links and second in links:
            for player, said in ((first, (own, against)), (second, (against, own))):
                phone = contests.players.by_link(house.event, links[player])
                contests.results.say(phone, number, *said)
        else:
            house.enter(seat.number, own, against, sure=True)
    if house.contest.event.phase == "playing":
        house.go("entering")


def leave(house, dice, ledger):
    """Somebody leaves in the middle of a round whose game is not entered yet."""
    house.publish()
    number = house.contest.event.round
    seat = dice.choice(tables_of(house.contest))
    gone, other = seat.bout.first, seat.bout.second
    house.contests.players.withdraw(house.event, ANNA, gone, reason="ill")
    ledger.rounds[gone, number], ledger.rounds[other, number] = LOST, BYE
    for player in house.contest.event.division("A").rounds[number - 1].byes:
        ledger.rounds[player, number] = BYE
    for one in house.contest.event.people.values():
        if one.left and one.id != gone:
            ledger.rounds[one.id, number] = LOST
    for one in tables_of(house.contest):
        own, against = dice.randint(250, 550), dice.randint(250, 550)
        ledger.game(number, one.bout.first, one.bout.second, own, against)
        house.enter(one.number, own, against, sure=True)
    return gone


def correct(house, dice, ledger):
    """A result of any round that is over is put right."""
    kept = house.contest
    number = dice.randint(1, kept.event.round)
    bout = dice.choice(kept.event.division("A").rounds[number - 1].bouts)
    own, against = dice.randint(250, 550), dice.randint(250, 550)
    game = RoundGame("A", number, bout.first, bout.second)
    house.contests.results.correct(house.event, ANNA, game, TypedScore(own, against), "read again")
    ledger.game(number, bout.first, bout.second, own, against)


@pytest.mark.parametrize("seed", range(3))
def test_an_event_with_everything_stands_as_one_reckoned_by_hand(house, seed):
    dice, ledger = Random(seed), Ledger()
    begin_event(house, 9)
    links = house.contests.players.give_links(house.event, ANNA)
    play_round(house, dice, ledger, links)
    correct(house, dice, ledger)
    house.contests.players.register(house.event, ANNA, "A", [NewPlayer("Late")])
    late = house.player("Late")
    ledger.rounds[late, 1] = LOST
    gone = leave(house, dice, ledger)
    correct(house, dice, ledger)
    if dice.random() < 0.5:
        house.contests.players.come_back(house.event, ANNA, gone)
    play_round(house, dice, ledger, links)
    correct(house, dice, ledger)
    house.go("closed")
    event = house.contest.event
    standings = event.standings("A")
    assert len(standings) == 10
    assert {one.player: (one.half_wins, one.spread) for one in standings} == {
        player: ledger.total(player) for player in event.people
    }
    places = [ledger.total(one.player) for one in standings]
    assert places == sorted(places, reverse=True)
    for division in event.divisions.values():
        for made in division.rounds:
            seated = [player for bout in made.bouts for player in bout.players] + [*made.byes]
            assert len(seated) == len(set(seated))
