"""Names that look alike: what two names have in common whose readers would take one for the other.

After UTS #39 (Unicode security mechanisms): every character is replaced by the one that stands for
all that look like it, from Unicode's own table in the package ``confusable_homoglyphs``. Case,
spaces and signs are no difference either. The accents of our languages are one.
"""

import re
from collections.abc import Mapping
from functools import cache
from unicodedata import category, normalize

LONGEST = 200
# between letters; a name with and without them is one
SIGNS = frozenset(" -'’._")
# marks that nobody sees, controls, and modifiers that stand for themselves
UNSEEN = frozenset({"Cf", "Cc", "Co", "Cs", "Cn", "Zl", "Zp", "Zs"})
FIRST = re.compile(r"\b[l1]")
INNER = re.compile(r"(?<=\w)I(?=[^\W\dA-Z_])")


def skeleton(name: str) -> str:
    """The same for names that look alike; nothing for one without a letter or digit."""
    known = prototypes()
    letters = normalize("NFD", normalize("NFKC", name).casefold())
    shown = "".join(known.get(letter, letter) for letter in letters)
    plain = normalize("NFC", normalize("NFD", shown).casefold())
    kept = (c for c in plain if c not in SIGNS and category(c) not in UNSEEN)
    return "".join(kept)[:LONGEST]


def readings(name: str) -> frozenset[str]:
    """The skeletons of what a name is read as where l, 1 and I are drawn alike.

    Not of the name itself: Iina and Lina are two, and lina is read as Iina.
    """
    swapped = {FIRST.sub("I", name), re.sub("[l1]", "I", name), INNER.sub("l", name)}
    return frozenset(map(skeleton, swapped)) - {skeleton(name)}


@cache
def prototypes() -> Mapping[str, str]:
    """Each character that has look-alikes, and the one that stands for them all."""
    from confusable_homoglyphs import confusables  # noqa: PLC0415 - read when a name is first made

    table: dict[str, list[str]] = {
        normalize("NFD", one.strip("\u200e")): [
            normalize("NFD", other["c"].strip("\u200e")) for other in others
        ]
        for one, others in confusables.confusables_data.items()
    }

    def weight(text: str) -> tuple[int, int, str]:
        """Of two texts that look alike the heavier stands for both: no two are as heavy."""
        return len(table[text]), len(text), text

    return {one: others[0] for one, others in table.items() if weight(others[0]) > weight(one)}
