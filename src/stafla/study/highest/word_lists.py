"""The words of a lexicon as matrices, so that many are looked at together."""

from collections.abc import Mapping, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from stafla._core import WordGraph

Letters = NDArray[np.uint8]
"""Letter codes; a word, or one word a row."""
Counts = NDArray[np.int16]
"""How many of each tile, by code; 0 is the blank. One row a word, or one for a supply of tiles."""


class WordLists:
    """The words of each length.

    Args:
        graph: the lexicon.
        letters: the size of its alphabet.
        reverse: read every word from its end, as a line is read that ends at the board's edge.
    """

    def __init__(self, graph: WordGraph, letters: int, *, reverse: bool = False) -> None:
        self._graph = graph
        self.letters = letters
        self._step = -1 if reverse else 1
        # a method of its own cache: the lists go when this object goes
        self.of = cache(self._of)
        self.counts = cache(self._counts)
        self.hooking = cache(self._hooking)
        self._by_letter = cache(self._with_letter)

    def fitting(self, length: int, fixed: Mapping[int, int], supply: Counts) -> Letters:
        """The words of a length with these letters at these places, the others from a supply.

        A blank of the supply stands for any letter.
        """
        rows = self._rows(length, fixed)
        there = [*fixed.values()]
        chosen: Letters = self.of(length)[rows[enough(self.counts(length)[rows], supply, there)]]
        return chosen

    def any_with(self, length: int, fixed: Mapping[int, int]) -> bool:
        """Whether a word of this length has these letters at these places."""
        return bool(len(self._rows(length, fixed)))

    def holds(self, word: bytes) -> bool:
        """Whether this is a word, in the order in which it is printed."""
        return word in self._graph

    def _rows(self, length: int, fixed: Mapping[int, int]) -> NDArray[np.intp]:
        words, rows = self.of(length), np.arange(len(self.of(length)))
        for number, (place, letter) in enumerate(fixed.items()):
            found = self._by_letter(length, place, letter)
            rows = found if number == 0 else rows[words[rows, place] == letter]
        return rows

    def _with_letter(self, length: int, place: int, letter: int) -> NDArray[np.intp]:
        return np.flatnonzero(self.of(length)[:, place] == letter)

    def _of(self, length: int) -> Letters:
        table = np.frombuffer(self._graph.list(length), np.uint8).reshape(-1, length + 1)
        return np.ascontiguousarray(table[:, :length][:, :: self._step])

    def _counts(self, length: int) -> Counts:
        return letter_counts(self.of(length), self.letters)

    def _hooking(self, letter: int, length: int) -> Letters:
        """The words of a length that are words too with a letter before them."""
        longer = self.of(length + 1)
        tails = np.ascontiguousarray(longer[longer[:, 0] == letter][:, 1:])
        return tails[np.isin(_keys(tails), _keys(self.of(length)))]


def letter_counts(words: Letters, letters: int) -> Counts:
    """How many of each letter each of these words has."""
    counts = np.zeros((len(words), letters + 1), np.int16)
    rows = np.arange(len(words))
    for place in range(words.shape[1]):
        counts[rows, words[:, place]] += 1
    return counts


def enough(counts: Counts, supply: Counts, there: Sequence[int]) -> NDArray[np.bool_]:
    """For which of these words there are tiles, some letters being there already."""
    needed = counts - np.bincount(np.array(there, np.intp), minlength=len(supply)).astype(np.int16)
    missing = np.maximum(needed - supply, 0)[:, 1:].sum(axis=1)
    found: NDArray[np.bool_] = missing <= supply[0]
    return found


def spelt(words: Letters, supply: Counts, there: Sequence[int] = ()) -> Letters:
    """Those of these words for which there are tiles, some letters being there already."""
    chosen: Letters = words[enough(letter_counts(words, len(supply) - 1), supply, there)]
    return chosen


def _keys(words: Letters) -> NDArray[np.void]:
    """One comparable value a row."""
    return words.view(np.dtype((np.void, words.shape[1]))).ravel()
