"""Games of an event become changes of ratings, each with what it follows from.

Every system of a federation reads the same three things: the games that were played
(`RatingEvent`), where the players stood before (`RatingEntry`), and its own numbers. What it
answers is a `RatingChange` a player, whose `Explanation` holds the figures that a person needs to
compute it again by hand. Byes and forfeits are no games: no system rates them.
"""

import datetime
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import floor
from typing import Literal

from stafla.contest.ratings.ladder import NotRated

Evidence = Literal["S", "C", "P", "M"]
"""Where a formula comes from: a rule document, the code of a program, a public page, measured."""


@dataclass(frozen=True, slots=True)
class Result:
    """One game that was played: in which round, by whom, and the points of both."""

    round: int
    one: str
    other: str
    own: int
    against: int


@dataclass(frozen=True, slots=True)
class Game:
    """A result as one of its players sees it."""

    round: int
    opponent: str
    spread: int

    @property
    def score(self) -> float:
        """1 for a win, one half for a draw, 0 for a loss."""
        return (1 + (self.spread > 0) - (self.spread < 0)) / 2


@dataclass(frozen=True, slots=True)
class RatingEvent:
    """A tournament as ratings read it: its name, the day that it ended, and its games.

    Raises:
        NotRated: somebody plays against themselves.
    """

    name: str
    date: datetime.date
    results: tuple[Result, ...]

    def __post_init__(self) -> None:
        """Refuse games of one player."""
        if any(result.one == result.other for result in self.results):
            raise NotRated(self.name)

    def games(self) -> dict[str, tuple[Game, ...]]:
        """Each player's games by round; players in the order of their names."""
        games: dict[str, list[Game]] = {}
        for r in sorted(self.results, key=lambda result: result.round):
            games.setdefault(r.one, []).append(Game(r.round, r.other, r.own - r.against))
            games.setdefault(r.other, []).append(Game(r.round, r.one, r.against - r.own))
        return {player: tuple(games[player]) for player in sorted(games)}


@dataclass(frozen=True, slots=True)
class Tournament:
    """What a past tournament contributes to a rating that is a mean over a window (PFS)."""

    date: datetime.date
    games: int
    total: float

    @property
    def mean(self) -> float:
        """The rating achieved in it."""
        return self.total / self.games


@dataclass(frozen=True, slots=True)
class RatingEntry:
    """Where a player stands on a list.

    Attributes:
        player: opaque id, the same in all events.
        rating: in the points of the system; None: unrated.
        games: rated games that the rating rests on.
        deviation, volatility: of systems that have them, else None.
        date: of the last rated event.
        tournaments: of systems that are a mean over a window, oldest first.
    """

    player: str
    rating: float | None = None
    games: int = 0
    deviation: float | None = None
    volatility: float | None = None
    date: datetime.date | None = None
    tournaments: tuple[Tournament, ...] = ()


@dataclass(frozen=True, slots=True)
class GamePart:
    """What one game contributes; None where the system has no such number.

    Attributes:
        round, opponent: which game.
        opponent_rating: as the system counted it.
        score: what was made of the game, 0 to 1.
        expected: what was to be expected, 0 to 1.
        k: points for a whole game above expectation.
        weight: how much the game counts.
        value: what it is worth in points: the scalp (PFS), the performance (Seierstad), the change
            (systems that rate game by game).
    """

    round: int
    opponent: str
    opponent_rating: float
    score: float
    expected: float | None = None
    k: float | None = None
    weight: float | None = None
    value: float | None = None


@dataclass(frozen=True, slots=True)
class Segment:
    """A stretch of rounds that is rated at once: from the rating before it to that after it."""

    first: int
    last: int
    games: int
    before: float
    won: float
    expected: float
    k: float
    after: float


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a change follows from.

    Attributes:
        method: ``mean``, ``excess``, ``performance``, ``posterior`` or ``game by game``.
        games: the player's games in order.
        segments: stretches rated at once, where the system has them.
        numbers: further figures by name, such as ``mean`` or ``idle_deviation``.
    """

    method: Literal["mean", "excess", "performance", "posterior", "game by game"]
    games: tuple[GamePart, ...]
    segments: tuple[Segment, ...] = ()
    numbers: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RatingChange:
    """What an event made of one player's rating, and why."""

    system: str
    event: str
    before: RatingEntry
    after: RatingEntry
    explanation: Explanation

    @property
    def player(self) -> str:
        """Whose rating it is."""
        return self.after.player

    @property
    def change(self) -> float | None:
        """Points won or lost; None where there was no rating before."""
        if self.before.rating is None or self.after.rating is None:
            return None
        return self.after.rating - self.before.rating


@dataclass(frozen=True, slots=True)
class SystemInfo:
    """What is known of a system: its name and how sure it is.

    Attributes:
        name: stable name in data and files; what people read of it are the messages
            ``events-ratings-title-`` and, where the formula was read, ``events-ratings-source-``.
        evidence: what kind of source that is.
        confirmed: whether every part was confirmed; where not, ``why`` names what was not, each by
            the end of its message (``events-ratings-doubt-``).
    """

    name: str
    evidence: Evidence
    confirmed: bool
    why: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Hold the label to its reason.

        Raises:
            ValueError: unconfirmed without a reason, or confirmed with doubts.
        """
        if self.confirmed == bool(self.why):
            raise ValueError(f"{self.name}: what is not confirmed says why, and nothing else does")


@dataclass(frozen=True, slots=True)
class RatingSystem(ABC):
    """A way to make ratings of games; its subclasses are the federations' systems."""

    about: SystemInfo

    @abstractmethod
    def rate(
        self, event: RatingEvent, entries: Mapping[str, RatingEntry]
    ) -> tuple[RatingChange, ...]:
        """The change that an event makes for everybody who played in it, by player.

        Args:
            event: the games.
            entries: where players stood; who is missing is unrated.
        """

    def is_listed(self, entry: RatingEntry) -> bool:
        """Whether a player is on the printed list."""
        return entry.rating is not None

    def print_rating(self, rating: float) -> int:
        """A rating as it is printed: a whole number, halves up."""
        return floor(rating + 0.5)


def entry_of(entries: Mapping[str, RatingEntry], player: str) -> RatingEntry:
    """A player's entry; an unrated one for who is on no list yet."""
    return entries.get(player) or RatingEntry(player)
