"""The fixed corpus: one file an edition, one position a line.

``{"id", "cgp", "count", "sum", "max"}``; the first line names the lexicon instead. The positions
come from self-play, the numbers from the oracle alone. After a change of a lexicon

    python -m tests.counts.corpus [EDITION …]

writes the files anew.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from stafla import editions
from stafla.records import cgp
from stafla.words import library
from tests.oracle.plays import Oracle
from tests.oracle.positions import Sought, Words

FOLDER = Path(__file__).resolve().parent
POSITIONS = 60
SEED = 20_161_120
NAMES = ("is", "fi", "sv", "pl", "en")


def lines(name: str) -> list[dict[str, Any]]:
    """What an edition's file holds."""
    return [json.loads(line) for line in (FOLDER / f"{name}.jsonl").read_text().splitlines()]


def make(name: str) -> Iterator[dict[str, Any]]:
    """What an edition's file should hold."""
    words = Words(editions.load(name))
    lexicon = library.find(words.edition)
    yield {"lexicon": lexicon.name, "fingerprint": lexicon.fingerprint}
    numbers = words.edition.numbers()
    with (
        TemporaryDirectory() as folder,
        Oracle(numbers, words.graph.list(), Path(folder)) as oracle,
    ):
        for position in words.positions(SEED, 0, POSITIONS):
            scores = [score for *_, score in oracle.plays(position.cells, position.rack)]
            yield {
                "id": f"{name}-{position.number}",
                "cgp": _text(words, position),
                "count": len(scores),
                "sum": sum(scores),
                "max": max(scores, default=None),
            }


def _text(words: Words, position: Sought) -> str:
    racks = (position.rack, None)
    return cgp.write(cgp.CgpPosition(position.cells, racks, (0, 0), 0, ()), words.edition)


if __name__ == "__main__":
    for wanted in sys.argv[1:] or NAMES:
        text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in make(wanted))
        (FOLDER / f"{wanted}.jsonl").write_text(text)
        sys.stdout.write(f"{wanted}: {text.count(chr(10)) - 1} positions\n")
