"""Results as they are typed at the desk: points, overtime, games lost on time or by absence.

``380t2``: the player needed two begun minutes too many. ``380tf12``: the game was lost on time with
12 points on the rack. ``w``: the player wins, since the other did not come; ``ww``: neither came.
"""

import re
from dataclasses import dataclass
from typing import Final

from stafla.club.contests.refusals import EventRefused
from stafla.club.contests.tables import TypedScore
from stafla.contest.event import Federation
from stafla.contest.standings import time_loss
from stafla.editions import clocks

_SCORE: Final = re.compile(
    r"(?P<points>-?[0-9]{1,4}) ?(?:t(?P<minutes>[0-9]{1,2})|tf ?(?P<rack>[0-9]{1,3}))?"
)


@dataclass(frozen=True, slots=True)
class TypedResult:
    """A result as it was typed.

    Attributes:
        written: what is entered.
        note: what the log keeps of how it came about; empty: nothing.
    """

    written: TypedScore
    note: str = ""


@dataclass(frozen=True, slots=True)
class _Score:
    points: int
    minutes: int
    rack: int | None


def read_result(own: str, against: str, rules: Federation | None) -> TypedResult | None:
    """A result that was typed; None: it is none.

    Args:
        own: what was typed for who goes first.
        against: for the other.
        rules: of the federation; None: nobody knows them.

    Raises:
        EventRefused: ``event-time``, the rules have no such thing.
    """
    first, second = _tidy(own), _tidy(against)
    absent = {
        ("w", ""): TypedScore(kind="forfeit"),
        ("", "w"): TypedScore(kind="forfeit", loser_first=True),
        ("ww", ""): TypedScore(kind="double-forfeit"),
        ("", "ww"): TypedScore(kind="double-forfeit"),
    }
    if (first, second) in absent:
        return TypedResult(absent[first, second])
    one, other = _score(first), _score(second)
    if one is None or other is None:
        return None
    if not (one.minutes or other.minutes) and one.rack is None and other.rack is None:
        return TypedResult(TypedScore(one.points, other.points))
    if one.rack is not None and other.rack is not None:
        return None
    return TypedResult(_by_time(one, other, rules), f"{first} – {second}")


def _by_time(one: _Score, other: _Score, rules: Federation | None) -> TypedScore:
    """The result that the rules of time make of what stood when the game ended."""
    named = clocks().get(rules.clock) if rules else None
    if rules is None or named is None or not named.policy.penalty:
        raise EventRefused("event-time")
    costs = [named.policy.penalty * score.minutes for score in (one, other)]
    if one.rack is None and other.rack is None:
        return TypedScore(one.points - costs[0], other.points - costs[1])
    if not rules.most:
        raise EventRefused("event-time")
    lost_first = one.rack is not None
    loser, winner = (one, other) if lost_first else (other, one)
    won, held = time_loss(
        winner.points,
        loser.points,
        rack=loser.rack or 0,
        overtime=costs[1] if lost_first else costs[0],
        most=rules.most,
        margin=rules.margin,
    )
    return TypedScore(held, won) if lost_first else TypedScore(won, held)


def _score(text: str) -> _Score | None:
    match = _SCORE.fullmatch(text)
    if match is None:
        return None
    rack = match["rack"]
    return _Score(
        int(match["points"]), int(match["minutes"] or 0), None if rack is None else int(rack)
    )


def _tidy(text: str) -> str:
    return " ".join(text.replace("−", "-").split()).casefold()
