"""Moves as they are kept of an analysis, in the reader's words."""

from stafla.data.catalogue import Catalogue


def move_in_words(move: str, say: Catalogue) -> str:
    """A move in words; an exchange is kept as ``-AB``, a pass as ``-``."""
    if move == "-":
        return say("analysis-pass")
    return say("replay-exchange", tiles=move[1:]) if move.startswith("-") else move
