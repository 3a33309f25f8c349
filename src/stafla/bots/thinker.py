"""The engine's own player: it simulates what may come, and solves what can be solved.

With a few tiles in the bag the best moves of a short simulation are taken through all that the bag
may hold, and the one that wins most often is made, of equals the one that gains most. With one or
two, when it is proved how often the best of them wins and that is not always, all other plays are
compared to it.

What it may spend is time, work (rollouts, positions), or both. Counted in work alone the same sight
gives the same decision on any machine, by one thread. Time is a budget for the game (`TimeBudget`):
a simulation that has found the best move with the confidence asked for ends, and what it leaves is
there for turns where moves are close, where the bag is short, and for endgames.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from math import comb
from typing import Protocol, TypeVar

from stafla._core import (
    Endgame,
    EndgameLimits,
    KernelError,
    Leaves,
    Placement,
    Play,
    PlayerView,
    PreEndgame,
    Prospect,
    Score,
    SearchContext,
    SearchLimits,
    SimulatedPlay,
    Simulation,
    SimulationSettings,
    WinTable,
    WordGraph,
    WordMap,
    solve_endgame,
    weigh_preendgame,
)

from .budget import Clock, ClockBudget, TimeBudget, TurnTime
from .engine import BestEquity, most_to_exchange
from .player import Bot, Decision, Exchange, Lay, Pass, Sight, kernel_move

ENDLESS = 10**9
"""More work than there is time for."""
CLEAR = 0.9
"""With this confidence in its move a simulation does not go beyond its usual time."""
SHORT_BAG = 14
"""With so many tiles in the bag or fewer a turn may take its full time and more of the savings."""
EARLY, LATE = (0.8, 0.25), (1.0, 0.5)
"""What a simulation may take where moves stay close, with a long and with a short bag: of the time
of a turn, and of what earlier turns saved."""
ENDING_SAVINGS = 0.75
"""What an endgame or a pre-endgame may take of the savings, beside the time of its turn."""
PREENDGAME_BAG = 4
"""With so many tiles in the bag or fewer all that it may hold is gone through."""
PREENDGAME_SIMULATION = 0.25
"""Part of a turn's time (or of the rollouts) for the simulation that tells what to go through."""
FIRST = 0.5
"""Part of the usual time (or of the rollouts) for the first look, where a deeper one follows."""
NEAR, AGAIN = 0.03, 6
"""Moves that are looked at again: so near to the best one in utility, and so many."""
ENOUGH = 100
"""Fewer rollouts of a move in a second look say less than the first look did."""
TEMPERATURE = 3.0
"""Points by which a play may have fallen short of the best one that a leave allowed."""
RACKS = 2
"""After an exchange so many racks are looked at for each leave that would be after a play."""
FINALISTS = 12
"""Moves that are taken through the contents of the bag, less two for each tile there."""
COVERED, CONTENTS = 0.5, 24
"""Less than this share of the contents, or this number, says less than a simulation."""


class Rollouts(Protocol):
    """What a simulation is asked while it runs."""

    @property
    def rollouts(self) -> int:
        """How many were played."""
        ...

    @property
    def confidence(self) -> float:
        """In its best move."""
        ...

    def run(self, rollouts: int, milliseconds: float | None, threads: int, /) -> bool:
        """Play more of them for so long at most; whether the best move is known then."""
        ...


class WeighedMove(Protocol):
    """A move that was simulated."""

    @property
    def rollouts(self) -> int:
        """How often."""
        ...

    @property
    def utility(self) -> float:
        """What moves are compared by."""
        ...


Move = TypeVar("Move", bound=WeighedMove)


@dataclass(frozen=True, slots=True)
class Thought:
    """What a thinker may spend on one decision.

    Attributes:
        rollouts: of a simulation; 0: none, the play of highest equity is taken.
        candidates: moves that are simulated.
        plies: plays looked ahead in a rollout.
        inferred: leaves of which it is asked whether the other player kept them after its last
            play, or racks from which it may have exchanged, `RACKS` for each; 0: nothing is
            inferred.
        deeper: plays looked ahead in a second look at the best moves; 0: there is none.
        nodes: positions looked at in an endgame or, all together, before one; 0: it is played by
            equity, and the simulation decides before it.
        milliseconds: time for a decision, on the average of a game; None: as long as the work
            takes.
        confidence: a simulation stops when no other move is better than the best one by more than
            ``margin``, with this probability.
        margin: of utility, 0 … 1.
        threads: how many think at once.
    """

    rollouts: int = 0
    candidates: int = 15
    plies: int = 2
    nodes: int = 0
    milliseconds: int | None = None
    confidence: float = 0.99
    margin: float = 0.005
    deeper: int = 0
    inferred: int = 0
    threads: int = 1

    def within(self, milliseconds: int | None) -> "Thought":
        """The same kind of thought for as long as there is time; None: as it is."""
        if milliseconds is None:
            return self
        return replace(
            self,
            rollouts=self.rollouts and ENDLESS,
            nodes=self.nodes and ENDLESS,
            milliseconds=milliseconds,
        )


class Thinker(Bot):
    """Weighs moves by what follows from them."""

    def __init__(
        self,
        name: str,
        lexicon: WordGraph,
        words: WordMap,
        *,
        leaves: Leaves,
        wins: WinTable,
        thought: Thought,
        clock: Clock = time.monotonic,
    ) -> None:
        self.name = name
        self.greedy = BestEquity(lexicon, leaves, words)
        self.lexicon = lexicon
        self.words = words
        self.leaves = leaves
        self.wins = wins
        self.thought = thought
        limit = thought.milliseconds
        self.budget: TimeBudget | ClockBudget | None = None
        if limit is not None:
            self.budget = TimeBudget(limit, clock)

    def decide(self, sight: Sight) -> Decision:
        """The endgame's best play, the simulation's, or the one of highest equity."""
        if self.budget is None:
            return self._think(sight, None)
        game = None if sight.commitment is None else (sight.commitment, sight.seat)
        turn = self.budget.begin(game, sight.bag)
        decision = self._think(sight, turn)
        self.budget.end(game, turn)
        return decision

    def _think(self, sight: Sight, turn: TurnTime | None) -> Decision:
        if not all(sight.racks):
            return self.greedy.decide(sight)  # somebody resigned
        if not sight.bag and len(sight.racks) == 2 and self.thought.nodes:
            return self._solve(sight, turn)
        if sight.bag and self.thought.rollouts:
            return self._simulate(sight, turn)
        return self.greedy.decide(sight)

    def _solve(self, sight: Sight, turn: TurnTime | None) -> Decision:
        """The best play where nothing is hidden: the unseen tiles are the opponent's rack."""
        racks = [sight.unseen, sight.unseen]
        racks[sight.seat] = sight.rack
        runs = (sight.passes, sight.scoreless)
        position = Endgame(sight.board, racks, sight.seat, runs=runs)
        limits = EndgameLimits(
            nodes=self.thought.nodes,
            milliseconds=None if turn is None else turn.time_left(1.0, ENDING_SAVINGS),
            threads=self.thought.threads,
        )
        solution = solve_endgame(
            sight.rules, self.lexicon, position, words=self.words, limits=limits
        )
        play: Play | None = solution.line[0] if solution.line else None
        return Pass() if play is None else Lay(play.placement)

    def _simulate(self, sight: Sight, turn: TurnTime | None) -> Decision:
        """The move whose rollouts came to the most, or that wins most often with a bag so empty."""
        weighed = sight.bag <= PREENDGAME_BAG and len(sight.racks) == 2 and self.thought.nodes
        deeper = self.thought.deeper and not weighed
        simulation = self._simulation(sight, self.thought.plies)
        self._run(
            simulation, sight, turn, PREENDGAME_SIMULATION if weighed else FIRST if deeper else 1.0
        )
        results = simulation.results()
        moves = allowed_moves(results, most_to_exchange(sight))
        if weighed and moves:
            finalists = [*moves[: FINALISTS - 2 * sight.bag], Pass()]
            kept = simulation.inferred(1 - sight.seat) if simulation.rollouts else []
            return self._weigh(sight, turn, finalists, kept) or moves[0]
        if deeper and moves:
            near = allowed_moves(near_best(results), most_to_exchange(sight))[:AGAIN]
            if len(near) > 1:
                return self._look_again(sight, turn, near, simulation.rollouts)
        return moves[0] if moves else Pass()

    def _look_again(
        self, sight: Sight, turn: TurnTime | None, near: list[Decision], done: int
    ) -> Decision:
        """The best of a few moves by deeper rollouts, or where there are too few the first."""
        simulation = self._simulation(sight, self.thought.deeper, near)
        self._run(simulation, sight, turn, done=done)
        results = simulation.results()
        if min(play.rollouts for play in results) < ENOUGH:
            return near[0]
        return allowed_moves(results, most_to_exchange(sight))[0]

    def _simulation(
        self, sight: Sight, plies: int, moves: Sequence[Decision] | None = None
    ) -> Simulation:
        """A simulation of these moves, or of those of highest equity, before its first rollout."""
        view = PlayerView(
            sight.board,
            sight.rack,
            sizes=sight.racks,
            totals=sight.totals,
            turn=sight.seat,
            runs=(sight.passes, sight.scoreless),
            exchanges=by_side(sight),
        )
        settings = SimulationSettings(
            plies=plies,
            seed=seed_of(sight),
            confidence=self.thought.confidence,
            margin=self.thought.margin,
        )
        simulation = Simulation(
            self._context(sight),
            self.wins,
            view,
            None if moves is None else [kernel_move(move) for move in moves],
            top=self.thought.candidates,
            settings=settings,
        )
        if self.thought.inferred:
            self._observe(simulation, sight)
        return simulation

    def _context(self, sight: Sight) -> SearchContext:
        """What the kernel searches by."""
        return SearchContext(sight.rules, self.lexicon, self.words, self.leaves)

    def _observe(self, simulation: Simulation, sight: Sight) -> None:
        """Tell a simulation what the other player has just laid or exchanged."""
        play, leaves = last_play(sight), self.thought.inferred
        if sight.before is not None and play is not None:
            simulation.observe(
                1 - sight.seat, sight.before, play, temperature=TEMPERATURE, leaves=leaves
            )
        elif 0 < sight.other_exchanged < sight.rules.rack_size:
            simulation.observe(
                1 - sight.seat,
                sight.board,
                exchanged=sight.other_exchanged,
                temperature=TEMPERATURE,
                leaves=RACKS * leaves,
            )

    def _weigh(
        self,
        sight: Sight,
        turn: TurnTime | None,
        moves: list[Decision],
        kept: Sequence[tuple[bytes, float]],
    ) -> Decision | None:
        """The move that wins most often over all that the bag may hold; None: too little time.

        ``kept`` are the leaves that the other player may have kept, as far as they are inferred.
        """
        own, other = sight.totals[sight.seat], sight.totals[1 - sight.seat]
        position = PreEndgame(
            sight.board,
            sight.rack,
            sight.unseen,
            sight.bag,
            kept=kept,
            lead=own - other,
            runs=(sight.passes, sight.scoreless),
            exchanges=(sight.exchanges, 0),
        )
        limits = SearchLimits(
            nodes=self.thought.nodes,
            milliseconds=None if turn is None else turn.time_left(1.0, ENDING_SAVINGS),
            threads=self.thought.threads,
        )
        try:
            prospects = weigh_preendgame(
                self._context(sight),
                position,
                [kernel_move(move) for move in moves],
                all_plays=True,
                seed=seed_of(sight),
                limits=limits,
            )
        except KernelError:
            return None  # an edition whose passes never end a game
        least = min(COVERED, CONTENTS / comb(len(sight.unseen), sight.bag))
        return None if prospects[0].covered < least else move_of_prospect(prospects[0])

    def _run(
        self,
        simulation: Rollouts,
        sight: Sight,
        turn: TurnTime | None,
        part: float = 1.0,
        done: int = 0,
    ) -> None:
        """Play rollouts until one move is known to be best, or work or time is spent.

        ``part`` is the part of both that it may have, where the rest is for something else;
        ``done`` are rollouts of the turn before it.
        """
        rollouts = max(1, round(part * self.thought.rollouts) - done)
        threads = self.thought.threads
        if turn is None:
            simulation.run(rollouts, None, threads)
            return
        share, saved = LATE if sight.bag <= SHORT_BAG else EARLY
        known = simulation.run(rollouts, turn.time_left(part * share), threads)
        more = rollouts - simulation.rollouts
        if not known and simulation.confidence < CLEAR and more > 0 and part == 1:
            simulation.run(more, turn.time_left(1.0, saved), threads)

    def doubts(self, sight: Sight, play: Score) -> tuple[int, ...]:
        """The whole play, if the lexicon does not hold a word of it."""
        return self.greedy.doubts(sight, play)


def allowed_moves(results: list[SimulatedPlay], most: int) -> list[Decision]:
    """Plays and exchanges of up to ``most`` tiles that a simulation compared, best first."""
    moves: list[Decision] = []
    for play in results:
        if play.placement is not None:
            moves.append(Lay(play.placement))
        elif play.exchange is not None and len(play.exchange) <= most:
            moves.append(Exchange(play.exchange))
    return moves


def near_best(found: Sequence[Move]) -> list[Move]:
    """Those of a simulation's moves whose utility is near that of the best."""
    return [move for move in found if move.rollouts and move.utility > found[0].utility - NEAR]


def move_of_prospect(prospect: Prospect) -> Decision:
    """A move as the kernel tells it."""
    if prospect.play is not None:
        return Lay(prospect.play.placement)
    return Pass() if prospect.exchange is None else Exchange(prospect.exchange)


def last_play(sight: Sight) -> Placement | None:
    """What the other player has just laid, grown to the whole word; None: nothing."""
    if sight.before is None:
        return None
    old, new = sight.before.cells, sight.board.cells
    squares = [square for square, tile in enumerate(new) if tile != old[square]]
    if not squares or any(old[square] for square in squares):
        return None  # a blank was taken from the board
    width = sight.rules.width
    first, last = squares[0], squares[-1]
    down = last - first >= width
    if first == last:
        row = old[first - first % width : first - first % width + width]
        column = first % width
        down = not any(row[max(0, column - 1) : column + 2])
    laid = set(squares)
    line = range(first, last + 1, width if down else 1)
    tiles = bytes(new[square] if square in laid else 0 for square in line)
    return sight.before.full_placement(Placement(first, down, tiles))


def by_side(sight: Sight) -> list[int]:
    """Exchanges by side, as far as the player knows them; everybody alone is a side each."""
    sides = sight.edition.teams(len(sight.racks)) or range(len(sight.racks))
    own = sides[sight.seat]
    return [sight.exchanges * (side == own) for side in range(len(sight.racks))]


def seed_of(sight: Sight) -> int:
    """A number that is the same whenever the sight is."""
    told = (sight.board.cells, bytes(sorted(sight.rack)), repr((sight.totals, sight.bag)).encode())
    return int.from_bytes(sha256(b"\xff".join(told)).digest()[:8], "big")
