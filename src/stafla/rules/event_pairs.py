"""What happens besides where partners play (PL-65 … PL-70)."""

from dataclasses import dataclass

from stafla.rules.event import Event, Seat


@dataclass(frozen=True, slots=True)
class Led(Event):
    """Of two partners this one makes the first move (PL-69), which follows at once."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Arranged(Event):
    """A rack as its player has laid it, from left to right: what partners speak by (PL-68)."""

    seat: Seat
    tiles: bytes
