"""Endings of matches with their answers, and how right and wrong moves are told apart."""

from collections import Counter
from functools import cache

import pytest

from stafla.bots import Pass
from stafla.bots.thinker import move_of_prospect
from tests.marks import in_ci
from tools.engine.endings import EACH, Ending, Engine, after, read
from tools.engine.endings_right import is_right, outcomes, row
from tools.engine.other_engine import read_move

ENDINGS = read()
FEW = 3_000
QUICK = ENDINGS[38]
"""An empty bag, proved after some hundred positions."""
PASS_SEEMS_BEST = (
    "15/12D2/12E2/12V2/5E4Z1IT1/4EM3QI1AW1/4XU3IT1NO1/2DOP1JOGS1IT2/1CANUlAR3N3/A1YON2TREFOIL1"
    "/V1B1G4HARD2/O1ELENCH3B3/U1D12/RESPEAK1FIGO3/E5AWESOMELY ?EIINRT/ 456/384 0"
)
"""One tile in the bag: the game is won whatever is played, by most points after a pass."""

engine = cache(Engine)


def test_there_are_as_many_positions_of_each_kind_as_are_wanted() -> None:
    assert Counter(ending.bag for ending in ENDINGS) == EACH
    assert len({ending.cgp for ending in ENDINGS}) == len(ENDINGS)


def test_a_position_has_as_many_tiles_in_the_bag_as_it_says() -> None:
    for ending in ENDINGS[::10]:
        assert engine(ending.edition).position(ending.cgp).bag == ending.bag


@pytest.mark.parametrize("bag", [1, 2])
@pytest.mark.parametrize("told", range(1, 21))
def test_a_search_that_was_told_to_stop_once_begins_nothing_more(told: int, bag: int) -> None:
    english = engine("en")
    position = next(one.cgp for one in ENDINGS if one.edition == "en" and one.bag == bag)
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        assert asked <= told, "a search went on"
        return asked == told

    english.weigh(english.position(position), None, stop)
    assert asked == told


def test_of_moves_that_seem_to_win_as_often_one_that_can_be_proved_comes_first() -> None:
    english = engine("en")
    at = english.position(PASS_SEEMS_BEST)
    others = english.weigh(at, None, after(0))[:12]
    found = english.weigh(at, [Pass(), *(move_of_prospect(one) for one in others)], after(5.0))
    assert found[0].play is not None
    assert (found[0].win, found[0].decided) == (1.0, 1.0)


@pytest.mark.parametrize("number", [215, in_ci(243)])
def test_the_best_play_is_found_among_those_that_were_not_asked_about(number: int) -> None:
    english, ending = engine("en"), ENDINGS[number]
    assert ending.choices
    weak = min(ending.choices, key=ending.choices.__getitem__)
    at, asked = english.position(ending.cgp), [read_move(weak, english.edition)]
    alone, *_ = english.weigh(at, asked, after(60.0))
    best, *others = english.weigh(at, asked, after(60.0), all_plays=True)
    assert (alone.decided, best.decided) == (1.0, 1.0)
    assert alone.win < best.win == pytest.approx(ending.best(), abs=1e-4)
    assert len(others) > 150


@pytest.mark.verify
def test_what_is_proved_again_in_few_positions_is_the_answer() -> None:
    proved = [one for one in ENDINGS if one.bag == 0 and one.proved]
    assert len(proved) > 50
    found = [
        engine(one.edition).solve(engine(one.edition).position(one.cgp), nodes=30_000)
        for one in proved
    ]
    again = [
        (one.best(), solved.spread)
        for one, solved in zip(proved, found, strict=True)
        if solved.proved
    ]
    assert len(again) > 20
    assert [answer for answer, _ in again] == [spread for _, spread in again]


def test_a_move_is_right_if_it_gains_as_much_as_the_best() -> None:
    ending = Ending("en", 0, "", 1.0, True, {"A1 BAD": 12, "B1 BED": 12, "C1 CAD": 11})
    assert [ending.is_right(move) for move in ("B1 BED", "C1 CAD", "D1 DAD")] == [True, False, None]
    before = Ending("en", 2, "", 1.0, False, {"A1 BAD": 0.5, "B1 BED": 0.497, "C1 CAD": 0.47})
    assert [before.is_right(move) for move in ("B1 BED", "C1 CAD", "-")] == [True, False, False]


def test_a_move_that_an_answer_does_not_know_is_put_to_the_proof() -> None:
    thinking = engine(QUICK.edition)
    assert QUICK.choices is not None
    move = next(move for move, worth in QUICK.choices.items() if worth == QUICK.best())
    unknown = Ending(QUICK.edition, 0, QUICK.cgp, 1.0, True, {"": QUICK.best()})
    assert is_right(thinking, unknown, move)
    better = Ending(QUICK.edition, 0, QUICK.cgp, 1.0, True, {"": QUICK.best() + 1})
    assert not is_right(thinking, better, move)


def test_with_no_time_nothing_is_proved_and_with_enough_all_is() -> None:
    (_, none), (right, proved) = outcomes(engine("en"), QUICK, (0.0, 60.0))
    assert (none, right, proved) == (False, True, True)
    assert after(0)()


def test_a_row_counts_right_and_proved_in_percent() -> None:
    found = [[(True, False), (True, True)], [(False, False), (True, False)]]
    assert row(1, found) == "| 1 | 2 | 50.0 (0.0) | 100.0 (50.0) |"
