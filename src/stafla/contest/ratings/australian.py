"""The Australian system: a straight line of expectation, and 20 points a game.

Source: the pages of Scrabble Australia on ratings.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from statistics import fmean

from stafla.contest.ratings.event import (
    Explanation,
    GamePart,
    RatingChange,
    RatingEntry,
    RatingEvent,
    RatingSystem,
    entry_of,
)


@dataclass(frozen=True, slots=True)
class Australian(RatingSystem):
    """Wins above what the mean of the opponents let expect, times a factor.

    Attributes:
        width: points of difference from nothing to everything expected.
        least: the least score that is expected; the most is the rest to 1.
        k: points a game.
        start: what an unrated opponent counts as where no rated one was met.
    """

    width: float
    least: float
    k: float
    start: float

    def expected_score(self, difference: float) -> float:
        """The score expected from a game, by own rating minus the opponents' mean."""
        return min(1 - self.least, max(self.least, 0.5 + difference / self.width))

    def rate(
        self, event: RatingEvent, entries: Mapping[str, RatingEntry]
    ) -> tuple[RatingChange, ...]:
        """Everybody by the mean of their opponents; newcomers by turning the line around."""
        games = event.games()
        entry = {player: entry_of(entries, player) for player in games}
        first = {player: own.rating for player, own in entry.items()}
        known = {player: rating for player, rating in first.items() if rating is not None}
        middle = fmean(known.values()) if known else self.start
        counted = dict(known)
        for player, played in games.items():
            if player not in known:
                mean = fmean(known.get(game.opponent, middle) for game in played)
                share = fmean(game.score for game in played)
                share = min(1 - self.least, max(self.least, share))
                counted[player] = mean + self.width * (share - 0.5)
        changes = []
        for player, played in games.items():
            mean = fmean(counted[game.opponent] for game in played)
            expected = self.expected_score(counted[player] - mean)
            parts = tuple(
                GamePart(
                    game.round, game.opponent, counted[game.opponent], game.score, expected, self.k
                )
                for game in played
            )
            won = sum(game.score for game in played)
            rating = counted[player]
            if player in known:
                rating += self.k * (won - expected * len(played))
            before = entry[player]
            after = replace(
                before, rating=rating, games=before.games + len(played), date=event.date
            )
            numbers = {"mean": mean, "won": won, "expected": expected * len(played)}
            why = Explanation(
                "excess" if player in known else "performance", parts, numbers=numbers
            )
            changes.append(RatingChange(self.about.name, event.name, before, after, why))
        return tuple(changes)
