"""Swedish: the spelling dictionary's capitals and flags, Apertium, simplemma's base forms."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tools.lexica import apertium, hunspell
from tools.lexica.recipe import Plan
from tools.lexica.source import Sources
from tools.words_report.guides.common import foreign, lemma, merge, without_marks
from tools.words_report.refusals import RefusalClass, accepted_forms
from tools.words_report.running import Form, running

# flags of the spelling dictionary
MISSPELLED, ACRONYM = "%", "r"
NO_WORD_ALONE = "WZ"


def spell(forms: Sequence[Form], folder: Path) -> Iterator[tuple[str, RefusalClass]]:
    """What the spelling dictionary says: capitals, acronyms, misspellings, forms of others."""
    entries = hunspell.read_entries(folder / "index.dic")
    suffixes = hunspell.read_suffixes(folder / "index.aff")
    made = set(hunspell.generate(entries, suffixes, MISSPELLED, NO_WORD_ALONE))
    lower = {word.lower(): word for word in (*made, *entries) if word != word.lower()}
    for form in forms:
        flags = {flag for entry in entries.get(form.text, ()) for flag in entry}
        if MISSPELLED in flags:
            yield form.text, RefusalClass("misspelling", "dictionary-sv")
        elif ACRONYM in flags:
            yield form.text, RefusalClass("abbreviation", "dictionary-sv")
        elif form.text in made:
            yield form.text, RefusalClass("inflected", "dictionary-sv")
        elif form.text not in entries and form.text in lower:
            short = lower[form.text].isupper() and len(form.text) < 5
            yield form.text, RefusalClass("abbreviation" if short else "name", "dictionary-sv")


def analyse(forms: Sequence[Form], folder: Path) -> Iterator[tuple[str, RefusalClass]]:
    """What Apertium says: names, and forms of another base form."""
    asked = {form.text for form in forms}
    said = apertium.analyse(asked, folder / "swe-nno.automorf.bin")
    for text, analyses in said.items():
        names = ["<np>" in analysis for analysis in analyses]
        if names and all(names):
            yield text, RefusalClass("name", "Apertium")
        elif analyses and all(a.partition("<")[0] != text for a in analyses):
            yield text, RefusalClass("inflected", "Apertium")


def lemmatise(forms: Sequence[Form]) -> Iterator[tuple[str, RefusalClass]]:
    """Forms of another base form, by simplemma."""
    for form in forms:
        base = lemma("sv", form.text)
        if base is not None and base != form.text:
            yield (
                form.text,
                RefusalClass("inflected" if base == base.lower() else "name", "simplemma"),
            )


def guide(forms: Sequence[Form], cache: Path) -> Mapping[str, RefusalClass]:
    """The spelling dictionary, Apertium, simplemma, words without marks, other languages."""
    sources = Sources(Plan.read("sv").packages, cache)
    folder = sources.path("apertium-swe-nor") / "usr/share/apertium/apertium-swe-nor"
    held = accepted_forms("sv", running("sv"))
    return merge(
        spell(forms, sources.path("dictionary-sv")),
        analyse(forms, folder),
        lemmatise(forms),
        without_marks("sv", held, forms),
        foreign("sv", forms),
    )
