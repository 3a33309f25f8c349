"""Scalps, and the window of a Polish ranking."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stafla.contest.ratings import RatingEntry, Tournament, rating_system, scalp
from tests.contest.ratings.events import DAY, change, event, rate

PFS = rating_system("pfs")


@pytest.mark.parametrize(
    ("own", "opponent", "score", "worth"),
    [
        (107, 96, 1, 146),
        (96, 107, 0, 57),
        (107, 96, 0, 46),
        (96, 107, 1, 157),
        (107, 96, 0.5, 96),
        (96, 107, 0.5, 107),
        (135, 70, 1, 135),
        (70, 135, 0, 70),
        (135, 70, 0, 20),
        (70, 135, 1, 185),
    ],
)
def test_scalps(own, opponent, score, worth):
    assert scalp(own, opponent, score) == worth


def test_without_protection_a_favourite_loses_by_winning():
    assert scalp(135, 70, 1, protect_favourite=False) == 120
    assert scalp(70, 135, 0, protect_favourite=False) == 85


def test_a_tournament_is_the_mean_of_its_scalps():
    opponents = [(100, 1), (150, -1), (60, 1), (180, 1), (120, 0)]
    made = change("pfs", rate(120, 0), [(rate(r), s) for r, s in opponents])
    assert [part.value for part in made.explanation.games] == [150, 100, 120, 230, 120]
    assert made.explanation.numbers["mean"] == 144.0
    assert made.after.rating == 144.0


def test_a_tournament_gives_no_less_than_a_hundred():
    made = change("pfs", RatingEntry("me"), [(rate(80), -9)])
    assert made.explanation.numbers["scalps"] == 30
    assert made.after.rating == 100


def tournaments(*games_and_means, day=DAY):
    days = [day - timedelta(days=30 * n) for n in range(len(games_and_means), 0, -1)]
    return tuple(Tournament(d, g, g * m) for d, (g, m) in zip(days, games_and_means, strict=True))


def test_above_two_hundred_games_the_lowest_tournaments_are_dropped_whole():
    past = tournaments((80, 140), (80, 110), (60, 130), (12, 120))
    assert [t.mean for t in PFS.window(past, DAY)] == [140, 130, 120]


def test_before_may_2023_it_was_the_oldest():
    day = date(2023, 5, 5)
    past = tournaments((80, 140), (80, 110), (60, 130), (12, 120), day=day)
    assert [t.mean for t in PFS.window(past, day)] == [110, 130, 120]


def test_after_two_years_a_tournament_no_longer_counts():
    old, new = Tournament(date(2024, 11, 20), 12, 1200), Tournament(date(2024, 11, 21), 12, 1800)
    assert PFS.window((old, new, Tournament(DAY, 1, 100)), DAY)[0] == new
    leap = date(2028, 2, 29)
    assert PFS.window((Tournament(date(2026, 2, 28), 1, 1), Tournament(leap, 1, 1)), leap) == (
        Tournament(leap, 1, 1),
    )


@given(st.lists(st.tuples(st.integers(1, 120), st.integers(50, 200)), min_size=1, max_size=9))
def test_what_counts_is_no_more_than_two_hundred_games_unless_one_tournament_is(found):
    past = tournaments(*found)
    kept = PFS.window(past, DAY)
    assert past[-1] in kept
    assert sum(t.games for t in kept) <= 200 or len(kept) == 1
    assert list(kept) == [t for t in past if t in kept]


def test_thirty_games_make_a_place_on_the_list_and_halves_are_rounded_up():
    assert not PFS.is_listed(rate(120, 29))
    assert PFS.is_listed(rate(120, 30))
    assert [PFS.print_rating(r) for r in (120.49, 120.5, 121.5)] == [120, 121, 122]


def test_of_an_imported_ranking_only_the_mean_is_known():
    before = rate(130, 40, date=DAY - timedelta(days=9))
    made = change("pfs", replace(before, player="me"), [(rate(100), 5)] * 2)
    assert made.after.rating == pytest.approx((130 * 40 + 150 * 2) / 42)
    assert made.after.games == 42


def test_newcomers_count_as_a_hundred():
    changes = PFS.rate(event(("a", "b", 5)), {})
    assert [c.after.rating for c in changes] == [150, 100]
