"""What all systems share: games in, explained changes out."""

import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.contest.ratings import NotRated, RatingEvent, Result, SystemInfo, rating_systems
from tests.contest.ratings.events import DAY, event, fields

SYSTEMS = tuple(rating_systems().values())


@given(fields(), st.sampled_from(SYSTEMS))
def test_everybody_who_played_has_a_change_that_hangs_together(field, system):
    played, entries = field
    changes = system.rate(played, entries)
    games = played.games()
    assert [change.player for change in changes] == sorted(games)
    for change in changes:
        parts = change.explanation.games
        assert [(p.round, p.opponent) for p in parts] == [
            (g.round, g.opponent) for g in games[change.player]
        ]
        assert change.after.date == DAY
        assert math.isfinite(change.after.rating)
        assert all(p.expected is None or 0 <= p.expected <= 1 for p in parts)
        assert (change.change is None) == (change.player not in entries)


@given(fields(), st.sampled_from(SYSTEMS), st.randoms(use_true_random=False))
def test_the_order_in_which_games_are_given_does_not_matter(field, system, random):
    played, entries = field
    results = list(played.results)
    random.shuffle(results)
    assert system.rate(replace(played, results=tuple(results)), entries) == system.rate(
        played, entries
    )


@given(fields(), st.sampled_from(SYSTEMS))
def test_who_would_have_won_by_more_is_not_rated_lower(field, system):
    played, entries = field
    first = played.results[0]
    better = replace(played, results=(replace(first, own=first.own + 200), *played.results[1:]))
    less, more = (
        next(c for c in system.rate(one, entries) if c.player == first.one).after.rating
        for one in (played, better)
    )
    protected = system.about.name == "pfs"  # a favourite's scalp is the own rating, won or drawn
    later = system.about.name in {"glicko-225", "isc"}  # opponents' ratings move by the way
    assert protected or later or more >= less - 1e-6


def test_nobody_is_rated_against_oneself():
    with pytest.raises(NotRated):
        RatingEvent("x", DAY, (Result(1, "a", "a", 1, 0),))


def test_a_label_without_its_reason_is_refused():
    with pytest.raises(ValueError, match="says why"):
        SystemInfo("x", "P", confirmed=False)
    with pytest.raises(ValueError, match="says why"):
        SystemInfo("x", "P", confirmed=True, why=("doubt",))


def test_games_are_seen_from_both_sides():
    games = event(("a", "b", 30), ("b", "a", 0)).games()
    assert [(g.round, g.opponent, g.spread, g.score) for g in games["b"]] == [
        (1, "a", -30, 0),
        (2, "a", 0, 0.5),
    ]
