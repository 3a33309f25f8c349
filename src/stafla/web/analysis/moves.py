"""Moves as they are kept of an analysis, in the reader's words."""

from stafla.data.catalogue import Catalogue
from stafla.records import NotationFault, read_play
from stafla.records.notation.play import word_of, write_square_of
from stafla.rules import Game


def move_in_words(move: str, game: Game, say: Catalogue) -> str:
    """A move in words; an exchange is kept as ``-AB``, a pass as ``-``, a play with dots.

    Args:
        move: as it is kept.
        game: before the move.
        say: the reader's language.
    """
    if move == "-":
        return say("analysis-pass")
    if move.startswith("-"):
        return say("replay-exchange", tiles=move[1:])
    edition = game.edition
    try:
        placement = read_play(move, edition, edition.notation)
        square = write_square_of(placement, edition, edition.notation)
        return f"{square} {word_of(placement, game.board, edition)}"
    except (NotationFault, IndexError):  # no play of this board: as it was kept
        return move
