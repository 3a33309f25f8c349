"""What to call those at a table, and the players of a record, on a page."""

import secrets

from stafla.club.tables.observation import SeenSeat
from stafla.data.catalogue import Catalogue
from stafla.records.record.file import Record
from stafla.store import Seat


def seat_name(seat: Seat | SeenSeat, say: Catalogue) -> str:
    """Who sits at a seat, where the name is neither hidden nor erased."""
    return seat.name or say("hidden-name" if seat.hidden else "erased-name")


def names_of(record: Record, say: Catalogue) -> list[str]:
    """Each seat's name, else its number."""
    seats = enumerate(record.started.seats, 1)
    return [record.names.get(seat) or say("player-number", number=number) for number, seat in seats]


def numbered_guest(say: Catalogue) -> str:
    """A name for who gave none, unlike that of the other guests."""
    return say("guest-number", number=str(100 + secrets.randbelow(900)))
