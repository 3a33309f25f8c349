"""Finnish readings from Voikko's transducer, which the package ``stafla-words-fi`` carries."""

import os
from collections.abc import Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path

from stafla.words.curated import listed_words
from stafla.words.readings.finnish import Analysis, Options, form
from stafla.words.readings.reading import Reading
from stafla.words.readings.vfst import Transducer, Vfst

SOURCE = "Voikko"
PATH = "STAFLA_VOIKKO"
FILE = "mor.vfst"
BARRED = "barred.tsv"
_READ = Options(adjective_plurals=True, infinitive_plurals=True, guessed_boundaries=1)


def folder() -> Path | None:
    """Where the data package lies, if it is installed."""
    spec = find_spec("stafla_words_fi")
    places = (spec.submodule_search_locations or ()) if spec else ()
    return next((Path(place) for place in places), None)


def data() -> Path | None:
    """The transducer: the file named by ``STAFLA_VOIKKO``, else the data package's."""
    if named := os.environ.get(PATH):
        return Path(named)
    place = folder()
    return place / FILE if place and (place / FILE).exists() else None


class Voikko:
    """Analyses words; may be agreed upon as a second dictionary (FI-27, FI-28).

    Args:
        path: the transducer's file.
        agreed: which forms of words that are on no list the players allow.
        barred: words recognisable as hate speech, which no agreement allows (FI-25).
    """

    def __init__(
        self, path: Path, agreed: Options | None = None, barred: frozenset[str] = frozenset()
    ) -> None:
        self._path = path
        self.agreed = agreed
        self.barred = barred

    @cached_property
    def _transducer(self) -> Transducer:
        return Transducer(Vfst.read(self._path))

    def readings(self, word: str) -> Sequence[Reading]:
        """Readings of a word in small letters in forms that could be played; listed ones first."""
        return self._readings_by(word, _READ)

    def admits(self, word: str) -> Reading | None:
        """The reading by which the players' agreement allows the word."""
        if self.agreed is None or word in self.barred:
            return None
        allowed = (r for r in self._readings_by(word, self.agreed) if r.base not in self.barred)
        return next(iter(allowed), None)

    def is_noun(self, word: str) -> bool | None:
        """Whether a word in small letters is a noun in its base form; None: it is not known."""
        analyses = [a for a in map(Analysis, self._transducer.outputs(word)) if form(a, _READ)]
        if not analyses:
            return None
        return any(a.word_class in ("n", "nl") and a.base.lower() == word for a in analyses)

    def _readings_by(self, word: str, options: Options) -> list[Reading]:
        analyses = sorted(
            map(Analysis, self._transducer.outputs(word)), key=lambda a: a.guessed_boundaries
        )
        named_forms = ((a.base, name) for a in analyses if (name := form(a, options)))
        return [Reading(base, name, SOURCE) for base, name in dict.fromkeys(named_forms)]


def blocked_words() -> frozenset[str]:
    """The words that the data package bars, in small letters.

    Decides FI-25.
    """
    place = folder()
    return listed_words(place / BARRED) if place else frozenset()
