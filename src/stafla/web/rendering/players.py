"""Who played a game that is over, as the pages show that go through it turn by turn."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayerPlace:
    """A player's place beside the board.

    Attributes:
        name: as the reader may see it.
        total: points.
        note: what stands below the name; may be empty.
        moved: whether the turn that is shown is theirs.
    """

    name: str
    total: int
    note: str
    moved: bool


def best_share(best: int, judged: int) -> int:
    """How many turns of a hundred were best plays; 0 where none was judged."""
    return round(100 * best / judged) if judged else 0
