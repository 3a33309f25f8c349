"""Everything that can happen in an event."""

from dataclasses import dataclass, field
from typing import Final, Literal

from stafla.contest.event.federation import Missed
from stafla.contest.pairing import Settings, System
from stafla.contest.prizes import Prize, Ties
from stafla.contest.standings import Kind, Scoring

Judgement = Literal["valid", "invalid", "unknown"]
"""What is said of the words of a play, as a whole; ``unknown``: the list cannot say."""
Phase = Literal["registration", "check-in", "published", "playing", "entering", "break", "closed"]
PHASES: Final[tuple[Phase, ...]] = (
    "registration",
    "check-in",
    "published",
    "playing",
    "entering",
    "break",
    "closed",
)


@dataclass(frozen=True, slots=True)
class RoundPlan:
    """How a round is to be paired."""

    system: System = "swiss"
    settings: Settings = field(default_factory=Settings)


@dataclass(frozen=True, slots=True)
class Opened:
    """The event exists. Its numbers are kept with it: it replays whatever a file says later.

    Attributes:
        title: as it is announced.
        federation: whose numbers they were.
        scoring: what games count.
        withdrawal, late: what missed rounds count.
        seed: of lots and simulations.
    """

    title: str
    federation: str
    scoring: Scoring
    withdrawal: Missed
    late: Missed
    seed: str


@dataclass(frozen=True, slots=True)
class DivisionAdded:
    """A division, with the plan of its rounds."""

    division: str
    rounds: tuple[RoundPlan, ...]


@dataclass(frozen=True, slots=True)
class Registered:
    """Somebody plays in a division; who comes when rounds were played has missed them.

    ``missed`` says what they count for; None: as the federation has it.
    """

    player: str
    division: str
    name: str
    rating: int | None = None
    team: str = ""
    family: str = ""
    missed: Missed | None = None


@dataclass(frozen=True, slots=True)
class CheckedIn:
    """Somebody is here, or is not after all. It says nothing about anybody else."""

    player: str
    here: bool = True


@dataclass(frozen=True, slots=True)
class PhaseMoved:
    """The event goes on, or back.

    ``without``: at the end of check-in, everybody who is left out because they are not here.
    """

    to: Phase
    without: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Locked:
    """A pair of the coming round is set by hand; without a second player the first sits out."""

    division: str
    one: str
    other: str | None = None
    locked: bool = True


@dataclass(frozen=True, slots=True)
class Paired:
    """A round is paired; nobody sees it before the phase says so.

    Attributes:
        division, round: which.
        pairs: who goes first, then the other, by table.
        byes: who has no opponent.
        digest: of the request that the pairs follow from.
    """

    division: str
    round: int
    pairs: tuple[tuple[str, str], ...]
    byes: tuple[str, ...]
    digest: str


@dataclass(frozen=True, slots=True)
class Resulted:
    """The director enters a result, or puts one right, which needs a reason.

    ``kind`` ``forfeit``: ``other`` lost without playing.
    """

    division: str
    round: int
    one: str
    other: str
    own: int = 0
    against: int = 0
    kind: Kind = "played"


@dataclass(frozen=True, slots=True)
class ResultTakenBack:
    """A result that was entered just now is taken back: the game has none, and no slips count."""

    division: str
    round: int
    one: str
    other: str


@dataclass(frozen=True, slots=True)
class Slipped:
    """A player says how the own game ended. It counts until the opponent says otherwise."""

    division: str
    round: int
    player: str
    own: int
    against: int


@dataclass(frozen=True, slots=True)
class SlipEntered:
    """Who runs the event enters what a player says, at the player's page; else as `Slipped`."""

    division: str
    round: int
    player: str
    own: int
    against: int


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """Somebody leaves. ``missed``: what the rounds count for; None: as the federation has it."""

    player: str
    missed: Missed | None = None


@dataclass(frozen=True, slots=True)
class Returned:
    """Somebody comes back; the rounds between stay missed."""

    player: str


@dataclass(frozen=True, slots=True)
class WithdrawalTakenBack:
    """Somebody has not left after all: the pair of the round that this dissolved is made again."""

    player: str


@dataclass(frozen=True, slots=True)
class ListChosen:
    """The judge's desk answers by this word list, in the letters and rules of an edition."""

    edition: str
    lexicon: str
    fingerprint: str


@dataclass(frozen=True, slots=True)
class WordsJudged:
    """The words of a play at a table were judged, as a whole, once both players had seen them.

    Attributes:
        division, round: where.
        one: whose play it is.
        other: who challenged it.
        words: all that were challenged.
        verdict: on all of them together; which word it was is told to nobody.
        fingerprint: of the list that decided.
    """

    division: str
    round: int
    one: str
    other: str
    words: tuple[str, ...]
    verdict: Judgement
    fingerprint: str


@dataclass(frozen=True, slots=True)
class VerdictAppealed:
    """The player whom a verdict goes against brings it before the judge.

    ``judged`` is the number of its entry, ``about`` what the judge is told.
    """

    judged: int
    player: str
    about: str


@dataclass(frozen=True, slots=True)
class AppealDecided:
    """A judge decides on an appeal; the reason is what the players read."""

    judged: int
    valid: bool


@dataclass(frozen=True, slots=True)
class OnlineChosen:
    """Games are played at live tables from now on; with an empty ``profile`` no more are begun.

    ``clock`` names one that is on offer, empty: time is not measured.
    """

    profile: str
    clock: str


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A pair has a live table: ``table`` is its id."""

    division: str
    round: int
    one: str
    other: str
    table: str


@dataclass(frozen=True, slots=True)
class TableEnded:
    """The game at a pair's live table is over, and this is its result; the table has the record."""

    division: str
    round: int
    one: str
    other: str
    own: int
    against: int
    table: str


@dataclass(frozen=True, slots=True)
class ClockSet:
    """The clock of the room, as it was set: by it a round is begun and called for everybody.

    Attributes:
        until: when it runs out, in milliseconds since 1970 (UTC); 0: it stands.
        left: milliseconds that are left while it stands; with 0 there is no clock any more.
    """

    until: int
    left: int


@dataclass(frozen=True, slots=True)
class RulesSet:
    """The director decides what games count at this event, whatever the federation's numbers are.

    Standings follow at once, and so does the coming round; pairs that are made stay.
    """

    scoring: Scoring
    withdrawal: Missed
    late: Missed


@dataclass(frozen=True, slots=True)
class Grouped:
    """The director counts a player among groups that there are prizes for; all of them are told."""

    player: str
    groups: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PrizeAdded:
    """There is one more prize; ``prize.number`` is the next one."""

    prize: Prize


@dataclass(frozen=True, slots=True)
class PrizeRemoved:
    """A prize is not given after all."""

    prize: int


@dataclass(frozen=True, slots=True)
class PrizeNamed:
    """Who has a prize that is the director's to give; nobody: not decided."""

    prize: int
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PrizesRuled:
    """How prizes are given, and the unit of their money."""

    unit: str
    ties: Ties
    once: bool


@dataclass(frozen=True, slots=True)
class HandedOver:
    """From now on another house writes the event; ``to``: its id. Only one writes at a time."""

    to: str


Happening = (
    Opened
    | DivisionAdded
    | Registered
    | CheckedIn
    | PhaseMoved
    | Locked
    | Paired
    | Resulted
    | ResultTakenBack
    | Slipped
    | SlipEntered
    | Withdrawn
    | Returned
    | WithdrawalTakenBack
    | ListChosen
    | WordsJudged
    | VerdictAppealed
    | AppealDecided
    | OnlineChosen
    | TableOpened
    | TableEnded
    | ClockSet
    | RulesSet
    | Grouped
    | PrizeAdded
    | PrizeRemoved
    | PrizeNamed
    | PrizesRuled
    | HandedOver
)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of an event's log.

    Attributes:
        number: from 1, without a gap.
        author: who did it, an opaque id.
        at: milliseconds since 1970, UTC.
        what: what happened.
        reason: why, where somebody has to say it.
    """

    number: int
    author: str
    at: int
    what: Happening
    reason: str = ""
