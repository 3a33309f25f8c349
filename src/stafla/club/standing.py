"""A table as it stands: its game and who sits there, looked up once for all who are shown it."""

from collections.abc import Sequence
from dataclasses import dataclass

from stafla.club.folds import Folded
from stafla.store import Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """For the table's own use, since a game holds every rack; `Tables.shown` makes views of it."""

    table: str
    folded: Folded
    seats: tuple[Seat, ...]

    @property
    def number(self) -> int:
        """The number of the latest event."""
        return self.folded.game.number

    @property
    def bots(self) -> frozenset[int]:
        """The seats at which bots sit."""
        return bots_of(self.seats)


def bots_of(seats: Sequence[Seat]) -> frozenset[int]:
    """The seats at which bots sit."""
    return frozenset(player.seat for player in seats if player.kind == "bot")
