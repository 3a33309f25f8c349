"""Hand-made corrections: words with a reason each, in data files beside the recipe."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path


class CurationError(ValueError):
    """A line of a correction file cannot be read."""


def read(path: Path) -> dict[str, str]:
    """Word → reason of a file of ``WORD<TAB>reason`` lines; ``#`` begins a comment line.

    Raises:
        CurationError: a line without a reason, or a word given twice.
    """
    words: dict[str, str] = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        word, _, reason = line.partition("\t")
        if not reason.strip():
            raise CurationError(f"{path.name}:{number}: {word!r} has no reason")
        if word in words:
            raise CurationError(f"{path.name}:{number}: {word!r} is there twice")
        words[word] = reason.strip()
    return words


@dataclass(frozen=True, slots=True)
class Curation:
    """The correction files of one lexicon."""

    folder: Path

    def words(self, name: str) -> dict[str, str]:
        """Word → reason of ``<name>.tsv``."""
        return read(self.folder / f"{name}.tsv")

    def correct(self, words: Iterable[str], removals: Sequence[str] = ("removals",)) -> set[str]:
        """``words`` with ``additions.tsv`` and without the files of ``removals``.

        Raises:
            CurationError: a removal that removes nothing, an addition already there.
        """
        kept = set(words)
        removed = {word for name in removals for word in self.words(name)}
        added = self.words("additions").keys()
        if idle := sorted(removed - kept):
            raise CurationError(f"removals that remove nothing: {' '.join(idle)}")
        if idle := sorted(added & kept):
            raise CurationError(f"additions already there: {' '.join(idle)}")
        return (kept - removed) | added


def admissible(words: Iterable[str], letters: str, least: int = 2, most: int = 15) -> set[str]:
    """The words made of ``letters`` alone, of ``least`` to ``most`` letters."""
    fits = re.compile(f"[{letters}]{{{least},{most}}}").fullmatch
    return {word for word in words if fits(word)}
