"""What a federation counts: byes, forfeits, the cap of spreads, and which key decides ties."""

from dataclasses import dataclass
from typing import Final, Literal, get_args

ByeIs = Literal["win", "half", "nothing"]
ByeFirsts = Literal["alternate", "ignore"]
Key = Literal[
    "wins",
    "percent",
    "losses",
    "spread",
    "sum",
    "opponents",
    "opponents-cut",
    "cumulative",
    "head-to-head",
    "games",
    "rating",
    "number",
    "draw",
]
"""A number that puts players in order.

``wins``: a draw is one half. ``percent``: wins by games. ``losses``: fewer first. ``sum``: own
points. ``opponents``: their wins (Buchholz); ``opponents-cut``: without the lowest. ``cumulative``:
the sum of wins after each round. ``head-to-head``: wins against each other, where all that are tied
met equally often. ``games``: those that were played. ``rating``: before the event. ``number``: the
seeding number. ``draw``: a lot under the event's seed.
"""
KEYS: Final[tuple[Key, ...]] = get_args(Key)
ORDER_ONLY: Final[frozenset[Key]] = frozenset({"rating", "number", "draw"})
"""Keys that put equals in an order without parting their places."""


class BadScoring(ValueError):
    """A federation's numbers are not what they should be."""

    code = "event-scoring"


@dataclass(frozen=True, slots=True)
class Scoring:
    """How games count.

    Attributes:
        keys: in order; the draw comes last by itself.
        bye_spread: what a bye is worth in points.
        forfeit_spread: what a forfeit takes from one and gives the other.
        bye_is: whether a bye is a win, half a win, or nothing.
        spread_cap: the most that one game's spread counts; None: all of it.
        bye_firsts: whether who forfeits is charged a start, first and second in turn.

    Raises:
        BadScoring: a key is unknown or stands twice.
    """

    keys: tuple[Key, ...] = ("wins", "losses", "spread", "rating", "draw")
    bye_spread: int = 50
    forfeit_spread: int = 50
    bye_is: ByeIs = "win"
    spread_cap: int | None = None
    bye_firsts: ByeFirsts = "ignore"

    def __post_init__(self) -> None:
        """Hold the keys to those that there are."""
        known = [key for key in self.keys if key in KEYS]
        if not self.keys or len(known) < len(self.keys) or len(set(known)) < len(known):
            raise BadScoring(", ".join(self.keys))

    @property
    def bye_halves(self) -> tuple[int, int]:
        """Halves of a win and of a loss that a bye counts for."""
        return {"win": (2, 0), "half": (1, 1), "nothing": (0, 0)}[self.bye_is]
