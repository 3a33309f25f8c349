"""Move generation and self-play, edition by edition (`python -m bench.moves [--quick]`).

Each edition is measured in a process of its own, so that its memory is its own. Figures are
processor time of one thread: the word map built, all plays of a middle-game position listed with
no, one and two blanks (median), games of self-play by highest score and with the leave table.
"""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

from bench.figures import Figure, parser, peak_memory, report
from stafla import _core
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.editions.leaves import shipped_leaves
from stafla.words import library

GAMES = 3000
QUICK_GAMES = 300
LISTING_MS = {0: 0.25, 1: 5.0, 2: 15.0}
GAMES_A_SECOND = 3000
MAP_SECONDS = 0.7
MEMORY_MB = {"en": 40}
MEMORY_MB_ELSEWHERE = 200
SEED = 7
# turns of the middle game
MIDDLE = range(6, 14)


class Measured:
    """One edition under measurement."""

    def __init__(self, language: str, quick: bool) -> None:
        self.edition = load(language)
        self.rules = self.edition.ruleset()
        self.lexicon = library.find(self.edition).graph
        begun = time.thread_time()
        self.words = _core.WordMap(self.lexicon, self.rules)
        self.map_seconds = time.thread_time() - begun
        self.games = QUICK_GAMES if quick else GAMES

    def play(self, leaves: _core.Leaves, games: int) -> tuple[float, _core.SelfplayChunk]:
        """Games a second of processor time, and the games."""
        context = _core.SearchContext(self.rules, self.lexicon, self.words, leaves)
        run = _core.SelfplayRun(context, SEED)
        begun = time.process_time()
        chunk = _core.selfplay(run, first=0, games=games)
        return games / (time.process_time() - begun), chunk

    def positions(self, chunk: _core.SelfplayChunk) -> Iterator[tuple[_core.Board, list[int]]]:
        """Boards of the middle game with a rack of letters."""
        for line in chunk.records.splitlines():
            board = _core.Board(self.rules)
            plays = [turn for turn in json.loads(line)["turns"] if len(turn) == 4]
            for number, turn in enumerate(plays):
                tiles = bytes.fromhex(turn[2])
                letters = [tile % _core.AS_BLANK for tile in tiles if tile]
                if number in MIDDLE:
                    # what is laid now and in the turns before makes a lifelike rack
                    yield board, letters
                board = board.laid(_core.Placement(turn[0], bool(turn[1]), tiles))

    def listing_ms(self, chunk: _core.SelfplayChunk) -> dict[int, float]:
        """Median milliseconds of listing all plays, by the number of blanks."""
        generator = _core.MoveGenerator(self.rules, self.lexicon, self.words)
        times: dict[int, list[float]] = {blanks: [] for blanks in LISTING_MS}
        held: list[int] = []
        for board, letters in self.positions(chunk):
            held = (letters + held)[: self.rules.rack_size]
            if len(held) < self.rules.rack_size:
                continue
            for blanks, seen in times.items():
                rack = bytes([*[_core.BLANK] * blanks, *held[blanks:]])
                begun = time.thread_time()
                generator.plays(board, rack)
                seen.append(1000 * (time.thread_time() - begun))
        return {blanks: median(seen) for blanks, seen in times.items()}

    def figures(self) -> dict[str, float]:
        """Everything measured."""
        speed, _ = self.play(_core.Leaves.zero(self.rules), self.games)
        memory = peak_memory()
        with_leaves, _ = self.play(shipped_leaves(self.edition, self.rules), self.games)
        listing = self.listing_ms(self.play(_core.Leaves.zero(self.rules), 60)[1])
        return {
            "map": self.map_seconds,
            "speed": speed,
            "speed_leaves": with_leaves,
            "memory": memory,
            **{f"list_{blanks}": ms for blanks, ms in listing.items()},
        }


def figures_of(language: str, quick: bool) -> dict[str, float]:
    """An edition's figures, from a process of its own."""
    command = [sys.executable, "-m", "bench.moves", "--one", language, *["--quick"] * quick]
    answer = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    figures: dict[str, Any] = json.loads(answer)
    return figures


def figures(quick: bool) -> Iterator[Figure]:
    """All figures of all editions."""
    for language in LANGUAGES:
        found = figures_of(language, quick)
        yield Figure(language, "word map", found["map"], "s", most=MAP_SECONDS)
        for blanks, most in LISTING_MS.items():
            name = f"all plays, {blanks} blanks"
            yield Figure(language, name, found[f"list_{blanks}"], "ms", most=most)
        yield Figure(language, "self-play", found["speed"], "games/s", least=GAMES_A_SECOND)
        name = "self-play, leaves"
        yield Figure(language, name, found["speed_leaves"], "games/s", least=GAMES_A_SECOND)
        most = MEMORY_MB.get(language, MEMORY_MB_ELSEWHERE)
        yield Figure(language, "self-play, memory", found["memory"], "MB", most=most)


def main(arguments: list[str]) -> int:
    """Print the figures; 1 if one misses its mark."""
    understood = parser(__doc__)
    understood.add_argument("--one", choices=LANGUAGES, help="one edition's figures as JSON")
    chosen = understood.parse_args(arguments)
    if chosen.one:
        print(json.dumps(Measured(chosen.one, chosen.quick).figures()))
        return 0
    return report("moves", figures(chosen.quick))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
