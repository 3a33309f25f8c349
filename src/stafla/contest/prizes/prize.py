"""What there is to win at an event."""

from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

PrizeKind = Literal[
    "place",
    "rating",
    "family",
    "team",
    "group",
    "high-win",
    "high-loss",
    "low-win",
    "margin",
    "spread",
    "upset",
    "named",
]
"""What a prize is for.

``place``: a place of the division. ``rating``: the best with a rating below a number, or without
one. ``family``, ``team``, ``group``: the best of a club or family, of a team, or of those whom the
director counts among a group (juniors, newcomers). ``high-win``, ``high-loss``, ``low-win``: the
most points in a won and in a lost game, the fewest in a won one. ``margin``: the most points ahead
in a game. ``spread``: the best spread of all games. ``upset``: a win against the opponent whose
rating is higher by the most. ``named``: whoever the director names (the best play, a thematic
word).
"""
Ties = Literal["order", "place", "wins"]
"""Who shares money: nobody, as the standings put everybody in order; those who share a place;
those with equal wins. What is no money is never shared: it goes by the order of the standings."""
KINDS: Final[tuple[PrizeKind, ...]] = get_args(PrizeKind)
TIES: Final[tuple[Ties, ...]] = get_args(Ties)
SERIES: Final[tuple[PrizeKind, ...]] = ("place", "rating", "family", "team", "group")
"""Prizes for the best of all or of some; the others are for games, or named."""
MOST_PRIZES: Final = 200
MOST_MONEY: Final = 10_000_000


class BadPrize(ValueError):
    """No such prize can be given."""


@dataclass(frozen=True, slots=True)
class Prize:
    """One prize. The second of a kind is for second place, and so on.

    Attributes:
        number: from 1, in the order in which they were added; never used again.
        division: among whom.
        kind: what for.
        money: in whole units; 0: none.
        thing: what else is given, in words.
        label: the club, the team or the group; of a ``named`` prize what it is called.
        below: of a ``rating`` prize: whoever's rating is lower.
        players: of a ``named`` prize: who has it.

    Raises:
        BadPrize
    """

    number: int
    division: str
    kind: PrizeKind
    money: int = 0
    thing: str = ""
    label: str = ""
    below: int = 0
    players: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Hold a prize to what its kind needs."""
        labelled = self.kind in ("family", "team", "group", "named")
        right = (
            self.number > 0
            and self.kind in KINDS
            and 0 <= self.money <= MOST_MONEY
            and labelled == bool(self.label)
            and (self.kind == "rating") == (self.below > 0)
            and (self.kind == "named" or not self.players)
        )
        if not right:
            raise BadPrize(self.kind)

    @property
    def series(self) -> tuple[str, str, str, int]:
        """What it has in common with those of the next places."""
        return self.division, self.kind, self.label.casefold(), self.below


@dataclass(frozen=True, slots=True)
class Fund:
    """All prizes of an event, and how they are given.

    Attributes:
        prizes: by number.
        added: how many there ever were.
        unit: of the money: kr, zł, €.
        ties: who shares.
        once: whether nobody has two of the prizes for the best (`SERIES`): everybody has the better
            one, and the other goes to the next.
    """

    prizes: tuple[Prize, ...] = ()
    added: int = 0
    unit: str = ""
    ties: Ties = "place"
    once: bool = True

    def add(self, prize: Prize) -> "Fund":
        """The same with one more.

        Raises:
            BadPrize: its number is not the next one, or there are too many.
        """
        if prize.number != self.added + 1 or len(self.prizes) >= MOST_PRIZES:
            raise BadPrize(prize.kind)
        return replace(self, prizes=(*self.prizes, prize), added=prize.number)

    def remove(self, number: int) -> "Fund":
        """The same without one.

        Raises:
            BadPrize: there is none of the number.
        """
        self.get(number)
        left = tuple(prize for prize in self.prizes if prize.number != number)
        return replace(self, prizes=left)

    def name(self, number: int, players: tuple[str, ...]) -> "Fund":
        """The same with those named who have a prize that is the director's to give.

        Raises:
            BadPrize: it is not.
        """
        named = replace(self.get(number), players=players)
        return replace(
            self, prizes=tuple(named if prize.number == number else prize for prize in self.prizes)
        )

    def get(self, number: int) -> Prize:
        """A prize by its number.

        Raises:
            BadPrize: there is none.
        """
        for prize in self.prizes:
            if prize.number == number:
                return prize
        raise BadPrize(str(number))
