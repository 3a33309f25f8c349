"""What happens in a game: numbered events, the only truth about it, by aspect."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from stafla._core import Placement
from stafla.editions import ClockPolicy, Procedure, WordCheck

GENERATOR: Final = "stafla-chacha20-1"
MIXED: Final = "stafla-mixed-1"
RANDOM_BYTES: Final = 32

Seat = int
Verdict = Literal["valid", "invalid", "unknown"]
WordJudge: TypeAlias = Callable[[Sequence[str]], Verdict]
"""Who gives the verdict on words in capitals, as a whole."""
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


# What happens at a real board and not on a screen: facts of a record that a companion keeps
@dataclass(frozen=True, slots=True)
class ProcedureSet(Event):
    """The game is played at a real board with a companion; the procedure's numbers are pinned."""

    procedure: Procedure


@dataclass(frozen=True, slots=True)
class HandInBag(Event):
    """A hand goes into the bag although the clock was not pressed: the play is made (SV-24)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Told(Event):
    """A play of which only its points and the number of tiles laid are written down."""

    seat: Seat
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Noted(Event):
    """What a seat's own sheet says of the latest line: its points, and the total after it (SV-13).

    Attributes:
        seat: whose sheet it is.
        of: whose line it is.
    """

    seat: Seat
    of: Seat
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class Overdrawn(Event):
    """A seat drew too many tiles, and as many go back (SV-32 … SV-35).

    Attributes:
        excess: how many too many; so many are returned.
        seen: whether more tiles were seen than were to be drawn.
        from_new: whether the opponent draws from the new tiles alone, which can still be told
            apart, or from the whole rack (SV-34).
        looked: how many the opponent draws and looks at; 0: none were seen (SV-32).
    """

    seat: Seat
    excess: int
    seen: bool
    from_new: bool
    looked: int


@dataclass(frozen=True, slots=True)
class JudgeCalled(Event):
    """A seat stops the clock and calls the judge (SV-39), who is told what it is ``about``."""

    seat: Seat
    about: str = ""


@dataclass(frozen=True, slots=True)
class JudgeDecided(Event):
    """What the judge decided, in the judge's words, and seconds given to each seat (SV-40)."""

    text: str
    seconds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Signed(Event):
    """A seat signs its sheet with the final totals of all (SV-30)."""

    seat: Seat
    totals: tuple[int, ...]


# What happens at a table with a judge at hand: verdicts that can be appealed, calls, rulings
@dataclass(frozen=True, slots=True)
class JudgeSet(Event):
    """The table has a judge: a verdict can be appealed, and a call stops the game (SV-39).

    Attributes:
        answer: seconds in which a verdict can be appealed; then it stands.
        wait: seconds that the game stands for the judge; then it goes on without one.
    """

    answer: int
    wait: int


@dataclass(frozen=True, slots=True)
class VerdictAccepted(Event):
    """The verdict stands: who could appeal does not; None: the time for it is over."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Appealed(Event):
    """The side that the verdict goes against brings it before the judge; all clocks stand.

    ``about`` is what the judge is told.
    """

    seat: Seat
    about: str = ""


@dataclass(frozen=True, slots=True)
class AppealWithdrawn(Event):
    """The verdict stands: the appeal is taken back; None: no judge came in time."""

    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class VerdictOverturned(Event):
    """All agreed on the opposite of the verdict, without the judge."""


@dataclass(frozen=True, slots=True)
class AppealRuled(Event):
    """The judge's ruling, which takes the place of the verdict, and the reason for it."""

    verdict: Verdict
    text: str


@dataclass(frozen=True, slots=True)
class JudgeDismissed(Event):
    """The game goes on without a decision: the call is taken back; None: no judge came in time."""

    seat: Seat | None = None


# What happens besides where partners play (PL-65 … PL-70)
@dataclass(frozen=True, slots=True)
class Led(Event):
    """Of two partners this one makes the first move (PL-69), which follows at once."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Arranged(Event):
    """A rack as its player has laid it, from left to right: what partners speak by (PL-68)."""

    seat: Seat
    tiles: bytes


# What happens at a table with a theme (PL-38)
LONGEST_TEXT: Final = 200
LONGEST_WORD: Final = 60
MOST_WORDS: Final = 2000


@dataclass(frozen=True, slots=True)
class Theme:
    """What the table agreed on.

    Attributes:
        name: as people say it, of at most `LONGEST_TEXT` characters.
        words: those that count at once, in capitals, sorted; at most `MOST_WORDS` of at most
            `LONGEST_WORD` characters; none: all by agreement.
    """

    name: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ThemeSet(Event):
    """The table has agreed on a theme."""

    theme: Theme


@dataclass(frozen=True, slots=True)
class ThemeClaimed(Event):
    """The player of the play that waits argues that words of it belong to the theme."""

    seat: Seat
    words: tuple[int, ...]
    argument: str


@dataclass(frozen=True, slots=True)
class ThemeVoted(Event):
    """Another player says whether they do."""

    seat: Seat
    agrees: bool


@dataclass(frozen=True, slots=True)
class ThemeScored(Event):
    """Points for words of the theme: those on the list, or as the vote came out (0: not)."""

    seat: Seat
    points: int
