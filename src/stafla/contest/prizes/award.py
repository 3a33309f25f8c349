"""Who has won what. The same standings and games give the same prizes, whoever asks and when."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from stafla.contest.prizes.prize import SERIES, Fund, Prize, PrizeKind
from stafla.contest.standings import WITH_POINTS, Game, Player, Standing

HUNDRED: Final = 100


@dataclass(frozen=True, slots=True)
class Field:
    """A division as prizes see it.

    Attributes:
        standings: the places.
        players: by id.
        games: all of them.
        groups: which groups the director counts a player among.
    """

    standings: Sequence[Standing]
    players: Mapping[str, Player]
    games: Sequence[Game]
    groups: Mapping[str, Sequence[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Share:
    """What a player has of a prize: money in hundredths of a unit, and things."""

    player: str
    money: int = 0
    things: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Award:
    """A prize, or several that are shared, and who has them.

    Attributes:
        prizes: more than one where those who are tied share the money of several.
        place: of the first of them among prizes of the kind, from 1.
        shares: by the order of the standings; none: nobody has it (yet).
        value: of a prize for games the points, the margin or the difference that won it.
    """

    prizes: tuple[Prize, ...]
    place: int
    shares: tuple[Share, ...]
    value: int | None = None


@dataclass(frozen=True, slots=True)
class PrizeCandidate:
    """Somebody who may win: ``level`` is equal for those who are tied."""

    player: str
    level: int


def awards(fund: Fund, fields: Mapping[str, Field]) -> tuple[Award, ...]:
    """Every prize with who has it, by kind, place and number.

    Money comes first to the dearest prize, so that with ``once`` everybody has the better of two;
    prizes for places without money are given before all, as they belong to the place. What is left
    for the others is theirs by the order of the standings.

    Args:
        fund: the prizes and their rules.
        fields: the divisions by name.
    """
    queues: dict[tuple[str, str, str, int], list[Prize]] = {}
    for prize in fund.prizes:
        queues.setdefault(prize.series, []).append(prize)
    awarded: list[Award] = []
    given: set[str] = set()
    places = dict.fromkeys(queues, 1)
    while waiting := [series for series, queue in queues.items() if queue]:
        series = min(waiting, key=lambda one: _turn(queues[one][0]))
        queue, place = queues[series], places[series]
        own = fields.get(queue[0].division)
        award = _next(fund, queue, place, own, given)
        awarded.append(award)
        if award.prizes[0].kind in SERIES and fund.once:
            given.update(share.player for share in award.shares)
        places[series] += len(award.prizes)
        queues[series] = queue[len(award.prizes) :]
    first = {series: award for award in reversed(awarded) for series in [award.prizes[0].series]}
    order = {series: award.prizes[0].number for series, award in first.items()}
    return tuple(
        sorted(
            awarded,
            key=lambda award: (
                award.prizes[0].kind != "place",
                order[award.prizes[0].series],
                award.prizes[0].number,
            ),
        )
    )


def _turn(prize: Prize) -> tuple[bool, int, bool, int]:
    """The least is given first."""
    cup = prize.kind == "place" and not prize.money
    return not cup, -prize.money, prize.kind != "place", prize.number


def _next(
    fund: Fund, queue: Sequence[Prize], place: int, own: Field | None, given: set[str]
) -> Award:
    """The next prize of a series, with those that are shared with it."""
    prize = queue[0]
    if prize.kind == "named" or own is None:
        named = prize.players
        return Award((prize,), place, _split([prize], named) if named else ())
    if prize.kind in SERIES:
        entries = _best(fund, prize, own)
        if fund.once:
            entries = [entry for entry in entries if entry.player not in given]
        else:
            entries = entries[place - 1 :]
        value = None
    else:
        entries = _by_games(prize.kind, own)[place - 1 :]
        value = abs(entries[0].level) if entries else None
        if entries and prize.kind == "spread":
            value = entries[0].level
    if not entries:
        return Award((prize,), place, ())
    sharing = fund.ties != "order" and prize.money
    tied = (
        [entry for entry in entries if entry.level == entries[0].level] if sharing else entries[:1]
    )
    shared = list(queue[: len(tied)])
    return Award(tuple(shared), place, _split(shared, [entry.player for entry in tied]), value)


def _split(prizes: Sequence[Prize], players: Sequence[str]) -> tuple[Share, ...]:
    """Money in equal parts, what is over a hundredth at a time; things by the order."""
    each, over = divmod(HUNDRED * sum(prize.money for prize in prizes), len(players))
    things = [prize.thing for prize in prizes]
    return tuple(
        Share(
            player,
            each + (number < over),
            (things[number],) if number < len(things) and things[number] else (),
        )
        for number, player in enumerate(players)
    )


def _best(fund: Fund, prize: Prize, own: Field) -> list[PrizeCandidate]:
    """Those whom a prize for the best is for, by the standings."""

    def level(line: Standing) -> int:
        return line.half_wins if fund.ties == "wins" else line.place

    return [
        PrizeCandidate(line.player, level(line))
        for line in own.standings
        if line.player in own.players and _counts(prize, own.players[line.player], own)
    ]


def _counts(prize: Prize, player: Player, own: Field) -> bool:
    match prize.kind:
        case "rating":
            return player.rating is None or player.rating < prize.below
        case "family":
            return player.family.casefold() == prize.label.casefold()
        case "team":
            return player.team.casefold() == prize.label.casefold()
        case "group":
            groups = own.groups.get(player.id, ())
            return prize.label.casefold() in {one.casefold() for one in groups}
    return True


def _by_games(kind: PrizeKind, own: Field) -> list[PrizeCandidate]:
    """Each player's best number of the kind, the best first; of equals, who stands higher."""
    if kind == "spread":
        return sorted(
            (PrizeCandidate(line.player, line.spread) for line in own.standings),
            key=lambda entry: -entry.level,
        )
    best: dict[str, int] = {}
    for player, number in _numbers(kind, own):
        best[player] = max(number, best.get(player, number))
    order = {line.player: line.order for line in own.standings}
    entries = [PrizeCandidate(player, number) for player, number in best.items() if player in order]
    return sorted(entries, key=lambda entry: (-entry.level, order[entry.player]))


def _numbers(kind: PrizeKind, own: Field) -> Iterable[tuple[str, int]]:
    reckon: Mapping[PrizeKind, Callable[[Game], tuple[str, int] | None]] = {
        "high-win": lambda game: (_winner(game), max(game.own, game.against)),
        "high-loss": lambda game: (_loser(game), min(game.own, game.against)),
        "low-win": lambda game: (_winner(game), -max(game.own, game.against)),
        "margin": lambda game: (_winner(game), abs(game.own - game.against)),
        "upset": lambda game: _upset(game, own.players),
    }
    for game in own.games:
        if game.kind in WITH_POINTS and game.other is not None and game.own != game.against:
            found = reckon[kind](game)
            if found is not None:
                yield found


def _winner(game: Game) -> str:
    assert game.other is not None
    return game.one if game.own > game.against else game.other


def _loser(game: Game) -> str:
    assert game.other is not None
    return game.other if game.own > game.against else game.one


def _upset(game: Game, players: Mapping[str, Player]) -> tuple[str, int] | None:
    winner, loser = players.get(_winner(game)), players.get(_loser(game))
    if winner is None or loser is None or winner.rating is None or loser.rating is None:
        return None
    above = loser.rating - winner.rating
    return (winner.id, above) if above > 0 else None
