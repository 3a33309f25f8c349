"""What a worker does: each chunk follows from what is said here, and from nothing else."""

import time
from dataclasses import asdict, dataclass
from functools import lru_cache
from importlib.metadata import version
from typing import Protocol

from stafla import _core
from stafla.editions import Edition, load
from stafla.study.cluster.chunk import Chunk
from stafla.study.cluster.fault import ClusterFault
from stafla.study.match import MatchSetup, MatchTable
from stafla.study.selfplay import run_of
from stafla.words import Lexicon, library


class Work(Protocol):
    """Something that is done in chunks, told by names and numbers alone.

    Two works of the same facts give the same lines for the same chunk on any machine.
    """

    @property
    def size(self) -> int:
        """How many numbers make a chunk that is worth sending."""
        ...

    def facts(self) -> dict[str, object]:
        """All that the results depend on."""
        ...

    def lines(self, chunk: Chunk) -> list[str]:
        """The results, one line of JSON a number."""
        ...


@dataclass(frozen=True, slots=True)
class Done:
    """A chunk's results.

    Attributes:
        chunk: which numbers.
        lines: one line of JSON a number, without its end.
        seconds: CPU time that they took.
    """

    chunk: Chunk
    lines: tuple[str, ...]
    seconds: float


def do(work: Work, chunk: Chunk, made_by: str) -> Done:
    """Do a chunk; what a worker is asked for.

    Raises:
        ClusterFault: ``other-version``: this worker is not of the version that asks.
    """
    if made_by != version("stafla"):
        raise ClusterFault("other-version", found=version("stafla"), wanted=made_by)
    begun = time.thread_time()
    lines = tuple(work.lines(chunk))
    return Done(chunk, lines, time.thread_time() - begun)


@dataclass(frozen=True, slots=True)
class Pairs:
    """The pairs of a match."""

    duel: MatchSetup
    size: int = 5

    def facts(self) -> dict[str, object]:
        """The duel's."""
        return {"work": "pairs", **self.duel.facts()}

    def lines(self, chunk: Chunk) -> list[str]:
        """A line a pair, as in a results file."""
        table = _table(self.duel)
        return [table.pair(number).to_line() for number in range(chunk.first, chunk.end)]


@lru_cache(maxsize=4)
def _table(duel: MatchSetup) -> MatchTable:
    return MatchTable(duel)


@dataclass(frozen=True, slots=True)
class Games:
    """The games of a run of self-play.

    Attributes:
        edition: by name.
        rules: digest of the edition's rules.
        fingerprint: of the lexicon, which every worker must have on its shelf.
        players: in each game.
        seed: of the run.
    """

    edition: str
    rules: str
    fingerprint: str
    players: int
    seed: int
    size: int = 1000

    @classmethod
    def of(cls, edition: Edition, words: Lexicon, players: int, seed: int) -> "Games":
        """The games of an edition by a lexicon."""
        return cls(edition.id, edition.digest(players), words.fingerprint, players, seed)

    def facts(self) -> dict[str, object]:
        """All but the size of the chunks."""
        facts = {"work": "games", **asdict(self)}
        del facts["size"]
        return facts

    def lines(self, chunk: Chunk) -> list[str]:
        """A line a game (docs/formats/selfplay.md)."""
        played = _core.selfplay(_ready(self), first=chunk.first, games=len(chunk))
        return played.records.decode("ascii").splitlines()


@lru_cache(maxsize=4)
def _ready(games: Games) -> _core.SelfplayRun:
    edition = load(games.edition)
    if edition.digest(games.players) != games.rules:
        raise ClusterFault("other-version", found=edition.digest(games.players), wanted=games.rules)
    words = library.find(edition, games.fingerprint)
    return run_of(edition, words, games.players, games.seed)
