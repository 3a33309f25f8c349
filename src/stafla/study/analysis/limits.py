"""How long and how deep an analysis may think."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from stafla.study.analysis.fault import StudyFault

Clock = Callable[[], float]
"""Seconds from some moment on, never backwards (``time.monotonic``)."""

Stop = Callable[[], bool]
"""Whether to stop now; asked from other threads too."""

MOST_MS = 86_400_000
MOST_PLIES = 50
MOST_ITERATIONS = 1_000_000_000
MOST_TOP = 1_000


@dataclass(frozen=True, slots=True)
class Limits:
    """What an analysis may cost, and how much it tells.

    Attributes:
        ms: milliseconds to think; 0: only what needs no thought (static); None: until stopped.
        plies: turns that a simulation looks ahead after the play, and the most that an endgame
            search looks ahead; None: as many as are useful.
        iterations: samples of a simulation; None: as many as time allows.
        top: how many plays are told.

    Raises:
        StudyFault: ``study-limit``, a number beyond all measure.
    """

    ms: int | None = 5_000
    plies: int | None = None
    iterations: int | None = None
    top: int = 15

    @classmethod
    def of(cls, **given: int | None) -> "Limits":
        """Limits of which some are given; a number of iterations makes the time free.

        Raises:
            StudyFault: ``study-limit``.
        """
        free = {"ms": None} if given.get("iterations") is not None else {}
        # the fields' types differ in whether they may be None, which a dictionary cannot say
        return cls(**{**free, **given})  # type: ignore[arg-type]

    def __post_init__(self) -> None:
        """Hold every number to its range."""
        ranges = {
            "ms": (0, MOST_MS),
            "plies": (1, MOST_PLIES),
            "iterations": (1, MOST_ITERATIONS),
            "top": (1, MOST_TOP),
        }
        for name, (least, most) in ranges.items():
            value = getattr(self, name)
            if value is not None and not least <= value <= most:
                raise StudyFault("study-limit", name=name, least=least, most=most)


class Budget:
    """The time that is left, by a clock that is given.

    Args:
        ms: milliseconds from now; None: no end.
        clock: tells the time.
        stop: says that somebody does not want to wait any longer.
    """

    def __init__(self, ms: int | None, clock: Clock, stop: Stop | None = None) -> None:
        self.clock = clock
        self.begun = clock()
        self.ends = None if ms is None else self.begun + ms / 1000
        self.stop = stop

    @property
    def stopped(self) -> bool:
        """Whether somebody has asked to stop."""
        return self.stop is not None and self.stop()

    @property
    def late(self) -> bool:
        """Whether the time is over."""
        return self.ends is not None and self.clock() >= self.ends

    def is_spent(self) -> bool:
        """Whether to answer now."""
        return self.late or self.stopped

    def part(self, share: float) -> "Budget":
        """The first part of the time that is left, with the same beginning and stop."""
        budget = Budget(None, self.clock, self.stop)
        budget.begun = self.begun
        budget.ends = None if self.left is None else self.clock() + share * self.left
        return budget

    @property
    def end(self) -> Literal["time", "stopped", "iterations"]:
        """Why thinking ends now, if nothing is proved or settled."""
        if self.stopped:
            return "stopped"
        return "time" if self.late else "iterations"

    @property
    def left(self) -> float | None:
        """Seconds left, none less than 0; None: there is no end."""
        return None if self.ends is None else max(0.0, self.ends - self.clock())

    @property
    def seconds(self) -> float:
        """Seconds since the beginning."""
        return self.clock() - self.begun
