"""Finnish consonant gradation, by the letters that the Kotus list uses for its kinds."""

import re

# letter → (strong grade, weak grade)
GRADES = {
    "A": ("kk", "k"), "B": ("pp", "p"), "C": ("tt", "t"), "D": ("k", ""), "E": ("p", "v"),
    "F": ("t", "d"), "G": ("nk", "ng"), "H": ("mp", "mm"), "I": ("lt", "ll"), "J": ("nt", "nn"),
    "K": ("rt", "rr"), "L": ("k", "j"), "M": ("k", "v"),
}  # fmt: skip
VOWELS = "aeiouyäöå"
_HIATUS = re.compile(f"[{VOWELS}]([{VOWELS}])\\1$")


def weaken(stem: str, kind: str) -> str | None:
    """A stem that ends in one vowel, in the weak grade.

    None where there is none to be had, or where it is written with an apostrophe (*vaa'at*).
    """
    if not kind:
        return stem
    if kind not in GRADES:
        return None
    strong, weak = GRADES[kind]
    body, vowel = stem[:-1], stem[-1:]
    if not body.endswith(strong):
        return None
    grown = body.removesuffix(strong) + weak + vowel
    return None if not weak and _HIATUS.search(grown) else grown


def strengthen(stem: str, kind: str) -> str | None:
    """A stem that ends in a vowel or diphthong, or in one and a consonant, in the strong grade.

    None where there is none to be had.
    """
    if not kind:
        return stem
    if kind not in GRADES:
        return None
    strong, weak = GRADES[kind]
    shortest = 1 if stem[-1:] in VOWELS else 2
    for tail in (shortest, shortest + 1):  # kerroin: the vowel before the consonant is oi
        body, ending = stem[:-tail], stem[-tail:]
        if body.endswith(weak):
            return body.removesuffix(weak) + strong + ending
    return None
