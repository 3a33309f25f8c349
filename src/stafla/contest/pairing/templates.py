"""Systems whose pairs follow from places alone."""

from collections.abc import Sequence

from stafla.contest.pairing.field import Entrant, Field
from stafla.contest.pairing.matching import same_family, same_team

Pairs = list[tuple[Entrant, Entrant]]
MOST_STEPS = 200_000


def bye_of(field: Field, members: Sequence[Entrant]) -> Entrant | None:
    """Who sits out of an odd number: fewest byes, then the lowest (or the highest)."""
    if len(members) % 2 == 0:
        return None
    top = field.request.settings.top_down_byes
    return min(members, key=lambda entrant: (entrant.byes, entrant.rank if top else -entrant.rank))


def without(members: Sequence[Entrant], out: Entrant | None) -> list[Entrant]:
    """The members but one."""
    return [entrant for entrant in members if out is None or entrant.id != out.id]


def king_of_the_hill(members: Sequence[Entrant]) -> Pairs:
    """0 meets 1, 2 meets 3."""
    return list(zip(members[::2], members[1::2], strict=True))


def queen_of_the_hill(members: Sequence[Entrant]) -> Pairs:
    """0 meets 2, 1 meets 3, and so on by fours; the last two of a field of six meet."""
    pairs: Pairs = []
    for at in range(0, len(members), 4):
        four = members[at : at + 4]
        pairs += (
            [(four[0], four[2]), (four[1], four[3])] if len(four) == 4 else [(four[0], four[1])]
        )
    return pairs


def fold(members: Sequence[Entrant]) -> Pairs:
    """The upper half meets the lower half, the first of each, the second of each."""
    half = len(members) // 2
    return list(zip(members[:half], members[half:], strict=True))


def factor(members: Sequence[Entrant], by: int) -> tuple[Pairs, list[Entrant]]:
    """0 meets ``by``, 1 the next, for twice as many players; and whom it leaves."""
    by = max(1, min(by, len(members) // 2))
    return list(zip(members[:by], members[by : 2 * by], strict=True)), list(members[2 * by :])


def australian(field: Field, members: Sequence[Entrant], reset: int) -> Pairs | None:
    """The top player meets the highest opponent not met since a round, and so on down.

    None: there are no such pairs, or none were found in a bounded number of steps.
    """
    legal = [
        [j for j in range(i + 1, len(members)) if _is_legal(field, entrant, members[j], reset)]
        for i, entrant in enumerate(members)
    ]
    opponent: list[int | None] = [None] * len(members)
    trail: list[tuple[int, int]] = []
    at, tried = 0, 0
    for _ in range(MOST_STEPS):
        while at < len(members) and opponent[at] is not None:
            at += 1
        if at == len(members):
            return [(members[i], members[legal[i][n]]) for i, n in trail]
        place = next(
            (n for n in range(tried, len(legal[at])) if opponent[legal[at][n]] is None), None
        )
        if place is not None:
            other = legal[at][place]
            opponent[at], opponent[other] = other, at
            trail.append((at, place))
            tried = 0
            continue
        if not trail:
            return None
        at, place = trail.pop()
        other = legal[at][place]
        opponent[at] = opponent[other] = None
        tried = place + 1
    return None


def _is_legal(field: Field, a: Entrant, b: Entrant, reset: int) -> bool:
    if same_family(a, b) or same_team(a, b) or frozenset((a.id, b.id)) in field.apart:
        return False
    return not a.meetings(b, reset)
