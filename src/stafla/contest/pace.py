"""The pace of a game: rated apart, since quick play and slow play are different skills."""

from typing import Final, Literal

Pace = Literal["blitz", "rapid", "classical", "correspondence", "untimed"]

BLITZ: Final = 6 * 60
RAPID: Final = 14 * 60
"""Seconds below which a player's whole game counts as this pace."""
TURNS: Final = 16
"""Turns of a player in a game, by which an increment is counted."""


def pace(base: float | None, increment: float = 0.0, *, days: bool = False) -> Pace:
    """The pace of a time control.

    Args:
        base: seconds that a player has for the whole game; None: no clock.
        increment: seconds added with every move.
        days: the time is counted in days a move.
    """
    if days:
        return "correspondence"
    if base is None:
        return "untimed"
    seconds = base + TURNS * increment
    if seconds < BLITZ:
        return "blitz"
    return "rapid" if seconds < RAPID else "classical"
