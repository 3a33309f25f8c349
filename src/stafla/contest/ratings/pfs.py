"""The ranking of Polska Federacja Scrabble, which is Hollington's system.

Every game gives a *scalp*: the opponent's rating, 50 more for a win, 50 less for a loss. The
ranking is the mean of all scalps in a window of time. Source: the federation's regulation of the
ranking (pfs.org.pl, ``regulaminrank.php``, ``zm_reg.php``).
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date

from stafla.contest.ratings.event import (
    Explanation,
    GamePart,
    RatingChange,
    RatingEntry,
    RatingEvent,
    RatingSystem,
    Tournament,
    entry_of,
)


def scalp(
    own: float, opponent: float, score: float, *, bonus: float = 50, protect_favourite: bool = True
) -> float:
    """What a game is worth to a player.

    Args:
        own: the player's rating before the game.
        opponent: the opponent's.
        score: 1, one half or 0.
        bonus: points that a win adds and a loss takes.
        protect_favourite: where a player higher by more than ``bonus`` wins, both score their own
            rating, so that the favourite does not lose by winning.
    """
    if protect_favourite and abs(own - opponent) > bonus and score == (own > opponent):
        return own
    return opponent + bonus * (2 * score - 1)


@dataclass(frozen=True, slots=True)
class Hollington(RatingSystem):
    """A mean of scalps over a window.

    Attributes:
        bonus: what a win adds to the opponent's rating.
        protect_favourite: see `scalp`.
        floor: least rating that a tournament can give; newcomers' opponents count them by it.
        years: length of the window.
        least_games: games in the window to be on the list.
        most_games: games in the window that count; what is above is dropped by whole tournaments.
        lowest_since: from this day on the tournaments with the lowest mean are dropped; before it
            the oldest were.
    """

    bonus: float
    protect_favourite: bool
    floor: float
    years: int
    least_games: int
    most_games: int
    lowest_since: date

    def rate(
        self, event: RatingEvent, entries: Mapping[str, RatingEntry]
    ) -> tuple[RatingChange, ...]:
        """The window's mean with this tournament in it."""
        games = event.games()
        entering = {player: self.entering(entry_of(entries, player)) for player in games}
        changes = []
        for player, played in games.items():
            before = entry_of(entries, player)
            parts = tuple(
                GamePart(
                    game.round,
                    game.opponent,
                    entering[game.opponent],
                    game.score,
                    value=scalp(
                        entering[player],
                        entering[game.opponent],
                        game.score,
                        bonus=self.bonus,
                        protect_favourite=self.protect_favourite,
                    ),
                )
                for game in played
            )
            scalps = sum(part.value or 0 for part in parts)
            total = max(scalps, self.floor * len(parts))
            past = (*past_of(before), Tournament(event.date, len(parts), total))
            window = self.window(past, event.date)
            counted = sum(tournament.games for tournament in window)
            after = replace(
                before,
                rating=sum(tournament.total for tournament in window) / counted,
                games=counted,
                date=event.date,
                tournaments=window,
            )
            numbers = {
                "entering": entering[player],
                "scalps": scalps,
                "mean": total / len(parts),
                "games": float(counted),
                "tournaments": float(len(window)),
            }
            why = Explanation("mean", parts, numbers=numbers)
            changes.append(RatingChange(self.about.name, event.name, before, after, why))
        return tuple(changes)

    def entering(self, entry: RatingEntry) -> float:
        """What a player's games are counted by in a tournament."""
        return self.floor if entry.rating is None else entry.rating

    def window(self, past: tuple[Tournament, ...], on: date) -> tuple[Tournament, ...]:
        """The tournaments that count on a day, oldest first; the last one always counts."""
        since = _years_before(on, self.years)
        tournaments = [
            tournament for tournament in past if tournament.date > since or tournament is past[-1]
        ]
        excess = sum(tournament.games for tournament in tournaments) - self.most_games
        lowest = on >= self.lowest_since
        order = sorted(
            range(len(tournaments) - 1), key=lambda i: (tournaments[i].mean if lowest else 0, i)
        )
        dropped = set()
        for index in order:
            if excess <= 0:
                break
            dropped.add(index)
            excess -= tournaments[index].games
        return tuple(
            tournament for index, tournament in enumerate(tournaments) if index not in dropped
        )

    def is_listed(self, entry: RatingEntry) -> bool:
        """Whether enough games are in the window."""
        return entry.rating is not None and entry.games >= self.least_games


def past_of(entry: RatingEntry) -> tuple[Tournament, ...]:
    """An entry's tournaments; one that stands for all of them where only their mean is known."""
    if entry.tournaments or entry.rating is None or not entry.games or entry.date is None:
        return entry.tournaments
    return (Tournament(entry.date, entry.games, entry.rating * entry.games),)


def _years_before(day: date, years: int) -> date:
    try:
        return day.replace(year=day.year - years)
    except ValueError:  # 29 February
        return day.replace(year=day.year - years, day=28)
