"""Lexica and the judge."""

from stafla.words.about import About, Part
from stafla.words.building import Built, build, write
from stafla.words.checking import Difference, difference, verify
from stafla.words.exchange import FORMATS, Format, export, read_words
from stafla.words.fault import LexiconFault, ListFault
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
