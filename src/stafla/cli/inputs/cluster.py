"""Work of commands that a cluster does: ``--cluster ADDRESS`` (docs/engine/cluster.md)."""

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from stafla.study.cluster import Pool, ResultStore, run
from stafla.study.cluster.work import Done, Games, Pairs, Work
from stafla.study.match import MatchSetup, Pair


@dataclass(frozen=True, slots=True)
class RemoteGames:
    """Games played out elsewhere, as the kernel tells of its own."""

    records: bytes
    games: int
    turns: int
    score: int

    @classmethod
    def of(cls, done: Done) -> "RemoteGames":
        """A chunk's games."""
        games = [json.loads(line) for line in done.lines]
        return cls(
            records="".join(f"{line}\n" for line in done.lines).encode("ascii"),
            games=len(games),
            turns=sum(len(game["turns"]) for game in games),
            score=sum(sum(game["totals"]) for game in games),
        )


def games_on(address: str, work: Games, end: int, out: Path | None) -> Iterator[RemoteGames]:
    """The games of a run of self-play, in order; kept as Parquet where a folder is named.

    Raises:
        ClusterFault: the cluster cannot be used, or the folder is of another run.
    """
    return map(RemoteGames.of, _finished_chunks(address, work, end, out))


def pairs_on(address: str, duel: MatchSetup, end: int, out: Path | None) -> Iterator[Pair]:
    """The pairs of a match, in order; kept as Parquet where a folder is named.

    Raises:
        ClusterFault: as above.
    """
    for done in _finished_chunks(address, Pairs(duel), end, out):
        yield from map(Pair.from_line, done.lines)


def _finished_chunks(address: str, work: Work, end: int, out: Path | None) -> Iterator[Done]:
    parts = ResultStore(out, work.facts()) if out else None
    with closing(Pool(address)) as pool:
        yield from run(pool, work, end, parts)
