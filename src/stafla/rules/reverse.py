"""Reverse play after a finished game (PL-42, PL-43): tiles are taken off the board again.

A module of its own: its events and its state are not those of a game. Players in turn take one to
six tiles of one word; what remains is nothing or a crossword. They score what is printed on the
tiles. It is over when nothing is left or no removal is legal; nobody can pass. The order of play
goes on where the game left it.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import reduce
from typing import get_args

from stafla import _core
from stafla.editions import Edition, VariantError, WordCheck, combine, load, pinned_version
from stafla.rules.base.chain import Chain
from stafla.rules.game.events import Event, Seat, WordJudge
from stafla.rules.game.refusals import (
    BadEvent,
    GameOver,
    IllegalPlacement,
    InvalidWords,
    NoSuchSeat,
    NotYourTurn,
    Refusal,
    square_name,
)
from stafla.rules.game.state.game import Game

MOST_REMOVED = 6


class NotOver(Refusal):
    """Only a finished game can be taken apart (PL-42)."""

    code = "not-over"


class NothingToRemove(Refusal):
    """No tile lies on the board, or none can be taken off (PL-43)."""

    code = "nothing-to-remove"


class IllegalRemoval(IllegalPlacement):
    """The kernel's reason why tiles cannot be taken so; ``code`` is the kernel's."""

    def __init__(self, error: _core.PlacementError, square: str) -> None:
        super().__init__(error, None, square)
        self.code = f"removal-{error.code}"
        self.values |= {"most": MOST_REMOVED}


@dataclass(frozen=True, slots=True)
class ReverseStarted(Event):
    """Reverse play begins on a board; pins everything that later events depend on.

    Attributes:
        edition, digest: as in `Started`, for this number of players.
        seats: an opaque id for each player, in the order of play.
        first: who begins.
        cells: the board, row by row.
        lexicon, fingerprint: the word list that decides what may remain.
        variants: what the table had agreed on; its digest is pinned with them (PL-35).
    """

    edition: str
    digest: str
    seats: tuple[str, ...]
    first: Seat
    cells: bytes
    lexicon: str
    fingerprint: str
    variants: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """A seat takes the tiles off these squares (ascending), worth ``points`` together."""

    seat: Seat
    squares: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class ReverseEnded(Event):
    """Nothing is left, or no removal is legal (PL-43)."""


@dataclass(frozen=True, slots=True)
class Reverse:
    """Reverse play as its events made it. Immutable: `after` gives the next state.

    Attributes:
        board: what is left.
        totals: points by seat.
        ended: whether it is over.
    """

    edition: Edition
    rules: _core.Ruleset
    started: ReverseStarted
    log: Chain[Event]
    board: _core.Board
    totals: tuple[int, ...]
    ended: bool = False

    @staticmethod
    def begin(started: ReverseStarted) -> "Reverse":
        """The board before anything was taken.

        Raises:
            UnknownEdition: there is no such edition.
            BadEvent: the edition has other numbers today, or the board cannot be one.
        """
        today, players = load(started.edition), len(started.seats)
        admitted = today.players.admit(players)
        edition = _pinned_edition(today, started, players) if admitted else None
        if edition is None:
            raise BadEvent(1, f"{today.id} has other rules than the record pins", "record-rules")
        if started.first not in range(players):
            raise BadEvent(1, f"there is no seat {started.first}")
        rules = edition.ruleset(players)
        try:
            board = _core.Board(rules, started.cells)
        except _core.PlacementError as error:
            raise BadEvent(1, str(error)) from error
        return Reverse(edition, rules, started, Chain((started,)), board, (0,) * players)

    @staticmethod
    def replay(events: Iterable[Event]) -> "Reverse":
        """The state that these events make.

        Raises:
            BadEvent: they contradict each other, or the first is no `ReverseStarted`.
        """
        first, *rest = events
        if not isinstance(first, ReverseStarted):
            raise BadEvent(1, "reverse play begins with ReverseStarted")
        return reduce(Reverse.after, rest, Reverse.begin(first))

    def after(self, event: Event) -> "Reverse":
        """The state after one more event.

        Raises:
            BadEvent: it cannot have followed.
        """
        log = self.log.plus(event)
        match event:
            case Removed(seat, squares, points) if not self.ended and seat == self.to_move:
                removal = self._examine(squares)
                if list(squares) != removal.squares or points != removal.points:
                    raise BadEvent(self.number + 1, f"the tiles are worth {removal.points}")
                totals = tuple(t + points * (s == seat) for s, t in enumerate(self.totals))
                board = self.board.lifted(squares)
                return replace(self, log=log, board=board, totals=totals)
            case ReverseEnded() if not self.ended:
                return replace(self, log=log, ended=True)
        raise BadEvent(self.number + 1, f"{type(event).__name__} has no place here")

    def _examine(self, squares: Sequence[int]) -> _core.Removal:
        try:
            return _core.examine_removal(self.rules, self.board, squares)[0]
        except _core.PlacementError as error:
            raise BadEvent(self.number + 1, str(error)) from error

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened."""
        return tuple(self.log)

    @property
    def number(self) -> int:
        """The number of the latest event."""
        return len(self.log)

    @property
    def turns(self) -> tuple[Removed, ...]:
        """What was taken, in order."""
        return tuple(event for event in self.events if isinstance(event, Removed))

    @property
    def to_move(self) -> Seat | None:
        """Whose turn it is; None once it is over."""
        if self.ended:
            return None
        return (self.started.first + self.number - 1) % len(self.totals)

    def places(self) -> tuple[int, ...]:
        """The place of each seat, from 1; equal totals share it."""
        return tuple(1 + sum(other > total for other in self.totals) for total in self.totals)


def start(game: Game, graph: _core.WordGraph) -> tuple[Event, ...]:
    """Take a finished game apart; whoever would have moved next begins.

    Args:
        game: the finished game.
        graph: the words of the game's lexicon.

    Raises:
        NotOver: the game goes on.
        NothingToRemove: there is no legal removal.
    """
    if game.ended is None:
        raise NotOver
    if not _core.removals(game.rules, game.board, graph):
        raise NothingToRemove
    return (_start(game),)


def _start(game: Game) -> ReverseStarted:
    pinned = game.started
    return ReverseStarted(
        edition=pinned.edition,
        digest=pinned.digest,
        seats=pinned.seats,
        first=game.at(game.turn) or 0,
        cells=game.board.cells,
        lexicon=pinned.lexicon,
        fingerprint=pinned.fingerprint,
        variants=pinned.variants,
    )


def _pinned_edition(today: Edition, started: ReverseStarted, players: int) -> Edition | None:
    """The edition by the rules that the game was played by; None: there are none such."""
    # the digest does not say how words were checked, and a variant may need either way
    for check in get_args(WordCheck):
        with suppress(VariantError):
            agreed = combine(today, started.variants, players=players, check=check).variants
            return pinned_version(today, started.digest, players, agreed)
    return None


def remove(
    state: Reverse, seat: Seat, squares: Sequence[int], graph: _core.WordGraph, judge: WordJudge
) -> tuple[Event, ...]:
    """Take tiles off these squares, in any order (PL-42).

    Args:
        state: reverse play so far.
        seat: who takes them.
        squares: where they lie.
        graph: the words, by which it is known whether anything can be taken afterwards.
        judge: rules on the words that the removal changes.

    Raises:
        GameOver, NoSuchSeat, NotYourTurn: in this order.
        IllegalRemoval: tiles cannot be taken so.
        InvalidWords: what remains of a word is none.
    """
    require_turn(state, seat)
    try:
        removal, changed = _core.examine_removal(state.rules, state.board, squares)
    except _core.PlacementError as error:
        raise IllegalRemoval(error, square_name(state.edition, error)) from error
    left = [state.edition.alphabet.decode_word(_letters(word)) for word in changed]
    if left and judge(left) == "invalid":
        raise InvalidWords(words=", ".join(left))
    taken = Removed(seat, tuple(removal.squares), removal.points)
    after = state.after(taken)
    if _core.removals(after.rules, after.board, graph):
        return (taken,)
    return (taken, ReverseEnded())


def require_turn(state: Reverse, seat: Seat) -> None:
    """It must be this seat's turn.

    Raises:
        GameOver, NoSuchSeat, NotYourTurn: in this order.
    """
    if state.ended:
        raise GameOver
    if seat not in range(len(state.totals)):
        raise NoSuchSeat(seat=seat)
    if seat != state.to_move:
        raise NotYourTurn


def possible(state: Reverse, graph: _core.WordGraph) -> list[_core.Removal]:
    """All legal removals, what is worth most first."""
    return [] if state.ended else _core.removals(state.rules, state.board, graph)


def choose(state: Reverse, graph: _core.WordGraph, positions: int = 2000) -> tuple[int, ...]:
    """The squares that the bot takes (docs/rules/9-modes.md); it looks at so many positions.

    Raises:
        NothingToRemove: there is no legal removal.
    """
    players = len(state.totals)
    found = _core.best_removal(state.rules, state.board, graph, players, positions)
    if found is None:
        raise NothingToRemove
    return tuple(found.squares)


def _letters(word: bytes) -> bytes:
    return bytes(tile & ~_core.AS_BLANK for tile in word)
