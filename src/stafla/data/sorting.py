"""Names in the order in which the readers of each interface language look for them."""

from functools import lru_cache
from unicodedata import combining, normalize

_NORDIC = "abcdefghijklmnopqrstuvwxyzåäö"
LETTERS = {
    "is": "aábcdðeéfghiíjklmnoópqrstuúvwxyýzþæöå",
    "fi": _NORDIC,
    "sv": _NORDIC,
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
    "en": "abcdefghijklmnopqrstuvwxyz",
}
"""The letters that have a place of their own; others stand with the letter that they come from."""

_COME_FROM = {
    "is": {"ä": "æ", "ø": "ö"},
    "fi": {"æ": "ä", "ø": "ö", "ü": "y"},
    "sv": {"æ": "ä", "ø": "ö", "ü": "y"},
}
_LIKE = {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i"}


@lru_cache(1 << 12)
def name_key(name: str, language: str) -> tuple[tuple[int, ...], str]:
    """What a name is sorted by, for readers of a language: Łucja before Maria, Åke after Zara.

    Capitals count as small letters, spaces and signs come before all letters, and letters of
    other scripts after them.
    """
    folded = normalize("NFC", name.casefold())
    ranks = tuple(rank for letter in folded for rank in _ranks(letter, language))
    return ranks, name


def _ranks(letter: str, language: str) -> list[int]:
    letters = LETTERS[language]
    letter = _COME_FROM.get(language, {}).get(letter, letter)
    if letter in letters:
        return [letters.index(letter)]
    if not letter.isalpha():
        return [] if combining(letter) else [ord(letter) - 0x110000]
    plain = _LIKE.get(letter) or "".join(one for one in normalize("NFD", letter) if one.isalpha())
    return [letters.index(one) if one in letters else ord(one) for one in plain]
