"""How many base forms of running Swedish the list holds: ``python -m tools.words_report.known``.

A form of running use counts if dictionaries know it as the base form of a common word: the
spelling dictionary enters it or makes it in small letters, and Apertium has it as a base form, or,
where Apertium does not know it, simplemma does. Forms that a reader classed (names,
abbreviations, foreign words, inflections) are told apart: the rule does not allow them.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.lexica import apertium, hunspell
from tools.lexica.__main__ import CACHE
from tools.lexica.recipe import Plan
from tools.lexica.source import Sources
from tools.lexica.swedish import standing
from tools.words_report.guides.common import lemma
from tools.words_report.refusals import accepted_forms, decisions
from tools.words_report.running import Form, running

LANGUAGE = "sv"
MISSPELLED, NO_WORD_ALONE = "%", "WZ"
NO_WORDS = set("%¤r!Z")
"""Flags of what is misspelled, an acronym, never suggested, or stands in compounds alone."""


def spelling_words(folder: Path) -> set[str]:
    """What the spelling dictionary enters or makes in small letters."""
    entries = hunspell.read_entries(folder / "index.dic")
    suffixes = hunspell.read_suffixes(folder / "index.aff")
    made = hunspell.generate(entries, suffixes, MISSPELLED, NO_WORD_ALONE)
    barred = {word for word, flags in entries.items() if NO_WORDS & set("".join(flags))}
    return {word for word in {*made, *entries} - barred if word == word.lower()}


def known_forms(cache: Path) -> Iterator[Form]:
    """The forms of running use that dictionaries know as base forms."""
    sources = Sources(Plan.read(LANGUAGE).packages, cache)
    folder = sources.path("apertium-swe-nor") / "usr/share/apertium/apertium-swe-nor"
    words = spelling_words(sources.path("dictionary-sv"))
    forms = [form for form in running(LANGUAGE) if form.text in words]
    said = apertium.analyse({form.text for form in forms}, folder / "swe-nno.automorf.bin")
    for form in forms:
        found = standing(form.text, said.get(form.text, ()))
        if found == "base" or (found == "unknown" and lemma(LANGUAGE, form.text) == form.text):
            yield form


@dataclass(frozen=True, slots=True)
class Share:
    """What the list holds of some forms: of the forms, of their use, and what it lacks."""

    forms: float
    use: float
    lacking: Sequence[Form]


def allowed_forms(cache: Path) -> list[Form]:
    """Known base forms without those that a reader classed: names, abbreviations, inflections."""
    forms, read = list(known_forms(cache)), decisions(LANGUAGE)
    held = accepted_forms(LANGUAGE, forms)
    return [form for form in forms if form.spelled in held or form.spelled not in read]


def share(forms: Sequence[Form]) -> Share:
    """How many of the forms the list holds, and how much of their use."""
    held = accepted_forms(LANGUAGE, forms)
    lacking = [form for form in forms if form.spelled not in held]
    use, lost = (sum(10**-form.rarity for form in some) for some in (forms, lacking))
    return Share(1 - len(lacking) / len(forms), 1 - lost / use, lacking)


def main() -> None:
    """Print the share, by forms and by how often they occur, and the most frequent that lack."""
    parser = argparse.ArgumentParser(description=__doc__)
    default = Path(os.environ.get(CACHE, "build/lexica"))
    parser.add_argument("--cache", type=Path, default=default)
    parser.add_argument("--most", type=int, default=60, help="how many that lack are printed")
    asked = parser.parse_args()
    forms = allowed_forms(asked.cache)
    found = share(forms)
    print(f"{len(forms)} base forms: held {found.forms:.2%} of them, {found.use:.2%} of their use")
    print("lacking:", " ".join(form.text for form in found.lacking[: asked.most]))


if __name__ == "__main__":
    main()
