"""Ratings from matches."""

from math import isclose

from stafla.study.match.rating import Score, ratings


def chance(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


def test_scores_that_fit_a_scale_give_it_back() -> None:
    true = {"weak": 1500.0, "middle": 1690.0, "strong": 1900.0, "champion": 2000.0}
    games = 10**6
    names = list(true)
    scores = [
        Score(a, b, games * chance(true[a] - true[b]), games)
        for index, a in enumerate(names)
        for b in names[:index]
    ]
    found = ratings(scores, {"champion": 2000})
    assert all(isclose(found[name], true[name], abs_tol=0.1) for name in names)
    chain = [score for score in scores if abs(names.index(score.a) - names.index(score.b)) == 1]
    found = ratings(chain, {"weak": 1500})
    assert all(isclose(found[name], true[name], abs_tol=0.1) for name in names)


def test_who_won_everything_is_far_ahead_but_not_infinitely() -> None:
    found = ratings([Score("a", "b", 20, 20)], {"b": 1000})
    assert 1400 < found["a"] < 2200


def test_it_does_not_matter_who_is_named_first() -> None:
    there = ratings([Score("a", "b", 13, 20), Score("b", "c", 11, 20)], {"a": 0})
    back = ratings([Score("b", "a", 7, 20), Score("c", "b", 9, 20)], {"a": 0})
    assert all(isclose(there[name], back[name], abs_tol=1e-6) for name in there)
