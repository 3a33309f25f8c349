"""Which function changes an event after which thing that happens: each enters itself here.

So the state calls the transitions without knowing them. Whoever imports `stafla.contest.event` has
them all.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

Change = TypeVar("Change", bound=Callable[[Any, Any, str], Any])

TRANSITIONS: Final[dict[type, Callable[[Any, Any, str], Any]]] = {}
"""By what happens: of an event, that, and a reason the event after it."""


def transition(happening: type) -> Callable[[Change], Change]:
    """Enter a function as what such a thing changes, the number of entries apart.

    Raises:
        ValueError: another one is entered for it.
    """

    def enter(change: Change) -> Change:
        if happening in TRANSITIONS:
            raise ValueError(f"{happening.__name__} has its transition")
        TRANSITIONS[happening] = change
        return change

    return enter
