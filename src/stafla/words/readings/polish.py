"""Polish readings from SGJP, with the package `morfeusz2` (extra ``stafla[pl]``)."""

from collections.abc import Sequence
from functools import cached_property
from importlib import import_module
from typing import Protocol, cast

from stafla.words.readings.reading import Reading

SOURCE = "SGJP"
# abbreviations, affixes, pieces of phrases, digits and unknown strings are no readings
NO_WORDS = {"ign", "brev", "frag", "prefa", "prefv", "dig", "romandig", "xxx"}
_TAGS = {
    "subst": "rzeczownik", "depr": "rzeczownik", "ger": "odsłownik", "adj": "przymiotnik",
    "adja": "przymiotnik", "adjp": "przymiotnik", "adv": "przysłówek", "num": "liczebnik",
    "fin": "czasownik", "inf": "bezokolicznik", "praet": "czas przeszły",
    "impt": "tryb rozkazujący", "imps": "forma bezosobowa", "cond": "tryb przypuszczający",
    "bedzie": "czas przyszły", "pcon": "imiesłów współczesny", "pant": "imiesłów uprzedni",
    "pact": "imiesłów czynny", "ppas": "imiesłów bierny", "winien": "czasownik",
    "pred": "predykatyw", "prep": "przyimek", "conj": "spójnik", "comp": "spójnik",
    "interj": "wykrzyknik", "part": "partykuła", "ppron12": "zaimek", "ppron3": "zaimek",
    "siebie": "zaimek", "sg": "l. poj.", "pl": "l. mn.",
    "nom": "mianownik", "gen": "dopełniacz", "dat": "celownik", "acc": "biernik",
    "inst": "narzędnik", "loc": "miejscownik", "voc": "wołacz",
    "pri": "1. os.", "sec": "2. os.", "ter": "3. os.",
    "com": "st. wyższy", "sup": "st. najwyższy",
}  # fmt: skip


def form(tag: str) -> str:
    """A tag of Morfeusz in words; gender, aspect and other fine points are left out."""
    parts = (part.split(".") for part in tag.split(":"))
    named = ("/".join(_TAGS[value] for value in part if value in _TAGS) for part in parts)
    return ", ".join(filter(None, named)) or tag


class Morfeusz(Protocol):
    """What is used of the package, which tells no types."""

    def analyse(self, text: str) -> list[tuple[int, int, tuple[str, str, str, object, object]]]:
        """Start, end, (spelled, lemma, tag, …) of each reading of each piece."""


class Polish:
    """Asks the grammatical dictionary, without guessing."""

    @cached_property
    def _analyser(self) -> Morfeusz:
        return cast(Morfeusz, import_module("morfeusz2").Morfeusz())

    def readings(self, word: str) -> Sequence[Reading]:
        """Every reading of a word in small letters, names and abbreviations left out."""
        named_forms: dict[tuple[str, str], None] = {}
        for _, _, (spelled, lemma, tag, *_) in self._analyser.analyse(word):
            base = lemma.split(":")[0]
            # a form with a person's ending comes in two pieces beside the whole word: miał, em
            if spelled == word and tag.split(":")[0] not in NO_WORDS and base == base.lower():
                named_forms[base, form(tag)] = None
        return [Reading(base, name, SOURCE) for base, name in named_forms]
