"""Warnings and fines that officials give and take back, as their forms show them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from fastapi import Query
from pydantic import Field

from stafla.data.catalogue import Catalogue
from stafla.rules.duplicate.state import Duplicate
from stafla.web.duplicate.log import log_row

MOST_SHOWN = 30
"""So many penalties stand on the page; those of one player are shown by number."""
EventNumber = Annotated[int, Field(ge=0, le=10_000_000)]
PlayerAsked = Annotated[int, Query(ge=0, le=10_000)]


@dataclass(frozen=True, slots=True)
class PenaltyShown:
    """A warning or a fine that stands: its number, who gave it, and what it was."""

    number: int
    official: str
    text: str


@dataclass(frozen=True, slots=True)
class PenaltiesShown:
    """The penalties that stand, the latest first.

    Attributes:
        rows: the latest of them.
        more: whether there are others.
        player: whose they are; 0: everybody's.
        name: of the player.
        seen: the number of the latest event.
    """

    rows: list[PenaltyShown]
    more: bool
    player: int
    name: str
    seen: int


def penalties_shown(
    state: Duplicate,
    named: Mapping[int, str],
    officials: Mapping[int, str],
    say: Catalogue,
    *,
    me: int = 0,
    player: int = 0,
) -> PenaltiesShown:
    """The penalties that official ``me`` sees; with ``player`` those of one who is there."""
    player = player if player in named else 0
    standing = [
        penalty
        for penalty in reversed(state.penalties.all)
        if not penalty.lifted
        and player in (0, penalty.player)
        and state.rooms.sees(me, penalty.player)
    ]
    rows = []
    for penalty in standing[:MOST_SHOWN]:
        costs = state.penalties.cost(penalty.given)
        official, text = log_row(penalty.given, named, officials, say, costs=costs)
        rows.append(PenaltyShown(penalty.number, official, text))
    more = len(standing) > MOST_SHOWN
    return PenaltiesShown(rows, more, player, named.get(player, ""), state.number)
