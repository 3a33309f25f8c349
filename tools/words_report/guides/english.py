"""English: SCOWL tells names and abbreviations apart, and how rare a word of its own is."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from tools.lexica.recipe import Plan
from tools.lexica.source import Sources
from tools.words_report.guides.common import foreign, merge
from tools.words_report.refusals import RefusalClass
from tools.words_report.running import Form

# the kind of a list of SCOWL is the last part of its name; the last level writes names small too
NAMES = {"upper", "proper-names"}
ABBREVIATIONS = {"abbreviations"}
WORDS, RARE, RAREST = "words", "rare", ".95"


def kinds(folder: Path) -> dict[str, set[str]]:
    """Form in small letters → kinds of the lists that hold it; words of the last level are rare."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for path in folder.glob("*-*.*"):
        kind = path.stem.partition("-")[2]
        if kind == WORDS and path.suffix == RAREST:
            kind = RARE
        for line in path.read_text(encoding="utf-8").splitlines():
            found[line.lower().removesuffix("'s")].add(kind)
    return found


def classify(
    forms: Iterable[Form], known: Mapping[str, set[str]]
) -> Iterator[tuple[str, RefusalClass]]:
    """Names and abbreviations."""
    for form in forms:
        found = known.get(form.text, set())
        if found & NAMES:
            yield form.text, RefusalClass("name", "SCOWL")
        elif found & ABBREVIATIONS:
            yield form.text, RefusalClass("abbreviation", "SCOWL")


def guide(forms: Sequence[Form], cache: Path) -> Mapping[str, RefusalClass]:
    """What SCOWL says, then what other languages use more, but of its rare words."""
    folder = Sources(Plan.read("en").packages, cache).path("scowl") / "usr/share/dict/scowl"
    known = kinds(folder)
    unknown = [form for form in forms if RARE not in known.get(form.text, ())]
    return merge(classify(forms, known), foreign("en", unknown))
