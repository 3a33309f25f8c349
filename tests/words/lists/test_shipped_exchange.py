"""The shipped lexica in the exchange formats, walked whole by another reader."""

import sys
from array import array

import pytest

from stafla import words
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.words import library


def numbers(file: bytes) -> "array[int]":
    read = array("I", file)
    if sys.byteorder == "big":
        read.byteswap()
    return read


class Counter:
    """Counts the strings of a graph by walking it, every list once."""

    def __init__(self, nodes: "array[int]", big: bool) -> None:
        self.nodes = nodes
        self.accepts, self.last = (7, 6) if big else (23, 22)
        self.shift, self.mask = (8, 0xFFFFFF) if big else (0, 0x3FFFFF)
        self.known: dict[int, int] = {0: 0}

    def strings(self, start: int) -> int:
        if start not in self.known:
            total, at = 0, start
            while True:
                node = self.nodes[at]
                total += node >> self.accepts & 1
                total += self.strings(node >> self.shift & self.mask)
                if node >> self.last & 1:
                    break
                at += 1
            self.known[start] = total
        return self.known[start]

    def entry(self, index: int) -> int:
        return self.strings(self.nodes[index] >> self.shift & self.mask)


@pytest.mark.verify
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shipped_lexicon_keeps_every_string_in_the_exchange_formats(language: str) -> None:
    lexicon = library.find(load(language))
    try:
        file, big = words.export(lexicon, "kwg"), False
    except words.LexiconFault as fault:
        assert fault.code == "overflow"
        file, big = words.export(lexicon, "kbwg"), True
        assert len(file) // 4 > 1 << 22
    counter = Counter(numbers(file), big)
    assert counter.entry(0) == len(lexicon)
    assert counter.entry(1) == sum(length * count for length, count in lexicon.by_length.items())
