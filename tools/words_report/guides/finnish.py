"""Finnish: Voikko tells names, abbreviations and inflected forms; simplemma more of the last."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from stafla.words.readings import Options
from stafla.words.readings.finnish import Analysis, form
from stafla.words.readings.vfst import Transducer, Vfst
from stafla.words.readings.voikko import data
from tools.words_report.guides.common import foreign, lemma, merge, without_marks
from tools.words_report.refusals import RefusalClass, accepted_forms
from tools.words_report.running import Form, running

ANY_COMPOUND = Options(guessed_boundaries=99)
NAMES = ("em", "ep", "ee", "es")
ABBREVIATION = "a"
MOST = 60_000
"""The most frequent refusals that the transducer is asked about: some 5,000 in a second."""


def verdict(analyses: Sequence[Analysis]) -> str | None:
    """The class that the readings of a refused form give; None where one could be played."""
    if not analyses or any(form(analysis, ANY_COMPOUND) for analysis in analyses):
        return None
    kinds = {analysis.word_class for analysis in analyses}
    if kinds <= {*NAMES, ABBREVIATION}:
        return "name" if kinds & set(NAMES) else "abbreviation"
    return "inflected"


def classify(forms: Sequence[Form]) -> Iterator[tuple[str, RefusalClass]]:
    """What Voikko says."""
    path = data()
    assert path is not None, "the package stafla-words-fi carries it"
    transducer = Transducer(Vfst.read(path))
    for asked in forms[:MOST]:
        if found := verdict([Analysis(text) for text in transducer.outputs(asked.text)]):
            yield asked.text, RefusalClass(found, "Voikko")


def lemmatise(forms: Sequence[Form]) -> Iterator[tuple[str, RefusalClass]]:
    """Forms of another base form, by simplemma."""
    for asked in forms:
        base = lemma("fi", asked.text)
        if base is not None and base != asked.text:
            kind = "inflected" if base == base.lower() else "name"
            yield asked.text, RefusalClass(kind, "simplemma")


def guide(forms: Sequence[Form], cache: Path) -> Mapping[str, RefusalClass]:
    """Voikko, then simplemma, then words without their marks, then other languages."""
    del cache
    held = accepted_forms("fi", running("fi"))
    return merge(
        classify(forms), lemmatise(forms), without_marks("fi", held, forms), foreign("fi", forms)
    )
