"""What happened at a table: facts, numbered by their place in the record.

The first event is `Started`; state is a fold over the events (`stafla.rules.Game`). Tiles are
codes as in `stafla._core`; a tile that the record does not know is `UNKNOWN`. Seats count from 0
in the order of play (IS-09). Events hold no names of people and no times: when each happened
stands beside it, and clocks are arithmetic over both (`stafla.rules.clock`).
"""

from dataclasses import dataclass
from typing import Final, Literal

from stafla._core import Placement
from stafla.editions import ClockPolicy, WordCheck

UNKNOWN: Final = 0xFF
GENERATOR: Final = "stafla-chacha20-1"
MIXED: Final = "stafla-mixed-1"
RANDOM_BYTES: Final = 32

Seat = int
Verdict = Literal["valid", "invalid", "unknown"]
Advantage = Literal["first-move", "orientation"]
Reason = Literal[
    "out", "passes", "scoreless", "nothing-left", "resigned", "time", "gone", "aborted"
]
Proposable = Literal["takeback", "pause", "abort", "overturn"]
Why = Literal["challenge", "time", "correction"]


@dataclass(frozen=True, slots=True)
class Event:
    """Base of every event."""


@dataclass(frozen=True, slots=True)
class Started(Event):
    """A game begins; pins everything that later events depend on.

    Attributes:
        edition: edition or variant, ``sv-home``.
        digest: of the edition's numbers and profile (`Edition.digest`).
        seats: an opaque id for each player, in the order of play.
        check: challenges, or words checked when played.
        lexicon: name of the word list; empty: none.
        fingerprint: the word list's fingerprint; empty: unknown.
        generator: where draws come from (`GENERATOR` from the seed, `MIXED` from the seed and
            what every seat adds to it); empty: from a real bag.
        seed: 32 bytes; None: not known (a game typed in, or not yet revealed).
        commitment: SHA-256 of the seed, shown before the first draw; None: none.
        variants: what the table agreed on, in the order of the catalogue (PL-35).
    """

    edition: str
    digest: str
    seats: tuple[str, ...]
    check: WordCheck
    lexicon: str = ""
    fingerprint: str = ""
    generator: str = ""
    seed: bytes | None = None
    commitment: bytes | None = None
    variants: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ClockSet(Event):
    """The game is played by the clock; its numbers are pinned (SV-05)."""

    policy: ClockPolicy


@dataclass(frozen=True, slots=True)
class ClockStarted(Event):
    """The clock of who moves first begins to run; ``seat`` started it (SV-12), None: the table."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class ClockPaused(Event):
    """The clock is paused for an interruption to which all agreed (SV-38)."""


@dataclass(frozen=True, slots=True)
class ClockResumed(Event):
    """A seat lets the clock run on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Flagged(Event):
    """A seat has no time left: it loses (SV-07), stops playing (PL-48) or passes (PL-47)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RandomAdded(Event):
    """A seat's own random number, 32 bytes: nobody who chose the seed knew it (`MIXED`)."""

    seat: Seat
    random: bytes


@dataclass(frozen=True, slots=True)
class FirstAgreed(Event):
    """Who moves first is agreed before anything is drawn, as in a game that is played again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StartDrawn(Event):
    """A tile drawn to see who starts; it stays out of the bag until that is settled (IS-03)."""

    seat: Seat
    tile: int


@dataclass(frozen=True, slots=True)
class LotDrawn(Event):
    """The lot favours this seat, which chooses its advantage (SV-10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AdvantageChosen(Event):
    """The favoured seat moves first, or chooses how the board lies and moves second (SV-10)."""

    seat: Seat
    advantage: Advantage


@dataclass(frozen=True, slots=True)
class FirstSet(Event):
    """It is settled who moves first; the tiles of the starting draw go back (IS-05)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """Tiles from the bag onto a rack; `UNKNOWN` for those that the record does not know.

    ``bag``: from which of two bags, 0 consonants, 1 vowels (PL-41); None: there is one.
    """

    seat: Seat
    tiles: bytes
    bag: int | None = None


@dataclass(frozen=True, slots=True)
class RackSeen(Event):
    """A rack becomes known, wholly or in part (a game typed in); as many tiles as before."""

    seat: Seat
    tiles: bytes


@dataclass(frozen=True, slots=True)
class Played(Event):
    """Tiles laid and their score announced (IS-07). The draw follows when the window closes."""

    seat: Seat
    placement: Placement
    points: int


@dataclass(frozen=True, slots=True)
class Pressed(Event):
    """The clock is pressed: the play is made and cannot be withdrawn any more (SV-23)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayWithdrawn(Event):
    """A play not yet made is taken back by its player, who is still to move (SV-23)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """An opponent doubts words of the play: indexes into the words of its score (SV-18)."""

    seat: Seat
    words: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ruled(Event):
    """The verdict on the challenged play as a whole (SV-19)."""

    verdict: Verdict


@dataclass(frozen=True, slots=True)
class TilesTakenBack(Event):
    """The play was not valid: its tiles return to the rack and the turn is lost (IS-24)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Confirmed(Event):
    """The challenge window closes and the play stands (IS-23, SV-17)."""


@dataclass(frozen=True, slots=True)
class Penalised(Event):
    """Points lost by a rule (FI-31); negative points are gained (foreign records)."""

    seat: Seat
    points: int
    why: Why


@dataclass(frozen=True, slots=True)
class TurnLost(Event):
    """The turn of a seat that challenged wrongly goes by (double challenge)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """Tiles put aside to be exchanged; the draw comes next (IS-17)."""

    seat: Seat
    tiles: bytes


@dataclass(frozen=True, slots=True)
class Returned(Event):
    """The tiles put aside go into the bag, and the turn is over (IS-17, SV-25)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A turn passed (IS-19)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Yielded(Event):
    """The seat cannot open with as many letters as it takes now; no pass (PL-39, A-13)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BlankTaken(Event):
    """A letter of the rack takes the place of the blank that stands for it (PL-36)."""

    seat: Seat
    square: int


@dataclass(frozen=True, slots=True)
class Resigned(Event):
    """A player gives up; the rack's tiles go out of play."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A seat claims that ``against``, who owed an act, is gone, and so out of the game."""

    seat: Seat
    against: Seat


@dataclass(frozen=True, slots=True)
class Proposed(Event):
    """A seat asks all others to agree to something."""

    seat: Seat
    what: Proposable


@dataclass(frozen=True, slots=True)
class Consented(Event):
    """A seat agrees to what is proposed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ProposalDeclined(Event):
    """A seat does not agree, or takes its own proposal back; it lapses."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """All agreed that the game goes on from where it was after event number ``to``.

    What came after is done with, but the bag is drawn from anew: nobody draws again what was
    seen. Time that was used stays used.
    """

    to: int


@dataclass(frozen=True, slots=True)
class EndOffered(Event):
    """Nothing more can be laid: the game offers to end (FI-35); ``seat``: who asked for it."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class EndAccepted(Event):
    """A seat agrees to end (FI-35)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EndDeclined(Event):
    """A seat wants to go on; the offer lapses."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over; ``out`` is the seat that played its last tile (IS-26)."""

    reason: Reason
    out: Seat | None = None


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """What each seat's total changes by at the end (IS-40, IS-41)."""

    changes: tuple[int, ...]
