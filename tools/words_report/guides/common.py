"""What helps the guides of several languages."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

import wordfreq
from simplemma.strategies.dictionaries import dictionary_factory

from tools.words_report.refusals import RefusalClass
from tools.words_report.running import Form, running

MORE = 1.0
"""Powers of ten by which a form is more frequent elsewhere, or a twin of it here."""
NEIGHBOURS = ("en", "de", "fr", "es", "it", "nl", "sv", "da", "nb", "ru", "la", "pl", "fi", "cs")
_PLAIN = str.maketrans("łøđðþæœı", "lodd" + "p" + "aoi")


def bare(text: str) -> str:
    """A form without its marks: *będzie* gives *bedzie*."""
    plain = unicodedata.normalize("NFD", text.translate(_PLAIN))
    return "".join(symbol for symbol in plain if not unicodedata.combining(symbol))


@cache
def lemmas(language: str) -> Mapping[bytes, bytes]:
    """The dictionary of simplemma: form → base form, both in UTF-8."""
    found: Mapping[bytes, bytes] = dictionary_factory._load_dictionary_from_disk(language)
    return found


def lemma(language: str, form: str) -> str | None:
    """The base form that simplemma lists for a form, as it writes both."""
    found = lemmas(language).get(form.encode())
    return None if found is None else found.decode()


@cache
def _rarities(language: str) -> Mapping[str, float]:
    sizes = [size for size in ("large", "small") if language in wordfreq.available_languages(size)]
    if not sizes:
        return {}
    return {
        text: centibels / 100
        for centibels, forms in enumerate(wordfreq.get_frequency_list(language, sizes[0]))
        for text in forms
    }


def foreign(language: str, forms: Iterable[Form]) -> Iterator[tuple[str, RefusalClass]]:
    """Forms that are at least ten times as frequent in another language.

    Said last: what is a name everywhere looks foreign too.
    """
    others = [other for other in NEIGHBOURS if other != language and _rarities(other)]
    for form in forms:
        rarity, other = min((_rarities(other).get(form.text, 99), other) for other in others)
        if rarity + MORE <= form.rarity:
            yield form.text, RefusalClass("foreign", f"wordfreq {other}")


def without_marks(
    language: str, held: set[str], forms: Sequence[Form]
) -> Iterator[tuple[str, RefusalClass]]:
    """Forms that are a word of the list, at least ten times as frequent, without its marks.

    Args:
        language: whose forms.
        held: what the list holds, in capitals.
        forms: refused ones.
    """
    twins: dict[str, Form] = {}
    for form in running(language):
        if form.spelled in held and bare(form.text) != form.text:
            twins.setdefault(bare(form.text), form)
    for form in forms:
        twin = twins.get(form.text)
        if twin is not None and twin.rarity + MORE <= form.rarity:
            yield form.text, RefusalClass("misspelling", f"{twin.text} without marks")


def merge(*answers: Iterable[tuple[str, RefusalClass]]) -> dict[str, RefusalClass]:
    """All answers; the first for a form counts."""
    found: dict[str, RefusalClass] = {}
    for answer in answers:
        for text, why in answer:
            found.setdefault(text, why)
    return found
