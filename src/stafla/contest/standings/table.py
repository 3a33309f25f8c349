"""The places of a division: always replayed from its games, never kept."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from hashlib import blake2b
from itertools import accumulate, groupby
from typing import Final

from stafla.contest.standings.game import WITH_POINTS, Game, Player, PlayerGame, games_by_player
from stafla.contest.standings.scoring import ORDER_ONLY, Key, Scoring

Number = int | Fraction


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a player stands.

    Attributes:
        player: the id.
        place: from 1; players that no deciding key parts share one.
        order: from 0, of all in a row; nobody shares it.
        half_wins, lost: in halves.
        spread, points: summed.
        games: rounds that counted.
        byes: byes and wins without playing.
        firsts, seconds: starts, and those charged.
        numbers: each key's number as it was compared, higher is better.
    """

    player: str
    place: int
    order: int
    half_wins: int
    lost: int
    spread: int
    points: int
    games: int
    byes: int
    firsts: int
    seconds: int
    numbers: Mapping[Key, Number]

    @property
    def wins(self) -> Fraction:
        """Wins; a draw is one half."""
        return Fraction(self.half_wins, 2)


def draw_lot(seed: str, player: str) -> int:
    """A player's lot: 64 bits of BLAKE2b under the seed."""
    digest = blake2b(player.encode("utf-8"), key=_key(seed), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def standings(
    players: Iterable[Player],
    games: Iterable[Game],
    scoring: Scoring,
    *,
    seed: str = "",
    rounds: int | None = None,
) -> tuple[Standing, ...]:
    """The places, whatever order players and games come in.

    Args:
        players: of the division.
        games: with and without points; those of others are left out.
        scoring: the keys and numbers.
        seed: of the draw.
        rounds: count the games up to this round only.
    """
    field = sorted(players, key=lambda player: player.id)
    counted = [game for game in games if rounds is None or game.round <= rounds]
    by_player = games_by_player(field, counted, scoring)
    halves = {player: sum(game.half_wins for game in own) for player, own in by_player.items()}
    numbers: dict[str, dict[Key, Number]] = {player.id: {} for player in field}
    keys: list[Key] = [key for key in scoring.keys if key != "draw"]
    for key in keys:
        if key != "head-to-head":
            for player in field:
                numbers[player.id][key] = _number(key, player, by_player[player.id], halves)
    for player in field:
        numbers[player.id]["draw"] = draw_lot(seed, player.id)
    ordered = _order([player.id for player in field], [*keys, "draw"], numbers, by_player)
    deciding = [key for key in keys if key not in ORDER_ONLY]
    rows: list[Standing] = []
    for order, player_id in enumerate(ordered):
        own = numbers[player_id]
        place = order + 1
        if rows and all(rows[-1].numbers[key] == own[key] for key in deciding):
            place = rows[-1].place
        rows.append(_standing(player_id, place, order, by_player[player_id], own))
    return tuple(rows)


def _standing(
    player: str, place: int, order: int, own: Sequence[PlayerGame], numbers: Mapping[Key, Number]
) -> Standing:
    return Standing(
        player=player,
        place=place,
        order=order,
        half_wins=sum(game.half_wins for game in own),
        lost=sum(game.lost for game in own),
        spread=sum(game.spread for game in own),
        points=sum(game.points for game in own),
        games=sum(game.kind != "void" for game in own),
        byes=sum(game.is_bye for game in own),
        firsts=sum(game.first is True for game in own),
        seconds=sum(game.first is False for game in own),
        numbers=numbers,
    )


def _number(
    key: Key, player: Player, own: Sequence[PlayerGame], halves: Mapping[str, int]
) -> Number:
    """A key's number, made so that higher is better."""
    if key in ("opponents", "opponents-cut"):
        met = sorted(halves.get(game.opponent, 0) for game in own if game.opponent is not None)
        return sum(met[1:] if key == "opponents-cut" else met)
    if key == "rating":
        return -1 if player.rating is None else player.rating
    if key == "number":
        return -player.number
    return NUMBERS[key](own)


def _percent(own: Sequence[PlayerGame]) -> Fraction:
    counted = [game for game in own if game.kind != "void"]
    return Fraction(sum(game.half_wins for game in own), 2 * len(counted) or 1)


def _cumulative(own: Sequence[PlayerGame]) -> int:
    return sum(accumulate(game.half_wins for game in own))


NUMBERS: Final[Mapping[Key, Callable[[Sequence[PlayerGame]], Number]]] = {
    "wins": lambda own: sum(game.half_wins for game in own),
    "percent": _percent,
    "losses": lambda own: -sum(game.lost for game in own),
    "spread": lambda own: sum(game.spread for game in own),
    "sum": lambda own: sum(game.points for game in own),
    "games": lambda own: sum(game.kind in WITH_POINTS for game in own),
    "cumulative": _cumulative,
}
"""Keys that follow from a player's own games."""


def _order(
    players: list[str],
    keys: list[Key],
    numbers: dict[str, dict[Key, Number]],
    by_player: Mapping[str, Sequence[PlayerGame]],
) -> list[str]:
    """The players by key after key; what is tied goes on to the next one."""
    if not keys:
        return players
    if "head-to-head" not in keys:
        players.sort(key=lambda name: tuple(-numbers[name][key] for key in keys))
        return players
    at = keys.index("head-to-head")

    def before(name: str) -> tuple[Number, ...]:
        return tuple(-numbers[name][key] for key in keys[:at])

    players.sort(key=before)
    found: list[str] = []
    for _, group in groupby(players, key=before):
        tied = list(group)
        for player, wins in _head_to_head(tied, by_player).items():
            numbers[player]["head-to-head"] = wins
        tied.sort(key=lambda name: -numbers[name]["head-to-head"])
        for _, equal in groupby(tied, key=lambda name: numbers[name]["head-to-head"]):
            found += _order(list(equal), keys[at + 1 :], numbers, by_player)
    return found


def _head_to_head(
    tied: list[str], by_player: Mapping[str, Sequence[PlayerGame]]
) -> dict[str, Number]:
    """Halves won against each other; 0 for all unless all met equally often and at least once."""
    inside = set(tied)
    games: dict[tuple[str, str], int] = {}
    wins: dict[str, Number] = dict.fromkeys(tied, 0)
    for player in tied:
        for game in by_player[player]:
            if game.opponent in inside and game.kind in WITH_POINTS:
                wins[player] += game.half_wins
                games[player, game.opponent] = games.get((player, game.opponent), 0) + 1
    complete = len(tied) * (len(tied) - 1)
    if len(tied) < 2 or len(games) < complete or len(set(games.values())) > 1:
        return dict.fromkeys(tied, 0)
    return wins


def _key(seed: str) -> bytes:
    return blake2b(seed.encode("utf-8"), digest_size=32).digest()
