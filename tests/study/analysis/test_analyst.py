"""An analyst answers in time, tells what it knows on the way, and always has an answer."""

import pytest

from stafla._core import PlacementError
from stafla.bots import Lay, Pass
from stafla.editions import load
from stafla.records import read_play
from stafla.study import Budget, Limits, Position, StudyFault
from tests.cli.terminal import EMPTY, cgp
from tests.records.games import EVERY, WORDS
from tests.study.conftest import FakeClock, analyst

EN = load("en")
HELLO = "H8H I8E J8L K8L L8O"
OPEN = cgp("B2A F2E J2I N2O B6R F6N J6T N6L B10S F10D", "??CATDG/")


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_every_edition_has_an_answer_for_any_number_of_players(edition, players):
    letters = WORDS[load(edition).language].split()[0]
    line = f"{EMPTY} {letters}/ {'/'.join(['0'] * players)} 0"
    found = analyst(edition).analyse(Position.of_cgp(line, load(edition)), Limits(ms=0, top=3))
    assert 1 <= len(found.plays) <= 3
    assert found.best.score > 0


def test_an_empty_rack_can_only_pass():
    at = Position(EN, Position.of_cgp(cgp(HELLO, "A/"), EN).board, b"")
    found = analyst().analyse(at, Limits(ms=0))
    assert [one.move for one in found.plays] == [Pass()]


def test_a_full_board_leaves_only_what_needs_no_square():
    line = "/".join(["A" * 15] * 15) + " QWERTYU/ 0/0 0"
    found = analyst().analyse(Position.of_cgp(line, EN), Limits(ms=0))
    assert not any(isinstance(one.move, Lay) for one in found.plays)
    assert Pass() in [one.move for one in analyst().statics(found.position).moves(500)]


def test_no_more_moves_are_told_than_asked_for():
    at = Position.of_cgp(OPEN, EN)
    assert len(analyst().analyse(at, Limits(ms=0, top=4)).plays) == 4
    assert len(analyst().analyse(at, Limits(ms=0, top=400)).plays) == 400


def test_a_move_that_somebody_asks_about_is_weighed_however_bad_it_is():
    at = Position.of_cgp(OPEN, EN)
    bad = Pass()
    found = analyst().analyse(at, Limits(ms=0, top=2), include=(bad,))
    assert len(found.plays) == 3
    assert found.plays[-1].move == bad
    assert found.find(bad).equity < found.best.equity


def test_an_illegal_move_that_somebody_asks_about_is_refused():
    at = Position.of_cgp(OPEN, EN)
    with pytest.raises(PlacementError):
        analyst().analyse(at, Limits(ms=0), include=(Lay(read_play("15M CAT", EN)),))


def test_progress_hears_the_static_values_first():
    heard = []
    at = Position.of_cgp(OPEN, EN)
    answer = analyst().analyse(at, Limits(ms=0, top=5), progress=heard.append)
    assert heard[0].phase == "static"
    assert heard[0].plays[:5] == answer.plays


def test_a_position_of_another_edition_is_not_for_this_analyst():
    at = Position.of_cgp(cgp("", "HRAKI/"), load("is"))
    with pytest.raises(ValueError, match="position of is"):
        analyst("en").analyse(at)


# ------------------------------------------------------------------ time


def test_when_the_time_is_over_at_once_the_best_play_is_told_nevertheless():
    at = Position.of_cgp(OPEN, EN)
    whole = analyst().analyse(at, Limits(ms=0))
    clock = FakeClock(step=10.0)
    hurried = analyst(clock=clock).analyse(at, Limits(ms=5))
    plays = [one for one in hurried.plays if isinstance(one.move, Lay)]
    best = [one for one in whole.plays if isinstance(one.move, Lay)]
    assert plays[0] == best[0]
    assert clock.asked < 20


def test_stop_ends_the_search_for_more_plays():
    at = Position.of_cgp(OPEN, EN)
    asked = []

    def stop() -> bool:
        asked.append(True)
        return True

    found = analyst().analyse(at, Limits(ms=60_000), stop=stop)
    assert found.best.score > 0
    assert len(asked) <= 10


def test_a_budget_ends_by_its_clock():
    clock = FakeClock()
    budget = Budget(250, clock)
    assert not budget.is_spent()
    clock.now += 0.2499
    assert not budget.is_spent()
    clock.now += 0.0002
    assert budget.is_spent()
    assert budget.seconds == pytest.approx(0.2501)


def test_a_budget_without_an_end_is_spent_when_somebody_stops_it():
    told = []
    budget = Budget(None, FakeClock(step=1e9), lambda: bool(told))
    assert not budget.is_spent()
    told.append(1)
    assert budget.is_spent()


@pytest.mark.parametrize(
    "limits", [{"ms": -1}, {"ms": 10**12}, {"plies": 0}, {"iterations": 0}, {"top": 0}]
)
def test_limits_beyond_all_measure_are_refused(limits):
    with pytest.raises(StudyFault, match="study-limit"):
        Limits(**limits)
