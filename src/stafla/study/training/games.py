"""Games of self-play, read."""

import json
from collections.abc import Iterator
from typing import Any

from stafla import _core
from stafla.study.training.setup import TrainingSetup


def play(
    setting: TrainingSetup, leaves: _core.Leaves, seed: int, games: range, threads: int
) -> Iterator[dict[str, Any]]:
    """These games of a run, as their record lines tell them (docs/formats/selfplay.md)."""
    run = setting.run(leaves, seed)
    chunk = _core.selfplay(run, first=games.start, games=len(games), threads=threads)
    yield from map(json.loads, chunk.records.splitlines())


def tiles_taken(turn: list[Any]) -> list[int]:
    """The tiles that a turn took from the rack, laid or exchanged."""
    if len(turn) == 4:
        return [0 if tile & _core.AS_BLANK else tile for tile in bytes.fromhex(turn[2]) if tile]
    return list(bytes.fromhex(turn[0])) if turn else []
