"""Which function changes a game after which event: each enters itself here.

So the state calls the transitions without knowing them. Whoever imports `stafla.rules` has them
all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from stafla.rules.game import events as ev
from stafla.rules.game.refusals import BadEvent

if TYPE_CHECKING:
    from stafla.rules.game.state.game import Game

Change = TypeVar("Change", bound=Callable[[Any, Any], Any])

TRANSITIONS: dict[type[ev.Event], Callable[[Any, Game], Game]] = {}
STOPPED = (
    ev.Played,
    ev.Told,
    ev.Pressed,
    ev.HandInBag,
    ev.Exchanged,
    ev.Passed,
    ev.Confirmed,
    ev.Challenged,
)
AFTER_THE_END = (ev.Noted, ev.JudgeCalled, ev.JudgeDecided, ev.Signed)


def transition(event: type[ev.Event]) -> Callable[[Change], Change]:
    """Enter a function as what such an event changes, the list of events apart.

    Raises:
        ValueError: another one is entered for it.
    """

    def enter(change: Change) -> Change:
        if event in TRANSITIONS:
            raise ValueError(f"{event.__name__} has its transition")
        TRANSITIONS[event] = change
        return change

    return enter


def transition_of(event: ev.Event) -> Callable[[Any, Game], Game]:
    """What such an event changes.

    Raises:
        BadEvent: it has no place in a game.
    """
    found = TRANSITIONS.get(type(event))
    if found is None:
        raise BadEvent(0, f"{type(event).__name__} has no place here")
    return found


def may_come(game: Game, event: ev.Event) -> bool:
    """Whether an event can come now, as far as the end of the game and the judge are concerned."""
    at = game.companion
    if game.halted and isinstance(event, STOPPED):
        return False
    if not game.ended or isinstance(event, ev.Settled | ev.Penalised):
        return True
    seen = isinstance(event, ev.RackSeen) and game.changes is None
    return at is not None and (seen or isinstance(event, AFTER_THE_END))
