"""Two games of one seed with the seats swapped."""

import json
from dataclasses import dataclass

Totals = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Pair:
    """What two bots, A and B, made of one seed.

    Attributes:
        number: of the pair in its duel.
        first: final totals of A and B where A has seat 0.
        second: final totals of A and B where A has seat 1.
    """

    number: int
    first: Totals
    second: Totals

    @property
    def share(self) -> float:
        """A's part of the two games, 0 … 1; a drawn game is half a win."""
        return (share_won(self.first) + share_won(self.second)) / 2

    @property
    def spread(self) -> float:
        """Points that A is ahead of B, a game."""
        return (self.first[0] - self.first[1] + self.second[0] - self.second[1]) / 2

    def to_line(self) -> str:
        """The pair as a line of a results file."""
        value = {"pair": self.number, "totals": [self.first, self.second]}
        return json.dumps(value, separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str) -> "Pair":
        """The pair of a line.

        Raises:
            ValueError: the line is no pair.
        """
        try:
            value = json.loads(line)
            (a, b), (c, d) = value["totals"]
            numbers = (value["pair"], a, b, c, d)
        except (TypeError, KeyError) as error:
            raise ValueError(line) from error
        if not all(type(number) is int for number in numbers):
            raise ValueError(line)
        return cls(value["pair"], (a, b), (c, d))


def share_won(totals: Totals) -> float:
    """What the first of two totals has won: 1, 0, or half of a draw."""
    return (totals[0] > totals[1]) + (totals[0] == totals[1]) / 2
