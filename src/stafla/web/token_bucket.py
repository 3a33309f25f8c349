"""How fast somebody may ask."""

from collections.abc import Callable


class TokenBucket:
    """A bucket of allowances that fills with time.

    Args:
        now: seconds, growing.
        rate: allowances that come back a second.
        most: how many there are at most, at once.
    """

    def __init__(self, now: Callable[[], float], rate: float, most: float) -> None:
        self._now = now
        self._rate = rate
        self._most = most
        self._left = most
        self._at = now()

    def allows(self, cost: float = 1.0) -> bool:
        """Whether something of this cost may happen now; if so it is paid."""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True
