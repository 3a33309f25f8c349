"""What a language's own dictionary says of a word: base form and grammatical reading.

Every reader is optional: `reader` gives None where its package or data is not installed.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib.util import find_spec

from stafla.words.readings.finnish import Options
from stafla.words.readings.icelandic import Icelandic
from stafla.words.readings.polish import Polish
from stafla.words.readings.reading import Analyser, Reader, Reading
from stafla.words.readings.voikko import Voikko, blocked_words, data

__all__ = ["READERS", "Analyser", "Options", "Reader", "Reading", "analyser", "reader"]


def _icelandic() -> Reader | None:
    return Icelandic() if find_spec("islenska") else None


def _polish() -> Reader | None:
    return Polish() if find_spec("morfeusz2") else None


def _finnish(agreed: Options | None = None) -> Voikko | None:
    path = data()
    return Voikko(path, agreed, blocked_words()) if path else None


READERS: Mapping[str, Callable[[], Reader | None]] = {
    "fi": _finnish,
    "is": _icelandic,
    "pl": _polish,
}
ANALYSERS: Mapping[str, Callable[[Options], Analyser | None]] = {"fi": _finnish}


@cache
def reader(language: str) -> Reader | None:
    """The language's dictionary, if there is one and it is installed; opened when first asked."""
    make = READERS.get(language)
    return make() if make else None


@cache
def analyser(language: str, agreed: Options) -> Analyser | None:
    """A dictionary that judges words on no list, as the players agreed.

    Decides FI-27.
    """
    make = ANALYSERS.get(language)
    return make(agreed) if make else None
