"""A random sample of what came into a list, to be read and published with the verdicts.

``python -m tools.words_report.sample LANGUAGE OLD [--count 500] [--seed 18]`` draws it; OLD is the
earlier file ``<language>.lexicon`` (its parts beside it). What was read stays in
``curation/sample.tsv``: ``WORD<TAB>verdict<TAB>reason``, verdict ``keep``, ``doubtful`` or
``strike``; a comment line tells seed and numbers.
"""

import argparse
import random
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from stafla import editions
from stafla.words import Lexicon
from stafla.words.library import find
from tools.lexica.recipe import LEXICA
from tools.words_report.refusals import RefusalsError

VERDICTS = ("keep", "doubtful", "strike")


@dataclass(frozen=True, slots=True)
class Sample:
    """A sample with its verdicts: word → (verdict, reason), and what its first line tells."""

    about: str
    verdicts: dict[str, tuple[str, str]]

    @property
    def counts(self) -> Counter[str]:
        """How often each verdict was given."""
        return Counter(verdict for verdict, _ in self.verdicts.values())


def path(language: str) -> Path:
    """Where a language's sample lies."""
    return LEXICA / language / "curation" / "sample.tsv"


def read(language: str) -> Sample | None:
    """The language's sample, if one was drawn.

    Raises:
        RefusalsError: a line without a verdict.
    """
    file = path(language)
    if not file.exists():
        return None
    about, *lines = file.read_text(encoding="utf-8").splitlines()
    verdicts = {}
    for number, line in enumerate(lines, 2):
        if not line or line.startswith("#"):
            continue
        word, verdict, reason = ([*line.split("\t"), "", ""])[:3]
        if verdict not in VERDICTS or word in verdicts:
            raise RefusalsError(f"{file.name}:{number}: {line!r}")
        verdicts[word] = verdict, reason
    return Sample(about.removeprefix("#").strip(), verdicts)


def draw(language: str, old: Path, count: int, seed: int) -> list[str]:
    """The lines of a new sample, its verdicts still to be given."""
    earlier = set(Lexicon.open(old).words())
    added = [word for word in find(editions.load(language)).words() if word not in earlier]
    chosen = random.Random(seed).sample(added, min(count, len(added)))  # noqa: S311 - no secret
    head = f"# {len(chosen)} of {len(added)} additions, drawn with seed {seed}"
    return [head, *(f"{word}\t" for word in sorted(chosen))]


def main() -> None:
    """Print a sample."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("language")
    parser.add_argument("old", type=Path)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=18)
    asked = parser.parse_args()
    print("\n".join(draw(asked.language, asked.old, asked.count, asked.seed)))


if __name__ == "__main__":
    main()
