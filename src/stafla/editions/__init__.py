"""Alphabets, tile sets, boards and rule profiles, read from data.

``load("is")`` gives an `Edition`; ``edition.alphabet`` alone turns text into codes and back;
``edition.ruleset(players)`` is what the kernel computes with. A new edition or variant is a file
in ``stafla/data/editions``, never a class.
"""

from stafla.editions.alphabet import Alphabet, symbols
from stafla.editions.clocks import ClockPolicy, NamedClock, clocks
from stafla.editions.edition import Edition, Notation
from stafla.editions.errors import AlphabetError, EditionError, UnknownEdition, VariantError
from stafla.editions.house import HouseRules
from stafla.editions.layout import Layout, Premium
from stafla.editions.loader import load, names, with_same_words
from stafla.editions.procedures import (
    GuideEntry,
    NamedProcedure,
    Procedure,
    procedure_of,
    procedures,
)
from stafla.editions.profile import Challenge, Ending, Exchange, Players, Start, Turn, WordCheck
from stafla.editions.variants import Variant, combine, pinned_version, variants, with_known_variants

__all__ = [
    "Alphabet",
    "AlphabetError",
    "Challenge",
    "ClockPolicy",
    "Edition",
    "EditionError",
    "Ending",
    "Exchange",
    "GuideEntry",
    "HouseRules",
    "Layout",
    "NamedClock",
    "NamedProcedure",
    "Notation",
    "Players",
    "Premium",
    "Procedure",
    "Start",
    "Turn",
    "UnknownEdition",
    "Variant",
    "VariantError",
    "WordCheck",
    "clocks",
    "combine",
    "load",
    "names",
    "pinned_version",
    "procedure_of",
    "procedures",
    "symbols",
    "variants",
    "with_known_variants",
    "with_same_words",
]
