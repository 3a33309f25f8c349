"""Forms of running use, the most frequent first: the lists of ``wordfreq``.

wordfreq keeps no capitals, so names stand among the words; the guides tell them apart.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from unicodedata import normalize

import wordfreq

from stafla import editions
from stafla.editions import Alphabet

SHORTEST, LONGEST = 2, 15
BANDS = (2, 3, 4, 5, 6, 7, 8)
"""A band holds what occurs once in 10 to this power words, or more often, and in no band before."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form of running use.

    Attributes:
        rank: 1 for the most frequent form that the alphabet can spell in 2 to 15 letters.
        text: in small letters, as running text has it.
        spelled: in capitals, as tiles spell it (accents folded where the edition does).
        rarity: it occurs once in 10 to this power words.
    """

    rank: int
    text: str
    spelled: str
    rarity: float

    @property
    def band(self) -> int:
        """The band of `BANDS` that it is in; what is rarer than all is in the last."""
        return next((band for band in BANDS if self.rarity <= band), BANDS[-1])


def largest_list(language: str) -> Iterator[tuple[float, str]]:
    """Rarity and text of every form of the largest list of a language."""
    size = "large" if language in wordfreq.available_languages("large") else "small"
    for centibels, forms in enumerate(wordfreq.get_frequency_list(language, size)):
        for text in sorted(forms):
            yield centibels / 100, normalize("NFC", text)


def spelling(alphabet: Alphabet) -> dict[int, str]:
    """Code point of every letter, in either case and with every accent, to its capital."""
    both = (*alphabet.upper, *alphabet.lower, *alphabet.folded)
    return {ord(letter): alphabet.decode_word(alphabet.word(letter)) for letter in both}


@cache
def running(language: str) -> Sequence[Form]:
    """The forms that could be laid: letters of the alphabet alone, each spelling once."""
    capitals = spelling(editions.load(language).alphabet)
    letters = "".join(map(chr, capitals))
    fits = re.compile(f"[{letters}]{{{SHORTEST},{LONGEST}}}").fullmatch
    found: dict[str, tuple[str, float]] = {}
    for rarity, text in largest_list(language):
        if fits(text):
            found.setdefault(text.translate(capitals), (text, rarity))
    return [
        Form(rank, text, spelled, rarity)
        for rank, (spelled, (text, rarity)) in enumerate(found.items(), 1)
    ]
