"""How far behind watchers are, in words."""

from dataclasses import dataclass

from stafla.club.tables.delay import ON_OFFER, Delay, delay_of
from stafla.data.catalogue import Catalogue

MINUTE = 60


@dataclass(frozen=True, slots=True)
class DelayChoice:
    """A delay that a table can be made with."""

    id: str
    label: str


def delay_choices(say: Catalogue) -> list[DelayChoice]:
    """Every delay on offer, in words."""
    return [DelayChoice(name, delay_named(delay_of(name), say)) for name in ON_OFFER]


def delay_named(delay: Delay, say: Catalogue) -> str:
    """A delay in words; nothing where there is none."""
    if delay.turns:
        return say("delay-turns", turns=delay.turns)
    if not delay.seconds:
        return ""
    if delay.seconds % MINUTE:
        return say("delay-seconds", seconds=delay.seconds)
    return say("delay-minutes", minutes=delay.seconds // MINUTE)
