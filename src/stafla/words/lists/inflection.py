"""Nominative plural and 4th infinitive by the inflection classes of the Kotus list (FI-28).

Classes 1 to 49 are nominals, 52 to 78 verbs; a gradation letter (`stafla.words.lists.gradation`)
tells how the consonant before the last vowel alternates. Classes left out: 22 (apostrophe), 45
(ordinals), 50 and 51 (compounds: the last part has a class of its own), 77 and 78 (defective),
99, 101.
"""

import re
from collections.abc import Callable, Iterator, Mapping

from stafla.words.lists.gradation import VOWELS, strengthen, weaken

Rule = Callable[[str, str], str | None]
_BACK = re.compile("[aou][^äöy]*$")
_IRREGULAR = {
    "aika": "ajat",
    "poika": "pojat",
    "mies": "miehet",
    "lämmin": "lämpimät",
    "kymmenen": "kymmenet",
}
_NOT_IRREGULAR = "taika"
"""It only ends like *aika*."""
_SINGULARS_IN_T = (43, 44, 46, 47)


def _low(word: str) -> str:
    """The low vowel that harmonises with a word."""
    return "a" if _BACK.search(word) else "ä"


def _join(stem: str | None, ending: str) -> str | None:
    return None if stem is None else stem + ending


def _weak(word: str, kind: str) -> str | None:
    return _join(weaken(word, kind), "t") if word[-1] in VOWELS else None


def _loan(word: str, kind: str) -> str | None:
    """*risti, pappi*, and what ends in a consonant."""
    return _weak(word, kind) if word[-1] in VOWELS else word + "it"


def _to_e(word: str, kind: str) -> str | None:
    """*ovi, tiili, uni*: i becomes e."""
    weak = weaken(word, kind) if word.endswith("i") else None
    return None if weak is None else weak[:-1] + "et"


def _swap(endings: Mapping[str, str], strong: bool = False) -> Rule:
    """The first ending that fits is taken off and its plural put on."""

    def rule(word: str, kind: str) -> str | None:
        for ending, plural in endings.items():
            if word.endswith(ending):
                base = strengthen(word, kind) if strong else word
                if base is None:
                    return None
                return base.removesuffix(ending) + plural.replace("A", _low(word))
        return None

    return rule


def _strong(word: str, kind: str) -> str | None:
    """*sisar, hame*: -et after the strong grade."""
    return _join(strengthen(word, kind), "et")


def _hame(word: str, kind: str) -> str | None:
    return _strong(word, kind) if word.endswith("e") else None


def _askel(word: str, kind: str) -> str | None:
    """*penger, mantere*: the same plural, whether the singular has lost its -e or not."""
    return _join(strengthen(word, kind), "et" if word.endswith("e") else "eet")


def _caritive(word: str, kind: str) -> str | None:
    """*onneton* with gradation, *alaston* without."""
    endings = {"ton": "tomat", "tön": "tömät"}
    plural = _swap(endings)(word, "")
    return plural if plural is None or not kind else plural[:-5] + "t" + plural[-5:]


def _lengthen(word: str, kind: str) -> str | None:
    """*vieras, ruis*: the s goes, the vowel is doubled."""
    strong = strengthen(word, kind)
    return None if strong is None or not strong.endswith("s") else strong[:-1] + strong[-2] + "t"


_DETS = _swap({"nsi": "nnet", "rsi": "rret", "lsi": "llet", "si": "det"})
PLURALS: Mapping[int, Rule] = {
    **dict.fromkeys((1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21), _weak),
    **dict.fromkeys((5, 6), _loan),
    **dict.fromkeys((7, 23, 24, 25, 26), _to_e),
    16: _swap({"mpi": "mmAt"}),
    **dict.fromkeys((27, 28), _DETS),
    **dict.fromkeys((29, 30), _swap({"si": "set"})),
    31: _swap({"ksi": "hdet"}),
    32: _strong,
    33: _swap({"n": "met"}, strong=True),
    34: _caritive,
    36: _swap({"in": "immAt"}),
    37: _swap({"en": "emmAt"}),
    38: _swap({"nen": "set"}),
    39: _swap({"s": "kset"}),
    40: _swap({"s": "det"}),
    41: _lengthen,
    43: _swap({"ut": "uet", "yt": "yet"}, strong=True),
    44: _swap({"ät": "äät"}),
    46: _swap({"at": "annet"}),
    47: _swap({"ut": "eet", "yt": "eet"}),
    48: _hame,
    49: _askel,
}


def _shorn(count: int, ending: str = "minen") -> Rule:
    """The infinitive without its last letters."""

    def rule(word: str, kind: str) -> str | None:
        del kind
        return word[:-count] + ending

    return rule


def _stem(infinitive: str, ending: str) -> Rule:
    """The infinitive's ending goes, the strong grade comes back, ``ending`` is put on."""

    def rule(word: str, kind: str) -> str | None:
        match = re.fullmatch(f"(.+)({infinitive})", word)
        strong = strengthen(match[1], kind) if match else None
        return _join(strong, ending.replace("A", _low(word)))

    return rule


def _liquid(word: str, kind: str) -> str | None:
    """*tulla, panna, purra*."""
    strong = strengthen(word[:-3], kind)
    return _join(strong, word[-3:-2] + "eminen")


INFINITIVES: Mapping[int, Rule] = {
    **dict.fromkeys((*range(52, 62), 76), _shorn(1)),
    **dict.fromkeys((62, 63, 64, 65, 68), _shorn(2)),
    66: _stem("st[aä]", "seminen"),
    67: _liquid,
    69: _stem("t[aä]", "tseminen"),
    70: _stem("st[aä]", "kseminen"),
    71: _stem("hdä", "keminen"),
    72: _stem("t[aä]", "neminen"),
    **dict.fromkeys((73, 74, 75), _stem("t[aä]", "Aminen")),
}


def plural(word: str, number: int, kind: str = "") -> str | None:
    """The nominative plural of a nominal of that class and gradation, None if it has none."""
    for ending, form in _IRREGULAR.items():
        irregular = word.endswith(ending) and word != _NOT_IRREGULAR
        if irregular and number in (9, 10, 32, 35, 42):
            return word.removesuffix(ending) + form
    if word.endswith("t") and number not in _SINGULARS_IN_T and not _loan_in_t(word, number):
        return None  # a plural already: sakset, häät, sortsit
    rule = PLURALS.get(number)
    return rule(word, kind) if rule else None


def _loan_in_t(word: str, number: int) -> bool:
    """*market, twist*: a plural of that class would end in -it."""
    return number == 5 and not word.endswith("it")


def fourth_infinitive(word: str, number: int, kind: str = "") -> str | None:
    """The 4th infinitive of a verb of that class and gradation, None if it has none."""
    rule = INFINITIVES.get(number)
    return rule(word, kind) if rule else None


def derive(word: str, number: int, kind: str = "") -> Iterator[str]:
    """Both, whichever there is."""
    for form in (plural(word, number, kind), fourth_infinitive(word, number, kind)):
        if form is not None:
            yield form
