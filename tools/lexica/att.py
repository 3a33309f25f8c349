"""Transducers in AT&T's text format, as foma writes them."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from stafla.words.readings.vfst import EPSILON, FINAL, Arc

NOTHING = ("@0@", "@_EPSILON_SYMBOL_@")


class AttTransducer:
    """A `stafla.words.readings.vfst.Graph` held as lists of arcs."""

    def __init__(self) -> None:
        self.symbols: list[str] = [""]
        self._numbers = dict.fromkeys(NOTHING, EPSILON)
        self._arcs: defaultdict[int, list[Arc]] = defaultdict(list)

    @classmethod
    def read(cls, path: Path) -> "AttTransducer":
        """The graph of a file: ``from, to, read, written`` a line, or a state that may end."""
        graph = cls()
        with path.open(encoding="utf-8") as file:
            for line in file:
                fields = line.rstrip("\n").split("\t")
                state = int(fields[0])
                if len(fields) == 1:
                    graph._arcs[state].append((FINAL, EPSILON, 0))
                else:
                    read, written = (graph._number(text) for text in fields[2:4])
                    graph._arcs[state].append((read, written, int(fields[1])))
        return graph

    def _number(self, text: str) -> int:
        if text not in self._numbers:
            self._numbers[text] = len(self.symbols)
            self.symbols.append(text)
        return self._numbers[text]

    def arcs(self, state: int) -> Iterator[Arc]:
        """``(read, written, next state)``."""
        yield from self._arcs[state]
