"""Who of a table's players is away, and when who keeps it waiting may be said to be gone."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from stafla.club.tables.cache import GameState
from stafla.club.tables.clock import gone_at
from stafla.club.tables.presence import Presence
from stafla.club.tables.state import bots_of
from stafla.store import Seat


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """What the players of a table may know of each other's being there.

    Attributes:
        away: seats of people who do not see the table.
        waits: of these who keeps the table waiting, where the clock runs for minutes.
        claim: from when on a claim may be made that they are gone, in milliseconds since 1970.
    """

    away: frozenset[int] = frozenset()
    waits: int | None = None
    claim: int | None = None


ALL_THERE = Whereabouts()


def whereabouts(
    table: str,
    game_state: GameState,
    seats: Sequence[Seat],
    presence: Presence,
    here: Collection[int],
) -> Whereabouts:
    """Who is away; ``here`` are seats from which the table is seen in this process.

    Whoever plays for several seats at one device is there for all of them.
    """
    game = game_state.game
    if game.ended is not None:
        return ALL_THERE
    people = [seat for seat in seats if seat.kind == "person"]
    if all(seat.seat in here for seat in people):
        return ALL_THERE  # as at most tables, most of the time
    seen = {
        _who(seat) for seat in people if seat.seat in here or not presence.is_away(table, seat.seat)
    }
    out = [seat.seat for seat in people if _who(seat) not in seen]
    away = frozenset(seat for seat in out if seat not in game.resigned)
    owed = gone_at(table, game_state, bots_of(seats), presence) if away and game.clock else None
    if owed is None or owed[0] not in away:
        return Whereabouts(away)
    return Whereabouts(away, *owed)


def _who(seat: Seat) -> str | int:
    return seat.person or seat.owner or seat.seat
