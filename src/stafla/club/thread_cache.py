"""What a thread makes and keeps for itself, since no two may use it at once."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Kept = TypeVar("Kept")


class ThreadCache(Generic[Kept]):
    """Keeps of each thread what it asked for last.

    Args:
        most: so many a thread.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._own = threading.local()

    def get(self, key: Hashable, make: Callable[[], Kept]) -> Kept:
        """What this thread has under a key; made if it has nothing."""
        kept: OrderedDict[Hashable, Kept] | None = getattr(self._own, "kept", None)
        if kept is None:
            kept = self._own.kept = OrderedDict()
        if key not in kept:
            kept[key] = make()
            while len(kept) > self._most:
                kept.popitem(last=False)
        kept.move_to_end(key)
        return kept[key]
