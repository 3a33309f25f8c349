import dataclasses
import pickle
import sys
from dataclasses import dataclass, field

import pytest

from stafla import rules
from stafla._core import Placement
from stafla.rules.base.replace import complete, replace
from tests.rules.builders import a_game

base = sys.modules["stafla.rules.base.replace"]


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


def test_a_state_that_nobody_has_yet_is_completed_and_not_copied():
    state = State(1)
    object.__setattr__(state, "note", [1])
    assert complete(state, other="b") is state
    assert (state, state.note) == (State(1, "b"), None)
    with pytest.raises(KeyError):
        complete(state, more=2)


def test_a_fold_copies_a_game_once_and_leaves_the_one_before_as_it_was(monkeypatch):
    begun, copied, copier = a_game(check="automatic").game, [], base._copier
    members = [one.name for one in dataclasses.fields(begun) if one.init]
    held = [getattr(begun, name) for name in members]
    events = rules.play(begun, 0, Placement(112, False, bytes([1, 9])), "valid")
    monkeypatch.setattr(base, "_copier", lambda kind: copied.append(kind) or copier(kind))
    object.__setattr__(begun, "following", None)
    game = begun
    for event in events:
        game = game.after(event)
    assert [type(event) for event in events] == [rules.Played, rules.Confirmed, rules.Drawn]
    # and the one that a turn goes back to
    assert copied.count(rules.Game) == len(events) + 1
    assert [getattr(begun, name) for name in members] == held
    assert (len(begun.log), len(game.log)) == (len(held[members.index("log")]), begun.number + 3)


def test_a_copy_is_as_frozen_as_the_state_it_is_of():
    copy = replace(State(1), other="b")
    assert type(copy) is State
    with pytest.raises(dataclasses.FrozenInstanceError):
        copy.one = 2
    assert pickle.loads(pickle.dumps(copy)) == copy
