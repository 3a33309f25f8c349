"""The table of duplicate: totals, shares of the best possible, places."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

WARNINGS_FREE = 3
WARNING_COST = 5


@dataclass(frozen=True, slots=True)
class Account:
    """A player's points.

    Attributes:
        slips: the sum of what their slips scored (PL-59).
        tops: the sum of the master plays.
        bonus: for tops that nobody else found.
        warnings: every one after the third costs five points.
        fines: points that the judge took.
        lifted: how many warnings and fines were taken back.
    """

    slips: int
    tops: int
    bonus: int = 0
    warnings: int = 0
    fines: int = 0
    lifted: int = 0

    def after(self, slip: int, top: int, bonus: int = 0) -> "Account":
        """The account after one more round."""
        slips, tops = self.slips + slip, self.tops + top
        return replace(self, slips=slips, tops=tops, bonus=self.bonus + bonus)

    def with_warning(self) -> "Account":
        """The account with one more warning."""
        return replace(self, warnings=self.warnings + 1)

    def with_fine(self, points: int) -> "Account":
        """The account less so many points."""
        return replace(self, fines=self.fines + points)

    def without_warning(self) -> "Account | None":
        """The account with one warning less; None: there is none."""
        if not self.warnings:
            return None
        return replace(self, warnings=self.warnings - 1, lifted=self.lifted + 1)

    def without_fine(self, points: int) -> "Account | None":
        """The account with so many points back; None: fewer were taken."""
        if self.fines < points:
            return None
        return replace(self, fines=self.fines - points, lifted=self.lifted + 1)

    @property
    def penalty(self) -> int:
        """What warnings and fines cost."""
        return WARNING_COST * max(0, self.warnings - WARNINGS_FREE) + self.fines

    @property
    def total(self) -> int:
        """What decides."""
        return self.slips + self.bonus - self.penalty

    @property
    def lost(self) -> int:
        """The total less the best possible; below zero but for bonuses."""
        return self.total - self.tops

    @property
    def share(self) -> float:
        """The total in per cent of the best possible; 0 before the first round."""
        return 100 * self.total / self.tops if self.tops else 0.0


@dataclass(frozen=True, slots=True)
class Standing:
    """A row of the table; equal totals share a place."""

    place: int
    player: int
    account: Account


def table(accounts: Iterable[tuple[int, Account]]) -> tuple[Standing, ...]:
    """The table, the highest total first (PL-64), equal ones by player's number."""
    ordered = sorted(accounts, key=lambda player: (-player[1].total, player[0]))
    places: dict[int, int] = {}
    for place, (_, account) in enumerate(ordered, 1):
        places.setdefault(account.total, place)
    return tuple(Standing(places[account.total], player, account) for player, account in ordered)
