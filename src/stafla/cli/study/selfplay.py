"""``stafla selfplay``: many games by the computer, for counting and for checking."""

import os
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import IO, TYPE_CHECKING, Protocol

from stafla import _core
from stafla.cli.options import MOST_THREADS, Whole, in_range
from stafla.cli.output import emit, say, table, tell

if TYPE_CHECKING:
    from stafla.study.cluster.work import Games

MOST_GAMES = 10_000_000
CHUNK = 250
FILE = "games.jsonl"


def command(
    *,
    edition: str,
    games: Whole,
    seed: Whole = 0,
    threads: Whole | None = None,
    players: Whole = 2,
    lexicon: str | None = None,
    out: Path | None = None,
    cluster: str | None = None,
    json: bool = False,
) -> int:
    """Let the computer play many games."""
    from stafla.cli.inputs.lexicon import open_lexicon
    from stafla.cli.inputs.position import edition_named
    from stafla.records import PositionFault
    from stafla.study.selfplay import run_of

    in_range("--games", games, 1, MOST_GAMES)
    in_range("--seed", seed, 0, 2**64 - 1)
    used = min(os.cpu_count() or 1, MOST_THREADS) if threads is None else threads
    in_range("--threads", used, 1, MOST_THREADS)
    ruled = edition_named(edition)
    if not ruled.players.admit(players):
        raise PositionFault("cgp-players-edition", found=players, edition=ruled.id)
    words = open_lexicon(ruled, lexicon)
    shown = not json and sys.stderr.isatty()
    with ExitStack() as stack:
        if cluster is not None:
            from stafla.study.cluster.work import Games

            file = None
            chunks = elsewhere(cluster, Games.of(ruled, words, players, seed), games, out)
        else:
            file = stack.enter_context(_open(out)) if out else None
            chunks = here(run_of(ruled, words, players, seed), games, used)
        result = count_games(watch(chunks, games) if shown else chunks, games * players, file)
    emit(result) if json else show(result, out)
    return 0


def _open(folder: Path) -> IO[bytes]:
    folder.mkdir(parents=True, exist_ok=True)
    return (folder / FILE).open("wb")


class Chunk(Protocol):
    """Games that were played, here or elsewhere."""

    @property
    def records(self) -> bytes:
        """One line a game."""
        ...

    @property
    def games(self) -> int:
        """How many."""
        ...

    @property
    def turns(self) -> int:
        """Of all games."""
        ...

    @property
    def score(self) -> int:
        """Sum of all final totals."""
        ...


def here(run: _core.SelfplayRun, games: int, threads: int) -> Iterator[Chunk]:
    """A run in pieces, small enough to show progress and to be interrupted."""
    size = CHUNK * threads
    for first in range(0, games, size):
        count = min(size, games - first)
        yield _core.selfplay(run, first=first, games=count, threads=threads)


def elsewhere(address: str, work: "Games", games: int, out: Path | None) -> Iterator[Chunk]:
    """The run as a cluster plays it."""
    from stafla.cli.inputs.cluster import games_on

    return games_on(address, work, games, out)


def count_games(chunks: Iterable[Chunk], racks: int, file: IO[bytes] | None) -> dict[str, object]:
    """What the games amount to; their lines go to the file and into the digest."""
    digest, games, turns, score = sha256(), 0, 0, 0
    begun = time.perf_counter()
    for chunk in chunks:
        digest.update(chunk.records)
        games += chunk.games
        turns += chunk.turns
        score += chunk.score
        if file is not None:
            file.write(chunk.records)
    seconds = time.perf_counter() - begun
    return {
        "games": games,
        "turns": turns,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1) if seconds else 0.0,
        "mean_score": round(score / racks, 3),
        "digest": digest.hexdigest(),
    }


def watch(chunks: Iterable[Chunk], games: int) -> Iterator[Chunk]:
    """The chunks, with a progress bar on standard error."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        for chunk in chunks:
            progress.advance(task, chunk.games)
            yield chunk


def show(result: dict[str, object], out: Path | None) -> None:
    """The result as a table."""
    keys = {
        "games": "games",
        "turns": "turns",
        "seconds": "seconds",
        "games_per_second": "rate",
        "mean_score": "mean",
        "digest": "digest",
    }
    rows = [(say(f"cli-selfplay-{keys[name]}"), value) for name, value in result.items()]
    table([("cli-about-of", "left"), ("cli-about-is", "left")], rows)
    if out is not None:
        tell(say("cli-selfplay-file", file=str(out / FILE)))
