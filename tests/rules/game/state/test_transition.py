"""Every event of a game has the one function that says what it changes."""

import pytest

from stafla.records.record.event import EVENTS
from stafla.rules import BadEvent, Event, Started
from stafla.rules.game.state.transition import TRANSITIONS, transition, transition_of
from stafla.rules.game.transitions import clock, turn


def test_every_event_but_the_first_has_its_transition() -> None:
    assert set(TRANSITIONS) == set(EVENTS) - {Started}


def test_a_transition_lies_with_its_aspect() -> None:
    places = {event.__name__: change.__module__ for event, change in TRANSITIONS.items()}
    assert places["Played"] == turn.__name__
    assert places["Flagged"] == clock.__name__
    assert {place.rpartition(".")[0] for place in places.values()} == {
        "stafla.rules.game.transitions"
    }


def test_an_event_has_one_transition() -> None:
    event = next(iter(TRANSITIONS))
    with pytest.raises(ValueError, match=f"{event.__name__} has its transition"):
        transition(event)(lambda _event, game: game)
    assert TRANSITIONS[event].__module__.startswith("stafla.rules")


def test_what_is_no_event_of_a_game_has_no_place() -> None:
    class Elsewhere(Event):
        pass

    with pytest.raises(BadEvent, match="Elsewhere has no place here"):
        transition_of(Elsewhere())
