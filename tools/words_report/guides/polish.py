"""Polish: SGJP (Morfeusz 2) tells names, abbreviations and pieces of foreign phrases."""

from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import cast

from stafla.words.readings.polish import Morfeusz
from tools.words_report.guides.common import foreign, merge, without_marks
from tools.words_report.refusals import RefusalClass, accepted_forms
from tools.words_report.running import Form, running

UNKNOWN = "ign"
KINDS = {"brev": "abbreviation", "frag": "foreign"}


def classify(forms: Sequence[Form]) -> Iterator[tuple[str, RefusalClass]]:
    """What every reading of a form agrees on: a name, an abbreviation, a piece of a phrase.

    A form with a reading as a common word is left to the reader.
    """
    analyser = cast(Morfeusz, import_module("morfeusz2").Morfeusz())
    for form in forms:
        answers = (form.text, form.text[:1].upper() + form.text[1:])
        found = {
            (lemma, tag.split(":")[0])
            for text in answers
            for start, end, (_, lemma, tag, *_) in analyser.analyse(text)
            if (start, end) == (0, 1) and tag != UNKNOWN
        }
        kinds = {
            KINDS.get(tag, "name" if lemma[:1] != lemma[:1].lower() else "word")
            for lemma, tag in found
        }
        if len(kinds) == 1 and kinds != {"word"}:
            yield form.text, RefusalClass(kinds.pop(), "SGJP")
        elif kinds:
            yield form.text, RefusalClass("unread", "")


def guide(forms: Sequence[Form], cache: Path) -> Mapping[str, RefusalClass]:
    """SGJP, then words without their marks, then what other languages use more."""
    del cache
    held = accepted_forms("pl", running("pl"))
    return merge(classify(forms), without_marks("pl", held, forms), foreign("pl", forms))
