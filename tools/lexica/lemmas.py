"""Forms by base form out of simplemma's data, and frequencies out of wordfreq's."""

import lzma
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import wordfreq
from simplemma.strategies.dictionaries import frontcode


class Lemmas:
    """A dictionary of forms; each form stands under one base form.

    Args:
        base_of: form → base form; a base form stands under itself.
    """

    def __init__(self, base_of: Mapping[str, str]) -> None:
        self._base_of = base_of
        forms: defaultdict[str, list[str]] = defaultdict(list)
        for form, base in base_of.items():
            forms[base].append(form)
        self._forms = dict(forms)

    @classmethod
    def read(cls, path: Path) -> "Lemmas":
        """The dictionary of a ``.plzma`` file of simplemma."""
        coded = lzma.decompress(path.read_bytes())
        found = frontcode._decode_stream(coded).items()
        return cls({form.decode(): base.decode() for form, base in found})

    def bases(self) -> Iterable[str]:
        """Every base form that stands under itself."""
        return (base for base in self._forms if self._base_of.get(base) == base)

    def base(self, form: str) -> str | None:
        """The base form that a form stands under."""
        return self._base_of.get(form)

    def forms(self, base: str) -> list[str]:
        """The forms under a base form, itself among them."""
        return self._forms.get(base, [])


def frequencies(language: str) -> dict[str, float]:
    """Form → how often it occurs a word, by wordfreq's large list of a language."""
    return wordfreq.get_frequency_dict(language, wordlist="large")
