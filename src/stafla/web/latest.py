"""What is made of a game or an event once for each thing that happens, however many ask for it."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Made = TypeVar("Made")
LOCKS = 64


class Latest(Generic[Made]):
    """The newest that was made under each key; what nobody has asked for longest goes first.

    Args:
        most: how much is kept, by size; the newest stays however large it is.
        size: of what was made; 1 by default.
    """

    def __init__(self, most: int, size: Callable[[Made], int] = lambda _: 1) -> None:
        self._most = most
        self._size = size
        self._there = 0
        self._kept: OrderedDict[Hashable, tuple[int, Made]] = OrderedDict()
        self._lock = threading.Lock()
        self._making = [threading.Lock() for _ in range(LOCKS)]

    def get(self, key: Hashable, number: int, make: Callable[[], Made]) -> Made:
        """What was made under a key at this number or later; of many who ask, one makes it."""
        with self._making[hash(key) % LOCKS]:
            with self._lock:
                known = self._kept.get(key)
                if known is not None and known[0] >= number:
                    self._kept.move_to_end(key)
                    return known[1]
            made = make()
            with self._lock:
                self._keep(key, number, made)
            return made

    def _keep(self, key: Hashable, number: int, made: Made) -> None:
        if key in self._kept:
            self._there -= self._size(self._kept.pop(key)[1])
        self._kept[key] = number, made
        self._there += self._size(made)
        while self._there > self._most and len(self._kept) > 1:
            _, (_, old) = self._kept.popitem(last=False)
            self._there -= self._size(old)
