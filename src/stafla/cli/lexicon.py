"""Lexica as commands name them: the edition's own, or a file."""

from pathlib import Path

from stafla._core import Score

from .position import Position


def unknown_words(scored: Score, at: Position, file: Path | None) -> list[str]:
    """Words of a play that the lexicon does not hold."""
    raise NotImplementedError
