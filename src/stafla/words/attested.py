"""Words that the shipped list lacks and another dictionary of the language knows.

No list is finished. Where it lacks a word that the language's morphology or a second dictionary
knows, nobody has decided yet whether the word may be played: the judge then says *unknown*. Both
lie in the package of the list: Voikko's transducer (Finnish), and ``attested.lexicon``, which the
recipe makes from a dictionary that is free but not checked for play. Of a list that the user
imported nothing of the kind is said: who has the authority's own list has its answer.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from stafla.editions import Edition
from stafla.words.curated import listed_words
from stafla.words.lexicon.lexicon import Lexicon
from stafla.words.library import shipped_file
from stafla.words.readings import Analyser, Options, Reader, Reading, analyser, reader

FILE = "attested.lexicon"
REFUSED = "refused.tsv"
LEAST = 4
"""Words of two and three letters were gone through one by one: the list decides on them."""
GUESSED = Options(guessed_boundaries=1)
"""A compound of two listed words counts as known to the morphology (FI-27)."""


@dataclass(frozen=True, slots=True)
class Attestation:
    """Who knows a word, and as what where that is told."""

    source: str
    reading: Reading | None = None


@dataclass(frozen=True, slots=True)
class Witness:
    """Dictionaries beside a list.

    Attributes:
        words: a second dictionary's words that the list lacks.
        morphology: forms words by rule; as far as the edition's rule admits the form.
        reader: tells base form and form.
        refused: words in small letters that were looked at and left out of the list.
    """

    words: Lexicon | None
    morphology: Analyser | None = None
    reader: Reader | None = None
    refused: frozenset[str] = frozenset()

    def attests(self, codes: bytes, small: str) -> Attestation | None:
        """Who knows a word that the list lacks; None: nobody.

        Args:
            codes: the word as letter codes.
            small: the word in small letters.
        """
        if len(codes) < LEAST or small in self.refused:
            return None
        formed = self.morphology.admits(small) if self.morphology else None
        if formed:
            return Attestation(formed.source, formed)
        if self.words is None or codes not in self.words.graph:
            return None
        readings: Sequence[Reading] = self.reader.readings(small) if self.reader else ()
        return Attestation(self.words.name, next(iter(readings), None))


def witness(edition: Edition, lexicon: Lexicon | None) -> Witness | None:
    """The dictionaries beside a list; None for a list that is not the shipped one.

    Raises:
        LexiconFault: a shipped file cannot be trusted.
    """
    file = shipped_file(edition.language)
    if lexicon is None or file is None or file.open().fingerprint != lexicon.fingerprint:
        return None
    return _beside(edition.language, file.path.parent)


@cache
def _beside(language: str, folder: Path) -> Witness:
    path = folder / FILE
    return Witness(
        Lexicon.open(path) if path.is_file() else None,
        analyser(language, GUESSED),
        reader(language),
        listed_words(folder / REFUSED),
    )
