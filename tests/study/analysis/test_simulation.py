"""Simulated positions: the same answer for the same samples, in time, told on the way."""

import json

import pytest

from stafla.bots import Pass
from stafla.editions import load
from stafla.study import Limits, Position
from stafla.study.analysis.task import CANDIDATES
from stafla.study.analysis.to_json import analysis_json
from tests.cli.terminal import EMPTY, cgp
from tests.records.games import EVERY, WORDS
from tests.study.conftest import FakeClock, analyst, late

EN = load("en")
HELLO = Position.of_cgp(cgp("H8H I8E J8L K8L L8O", "CATDGOE/", "10/16"), EN)
SOME = Limits.of(iterations=1500, top=6)


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_every_edition_is_simulated_for_any_number_of_players(edition, players):
    rack = WORDS[load(edition).language].split()[0]
    line = f"{EMPTY} {rack}/ {'/'.join(['0'] * players)} 0"
    at = Position.of_cgp(line, load(edition))
    found = analyst(edition).analyse(at, Limits.of(iterations=1000))
    assert found.phase == "simulation"
    assert found.work.iterations > 0
    assert all(0 <= one.win <= 1 and one.error >= 0 for one in found.plays)
    json.loads(json.dumps(analysis_json(found), allow_nan=False))


def test_the_same_samples_give_the_same_answer_however_they_are_told():
    heard = []
    first = analyst(seed=7).analyse(HELLO, SOME)
    again = analyst(seed=7).analyse(HELLO, SOME, progress=heard.append)
    assert first.plays == again.plays
    assert [one.phase for one in heard][:2] == ["static", "simulation"]
    assert heard[-1].work.end in ("iterations", "settled")
    assert {one.work.end for one in heard[1:-1]} == {"thinking"}
    assert analyst(seed=8).analyse(HELLO, SOME).plays != first.plays


def test_more_moves_are_told_than_asked_for_only_where_somebody_asked_about_them():
    found = analyst().analyse(HELLO, SOME, include=(Pass(),))
    assert len(found.plays) == 7
    assert found.plays[-1].move == Pass()
    assert found.plays[-1].equity < found.best.equity


def test_a_far_better_play_is_found_to_be_so():
    at = Position.of_cgp(f"{EMPTY} QUIZAEI/ 0/0 0", EN)
    found = analyst().analyse(at, Limits.of(iterations=4000, top=1), include=(Pass(),))
    assert found.best.score > 40
    passed = found.find(Pass())
    assert found.best.equity - passed.equity > 3 * (found.best.error + passed.error)
    assert found.best.win > passed.win


def test_no_more_moves_are_simulated_than_deserve_it():
    found = analyst().analyse(HELLO, Limits.of(iterations=1000, top=500), include=(Pass(),))
    assert CANDIDATES <= len(found.plays) <= CANDIDATES + 1
    assert found.find(Pass())


def test_who_leads_wins_more_often_and_gains_no_more():
    ahead = Position(EN, HELLO.board, HELLO.rack, HELLO.others, (216, 10))
    far, near = (analyst().analyse(at, SOME).best for at in (ahead, HELLO))
    assert far.win > near.win
    assert abs(far.equity - near.equity) < 30


def test_the_time_ends_a_simulation():
    clock = FakeClock(step=0.01)
    found = analyst(clock=clock).analyse(HELLO, Limits(ms=2000))
    assert found.phase == "simulation"
    assert found.work.end in ("time", "settled")
    assert found.work.seconds < 2.5


def test_stop_ends_a_simulation_with_what_is_known():
    heard = []
    found = analyst().analyse(
        HELLO, Limits(ms=None), stop=lambda: len(heard) > 2, progress=heard.append
    )
    assert found.work.end in ("stopped", "settled")
    assert found.plays == heard[-1].plays


def test_without_time_the_static_values_stand():
    assert analyst().analyse(HELLO, Limits(ms=0)).phase == "static"


def test_where_more_tiles_lie_than_the_set_has_nothing_can_be_dealt():
    line = "/".join(["A" * 14 + "1"] * 15) + " CATDGOE/ 0/0 0"
    found = analyst().analyse(Position.of_cgp(line, EN), Limits(ms=1000))
    assert (found.phase, found.work.end) == ("static", "static")


def test_with_three_players_and_an_empty_bag_it_is_simulated():
    at = late("RL", "LOKI", "is", 3)
    found = analyst("is").analyse(at, Limits.of(iterations=300))
    assert found.phase == "simulation"


def test_a_rack_that_is_known_is_the_one_that_answers():
    """The opponent holds no vowel and no blank: nothing comes back."""
    poor = Position(EN, HELLO.board, HELLO.rack, (EN.alphabet.rack("VVWWFFB"),), HELLO.scores)
    limits = Limits.of(iterations=1500, plies=1)
    harmless, usual = (analyst().analyse(at, limits) for at in (poor, HELLO))
    assert harmless.best.equity > usual.best.equity


def test_a_move_that_is_asked_about_meets_the_best_alone():
    """Its difference from the best is known from many more samples than it had among all."""
    plays = analyst().analyse(HELLO, Limits.of(iterations=2000)).plays
    # the worst of them is soon settled, and to the second best much had gone anyway
    middle = plays[len(plays) // 2]
    asked = middle.move
    alone = analyst().analyse(HELLO, Limits.of(iterations=4000, top=3), include=(asked,))
    assert alone.find(asked).iterations > middle.iterations
    assert alone.work.iterations <= 4000 + 8
    again = analyst().analyse(HELLO, Limits.of(iterations=4000, top=3), include=(asked,))
    assert again.plays == alone.plays


def test_asking_about_the_best_move_changes_nothing():
    best = analyst().analyse(HELLO, SOME).best
    found = analyst().analyse(HELLO, Limits.of(iterations=round(1500 / 0.7)), include=(best.move,))
    assert found.best == best
