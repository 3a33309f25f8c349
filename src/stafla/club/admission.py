"""Who is let to which seat."""

from collections.abc import Sequence

from stafla.club import errors
from stafla.club.seen import Audience
from stafla.store import Seat


def taken(audience: Audience, seats: Sequence[Seat]) -> int:
    """The seat that somebody acts for.

    Raises:
        NotYourTable, NotAPerson: as `admit`.
    """
    if audience.seat is None:
        raise errors.NotAPerson
    admit(audience, seats)
    return audience.seat


def admit(audience: Audience, seats: Sequence[Seat]) -> None:
    """Let somebody to the seat they ask for.

    Raises:
        NotYourTable: it is another's.
        NotAPerson: a bot's, or nobody's.
    """
    asked = next((player for player in seats if player.seat == audience.seat), None)
    if not any(audience.holds(player) for player in seats):
        raise errors.NotYourTable
    if asked is None or asked.kind != "person":
        raise errors.NotAPerson
    if not audience.holds(asked):
        raise errors.NotYourTable
