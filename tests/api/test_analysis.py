"""Analyses, endgames and self-play as a notebook asks for them."""

import pickle
from xml.etree import ElementTree

import numpy as np
import pytest

import stafla
from stafla import _core
from stafla.api import analysis, selfplay
from stafla.study.analysis.game import analyse_game

EARLY = "/".join(["15"] * 7 + ["4BEHAG6"] + ["15"] * 7) + " SKO/ARN 100/110 0"


def play_out(turns: int = 4, names: tuple[str, str] = ("A", "B")) -> stafla.Game:
    game, bot = stafla.Game("en", names, seed=2), stafla.Bot("beginner")
    for _ in range(turns):
        game.act(bot.choose(game))
    return game


def test_a_report_judges_every_turn() -> None:
    game = play_out()
    report = stafla.analyze(game, 0)
    acts = [line.play for line in game.turns if line.kind == "play"]
    assert [turn.act for turn in report if turn.act in acts] == acts
    for seat, name in enumerate(game.players):
        own = [turn.lost for turn in report if turn.player == name]
        assert report.lost[seat] == pytest.approx(sum(lost for lost in own if lost is not None))
        assert report.mean[seat] == pytest.approx(report.lost[seat] / len(own))
    assert len(str(report).splitlines()) == len(report) + 2
    assert pickle.loads(pickle.dumps(report)) == report


def test_a_report_is_drawn_as_a_curve_and_a_table() -> None:
    report = stafla.analyze(play_out(), 0)
    curves = ElementTree.fromstring(report._repr_svg_()).findall("{*}polyline")
    assert [len(curve.get("points", "").split()) for curve in curves] == [len(report) + 1] * 2
    heights = [float(p.split(",")[1]) for p in curves[0].get("points", "").split()]
    assert heights == sorted(heights, reverse=True)
    page = ElementTree.fromstring(f"<body>{report._repr_html_()}</body>")
    assert len(page.findall(".//tr")) == len(report) + 1


def test_players_of_one_name_have_a_curve_each() -> None:
    drawn = [stafla.analyze(play_out(names=(two, "B")), 0).to_svg() for two in "AB"]
    curves = [
        [curve.get("points") for curve in ElementTree.fromstring(one).findall("{*}polyline")]
        for one in drawn
    ]
    assert curves[0] == curves[1]
    assert curves[0][0] != curves[0][1]


def test_interrupted_a_report_has_the_turns_that_were_reached(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupt_it(analyst, game, limits, *, judged):
        def interrupt(turn):
            judged(turn)
            if turn.turn.number == 2:
                raise KeyboardInterrupt

        return analyse_game(analyst, game, limits, judged=interrupt)

    monkeypatch.setattr(analysis, "analyse_game", interrupt_it)
    report = stafla.analyze(play_out(), 0)
    assert [turn.lost is None for turn in report] == [False, False, True, True]


def test_interrupted_a_position_is_weighed_as_far_as_it_came(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Interrupted(analysis.Analyst):
        def analyse(self, *given, progress=None, **named):
            def interrupt(so_far):
                progress(so_far)
                if so_far.phase == "simulation":
                    raise KeyboardInterrupt

            return super().analyse(*given, progress=interrupt, **named)

    monkeypatch.setattr(analysis, "Analyst", Interrupted)
    found = stafla.analyze(stafla.Game("en", seed=2).position(), 60)
    assert found.phase == "simulation" and len(found) == 15


def test_the_moves_of_a_position_are_weighed() -> None:
    position = stafla.Game("en", seed=2).position()
    found = stafla.analyze(position, 0.2)
    assert found.phase == "simulation" and found.best is found[0] and len(found) == 15
    static = stafla.analyze(position, 0)
    assert static.phase == "static" and static == stafla.analyze(position, 0)


def test_a_position_with_tiles_in_the_bag_is_no_endgame() -> None:
    with pytest.raises(ValueError, match="empty bag"):
        stafla.solve(stafla.Game("sv", seed=1).position())
    with pytest.raises(ValueError, match="empty bag"):
        stafla.solve(EARLY, "sv")
    with pytest.raises(stafla.BadNotation):
        stafla.solve("15/15 SKO/ARN 100/110 0", "sv")


def test_the_end_of_a_game_is_solved_as_the_kernel_solves_it() -> None:
    game, bot = stafla.Game("en", ["A", "B"], seed=4), stafla.Bot("highest-score")
    while game.bag_size:
        game.act(bot.choose(game))
    game.accept()
    seat, state = game.players.index(game.to_move), game.state
    found = stafla.solve(game.position())
    position = _core.Endgame(state.board, state.racks, seat, runs=(0, state.scoreless))
    kernel = _core.solve_endgame(state.rules, game.lexicon.graph, position)
    assert found.proved and found.spread == kernel.spread
    before = game.totals[seat] - game.totals[1 - seat]
    for act in found.line:
        game.act(act)
    game.accept()
    assert game.ended
    assert game.totals[seat] - game.totals[1 - seat] - before == found.spread


def test_selfplay_gives_arrays_that_agree_with_its_records() -> None:
    runs = stafla.selfplay("en", 30, seed=1)
    assert runs.totals.shape == runs.bingos.shape == (30, 2) and runs.turns.shape == (30,)
    assert len(list(runs)) == len(runs) == 30
    table = runs.to_numpy()
    assert np.array_equal(table["totals"], runs.totals)
    assert runs == stafla.selfplay("en", 30, seed=1) != stafla.selfplay("en", 30, seed=2)
    assert 0 < runs.bingos.sum() < runs.turns.sum()
    assert pickle.loads(pickle.dumps(runs)) == runs


def test_interrupted_selfplay_gives_the_games_that_were_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Core:
        @staticmethod
        def selfplay(*given: object, first: int, **named: object) -> object:
            if first:
                raise KeyboardInterrupt
            return _core.selfplay(*given, first=first, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(selfplay, "CHUNK", 10)
    monkeypatch.setattr(selfplay, "_core", Core)
    assert len(stafla.selfplay("en", 30, seed=1)) == 10


@pytest.mark.parametrize("wrong", [{"games": -1}, {"seed": -1}, {"threads": 0}, {"players": 9}])
def test_numbers_out_of_range_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"."):
        stafla.selfplay("en", **wrong)


def test_a_bar_is_shown_where_it_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    stafla.selfplay("en", 3, progress=True)
    assert capsys.readouterr().err
    stafla.selfplay("en", 3)
    assert capsys.readouterr().err == ""
