"""Who goes first, so that starts stay balanced."""

from stafla.contest.pairing.field import Entrant
from stafla.contest.pairing.matching import lot


def order(a: Entrant, b: Entrant, seed: str) -> tuple[Entrant, Entrant]:
    """The two, who goes first before the other.

    Who has fewer firsts; of equals who has more seconds; of equals who went second in the last
    round in which their starts differed; else a lot.
    """
    if a.firsts != b.firsts:
        return (a, b) if a.firsts < b.firsts else (b, a)
    if a.seconds != b.seconds:
        return (a, b) if a.seconds > b.seconds else (b, a)
    mine = {game.round: game.first for game in a.games if game.first is not None}
    theirs = {game.round: game.first for game in b.games if game.first is not None}
    for number in sorted(mine.keys() & theirs.keys(), reverse=True):
        if mine[number] != theirs[number]:
            return (b, a) if mine[number] else (a, b)
    low, high = sorted((a, b), key=lambda entrant: entrant.id)
    return (low, high) if lot(f"{seed}:start", a.id, b.id) % 2 else (high, low)
