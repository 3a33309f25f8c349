"""Which pairs of a round met before, but for those whom a plan lets meet several times."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from stafla.contest.pairing.field import UNMET
from stafla.contest.pairing.pair import FIXTURES, has_fixtures
from stafla.contest.pairing.request import Request


@dataclass(frozen=True, slots=True)
class Repeat:
    """A pair of a round, and the rounds in which the two met before."""

    first: str
    second: str
    rounds: tuple[int, ...]


def repeats_of(request: Request, pairs: Iterable[tuple[str, str]]) -> tuple[Repeat, ...]:
    """The pairs that met before, those set by hand too.

    In fixtures that are those who met in the block more often than its earlier rounds have them: a
    double round robin lets all meet twice, and a pair set by hand comes again in its own round.

    Args:
        request: what the round is paired on.
        pairs: who meets in it.
    """
    fixed = has_fixtures(request.system)
    since = request.settings.begins if fixed else request.settings.reset
    met: dict[frozenset[str], list[int]] = {}
    for game in request.games:
        counts = since <= game.round < request.round and game.kind not in UNMET
        if counts and game.other is not None:
            met.setdefault(frozenset((game.one, game.other)), []).append(game.round)
    again = [(one, other) for one, other in pairs if frozenset((one, other)) in met]
    planned = _count_planned(request) if again and fixed else Counter()
    return tuple(
        Repeat(one, other, tuple(sorted(rounds)))
        for one, other in again
        if len(rounds := met[frozenset((one, other))]) > planned[frozenset((one, other))]
    )


def _count_planned(request: Request) -> Counter[frozenset[str | None]]:
    """How often the rounds of a block before this one have two meet."""
    earlier = (
        replace(request, round=number) for number in range(request.settings.begins, request.round)
    )
    return Counter(frozenset(bout) for one in earlier for bout in FIXTURES[request.system](one))
