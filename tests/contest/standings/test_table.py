"""Places follow from games, whatever their order, by keys that are data."""

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.contest.standings import KEYS, Game, Scoring, games_by_player, standings, time_loss
from stafla.contest.standings.scoring import BadScoring
from tests.contest.divisions import field, game, ids, play_out

SCORINGS = st.lists(st.sampled_from(KEYS), min_size=1, unique=True).map(
    lambda keys: Scoring(tuple(keys))
)


def order(players, games, *keys, **more):
    return [one.player for one in standings(players, games, Scoring(keys), **more)]


@given(play_out(), SCORINGS, st.randoms())
def test_places_do_not_depend_on_any_order(found, scoring, chance):
    players, games = found
    table = standings(players, games, scoring, seed="s")
    mixed = [list(players), list(games)]
    for part in mixed:
        chance.shuffle(part)
    assert standings(*mixed, scoring, seed="s") == table
    assert sorted(one.order for one in table) == list(range(len(players)))
    assert all(a.place <= b.place for a, b in pairwise(table))


@given(play_out(), st.sampled_from(["win", "half", "nothing"]))
def test_halves_and_spreads_add_up(found, bye_is):
    players, games = found
    scoring = Scoring(bye_is=bye_is)
    table = standings(players, games, scoring)
    halves = {"win": 2, "half": 1, "nothing": 0}[bye_is]
    given_out = {"played": 2, "bye": halves, "forfeit": 2, "void": 0, "double-forfeit": 0}
    wanted = sum(0 if g.kind == "forfeit" and g.other is None else given_out[g.kind] for g in games)
    assert sum(one.half_wins for one in table) == wanted
    alone = {"bye": 50, "forfeit": -50}
    spreads = sum(alone[g.kind] for g in games if g.other is None and g.kind in alone)
    spreads -= sum(100 for g in games if g.kind == "double-forfeit")
    assert sum(one.spread for one in table) == spreads


def test_equals_share_a_place_and_stand_in_a_row():
    players = field(4)
    games = [game(1, "p01", "p02", 400, 380), game(1, "p03", "p04", 420, 400)]
    table = standings(players, games, Scoring())
    assert [(one.player, one.place) for one in table] == [
        ("p01", 1),
        ("p03", 1),
        ("p02", 3),
        ("p04", 3),
    ]
    assert table[0].wins == Fraction(1)


def test_the_order_of_keys_decides():
    players = field(3)
    games = [
        game(1, "p01", "p02", 500, 480),
        Game(1, "p03", kind="bye"),
        game(2, "p03", "p01", 100, 90),
        Game(2, "p02", kind="bye"),
        game(3, "p02", "p03", 210, 200),
        Game(3, "p01", kind="bye"),
    ]
    assert order(players, games, "wins", "spread") == ["p01", "p03", "p02"]
    assert order(players, games, "wins", "sum", "spread") == ["p02", "p01", "p03"]
    assert order(players, games, "wins", "rating") == ["p01", "p02", "p03"]
    assert order(players, games, "wins", "cumulative", "number") == ["p03", "p01", "p02"]


def test_head_to_head_counts_only_where_all_tied_met_equally_often():
    players = field(3)
    met = [
        game(1, "p02", "p01", 400, 399),
        game(2, "p03", "p02", 550, 100),
        game(2, "p01", "p03", 900, 100),
    ]
    two = [game(1, "p02", "p01", 400, 399), Game(2, "p01", kind="bye", spread=500)]
    assert order(players[:2], two, "wins", "head-to-head", "spread") == ["p02", "p01"]
    assert order(players, met, "wins", "head-to-head", "spread") == ["p01", "p03", "p02"]
    apart = [*met[:1], Game(2, "p01", kind="bye"), Game(1, "p03", kind="bye", spread=1)]
    assert order(players, apart, "wins", "head-to-head", "spread")[0] == "p01"


def test_opponents_count_with_and_without_the_lowest():
    players = field(4)
    games = [
        game(1, "p01", "p02", 2, 1),
        game(1, "p03", "p04", 2, 1),
        game(2, "p01", "p03", 2, 1),
        game(2, "p02", "p04", 2, 1),
    ]
    table = {one.player: one for one in standings(players, games, Scoring(("opponents", "wins")))}
    assert table["p02"].numbers["opponents"] == 4
    cut = standings(players, games, Scoring(("opponents-cut",)))
    assert {one.player: one.numbers["opponents-cut"] for one in cut}["p03"] == 4


@pytest.mark.parametrize(
    ("bye_is", "halves", "spread"), [("win", 2, 50), ("half", 1, 300), ("nothing", 0, 0)]
)
def test_byes_are_worth_what_the_federation_says(bye_is, halves, spread):
    scoring = Scoring(bye_is=bye_is, bye_spread=spread)
    (line,) = games_by_player(field(1), [Game(1, "p01", kind="bye")], scoring)["p01"]
    assert (line.half_wins, line.spread, line.is_bye) == (halves, spread, True)


def test_a_forfeit_of_a_paired_player_is_two_things():
    """C-13: a bye that counts as one for the opponent, a forfeit for who has left."""
    lines = games_by_player(field(2), [Game(1, "p02", "p01", "forfeit")], Scoring())
    (won,), (lost,) = lines["p02"], lines["p01"]
    assert (won.half_wins, won.spread, won.is_bye, won.opponent) == (2, 50, True, None)
    assert (lost.half_wins, lost.spread, lost.is_bye, lost.opponent) == (0, -50, False, None)


def test_forfeits_are_charged_first_and_second_in_turn_where_that_is_the_rule():
    games = [Game(n, "p01", kind="forfeit") for n in (1, 2, 3)]
    charged = games_by_player(field(1), games, Scoring(bye_firsts="alternate"))["p01"]
    assert [line.first for line in charged] == [True, False, True]
    ignored = games_by_player(field(1), games, Scoring())["p01"]
    assert {line.first for line in ignored} == {None}


def test_a_cap_holds_spreads_and_not_points():
    (first, second) = standings(
        field(2), [game(1, "p01", "p02", 700, 100)], Scoring(spread_cap=250)
    )
    assert (first.spread, second.spread, first.points) == (250, -250, 700)
    # whichever of the two is named first
    (first, second) = standings(
        field(2), [game(1, "p01", "p02", 100, 700)], Scoring(spread_cap=250)
    )
    assert (first.player, first.spread, second.spread) == ("p02", 250, -250)


def test_the_lot_depends_on_the_seed_alone():
    players = field(9)
    lots = {seed: order(players, [], "draw", seed=seed) for seed in "abc"}
    assert len(set(map(tuple, lots.values()))) == 3
    assert lots["a"] == order(players[::-1], [], "draw", seed="a")


@pytest.mark.parametrize(
    ("winner", "loser", "rack", "overtime", "result"),
    [
        (400, 380, 12, 0, (400, 250)),
        (120, 400, 5, 0, (150, 0)),
        (500, 300, 20, 0, (500, 230)),
        (400, 380, 12, 20, (380, 230)),
        (150, 200, 0, 0, (150, 0)),
        (300, 45, 5, 0, (300, -10)),
    ],
)
def test_a_loss_on_time_by_the_swedish_rule(winner, loser, rack, overtime, result):
    """C-8."""
    found = time_loss(winner, loser, rack=rack, overtime=overtime, most=50, margin=150)
    assert found == result
    assert time_loss(winner, loser, rack=rack, overtime=overtime, most=50, margin=0) == (
        winner - overtime,
        loser - rack - 50,
    )


@pytest.mark.parametrize("keys", [(), ("wins", "wins"), ("wins", "luck")])
def test_keys_that_make_no_order_are_refused(keys):
    with pytest.raises(BadScoring):
        Scoring(keys)


def test_games_of_others_and_of_later_rounds_are_left_out():
    players = field(2)
    games = [game(1, "p01", "p02", 2, 1), game(2, "p02", "p01", 9, 1), game(1, "x", "y", 1, 2)]
    table = standings(players, games, Scoring(), rounds=1)
    assert [one.player for one in table] == ["p01", "p02"]
    assert replace(table[0], numbers={}).half_wins == 2
    assert ids(players) == ("p01", "p02")
