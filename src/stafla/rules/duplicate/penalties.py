"""The warnings and fines of a game, each by the number of the event that gave it."""

from collections import Counter
from dataclasses import dataclass, replace

from stafla.rules.duplicate.events import PenaltyLifted, PlayerFined, PlayerWarned
from stafla.rules.duplicate.standings import WARNING_COST, WARNINGS_FREE
from stafla.rules.game.events import Event


@dataclass(frozen=True, slots=True)
class Penalty:
    """A warning, or points that were taken.

    Attributes:
        number: of the event.
        given: the event.
        lifted: whether it was taken back.
    """

    number: int
    given: PlayerWarned | PlayerFined
    lifted: bool = False

    @property
    def player(self) -> int:
        """Who was warned or fined."""
        return self.given.player

    @property
    def points(self) -> int:
        """The points that were taken; 0: it is a warning."""
        return self.given.points if isinstance(self.given, PlayerFined) else 0


@dataclass(frozen=True, slots=True)
class Penalties:
    """All that were given, in order, also those that were taken back."""

    all: tuple[Penalty, ...] = ()

    def get(self, number: int) -> Penalty | None:
        """The penalty of an event."""
        return next((penalty for penalty in self.all if penalty.number == number), None)

    @property
    def costly(self) -> tuple[Penalty, ...]:
        """The warnings that cost points: those of each player that stand, from the fourth on."""
        counts: Counter[int] = Counter()
        costly = []
        for penalty in self.all:
            if not penalty.points and not penalty.lifted:
                counts[penalty.player] += 1
                if counts[penalty.player] > WARNINGS_FREE:
                    costly.append(penalty)
        return tuple(costly)

    def cost(self, given: Event) -> int:
        """The points that a warning costs, by the event that gave it; 0: it is free, or none."""
        costs = any(penalty.given is given for penalty in self.costly)
        return WARNING_COST if costs else 0

    def repeats(self, given: PlayerWarned | PlayerFined, seen: int) -> bool:
        """Whether the same was given by the same official after event number ``seen``."""
        return any(penalty.given == given for penalty in self.all if penalty.number > seen)

    def with_one(self, penalty: Penalty) -> "Penalties":
        """These, and one more."""
        return Penalties((*self.all, penalty))

    def after(self, event: PenaltyLifted) -> "Penalties | None":
        """These after one was taken back; None: the event names none that stands."""
        if not event.penalty:
            latest = self._latest(event)
            return self if latest is None else self._without(latest)
        penalty = self.get(event.penalty)
        if penalty is None or penalty.lifted:
            return None
        same = (penalty.player, penalty.points) == (event.player, event.points)
        return self._without(penalty) if same else None

    def _latest(self, event: PenaltyLifted) -> Penalty | None:
        of_kind = (
            penalty
            for penalty in reversed(self.all)
            if penalty.player == event.player
            and bool(penalty.points) == bool(event.points)
            and not penalty.lifted
        )
        return next(of_kind, None)

    def _without(self, penalty: Penalty) -> "Penalties":
        place = self.all.index(penalty)
        lifted = replace(penalty, lifted=True)
        return Penalties((*self.all[:place], lifted, *self.all[place + 1 :]))
