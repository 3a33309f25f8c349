"""A game's events as somebody may have them before it is over.

What they do not know is marked unknown, exactly as in a game that was typed in from a table: so
a published game is a record like any other, and replays.
"""

from dataclasses import replace

from stafla.rules import UNKNOWN, Arranged, Drawn, Event, Exchanged, Game, RackSeen, Started


def known_to(game: Game, seat: int | None) -> tuple[Event, ...]:
    """The events as the seat knows them (None: as everyone does); all of them after the end."""
    if game.ended:
        return game.events
    return tuple(as_known(event, seat) for event in game.events)


def as_known(event: Event, seat: int | None) -> Event:
    """The event as the seat knows it while the game goes on."""
    match event:
        case Started():
            return replace(event, seed=None)
        case (
            Drawn(by, tiles) | Exchanged(by, tiles) | RackSeen(by, tiles) | Arranged(by, tiles)
        ) if by != seat:
            return replace(event, tiles=bytes([UNKNOWN]) * len(tiles))
        case _:
            return event
