"""Ladders: who stands where after which games, and why."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.contest.ratings import (
    SYSTEMS,
    GlickoRating,
    NotRated,
    RatedGame,
    Rung,
    Side,
    ladders,
    rate,
)
from stafla.contest.ratings.glicko import Outcome, update
from stafla.contest.ratings.system import DAY


def game(number, first=("a", 400), second=("b", 300), *, at=None, **changes):
    lead = first[1] - second[1]
    sides = (
        Side(*first, place=1 if lead >= 0 else 2),
        Side(*second, place=1 if lead <= 0 else 2),
    )
    made = RatedGame(f"g{number}", number * DAY if at is None else at, "sv", "regular", sides)
    return replace(made, **changes)


@st.composite
def histories(draw):
    names = st.sampled_from("abcd")
    games = []
    for number in range(draw(st.integers(0, 12))):
        one = draw(names)
        other = draw(names.filter(lambda name, one=one: name != one))
        games.append(
            game(
                number,
                (one, draw(st.integers(0, 600))),
                (other, draw(st.integers(0, 600))),
                edition=draw(st.sampled_from(("sv", "is"))),
            )
        )
    return games


def change_of(changes, player, system="spread"):
    return next(c for c in changes if c.player == player and c.system == system)


def test_a_first_game_changes_both_players_in_every_system():
    changes = rate(game(1), {})
    assert {(c.player, c.system) for c in changes} == {
        (player, system) for player in "ab" for system in SYSTEMS
    }
    assert change_of(changes, "a").after.rating == pytest.approx(1656.8049, abs=1e-3)
    assert change_of(changes, "b").after.rating == pytest.approx(1343.1951, abs=1e-3)


def test_a_change_says_everything_that_it_follows_from():
    games = [game(1), game(9)]
    _, changes = ladders(games)
    last = next(c for c in changes if c.game == "g9" and c.player == "a" and c.system == "spread")
    assert (last.opponent, last.own_total, last.other_total, last.won) == ("b", 400, 300, 1)
    assert (last.days, last.games) == (8, 2)
    assert last.rested.deviation > last.before.deviation
    limits = SYSTEMS["spread"].limits
    assert last.after == update(last.rested, [Outcome(last.faced, last.score)], limits, periods=0)


def test_who_resigns_has_lost_even_with_more_points():
    sides = (Side("a", 300, place=2), Side("b", 100, place=1))
    changes = rate(game(1, sides=sides), {})
    assert (change_of(changes, "a").won, change_of(changes, "b").won) == (-1, 1)
    assert change_of(changes, "b").score == pytest.approx(0.5 + 5 / 12)


def test_a_drawn_game_between_equals_moves_nobody():
    changes = rate(game(1, ("a", 300), ("b", 300)), {})
    assert all(c.after.rating == 1500 for c in changes)


def test_nobody_is_rated_against_oneself():
    with pytest.raises(NotRated):
        rate(game(1, ("a", 1), ("a", 0)), {})


def test_editions_and_paces_are_ladders_of_their_own():
    rungs, _ = ladders([game(1), game(2, edition="is"), game(3, pace="blitz")])
    assert {rung.games for rung in rungs.values()} == {1}


@given(histories())
def test_rating_game_by_game_is_rating_from_scratch(games):
    whole, all_changes = ladders(games)
    rungs = {}
    for number, played in enumerate(games):
        changes = rate(played, rungs)
        assert changes == tuple(c for c in all_changes if c.game == played.id)
        rungs, _ = ladders(games[: number + 1])
    assert rungs == whole


@given(histories())
def test_histories_hang_together(games):
    rungs, changes = ladders(games)
    places = {}
    edition_of = {played.id: played.edition for played in games}
    for change in changes:
        place = (edition_of[change.game], change.system, change.player)
        before = places.get(place, GlickoRating())
        assert change.before == before
        places[place] = change.after
    assert {(e, s, p): r.standing for (e, _, s, p), r in rungs.items()} == places
    assert all(rung != Rung() for rung in rungs.values())
