"""The engine's own player: it simulates what may come, and solves what can be solved.

What it may spend is counted in work (rollouts, positions), so that the same sight gives the same
decision on any machine; a limit of time, where there is one, comes on top.
"""

from dataclasses import dataclass, replace
from hashlib import sha256

from stafla._core import (
    Leaves,
    Play,
    Score,
    Simulation,
    WinTable,
    WordGraph,
    WordMap,
    solve_endgame,
)

from .engine import BestEquity, most_to_exchange
from .player import Bot, Decision, Exchange, Lay, Pass, Sight

ENDLESS = 10**9
"""More work than there is time for."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a thinker may spend on one decision.

    Attributes:
        rollouts: of a simulation; 0: none, the play of highest equity is taken.
        candidates: moves that are simulated.
        plies: plays looked ahead in a rollout.
        nodes: positions looked at in an endgame; 0: it is played by equity.
        milliseconds: time for a decision; None: as long as the work takes.
    """

    rollouts: int = 0
    candidates: int = 15
    plies: int = 2
    nodes: int = 0
    milliseconds: int | None = None

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
    ) -> None:
        self.name = name
        self.greedy = BestEquity(lexicon, leaves, words)
        self.lexicon = lexicon
        self.words = words
        self.leaves = leaves
        self.wins = wins
        self.thought = thought

    def decide(self, sight: Sight) -> Decision:
        """The endgame's best play, the simulation's, or the one of highest equity."""
        if not all(sight.racks):
            return self.greedy.decide(sight)  # somebody resigned
        if not sight.bag and len(sight.racks) == 2 and self.thought.nodes:
            return self._solve(sight)
        if sight.bag and self.thought.rollouts:
            return self._simulate(sight)
        return self.greedy.decide(sight)

    def _solve(self, sight: Sight) -> Decision:
        """The best play where nothing is hidden: the unseen tiles are the opponent's rack."""
        racks = [sight.unseen, sight.unseen]
        racks[sight.seat] = sight.rack
        solution = solve_endgame(
            sight.rules,
            self.lexicon,
            sight.board,
            racks,
            sight.seat,
            words=self.words,
            passes=sight.passes,
            scoreless=sight.scoreless,
            nodes=self.thought.nodes,
            milliseconds=self.thought.milliseconds,
        )
        play: Play | None = solution.line[0] if solution.line else None
        return Pass() if play is None else Lay(play.placement)

    def _simulate(self, sight: Sight) -> Decision:
        """The move whose rollouts came to the most."""
        may_exchange = most_to_exchange(sight)
        simulation = Simulation(
            sight.rules,
            self.lexicon,
            self.words,
            self.leaves,
            self.wins,
            sight.board,
            sight.rack,
            totals=sight.totals,
            turn=sight.seat,
            sizes=sight.racks,
            passes=sight.passes,
            scoreless=sight.scoreless,
            exchanges=by_side(sight),
            top=self.thought.candidates,
            plies=self.thought.plies,
            seed=seed_of(sight),
        )
        simulation.run(self.thought.rollouts, self.thought.milliseconds)
        for move in simulation.results():
            if move.placement is not None:
                return Lay(move.placement)
            if move.exchange is not None and len(move.exchange) <= may_exchange:
                return Exchange(move.exchange)
        return Pass()

    def doubts(self, sight: Sight, play: Score) -> tuple[int, ...]:
        """The whole play, if the lexicon does not hold a word of it."""
        return self.greedy.doubts(sight, play)


def by_side(sight: Sight) -> list[int]:
    """Exchanges by side, as far as the player knows them; everybody alone is a side each."""
    sides = sight.edition.teams(len(sight.racks)) or range(len(sight.racks))
    own = sides[sight.seat]
    return [sight.exchanges * (side == own) for side in range(len(sight.racks))]


def seed_of(sight: Sight) -> int:
    """A number that is the same whenever the sight is."""
    told = (sight.board.cells, bytes(sorted(sight.rack)), repr((sight.totals, sight.bag)).encode())
    return int.from_bytes(sha256(b"\xff".join(told)).digest()[:8], "big")
