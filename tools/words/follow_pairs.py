"""Two files of leave values against each other in mirrored pairs.

``python -m tools.words.follow_pairs LANGUAGE BEFORE AFTER PAIRS THREADS OUT``. Both play the
edition with its list as it ships, every pair by the same draws with seats changed.
"""

import json
import sys
from pathlib import Path

import numpy as np

from bench.leaves import SEED, result
from stafla import _core
from stafla.editions import load
from stafla.editions.leaves import LeaveFile
from stafla.words import library, word_map


def play(language: str, before: Path, after: Path, pairs: int, threads: int) -> np.ndarray:
    """int32[pairs, 2]: by how much the values after won each game of each pair."""
    edition, lexicon = load(language), library.find(load(language))
    rules = edition.ruleset(2)
    new, old = (
        LeaveFile.read(path.read_bytes()).leaves(edition, rules) for path in (after, before)
    )
    context = _core.SearchContext(rules, lexicon.graph, word_map(lexicon, rules), new)
    run = _core.SelfplayRun(context, SEED)
    gains = _core.selfplay_pairs(run, old, first=0, pairs=pairs, threads=threads)
    return np.frombuffer(gains, "<i4").reshape(-1, 2)


def main() -> None:
    """Play, print and keep the result."""
    language, before, after, pairs, threads, out = sys.argv[1:]
    gains = play(language, Path(before), Path(after), int(pairs), int(threads))
    row = result(language, gains)
    Path(out).write_text(json.dumps(row, indent=1) + "\n", encoding="utf-8")
    print(
        f"  {language}, after against before: {row['share']} ± {row['share_95']} % of the games,"
        f" {row['spread']:+} ± {row['spread_95']} points a game, {row['pairs']} pairs"
    )


if __name__ == "__main__":
    main()
