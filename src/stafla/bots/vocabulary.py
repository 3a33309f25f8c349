"""The words that an ordinary person knows: a language's most frequent ones.

They come from ``data/ordinary/<language>.txt.xz`` (docs/formats/ordinary.md).
"""

import lzma
from collections.abc import Iterator
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

    def known(self, lexicon: WordGraph, most: int) -> WordGraph:
        """So many words, those of them that a lexicon holds: the most frequent ones.

        Beyond the list come words that the list lacks, rare ones and forms of others, picked
        evenly from all that the lexicon holds: the same ones every time.
        """
        listed = codec.encode_words(self.words[:most], self.alphabet)
        held = np.frombuffer(lexicon.contains(listed.data), np.bool_)
        kept = [word for word, is_held in zip(self.words, held, strict=False) if is_held]
        codes = [codec.encode_words(kept, self.alphabet).tobytes()]
        others = max(lexicon.words - len(kept), 1)
        if most > len(self.words):
            codes += self._picked(lexicon, (most - len(self.words)) / others)
        # words of the list may be picked too; the second of two alike is dropped
        return WordGraph(WordGraph.build(b"".join(codes), len(self.alphabet), b"{}")[0])

    def _picked(self, lexicon: WordGraph, share: float) -> Iterator[bytes]:
        """About this share of a lexicon's words, by length, each followed by 0."""
        for length, count in enumerate(lexicon.by_length()):
            if count:
                rows = np.frombuffer(lexicon.list(length), np.uint8).reshape(count, length + 1)
                luck = keys_of(rows[:, :length]) / 2.0**64
                yield rows[luck < share].tobytes()

    def ranks(self, letters: Letters) -> NDArray[np.int64]:
        """How many words are more frequent than each of these.

        Args:
            letters: ``uint8[words, 21]``, letter codes, then 0.

        Returns:
            ``int64[words]``; the number of all ordinary words for one that is none.
        """
        if not self.words:
            return np.zeros(len(letters), np.int64)
        keys, places = _keyed(self)
        asked = keys_of(letters)
        found = np.searchsorted(keys, asked).clip(max=len(keys) - 1)
        return np.where(keys[found] == asked, places[found], len(self.words))


def keys_of(letters: Letters) -> Keys:
    """A number for each word of ``uint8[words, up to 21]``, evenly spread below 2^64."""
    keys: Keys = letters.astype(np.uint64) @ WEIGHTS[: letters.shape[1]]
    return keys


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
def _keyed(vocabulary: Vocabulary) -> tuple[Keys, NDArray[np.int64]]:
    """The words' numbers in order, and the rank of each."""
    rows = np.zeros((len(vocabulary.words), MAX_SIDE), np.uint8)
    for place, word in enumerate(vocabulary.words):
        codes = vocabulary.alphabet.word(word)
        rows[place, : len(codes)] = list(codes)
    keys = keys_of(rows)
    order = np.argsort(keys)
    assert len(np.unique(keys)) == len(keys)
    return keys[order], order
