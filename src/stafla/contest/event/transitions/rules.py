"""What the event begins with, the numbers that hold, the house that writes it."""

import re
from dataclasses import replace
from typing import Final

from stafla.contest.event.happening import HandedOver, Opened, RulesSet
from stafla.contest.event.refusal import EventRefusal
from stafla.contest.event.state import Event
from stafla.contest.event.transition import transition

HOUSE: Final = re.compile(r"[A-Za-z0-9_-]{22}")
"""The id of a house."""


@transition(Opened)
def _open(event: Event, happening: Opened, _: str) -> Event:
    return replace(event, opened=happening)


@transition(RulesSet)
def _set_rules(event: Event, happening: RulesSet, reason: str) -> Event:
    """Numbers that hold for this event; when rounds were played, with a reason."""
    if event.phase == "closed":
        raise EventRefusal("event-phase", phase=event.phase)
    if event.round and not reason:
        raise EventRefusal("event-reason")
    opened = replace(
        event.opening(),
        scoring=happening.scoring,
        withdrawal=happening.withdrawal,
        late=happening.late,
    )
    return replace(event, opened=opened)


@transition(HandedOver)
def _hand_over(event: Event, happening: HandedOver, _: str) -> Event:
    if not HOUSE.fullmatch(happening.to):
        raise EventRefusal("event-house", text=happening.to[:40])
    return replace(event, writer=happening.to)
