"""The cheapest pairs of all: a perfect matching of least cost on the complete graph.

Costs are whole numbers in strict order: what must not be, then the difference in wins, floating in
the same direction twice, the distance within a score group from half its size (squared, so that one
assignment alone is best), owed starts, and a lot. So the pairs are the same in whatever order
players are given.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, TypeAlias

import numpy as np

from stafla.contest.pairing.cheapest import cheapest
from stafla.contest.pairing.field import UNMET, Entrant, Field
from stafla.contest.pairing.request import NotPairable
from stafla.contest.pairing.result import Grade, Relaxation

Numbers: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.int64]]"
Marks: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.bool_]]"
WINS_RANGE: Final = 10_000
FLOATS_RANGE: Final = 10
STARTS_RANGE: Final = 100
"""A difference in wins, floats and starts are digits of a pair's cost, each below its range."""
LOT_BITS: Final = 32
FAMILY, TEAM, REPEAT = 1, 30, 1000


@dataclass(frozen=True, slots=True)
class Stage:
    """What is given up: families, teams, repeats before a round, repeats."""

    family: bool = False
    team: bool = False
    reset: int = 1
    repeats: bool = False


@dataclass(frozen=True, slots=True)
class Matched:
    """Pairs by rank, the higher first; who has none; costs; what was given up."""

    pairs: tuple[tuple[Entrant, Entrant], ...]
    bye: Entrant | None
    costs: tuple[int, ...]
    grades: tuple[Grade, ...]
    relaxations: tuple[Relaxation, ...]


def stages(field: Field) -> list[Stage]:
    """From giving up nothing to giving up all, in the fixed order."""
    settings = field.request.settings
    found = [Stage(reset=settings.reset), Stage(True, reset=settings.reset)]
    found.append(Stage(True, True, settings.reset))
    found += [Stage(True, True, reset) for reset in range(settings.reset + 1, field.request.round)]
    found.append(Stage(True, True, max(settings.reset, field.request.round), True))
    return found


def match(field: Field, members: Sequence[Entrant]) -> Matched:
    """The cheapest pairs of these members, giving up as little as can be.

    Raises:
        NotPairable: ``pairing-impossible``, pairs that never meet leave no other.
    """
    if not members:
        return Matched(
            (), None, (), (), relaxations(field, Stage(reset=field.request.settings.reset), ())
        )
    for stage in _worth_trying(field, members):
        matched = _match(field, members, stage)
        if matched is not None:
            return matched
    raise NotPairable("pairing-impossible")


def relaxations(
    field: Field, stage: Stage, pairs: Sequence[tuple[Entrant, Entrant]]
) -> tuple[Relaxation, ...]:
    """Everything that can be given up, and whether these pairs did."""
    reset = field.request.settings.reset
    families = tuple((a.id, b.id) for a, b in pairs if same_family(a, b))
    teams = tuple((a.id, b.id) for a, b in pairs if same_team(a, b))
    late = stage.reset
    earlier = tuple(
        (a.id, b.id) for a, b in pairs if a.meetings(b, reset) and not a.meetings(b, late)
    )
    again = tuple((a.id, b.id) for a, b in pairs if a.meetings(b, late))
    if stage.repeats:
        earlier, again = (), tuple((a.id, b.id) for a, b in pairs if a.meetings(b, reset))
    return (
        Relaxation("family", bool(families), pairs=families),
        Relaxation("team", bool(teams), pairs=teams),
        Relaxation("earlier-rounds", bool(earlier), late if earlier else 0, earlier),
        Relaxation("repeats", bool(again), pairs=again),
    )


def same_family(a: Entrant, b: Entrant) -> bool:
    """Whether two are of one family or club."""
    return bool(a.player.family) and a.player.family == b.player.family


def same_team(a: Entrant, b: Entrant) -> bool:
    """Whether two are of one team."""
    return bool(a.player.team) and a.player.team == b.player.team


def lot(seed: str, a: str, b: str) -> int:
    """The lot of a pair: 32 bits, the same for both orders."""
    low, high = sorted((a, b))
    text = f"{len(seed)}:{seed}{len(low)}:{low}{high}".encode()
    return int.from_bytes(blake2b(text, digest_size=LOT_BITS // 8).digest(), "big")


def _worth_trying(field: Field, members: Sequence[Entrant]) -> list[Stage]:
    """The stages that differ for these members."""
    families = _has_twins([entrant.player.family for entrant in members])
    teams = _has_twins([entrant.player.team for entrant in members])
    found = []
    for number, stage in enumerate(stages(field)):
        if (number == 1 and not families) or (number == 2 and not teams):
            continue
        found.append(stage)
    return found


def _has_twins(names: Sequence[str]) -> bool:
    told = [name for name in names if name]
    return len(set(told)) < len(told)


def _match(field: Field, members: Sequence[Entrant], stage: Stage) -> Matched | None:
    odd = len(members) % 2
    left, right = np.triu_indices(len(members), 1)
    hard, allowed = _forbidden_costs(field, members, stage)
    left, right, hard = left[allowed], right[allowed], hard[allowed]
    high, low = _model_costs(members, left, right)
    scale = STARTS_RANGE * max(10**7, 10 * len(members) ** 2)
    costs = [
        ((int(b) * WINS_RANGE * FLOATS_RANGE + int(h)) * scale + int(w)) << LOT_BITS
        | lot(field.request.seed, members[i].id, members[j].id)
        for i, j, b, h, w in zip(
            left.tolist(), right.tolist(), hard.tolist(), high.tolist(), low.tolist(), strict=True
        )
    ]
    edges = list(zip(left.tolist(), right.tolist(), costs, strict=True))
    if odd:
        edges += _bye_edges(field, members, max(costs, default=0))
    ordered = cheapest(len(members) + odd, edges)
    if ordered is None:
        return None
    chosen = set(ordered)
    by_pair = {(i, j): cost for i, j, cost in edges if (i, j) in chosen}
    parts = {
        (i, j): forced
        for i, j, forced in zip(left.tolist(), right.tolist(), hard.tolist(), strict=True)
        if (i, j) in chosen
    }
    bye = None
    pairs, prices, grades = [], [], []
    for i, j in ordered:
        if j == len(members):
            bye = members[i]
            continue
        pairs.append((members[i], members[j]))
        prices.append(by_pair[i, j])
        grades.append(_grade(members[i], members[j], parts[i, j]))
    return Matched(
        tuple(pairs), bye, tuple(prices), tuple(grades), relaxations(field, stage, pairs)
    )


def _grade(a: Entrant, b: Entrant, hard: int) -> Grade:
    if hard:
        return "forced"
    if a.half_wins == b.half_wins:
        return "model"
    return "good" if a.half_wins - b.half_wins <= 2 else "concession"


def _forbidden_costs(
    field: Field, members: Sequence[Entrant], stage: Stage
) -> tuple[Numbers, Marks]:
    """What each pair costs that should not be, and whether it can be at all."""
    count = len(members)
    place = {player.id: n for n, player in enumerate(members)}
    hard = np.zeros((count, count), dtype=np.int64)
    allowed = np.ones((count, count), dtype=np.bool_)
    reset = field.request.settings.reset
    for n, entrant in enumerate(members):
        for game in entrant.games:
            other = place.get(game.opponent or "")
            if other is None or game.kind in UNMET or game.round < reset:
                continue
            if stage.repeats:
                hard[n, other] += 1
            elif game.round >= stage.reset:
                allowed[n, other] = False
    hard = REPEAT * np.minimum(hard, 90) ** 2
    for names, weight, given in (
        ([player.player.family for player in members], FAMILY, stage.family),
        ([player.player.team for player in members], TEAM, stage.team),
    ):
        for same in _groups(names):
            at = np.ix_(same, same)
            hard[at] += weight * given
            allowed[at] &= given
    for pair in field.apart:
        both = [place[player] for player in pair if player in place]
        if len(both) == 2:
            allowed[both[0], both[1]] = allowed[both[1], both[0]] = False
    upper = np.triu_indices(count, 1)
    return hard[upper], allowed[upper]


def _groups(names: Sequence[str]) -> list[list[int]]:
    """Who bears the same name, nobody where it is empty."""
    groups: dict[str, list[int]] = {}
    for n, name in enumerate(names):
        if name:
            groups.setdefault(name, []).append(n)
    return list(groups.values())


def _model_costs(
    members: Sequence[Entrant],
    left: Numbers,
    right: Numbers,
) -> tuple[Numbers, Numbers]:
    """Differences in wins and floats; distances and starts."""
    halves = np.array([player.half_wins for player in members])
    floated = np.array([player.floated for player in members])
    owed = np.array([player.seconds - player.firsts for player in members])
    sizes: dict[int, int] = {}
    at = []
    for entrant in members:
        at.append(sizes.get(entrant.half_wins, 0))
        sizes[entrant.half_wins] = at[-1] + 1
    within = np.array(at)
    size = np.array([sizes[player.half_wins] for player in members])
    apart = np.abs(halves[left] - halves[right])
    level = apart == 0
    floats = np.where(level, 0, (floated[left] < 0).astype(int) + (floated[right] > 0).astype(int))
    fold = (2 * np.abs(within[left] - within[right]) - size[left]) ** 2
    distance = np.where(level, fold, 2 * np.abs(left - right))
    both = owed[left] * owed[right] > 0
    starts = np.where(both, np.minimum(2, np.minimum(abs(owed[left]), abs(owed[right]))), 0)
    high = np.minimum(apart**2, WINS_RANGE - 1) * FLOATS_RANGE + floats
    return high, distance * STARTS_RANGE + starts


def _bye_edges(
    field: Field, members: Sequence[Entrant], dearest: int
) -> list[tuple[int, int, int]]:
    """A bye before all else: fewest byes, then the lowest (or the highest)."""
    unit = (dearest + 1) * (len(members) // 2 + 1)
    fewest = min(entrant.byes for entrant in members)
    top = field.request.settings.top_down_byes
    last = len(members) - 1
    return [
        (
            n,
            len(members),
            ((entrant.byes - fewest) * len(members) + (n if top else last - n)) * unit,
        )
        for n, entrant in enumerate(members)
    ]
