"""What a game at a real board knows besides the game: sheets, draws, the judge, signatures."""

from dataclasses import dataclass

from stafla.editions import Procedure
from stafla.rules.game.events import Seat


@dataclass(frozen=True, slots=True)
class Companion:
    """The state that a companion keeps beside the board.

    Attributes:
        procedure: what is done, pinned.
        unknown_tiles: tiles on the board of which only their number is known.
        drawn: by seat its latest draw: how many tiles, and how many the bag held before it.
        differing: whose sheet says something else than the record (SV-37).
        called: who called the judge, who has not decided yet (SV-39).
        signed: who has signed (SV-30).
    """

    procedure: Procedure
    drawn: tuple[tuple[int, int] | None, ...]
    unknown_tiles: int = 0
    differing: frozenset[Seat] = frozenset()
    called: Seat | None = None
    signed: frozenset[Seat] = frozenset()

    @property
    def halted(self) -> bool:
        """Whether the game stands until sheets agree or the judge has decided (SV-37, SV-39)."""
        return bool(self.differing) or self.called is not None

    def draw(self, seat: Seat) -> tuple[int, int]:
        """A seat's latest draw: how many tiles, and the bag before it; nothing: (0, 0)."""
        return self.drawn[seat] or (0, 0)
