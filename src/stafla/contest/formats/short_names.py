"""Names for columns that are too narrow for them: without marks, then with initials, then cut.

A name that fits in its spelling in ASCII (`ascii.plain`) is left as it is and leads back to itself.
"""

import unicodedata
from collections.abc import Iterable
from typing import Final

from stafla.contest.formats.ascii import plain

_LETTERS: Final = str.maketrans(
    {
        **dict(zip("łŁøØđĐðÐ", "lLoOdDdD", strict=True)),
        **{"þ": "th", "Þ": "Th", "æ": "ae", "Æ": "Ae", "œ": "oe", "Œ": "Oe", "ß": "ss"},
    }
)


def short_names(names: Iterable[str], width: int) -> tuple[str, ...]:
    """Names in ASCII of at most so many signs; of two that would be alike one has a number.

    Args:
        names: of a division, in order.
        width: columns; 8 at least.
    """
    asked = tuple(names)
    taken = {plain(name) for name in asked}
    numbers: dict[str, int] = {}
    return tuple(_distinct(name, width, taken, numbers) for name in asked)


def shortened_names(names: Iterable[str], width: int) -> tuple[tuple[str, str], ...]:
    """The names that do not fit, each with what stands for it."""
    asked = tuple(names)
    pairs = zip(asked, short_names(asked, width), strict=True)
    return tuple((name, short) for name, short in pairs if plain(name) != short)


def _distinct(name: str, width: int, taken: set[str], numbers: dict[str, int]) -> str:
    """The name, or a short one that none of ``taken`` is; ``numbers`` are the latest of each."""
    if len(whole := plain(name)) <= width:
        return whole
    found = short = _shorten(name, width)
    while found in taken:
        numbers[short] = numbers.get(short, 1) + 1
        tail = f" ({numbers[short]})"
        found = short[: width - len(tail)].rstrip() + tail
    taken.add(found)
    return found


def _shorten(name: str, width: int) -> str:
    """The name without marks; where that is too long, with initials for given names.

    The last is taken first where the family's name leads (``Jónsdóttir, Anna``), else the first.
    """
    text = _without_marks(name)
    family, comma, given = text.partition(",")
    words = given.split() if comma else text.split()
    order = range(len(words) - 1, -1, -1) if comma else range(len(words) - 1)
    for place in order:
        if len(text) <= width:
            break
        words[place] = f"{words[place][0]}."
        text = f"{family}, {' '.join(words)}" if comma else " ".join(words)
    return text[:width].rstrip(" ,")


def _without_marks(name: str) -> str:
    parts = unicodedata.normalize("NFKD", name.translate(_LETTERS))
    return plain("".join(sign for sign in parts if not unicodedata.combining(sign)))
