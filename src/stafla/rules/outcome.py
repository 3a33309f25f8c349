"""When a game is over and what it comes to: what the law decides by and a record is held to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stafla import _core
from stafla.rules import tiles
from stafla.rules.event import UNKNOWN, Drawn, Ended, Exchanged, Reason, Seat

if TYPE_CHECKING:
    from stafla.rules.game import Game


def over(game: Game) -> Reason | None:
    """Whether the game is over before the next turn (IS-26, IS-27, SV-28, PL-30).

    Those who resigned are not asked to pass and have not played out.
    """
    sizes = [len(game.racks[seat]) for seat in game.active]
    if not sizes:
        return None
    rules = game.edition.ruleset(len(sizes))
    return _core.ending(rules, game.bag_size, sizes, game.passes, game.scoreless)


def finisher(game: Game) -> Seat | None:
    """The seat that holds no tile any more, in a game that is out."""
    return next((seat for seat in game.active if not game.racks[seat]), None)


def agreed(game: Game) -> bool:
    """Whether an offer to end needs nobody's consent any more (FI-35, A-5)."""
    if game.accepted is None:
        return False
    return game.started.check == "automatic" or game.accepted >= set(game.active)


def last_racks(game: Game) -> list[bytes] | None:
    """All racks; with an empty bag the last unknown one is what is left over; None: not known."""
    unknown = [seat for seat in game.seats if tiles.hidden(game.racks[seat])]
    if not unknown:
        return list(game.racks)
    if len(unknown) > 1 or game.bag_size or tiles.hidden(game.removed):
        return None
    racks = list(game.racks)
    racks[unknown[0]] = tiles.put(tiles.known(racks[unknown[0]]), game.pool)
    return racks


def settlement(game: Game, out: Seat | None) -> tuple[int, ...] | None:
    """What each total changes by (IS-40, IS-41, SV-28); None: not all tiles left are known."""
    racks = last_racks(game)
    return None if racks is None else tuple(_core.settle(game.rules, racks, out))


def exact(game: Game) -> bool:
    """Whether the record knows the game from the inside, so that its end must be the law's.

    It does where it pins how tiles are drawn, or names every tile drawn. A game typed in or read
    from a foreign file tells what was seen, and may have ended by rules of its own.
    """
    moves = (event for event in game.events if isinstance(event, Drawn | Exchanged))
    return bool(game.started.generator) or not any(UNKNOWN in move.tiles for move in moves)


def may_end(game: Game, event: Ended) -> bool:
    """Whether a game can have ended so; out and given up are plain to see in any record."""
    if event.out != (finisher(game) if event.reason == "out" else None):
        return False
    match event.reason:
        case "resigned":
            return len(game.active) <= 1
        case "out":
            return over(game) == "out"
        case "nothing-left":
            return agreed(game) or not exact(game)
        case _:
            return over(game) == event.reason or not exact(game)


def unsettled(game: Game) -> bool:
    """Whether the game ended without the settlement that it must have."""
    if game.ended is None or game.changes is not None:
        return False
    return exact(game) and last_racks(game) is not None
