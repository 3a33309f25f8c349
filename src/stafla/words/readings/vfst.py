"""Finite-state transducers in Voikko's VFST format, read without Voikko.

A transducer is a graph whose arcs read one symbol and write one. Some symbols are flags: they read
nothing and write nothing, but a path may only go on if the flags set before allow it. The
file: two magic numbers, a byte that says whether arcs have weights (here never), the symbols
(count, then NUL-terminated UTF-8), padding to 8 bytes, then one 64-bit cell an arc.
"""

import re
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

MAGIC = (0x00013A6E, 0x000351FA)
FINAL = 0xFFFF
EPSILON = 0
_FLAG = re.compile(r"@([PCURD])\.([^.@]+)(?:\.([^@]+))?@")

Flags = tuple[tuple[str, str], ...]
Arc = tuple[int, int, int]


class TransducerError(ValueError):
    """The file is no transducer that can be read here."""

    code = "not-a-transducer"


@dataclass(frozen=True, slots=True)
class Flag:
    """A condition on, or a change of, the features collected on a path."""

    operation: str
    feature: str
    value: str | None

    def after(self, flags: Flags) -> Flags | None:
        """The features after this flag, None where it forbids to go on."""
        current = dict(flags).get(self.feature)
        match self.operation:
            case "R":
                held = current is not None if self.value is None else current == self.value
                return flags if held else None
            case "D":
                held = current is not None if self.value is None else current == self.value
                return None if held else flags
            case "U" if current is not None:
                return flags if current == self.value else None
        others = {feature: value for feature, value in flags if feature != self.feature}
        if self.operation != "C":
            others[self.feature] = self.value or ""
        return tuple(sorted(others.items()))


class Graph(Protocol):
    """Symbols by number (0 is nothing), and the arcs of a state."""

    @property
    def symbols(self) -> Sequence[str]:
        """Text of each symbol."""

    def arcs(self, state: int) -> Iterator[Arc]:
        """``(read, written, next state)``; a state that may end reads ``FINAL``."""


class Vfst:
    """A transducer in a VFST file.

    Raises:
        TransducerError: another format, weights, or cut short.
    """

    def __init__(self, data: bytes) -> None:
        try:
            self.symbols, begin = _symbols(data)
            count = (len(data) - begin) // 8
            self._cells = struct.unpack_from(f"<{count}Q", data, begin)
        except (struct.error, ValueError) as error:
            raise TransducerError("not an unweighted VFST transducer") from error

    @classmethod
    def read(cls, path: Path) -> "Vfst":
        """The transducer of a file."""
        return cls(path.read_bytes())

    def arcs(self, state: int) -> Iterator[Arc]:
        """``(read, written, next state)``; the first cell tells how many more follow."""
        cells = self._cells
        more = cells[state] >> 56
        if more < 0xFF:
            numbers = range(state, state + more + 1)
            yield from map(_arc, (cells[n] for n in numbers))
        else:  # the count did not fit: it lies in a cell of its own after the first arc
            more = cells[state + 1] & 0xFFFFFFFF
            yield _arc(cells[state])
            yield from map(_arc, cells[state + 2 : state + 2 + more])


def _arc(cell: int) -> Arc:
    return cell & 0xFFFF, cell >> 16 & 0xFFFF, cell >> 32 & 0xFFFFFF


def _symbols(data: bytes) -> tuple[list[str], int]:
    """The symbols and where the arcs begin."""
    *magic, weighted = struct.unpack_from("<IIB", data, 0)
    if tuple(magic) != MAGIC or weighted:
        raise TransducerError("not an unweighted VFST transducer")
    (count,) = struct.unpack_from("<H", data, 16)
    symbols, position = [], 18
    for _ in range(count):
        end = data.index(b"\0", position)
        symbols.append(data[position:end].decode("utf-8"))
        position = end + 1
    return symbols, -(-position // 8) * 8


@dataclass(frozen=True, slots=True)
class State:
    """Arcs of a state sorted by what they read."""

    final: bool
    silent: Sequence[tuple[Flag | None, str, int]]
    reading: Mapping[str, Sequence[tuple[str, int]]]


class Transducer:
    """Walks a graph; states are sorted out when first reached."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._flags = [
            Flag(*found.groups()) if (found := _FLAG.fullmatch(symbol)) else None
            for symbol in graph.symbols
        ]
        self._states: dict[int, State] = {}

    def state(self, number: int) -> State:
        """The arcs that leave a state."""
        if number not in self._states:
            self._states[number] = self._sorted_out(number)
        return self._states[number]

    def _sorted_out(self, number: int) -> State:
        final = False
        silent: list[tuple[Flag | None, str, int]] = []
        reading: dict[str, list[tuple[str, int]]] = {}
        for read, written, target in self._graph.arcs(number):
            if read == FINAL:
                final = True
                continue
            text = "" if self._flags[written] else self._graph.symbols[written]
            if read == EPSILON or self._flags[read]:
                silent.append((self._flags[read], text, target))
            else:
                reading.setdefault(self._graph.symbols[read], []).append((text, target))
        return State(final, silent, reading)

    def outputs(self, word: str, most: int = 100_000) -> list[str]:
        """What is written on every path that reads ``word``, looking at ``most`` steps at most."""
        outputs: list[str] = []
        open_paths: list[tuple[int, int, str, Flags]] = [(0, 0, "", ())]
        while open_paths and (most := most - 1) >= 0:
            number, read, written, flags = open_paths.pop()
            state = self.state(number)
            if state.final and read == len(word):
                outputs.append(written)
            for flag, text, target in state.silent:
                if (then := flags if flag is None else flag.after(flags)) is not None:
                    open_paths.append((target, read, written + text, then))
            if read < len(word):
                open_paths += [
                    (target, read + 1, written + text, flags)
                    for text, target in state.reading.get(word[read], ())
                ]
        return outputs
