"""Who can still win something: catching, Chew's pairings, pairing by simulation."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from dataclasses import field as with_default
from hashlib import blake2b
from typing import Final, TypeAlias

import numpy as np

from stafla.contest.pairing.field import Entrant, Field
from stafla.contest.pairing.matching import same_family, same_team
from stafla.contest.pairing.templates import Pairs

Counts: TypeAlias = "np.ndarray[tuple[int, int], np.dtype[np.int64]]"
MARGINS: Final = (8, 25, 42, 59, 77, 95, 115, 136, 160, 188, 222, 268, 340)
"""Margins that come about equally often, as those of a normal distribution do whose standard
deviation is 160; a game's is cut at the spread that a game is reckoned to change a lead by."""
NEVER: Final = 10**9
MOST_CELLS: Final = 1_000_000
"""Players times courses that are imagined at once."""


def can_catch(above: Entrant, below: Entrant, left: int, gibson_spread: int) -> bool:
    """Whether the lower of two can still come level with the higher and pass.

    Args:
        above: the higher by the standings.
        below: the lower.
        left: rounds that are left.
        gibson_spread: the most points that a game is reckoned to change a lead by.
    """
    behind = above.half_wins - below.half_wins
    if behind != 2 * left:
        return behind < 2 * left
    lead = above.spread - below.spread
    return lead <= 0 or lead <= gibson_spread * left * 2


def repeat_weight(times: int, players: int) -> int:
    """What meeting so often already weighs in a field of so many players."""
    return ((1 << times) - 1) * 4 * (players**3 // 27)


def chew(field: Field, members: Sequence[Entrant]) -> tuple[Pairs, list[Entrant]]:
    """Leaders against the lowest who can still catch them; and whom that leaves for a Swiss.

    If everybody contends, nobody is paired here.
    """
    if not members:
        # the only one whom the director has not paired has the bye
        return [], []
    settings = field.request.settings
    left = settings.rounds - field.request.round + 1
    line = members[min(settings.prizes, len(members)) - 1]
    found = [
        one
        for one in members
        if one.rank <= line.rank or can_catch(line, one, left, settings.gibson_spread)
    ]
    if settings.most_contenders is not None:
        found = found[: settings.most_contenders]
    if len(found) == len(members):
        return [], list(members)
    free = list(found)
    pairs: Pairs = []
    while len(free) > 1:
        top = free.pop(0)
        others = [one for one in free if not _is_met_or_kept_apart(field, top, one)]
        if not others:
            continue
        chosen = min(
            others,
            key=lambda one: (
                not can_catch(top, one, left, settings.gibson_spread),
                top.meetings(one),
                bool(top.games) and top.games[-1].opponent == one.id,
                -one.rank,
            ),
        )
        pairs.append((top, chosen))
        free.remove(chosen)
    taken = {one.id for pair in pairs for one in pair}
    return pairs, [one for one in members if one.id not in taken]


def _is_met_or_kept_apart(field: Field, a: Entrant, b: Entrant) -> bool:
    return _is_related_or_kept_apart(field, a, b) or bool(
        a.meetings(b, field.request.settings.reset)
    )


def _is_related_or_kept_apart(field: Field, a: Entrant, b: Entrant) -> bool:
    return same_family(a, b) or same_team(a, b) or _is_kept_apart(field, a, b)


@dataclass(frozen=True, slots=True)
class RestOfDivision:
    """How the rest of a division is simulated.

    Attributes:
        left: rounds to play.
        times: how often it is simulated.
        seed: of the streams.
        cap: the largest margin.
        factor: of the next round; it shrinks to neighbours in the last.
        winner: a rank that wins all its games; None: nobody does.
        first: whether that rank meets the leader in the next round.
    """

    left: int
    times: int
    seed: str
    cap: int
    factor: int
    winner: int | None = None
    first: bool = False


def simulate(members: Sequence[Entrant], rest: RestOfDivision) -> Counts:
    """How often each player ends at each place, if the rest is paired by factor.

    Every so many courses draw from a stream of their own, so that the table is the same on every
    machine and needs little room. Winners are chosen by a coin, margins from `MARGINS`.

    Args:
        members: an even number, the highest first.
        rest: how the rest goes.

    Returns:
        A row a player, a column a place.
    """
    count = len(members)
    ends = np.zeros((count, count), dtype=np.int64)
    piece = max(1, MOST_CELLS // count)
    for number, begin in enumerate(range(0, rest.times, piece)):
        order = _play(members, rest, number, min(piece, rest.times - begin))
        for place in range(count):
            ends[:, place] += np.bincount(order[:, place], minlength=count)
    return ends


def _play(members: Sequence[Entrant], rest: RestOfDivision, piece: int, times: int) -> Counts:
    """The ranks by place in the end of each of these courses."""
    count = len(members)
    halves = np.tile(np.array([one.half_wins for one in members], dtype=np.int64), (times, 1))
    spread = np.tile(np.array([one.spread for one in members], dtype=np.int64), (times, 1))
    margins = np.minimum(np.array(MARGINS, dtype=np.int64), rest.cap)
    rows = np.arange(times)[:, None]
    for number in range(rest.left):
        by = max(1, min(rest.factor, rest.left - number, count // 2))
        order = _order(halves, spread)
        ones, others = _by_factor(count, by)
        if number == 0 and rest.first and rest.winner is not None:
            ones, others = _meeting(ones, others, rest.winner)
        stream = _draws(f"{rest.seed}:{piece}:{number}", times * (count // 2))
        draws = stream.reshape(times, count // 2)
        a, b = order[:, ones], order[:, others]
        # high bits for the coin, the rest for the margin
        sign = np.where(draws >> np.uint64(63), 1, -1)
        if rest.winner is not None:
            sign = np.where(a == rest.winner, 1, np.where(b == rest.winner, -1, sign))
        margin = margins[(draws % np.uint64(len(MARGINS))).astype(np.int64)] * sign
        halves[rows, a] += 1 + sign
        halves[rows, b] += 1 - sign
        spread[rows, a] += margin
        spread[rows, b] -= margin
    return _order(halves, spread)


def _meeting(ones: list[int], others: list[int], rank: int) -> tuple[list[int], list[int]]:
    """The pairs of a round with the leader against a rank, their opponents against each other."""
    pairs = list(zip(ones, others, strict=True))
    mine = next(pair for pair in pairs if 0 in pair)
    theirs = next(pair for pair in pairs if rank in pair)
    if mine != theirs:
        left = [next(one for one in mine if one != 0), next(one for one in theirs if one != rank)]
        pairs = [pair for pair in pairs if pair not in (mine, theirs)]
        pairs += [(0, rank), (left[0], left[1])]
    return [a for a, _ in pairs], [b for _, b in pairs]


def control_loss(
    members: Sequence[Entrant], rest: RestOfDivision, lowest: int, least: int
) -> int | None:
    """The lowest rank that must not be kept from the leader; None: nobody need meet the leader.

    A rank that wins all that is left wins the event more often if it meets the leader now. Where
    that is more often by ``least`` courses, the leader would keep the event out of its hands.
    It is the lowest such rank down to ``lowest``, found by halving.
    """

    def loses(rank: int) -> bool:
        kept = simulate(members, replace(rest, winner=rank))[rank, 0]
        met = simulate(members, replace(rest, winner=rank, first=True))[rank, 0]
        return bool(met - kept >= least)

    low, high = 1, lowest
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if loses(middle) else (low, middle - 1)
    return low if lowest >= 1 and loses(low) else None


def hopes(ends: Counts, places: int, least: int) -> list[int]:
    """For each of the first places the lowest rank that reaches it or better often enough."""
    reached = np.cumsum(ends, axis=1)
    found = []
    for place in range(places):
        enough = np.flatnonzero(reached[:, place] >= least)
        found.append(int(enough[-1]) if len(enough) else place)
    return found


def settled_ranks(
    members: Sequence[Entrant], left: int, prizes: int, gibson_spread: int
) -> set[int]:
    """Ranks that nobody below can catch and that can catch nobody above, of those with prizes."""
    found = set()
    for rank in range(min(prizes, len(members) - 1)):
        own = members[rank]
        from_above = rank == 0 or not can_catch(members[rank - 1], own, left, gibson_spread)
        if from_above and not can_catch(own, members[rank + 1], left, gibson_spread):
            found.add(rank)
    return found


def decisive_pairs(
    left: int, lowest: Sequence[int], gibson: Collection[int], *, controlled: bool
) -> list[tuple[int, int]]:
    """The pairs of ranks that are fixed where prizes are decided, in the last two rounds.

    In the last round neighbours meet over the prizes. In the last but one the first three meet
    the next three (1 and 4, 2 and 5, 3 and 6), if each of those can still hope for the place of
    whom they meet and nobody below the leader has to meet the leader instead.

    Args:
        left: rounds to play.
        lowest: for each place with a prize the lowest rank that can hope for it.
        gibson: ranks whose place is settled.
        controlled: whether somebody has to meet the leader (`control_loss`).
    """
    prizes = len(lowest)
    pairs = []
    if left == 1:
        rank = 0
        while rank < prizes:
            both = not {rank, rank + 1} & set(gibson)
            if both:
                pairs.append((rank, rank + 1))
            rank += 1 + both
    elif left == 2 and prizes >= 3 and not gibson and not controlled:
        three = [(rank, rank + 3) for rank in range(3)]
        if all(lowest[rank] >= other for rank, other in three):
            pairs = three
    return pairs


def weights(
    field: Field, members: Sequence[Entrant]
) -> tuple[dict[tuple[int, int], int], tuple[str, ...]]:
    """What each pair weighs in a contenders' round, by simulation; and what was found.

    The distance of ranks counts to the third power, the square for those whose place is settled or
    who win nothing; in the last quarter the leaders want the lowest who can still hope.
    """
    settings = field.request.settings
    left = max(1, settings.rounds - field.request.round + 1)
    prizes = min(settings.prizes, len(members))
    rest = RestOfDivision(
        left=left,
        times=settings.simulations,
        seed=field.request.seed,
        cap=settings.gibson_spread,
        factor=max(1, len(members) // 2),
    )
    ends = simulate(members, rest)
    share = settings.hopefulness[min(left, len(settings.hopefulness)) - 1]
    lowest = hopes(ends, prizes, -(-settings.simulations * share // 1000))
    gibson = settled_ranks(members, left, prizes, settings.gibson_spread)
    meets: tuple[int, ...] = ()
    if 0 not in gibson and len(members) > 2:
        # each rank is imagined twice, so a tenth of the courses has to do
        short = replace(rest, times=max(1, rest.times // 10))
        rank = control_loss(
            members, short, lowest[0], max(1, short.times * settings.control // 1000)
        )
        if rank is not None:
            # with many rounds to come the next one up will do as well
            meets = (rank, rank - 1) if left > 4 and rank > 1 else (rank,)
    decisive = decisive_pairs(left, lowest, gibson, controlled=bool(meets))
    decisive = [
        (i, j)
        for i, j in decisive
        if j < len(members) and not _is_related_or_kept_apart(field, members[i], members[j])
    ]
    partners = dict((*decisive, *((j, i) for i, j in decisive)))
    aims = _Aims(lowest, gibson, 4 * left <= settings.rounds, meets, partners)
    found: dict[tuple[int, int], int] = {}
    for i, one in enumerate(members):
        for j in range(i + 1, len(members)):
            if _is_kept_apart(field, one, members[j]):
                continue
            found[i, j] = _weight(members, i, j, aims)
    notes = [f"settled:{rank + 1}" for rank in sorted(gibson)]
    notes += [f"leader-meets:{rank + 1}" for rank in sorted(meets)]
    notes += [f"decisive:{i + 1}-{j + 1}" for i, j in decisive]
    return found, tuple(notes)


@dataclass(frozen=True, slots=True)
class _Aims:
    """What the places with prizes ask of a round.

    Attributes:
        lowest: for each of them the lowest rank that can hope for it.
        gibson: ranks whose place is settled.
        late: whether the last quarter has begun.
        meets: the ranks of which one has to meet the leader; none: anybody may.
        decisive: whom each rank of a fixed pair meets.
    """

    lowest: Sequence[int]
    gibson: set[int]
    late: bool
    meets: tuple[int, ...]
    decisive: Mapping[int, int] = with_default(default_factory=dict)

    def breaks(self, i: int, j: int) -> bool:
        """Whether a pair keeps one of a fixed pair from its opponent."""
        return self.decisive.get(i, j) != j or self.decisive.get(j, i) != i

    def counts(self, rank: int) -> bool:
        """Whether a rank still plays for a prize."""
        return rank < len(self.lowest) and rank not in self.gibson


def _weight(members: Sequence[Entrant], i: int, j: int, aims: _Aims) -> int:
    one, other = members[i], members[j]
    apart = j - i
    weight = 0
    if not aims.counts(i):
        weight += apart**2
    elif not aims.late or j > aims.lowest[i]:
        weight += apart**3
    if aims.late and aims.counts(i):
        weight += 2 * abs(aims.lowest[i] - j) ** 3 if j <= aims.lowest[i] else NEVER
    if (i in aims.gibson and aims.counts(j)) or (j in aims.gibson and aims.counts(i)):
        weight += NEVER
    fixed = aims.decisive.get(i) == j
    if aims.breaks(i, j) or (i == 0 and aims.meets and j not in aims.meets and not fixed):
        weight += NEVER
    weight += NEVER * (same_family(one, other) + same_team(one, other))
    times = one.meetings(other)
    weight += repeat_weight(min(times, 20), len(members))
    if times and one.games[-1].opponent == other.id and i >= len(aims.lowest):
        weight += 10**6
    return weight


def _is_kept_apart(field: Field, a: Entrant, b: Entrant) -> bool:
    return frozenset((a.id, b.id)) in field.apart


def _order(
    halves: Counts,
    spread: Counts,
) -> Counts:
    return np.argsort(-(halves * 2**32 + spread), axis=1, kind="stable")


def _by_factor(count: int, by: int) -> tuple[list[int], list[int]]:
    ones = [*range(by), *range(2 * by, count, 2)]
    others = [*range(by, 2 * by), *range(2 * by + 1, count, 2)]
    return ones, others


def _draws(seed: str, count: int) -> "np.ndarray[tuple[int], np.dtype[np.uint64]]":
    """Random bits of a counter's cipher; the raw stream is the same on all machines."""
    key = int.from_bytes(blake2b(seed.encode("utf-8"), digest_size=16).digest(), "big")
    return np.random.Philox(key=key).random_raw(count).astype(np.uint64)
