"""Everybody meets everybody: tables made in advance."""

from collections.abc import Sequence

Bout = tuple[str | None, str | None]
"""Who goes first, and the other; None: nobody."""


def circle(count: int, number: int) -> list[tuple[int, int]]:
    """The pairs of a round of a round robin, of players from 1, by the circle method.

    Args:
        count: an even number of players.
        number: the round, from 0.
    """
    turn = number % (count - 1)
    rest = list(range(2, count + 1))
    rest = rest[len(rest) - turn :] + rest[: len(rest) - turn]
    ring = [1, *rest]
    return [(ring[n], ring[-1 - n]) for n in range(count // 2)]


def round_robin(order: Sequence[str], number: int) -> list[Bout]:
    """A round of a single, double or longer round robin; starts alternate within one.

    Args:
        order: the field when the block began, in its order.
        number: the round of the block, from 0.
    """
    places: list[str | None] = [*order, *([None] if len(order) % 2 else [])]
    phase = number // (len(places) - 1)
    bouts: list[Bout] = []
    for i, j in circle(len(places), number):
        low, high = min(i, j), max(i, j)
        first, second = (low, high) if (phase + i + j) % 2 else (high, low)
        bouts.append((places[first - 1], places[second - 1]))
    return bouts


def team_round_robin(teams: Sequence[Sequence[str]], number: int) -> list[Bout]:
    """A round in which teams meet: player i of one meets player i + r of the other.

    Teams meet each other by the circle method, one pair of teams for as many rounds as the largest
    team has players.
    """
    size = max(map(len, teams))
    sides = [*teams, *([()] if len(teams) % 2 else [])]
    bouts: list[Bout] = []
    shift = number % size
    for a, b in circle(len(sides), number // size):
        name = [*sides[a - 1], *[None] * (size - len(sides[a - 1]))]
        other = [*sides[b - 1], *[None] * (size - len(sides[b - 1]))]
        for n, player in enumerate(name):
            at = (n + shift) % size
            # so that either side's starts alternate from round to round
            bouts.append((other[at], player) if (n + at) % 2 else (player, other[at]))
    return [bout for bout in bouts if bout != (None, None)]


def fontes(order: Sequence[str], rounds: int, number: int) -> list[Bout]:
    """A round of the first ones, fixed in advance: small groups, each a round robin.

    Seeds are dealt one to each group in turn; whom that leaves is taken from the field in even
    steps and put into the last group.

    Args:
        order: by seed.
        rounds: how many rounds are fixed, an odd number.
        number: the round, from 0.
    """
    size = rounds + 1
    groups = max(1, len(order) // size)
    over = len(order) - groups * size if len(order) >= size else 0
    spare = [order[(2 * n + 1) * len(order) // (2 * over)] for n in range(over)]
    dealt = [player for player in order if player not in set(spare)]
    tables = [dealt[n::groups] for n in range(groups)]
    place = {player: n for n, player in enumerate(order)}
    tables[-1] = sorted([*tables[-1], *spare], key=lambda player: place[player])
    return [bout for table in tables for bout in round_robin(table, number)]


def quads(order: Sequence[str], number: int) -> list[Bout]:
    """A round in groups of four neighbours, each a round robin of three rounds, then once more.

    Whom that leaves is in the last group, of seven at most: three rounds are the first of its own
    round robin, so nobody meets twice there either.

    Args:
        order: by strength.
        number: the round, from 0.
    """
    groups = max(1, len(order) // 4)
    tables = [order[4 * n : 4 * n + 4] for n in range(groups - 1)] + [order[4 * (groups - 1) :]]
    return [bout for table in tables for bout in round_robin(table, number)]
