"""Every path through a transducer that avoids certain tags."""

from collections.abc import Iterator
from dataclasses import dataclass

from stafla.words.readings.vfst import Flags, Transducer

BOUNDARY = "="  # where a listed compound may be hyphenated; read, but no letter


@dataclass(frozen=True, slots=True)
class Paths:
    """Iterates over ``(what is read, what is written)``.

    Args:
        letters: what may be read.
        closed: what must not be written on the way.
        longest: letters read at most.
    """

    transducer: Transducer
    letters: frozenset[str]
    closed: frozenset[str]
    longest: int

    def __iter__(self) -> Iterator[tuple[str, str]]:
        open_paths: list[tuple[int, str, str, Flags]] = [(0, "", "", ())]
        while open_paths:
            number, word, written, flags = open_paths.pop()
            state = self.transducer.state(number)
            if state.final:
                yield word, written
            for flag, text, target in state.silent:
                if text not in self.closed:
                    then = flags if flag is None else flag.after(flags)
                    if then is not None:
                        open_paths.append((target, word, written + text, then))
            for symbol, arcs in state.reading.items():
                longer = word if symbol == BOUNDARY else word + symbol
                if (symbol in self.letters or symbol == BOUNDARY) and len(longer) <= self.longest:
                    open_paths += [
                        (target, longer, written + text, flags)
                        for text, target in arcs
                        if text not in self.closed
                    ]
