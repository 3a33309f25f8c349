"""Nobody tries a thing without end: failures are counted by subject and forgotten with time."""

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from stafla.club.refusal import ClubRefusal
from stafla.store import AttemptStore


class TooManyAttempts(ClubRefusal):
    """Tried too often of late; ``minutes`` until it may be tried again."""

    code = "too-many-attempts"


@dataclass(frozen=True, slots=True)
class AttemptLimit:
    """So many attempts in a window of so many milliseconds."""

    most: int
    window: int


class Throttle:
    """Counts attempts.

    Args:
        attempts: where counts are kept, so that a restart or another worker changes nothing.
        now: milliseconds since 1970 (UTC).
    """

    def __init__(self, attempts: AttemptStore, now: Callable[[], int]) -> None:
        self._attempts = attempts
        self._now = now

    def count(self, limit: AttemptLimit, kind: str, subject: str) -> None:
        """Count an attempt before it is made.

        Raises:
            TooManyAttempts
        """
        now = self._now()
        count, since = self._attempts.add(_key(kind, subject), now, limit.window)
        if count > limit.most:
            left = max(since + limit.window - now, 0)
            raise TooManyAttempts(minutes=-(-left // 60_000))

    def forget(self, kind: str, subject: str) -> None:
        """Begin anew after a success."""
        self._attempts.forget(_key(kind, subject))


def _key(kind: str, subject: str) -> str:
    """A digest, so that the table tells neither names nor addresses."""
    return sha256(f"{kind}\0{subject}".encode()).hexdigest()
