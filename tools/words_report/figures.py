"""Figures of the report: how much of running use a list holds, now and before."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stafla import editions
from stafla.words.library import find
from tools.lexica.recipe import LEXICA
from tools.words_report.refusals import Refusal, accepted_forms
from tools.words_report.running import BANDS, Form, running

FIRST = 20_000
"""Among so many of the most frequent forms that are no names nothing may be missing."""
READ = 1_500
"""So many of the most frequent refusals have been read one by one."""


@dataclass(frozen=True, slots=True)
class ListFigures:
    """What one state of a list holds: words by length, forms of running use by band."""

    fingerprint: str
    lengths: Mapping[int, int]
    bands: Mapping[int, int]

    @property
    def words(self) -> int:
        """All of them."""
        return sum(self.lengths.values())


def now(language: str) -> ListFigures:
    """The state of the shipped list."""
    lexicon = find(editions.load(language))
    forms = running(language)
    held = accepted_forms(language, forms)
    bands = Counter(form.band for form in forms if form.spelled in held)
    return ListFigures(lexicon.fingerprint, lexicon.by_length, bands)


def path_of_before(language: str) -> Path:
    """The file that keeps the state before the lists were read against running use."""
    return LEXICA / language / "before.toml"


def before(language: str) -> ListFigures:
    """The state that ``before.toml`` keeps."""
    table: dict[str, Any] = tomllib.loads(path_of_before(language).read_text(encoding="utf-8"))
    lengths, bands = (
        {int(key): count for key, count in table[name].items()} for name in ("lengths", "bands")
    )
    return ListFigures(table["fingerprint"], lengths, bands)


def dump(holding: ListFigures) -> str:
    """The text of ``before.toml``."""
    lines = [
        "# the list before it was read against running use: words by length, and forms of running",
        "# use that it held, by band (once in 10 to this power words, or more often)",
        f'fingerprint = "{holding.fingerprint}"',
    ]
    for name, counts in (("lengths", holding.lengths), ("bands", holding.bands)):
        lines += ["", f"[{name}]", *(f"{key} = {counts[key]}" for key in sorted(counts))]
    return "\n".join([*lines, ""])


def in_bands(forms: Iterable[Form]) -> Mapping[int, int]:
    """Number of forms in each band."""
    return Counter(form.band for form in forms)


def among_first(language: str, refusals: Sequence[Refusal]) -> Iterator[Refusal]:
    """The refusals among the `FIRST` most frequent forms, names not counted."""
    why = {refusal.form.spelled: refusal for refusal in refusals}
    counted = 0
    for form in running(language):
        refusal = why.get(form.spelled)
        if refusal is not None:
            yield refusal
        counted += refusal is None or refusal.why.name != "name"
        if counted == FIRST:
            return


def by_band(refusals: Iterable[Refusal]) -> Mapping[int, Mapping[str, int]]:
    """Number of refusals of each class, for each band."""
    found: dict[int, Counter[str]] = {band: Counter() for band in BANDS}
    for refusal in refusals:
        found[refusal.form.band][refusal.why.name] += 1
    return found
