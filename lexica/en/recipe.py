"""English: SCOWL up to level 80 in all spellings; accents are left off (CAFE, SOIREE)."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from unicodedata import combining, normalize

from tools.lexica.curation import admissible
from tools.lexica.recipe import Material

MOST_LEVEL = 80
CATEGORIES = (
    "american", "australian", "british", "british_z", "canadian", "english",
    "variant_1", "variant_2",
)  # fmt: skip


def lines(folder: Path) -> Iterator[str]:
    """Every line of the lists that count."""
    for category in CATEGORIES:
        for path in folder.glob(f"{category}-words.*"):
            if int(path.suffix[1:]) <= MOST_LEVEL:
                yield from path.read_text(encoding="utf-8").splitlines()


def plain(word: str) -> str:
    """A word without its accents, as English tiles spell it."""
    parts = normalize("NFD", word.replace("ø", "o"))
    return "".join(symbol for symbol in parts if not combining(symbol))


def is_spoken(word: str) -> bool:
    """Whether it is more than a plural of a letter or a symbol: two letters need a vowel."""
    return len(word) > 2 or bool(set(word) & set("AEIOUY"))


def build(material: Material) -> Mapping[str, set[str]]:
    """The lexicon's only part."""
    listed = lines(material.path("scowl") / "usr/share/dict/scowl")
    spelled = (plain(line).upper() for line in listed if line.islower())
    words = filter(is_spoken, admissible(spelled, material.letters))
    return {"en": material.curation.corrected(words)}
