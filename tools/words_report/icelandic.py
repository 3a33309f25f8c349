"""What a short Icelandic word is: BÍN tells base form, form and register, a person the meaning.

The readings are those that the list is made of: what BÍN does not publish or grades as wrong
explains no word. Meanings stand in ``meanings.tsv``, under the base form or, where words of one
spelling differ, under the base form and BÍN's word class or number (``afl kk``, ``fá 400547``).
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, cast

from islenska.basics import Ksnid
from islenska.bincompress import BinCompressed

from tools.lexica.curation import Curation, read
from tools.lexica.recipe import LEXICA, Plan

CLASSES = {
    "kk": "masculine noun", "kvk": "feminine noun", "hk": "neuter noun", "so": "verb",
    "lo": "adjective", "ao": "adverb", "fs": "preposition", "st": "conjunction",
    "uh": "interjection", "to": "numeral", "fn": "pronoun", "pfn": "personal pronoun",
    "afn": "reflexive pronoun", "gr": "article",
}  # fmt: skip
REGISTERS = {
    "FORN": "of the old language", "GAM": "old", "OFOR": "colloquial", "SJALD": "rare",
    "SKALD": "in verse", "STAD": "regional", "URE": "obsolete",
}  # fmt: skip
FIELDS = {
    "bíl": "of cars", "dyrteg": "an animal", "efna": "of chemistry", "gjald": "a currency",
    "gras": "of botany", "lækn": "of medicine", "mat": "of food", "mæl": "of measures",
    "sjo": "of the sea", "stærð": "of mathematics", "tími": "of time", "tón": "of music",
    "tölv": "of computing",
}  # fmt: skip
_CASES = {"NF": "", "ÞF": "accusative", "ÞGF": "dative", "EF": "genitive"}
_GENDERS = {"KK": "masculine", "KVK": "feminine", "HK": "neuter"}
_ALWAYS = {
    "EST": "superlative", "ESB": "superlative", "EVB": "superlative", "MST": "comparative",
    "FVB": "weak form", "FT": "plural", "MM": "middle voice", "LHÞT": "past participle",
}  # fmt: skip
_MOODS = {"VH": "subjunctive", "BH": "imperative", "SAGNB": "supine", "NH": "infinitive"}
_PERSONS = {"1P": "1st person", "2P": "2nd person", "3P": "3rd person"}


def _case(piece: str) -> Iterator[str]:
    """Article, case and number of a piece such as ``ÞGFFTgr``."""
    bare = piece.removesuffix("gr")
    number = bare[-2:] if bare[-2:] in {"ET", "FT"} else ""
    yield "definite" if bare != piece else ""
    yield _CASES[bare.removesuffix(number)]
    yield "plural" if number == "FT" else ""


def _verbal(piece: str, past: bool) -> str:
    """Mood, tense or person of a verb's form."""
    if piece in _MOODS:
        return f"past {_MOODS[piece]}" if past else _MOODS[piece]
    return "past tense" if past and piece == "FH" else ""


def form(tag: str) -> str:
    """A tag of BÍN in words; nominative, singular, indicative and present go unsaid."""
    pieces = [piece.rstrip("23") for piece in tag.split("-")]
    impersonal, past = pieces[0] == "OP", "ÞT" in pieces
    words = ["impersonal"] if impersonal else []
    for piece in pieces[2:] if impersonal else pieces:
        if piece in _GENDERS:
            words.append("" if "FVB" in pieces else _GENDERS[piece])
        elif piece in _PERSONS:
            words.append("" if past or "VH" in pieces else _PERSONS[piece])
        elif piece in _ALWAYS:
            words.append(_ALWAYS[piece])
        elif piece.startswith(tuple(_CASES)):
            words += _case(piece)
        else:
            words.append(_verbal(piece, past))
    return " ".join(word for word in words if word)


@cache
def _database() -> BinCompressed:
    return BinCompressed()


@cache
def _counts() -> Callable[[Ksnid], bool]:
    """The list's own rule of which rows of BÍN may be played."""
    return cast(Any, Plan.read("is").recipe()).counts  # type: ignore[no-any-return]  # a module


def rows(word: str) -> list[Ksnid]:
    """The rows of BÍN that put a word on the list; forms that are their own base form first."""
    found = [row for row in _database().lookup_ksnid(word) if row.bmynd == word]
    return sorted(filter(_counts(), found), key=lambda row: row.ord != word)


@cache
def meanings() -> Mapping[str, str]:
    """Meanings of base forms, and of those three-letter words that have a note of their own."""
    curation = Curation(LEXICA / "is" / "curation")
    noted = {word.lower(): told for word, told in curation.words("short").items() if len(word) > 2}
    return noted | read(LEXICA / "is" / "meanings.tsv")


def meaning(row: Ksnid) -> str:
    """What the base form of a row means; empty where nobody has written it down.

    A meaning under a bare base form goes for its verb if it begins with "to", else for the others.
    """
    told = meanings()
    for key in (f"{row.ord} {row.bin_id}", f"{row.ord} {row.ofl}"):
        if key in told:
            return told[key]
    bare = told.get(row.ord, "")
    return bare if bare.startswith("to ") == (row.ofl == "so") else ""


def marks(row: Ksnid, told: str) -> Iterator[str]:
    """Register and field that BÍN gives a base form, as far as its meaning does not tell them."""
    mark = REGISTERS.get(row.malsnid, "")
    if mark and not any(words in told for words in (mark, "of old", "in old")):
        yield mark
    if row.birting == "S":
        yield "last part of compounds"
    if not told:
        yield from (FIELDS[field] for field in row.hluti.split(",") if field in FIELDS)


def note(word: str) -> str:
    """Every base form that a word in small letters is a form of, each with its first form."""
    told: dict[str, str] = {}
    seen = set()
    for row in rows(word):
        if row.bin_id in seen:
            continue
        seen.add(row.bin_id)
        what = form(row.mark)
        what = f"{what} form" if what in {"", "definite"} else what
        meant = meaning(row)
        text = "" if row.ord == word else f"{what.strip()} of {row.ord}, "
        text += meant.replace("; ", " or ") or f"{CLASSES[row.ofl]} in BÍN"
        marked = ", ".join((text, *marks(row, meant)))
        if len(told.get(text, marked)) >= len(marked):
            told[text] = marked
    return "; ".join(told.values())


def has_meaning(word: str) -> bool:
    """Whether somebody has written down what one of the readings of a word means."""
    return any(map(meaning, rows(word)))
