"""Seierstad's Norwegian system (Taral Guldahl Seierstad, 2011), which reads the spread.

A player's strength is a normal distribution. A game shows the opponent's strength moved by the
spread, less surely the less the opponent is known. For Swedish data τ = 90 gave good results.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import sqrt
from typing import Literal

from stafla.contest.ratings.event import (
    Explanation,
    GamePart,
    RatingChange,
    RatingEntry,
    RatingEvent,
    RatingSystem,
    entry_of,
)

Growth = Literal["c2d", "cd", "c2d2"]
"""What the variance grows by in d days without a game: c²·d, c·d or c²·d²."""


@dataclass(frozen=True, slots=True)
class Seierstad(RatingSystem):
    """A normal posterior from the games of an event.

    Attributes:
        b: points of rating for a point of spread.
        tau: standard deviation of the spread between equals.
        mean, deviation: of a newcomer; no deviation is ever larger.
        c: how fast a deviation grows without games, see ``growth``.
        growth: by which law; the published note can be read in more ways than one.
    """

    b: float
    tau: float
    mean: float
    deviation: float
    c: float
    growth: Growth

    def idle(self, deviation: float, days: int) -> float:
        """A deviation after so many days without a game."""
        grown = {
            "c2d": self.c**2 * days,
            "cd": self.c * days,
            "c2d2": (self.c * days) ** 2,
        }[self.growth]
        return min(self.deviation, sqrt(deviation**2 + grown))

    def rate(
        self, event: RatingEvent, entries: Mapping[str, RatingEntry]
    ) -> tuple[RatingChange, ...]:
        """All games of the event at once, by what was known of everybody before it."""
        games = event.games()
        prior = {player: self._prior(entry_of(entries, player), event) for player in games}
        changes = []
        for player, played in games.items():
            mean, deviation = prior[player]
            parts = []
            for game in played:
                faced, unsure = prior[game.opponent]
                weight = 1 / ((self.b * self.tau) ** 2 + unsure**2)
                value = faced + self.b * game.spread
                parts.append(
                    GamePart(
                        game.round, game.opponent, faced, game.score, weight=weight, value=value
                    )
                )
            own = 1 / deviation**2
            total = own + sum(part.weight or 0 for part in parts)
            known = own * mean + sum((part.weight or 0) * (part.value or 0) for part in parts)
            before = entry_of(entries, player)
            after = replace(
                before,
                rating=known / total,
                deviation=sqrt(1 / total),
                games=before.games + len(parts),
                date=event.date,
            )
            numbers = {"prior": mean, "idle_deviation": deviation, "own_weight": own}
            why = Explanation("posterior", tuple(parts), numbers=numbers)
            changes.append(RatingChange(self.about.name, event.name, before, after, why))
        return tuple(changes)

    def _prior(self, entry: RatingEntry, event: RatingEvent) -> tuple[float, float]:
        if entry.rating is None:
            return self.mean, self.deviation
        days = max(0, (event.date - entry.date).days) if entry.date else 0
        return entry.rating, self.idle(entry.deviation or self.deviation, days)
