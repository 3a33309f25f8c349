"""What the shipped leave values are worth: ``python -m bench.leaves [--pairs N] [LANGUAGE …]``.

In every edition the player with the shipped values meets one to whom all tiles are worth the same,
in mirrored pairs of games. The results go to ``docs/engine/leaves.json``; nothing there depends on
threads or on the machine.
"""

import argparse
import json
from pathlib import Path
from statistics import NormalDist

import numpy as np

from stafla import _core
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.editions.leaves import shipped_leaves
from stafla.words import library, word_map

PAIRS = 10_000
SEED = 20_261_120
RESULTS = Path(__file__).parents[1] / "docs" / "engine" / "leaves.json"


def gains_of(language: str, pairs: int) -> np.ndarray:
    """int32[pairs, 2]: by how much the leaves won each game of each pair."""
    edition, lexicon = load(language), library.find(load(language))
    rules = edition.ruleset(2)
    leaves, nothing = shipped_leaves(edition, rules), _core.Leaves.zero(rules)
    context = _core.SearchContext(rules, lexicon.graph, word_map(lexicon, rules), leaves)
    run = _core.SelfplayRun(context, SEED)
    gains = _core.selfplay_pairs(run, nothing, first=0, pairs=pairs, threads=2)
    return np.frombuffer(gains, "<i4").reshape(-1, 2)


def result(language: str, gains: np.ndarray) -> dict[str, object]:
    """An edition's row: shares with their 95 % interval over pairs, and the raw counts."""
    share = (np.sign(gains) + 1).mean(axis=1) / 2
    spread = gains.mean(axis=1)
    wide = NormalDist().inv_cdf(0.975) / np.sqrt(len(gains))
    points, counts = np.unique((4 * share).astype(int), return_counts=True)
    return {
        "edition": language,
        "lexicon": library.find(load(language)).fingerprint,
        "pairs": len(gains),
        "seed": SEED,
        "share": round(100 * float(share.mean()), 2),
        "share_95": round(100 * float(wide * share.std(ddof=1)), 2),
        "spread": round(float(spread.mean()), 2),
        "spread_95": round(float(wide * spread.std(ddof=1)), 2),
        "pairs_by_half_points": {str(p): int(n) for p, n in zip(points, counts, strict=True)},
    }


def main() -> None:
    """Play, print, and keep the results of the editions named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=LANGUAGES)
    parser.add_argument("--pairs", type=int, default=PAIRS)
    chosen = parser.parse_args()
    known = json.loads(RESULTS.read_text()) if RESULTS.is_file() else []
    rows = {row["edition"]: row for row in known}
    for language in chosen.languages:
        row = result(language, gains_of(language, chosen.pairs))
        print(f"{language}: {row['share']} ± {row['share_95']} %, {row['spread']:+} points a game")
        rows[language] = row
    ordered = [rows[language] for language in LANGUAGES if language in rows]
    RESULTS.write_text(json.dumps(ordered, indent=1) + "\n")


if __name__ == "__main__":
    main()
