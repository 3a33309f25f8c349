"""Lexica and the judge.

A name's module is loaded when it is first asked for: who opens a lexicon to play needs none of the
arrays that lists are read with.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stafla.words.about import About, Part
    from stafla.words.building import Built, build
    from stafla.words.checking import Difference, difference, verify
    from stafla.words.exchange import FORMATS, Format, export, read_words
    from stafla.words.fault import LexiconFault, ListFault
    from stafla.words.files import write
    from stafla.words.judge import Judge, Ruling, WordRuling
    from stafla.words.lexicon import Lexicon
    from stafla.words.listing import Skipped, WordList, list_of, read_list
    from stafla.words.wordmap import word_map

__all__ = [
    "FORMATS",
    "About",
    "Built",
    "Difference",
    "Format",
    "Judge",
    "Lexicon",
    "LexiconFault",
    "ListFault",
    "Part",
    "Ruling",
    "Skipped",
    "WordList",
    "WordRuling",
    "build",
    "difference",
    "export",
    "list_of",
    "read_list",
    "read_words",
    "verify",
    "word_map",
    "write",
]

_MODULES = {
    "about": ("About", "Part"),
    "building": ("Built", "build"),
    "checking": ("Difference", "difference", "verify"),
    "exchange": ("FORMATS", "Format", "export", "read_words"),
    "fault": ("LexiconFault", "ListFault"),
    "files": ("write",),
    "judge": ("Judge", "Ruling", "WordRuling"),
    "lexicon": ("Lexicon",),
    "listing": ("Skipped", "WordList", "list_of", "read_list"),
    "wordmap": ("word_map",),
}


def __getattr__(name: str) -> object:
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
