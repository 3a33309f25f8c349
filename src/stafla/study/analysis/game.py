"""A whole game, turn by turn: what was played, the best that was found, what it cost."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from stafla._core import Placement
from stafla.bots import Exchange, Lay, Pass
from stafla.rules import (
    UNKNOWN,
    Event,
    Exchanged,
    Game,
    Played,
    PlayWithdrawn,
    Seat,
    TilesTakenBack,
)
from stafla.rules.game.state.marks import TURNS
from stafla.study.analysis.analyst import Analyst
from stafla.study.analysis.limits import Limits, Stop
from stafla.study.analysis.position import Position
from stafla.study.analysis.result import Analysis, Candidate, Move, Progress

LEAST_LOSS = 0.05
"""Points of equity that a table shows as 0.1: whoever loses less has made a best move."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that somebody took.

    Attributes:
        number: among the turns of the game, from 1.
        seat: who took it.
        before: the game when it was taken.
        move: what was done; None where the record does not know which tiles were exchanged.
        stood: False for a play that was challenged off.
    """

    number: int
    seat: Seat
    before: Game
    move: Move | None
    stood: bool

    @property
    def event(self) -> int:
        """The number of the event that it began with, as the rows of the sheet have it."""
        return self.before.number + 1

    @property
    def known(self) -> bool:
        """Whether the rack is known, so that the turn can be judged."""
        return self.move is not None and UNKNOWN not in self.before.racks[self.seat]


@dataclass(frozen=True, slots=True)
class Judged:
    """A turn with what an analysis says of it; nothing where it cannot be judged."""

    turn: Turn
    analysis: Analysis | None = None

    @property
    def best(self) -> Candidate | None:
        """The best move found."""
        return self.analysis.best if self.analysis else None

    @property
    def played(self) -> Candidate | None:
        """The move that was made, as it was weighed."""
        if self.analysis is None or self.turn.move is None:
            return None
        return self.analysis.find(self.turn.move)

    @property
    def better(self) -> Candidate | None:
        """The best move found, where that which was made lost something against it."""
        return None if self.lost is None or self.lost < LEAST_LOSS else self.best

    @property
    def lost(self) -> float | None:
        """Equity lost against the best move, in points; a play challenged off was a pass."""
        if self.analysis is None:
            return None
        counts = self.played if self.turn.stood else self.analysis.find(Pass())
        return None if counts is None else max(0.0, self.analysis.best.equity - counts.equity)


@dataclass(frozen=True, slots=True)
class Summary:
    """One player's game.

    Attributes:
        turns: plays, exchanges and passes.
        judged: those whose rack is known.
        best: those in which nothing better was found.
        lost: equity lost in all.
    """

    seat: Seat
    turns: int
    judged: int
    best: int
    lost: float

    @classmethod
    def of(cls, seat: Seat, losses: Sequence[float | None]) -> "Summary":
        """What a player's turns come to, by what each lost; None where it cannot be judged."""
        judged = [loss for loss in losses if loss is not None]
        best = sum(loss < LEAST_LOSS for loss in judged)
        return cls(seat, len(losses), len(judged), best, sum(judged))

    @property
    def mean(self) -> float:
        """Equity lost in a turn."""
        return self.lost / self.judged if self.judged else 0.0


@dataclass(frozen=True)
class GameAnalysis:
    """All turns of a game, judged."""

    game: Game
    turns: tuple[Judged, ...]

    @cached_property
    def players(self) -> tuple[Summary, ...]:
        """The players' summaries by seat."""
        return tuple(self.summary(seat) for seat in self.game.seats)

    def summary(self, seat: Seat) -> Summary:
        """What a player's turns come to."""
        return Summary.of(seat, [one.lost for one in self.turns if one.turn.seat == seat])


def turns(game: Game) -> list[Turn]:
    """The turns of a game in order; a play that its player took back is none (SV-23)."""
    return list(number_turns(game))


def number_turns(game: Game) -> Iterator[Turn]:
    """The turns as they come."""
    state, number = Game.begin(game.started), 0
    for at, event in enumerate(game.events[1:], 1):
        fate = fate_of(game, at) if isinstance(event, Played) else None
        if isinstance(event, TURNS) and fate is not PlayWithdrawn:
            number += 1
            move = move_of_event(state, event)
            yield Turn(number, event.seat, state, move, fate is not TilesTakenBack)
        state = state.after(event)


def fate_of(game: Game, at: int) -> type[Event] | None:
    """What became of the play that event ``at`` made; None: it stands."""
    for event in game.events[at + 1 :]:
        if isinstance(event, PlayWithdrawn | TilesTakenBack):
            return type(event)
        if isinstance(event, TURNS):
            return None
    return None


def move_of_event(before: Game, event: Event) -> Move | None:
    """The move that an event is, written as the generator writes it."""
    match event:
        case Played(_, placement, _):
            laid = before.board.full_placement(placement).laid(before.rules)
            return Lay(Placement.of(before.rules, before.board, laid))
        case Exchanged(_, tiles):
            return None if UNKNOWN in tiles else Exchange(bytes(sorted(tiles)))
    return Pass()


def analyse_game(
    analyst: Analyst,
    game: Game,
    limits: Limits,
    *,
    stop: Stop | None = None,
    progress: Progress | None = None,
    judged: Callable[[Judged], None] | None = None,
) -> GameAnalysis:
    """Every turn of a game analysed as its player saw it.

    Args:
        analyst: of the game's edition.
        game: ended or not.
        limits: of each turn.
        stop: ends the thinking early; the turns not reached are not judged.
        progress: told what is known of the turn under way.
        judged: told each turn when it is done.
    """
    done = []
    for turn in turns(game):
        halted = stop is not None and stop()
        if turn.known and not halted:
            assert turn.move is not None
            at = Position.of_game(turn.before, turn.seat)
            include = (turn.move,) if turn.stood else (turn.move, Pass())
            analysis = analyst.analyse(at, limits, stop=stop, progress=progress, include=include)
            done.append(Judged(turn, analysis))
        else:
            done.append(Judged(turn))
        if judged is not None:
            judged(done[-1])
    return GameAnalysis(game, tuple(done))
