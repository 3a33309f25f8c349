"""Lexica: building from a list, opening a file, looking words up (`python -m bench.words`).

Figures are processor time of one thread, best of several runs, so that other work on the machine
hardly shows.
"""

import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from bench.figures import Figure, parser, peak_memory, report
from stafla import words
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.words import library

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


def figures_of(language: str) -> Iterator[Figure]:
    """An edition's figures, in milliseconds."""
    edition = load(language)
    file = library.shipped_file(language)
    assert file is not None, "the data packages are installed by `make install`"
    lexicon = words.Lexicon.open(file.path)

    def took(name: str, work: Callable[[], object], runs: int, most: float) -> Figure:
        return Figure(language, name, 1000 * best(work, runs), "ms", most=1000 * most)

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "list.txt"
        path.write_bytes(words.export(lexicon, "text"))

        def build() -> None:
            listed = words.read_list(path, edition.alphabet)
            built = words.build(listed, edition, words.About(language, "List"))
            words.write(built.data, path.with_suffix(".lexicon"))

        yield took("build", build, 3, BUILD_SECONDS[language])
    yield took("open", lambda: words.Lexicon.open(file.path), 20, OPEN_SECONDS)
    asked = random.Random(1).choices(lexicon.words(), k=ASKED)
    yield took("look up a million", lambda: lexicon.look_up(asked), 3, LOOK_UP_SECONDS)


def figures() -> Iterator[Figure]:
    """All editions' figures, and the most memory held, the look-ups' own words included."""
    for language in LANGUAGES:
        yield from figures_of(language)
    yield Figure("all", "memory", peak_memory(), "MB")


def main(arguments: list[str]) -> int:
    """Print the figures; 1 if one is above its mark."""
    parser(__doc__).parse_args(arguments)  # quick as it is
    return report("words", figures())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
