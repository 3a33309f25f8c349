"""Lexica and the judge: a lexicon opened and asked, lists read and made into one, words explained.

A name's module is loaded when it is first asked for: who opens a lexicon to play needs none of the
arrays that lists are read with.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stafla.words.fault import LexiconFault, ListFault
    from stafla.words.files import write
    from stafla.words.judge import Judge, Judgement, WordJudgement
    from stafla.words.lexicon.check import Difference, difference, verify
    from stafla.words.lexicon.lexicon import Lexicon
    from stafla.words.lexicon.metadata import About, Part
    from stafla.words.lexicon.word_map import word_map
    from stafla.words.lists.build import BuiltLexicon, build
    from stafla.words.lists.exchange import FORMATS, Format, export, read_words
    from stafla.words.lists.text import Skipped, WordList, list_of, read_list

__all__ = [
    "FORMATS",
    "About",
    "BuiltLexicon",
    "Difference",
    "Format",
    "Judge",
    "Judgement",
    "Lexicon",
    "LexiconFault",
    "ListFault",
    "Part",
    "Skipped",
    "WordJudgement",
    "WordList",
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
    "fault": ("LexiconFault", "ListFault"),
    "files": ("write",),
    "judge": ("Judge", "Judgement", "WordJudgement"),
    "lexicon.check": ("Difference", "difference", "verify"),
    "lexicon.lexicon": ("Lexicon",),
    "lexicon.metadata": ("About", "Part"),
    "lexicon.word_map": ("word_map",),
    "lists.build": ("BuiltLexicon", "build"),
    "lists.exchange": ("FORMATS", "Format", "export", "read_words"),
    "lists.text": ("Skipped", "WordList", "list_of", "read_list"),
}


def __getattr__(name: str) -> object:
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
