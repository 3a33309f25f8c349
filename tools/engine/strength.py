"""The strength report: ``python -m tools.engine.strength [EDITION …] [--pairs N] [--out FOLDER]``.

Plays the matches of docs/engine/strength.md in mirrored pairs: neighbours on the ladder by so many
pairs, all other levels by a tenth, and single ideas switched on and off. What is in the folder
already is not played again, so with the folder that ships it only adds up; with another folder and
few pairs it reproduces the report at a smaller size. ``--neighbours`` plays the steps of the ladder
below the champion alone, which need no time but work; ``--table`` plays nothing.
"""

import argparse
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from stafla.bots import LEVELS
from stafla.editions import load
from stafla.study.match import MatchSetup, MatchTable, Pair, Tally, journal_of, play
from stafla.study.match.rating import Score, ratings
from stafla.words import library

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "engine" / "strength"
EDITIONS = ("is", "fi", "sv", "pl", "en")
PAIRS = 200
SEED = 1
ANCHOR = {"master": 2000.0}
IDEAS = (
    ("best-equity", "no-leaves"),
    ("simulation", "best-equity"),
    ("endgame", "best-equity"),
    ("champion", "best-equity"),
)


@dataclass(frozen=True, slots=True)
class Meeting:
    """A match of the report."""

    a: str
    b: str
    pairs: int
    step: bool = False
    """Whether it is a step of the ladder below the champion."""

    def path(self, edition: str, folder: Path) -> Path:
        """Where its results are."""
        return folder / f"{edition}-{self.a}-{self.b}.jsonl"

    def count(self, edition: str, folder: Path) -> Tally:
        """What the folder has of it, counted."""
        tally, path = Tally(), self.path(edition, folder)
        lines = path.read_text().splitlines()[1:] if path.exists() else []
        for line in lines:
            tally.add(Pair.from_line(line))
        return tally

    def play(self, edition: str, folder: Path) -> Tally:
        """The match played on to its end, and counted."""
        words = library.find(load(edition))
        duel = MatchSetup(self.a, self.b, edition, words.fingerprint, SEED)

        def source(first: int, end: int) -> Iterator[Pair]:
            return map(MatchTable(duel, words).pair, range(first, end))

        with closing(journal_of(self.path(edition, folder), duel)) as journal:
            return play(source, self.pairs, journal=journal).tally


def ladder(pairs: int) -> list[Meeting]:
    """Every two levels, the stronger first; those that are not neighbours meet less often."""
    top = len(LEVELS) - 1
    return [
        Meeting(b, a, pairs if j == i + 1 else max(pairs // 10, 1), step=j == i + 1 < top)
        for (i, a), (j, b) in combinations(enumerate(LEVELS), 2)
    ]


def line(edition: str, meeting: Meeting, tally: Tally) -> str:
    """A row of the report's table."""
    low, high = tally.share_interval or (0.0, 1.0)
    points = tally.spread.interval or (0.0, 0.0)
    return (
        f"| {edition} | {meeting.a} – {meeting.b} | {tally.pairs} | {tally.share.mean:.1%} "
        f"| {low:.1%} … {high:.1%} | {tally.spread.mean:+.1f} "
        f"| {points[0]:+.1f} … {points[1]:+.1f} |"
    )


def report(
    edition: str, folder: Path, pairs: int, *, played: bool, steps: bool = False
) -> dict[str, float]:
    """Print an edition's matches; the ratings that follow from them.

    ``played``: those that lack pairs are played on before; ``steps``: the ladder's steps alone.
    """
    scores = []
    for meeting in [*(Meeting(a, b, pairs) for a, b in IDEAS), *ladder(pairs)]:
        plays = played and (meeting.step or not steps)
        tally = (meeting.play if plays else meeting.count)(edition, folder)
        if tally.pairs < 2:
            continue
        print(line(edition, meeting, tally), flush=True)
        if {meeting.a, meeting.b} <= set(LEVELS):
            games = 2 * tally.pairs
            scores.append(Score(meeting.a, meeting.b, tally.share.mean * games, games))
    anchored = any(set(ANCHOR) & {score.a, score.b} for score in scores)
    return ratings(scores, ANCHOR) if anchored else {}


def rating_lines(found: dict[str, dict[str, float]]) -> Iterator[str]:
    """The ratings as a table."""
    yield "| edition | " + " | ".join(LEVELS) + " |"
    yield "|---|" + "---|" * len(LEVELS)
    for name, ratings_of in found.items():
        cells = (f"{ratings_of[level]:.0f}" if level in ratings_of else "–" for level in LEVELS)
        yield f"| {name} | " + " | ".join(cells) + " |"


def main() -> None:
    """Play, count, print."""
    options = argparse.ArgumentParser(description="The strength report.")
    options.add_argument("editions", nargs="*", default=EDITIONS)
    options.add_argument("--pairs", type=int, default=PAIRS)
    options.add_argument("--out", type=Path, default=FOLDER)
    options.add_argument("--neighbours", action="store_true")
    options.add_argument("--table", action="store_true")
    asked = options.parse_args()
    print("| edition | match | pairs | share | 95 % | points a game | 95 % |")
    print("|---|---|---|---|---|---|---|")
    found = {
        name: report(name, asked.out, asked.pairs, played=not asked.table, steps=asked.neighbours)
        for name in asked.editions
    }
    print("\n" + "\n".join(rating_lines(found)))


if __name__ == "__main__":
    main()
