"""Icelandic: BÍN's domains of names, and its grades of wrong forms."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from islenska.basics import Ksnid
from islenska.bincompress import BinCompressed

from tools.words_report.guides.common import foreign, merge, without_marks
from tools.words_report.refusals import RefusalClass, accepted_forms
from tools.words_report.running import Form, running

ABBREVIATION = "skst"
WRONG = ("4", "5")


def capitalise(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


def verdict(common: Sequence[Ksnid], names: Sequence[Ksnid]) -> str | None:
    """The class that BÍN's rows for a refused form give."""
    if not common:
        return "name" if names else None
    if all(row.ofl == ABBREVIATION for row in common):
        return "abbreviation"
    if all(str(row.einkunn) in WRONG or str(row.beinkunn) in WRONG for row in common):
        return "misspelling"
    return None


def classify(forms: Sequence[Form]) -> Iterator[tuple[str, RefusalClass]]:
    """Names, abbreviations, and forms that BÍN lists as wrong."""
    database = BinCompressed()
    for form in forms:
        common = [r for r in database.lookup_ksnid(form.text) if r.ord == r.ord.lower()]
        written = capitalise(form.text), form.text.upper()
        names = [row for text in written for row in database.lookup_ksnid(text)]
        if found := verdict(common, [row for row in names if row.ord != row.ord.lower()]):
            yield form.text, RefusalClass(found, "BÍN")


def guide(forms: Sequence[Form], cache: Path) -> Mapping[str, RefusalClass]:
    """BÍN, then words without their marks, then what other languages use more."""
    del cache
    held = accepted_forms("is", running("is"))
    return merge(classify(forms), without_marks("is", held, forms), foreign("is", forms))
