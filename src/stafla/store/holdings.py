"""What visitors hold open, as rows."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    bindparam,
    delete,
    exists,
    func,
    insert,
    not_,
    select,
    text,
    true,
    update,
)

from stafla.store.database.database import Database
from stafla.store.schema import (
    analyses,
    contests,
    games,
    gatherings,
    holdings,
    pastimes,
    places,
    seats,
)

# milliseconds that a beginning takes at most
BEGINNING = 60_000
HOUR = 3_600_000
DAY = 24 * HOUR
Kind = Literal[
    "table",
    "gathering",
    "seat",
    "bingo",
    "duplicate",
    "daily",
    "open",
    "reverse",
    "analysis",
    "player",
    "card",
    "contest",
    "entrant",
    "note",
    "account",
    "question",
]
# what rows call a kind, where that is an older name
_STORED: dict[Kind, str] = {"gathering": "call"}
Bound = Literal["visitor", "address", "in_all", "crowded"]


@dataclass(frozen=True, slots=True)
class Holding:
    """Something that a visitor begins.

    ``thing`` is its id, ``scope`` that of the game it is a part of; ``visitor`` the account's id or
    the device's digest; ``address`` a digest, empty where the address does not count, ``origin``
    the same where it does not count too: turns go by it. ``at`` is in milliseconds since 1970
    (UTC).
    """

    kind: Kind
    thing: str
    visitor: str
    address: str
    at: int
    scope: str = ""
    origin: str = ""


@dataclass(frozen=True, slots=True)
class HoldingBounds:
    """How many may be open of those begun ``since``; ``in_all`` 0: no bound.

    ``crowded``: so many of an address once half of ``in_all`` is taken; 0: as many as before.
    """

    visitor: int
    address: int
    since: int
    in_all: int = 0
    crowded: int = 0


class HoldingStore:
    """What visitors of a database hold open."""

    def __init__(self, database: Database) -> None:
        self._database = database
        # when rows of a kind were looked through last, in milliseconds since 1970 (UTC)
        self._forgotten: dict[Kind, int] = {}

    def take(
        self, asked_holdings: Sequence[tuple[Holding, HoldingBounds]]
    ) -> tuple[Holding, Bound] | None:
        """Note what is begun, all or nothing; returns what there is too much of, and by whom."""

        def job(connection: Connection) -> tuple[Holding, Bound] | None:
            if connection.dialect.name == "postgresql":
                # other workers count at the same time; within one there is one writer
                connection.execute(text("select pg_advisory_xact_lock(5741)"))
            for holding, most in asked_holdings:
                self._forget(connection, holding, most.since)
                if (met := _reached_bound(connection, holding, most)) is not None:
                    return holding, met
            for holding, _ in asked_holdings:
                same = (holdings.c.kind == _row_kind(holding.kind)) & (
                    holdings.c.thing == holding.thing
                )
                connection.execute(delete(holdings).where(same))
                row = {name: getattr(holding, name) for name in Holding.__slots__}
                row["kind"] = _row_kind(holding.kind)
                connection.execute(insert(holdings).values(**row, begun=False))
            return None

        return self._database.write(job)

    def _forget(self, connection: Connection, holding: Holding, since: int) -> None:
        """Take away what counts no more; who made what is listed is known while it is open."""
        gone = holdings.c.at < since
        if holding.kind in _KNOWN_WHILE_OPEN:
            if holding.at - self._forgotten.get(holding.kind, 0) < HOUR:
                return
            self._forgotten[holding.kind] = holding.at
            gone &= not_(_OPEN[holding.kind])
        of_kind = holdings.c.kind == _row_kind(holding.kind)
        connection.execute(delete(holdings).where(of_kind, gone))

    def settle(self, thing: str, kinds: Sequence[Kind], *, begun: bool) -> None:
        """Note whether what was taken has begun; if not, it counts no more."""
        those = (holdings.c.thing == thing) & holdings.c.kind.in_(
            [_row_kind(kind) for kind in kinds]
        )
        statement = update(holdings).where(those).values(begun=True)
        change = statement if begun else delete(holdings).where(those)
        self._database.write(lambda connection: connection.execute(change))


def _row_kind(kind: Kind) -> str:
    return _STORED.get(kind, kind)


def _reached_bound(connection: Connection, holding: Holding, most: HoldingBounds) -> Bound | None:
    """The bound that one more would break."""
    values = {
        "scope": holding.scope,
        "since": most.since,
        "thing": holding.thing,
        "lately": holding.at - _LASTS.get(holding.kind, 0),
        "beginning": holding.at - BEGINNING,
        "visitor": holding.visitor,
        "address": holding.address,
    }

    def count(bound: Bound) -> int:
        return connection.scalar(_count_query(holding.kind, bound), values) or 0

    if count("visitor") >= most.visitor:
        return "visitor"
    here = count("address") if holding.address else 0
    if holding.address and here >= most.address:
        return "address"
    everybodys = count("in_all") if most.in_all else 0
    if most.in_all and everybodys >= most.in_all:
        return "in_all"
    if most.in_all and 0 < most.crowded <= here and everybodys * 2 >= most.in_all:
        return "crowded"
    return None


@cache
def _count_query(kind: Kind, bound: Bound) -> Select[int]:
    """Asks how many there are that count for a bound; made once, and given its values each time."""
    there = [
        holdings.c.kind == _row_kind(kind),
        # players, cards and entrants are counted event by event, seats at all tables together
        true() if kind == "seat" else holdings.c.scope == bindparam("scope"),
        holdings.c.at >= bindparam("since"),
        holdings.c.thing != bindparam("thing"),
        # what is being begun counts, unless that was cut short
        holdings.c.begun & (_OPEN.get(kind, true()) | (holdings.c.at > bindparam("lately")))
        | ~holdings.c.begun & (holdings.c.at >= bindparam("beginning")),
    ]
    if bound != "in_all":
        there.append(holdings.c[bound] == bindparam(bound))
    return select(func.count()).where(*there)


def _pastime() -> ColumnElement[bool]:
    return exists().where(pastimes.c.id == holdings.c.thing, pastimes.c.ended.is_(False))


def _holds_a_seat() -> ColumnElement[bool]:
    """Whether who sat down (``visitor``) still has the seat, at a table that is not over."""
    place, seat = (
        (one.c.owner == holdings.c.visitor) | (one.c.person == holdings.c.visitor)
        for one in (places, seats)
    )
    waits = exists().where(places.c.gathering == holdings.c.scope, place)
    plays = exists().where(
        games.c.id == holdings.c.scope, games.c.ended.is_(False), seats.c.game == games.c.id, seat
    )
    return waits | plays


_WAITS = exists().where(gatherings.c.id == holdings.c.thing, gatherings.c.begun.is_(False))
# what is over counts for so many milliseconds after its beginning all the same: an event can be
# brought that is closed already, and stays on everybody's list
_LASTS: dict[Kind, int] = {"contest": DAY}
# addresses have turns in lists of these (`stafla.store.turns`), also of those that last for weeks
_KNOWN_WHILE_OPEN: frozenset[Kind] = frozenset({"table", "contest"})
_OPEN: dict[Kind, ColumnElement[bool]] = {
    "gathering": _WAITS,
    "seat": _holds_a_seat(),
    "table": _WAITS | exists().where(games.c.id == holdings.c.thing, games.c.ended.is_(False)),
    "analysis": exists().where(
        analyses.c.game == holdings.c.thing, analyses.c.state.in_(("waiting", "running"))
    ),
    "contest": exists().where(contests.c.id == holdings.c.thing, contests.c.phase != "closed"),
    "bingo": _pastime(),
    "duplicate": _pastime(),
    "daily": _pastime(),
    "open": _pastime(),
    "reverse": _pastime(),
}
