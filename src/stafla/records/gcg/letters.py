"""The letters of a game file's racks and plays, held against the alphabets of the editions."""

import re
from collections.abc import Iterable, Iterator

from stafla.editions import AlphabetError, Edition, load
from stafla.records.fault import NotationFault
from stafla.records.gcg.file import Line
from stafla.records.notation.play import read_tiles

DISTRIBUTIONS = {
    "english": "en",
    "icelandic": "is",
    "finnish": "fi",
    "swedish": "sv",
    "polish": "pl",
}
"""What a file may call a tile set, with the edition that has it; English is the format's own."""

_SYMBOL = re.compile(r"\[[^\[\]]+\]|.", re.DOTALL)


def editions_of(lines: Iterable[Line]) -> tuple[str, ...]:
    """The editions that have tiles for all that these lines show."""
    shown = symbols_of(lines)
    return tuple(name for name in DISTRIBUTIONS.values() if not _foreign(shown, load(name)))


def first_foreign(lines: Iterable[Line]) -> tuple[int, str]:
    """The line, and in it the text, for which no edition has all the tiles; (0, "") if none."""
    left = dict.fromkeys(DISTRIBUTIONS.values())
    for line in lines:
        shown = symbols_of([line])
        rest = {name: None for name in left if not _foreign(shown, load(name))}
        if not rest:
            last = _foreign(shown, load(next(iter(left))))
            return line.number, last
        left = rest
    return 0, ""


def symbols_of(lines: Iterable[Line]) -> frozenset[tuple[bool, str]]:
    """The texts of racks (True) and plays (False), each symbol once."""
    return frozenset(symbol for line in lines for symbol in _tile_texts(line))


def _tile_texts(line: Line) -> Iterator[tuple[bool, str]]:
    on_rack = line.kind != "play"
    yield from ((True, symbol) for symbol in _split(line.rack or ""))
    yield from ((on_rack, symbol) for symbol in _split(line.tiles))


def _split(text: str) -> Iterator[str]:
    """The symbols of a rack or play, each once; a tile of several letters keeps its brackets."""
    return (symbol for symbol in set(_SYMBOL.findall(text)) if symbol not in "()")


def _foreign(shown: Iterable[tuple[bool, str]], edition: Edition) -> str:
    """A symbol that the edition has no tile for; empty: it has all."""
    for on_rack, symbol in sorted(shown):
        try:
            edition.alphabet.rack(symbol) if on_rack else read_tiles(symbol, edition)
        except (AlphabetError, NotationFault):
            return symbol
    return ""
