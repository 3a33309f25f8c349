"""A sequence that nobody can change and that grows at its end at a constant cost.

A game keeps its events in one, and every state of the game has its own: one more event makes a new
chain and copies nothing, since chains of one history share what they hold.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from threading import Lock
from typing import Generic, TypeVar

Item = TypeVar("Item")


class _Store(Generic[Item]):
    __slots__ = ("items", "lock")

    def __init__(self, items: Iterable[Item]) -> None:
        self.items = list(items)
        self.lock = Lock()


class Chain(Generic[Item]):
    """The first so many items of a list which longer chains may share. Equal if its items are."""

    __slots__ = ("_length", "_store")

    def __init__(self, items: Iterable[Item] = ()) -> None:
        self._store = _Store(items)
        self._length = len(self._store.items)

    def plus(self, item: Item) -> Chain[Item]:
        """A chain with one more item.

        It costs the same whatever the length. Only a second and different continuation of the
        same chain copies it.
        """
        longer: Chain[Item] = Chain.__new__(Chain)
        store = self._store
        with store.lock:
            if len(store.items) == self._length:
                store.items.append(item)
            else:
                store = _Store(islice(store.items, self._length))
                store.items.append(item)
        longer._store, longer._length = store, self._length + 1
        return longer

    def since(self, start: int) -> Iterator[Item]:
        """The items from index ``start`` on."""
        return iter(self._store.items[start : self._length])

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Item]:
        return islice(self._store.items, self._length)

    def __reversed__(self) -> Iterator[Item]:
        items = self._store.items
        return (items[index] for index in range(self._length - 1, -1, -1))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Chain):
            return NotImplemented
        return self._length == len(other) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Chain({list(self)!r})"

    def __reduce__(self) -> tuple[type[Chain[Item]], tuple[tuple[Item, ...]]]:
        return Chain, (tuple(self),)
