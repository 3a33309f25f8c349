"""Whoever fills a list leaves everybody else their turn."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, Table, func, select

from stafla.store.schema import contests, holdings

MOST_LOOKED_AT = 1_000
"""So many of the newest have turns in a list that everybody asks for."""
MADE = holdings.c.kind == "table"


def by_makers(made: Table, *more: ColumnElement[Any]) -> Select[Any]:
    """The ids of tables, or of those that wait, with who made them, for `in_turns`.

    That is known as long as a table is open (`stafla.store.holdings`); where it is not, the device
    that made a table stands for its address.
    """
    visitor = func.coalesce(holdings.c.visitor, made.c.owner)
    origin = func.coalesce(func.nullif(holdings.c.origin, ""), visitor)
    columns = made.c.id, origin.label("origin"), visitor.label("visitor"), *more
    held = MADE & (holdings.c.thing == made.c.id)
    return select(*columns).select_from(made.outerjoin(holdings, held))


def by_announcers(*more: ColumnElement[Any]) -> Select[Any]:
    """The ids of tournaments with who announced them, likewise; unknown: each has its own turn."""
    visitor = func.coalesce(holdings.c.visitor, contests.c.id)
    origin = func.coalesce(func.nullif(holdings.c.origin, ""), visitor)
    columns = contests.c.id, origin.label("origin"), visitor.label("visitor"), *more
    held = (holdings.c.kind == "contest") & (holdings.c.thing == contests.c.id)
    return select(*columns).select_from(contests.outerjoin(holdings, held))


def in_turns(
    rows: Select[Any], order: Sequence[str], most: int, had: Select[Any] | None = None
) -> Select[Any]:
    """The ids of rows, one of every origin in turn: however many one has, nobody's is left out.

    Where an origin has several visitors, each of them has a turn there.

    Args:
        rows: with columns ``id``, ``origin``, ``visitor`` and those of ``order``.
        order: names of columns by which rows of one turn, and of one visitor, are ordered.
        most: so many.
        had: with a column ``origin``, a row for each turn that it has had already.
    """
    asked = rows.subquery()
    within = [asked.c[name] for name in (*order, "id")]
    own = func.row_number().over(partition_by=asked.c.visitor, order_by=within)
    counted = select(asked, own.label("own")).subquery()
    then = [counted.c[name] for name in (*order, "id")]
    turn = func.row_number().over(partition_by=counted.c.origin, order_by=(counted.c.own, *then))
    if had is None:
        return select(counted.c.id).order_by(turn, *then).limit(most)
    each = had.subquery()
    turns = select(each.c.origin, func.count().label("had")).group_by(each.c.origin).subquery()
    return (
        select(counted.c.id)
        .outerjoin_from(counted, turns, turns.c.origin == counted.c.origin)
        .order_by(turn + func.coalesce(turns.c.had, 0), *then)
        .limit(most)
    )
