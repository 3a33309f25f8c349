"""A round of a finished game, as it stood when its rack was announced."""

import pytest

from stafla import _core
from stafla.editions import load
from stafla.rules.duplicate import acts, roster
from stafla.rules.duplicate.past_round import TIMEOUT, past_round, topping_seconds
from stafla.rules.duplicate.state import Duplicate
from stafla.words import library

EN = load("en")


@pytest.fixture(scope="module")
def game():
    """A game of three rounds: the states when each rack was announced, and the end."""
    generator = _core.MoveGenerator(EN.ruleset(1), library.find(EN).graph)
    state, opened = Duplicate.begin(acts.start(EN, bytes(32), rounds=3)), []
    for _ in range(2):
        state = state.after(roster.join(state))
    while not state.ended:
        for event in acts.announce(state, 1_000):
            state = state.after(event)
        opened.append(state)
        low = generator.plays(state.board, state.rack)[-1].placement
        state = state.after(acts.write(state, 1, low, 2_000))
        best = acts.best_plays(generator)
        for event in acts.collect(state, 3_000, best, lambda _: "valid", early=True):
            state = state.after(event)
    return opened, state


def test_a_past_round_is_the_board_and_the_rack_of_then(game):
    opened, end = game
    tops = 0
    for move, then in enumerate(opened, 1):
        past = past_round(end, move)
        tops += past.closed.points
        assert (past.then.board, past.then.rack, past.tops) == (then.board, then.rack, tops)
        assert past.then.score(past.closed.master) == past.closed.points
        own = past.closed.score(1)
        # one player wrote it, the other nothing
        assert [past.players_below(points) for points in (0, own, own + 1)] == [0, 1, 2]


def test_there_is_no_past_round_of_a_game_that_goes_on_nor_beside_its_rounds(game):
    opened, end = game
    assert all(past_round(opened[-1], move) is None for move in (1, 2, 3))
    assert past_round(end, 0) is None
    assert past_round(end, 4) is None


@pytest.mark.parametrize(
    ("elapsed", "found", "seconds"),
    [
        (-1, True, 0),
        (0, True, 0),
        (999, True, 0),
        (1_000, True, 1),
        (180_000, True, 180),
        (180_001, True, 180 + TIMEOUT),
        (10, False, 180 + TIMEOUT),
    ],
)
def test_topping_counts_seconds_until_the_top_or_all_and_a_minute(elapsed, found, seconds):
    assert topping_seconds(elapsed, 180_000, found=found) == seconds
