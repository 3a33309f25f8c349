"""With one to four tiles in the bag, plays are weighed over what the bag may hold."""

import json
from dataclasses import replace

import pytest

from stafla.bots import Exchange, Lay, Pass
from stafla.editions import load
from stafla.study import Limits, Position
from stafla.study.analysis import task
from stafla.study.analysis.to_json import analysis_json
from tests.study.conftest import FakeClock, analyst, late

FREE = Limits(ms=None, top=50)
OTHERS = "HONMEIT"


@pytest.mark.parametrize("bag", ["E", "EE"])
def test_every_play_is_told_with_how_often_it_wins_and_what_it_gains(bag):
    at = late("CATDO", OTHERS + bag)
    assert at.bag == len(bag)
    found = analyst().analyse(at, FREE)
    assert found.phase == "preendgame"
    assert found.work.end in ("proved", "settled")
    assert found.endgame is None
    assert all(isinstance(one.move, Lay | Pass) and 0 <= one.win <= 1 for one in found.plays)
    assert found.find(Pass())
    json.loads(json.dumps(analysis_json(found), allow_nan=False))


def test_a_play_that_empties_the_bag_gains_the_mean_of_its_endgames():
    """One tile in the bag: whichever it is, the endgame after it is solved by itself."""
    at = late("CATDO", OTHERS + "E")
    found = analyst().analyse(at, FREE)
    best = found.best
    gains = []
    for index, tile in enumerate(at.unseen):
        other = at.unseen[:index] + at.unseen[index + 1 :]
        rack = analyst().statics(at).rest(best.move) + bytes([tile])
        board = at.board.laid(best.move.placement)
        answer = Position(at.edition, board, other, (rack,))
        gains.append(best.score - analyst().analyse(answer, FREE).endgame.spread)
    assert best.equity == pytest.approx(sum(gains) / len(gains))
    assert best.win == pytest.approx(sum(gain > 0 for gain in gains) / len(gains), abs=0.5)


def test_a_lead_changes_who_wins_and_not_what_is_gained():
    at = late("CATDO", OTHERS + "E")
    far = Position(at.edition, at.board, at.rack, at.others, (300, 0))
    assert analyst().analyse(far, FREE).best.win == 1


def test_all_plays_are_compared_before_something_is_called_proved(monkeypatch):
    """Also those that the list of the best by equity does not hold."""
    at = late("CATDO", OTHERS + "E")
    whole = analyst().analyse(at, FREE)
    monkeypatch.setattr(task, "CANDIDATES", 1)
    found = analyst().analyse(at, replace(FREE, top=1))
    assert (found.best.move, found.best.win) == (whole.best.move, whole.best.win)
    assert found.work.end == whole.work.end
    plays = [one for one in whole.plays if isinstance(one.move, Lay)]
    assert found.best.win < 1 or len(plays) > 1


def test_where_tiles_may_be_exchanged_nothing_is_proved():
    at = late("RLIA", "LOKINNA" + "A", "is")
    found = analyst("is").analyse(at, FREE)
    assert (found.phase, found.work.end) == ("preendgame", "settled")


def test_an_exchange_that_is_asked_about_is_left_to_the_simulation():
    asked = Exchange(load("is").alphabet.rack("R"))
    at = late("RLIA", "LOKINNA" + "AN", "is")
    clock = FakeClock(step=1e-5)
    found = analyst("is", clock=clock).analyse(at, Limits(ms=300), include=(asked,))
    assert found.phase == "simulation"
    assert found.find(asked)


@pytest.mark.parametrize(("ms", "phase"), [(3_000, "preendgame"), (400, "simulation")])
def test_with_too_little_time_it_is_left_to_the_simulation(ms, phase):
    clock = FakeClock(step=1e-5)
    found = analyst(clock=clock).analyse(late("CATDO", OTHERS + "EE"), Limits(ms=ms))
    assert found.phase == phase


def test_without_time_the_static_values_stand():
    clock = FakeClock(step=1.0)
    found = analyst(clock=clock).analyse(late("CATDO", OTHERS + "E"), Limits(ms=5))
    assert found.phase == "static"


def test_stop_ends_it():
    asked = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) > 40

    found = analyst().analyse(late("CATDOGE", OTHERS + "EEEE"), Limits(ms=None), stop=stop)
    assert found.plays


def test_with_five_tiles_in_the_bag_it_is_a_simulation():
    found = analyst().analyse(late("CATDO", OTHERS + "EEEEE"), Limits(ms=300))
    assert found.phase in ("simulation", "static")
