"""Random numbers for the bag from those who have no device of their own."""

from collections.abc import Callable, Sequence

from stafla.rules import Event, Game, mixing
from stafla.rules.event import RANDOM_BYTES


def added_for_bots(
    events: Sequence[Event], bots: Sequence[bool], random: Callable[[int], bytes]
) -> tuple[Event, ...]:
    """The events by which bots add theirs, right after the promise (docs/formats/draws.md)."""
    game, first = Game.replay(events), len(events)
    for seat in mixing.awaited(game):
        if bots[seat]:
            game = game.after(mixing.added(game, seat, random(RANDOM_BYTES)))
    return game.events[first:]
