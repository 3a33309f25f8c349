"""Nobody holds everything: what one visitor may have open at a time.

A guest is bounded by device, and since a device is easily had anew, all guests of an address
together by that; an account by itself, wherever it is used. Places that one visitor cannot take
are left for the next.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from hashlib import sha256
from typing import Protocol

from stafla.club.limits import Limits
from stafla.club.refusal import ClubRefusal
from stafla.club.tables.observation import Audience
from stafla.store import HoldingStore
from stafla.store.holdings import Bound, Holding, HoldingBounds, Kind


class TooManyOpen(ClubRefusal):
    """The guest or the account has ``most`` of this kind open already."""

    code = "too-many-open"


class TooManyFromHere(ClubRefusal):
    """Guests of the same address have ``most`` of this kind open already."""

    code = "too-many-from-here"


class TooManyInAll(ClubRefusal):
    """Everybody together has ``most`` of this kind open already."""

    code = "too-many-in-all"


class TooManyTogether(TooManyFromHere):
    """From the same address, with an account or without, ``most`` are open already."""

    code = "too-many-together"


class EngineBusy(TooManyFromHere, TooManyInAll):
    """So many games wait already, of everybody or of an address, that no more are taken."""

    code = "engine-busy"


class TooManyPlaces(TooManyOpen, TooManyFromHere):
    """From one device or address ``most`` have joined an event already."""

    code = "too-many-places"


class EventFull(TooManyInAll):
    """So many have joined an event by themselves already."""

    code = "event-full"


class TooManyOfLate(TooManyOpen, TooManyFromHere):
    """From one device, account or address ``most`` were made of late of what is kept for good."""

    code = "too-many-of-late"


class TooManyNotes(TooManyOpen, TooManyFromHere):
    """From one device, account or address notes were begun at ``most`` tables of late."""

    code = "too-many-requests"


# what is told of a bound, unless it is another thing for a kind
REFUSED: dict[Bound, type[ClubRefusal]] = {
    "visitor": TooManyOpen,
    "address": TooManyFromHere,
    "in_all": TooManyInAll,
    "crowded": TooManyTogether,
}
PLACES: dict[Bound, type[ClubRefusal]] = {
    "visitor": TooManyPlaces,
    "address": TooManyPlaces,
    "in_all": EventFull,
    "crowded": TooManyPlaces,
}
OTHERWISE: dict[Kind, dict[Bound, type[ClubRefusal]]] = {
    "player": PLACES,
    "card": PLACES,
    "entrant": PLACES,
    "note": {"visitor": TooManyNotes, "address": TooManyNotes},
    "account": {"visitor": TooManyOfLate, "address": TooManyOfLate},
    "question": {"visitor": TooManyOfLate, "address": TooManyOfLate},
    "contest": {**REFUSED, "address": TooManyTogether},
    "analysis": {**REFUSED, "address": EngineBusy, "in_all": EngineBusy, "crowded": EngineBusy},
}


class Hold(Protocol):
    """What notes that somebody begins a thing, or refuses it (`Holdings.hold`)."""

    def __call__(
        self, audience: Audience, thing: str, /, *kinds: Kind, scope: str = ""
    ) -> AbstractContextManager[None]:
        """Note it round its beginning."""


@contextmanager
def no_bounds(_who: Audience, _thing: str, /, *_kinds: Kind, scope: str = "") -> Iterator[None]:
    """Note nothing and refuse nothing."""
    yield


class Holdings:
    """Counts what visitors begin.

    Args:
        rows: where it is kept, so that a restart or another worker changes nothing.
        limits: how much.
        now: milliseconds since 1970 (UTC).
    """

    def __init__(self, rows: HoldingStore, limits: Limits, now: Callable[[], int]) -> None:
        self._rows = rows
        self._limits = limits
        self._now = now

    @contextmanager
    def hold(
        self, audience: Audience, thing: str, /, *kinds: Kind, scope: str = ""
    ) -> Iterator[None]:
        """Note that somebody begins ``thing``, which the block does.

        What is not begun after all, or is over, does not count.

        Raises:
            TooManyOpen, TooManyFromHere, TooManyInAll, and what `OTHERWISE` has for a kind
        """
        self._take(audience, thing, kinds, scope)
        begun = False
        try:
            yield
            begun = True
        finally:
            self._rows.settle(thing, kinds, begun=begun)

    def _take(self, audience: Audience, thing: str, kinds: Sequence[Kind], scope: str) -> None:
        now = self._now()
        holdings = [self._holding(kind, thing, scope, audience, now) for kind in kinds]
        met = self._rows.take(holdings)
        if met is not None:
            holding, bound = met
            limits = next(most for other, most in holdings if other is holding)
            raise OTHERWISE.get(holding.kind, REFUSED)[bound](most=getattr(limits, bound))

    def _holding(
        self, kind: Kind, thing: str, scope: str, audience: Audience, now: int
    ) -> tuple[Holding, HoldingBounds]:
        limit = self._limits.holds[kind]
        # an account is bounded wherever it is used, so its address does not count, except where
        # few accounts of one address could take what there is for everybody
        digest = _digest(audience.address)
        address = digest if limit.together or not audience.person else ""
        holding = Holding(
            kind, thing, audience.person or audience.device or digest, address, now, scope, digest
        )
        visitor = limit.account if audience.person else limit.guest
        return holding, HoldingBounds(
            visitor, limit.address, now - limit.milliseconds, limit.in_all, limit.crowded
        )


def turn_of(audience: Audience) -> tuple[str, str]:
    """By what turns go round: digests of the address, an account's too, and of the visitor.

    Where no address is known the visitor stands for it.
    """
    visitor = _digest(audience.person or audience.device or "")
    return _digest(audience.address) or visitor, visitor


def _digest(address: str) -> str:
    return sha256(f"holdings\0{address}".encode()).hexdigest() if address else ""
