"""A game step by step: which squares a turn laid."""

from types import SimpleNamespace as Some

import pytest

from stafla.club import Act
from stafla.club.archive.refusals import StillPlayed
from stafla.club.archive.replay import ReplayStep, step

PARTS = [Some(square=1, new=True), Some(square=2, new=False), Some(square=3, new=True)]
SCORE = Some(words=[Some(parts=PARTS), Some(parts=[Some(square=9, new=True)])])


@pytest.mark.parametrize(
    ("kind", "stands", "score", "new"),
    [
        ("play", True, SCORE, {1, 3}),
        ("play", False, SCORE, set()),
        ("exchange", True, SCORE, set()),
        ("play", True, None, set()),
    ],
)
def test_the_tiles_of_a_play_that_stood_are_new(kind, stands, score, new):
    row = Some(kind=kind, stands=stands, score=score)
    assert ReplayStep(1, 2, None, (row,)).new == new


def test_a_game_is_shown_step_by_step_when_it_is_over(club):
    table = club.table("en")
    first, second = club.game(table).to_move, 1 - club.game(table).to_move
    club.act(table, first, club.best(table))
    club.act(table, second, Act("confirm"))
    club.act(table, second, Act("pass"))
    with pytest.raises(StillPlayed):
        step(club.tables.state(table).game_state, 0)
    club.act(table, first, Act("resign"))
    game_state = club.tables.state(table).game_state
    begun, played, passed = (step(game_state, at) for at in range(3))
    assert (begun.at, begun.rows, begun.game.board.empty) == (0, (), True)
    assert [row.kind for row in played.rows] == ["play"]
    assert not played.game.board.empty
    assert played.new
    assert passed.rows[0].kind == "pass"
    assert step(game_state, -5).rows == ()
    last = step(game_state, 99)
    assert (last.at, last.of, last.game) == (begun.of, begun.of, game_state.game)
