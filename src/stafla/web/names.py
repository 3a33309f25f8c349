"""What to call the players of a record on a page."""

from stafla.data.catalogue import Catalogue
from stafla.records.record import Record


def names_of(record: Record, say: Catalogue) -> list[str]:
    """Each seat's name, else its number."""
    seats = enumerate(record.started.seats, 1)
    return [record.names.get(seat) or say("player-number", number=number) for number, seat in seats]
