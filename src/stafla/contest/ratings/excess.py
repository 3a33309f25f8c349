"""Systems that reward the excess of wins over expectation: NASPA, and WESPA as TSH computes it.

NASPA's curve and factors are those of its rating system of 2008, which the association publishes;
WESPA's were read in the code of the directors' program TSH. Both take newcomers in by performance.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from stafla.contest.ratings.curve import Factors, Newcomers, logistic
from stafla.contest.ratings.event import (
    Explanation,
    Game,
    GamePart,
    RatingChange,
    RatingEntry,
    RatingEvent,
    RatingSystem,
    Segment,
    entry_of,
)


@dataclass(frozen=True, slots=True)
class Excess(RatingSystem):
    """A rating moves by K times the wins above expectation.

    Attributes:
        scale: of the logistic curve, in points.
        bands, early, late, provisional: the factors, see `Factors`.
        prorated: whether an excess that crosses a band is divided there.
        segments: rounds above which an event is rated in one stretch more; empty: always at once.
        floor, reach, start: of newcomers, see `Newcomers`.
    """

    scale: float
    bands: tuple[float, ...]
    early: tuple[float, ...]
    late: tuple[float, ...]
    provisional: int
    prorated: bool
    segments: tuple[int, ...]
    floor: float
    reach: float
    start: float

    def expected_score(self, difference: float) -> float:
        """The score expected from a game, 0 to 1, by the difference of ratings."""
        return logistic(self.scale)(difference)

    def factors(self) -> Factors:
        """The table of factors."""
        return Factors(self.bands, self.early, self.late, self.provisional)

    def stretches(self, rounds: int) -> tuple[tuple[int, int], ...]:
        """First and last round of each stretch that is rated at once, as even as can be."""
        count = 1 + sum(rounds > most for most in self.segments)
        ends = [rounds * number // count for number in range(count + 1)]
        return tuple((a + 1, b) for a, b in pairwise(ends))

    def rate(
        self, event: RatingEvent, entries: Mapping[str, RatingEntry]
    ) -> tuple[RatingChange, ...]:
        """Newcomers by performance over the whole event, then the rated stretch by stretch."""
        games = event.games()
        known = {
            player: entry.rating
            for player in games
            if (entry := entry_of(entries, player)).rating is not None
        }
        newcomers = Newcomers(self.floor, self.reach, self.start)
        fresh = newcomers.ratings(games, known, logistic(self.scale))
        now = {**known, **fresh}
        parts: dict[str, list[GamePart]] = {player: [] for player in games}
        segments: dict[str, list[Segment]] = {player: [] for player in games}
        rounds = max((played[-1].round for played in games.values()), default=0)
        for first, last in self.stretches(rounds):
            after = dict(now)
            for player, played in games.items():
                chosen = [game for game in played if first <= game.round <= last]
                count = entry_of(entries, player).games
                made = self._parts(chosen, now, player, count)
                parts[player] += made
                if made and player in known:
                    stretch = self._segment((first, last), made, now[player], count)
                    segments[player].append(stretch)
                    after[player] = stretch.after
            now = after
        return tuple(
            self._change(event, entry_of(entries, player), now[player], parts, segments)
            for player in games
        )

    def _parts(
        self, games: Sequence[Game], now: Mapping[str, float], player: str, count: int
    ) -> list[GamePart]:
        return [
            GamePart(
                game.round,
                game.opponent,
                now[game.opponent],
                game.score,
                self.expected_score(now[player] - now[game.opponent]),
                self.factors().k(now[player], count),
            )
            for game in games
        ]

    def _segment(
        self, rounds: tuple[int, int], parts: Sequence[GamePart], before: float, count: int
    ) -> Segment:
        won = sum(part.score for part in parts)
        expected = sum(part.expected or 0 for part in parts)
        factors = self.factors()
        after = factors.move(before, count, won - expected, prorated=self.prorated)
        k = factors.k(before, count)
        return Segment(*rounds, len(parts), before, won, expected, k, after)

    def _change(
        self,
        event: RatingEvent,
        before: RatingEntry,
        rating: float,
        parts: Mapping[str, list[GamePart]],
        segments: Mapping[str, list[Segment]],
    ) -> RatingChange:
        own = parts[before.player]
        after = replace(before, rating=rating, games=before.games + len(own), date=event.date)
        numbers = {
            "won": sum(part.score for part in own),
            "expected": sum(part.expected or 0 for part in own),
        }
        why = Explanation(
            "performance" if before.rating is None else "excess",
            tuple(own),
            tuple(segments[before.player]),
            numbers,
        )
        return RatingChange(self.about.name, event.name, before, after, why)
