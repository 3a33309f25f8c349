"""Results that are asked about before they are entered: mostly a slip of a finger."""

from typing import Final, Literal

from stafla.contest.event.state import Bout

Unusual = Literal["high", "differs", "sum", "low", "margin", "draw"]
MOST: Final = 900
LEAST: Final = 150
SUM: Final = range(350, 981)
MARGIN: Final = 350


def what_is_unusual(bout: Bout, own: int, against: int) -> tuple[Unusual, ...]:
    """What is unusual about a result, in the order in which one would look.

    Args:
        bout: the pair, with what the players said themselves.
        own: points of who goes first.
        against: points of the other.
    """
    found: dict[Unusual, bool] = {
        "high": max(own, against) > MOST,
        "differs": _differs(bout, own, against),
        "sum": own + against not in SUM,
        "low": min(own, against) < LEAST,
        "margin": abs(own - against) > MARGIN,
        "draw": own == against,
    }
    return tuple(kind for kind, there in found.items() if there)


def _differs(bout: Bout, own: int, against: int) -> bool:
    """Whether both players agreed on something else."""
    said = {
        points if player == bout.first else points[::-1] for player, points in bout.slips.items()
    }
    return len(said) == 1 and len(bout.slips) > 1 and (own, against) not in said
