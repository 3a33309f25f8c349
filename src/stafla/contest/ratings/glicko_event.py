"""Glicko-2 over the games of an event, and Glicko-225, which rates game by game and by spread.

Glicko-2: Glickman, "Example of the Glicko-2 system" (2013), with the event as rating period.
Glicko-225 is what the site Woogles uses; it is the site's own ``spread`` system here
(`stafla.contest.ratings.system`), applied in the order of the rounds.
"""

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
from stafla.contest.ratings.glicko import (
    GlickoLimits,
    GlickoRating,
    Outcome,
    expected_score,
    idle,
    update,
    weight,
)
from stafla.contest.ratings.system import DAY, SYSTEMS


@dataclass(frozen=True, slots=True)
class Glicko2(RatingSystem):
    """All games of an event are one rating period.

    Attributes:
        tau: how freely the volatility may change.
        rating, deviation, volatility: of a newcomer.
    """

    tau: float
    rating: float
    deviation: float
    volatility: float

    def rate(
        self, event: RatingEvent, entries: Mapping[str, RatingEntry]
    ) -> tuple[RatingChange, ...]:
        """Everybody by what was known before the event."""
        games = event.games()
        start = GlickoRating(self.rating, self.deviation, self.volatility)
        standings = {player: standing_of(entry_of(entries, player), start) for player in games}
        limits = GlickoLimits(tau=self.tau, most_deviation=self.deviation)
        changes = []
        for player, played in games.items():
            own = standings[player]
            parts = tuple(
                GamePart(
                    game.round,
                    game.opponent,
                    faced.rating,
                    game.score,
                    expected_score(own, faced),
                    weight=weight(faced),
                )
                for game in played
                for faced in (standings[game.opponent],)
            )
            outcomes = [Outcome(standings[game.opponent], game.score) for game in played]
            after = update(own, outcomes, limits)
            before = entry_of(entries, player)
            why = Explanation("posterior", parts, numbers={"deviation": own.deviation})
            entry = entry_after(before, after, len(played), event)
            changes.append(RatingChange(self.about.name, event.name, before, entry, why))
        return tuple(changes)


@dataclass(frozen=True, slots=True)
class Glicko225(RatingSystem):
    """Game by game in the order of the rounds, by the spread too.

    Attributes:
        rating, deviation, volatility: of a newcomer.
    """

    rating: float
    deviation: float
    volatility: float

    def rate(
        self, event: RatingEvent, entries: Mapping[str, RatingEntry]
    ) -> tuple[RatingChange, ...]:
        """Both players of a game move before the next round is looked at."""
        system = SYSTEMS["spread"]
        games = event.games()
        start = GlickoRating(self.rating, self.deviation, self.volatility)
        now: dict[str, GlickoRating] = {}
        rested: dict[str, float] = {}
        for player in games:
            entry = entry_of(entries, player)
            days = max(0, (event.date - entry.date).days) if entry.date else 0
            periods = days * DAY / system.period
            now[player] = idle(standing_of(entry, start), periods, system.limits)
            rested[player] = now[player].deviation
        parts: dict[str, list[GamePart]] = {player: [] for player in games}
        for result in sorted(
            event.results, key=lambda result: (result.round, result.one, result.other)
        ):
            spread = result.own - result.against
            pair = (result.one, result.other)
            before = (now[result.one], now[result.other])
            average = (before[0].rating + before[1].rating) / 2
            won = (spread > 0) - (spread < 0)
            share = system.score(won, abs(spread), average)
            for side, score in ((0, share), (1, 1 - share)):
                own, faced = before[side], before[1 - side]
                after = update(own, [Outcome(faced, score)], system.limits, periods=0)
                now[pair[side]] = after
                parts[pair[side]].append(
                    GamePart(
                        result.round,
                        pair[1 - side],
                        faced.rating,
                        score,
                        expected_score(own, faced),
                        weight=weight(faced),
                        value=after.rating - own.rating,
                    )
                )
        return tuple(
            RatingChange(
                self.about.name,
                event.name,
                entry_of(entries, player),
                entry_after(entry_of(entries, player), now[player], len(parts[player]), event),
                Explanation(
                    "game by game",
                    tuple(parts[player]),
                    numbers={"idle_deviation": rested[player]},
                ),
            )
            for player in games
        )


def standing_of(entry: RatingEntry, start: GlickoRating) -> GlickoRating:
    """Where an entry stands; what it does not say is as for a newcomer."""
    return GlickoRating(
        start.rating if entry.rating is None else entry.rating,
        start.deviation if entry.deviation is None else entry.deviation,
        start.volatility if entry.volatility is None else entry.volatility,
    )


def entry_after(
    before: RatingEntry, standing: GlickoRating, games: int, event: RatingEvent
) -> RatingEntry:
    """The entry that a standing leads to."""
    return replace(
        before,
        rating=standing.rating,
        deviation=standing.deviation,
        volatility=standing.volatility,
        games=before.games + games,
        date=event.date,
    )
