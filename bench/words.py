"""Lexica: building from a list, opening a file, looking words up (`python -m bench.words`).

Figures are processor time of one thread, best of several runs, so that other work on the machine
hardly shows. What each should stay under is printed beside it.
"""

import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bench.figures import peak_memory
from stafla import words
from stafla.editions import LANGUAGES, load
from stafla.words import shelf

BUILD_SECONDS = {"pl": 4.0, "is": 4.0, "en": 0.5, "sv": 0.5, "fi": 0.5}
OPEN_SECONDS = 0.010
LOOK_UP_SECONDS = 0.5
ASKED = 1_000_000


def best(work: Callable[[], object], runs: int) -> float:
    """Least processor time of a few runs, in seconds."""
    times = []
    for _ in range(runs):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return min(times)


def figures(language: str) -> Iterator[tuple[str, float, float]]:
    """What was measured, its seconds and the most they should be."""
    edition = load(language)
    place = shelf.shipped(language)
    assert place is not None, "the data packages are installed by `make install`"
    lexicon = words.Lexicon.open(place.path)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "list.txt"
        path.write_bytes(words.export(lexicon, "text"))

        def build() -> None:
            listed = words.read_list(path, edition.alphabet)
            built = words.build(listed, edition, words.About(language, "List"))
            words.write(built.data, path.with_suffix(".lexicon"))

        yield "build", best(build, 3), BUILD_SECONDS[language]
    yield "open", best(lambda: words.Lexicon.open(place.path), 20), OPEN_SECONDS
    listed = lexicon.words()
    asked = random.Random(1).choices(listed, k=ASKED)
    yield "look up a million", best(lambda: lexicon.look_up(asked), 3), LOOK_UP_SECONDS


def main() -> int:
    """Print the figures; 1 if one is above its mark."""
    above = 0
    for language in LANGUAGES:
        for name, seconds, mark in figures(language):
            above += seconds > mark
            print(f"{language}  {name:<18} {seconds * 1000:9.2f} ms  (under {mark * 1000:g})")
    peak = peak_memory()
    print(f"most memory {peak:.0f} MB, the look-ups' own words included")
    return 1 if above else 0


if __name__ == "__main__":
    sys.exit(main())
