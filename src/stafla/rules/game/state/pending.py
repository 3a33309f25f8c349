"""What waits for others: a play that does not stand yet, a proposal, a summons of the judge."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from stafla._core import Board, Placement
from stafla.rules.game.events import Proposable, Seat, Verdict

MOST_SUMMONS = 5


@dataclass(frozen=True, slots=True)
class OpenClaim:
    """Words that a player says belong to the theme, why, and who has said what (PL-38)."""

    words: tuple[int, ...]
    argument: str
    votes: Mapping[Seat, bool]


@dataclass(frozen=True, slots=True)
class Pending:
    """A play that waits for its opponents (IS-23).

    Attributes:
        seat: who laid it.
        before: the board without it.
        rack, pool: the player's rack and the pool before it.
        placement: None if only points and number of tiles are known.
        made: it cannot be withdrawn any more: the clock is pressed, or a hand went into the bag
            (SV-23, SV-24), or the edition needs neither.
        pressed: the clock is pressed, or the edition needs none.
        challenger: who challenged; None: nobody yet.
        challenged: indexes of the words challenged.
        unknown_tiles: how many tiles were laid, where that is all that is known of them.
        theme: points for words of the theme (PL-38).
        claim: words of it that the others vote on.
        verdict: given and open to an appeal, so that it has not taken effect.
        appealed: whether the judge is to rule on it.
    """

    seat: Seat
    placement: Placement | None
    points: int
    before: Board
    rack: bytes
    pool: bytes
    made: bool
    challenger: Seat | None = None
    challenged: tuple[int, ...] = ()
    pressed: bool = True
    unknown_tiles: int = 0
    theme: int = 0
    claim: OpenClaim | None = None
    verdict: Verdict | None = None
    appealed: bool = False

    @property
    def answer(self) -> Literal["window", "ruling", "verdict", "appeal"]:
        """What the play waits for: opponents, a verdict, whether it is appealed, the judge."""
        if self.challenger is None:
            return "window"
        if self.verdict is None:
            return "ruling"
        return "appeal" if self.appealed else "verdict"


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a seat asked the others to agree to, and who has agreed, itself included."""

    seat: Seat
    what: Proposable
    agreed: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Judge:
    """A judge who can be called to a live table (SV-39).

    Attributes:
        answer: seconds in which a verdict can be appealed.
        wait: seconds that the game stands for the judge.
        summons: who called or appealed, each time; nobody does so more than `MOST_SUMMONS` times.
        called: who called the judge, who has not decided yet.
    """

    answer: int
    wait: int
    summons: tuple[Seat, ...] = ()
    called: Seat | None = None
