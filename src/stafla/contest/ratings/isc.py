"""The system of the Internet Scrabble Club, as its help pages tell it: Elo with a moving factor."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

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
class Isc(RatingSystem):
    """Game by game; the further apart two players are, the more a game moves.

    Attributes:
        scale: points of difference at which ten times as much is expected.
        least: the factor between equals.
        most_difference: beyond this difference the factor no longer grows.
        start: of a newcomer.
    """

    scale: float
    least: float
    most_difference: float
    start: float

    def k(self, difference: float) -> float:
        """The factor of a game between players so far apart."""
        return self.least + min(abs(difference), self.most_difference) / 10

    def expected_score(self, difference: float) -> float:
        """The score expected from a game, 0 to 1."""
        return float(1 / (1 + 10 ** min(300.0, -difference / self.scale)))

    def rate(
        self, event: RatingEvent, entries: Mapping[str, RatingEntry]
    ) -> tuple[RatingChange, ...]:
        """Both players of a game move before the next round is looked at."""
        games = event.games()
        now: dict[str, float] = {}
        for player in games:
            rating = entry_of(entries, player).rating
            now[player] = self.start if rating is None else rating
        parts: dict[str, list[GamePart]] = {player: [] for player in games}
        for result in sorted(
            event.results, key=lambda result: (result.round, result.one, result.other)
        ):
            one, other = now[result.one], now[result.other]
            spread = result.own - result.against
            score = (1 + (spread > 0) - (spread < 0)) / 2
            expected, k = self.expected_score(one - other), self.k(one - other)
            change = k * (score - expected)
            now[result.one], now[result.other] = one + change, other - change
            parts[result.one].append(
                GamePart(result.round, result.other, other, score, expected, k, value=change)
            )
            parts[result.other].append(
                GamePart(result.round, result.one, one, 1 - score, 1 - expected, k, value=-change)
            )
        changes = []
        for player in games:
            before = entry_of(entries, player)
            played = tuple(parts[player])
            after = replace(
                before, rating=now[player], games=before.games + len(played), date=event.date
            )
            why = Explanation("game by game", played)
            changes.append(RatingChange(self.about.name, event.name, before, after, why))
        return tuple(changes)
