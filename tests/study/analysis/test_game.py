"""A whole game judged turn by turn."""

from dataclasses import replace
from types import SimpleNamespace as Some

import pytest

from stafla.bots import Exchange, Lay, Pass
from stafla.editions import load
from stafla.records import from_gcg
from stafla.records.gcg import reader as gcg
from stafla.rules import Game
from stafla.study import Limits
from stafla.study.analysis.game import Judged, Summary, analyse_game, turns
from tests.records.games import EVERY, whole_game
from tests.study.conftest import analyst

NOW = Limits(ms=0, top=1)


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_every_turn_of_a_game_is_judged_as_its_player_saw_it(edition, players):
    game = whole_game(edition, players)
    found = analyse_game(analyst(edition), game, NOW)
    assert len(found.turns) == sum(one.turns for one in found.players) > 5
    for judged in found.turns:
        assert judged.turn.known
        assert judged.played is not None
        assert judged.lost >= 0
        assert judged.analysis.position.rack == judged.turn.before.racks[judged.turn.seat]
        if judged.played.move == judged.best.move:
            assert judged.lost == 0
    points = sum(one.played.score for one in found.turns if one.turn.stood)
    settled = sum(game.changes or ())
    assert points == sum(game.totals) - settled


def test_the_highest_score_loses_equity_now_and_then_and_the_best_never():
    found = analyse_game(analyst("en"), whole_game("en", 2), NOW)
    losses = [judged.lost for judged in found.turns]
    assert max(losses) > 0
    assert min(losses) == 0
    assert sum(one.lost for one in found.players) == pytest.approx(sum(losses))


def test_a_loss_that_a_table_shows_as_nothing_is_none():
    turn = turns(whole_game("en", 2))[0]
    best, close, worse = (Some(equity=equity, move=name) for name, equity in
        (("best", 20.0), ("close", 19.96), ("worse", 19.9)))  # fmt: skip
    judged = [
        Judged(replace(turn, move=one.move), Some(best=best, find=lambda _, one=one: one))
        for one in (best, close, worse)
    ]
    assert [f"{one.lost:.1f}" for one in judged] == ["0.0", "0.0", "0.1"]
    assert [one.better for one in judged] == [None, None, best]
    assert Summary.of(0, [*(one.lost for one in judged), None]) == Summary(
        0, 4, 3, 2, pytest.approx(0.14)
    )


GCG = """#character-encoding UTF-8
#player1 a Ann
#player2 b Bo
#tile-distribution english
>a: DOGCATE 8H DOG +10 10
>b: XHENIJT 9H XENHI +20 20
>b: XHENIJT -- -20 0
>a: CATE -CA +0 10
>b: - +0 0
"""


def game_of(text: str) -> Game:
    record = from_gcg(gcg.read(text.encode()), load("en"))
    return Game.replay(record.events)


def test_a_play_challenged_off_costs_the_whole_turn():
    listed = turns(game_of(GCG))
    assert [turn.stood for turn in listed] == [True, False, True, True]
    judged = analyse_game(analyst("en"), game_of(GCG), NOW).turns[1]
    passed = judged.analysis.find(Pass())
    assert judged.lost == pytest.approx(judged.best.equity - passed.equity)


def test_a_turn_whose_tiles_nobody_knows_is_not_judged():
    found = analyse_game(analyst("en"), game_of(GCG), NOW)
    partly, known = found.turns[2:]
    assert (partly.turn.move, partly.lost) == (Exchange(load("en").alphabet.rack("AC")), None)
    assert (known.turn.move, known.played.move) == (Pass(), Pass())
    assert [one.judged for one in found.players] == [1, 2]
    assert [one.turns for one in found.players] == [2, 2]


def test_a_game_stopped_half_way_is_judged_as_far_as_it_was_reached():
    done = []
    found = analyse_game(
        analyst("en"), whole_game("en"), NOW, stop=lambda: len(done) >= 3, judged=done.append
    )
    assert [judged.analysis is not None for judged in found.turns[:5]] == [True] * 3 + [False] * 2


def test_a_single_tile_is_the_play_that_the_generator_lists():
    game = whole_game("en", 2)
    singles = [
        judged
        for judged in analyse_game(analyst("en"), game, Limits(ms=0, top=500)).turns
        if isinstance(judged.turn.move, Lay)
        and sum(map(bool, judged.turn.move.placement.tiles)) == 1
    ]
    assert singles
    for judged in singles:
        listed = analyst("en").statics(judged.analysis.position).moves(1000)
        assert judged.turn.move in [one.move for one in listed]
