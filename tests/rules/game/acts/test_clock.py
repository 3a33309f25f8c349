"""Clocks are arithmetic over events and times; time here is a number that the test sets."""

from dataclasses import replace

import pytest

from stafla import rules
from stafla._core import overtime_points, settle_time_loss
from stafla.editions import load
from stafla.rules import BadEvent, ClockStarted, Ended, Flagged, Passed, Penalised, Refusal, Settled
from stafla.rules.game.sheet import ScoreSheet
from stafla.rules.game.state import outcome
from tests.rules.clocks import BEGIN, MINUTE, SECOND, a_policy, a_timed_game, policy, same, total


def swedish(**options):
    return a_timed_game("sv", policy("sv-25"), **options)


def refusal(act, table, seat):
    with pytest.raises(Refusal) as refused:
        act(table.game, seat)
    return refused.value.code


# ------------------------------------------------------------------- the Swedish table of time


@pytest.mark.proves("SV-06")
@pytest.mark.parametrize(
    ("seconds", "points"),
    [(-1, 0), (0, 10), (1, 10), (59, 10), (60, 20), (61, 20), (239, 40), (240, 50), (299, 50)],
)
def test_every_begun_minute_over_time_costs_ten_points(seconds, points):
    assert overtime_points(seconds * SECOND, 10) == points
    table = swedish().started().wait(25 * 60 + seconds)
    assert table.time_points[table.to_move] == points
    assert table.totals[table.to_move] == -points


@pytest.mark.proves("SV-07", "SV-08", "SV-09")
@pytest.mark.parametrize(
    ("winner", "loser", "rack", "over", "result"),
    [
        (400, 380, 12, None, (400, 250)),
        (120, 400, 5, None, (150, 0)),
        (500, 300, 20, None, (500, 230)),
        (400, 380, 12, 70, (380, 230)),
        (150, 200, 0, None, (150, 0)),
        (300, 45, 5, None, (300, -10)),
        (300, 280, 10, None, (300, 150)),
        (400, 250, 20, 10, (390, 180)),
        # a loser below nothing: 150 to 0, wherever the difference lies, unless a winner would lose
        (120, 31, 10, None, (150, 0)),
        (121, 31, 10, None, (150, 0)),
        (149, 0, 0, None, (150, 0)),
        (150, 0, 0, None, (150, -50)),
        (-5, 100, 0, None, (150, 0)),
    ],
)
def test_who_is_five_minutes_over_has_lost(winner, loser, rack, over, result):
    own = 0 if over is None else overtime_points(over * SECOND, 10)
    numbers, totals = load("sv").ruleset(), (winner - own, loser - 50)
    worth_one = load("sv").alphabet.rack("A")
    changes = settle_time_loss(numbers, totals, 1, rack * worth_one, 150)
    assert tuple(map(sum, zip(totals, changes, strict=True))) == result


@pytest.mark.proves("SV-07", "SV-08", "SV-09")
@pytest.mark.parametrize(
    ("winner", "loser", "result"),
    [
        (400, 380, lambda held: (400, 250)),
        (120, 400, lambda held: (150, 0)),
        (500, 300, lambda held: (500, 250 - held)),
        (300, 45, lambda held: (300, -5 - held)),
        (121, 20, lambda held: (150, 0)),
    ],
)
def test_a_loss_on_time_is_settled_by_its_own_rule(winner, loser, result):
    table = swedish().started()
    slow = table.to_move
    table = total(total(table, slow, loser), 1 - slow, winner).wait(29 * 60 + 59)
    assert not table.ended
    table = table.wait(1)
    held = table.rules.rack_value(table.racks[slow])
    assert table.kinds()[-3:] == ["Flagged", "Ended", "Settled"]
    assert table.ended == Ended("time")
    assert (table.totals[1 - slow], table.totals[slow]) == result(held)
    assert table.places()[1 - slow] == 1
    assert table.places()[slow] == 2


@pytest.mark.proves("SV-07", "SV-08", "SV-09")
@pytest.mark.parametrize(
    ("winner", "loser", "lowered", "gained"),
    [
        (400, 380, lambda held: held - 80, None),
        (500, 300, None, None),
        (121, 20, lambda held: held + 30, 29),
    ],
)
def test_the_sheet_parts_the_tiles_left_from_the_loss_on_time(winner, loser, lowered, gained):
    table = swedish().started()
    slow = table.to_move
    table = total(total(table, slow, loser), 1 - slow, winner).wait(30 * 60)
    held = table.rules.rack_value(table.racks[slow])
    rows = ScoreSheet().after(table.events[-1], table.game, table.game).rows
    points = {(row.seat, row.kind): row.points for row in rows}
    assert points.pop((slow, "settlement")) == -held
    assert points.pop((1 - slow, "settlement")) == 0
    assert points.pop((slow, "time-loss"), None) == (lowered and lowered(held))
    assert points.pop((1 - slow, "time-loss"), None) == gained
    assert not points
    assert {row.seat: row.total for row in rows} == dict(enumerate(table.totals))


def test_a_loss_on_time_that_charges_no_tiles_is_the_loss_alone_on_the_sheet():
    table = a_timed_game("sv", policy("quick-3-5")).started()
    slow = table.to_move
    table = table.wait(180)
    assert table.kinds()[-3:] == ["Flagged", "Ended", "Settled"]
    assert table.changes == (0, 0)
    rows = ScoreSheet().after(table.events[-1], table.game, table.game).rows
    assert [(row.seat, row.kind, row.points) for row in rows] == [(slow, "time-loss", 0)]


def test_a_record_of_before_may_leave_a_loser_where_it_lay():
    table = swedish().started()
    slow = table.to_move
    table = total(total(table, slow, -200), 1 - slow, 121).wait(30 * 60)
    assert (table.totals[1 - slow], table.totals[slow]) == (150, 0)
    totals = tuple(map(int.__sub__, table.totals, table.changes))
    ended = replace(table.game, totals=totals, changes=None)
    held = table.rules.rack_value(table.racks[slow])
    changes = tuple(-held * (seat == slow) for seat in (0, 1))
    assert ended.after(Settled(changes)).changes == changes
    with pytest.raises(rules.BadEvent, match="the settlement is"):
        ended.after(Settled((0, 0)))


@pytest.mark.parametrize(("behind", "left"), [(149, False), (150, True), (151, True)])
def test_before_a_loser_who_lay_the_margin_behind_was_left_there(behind, left):
    table = swedish().started()
    slow = table.to_move
    held = table.rules.rack_value(table.racks[slow])
    table = total(total(table, slow, 121 - behind + 50 + held), 1 - slow, 121).wait(30 * 60)
    totals = tuple(map(int.__sub__, table.totals, table.changes))
    ended = replace(table.game, totals=totals, changes=None)
    changes = tuple(-held * (seat == slow) for seat in (0, 1))
    assert outcome.may_settle(ended, changes) is left


def test_points_for_overtime_come_when_their_minute_begins_whenever_somebody_looks():
    early = swedish().started()
    late = early.wait(27 * 60)
    for _ in range(27 * 6):
        early = early.wait(10)
    assert early == late
    charged = [
        (event.points, at - BEGIN)
        for event, at in zip(late.events, late.times, strict=True)
        if isinstance(event, Penalised)
    ]
    assert charged == [(10, 25 * MINUTE), (10, 26 * MINUTE), (10, 27 * MINUTE)]


def test_the_winner_pays_for_overtime_too():
    table = swedish().started()
    first = table.to_move
    table = table.wait(25 * 60 + 70).after("pass").wait(30 * 60)
    assert table.ended == Ended("time")
    assert table.totals[first] == 150
    assert table.time_points == tuple(20 if seat == first else 50 for seat in (0, 1))


# ------------------------------------------------------------------- whose time runs


@pytest.mark.proves("SV-12")
def test_the_clock_stands_until_the_opponent_starts_it():
    table = swedish().wait(3600)
    assert table.left(table.to_move) == 25 * 60
    assert refusal(rules.start_clock, table, table.to_move) == "own-clock"
    table = table.started()
    assert isinstance(table.events[-1], ClockStarted)
    assert refusal(rules.start_clock, table, 1 - table.to_move) == "clock-runs"
    assert table.wait(10).left(table.to_move) == 25 * 60 - 10


def test_the_first_turn_starts_the_clock_if_nobody_did():
    table = swedish().wait(60)
    first = table.to_move
    table = table.after("pass").wait(5)
    assert table.left(first) == 25 * 60
    assert table.left(1 - first) == 25 * 60 - 5


def playable(table):
    """The best play of who is to move by the shipped list, as the rules want it."""
    from tests.stories.company import generator

    best = generator(table.edition.id, table.game.rules).best(
        table.game.board, table.racks[table.to_move]
    )
    return rules.play(table.game, table.to_move, best.placement)


@pytest.mark.proves("SV-14", "SV-17", "SV-18")
def test_the_mover_s_time_runs_until_the_clock_is_pressed_and_none_while_the_judge_looks():
    table = swedish().started().wait(10)
    first = table.to_move
    table = table.then(*playable(table)).wait(7)
    assert table.clock.running == first
    table = table.after("press").wait(4)
    assert table.clock.running == 1 - first
    assert (table.left(first), table.left(1 - first)) == (25 * 60 - 17, 25 * 60 - 4)
    table = table.after("challenge", by=1 - first).wait(600)
    assert table.clock.running is None
    table = table.after("valid").wait(3)
    assert table.clock.running == 1 - first
    assert table.left(1 - first) == 25 * 60 - 7


@pytest.mark.proves("SV-36")
def test_nobody_needs_to_be_at_the_table_for_time_to_pass():
    table = swedish().started().wait(1200)
    assert table.left(table.to_move) == 300


@pytest.mark.proves("SV-38")
def test_a_pause_needs_everybody_and_ends_when_somebody_says_so():
    table = swedish().started().wait(10)
    mover = table.to_move
    table = table.then(*rules.propose(table.game, mover, "pause")).wait(5)
    assert table.clock.running == mover
    table = table.then(*rules.consent(table.game, 1 - mover)).wait(1000)
    assert table.clock.running is None
    table = table.then(*rules.resume_clock(table.game, mover)).wait(2)
    assert table.left(mover) == 25 * 60 - 17
    assert refusal(rules.resume_clock, table, mover) == "clock-runs"


def test_a_machine_whose_clock_was_set_back_gives_no_time():
    table = swedish().wait(30).started()
    table = replace(table, now=table.now - 20).after("pass")
    assert table.left(1 - table.to_move) == 25 * 60
    assert table.left(table.to_move) == 25 * 60


@pytest.mark.parametrize("players", [2, 3])
def test_once_somebody_has_lost_on_time_nobody_else_does(players):
    """The game is over with the first; a record cannot have two losers where it asks for one."""
    table = a_timed_game("is", a_policy(base=600, margin=50), players).started()
    order = [(table.to_move + step) % players for step in range(players)]
    for seat in order[: players - 1]:
        table = table.then(Flagged(seat))
    with pytest.raises(BadEvent, match="the game is over"):
        table.then(Flagged(order[-1]))
    assert table.then(Ended("time")).ended


# ------------------------------------------------------------------- other ways to end


@pytest.mark.proves("PL-48")
def test_who_has_used_twenty_minutes_stops_and_the_other_goes_on():
    table = a_timed_game("pl", policy("pl-20")).started()
    slow = table.to_move
    table = table.wait(20 * 60)
    assert table.events[-1] == Flagged(slow)
    assert not table.ended
    assert table.to_move == 1 - slow
    assert table.totals == (0, 0)
    assert refusal(rules.pass_turn, table, slow) == "time-up"
    assert len(table.racks[slow]) == 7
    table = table.wait(60)
    assert table.clock.running == 1 - slow
    table = table.after("pass").after("pass")
    assert table.ended == Ended("passes")
    assert isinstance(table.events[-1], Settled)
    assert all(table.changes)


@pytest.mark.proves("PL-48")
def test_words_of_who_plays_alone_are_checked_because_nobody_can_challenge_them():
    table = a_timed_game("pl", policy("pl-20")).started().wait(20 * 60)
    from tests.stories.company import generator

    seat = table.to_move
    best = generator("pl", table.game.rules).best(table.game.board, table.racks[seat]).placement
    with pytest.raises(TypeError):
        rules.play(table.game, seat, best)
    with pytest.raises(Refusal):
        rules.play(table.game, seat, best, "invalid")
    after = table.then(*rules.play(table.game, seat, best, "valid"))
    assert after.phase == "turn"
    assert after.to_move == seat
    assert len(after.racks[seat]) == 7


@pytest.mark.proves("PL-48")
def test_when_nobody_has_time_left_the_game_is_over():
    table = a_timed_game("pl", policy("pl-20")).started().wait(40 * 60)
    assert table.ended == Ended("time")
    left = tuple(-table.rules.rack_value(rack) for rack in table.racks)
    assert table.changes == left
    assert [at - BEGIN for at in table.times[-3:]] == [40 * MINUTE] * 3


@pytest.mark.proves("PL-47")
def test_when_the_two_minutes_are_over_the_turn_is_a_pass():
    table = a_timed_game("pl", policy("move-2")).started()
    first = table.to_move
    table = table.wait(119)
    assert table.to_move == first
    table = table.wait(1)
    assert table.events[-2:] == (Flagged(first), Passed(first))
    assert table.left(1 - first) == 120
    assert table.wait(6 * 60).ended == Ended("passes")


@pytest.mark.proves("PL-47")
def test_a_turn_begins_when_the_last_play_is_laid():
    table = a_timed_game("pl", policy("move-2")).started().wait(100)
    first = table.to_move
    table = table.then(*playable(table)).wait(119)
    assert table.phase == "window"
    table = table.wait(1)
    assert table.kinds()[-4:] == ["Confirmed", "Drawn", "Flagged", "Passed"]
    assert table.to_move == first


def test_a_loss_on_time_without_a_margin_leaves_the_totals():
    table = a_timed_game("en", a_policy(base=60)).started()
    slow = table.to_move
    table = total(table, slow, 300).wait(60)
    assert table.ended == Ended("time")
    assert table.changes == (0, 0)
    assert table.places()[slow] == 2


def test_of_three_who_loses_on_time_leaves_the_others_to_it():
    table = a_timed_game("is", a_policy(base=60), 3).started()
    first = table.to_move
    table = table.wait(60)
    assert not table.ended
    assert table.removed
    assert table.active == tuple(seat for seat in range(3) if seat != first)
    table = table.wait(60)
    assert table.ended == Ended("time")
    assert table.places()[(first + 2) % 3] == 1


def test_a_play_laid_and_not_pressed_in_time_is_not_made():
    table = swedish().started()
    slow = table.to_move
    table = table.then(*playable(table)).wait(30 * 60)
    assert table.kinds()[-4:] == ["PlayWithdrawn", "Flagged", "Ended", "Settled"]
    assert table.totals[slow] == 0
    assert table.totals[1 - slow] == 150


def test_a_play_that_was_not_accepted_in_time_stands():
    table = swedish().started().then(*playable(swedish().started()))
    player = table.to_move
    points = table.totals[player]
    table = table.after("press").wait(30 * 60)
    assert table.ended == Ended("time")
    assert points > 0
    assert table.totals[player] == max(points, 150)


# ------------------------------------------------------------------- increments and days


def test_a_turn_made_earns_its_increment_and_a_challenge_does_not():
    table = a_timed_game("sv", policy("long-15-10")).started().wait(20)
    first = table.to_move
    table = table.then(*playable(table)).after("press").wait(5)
    assert table.left(first) == 900 - 20 + 10
    table = table.after("challenge", by=1 - first).after("valid").wait(5)
    assert table.left(1 - first) == 900 - 10
    table = table.after("pass")
    assert table.left(1 - first) == 900 - 10 + 10


def test_a_correspondence_clock_gives_days_for_every_turn_and_runs_from_the_deal():
    day = 24 * 3600
    table = a_timed_game("is", policy("days-3"))
    first = table.to_move
    assert table.clock.running == first
    table = table.wait(2 * day).after("pass").wait(2 * day).after("pass").wait(3 * day - 1)
    assert not table.ended
    table = table.wait(1)
    assert table.ended == Ended("time")
    assert table.places()[first] == 2


def test_a_game_without_a_clock_has_none():
    table = a_timed_game("is", None).after("pass").wait(10**6)
    assert table.clock.time_left(table.game, 0, table.at) is None
    assert not table.ended
    assert refusal(rules.start_clock, table, 0) == "no-clock"


def test_a_record_with_its_times_gives_the_clock_again():
    table = swedish().started().wait(25 * 60 + 5).after("pass").wait(9).after("pass").wait(1)
    assert same(table, rules.replay_timed(table.events, table.times))
