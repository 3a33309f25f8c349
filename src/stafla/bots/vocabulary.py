"""The words that an ordinary person knows: a language's most frequent ones.

They come from ``data/ordinary/<language>.txt.xz`` (docs/formats/ordinary.md).
"""

import lzma
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from stafla._core import MAX_SIDE, WordGraph
from stafla.editions import Alphabet, load
from stafla.words import codec

Keys = NDArray[np.uint64]
Letters = NDArray[np.uint8]

# odd numbers by place, so that words differ in their sums (checked when the words are laid out)
WEIGHTS: Keys = np.random.Generator(np.random.PCG64(2016)).integers(
    1, 2**64, MAX_SIDE, np.uint64, endpoint=False
) | np.uint64(1)


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """A language's ordinary words, the most frequent first.

    Attributes:
        alphabet: of the codes.
        words: in capitals.
    """

    alphabet: Alphabet
    words: tuple[str, ...]

    def most_frequent(
        self, lexicon: WordGraph, most: int, short: Collection[str] | None = None
    ) -> WordGraph:
        """So many words, those of them that a lexicon holds: the most frequent ones.

        Args:
            lexicon: the words there are.
            most: how many of the list are asked for.
            short: the words of two letters that are known, wherever they are in the list; None:
                those among the most frequent words.
        """
        words = list(self.words[:most])
        if short is not None:
            words = [word for word in words if self._letters(word) > 2] + sorted(short)
        listed = codec.encode_words(words, self.alphabet)
        held = np.frombuffer(lexicon.contains(listed.data), np.bool_)
        held_words = [word for word, is_held in zip(words, held, strict=True) if is_held]
        codes = codec.encode_words(held_words, self.alphabet).tobytes()
        return WordGraph(WordGraph.build(codes, len(self.alphabet), b"{}")[0])

    def _letters(self, word: str) -> int:
        return len(self.alphabet.word(word))

    def ranks(self, letters: Letters) -> NDArray[np.int64]:
        """How many words are more frequent than each of these.

        Args:
            letters: ``uint8[words, 21]``, letter codes, then 0.

        Returns:
            ``int64[words]``; the number of all ordinary words for one that is none.
        """
        if not self.words:
            return np.zeros(len(letters), np.int64)
        keys, places = _keys(self)
        word_keys = keys_of(letters)
        found = np.searchsorted(keys, word_keys).clip(max=len(keys) - 1)
        return np.where(keys[found] == word_keys, places[found], len(self.words))


def keys_of(letters: Letters) -> Keys:
    """A number for each word of ``uint8[words, up to 21]``, evenly spread below 2^64."""
    keys: Keys = letters.astype(np.uint64) @ WEIGHTS[: letters.shape[1]]
    return keys


def shares_of(letters: Letters) -> NDArray[np.float64]:
    """A number between 0 and 1 for each word of ``uint8[words, up to 21]``, evenly spread.

    Who knows a share of all words knows those whose number is below it. Devices mix alike.
    """
    mixed = np.full(len(letters), 0x811C9DC5, np.uint32)
    for column in letters.T.astype(np.uint32):
        mixed = np.where(column, (mixed ^ column) * np.uint32(0x01000193), mixed)
    for shift, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35)):
        mixed = (mixed ^ (mixed >> np.uint32(shift))) * np.uint32(factor)
    return (mixed ^ (mixed >> np.uint32(16))) / 2.0**32


@cache
def ordinary(language: str) -> Vocabulary:
    """The ordinary words of a language; none where there is no list."""
    file = files("stafla.data") / "ordinary" / f"{language}.txt.xz"
    alphabet = load(language).alphabet
    if not file.is_file():
        return Vocabulary(alphabet, ())
    text = lzma.decompress(file.read_bytes()).decode("utf-8")
    words = (word for line in text.splitlines() for word in line.split()[1:])
    return Vocabulary(alphabet, tuple(words))


@cache
def _keys(vocabulary: Vocabulary) -> tuple[Keys, NDArray[np.int64]]:
    """The words' numbers in order, and the rank of each."""
    rows = np.zeros((len(vocabulary.words), MAX_SIDE), np.uint8)
    for place, word in enumerate(vocabulary.words):
        codes = vocabulary.alphabet.word(word)
        rows[place, : len(codes)] = list(codes)
    keys = keys_of(rows)
    order = np.argsort(keys)
    assert len(np.unique(keys)) == len(keys)
    return keys[order], order
