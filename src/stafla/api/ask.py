"""Questions that need no object: one call, one answer."""

from stafla.words import Judge, Judgement

from .board import Board
from .inputs import ALexicon, AnEdition, APlay, edition_of, lexicon_of
from .play import Plays
from .rack import Rack
from .score import PlayScore


def moves(
    edition: AnEdition,
    rack: Rack | str,
    board: Board | str | None = None,
    lexicon: ALexicon = None,
) -> Plays:
    """Every legal play of a rack, the highest score first.

    Args:
        edition: the edition, or its name.
        rack: the tiles, ``?`` for a blank.
        board: what lies already, a `Board` or the rows of a CGP line; None: nothing.
        lexicon: the words that may be laid; None: those that come with the edition.

    Raises:
        UnknownEdition, BadNotation, LexiconFault: what is given cannot be read or found.
        ValueError: the board is of another edition.
    """
    return _board(edition, board).plays(rack, lexicon)


def score(edition: AnEdition, play: APlay, board: Board | str | None = None) -> PlayScore:
    """The points of a play in full, whatever its words.

    Args:
        edition: the edition, or its name.
        play: ``"8H BEHAG"``, or a `Play`.
        board: as in `moves`.

    Raises:
        UnknownEdition, BadNotation: what is given cannot be read.
        Refused: the tiles cannot lie so.
        ValueError: the board is of another edition.
    """
    return _board(edition, board).score(play)


def judge(edition: AnEdition, *words: str, lexicon: ALexicon = None) -> Judgement:
    """Whether words are valid, each with the reason, and the verdict on a play that makes them.

    Args:
        edition: the edition, or its name.
        words: in any case.
        lexicon: the list that decides; None: the one that comes with the edition.

    Raises:
        UnknownEdition: there is no such edition.
        LexiconFault: there is no such lexicon, or it is of another language.
    """
    ruled = edition_of(edition)
    return Judge.of(ruled, lexicon_of(ruled, lexicon)).play(words)


def _board(edition: AnEdition, board: Board | str | None) -> Board:
    if not isinstance(board, Board):
        return Board(edition, board)
    if board.edition.id != edition_of(edition).id:
        raise ValueError(f"the board is of {board.edition.id}, not of {edition_of(edition).id}")
    return board
