"""Refusals: forms of running use that a shipped list does not hold, each with its class.

Somebody who reads the language decides (``curation/refusals.tsv``); where nobody has read a form,
the language's guide says what dictionaries and analysers can tell; else it is unread.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from stafla import editions
from stafla.words.library import find
from tools.lexica.recipe import LEXICA
from tools.words_report.running import Form, running

CLASSES = ("name", "abbreviation", "foreign", "inflected", "misspelling", "missing")
UNREAD = "unread"
READER = "reader"


class RefusalsError(ValueError):
    """A line of ``refusals.tsv`` cannot be read, or is of a form that the list holds."""


@dataclass(frozen=True, slots=True)
class RefusalClass:
    """Why a form is refused, and who says so: the reader, or what the program asked."""

    name: str
    by: str


@dataclass(frozen=True, slots=True)
class Refusal:
    """A form that the list refuses, with its class."""

    form: Form
    why: RefusalClass


def decisions(language: str) -> dict[str, str]:
    """Form in capitals → class, from ``curation/refusals.tsv``.

    A line is ``FORM<TAB>class`` or ``FORM<TAB>class<TAB>remark``; ``#`` begins a comment line.

    Raises:
        RefusalsError: an unknown class, or a form given twice.
    """
    path = LEXICA / language / "curation" / "refusals.tsv"
    return read(path) if path.exists() else {}


def read(path: Path) -> dict[str, str]:
    """Form → class of a file of refusals; errors as `decided`."""
    found: dict[str, str] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        form, _, rest = line.partition("\t")
        name = rest.partition("\t")[0]
        if name not in CLASSES:
            raise RefusalsError(f"{path.name}:{number}: {name!r} is none of {' '.join(CLASSES)}")
        if form in found:
            raise RefusalsError(f"{path.name}:{number}: {form} is there twice")
        found[form] = name
    return found


def accepted_forms(language: str, forms: Sequence[Form]) -> set[str]:
    """Those that the shipped list holds, in capitals."""
    lexicon = find(editions.load(language))
    held = lexicon.look_up([form.spelled for form in forms])
    return {form.spelled for form, is_held in zip(forms, held, strict=True) if is_held}


@cache
def refused_forms(language: str) -> Sequence[Form]:
    """The forms that the shipped list refuses, the most frequent first."""
    forms = running(language)
    held = accepted_forms(language, forms)
    return [form for form in forms if form.spelled not in held]


def classify(
    refused: Iterable[Form], decided: Mapping[str, str], guided: Mapping[str, RefusalClass]
) -> list[Refusal]:
    """Each with the reader's class, else the guide's (by the form's text), else unread."""
    return [
        Refusal(
            form,
            RefusalClass(decided[form.spelled], READER)
            if form.spelled in decided
            else guided.get(form.text, RefusalClass(UNREAD, "")),
        )
        for form in refused
    ]
