"""A play tried on a position of a game that is over: its words, its points, what it is worth.

It is weighed as the first look of an analysis weighs it, by its points and the tiles that it
leaves: one search of the plays of one rack, whose cost is bounded.
"""

from dataclasses import dataclass

from stafla._core import Board, Placement
from stafla.bots import Lay
from stafla.club.analysis.refusals import NothingToTry
from stafla.club.archive.refusals import StillPlayed
from stafla.club.lexica import NoWordsHere, TableLexicon
from stafla.club.pastimes.typed_play import TypedPlay, typed_placement
from stafla.club.tables.tables import Tables
from stafla.rules import Game, Verdict
from stafla.rules.game.acts.turn import legal
from stafla.study import Candidate, Position
from stafla.study.analysis.game import LEAST_LOSS, Turn, turns
from stafla.study.analysis.kit import Kit
from stafla.study.analysis.statics import Statics


@dataclass(frozen=True, slots=True)
class TriedPlay:
    """A play that was tried, and what the engine says of it.

    Attributes:
        placement: what was laid; ``board`` lay there before.
        words: those that it forms, each with the verdict of the word list of the game.
        worth: its points and what the tiles are worth that it leaves.
        best: the move that is worth most by the same measure.
    """

    placement: Placement
    board: Board
    words: tuple[tuple[str, Verdict], ...]
    worth: Candidate
    best: Candidate

    @property
    def stands(self) -> bool:
        """Whether no word is missing on the list."""
        return all(verdict != "invalid" for _, verdict in self.words)

    @property
    def lost(self) -> float:
        """What it is worth less than the best move, in points; nothing where that shows as 0.0."""
        lost = self.best.equity - self.worth.equity
        return lost if lost >= LEAST_LOSS else 0.0


class Trials:
    """The use case of trying a play.

    Args:
        tables: whose games they are.
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def turns(self, table: str) -> tuple[Turn, ...]:
        """The turns of a game that is over in which the rack is known.

        Raises:
            NoSuchTable
            StillPlayed: it goes on.
            NothingToTry: there are none.
        """
        game = self._tables.game_cache.load(table).game
        if game.ended is None:
            raise StillPlayed
        if known := tuple(turn for turn in turns(game) if turn.known):
            return known
        raise NothingToTry

    def weigh(self, turn: Turn, play: TypedPlay) -> TriedPlay:
        """What the engine says of a play in the place of that which was made.

        Raises:
            BadPlay: no square, no word, or a letter that the edition does not have.
            NoWordsHere: the word list of the game is not installed.
            Refusal: the rules' reasons.
        """
        game, seat = turn.before, turn.seat
        typed = typed_placement(game.edition, game.board, game.racks[seat], play)
        placement = legal(game, seat, typed)
        words = self._tables.words(game)
        statics = Statics(Position.of_game(game, seat), _kit(game, words))
        formed = game.score_of(placement).words
        told = [game.edition.alphabet.decode_word(word.letters) for word in formed]
        verdicts = words.verdicts(told)
        return TriedPlay(
            placement,
            game.board,
            tuple((word, verdicts[word]) for word in told),
            statics.weigh(Lay(placement)),
            statics.moves(1)[0],
        )


def _kit(game: Game, words: TableLexicon) -> Kit:
    """What the position is weighed by; nothing of it is made anew but the generator."""
    rules, graph = game.edition.ruleset(len(game.racks)), words.graph
    laid_out = words.map(rules)
    if graph is None or laid_out is None:
        raise NoWordsHere
    return Kit.of(game.edition, rules, graph, laid_out)
