"""Moves weighed without looking ahead: points and leave, or points and settlement."""

from collections import Counter
from collections.abc import Iterator

from stafla._core import (
    AS_BLANK,
    BLANK,
    Equity,
    Placement,
    check,
    exchange_refusal,
    score,
)
from stafla.bots import Exchange, Lay, Pass
from stafla.study.analysis.kit import Kit
from stafla.study.analysis.limits import Stop
from stafla.study.analysis.position import Position
from stafla.study.analysis.result import Candidate, Move

MILLI = 1000


class Statics:
    """The static values of one position.

    Args:
        position: what is weighed.
        kit: what it is weighed by.
    """

    def __init__(self, position: Position, kit: Kit) -> None:
        self.position = position
        self.kit = kit
        self.generator = kit.generator
        self.leaves = kit.leaves
        self.bag = position.bag
        self.equity = Equity(self.leaves, self.bag, position.rules.rack_value(position.unseen))

    def moves(self, most: int, stop: Stop | None = None) -> list[Candidate]:
        """The best moves by equity, best first: plays, exchanges and the pass.

        ``stop`` ends the search early; the best play of all is among them nevertheless.
        """
        plays = [*self.plays(most, stop), *self.exchanges(), self.weigh(Pass())]
        return sorted(plays, key=lambda candidate: -candidate.equity)[:most]

    def plays(self, most: int, stop: Stop | None) -> Iterator[Candidate]:
        """The best plays, best first."""
        at = self.position
        ranked, _ = self.generator.ranked(at.board, at.rack, self.equity, most, stop)
        for play in ranked:
            move = Lay(play.placement)
            yield self.candidate(move, play.score, play.equity / MILLI)

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
        points = self.points(move.placement) if isinstance(move, Lay) else 0
        worth = self.generator.kept(self.rest(move), self.equity)
        return self.candidate(move, points, (MILLI * points + worth) / MILLI)

    def candidate(self, move: Move, points: int, equity: float) -> Candidate:
        """A move with its worth."""
        return Candidate(move, points, equity, self.win(move, equity))

    def win(self, move: Move, equity: float) -> float | None:
        """The chance of winning after a move that is worth so much, by the edition's table.

        With two players: the opponent, who is to move then, trails by the lead and the equity.
        """
        if len(self.position.others) != 1:
            return None
        laid = len(tiles_given(move)) if isinstance(move, Lay) else 0
        (known,) = self.position.others
        held = self.position.edition.rack if known is None else len(known)
        off_board = len(self.position.unseen) + len(self.position.rack) - laid
        trails = -(self.position.lead + equity)
        return 1 - self.kit.wins.chance(trails, max(0, off_board - held))

    def rest(self, move: Move) -> bytes:
        """The tiles that a move leaves on the rack."""
        leave = Counter(self.position.rack)
        leave.subtract(tiles_given(move))
        return bytes((+leave).elements())

    def points(self, placement: Placement) -> int:
        """The score of a placement.

        Raises:
            PlacementError: it is not legal.
        """
        at = self.position
        check(at.rules, at.board, placement, at.rack)
        return score(at.rules, at.board, placement).total


def tiles_given(move: Move) -> bytes:
    """The rack tiles that a move takes."""
    match move:
        case Lay(placement):
            laid = filter(None, placement.tiles)
            return bytes(BLANK if tile & AS_BLANK else tile for tile in laid)
        case Exchange(tiles):
            return tiles
        case Pass():
            return b""


def subracks(rack: bytes) -> list[bytes]:
    """Every different choice of at least one tile, each sorted by code."""
    chosen: set[bytes] = {b""}
    for tile in sorted(rack):
        chosen |= {some + bytes([tile]) for some in chosen}
    return sorted(chosen - {b""})
