"""Who waits at a table with its page open: the bag waits for numbers from their devices alone."""

from collections.abc import Collection, Iterable, Sequence

from stafla.club.tables.presence import Presence
from stafla.store import Place

HERE = 35_000
"""Milliseconds; a page gives a sign every fifteen seconds, and others hear every second one."""


class Attendance:
    """The signs of life of those who wait."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence

    def sign(self, table: str, seats: Iterable[int]) -> None:
        """Those who wait at these seats are there."""
        for seat in seats:
            self._presence.sign(table, seat)

    def sign_off(self, table: str, seats: Iterable[int]) -> None:
        """Those who wait at these seats have closed the page."""
        for seat in seats:
            self._presence.leave(table, seat)

    def is_here(self, table: str, seat: int) -> bool:
        """Whether somebody waits at this seat with the page open."""
        return self._presence.is_here(table, seat, HERE)

    def is_anybody_here(self, table: str, places: Iterable[Place]) -> bool:
        """Whether somebody waits at one of these places with the page open."""
        return any(self.is_here(table, place.seat) for place in places if place.kind == "person")

    def away(self, table: str, places: Sequence[Place]) -> Collection[int]:
        """The seats of people whose page is open nowhere.

        Nobody's, if that is everybody's: one number at least comes after the server's promise.
        """
        people = [place.seat for place in places if place.kind == "person"]
        away = frozenset(seat for seat in people if not self.is_here(table, seat))
        return frozenset[int]() if len(away) == len(people) else away
