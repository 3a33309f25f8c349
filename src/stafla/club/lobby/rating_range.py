"""Between which ratings those are who may come to a table."""

from dataclasses import dataclass

from stafla.club.lobby.refusals import BadRange, OutOfRange

LOWEST, HIGHEST = 0, 4_000


@dataclass(frozen=True, slots=True)
class RatingRange:
    """A range of ratings, its bounds included; None: no bound."""

    least: int | None = None
    most: int | None = None

    def check(self) -> None:
        """Whether anybody can be in it.

        Raises:
            BadRange
        """
        least, most = self._bounds()
        if not LOWEST <= least <= most <= HIGHEST:
            raise BadRange(least=str(LOWEST), most=str(HIGHEST))

    def holds(self, rating: int) -> bool:
        """Whether a rating is in it."""
        least, most = self._bounds()
        return least <= rating <= most

    def refusal_for(self, rating: int | None) -> OutOfRange:
        """What somebody is told who is not in it; None: they have no rating."""
        least, most = self._bounds()
        shown = "none" if rating is None else str(rating)
        return OutOfRange(least=str(least), most=str(most), rating=shown)

    def _bounds(self) -> tuple[int, int]:
        least = LOWEST if self.least is None else self.least
        return least, HIGHEST if self.most is None else self.most


ANYBODY = RatingRange()
