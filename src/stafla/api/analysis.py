"""What an analysis says: of a whole game, of a position, of an endgame."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape

from stafla.editions import Edition
from stafla.records.cgp import read
from stafla.study import Analysis, Analyst, Limits, Position
from stafla.study.analysis.game import GameAnalysis, Judged, analyse_game, turns

from .errors import explain_errors
from .game import Game
from .inputs import ALexicon, AnEdition, edition_of, lexicon_of
from .position import BoardPosition
from .valued_move import ValuedMove, act_of, weigh

TOP = 15
WIDE, HIGH, EDGE = 480, 200, 24
COLOURS = ("#0b6e99", "#b3541e", "#4f7a28", "#7a4fa3")


@dataclass(frozen=True, slots=True)
class JudgedTurn:
    """A turn of a game with what an analysis says of it.

    Attributes:
        number: among the turns, from 1.
        player: who took it.
        act: what was done, None where the record does not know.
        best: the best that was found; None where the turn could not be judged.
        lost: equity lost against it, in points.
    """

    number: int
    player: str
    act: str | None
    best: ValuedMove | None
    lost: float | None

    def __str__(self) -> str:
        told = f"{self.number:>3} {self.player:<12} {self.act or '?':<22}"
        if self.lost is None or self.best is None:
            return told.rstrip()
        better = "" if self.best.act == self.act else f"  {self.best.act}"
        return f"{told} {self.lost:>6.1f}{better}"


class GameReport:
    """A game analysed turn by turn; ``print`` shows a table, a notebook a curve as well.

    Attributes:
        game: the game.
        turns: plays, exchanges and passes in their order.
        lost: equity that each player lost in all, in points by seat.
        mean: the same in a turn.
    """

    def __init__(self, game: Game, analysis: GameAnalysis) -> None:
        self.game = game
        names, edition = game.players, game.edition
        self.turns: tuple[JudgedTurn, ...] = tuple(
            _turn(judged, names[judged.turn.seat], edition) for judged in analysis.turns
        )
        self._seats = tuple(judged.turn.seat for judged in analysis.turns)
        self.lost: tuple[float, ...] = tuple(player.lost for player in analysis.players)
        self.mean: tuple[float, ...] = tuple(player.mean for player in analysis.players)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, GameReport):
            return NotImplemented
        return self.turns == other.turns and self.game == other.game

    def __hash__(self) -> int:
        return hash(self.turns)

    def __len__(self) -> int:
        return len(self.turns)

    def __iter__(self) -> Iterator[JudgedTurn]:
        return iter(self.turns)

    def __str__(self) -> str:
        whole = (
            f"{name}: {lost:.1f} points lost, {mean:.1f} a turn"
            for name, lost, mean in zip(self.game.players, self.lost, self.mean, strict=True)
        )
        return "\n".join([*map(str, self.turns), *whole])

    def __repr__(self) -> str:
        told = " ".join(
            f"{name} -{lost:.1f}" for name, lost in zip(self.game.players, self.lost, strict=True)
        )
        return f"<GameReport: {len(self)} turns, {told}>"

    def to_svg(self) -> str:
        """The equity that each player has lost so far, turn by turn, as a curve."""
        most = max((*self.lost, 1.0))
        step = (WIDE - 2 * EDGE) / max(1, len(self.turns))
        lines = []
        for seat, name in enumerate(self.game.players):
            total, points = 0.0, [(float(EDGE), float(HIGH - EDGE))]
            # by seat: two players may bear one name
            for turn, taken_by in zip(self.turns, self._seats, strict=True):
                total += (turn.lost or 0.0) if taken_by == seat else 0.0
                high = HIGH - EDGE - total / most * (HIGH - 2 * EDGE)
                points.append((EDGE + turn.number * step, high))
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
            colour, dashes = COLOURS[seat % len(COLOURS)], "" if seat == 0 else f"{4 * seat} 3"
            lines.append(
                f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2" '
                f'stroke-dasharray="{dashes}"/><text x="{EDGE}" y="{14 * (seat + 1)}" dx="8" '
                f'fill="{colour}" font-size="12">{escape(name)} {total:.1f}</text>'
            )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {WIDE} {HIGH}" '
            f'font-family="sans-serif"><title>Equity lost, turn by turn</title>'
            f'<path d="M{EDGE} {EDGE}V{HIGH - EDGE}H{WIDE - EDGE}" fill="none" stroke="#777"/>'
            f'<g fill="#777" font-size="10" text-anchor="end"><text x="{EDGE - 4}" '
            f'y="{EDGE + 4}">{most:.0f}</text><text x="{EDGE - 4}" y="{HIGH - EDGE}">0</text>'
            f'<text x="{WIDE - EDGE}" y="{HIGH - 8}">{len(self.turns)}</text></g>'
            f"{''.join(lines)}</svg>"
        )

    def _repr_svg_(self) -> str:
        return self.to_svg()

    def _repr_html_(self) -> str:
        rows = (
            f"<tr><td>{turn.number}</td><td>{escape(turn.player)}</td>"
            f"<td>{escape(turn.act or '')}</td>"
            f"<td>{'' if turn.lost is None else f'{turn.lost:.1f}'}</td>"
            f"<td>{escape(turn.best.act) if turn.best else ''}</td></tr>"
            for turn in self.turns
        )
        head = "<tr><th></th><th>player</th><th>turn</th><th>lost</th><th>best</th></tr>"
        return f"{self.to_svg()}<table>{head}{''.join(rows)}</table>"


class Weights:
    """The moves of a position, the best first.

    Attributes:
        moves: those that were weighed.
        phase: what their order rests on: ``static``, ``simulation``, ``preendgame``, ``endgame``.
    """

    def __init__(self, analysis: Analysis) -> None:
        edition = analysis.position.edition
        self.phase = analysis.phase
        self.moves: tuple[ValuedMove, ...] = tuple(
            weigh(candidate, edition) for candidate in analysis.plays
        )

    @property
    def best(self) -> ValuedMove:
        """The best move found."""
        return self.moves[0]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Weights):
            return NotImplemented
        return (self.phase, self.moves) == (other.phase, other.moves)

    def __hash__(self) -> int:
        return hash((self.phase, self.moves))

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, index: int) -> ValuedMove:
        return self.moves[index]

    def __iter__(self) -> Iterator[ValuedMove]:
        return iter(self.moves)

    def __str__(self) -> str:
        return "\n".join(map(str, self.moves))

    def __repr__(self) -> str:
        return f"<Weights by {self.phase}: {self.best.act} {self.best.equity:.1f}>"


@dataclass(frozen=True, slots=True)
class Solution:
    """The best play of a position with an empty bag.

    Attributes:
        spread: points that the player to move gains from here on, settlement included.
        proved: whether that is exact.
        line: the acts of both sides that lead there, in turn.
    """

    spread: int
    proved: bool
    line: tuple[str, ...]

    def __str__(self) -> str:
        sure = "proved" if self.proved else "the best found"
        return f"{self.spread:+} ({sure}): " + ", ".join(self.line)


def analyze(
    what: Game | BoardPosition,
    seconds: float = 0.5,
    *,
    lexicon: ALexicon = None,
    progress: bool = False,
    threads: int = 1,
    seed: int = 0,
) -> "GameReport | Weights":
    """What the turns of a game were worth, or the moves of a position.

    Args:
        what: a game, ended or not, or a position; all that a turn's player knew is what counts.
        seconds: to think about each turn, or about the position; 0: points and leave alone.
        lexicon: the words that count; None: the game's, or those that come with the edition.
        progress: show a bar while a game is looked at.
        threads: how many think at once.
        seed: from which all samples follow.

    Returns:
        a `GameReport` of a game, `Weights` of a position. Ctrl-C ends it early: turns that were
        not reached are not judged, moves are weighed as far as it came.

    Raises:
        LexiconFault: there is no such lexicon, or it is of another language.
        Refused, BadNotation: the position is none that can be weighed.
        ValueError: seconds below 0, or more than a day.
    """
    limits = Limits(ms=round(1000 * seconds), top=TOP)
    if isinstance(what, Game):
        words = what.lexicon if lexicon is None else lexicon_of(what.edition, lexicon)
        analyst = Analyst(what.edition, words, threads=threads, seed=seed)
        return GameReport(what, _judge(analyst, what, limits, progress))
    edition = what.board.edition
    analyst = Analyst(edition, lexicon_of(edition, lexicon), threads=threads, seed=seed)
    return Weights(_think(analyst, _position(what), limits))


def solve(
    position: BoardPosition | str,
    edition: AnEdition = "en",
    lexicon: ALexicon = None,
    *,
    seconds: float | None = None,
) -> Solution:
    """The best play of an endgame: the bag is empty, so that nothing is hidden.

    Args:
        position: a position, or a CGP line.
        edition: of a CGP line.
        lexicon: the words that may be laid; None: those that come with the edition.
        seconds: time to think; None: until it is proved, or Ctrl-C ends it.

    Raises:
        BadNotation: the line cannot be read.
        ValueError: tiles are in the bag, or other than two play.
    """
    if isinstance(position, str):
        ruled = edition_of(edition)
        with explain_errors(ruled, given=position):
            at = Position.of_line(read(position, ruled), ruled)
    else:
        at = _position(position)
    if at.bag or len(at.others) != 1:
        raise ValueError("an endgame has two players and an empty bag")
    analyst = Analyst(at.edition, lexicon_of(at.edition, lexicon))
    ms = None if seconds is None else round(1000 * seconds)
    endgame = _think(analyst, at, Limits(ms=ms, top=1)).endgame
    if endgame is None:
        return Solution(0, False, ())
    line = tuple(act_of(step.move, at.edition) for step in endgame.line)
    return Solution(endgame.spread, endgame.proved, line)


def _think(analyst: Analyst, at: Position, limits: Limits) -> Analysis:
    """What an analysis finds; where Ctrl-C ends it, what it had found by then."""
    known: list[Analysis] = []
    try:
        return analyst.analyse(at, limits, progress=known.append)
    except KeyboardInterrupt:
        if not known:
            raise
        return known[-1]


def _position(position: BoardPosition) -> Position:
    edition = position.board.edition
    with explain_errors(edition):
        return Position.of_cgp(position.to_cgp(), edition)


def _judge(analyst: Analyst, game: Game, limits: Limits, progress: bool) -> GameAnalysis:
    """The turns judged; those that Ctrl-C left out are not."""
    from .progress import ProgressBar  # noqa: PLC0415 - a bar is rarely asked for

    done: list[Judged] = []
    with ProgressBar(len(turns(game.state)) if progress else 0) as bar:

        def take(turn: Judged) -> None:
            done.append(turn)
            bar.advance(1)

        try:
            return analyse_game(analyst, game.state, limits, judged=take)
        except KeyboardInterrupt:
            left = turns(game.state)[len(done) :]
            return GameAnalysis(game.state, (*done, *map(Judged, left)))


def _turn(judged: Judged, player: str, edition: Edition) -> JudgedTurn:
    turn = judged.turn
    act = None if turn.move is None else act_of(turn.move, edition)
    best = None if judged.best is None else weigh(judged.best, edition)
    return JudgedTurn(turn.number, player, act, best, judged.lost)
