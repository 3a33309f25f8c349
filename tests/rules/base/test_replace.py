import dataclasses
from dataclasses import dataclass, field

import pytest

from stafla import rules
from stafla.rules.base.replace import replace
from tests.rules.builders import a_game


@dataclass(frozen=True, slots=True)
class State:
    one: int
    other: str = "a"
    note: list[int] | None = field(default=None, init=False, compare=False)


def test_the_next_state_is_that_of_replace():
    state = State(1)
    object.__setattr__(state, "note", [1])
    assert replace(state, other="b") == dataclasses.replace(state, other="b") == State(1, "b")
    assert replace(state, other="b").note is None
    assert state == State(1)


def test_a_member_that_is_not_there_cannot_change():
    with pytest.raises(KeyError):
        replace(State(1), more=2)


def test_an_event_is_folded_once_and_another_anew():
    game = a_game("is").game
    (event,) = rules.pass_turn(game, game.to_move)
    after = game.after(event)
    assert game.after(event) is after
    (again,) = rules.pass_turn(game, game.to_move)
    assert again == event
    assert game.after(again) == after
    assert after.following is None
