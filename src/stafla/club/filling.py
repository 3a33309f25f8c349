"""What a table is filled with as it is made: its seats, and numbers of who has no device there."""

from collections.abc import Callable, Collection, Sequence

from stafla.club.setup import Guest
from stafla.rules import Event, Game
from stafla.rules.game.events import RANDOM_BYTES
from stafla.rules.game.state import mixing
from stafla.store import Games, Seat


def added_without_device(
    events: Sequence[Event], without: Sequence[bool], random: Callable[[int], bytes]
) -> tuple[Event, ...]:
    """The events by which seats without a device add theirs, right after the promise.

    Bots have none, and who waits with the page closed has none at hand (docs/formats/draws.md).
    """
    game, first = Game.replay(events), len(events)
    for seat in mixing.awaited(game):
        if without[seat]:
            game = game.after(mixing.added(game, seat, random(RANDOM_BYTES)))
    return game.events[first:]


def seated(guests: Sequence[Guest], device: str, nameless: Collection[str]) -> list[Seat]:
    """The seats of guests; ``device`` is theirs who have no other."""
    return [
        Seat(number, "bot", guest.bot, guest.name)
        if guest.bot
        else Seat(
            number,
            "person",
            None,
            None if guest.person in nameless else guest.name,
            guest.person,
            guest.owner or device,
        )
        for number, guest in enumerate(guests)
    ]


def unnamed(events: Sequence[Event], guests: Sequence[Guest], games: Games) -> frozenset[str]:
    """Who has no name at a table of pairs: what is hidden later changes nothing there (PL-68)."""
    if Game.replay(events).pairs is None:
        return frozenset()
    return games.hiding([guest.person for guest in guests if guest.person])
