"""Players of a division and what each round gave them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from stafla import _core
from stafla.contest.standings.scoring import Scoring
from stafla.editions import load, names

Kind = Literal["played", "adjudicated", "bye", "forfeit", "double-forfeit", "void"]
"""How a game ended.

``played`` and ``adjudicated``: with points of both. ``bye``: one player, no opponent. ``forfeit``:
the second player lost it without playing; without a second player the first did.
``double-forfeit``: both did. ``void``: it counts for nobody.
"""
WITH_POINTS: Final[tuple[Kind, ...]] = ("played", "adjudicated")
"""Kinds of results in which both players have points."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays in a division.

    Attributes:
        id: opaque, the same in all events.
        number: the seeding number, from 1; late players come last and nobody is numbered anew.
        rating: before the event; None: unrated.
        team: who does not meet each other while that can be helped; empty: none.
        family: likewise, and given up first: families and clubs.
    """

    id: str
    number: int
    rating: int | None = None
    team: str = ""
    family: str = ""


@dataclass(frozen=True, slots=True)
class Game:
    """A game of a round, or what stands for one.

    Attributes:
        round: from 1.
        one: the first player named; who went first is ``first``.
        other: the second; None: nobody.
        kind: how it ended.
        own, against: points of one and other, of games that have some.
        first: who went first; None: nobody did.
        spread: what a game without points counts instead of the federation's number.
    """

    round: int
    one: str
    other: str | None = None
    kind: Kind = "played"
    own: int = 0
    against: int = 0
    first: str | None = None
    spread: int | None = None


@dataclass(frozen=True, slots=True)
class PlayerGame:
    """A game as one of its players sees it.

    Attributes:
        round: from 1.
        opponent: None: nobody.
        kind: how the game ended.
        half_wins: 2 won, 1 drawn, 0 lost or not counted.
        lost: 2 lost, 1 drawn, 0 else.
        spread: points ahead.
        points: the own, 0 where there are none.
        first: whether the player went first, or is charged a first; None: neither.
        is_bye: whether it counts as a bye where byes are spread: byes, and wins without playing.
    """

    round: int
    opponent: str | None
    kind: Kind
    half_wins: int
    lost: int
    spread: int
    points: int = 0
    first: bool | None = None
    is_bye: bool = False


def games_by_player(
    players: Iterable[Player], games: Iterable[Game], scoring: Scoring
) -> Mapping[str, tuple[PlayerGame, ...]]:
    """Every player's games by round, whatever order the games come in."""
    found: dict[str, list[PlayerGame]] = {player.id: [] for player in players}
    for game in games:
        for player, side in sides(game, scoring):
            if player in found:
                found[player].append(side)
    by_player = {}
    for player, own in found.items():
        own.sort(key=lambda side: (side.round, side.opponent or ""))
        by_player[player] = tuple(_charge(own) if scoring.bye_firsts == "alternate" else own)
    return by_player


def sides(game: Game, scoring: Scoring) -> tuple[tuple[str, PlayerGame], ...]:
    """A game from both sides."""
    number, kind = game.round, game.kind
    if kind == "void":
        both = [(game.one, game.other), (game.other, game.one)]
        return tuple((a, PlayerGame(number, b, kind, 0, 0, 0)) for a, b in both if a is not None)
    if kind == "bye":
        won, lost = scoring.bye_halves
        spread = scoring.bye_spread if game.spread is None else game.spread
        return ((game.one, PlayerGame(number, None, kind, won, lost, spread, is_bye=True)),)
    forfeit = scoring.forfeit_spread if game.spread is None else game.spread
    if kind == "double-forfeit":
        both = [(game.one, game.other), (game.other, game.one)]
        return tuple(
            (a, PlayerGame(number, b, kind, 0, 2, -forfeit)) for a, b in both if a is not None
        )
    if kind == "forfeit":
        loser = game.one if game.other is None else game.other
        lost_side = PlayerGame(number, None, kind, 0, 2, -forfeit)
        if game.other is None:
            return ((loser, lost_side),)
        won_side = PlayerGame(number, None, kind, 2, 0, forfeit, is_bye=True)
        return ((game.one, won_side), (loser, lost_side))
    return _played_sides(game, scoring)


def time_loss(
    winner: int, loser: int, *, rack: int, overtime: int, most: int, margin: int
) -> tuple[int, int]:
    """The result of a game lost on time.

    Args:
        winner: points of who has time left, when the game stopped.
        loser: points of the other.
        rack: what the tiles on the loser's rack are worth.
        overtime: what the winner's own overtime costs.
        most: what all of the loser's overtime costs.
        margin: how far behind the loser is put at least; 0: not at all.
    """
    held, won = loser - rack - most, winner - overtime
    if not margin:
        return won, held
    # the tiles are charged already, so the rules of any edition say the same
    rules = load(names()[0]).ruleset(players=2)
    change = _core.settle_time_loss(rules, (won, held), 1, b"", margin)
    return won + change[0], held + change[1]


def _played_sides(game: Game, scoring: Scoring) -> tuple[tuple[str, PlayerGame], ...]:
    assert game.other is not None
    spread = game.own - game.against
    capped = spread
    if scoring.spread_cap is not None:
        capped = max(-scoring.spread_cap, min(scoring.spread_cap, spread))
    halves = 1 + (spread > 0) - (spread < 0)
    starts = game.first
    return (
        (
            game.one,
            PlayerGame(
                game.round,
                game.other,
                game.kind,
                halves,
                2 - halves,
                capped,
                game.own,
                None if starts is None else starts == game.one,
            ),
        ),
        (
            game.other,
            PlayerGame(
                game.round,
                game.one,
                game.kind,
                2 - halves,
                halves,
                -capped,
                game.against,
                None if starts is None else starts == game.other,
            ),
        ),
    )


def _charge(own: list[PlayerGame]) -> list[PlayerGame]:
    """Lost without playing: a start is charged, first and second in turn."""
    charged, first = [], True
    for side in own:
        if side.kind in ("forfeit", "double-forfeit") and not side.is_bye:
            charged.append(
                PlayerGame(
                    side.round,
                    side.opponent,
                    side.kind,
                    side.half_wins,
                    side.lost,
                    side.spread,
                    side.points,
                    first,
                    side.is_bye,
                )
            )
            first = not first
        else:
            charged.append(side)
    return charged
