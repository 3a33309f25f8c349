"""Ladders: who stands where, as a fold over rated games.

A ladder belongs to one edition, one pace and one rating system. Only games of two are rated. A
standing is never the truth: it is what `ladders` makes of the games, in their order.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import chain
from typing import Final, Literal

from stafla.contest.ratings.glicko import (
    GlickoRating,
    Outcome,
    expected_score,
    idle,
    update,
    weight,
)
from stafla.contest.ratings.system import DAY, SYSTEMS, System, SystemName

PLAYERS: Final = 2
Pace = Literal["blitz", "rapid", "regular", "correspondence", "untimed"]
"""The pace of a clock (`stafla.editions.clocks`), or that there was none."""


@dataclass(frozen=True, slots=True)
class Side:
    """One player of a rated game: an opaque id, and the total at the end."""

    player: str
    total: int
    place: int


@dataclass(frozen=True, slots=True)
class RatedGame:
    """What ratings read of a game, and nothing else.

    Attributes:
        id: the game.
        at: when it ended, in milliseconds.
        edition, pace: the ladder it counts on.
        sides: its two players; ``place`` is 1 for the winner, for both in a drawn game.
    """

    id: str
    at: int
    edition: str
    pace: Pace
    sides: tuple[Side, Side]

    @property
    def margin(self) -> int:
        """Points by which the winner led; 0 where the winner had fewer (somebody resigned)."""
        first, second = sorted(self.sides, key=lambda side: side.place)
        return max(0, first.total - second.total) if first.place < second.place else 0


@dataclass(frozen=True, slots=True)
class Change:
    """One player's change by one game, with everything that it follows from.

    Attributes:
        system, game, player, opponent: what and who.
        at: when the game ended, in milliseconds.
        won: 1, 0, -1.
        own_total, other_total: points.
        days: since the player's last rated game on this ladder; 0 for the first.
        before: the standing at the last game.
        rested: the same when this game ended: surer of nothing after a rest.
        faced: the opponent's standing when this game ended.
        weight: how much a game against this opponent counts, 0 to 1.
        expected, score: what was to be expected and what was made of it, 0 to 1.
        after: the new standing.
        games: games of the player on this ladder with this one.
    """

    system: SystemName
    game: str
    player: str
    opponent: str
    at: int
    won: int
    own_total: int
    other_total: int
    days: float
    before: GlickoRating
    rested: GlickoRating
    faced: GlickoRating
    weight: float
    expected: float
    score: float
    after: GlickoRating
    games: int


@dataclass(frozen=True, slots=True)
class Rung:
    """A player's place on a ladder: the standing at the last game, when, and how many games."""

    standing: GlickoRating = field(default_factory=GlickoRating)
    at: int | None = None
    games: int = 0


Key = tuple[str, Pace, SystemName, str]
"""Edition, pace, system, player."""


class NotRated(ValueError):
    """The game cannot be rated: it is not one of two different players."""

    code = "not-rated"


def rate(game: RatedGame, rungs: Mapping[Key, Rung]) -> tuple[Change, ...]:
    """The changes that a game makes: for each system, for each player.

    Raises:
        NotRated: both sides are the same player.
    """
    if game.sides[0].player == game.sides[1].player:
        raise NotRated(game.id)
    return tuple(chain.from_iterable(_rate(game, rungs, system) for system in SYSTEMS.values()))


def ladders(games: Iterable[RatedGame]) -> tuple[dict[Key, Rung], tuple[Change, ...]]:
    """Where everybody stands after these games from scratch, and every change on the way."""
    rungs: dict[Key, Rung] = {}
    changes: list[Change] = []
    for game in games:
        made = rate(game, rungs)
        for change in made:
            rungs[key(game, change.system, change.player)] = rung(change)
        changes.extend(made)
    return rungs, tuple(changes)


def key(game: RatedGame, system: SystemName, player: str) -> Key:
    """The place on a ladder that a game concerns."""
    return game.edition, game.pace, system, player


def rung(change: Change) -> Rung:
    """The place on the ladder that a change leads to."""
    return Rung(change.after, change.at, change.games)


def _rate(game: RatedGame, rungs: Mapping[Key, Rung], system: System) -> tuple[Change, Change]:
    side, other = game.sides
    known = tuple(rungs.get(key(game, system.name, side.player), Rung()) for side in game.sides)
    rested = tuple(_rest(place, game.at, system) for place in known)
    average = (rested[0].rating + rested[1].rating) / 2
    won = (other.place > side.place) - (other.place < side.place)
    score = system.score(won, game.margin, average)

    def change(side: int, won: int, score: float) -> Change:
        own, faced, place = rested[side], rested[1 - side], known[side]
        return Change(
            system=system.name,
            game=game.id,
            player=game.sides[side].player,
            opponent=game.sides[1 - side].player,
            at=game.at,
            won=won,
            own_total=game.sides[side].total,
            other_total=game.sides[1 - side].total,
            days=_periods(place, game.at, system) * system.period / DAY,
            before=place.standing,
            rested=own,
            faced=faced,
            weight=weight(faced),
            expected=expected_score(own, faced),
            score=score,
            after=update(own, [Outcome(faced, score)], system.limits, periods=0),
            games=place.games + 1,
        )

    return change(0, won, score), change(1, -won, 1 - score)


def _periods(place: Rung, at: int, system: System) -> float:
    return 0.0 if place.at is None else max(0, at - place.at) / system.period


def _rest(place: Rung, at: int, system: System) -> GlickoRating:
    return idle(place.standing, _periods(place, at, system), system.limits)
