"""Which Finnish forms the rule admits, told from an analysis by Voikko's transducer (FI-28).

An analysis is text with tags in brackets: ``[Ln]`` noun, ``[Sn]`` nominative, ``[Nm]`` plural,
``[Tn1]`` 1st infinitive, ``[Bc]`` a boundary that the analyser guessed between two words, and
``[Xp]…[X]`` the base form of the part that follows.
"""

import re
from dataclasses import dataclass

_TAG = re.compile(r"\[(\w+)\]")
_BASE = re.compile(r"\[X(\w)\](.*?)\[X\]")
_CASE = re.compile(r"S\w+")
_CLASS = re.compile(r"\[L(\w+)\]")
# enclitic, possessive, participle; comparative, superlative: forms the rule does not name
_OTHER_FORMS = re.compile(r"Ef|F\w+|O\w+|R\w")
_COMPARED = {"Cc", "Cs"}
_NEGATIVE_PARTICIPLE = "[Re]"
# tuo|va, syö|vä: a participle that carries no tag of its own after a stem of one syllable
_PARTICIPLE = re.compile(r"\[Ll\]v\[Xj\][aä]\[X\](?!.*\[Xj\])")
_LAST_WORD = re.compile(r"\[L\w+\]$")

_NOUNS = {"n": "substantiivi", "nl": "nomini"}
_NOMINALS = _NOUNS | {"l": "adjektiivi", "u": "numeraali", "r": "pronomini"}
_UNINFLECTED = {
    "s": "adverbi",
    "c": "konjunktio",
    "h": "interjektio",
    "d": "adpositio",
}


@dataclass(frozen=True, slots=True)
class Options:
    """What players may agree on beyond the rule (FI-27, FI-28).

    Args:
        adjective_plurals: *nopeat* too.
        infinitive_plurals: *tekemiset* too.
        guessed_boundaries: boundaries between words that the analyser may guess in a compound.
    """

    adjective_plurals: bool = False
    infinitive_plurals: bool = False
    guessed_boundaries: int = 0


@dataclass(frozen=True, slots=True)
class Analysis:
    """One analysis taken apart."""

    text: str

    @property
    def guessed_boundaries(self) -> int:
        """0 for a word that stands in the dictionary itself."""
        return self.text.count("[Bc]")

    @property
    def word_class(self) -> str:
        """Letters of the last class tag (``n``, ``nl``, ``l``, ``t`` …)."""
        return next(iter(_CLASS.findall(self.text)[-1:]), "")

    @property
    def tags(self) -> list[str]:
        """Tags after the class tag; one at the very end speaks of a compound as a whole."""
        text = self.text[: match.start()] if (match := _LAST_WORD.search(self.text)) else self.text
        classes = list(_CLASS.finditer(text))
        return _TAG.findall(_BASE.sub("", text[classes[-1].end() :] if classes else text))

    @property
    def base(self) -> str:
        """Base form of the whole word: of its last part or ending, after the stems before it."""
        before, _, last = self.text.rpartition("[Bc]")
        bases = [match for match in _BASE.finditer(last) if match[1] in "pj"]
        if not bases:
            return _surface(self.text)
        stems = _surface(before) + _surface(last[: bases[-1].start()])
        return stems + bases[-1][2].replace("=", "")


def _surface(text: str) -> str:
    return _TAG.sub("", _BASE.sub("", text)).replace("=", "")


def form(analysis: Analysis, options: Options) -> str | None:
    """Name of the form if the rule (or the agreement) admits it, else None.

    Decides FI-28.
    """
    if analysis.guessed_boundaries > options.guessed_boundaries:
        return None
    kind, tags = analysis.word_class, analysis.tags
    if any(_OTHER_FORMS.fullmatch(tag) for tag in tags):
        return None
    if kind == "l" and (_NEGATIVE_PARTICIPLE in analysis.text or _PARTICIPLE.search(analysis.text)):
        return None
    if kind == "t":
        return _infinitive(tags, options)
    if kind in _UNINFLECTED:
        return _UNINFLECTED[kind]
    return _nominative(kind, tags, options) if kind in _NOMINALS else None


def _infinitive(tags: list[str], options: Options) -> str | None:
    cases = [tag for tag in tags if _CASE.fullmatch(tag)]
    if "Tn1" in tags and not cases:
        return "1. infinitiivi"
    if "Tn4" in tags and cases == ["Sn"] and ("Ny" in tags or options.infinitive_plurals):
        return "4. infinitiivi"
    return None


def _nominative(kind: str, tags: list[str], options: Options) -> str | None:
    cases = [tag for tag in tags if _CASE.fullmatch(tag)]
    plural = "Nm" in tags
    if cases[-1:] != ["Sn"] or (kind in ("l", "nl") and _COMPARED & set(tags)):
        return None
    if kind == "l" and plural and not options.adjective_plurals:
        return None
    return f"{_NOMINALS[kind]}, {'monikon' if plural else 'yksikön'} nominatiivi"
