"""A table as it stands: its game and who sits there, looked up once for all who are shown it."""

from collections.abc import Sequence
from dataclasses import dataclass

from stafla.club.tables.cache import GameState
from stafla.store import Seat


@dataclass(frozen=True, slots=True)
class TableState:
    """For the table's own use, since a game holds every rack; `Tables.show` makes views of it."""

    table: str
    game_state: GameState
    seats: tuple[Seat, ...]

    @property
    def number(self) -> int:
        """The number of the latest event."""
        return self.game_state.game.number

    @property
    def bots(self) -> frozenset[int]:
        """The seats at which bots sit."""
        return bots_of(self.seats)

    @property
    def alone(self) -> bool:
        """Whether one person plays with bots, and with nobody else."""
        return len(self.seats) - len(self.bots) == 1 < len(self.seats)

    @property
    def gives_hints(self) -> bool:
        """Whether who plays here may ask for hints: alone against bots, and not for a rating."""
        game = self.game_state.game
        return (
            self.alone and not self.game_state.rated and game.pairs is None and game.ended is None
        )


def bots_of(seats: Sequence[Seat]) -> frozenset[int]:
    """The seats at which bots sit."""
    return frozenset(player.seat for player in seats if player.kind == "bot")
