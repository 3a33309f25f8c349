"""Many games by the computer, for counting."""

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from stafla import _core
from stafla.editions import Edition
from stafla.study.selfplay import run_of

from .inputs import ALexicon, AnEdition, edition_of, lexicon_of
from .progress import ProgressBar

if TYPE_CHECKING:
    from numpy.typing import NDArray

CHUNK = 250
HIGHEST_SEED = 2**64 - 1


class Selfplay:
    """Games that were played out, in the order of their numbers.

    Attributes:
        edition: what was played.
        totals: int32[games, players]: final totals by seat, seat 0 begins.
        turns: int32[games]: turns taken.
        bingos: int32[games, players]: plays of so many tiles that they earned a bonus.
        records: one line of JSON a game (docs/formats/selfplay.md).
    """

    def __init__(self, edition: Edition, players: int, records: bytes) -> None:
        self.edition = edition
        self.records = records
        games = [json.loads(line) for line in records.splitlines()]
        self.totals: NDArray[np.int32] = np.array(
            [game["totals"] for game in games], np.int32
        ).reshape(len(games), players)
        self.turns: NDArray[np.int32] = np.array([len(game["turns"]) for game in games], np.int32)
        bonus = {tiles for tiles, points in edition.bonus.items() if points}
        self.bingos: NDArray[np.int32] = np.zeros_like(self.totals)
        for number, game in enumerate(games):
            for at, turn in enumerate(game["turns"]):
                laid = _tile_count(turn[2]) if len(turn) == 4 else 0
                self.bingos[number, at % players] += laid in bonus

    def __len__(self) -> int:
        return len(self.turns)

    def __iter__(self) -> Iterator[str]:
        return iter(self.records.decode().splitlines())

    def to_numpy(self) -> "NDArray[np.void]":
        """A structured array, one row a game: ``turns``, ``totals`` and ``bingos`` by seat."""
        players = self.totals.shape[1]
        table = np.empty(
            len(self),
            [("turns", "<i4"), ("totals", "<i4", players), ("bingos", "<i4", players)],
        )
        for name in ("turns", "totals", "bingos"):
            table[name] = getattr(self, name)
        return table

    def to_frame(self) -> Any:
        """A data frame, one row a game (needs pandas).

        Raises:
            ImportError: pandas is not installed.
        """
        from .frames import frame  # noqa: PLC0415 - needs an optional library

        columns: dict[str, object] = {"turns": self.turns}
        for seat in range(self.totals.shape[1]):
            columns[f"total_{seat}"] = self.totals[:, seat]
            columns[f"bingos_{seat}"] = self.bingos[:, seat]
        return frame(columns)

    def save(self, path: Path | str) -> None:
        """Write the records, one line a game."""
        Path(path).write_bytes(self.records)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Selfplay):
            return NotImplemented
        return self.edition is other.edition and self.records == other.records

    def __hash__(self) -> int:
        return hash((self.edition.id, self.records))

    def __str__(self) -> str:
        if not len(self):
            return "no games"
        means = ", ".join(f"{mean:.1f}" for mean in self.totals.mean(axis=0))
        return (
            f"{len(self):,} games, {self.turns.mean():.1f} turns each; "
            f"mean points by seat {means}; bingos {self.bingos.sum() / len(self):.2f} a game"
        )

    def __repr__(self) -> str:
        return f"<Selfplay {self.edition.id}: {self}>"

    def _repr_html_(self) -> str:
        return f"<p>{escape(str(self))}</p>"


def selfplay(
    edition: AnEdition = "en",
    games: int = 100,
    *,
    seed: int = 0,
    players: int = 2,
    lexicon: ALexicon = None,
    threads: int = 1,
    progress: bool = False,
) -> Selfplay:
    """Let the computer play games against itself, the play of highest equity each time.

    Args:
        edition: what is played.
        games: how many.
        seed: from which every game follows, below 2^64; the same seed gives the same games.
        players: how many play.
        lexicon: the words that count; None: those that come with the edition.
        threads: how many games are played at once.
        progress: show a bar.

    Returns:
        the games; those that were played when Ctrl-C ended it early.

    Raises:
        UnknownEdition, LexiconFault: there is none.
        ValueError: a number out of its range, or the edition is not for so many.
    """
    if games < 0 or not 0 <= seed <= HIGHEST_SEED or threads < 1:
        raise ValueError("games from 0, a seed from 0 to 2^64 - 1, threads from 1")
    ruled = edition_of(edition)
    run = run_of(ruled, lexicon_of(ruled, lexicon), players, seed)
    size, lines = CHUNK * threads, []
    with ProgressBar(games if progress else 0) as bar:
        try:
            for first in range(0, games, size):
                count = min(size, games - first)
                chunk = _core.selfplay(run, first=first, games=count, threads=threads)
                lines.append(chunk.records)
                bar.advance(count)
        except KeyboardInterrupt:
            pass
    return Selfplay(ruled, players, b"".join(lines))


def _tile_count(tiles: str) -> int:
    """How many tiles a play laid, of two hexadecimal digits a square."""
    return sum(tiles[at : at + 2] != "00" for at in range(0, len(tiles), 2))
