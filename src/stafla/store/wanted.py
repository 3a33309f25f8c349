"""What somebody looks for in a list of tables or games."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which tables are wanted; what is empty (None, 0) does not matter.

    Attributes:
        profile: the edition or variant.
        pace: ``blitz`` … ``correspondence``, ``untimed``.
        rated: whether they count for ratings.
        players: how many play.
    """

    profile: str = ""
    pace: str = ""
    rated: bool | None = None
    players: int = 0


EVERYTHING = Wanted()
