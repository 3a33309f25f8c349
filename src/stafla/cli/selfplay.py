"""``stafla selfplay``: many games by the computer, for counting and for checking."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import IO

from stafla import _core
from stafla._core import SelfplayChunk
from stafla.bots.kinds import plain_leaves
from stafla.editions import Edition
from stafla.records.fault import PositionFault
from stafla.words import Lexicon, word_map

from .lexicon import open_lexicon
from .output import BadOption, emit, say, table, tell
from .position import edition_named

MOST_GAMES = 10_000_000
MOST_THREADS = 256
CHUNK = 250
FILE = "games.jsonl"


def command(
    *,
    edition: str,
    games: int,
    seed: int = 0,
    threads: int | None = None,
    players: int = 2,
    lexicon: str | None = None,
    out: Path | None = None,
    json: bool = False,
) -> int:
    """Let the computer play many games."""
    in_range("--games", games, 1, MOST_GAMES)
    in_range("--seed", seed, 0, 2**64 - 1)
    used = min(os.cpu_count() or 1, MOST_THREADS) if threads is None else threads
    in_range("--threads", used, 1, MOST_THREADS)
    ruled = edition_named(edition)
    if not ruled.players.admit(players):
        raise PositionFault("cgp-players-edition", found=players, edition=ruled.id)
    run = Run(ruled, open_lexicon(ruled, lexicon), players, seed, used)
    with ExitStack() as stack:
        file = stack.enter_context(_opened(out)) if out else None
        result = run.play(games, file, shown=not json and sys.stderr.isatty())
    emit(result) if json else show(result, out)
    return 0


def in_range(name: str, value: int, least: int, most: int) -> None:
    """Or the option is a bad one.

    Raises:
        BadOption: the value is out of its range.
    """
    if not least <= value <= most:
        raise BadOption("cli-bad-value", name=name, text=str(value)[:40])


def _opened(folder: Path) -> IO[bytes]:
    folder.mkdir(parents=True, exist_ok=True)
    return (folder / FILE).open("wb")


class Run:
    """One run of self-play: a rule set, a lexicon and a seed."""

    def __init__(
        self, edition: Edition, words: Lexicon, players: int, seed: int, threads: int
    ) -> None:
        self.rules = edition.ruleset(players)
        self.words = words
        self.map = word_map(words, self.rules)
        self.leaves = plain_leaves(edition, self.rules)
        self.players = players
        self.seed = seed
        self.threads = threads

    def chunks(self, games: int) -> Iterator[SelfplayChunk]:
        """The run in pieces, small enough to show progress and to be interrupted."""
        size = CHUNK * self.threads
        for first in range(0, games, size):
            yield _core.selfplay(
                self.rules,
                self.words.graph,
                self.map,
                self.leaves,
                seed=self.seed,
                first=first,
                games=min(size, games - first),
                threads=self.threads,
            )

    def play(self, games: int, file: IO[bytes] | None, *, shown: bool) -> dict[str, object]:
        """Play all games; their lines go to the file and into the digest."""
        digest, turns, score = sha256(), 0, 0
        begun = time.perf_counter()
        for chunk in watched(self.chunks(games), games) if shown else self.chunks(games):
            digest.update(chunk.records)
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
            "mean_score": round(score / (games * self.players), 3),
            "digest": digest.hexdigest(),
        }


def watched(chunks: Iterator[SelfplayChunk], games: int) -> Iterator[SelfplayChunk]:
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
