"""Who of a round are of one family, club or team."""

from collections.abc import Iterable

from stafla.contest.pairing.pair import has_fixtures
from stafla.contest.pairing.request import Request
from stafla.contest.pairing.result import Relaxation, mates


def mates_of(request: Request, pairs: Iterable[tuple[str, str]]) -> tuple[Relaxation, ...]:
    """The pairs of one family or club and those of one team, where there are any.

    Those set by hand are among them.

    Args:
        request: what the round is paired on.
        pairs: who meets in it.
    """
    scheduled = has_fixtures(request.system)
    return tuple(one for one in mates(request.players, pairs, scheduled=scheduled) if one.needed)
