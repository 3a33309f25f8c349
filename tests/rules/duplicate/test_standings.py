"""The account of a duplicate player."""

import pytest

from stafla.rules import BadEvent
from stafla.rules.duplicate import acts, events, refusals
from stafla.rules.duplicate.standings import Account, table
from stafla.rules.game.refusals import GameOver
from tests.rules.duplicate.test_duplicate import Hall


@pytest.mark.proves("PL-59")
def test_the_worked_total_of_a_player_with_a_solo_and_four_warnings():
    tops = sum((74, 98, 33, 24, 36, 41))
    slips = sum((70, 98, 0, 24, 30, 41))
    account = Account(slips, tops, bonus=10, warnings=4)
    assert (account.penalty, account.total, account.lost) == (5, 268, -38)
    assert round(account.share, 2) == 87.58
    plain = Account(slips, tops)
    assert (plain.total, plain.lost, round(plain.share, 2)) == (263, -43, 85.95)


def test_three_warnings_cost_nothing_and_every_further_one_five_points():
    costs = [Account(100, 100, warnings=warnings).penalty for warnings in range(7)]
    assert costs == [0, 0, 0, 0, 5, 10, 15]


def test_a_fine_is_taken_from_the_total_beside_warnings():
    account = Account(100, 120, warnings=4).with_fine(5).with_fine(10)
    assert (account.fines, account.penalty, account.total, account.lost) == (15, 20, 80, -40)
    assert account.after(30, 40, 10) == Account(130, 160, 10, 4, 15)


def test_a_player_of_a_game_that_goes_on_is_fined():
    hall = Hall()
    hall.then(acts.fine(hall.state, 2))
    assert [hall.state.account(player).total for player in (1, 2)] == [0, -5]
    assert [line.player for line in hall.state.table] == [1, 2]
    for nobody in (0, 3):
        with pytest.raises(refusals.NoSuchPlayer):
            acts.fine(hall.state, nobody)
    for points in (0, -5, 101):
        with pytest.raises(BadEvent):
            hall.state.after(events.PlayerFined(1, points))
    hall.then(acts.stop(hall.state))
    with pytest.raises(GameOver):
        acts.fine(hall.state, 1)


def test_a_penalty_given_by_mistake_is_taken_back_and_none_that_was_not_given():
    hall = Hall()
    for _ in range(4):
        hall.then(acts.warn(hall.state, 1))
    hall.then(acts.fine(hall.state, 1))
    assert hall.state.account(1).total == -10
    *warnings, fine = (penalty.number for penalty in hall.state.penalties.all)
    hall.then(acts.lift(hall.state, fine))
    assert (hall.state.account(1).fines, hall.state.account(1).total) == (0, -5)
    hall.then(acts.lift(hall.state, warnings[1]))
    assert (hall.state.account(1).warnings, hall.state.account(1).total) == (3, 0)
    lifted = [penalty.number for penalty in hall.state.penalties.all if penalty.lifted]
    assert lifted == [warnings[1], fine]
    # a second time nothing is left to do, and no other is taken back in its place
    assert acts.lift(hall.state, warnings[1]) is None
    for number in (0, 1, hall.state.number, hall.state.number + 1):
        with pytest.raises(refusals.NoPenalty):
            acts.lift(hall.state, number)
    for event in (
        events.PenaltyLifted(1, acts.FINE),
        events.PenaltyLifted(2),
        events.PenaltyLifted(1, -5),
        events.PenaltyLifted(1, penalty=warnings[1]),
        events.PenaltyLifted(1, acts.FINE, penalty=warnings[0]),
        events.PenaltyLifted(2, penalty=warnings[0]),
        events.PenaltyLifted(1, penalty=hall.state.number),
    ):
        with pytest.raises(BadEvent):
            hall.state.after(event)
    hall.then(acts.stop(hall.state))
    with pytest.raises(GameOver):
        acts.lift(hall.state, warnings[0])


def test_a_record_that_does_not_name_the_penalty_takes_back_the_latest_of_its_kind():
    hall = Hall()
    for give in (acts.warn, acts.fine, acts.warn, acts.fine):
        hall.then(give(hall.state, 1))
    hall.then(acts.warn(hall.state, 2))
    hall.then(events.PenaltyLifted(1, acts.FINE))
    hall.then(events.PenaltyLifted(1))
    hall.then(events.PenaltyLifted(1))
    lifted = [penalty.lifted for penalty in hall.state.penalties.all]
    assert lifted == [True, False, True, True, False]
    account = hall.state.account(1)
    assert (account.warnings, account.fines) == (0, acts.FINE)


@pytest.mark.parametrize(
    ("bounds", "others_may"),
    # of everybody together; of one player, which leaves what the others of a hall can be given
    [({"MOST_PENALTIES": 3}, False), ({"MOST_WARNINGS": 3, "MOST_FINES": 15}, True)],
)
@pytest.mark.parametrize(
    ("give", "points", "refusal"),
    [(acts.warn, 0, refusals.TooManyWarnings), (acts.fine, acts.FINE, refusals.TooManyFines)],
)
def test_giving_and_taking_back_comes_to_an_end(
    monkeypatch, give, points, refusal, bounds, others_may
):
    for name, most in bounds.items():
        monkeypatch.setattr(acts, name, most)
    hall = Hall()
    for _ in range(3):
        hall.then(give(hall.state, 1))
        assert hall.state.penalties.all[-1].points == points
        hall.then(acts.lift(hall.state, hall.state.penalties.all[-1].number))
    with pytest.raises(refusal):
        give(hall.state, 1)
    if others_may:
        return hall.then(give(hall.state, 2))
    with pytest.raises(refusal):
        give(hall.state, 2)


def test_a_share_before_the_first_round_is_nothing():
    assert Account(0, 0).share == 0


def test_players_with_equal_totals_share_a_place_in_the_order_of_their_numbers():
    accounts = [(number, Account(slips, 90)) for number, slips in enumerate((40, 70, 40, 20), 1)]
    assert [(line.place, line.player) for line in table(accounts)] == [
        (1, 2),
        (2, 1),
        (2, 3),
        (4, 4),
    ]


def test_a_player_of_a_game_that_goes_on_is_warned():
    hall = Hall()
    assert acts.warn(hall.state, 1) == events.PlayerWarned(1)
    assert acts.warn(hall.state, 2) == events.PlayerWarned(2)
    for nobody in (0, 3, -1):
        with pytest.raises(refusals.NoSuchPlayer):
            acts.warn(hall.state, nobody)
    hall.then(acts.stop(hall.state))
    with pytest.raises(GameOver):
        acts.warn(hall.state, 1)
