"""Words that another dictionary of the language has and the list lacks (``attested.lexicon``).

A list is never finished. What a second dictionary knows is not valid for that, but neither is it
plainly wrong: the judge says that it is unknown (`stafla.words.attested`). Tables ``[attested]``
and ``[package.attested]`` of ``sources.toml`` tell of the dictionary; every recipe's words are held
against it when the package is made, so that a word that comes into the list leaves this file by
itself.
"""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from stafla import editions
from stafla.editions import Alphabet
from stafla.words import About, BuiltLexicon, build, list_of
from stafla.words.attested import FILE, LEAST
from tools.lexica.curation import Curation
from tools.lexica.recipe import BESIDE, Plan
from tools.lexica.source import Sources

LONGEST = 15


def build_attested(plan: Plan, words: set[str], cache: Path) -> Mapping[str, BuiltLexicon]:
    """``attested.lexicon`` of a list of ``words``, if ``sources.toml`` names a dictionary for it.

    Raises:
        SourceError: the dictionary cannot be had, or is not what was recorded.
    """
    told = plan.about.get("attested")
    if told is None:
        return {}
    edition = editions.load(plan.language)
    package = plan.packages[BESIDE]
    Sources(plan.packages, cache).path(BESIDE)
    curation = Curation(plan.folder / "curation")
    refused = {word for name in told.get("except", ()) for word in curation.words(name)}
    known = spell(entries(plan.language, told["forms"]), edition.alphabet)
    about = About(
        edition=edition.id,
        name=told["name"],
        version=package.version,
        licence=package.licence,
        source=f"{package.name} {package.version}",
        credit=told["credit"],
        least=LEAST,
        most=LONGEST,
    )
    chosen = sorted(set(known) - words - refused)
    return {FILE: build(list_of(chosen, edition.alphabet), edition, about)}


def entries(language: str, forms: str) -> Iterator[str]:
    """The base forms of simplemma's dictionary (``forms`` is ``base``), or all its forms.

    What the dictionary also writes with a capital is a name, and left out.
    """
    from simplemma.strategies.dictionaries import (  # noqa: PLC0415 - only where lists are made
        DefaultDictionaryFactory,
    )

    dictionary: Mapping[Any, Any] = DefaultDictionaryFactory().get_dictionary(language)
    names = {form.lower() for form in dictionary if form[:1].isupper()}
    for form, base in dictionary.items():
        chosen = (base,) if forms == "base" else (form, base)
        yield from (entry for entry in chosen if entry not in names)


def spell(entries: Iterable[str], alphabet: Alphabet) -> Iterator[str]:
    """The entries as tiles spell them: no name, no abbreviation without a vowel, 4 to 15 letters.

    Shorter words have been gone through one by one for the list, so the list decides on them.
    """
    for entry in entries:
        if entry != entry.lower() or not alphabet.admissible(entry):
            continue
        word = alphabet.decode_word(alphabet.word(entry))
        if LEAST <= len(word) <= LONGEST and set(word) & alphabet.vowels:
            yield word
