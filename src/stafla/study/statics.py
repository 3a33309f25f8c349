"""Moves weighed without looking ahead: points and leave, or points and settlement."""

from collections import Counter
from collections.abc import Iterator

from stafla._core import Leaves, MoveGenerator, Placement, check, exchange_refusal, score
from stafla.bots import Exchange, Lay, Pass

from .analysis import Candidate, Move
from .limits import Stop
from .position import Position

MILLI = 1000


class Statics:
    """The static values of one position.

    Args:
        position: what is weighed.
        generator: of the position's rule set and a lexicon.
        leaves: what kept tiles are worth.
    """

    def __init__(self, position: Position, generator: MoveGenerator, leaves: Leaves) -> None:
        self.position = position
        self.generator = generator
        self.leaves = leaves
        self.bag = position.bag
        self.unseen_value = position.rules.rack_value(position.unseen)

    def moves(self, most: int, stop: Stop | None = None) -> list[Candidate]:
        """The best moves by equity, best first: plays, exchanges and the pass.

        ``stop`` ends the search early; the best play of all is among them nevertheless.
        """
        found = [*self.plays(most, stop), *self.exchanges(), self.weigh(Pass())]
        return sorted(found, key=lambda candidate: -candidate.equity)[:most]

    def plays(self, most: int, stop: Stop | None) -> Iterator[Candidate]:
        """The best plays, best first."""
        at = self.position
        ranked, _ = self.generator.ranked(
            at.board, at.rack, self.leaves, self.bag, self.unseen_value, most, stop
        )
        for play in ranked:
            yield Candidate(Lay(play.placement), play.score, play.equity / MILLI)

    def exchanges(self) -> Iterator[Candidate]:
        """Every exchange that the rules allow (IS-18, SV-26, PL-66)."""
        at = self.position
        for tiles in subracks(at.rack):
            if not exchange_refusal(at.rules, at.rack, tiles, self.bag, at.exchanges):
                yield self.weigh(Exchange(tiles))

    def weigh(self, move: Move) -> Candidate:
        """One move, whether the lexicon has its words or not.

        Raises:
            PlacementError: the placement is not legal.
        """
        match move:
            case Lay(placement):
                points = self.points(placement)
                laid = (0 if tile & 0x80 else tile for tile in placement.tiles if tile)
                return self.candidate(move, points, bytes(laid))
            case Exchange(tiles):
                return self.candidate(move, 0, tiles)
            case Pass():
                return self.candidate(move, 0, b"")

    def points(self, placement: Placement) -> int:
        """The score of a placement.

        Raises:
            PlacementError: it is not legal.
        """
        at = self.position
        check(at.rules, at.board, placement, at.rack)
        return score(at.rules, at.board, placement).total

    def candidate(self, move: Move, points: int, given: bytes) -> Candidate:
        """A move that scores so much and gives these tiles away."""
        kept = Counter(self.position.rack)
        kept.subtract(given)
        rest = bytes(kept.elements())
        worth = self.generator.kept(rest, self.leaves, self.bag, self.unseen_value)
        return Candidate(move, points, (MILLI * points + worth) / MILLI)


def subracks(rack: bytes) -> list[bytes]:
    """Every different choice of at least one tile, each sorted by code."""
    chosen: set[bytes] = {b""}
    for tile in sorted(rack):
        chosen |= {some + bytes([tile]) for some in chosen}
    return sorted(chosen - {b""})
