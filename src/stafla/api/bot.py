"""Bots: those that come with Stafla, and one's own."""

from dataclasses import dataclass

from stafla._core import Score
from stafla.bots import (
    KINDS,
    USUAL,
    Decision,
    Exchange,
    Lay,
    Pass,
    Player,
    Resign,
    Sight,
    TakeBlank,
    contestant,
    sight_of,
)
from stafla.bots import player as players
from stafla.editions import Edition
from stafla.records import read_play
from stafla.rules import Seat
from stafla.study import Analyst, Limits, Position
from stafla.words import word_map

from .board import Board
from .errors import explain_errors
from .game import Game
from .inputs import ALexicon, AnEdition, edition_of, lexicon_of, placement_of
from .lexicon import Lexicon
from .play import Play, Plays
from .rack import Rack
from .valued_move import ValuedMove, act_of, weigh

SHOWN = 5


@dataclass(frozen=True, slots=True)
class View:
    """What a bot may know when it is to move.

    Attributes:
        board: the tiles laid.
        rack: its own tiles.
        unseen: every tile neither on the board nor on its rack: bag and other racks together.
        bag: how many tiles are in the bag.
        totals: points by seat.
        seat: its own.
        lexicon: the words that count.
    """

    board: Board
    rack: Rack
    unseen: Rack
    bag: int
    totals: tuple[int, ...]
    seat: Seat
    lexicon: Lexicon

    def plays(self) -> Plays:
        """Every legal play, the highest score first."""
        return self.board.plays(self.rack, self.lexicon)


@dataclass(frozen=True, slots=True)
class BotChoice:
    """What a bot does with a turn, and what there was to choose from.

    Attributes:
        act: ``"8H BEHAG"``, ``"exchange WY"``, ``"pass"``: what ``Game.act`` reads.
        candidates: the moves of highest equity, the chosen one among them, the best first.
    """

    act: str
    candidates: tuple[ValuedMove, ...]

    def __str__(self) -> str:
        return self.act

    @property
    def chosen(self) -> ValuedMove | None:
        """What was chosen, as it was weighed."""
        return next((move for move in self.candidates if move.act == self.act), None)


class Bot(players.Bot):
    """A player that is a program: one of Stafla's own, or a subclass with a `move` of its own.

    Args:
        kind: the name of a level (``beginner`` … ``champion``), ``best-equity`` or
            ``highest-score``.
        edition: what it plays, or its name.
        lexicon: the words that it plays by; None: those that come with the edition.
        seconds: thinking time for a move, where the bot can use any; None: its own.

    Raises:
        UnknownEdition, LexiconFault: there is none. A kind that there is not raises UnknownBot when
            it is first asked to play: a subclass may bear a name of its own.
    """

    def __init__(
        self,
        kind: str = USUAL,
        edition: AnEdition = "en",
        *,
        lexicon: ALexicon = None,
        seconds: float | None = None,
    ) -> None:
        self.name = kind
        self.edition = edition_of(edition)
        self.lexicon = lexicon_of(self.edition, lexicon)
        self.seconds = seconds
        self._player: Player | None = None
        self._analyst: Analyst | None = None
        if kind in KINDS:
            self.player()

    @staticmethod
    def kinds() -> tuple[str, ...]:
        """The bots that come with Stafla, the levels from the weakest on."""
        return KINDS

    def player(self) -> Player:
        """The bot behind the name.

        Raises:
            UnknownBot: there is none of this name.
        """
        if self._player is None:
            rules = self.edition.ruleset(2)
            self._player = contestant(
                self.name,
                self.edition,
                self.lexicon.graph,
                word_map(self.lexicon, rules),
                milliseconds=None if self.seconds is None else round(1000 * self.seconds),
            )
        return self._player

    def move(self, view: View) -> Play | str | None:
        """What to do with a turn: a play, ``"exchange WY"``, ``"pass"`` or ``"resign"``.

        For subclasses; None leaves it to the bot of this name.
        """
        return None

    def decide(self, sight: Sight) -> Decision:
        """What `move` says, or the bot of this name.

        Raises:
            BadNotation: `move` gave a text that is no act.
            ValueError: the game is of an edition with other letters.
        """
        if sight.edition.alphabet.upper != self.edition.alphabet.upper:
            raise ValueError(f"{self!r} plays {self.edition.id}, the game is {sight.edition.id}")
        decision = self.move(self._view(sight))
        return self.player().decide(sight) if decision is None else self._decision(decision)

    def doubts(self, sight: Sight, play: Score) -> tuple[int, ...]:
        """The indexes of the words that it challenges."""
        return self.player().doubts(sight, play) if self.name in KINDS else ()

    def choose(self, game: Game) -> BotChoice:
        """What it does with the turn of a game, and why; nothing is done yet.

        Raises:
            ValueError: nobody is to move, the rack is not known, or the game is of an edition with
                other letters.
            BadNotation, Refused: a subclass decides what cannot be read, or what is not allowed.
        """
        seat = game.state.to_move if game.state.pending is None else game.state.next_seat
        if seat is None or game.racks[seat] is None:
            raise ValueError("nobody is to move, or the rack is not known")
        decision = self.decide(sight_of(game.state, seat))
        if self._analyst is None or self._analyst.edition is not game.edition:
            self._analyst = Analyst(game.edition, self.lexicon)
        position = Position.of_game(game.state, seat)
        limits = Limits(ms=0, top=SHOWN)
        include = (decision,) if isinstance(decision, Lay | Exchange | Pass) else ()
        with explain_errors(game.edition, game.notation):
            analysis = self._analyst.analyse(position, limits, include=include)
        candidates = tuple(weigh(candidate, game.edition) for candidate in analysis.plays)
        return BotChoice(_text(decision, game.edition), candidates)

    def _view(self, sight: Sight) -> View:
        edition = sight.edition
        return View(
            board=Board.of(sight.board, edition, players=len(sight.racks)),
            rack=Rack.of(sight.rack, edition),
            unseen=Rack.of(sight.unseen, edition),
            bag=sight.bag,
            totals=sight.totals,
            seat=sight.seat,
            lexicon=self.lexicon,
        )

    def _decision(self, decision: Play | str) -> Decision:
        if isinstance(decision, Play):
            return Lay(placement_of(decision, self.edition, self.edition.notation))
        if decision == "pass":
            return Pass()
        if decision == "resign":
            return Resign()
        if decision.startswith("exchange "):
            return Exchange(Rack.read(decision.removeprefix("exchange "), self.edition).codes)
        with explain_errors(self.edition, given=decision):
            return Lay(read_play(decision, self.edition, self.edition.notation))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r}, {self.edition.id!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return _restore, (type(self), self.name, self.edition, self.lexicon, self.seconds)


def _restore(
    kind: type[Bot], name: str, edition: Edition, lexicon: Lexicon, seconds: float | None
) -> Bot:
    """The bot that was pickled."""
    return kind(name, edition, lexicon=lexicon, seconds=seconds)


def _text(decision: Decision, edition: Edition) -> str:
    if isinstance(decision, TakeBlank):
        return f"take the blank on {edition.layout.square_name(decision.square)}"
    return "resign" if isinstance(decision, Resign) else act_of(decision, edition)
