"""What the server and the browser say to each other (docs/formats/table-api.md).

A *square* is ``row * width + column`` from 0 at the top left, a *seat* a number from 0, a
*letter* the edition's own upper-case text and ``"?"`` a blank that stands for nothing yet.
Texts that a person reads (``message``, ``label``, ``name``) are in the language of the request.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from stafla.club.act import ActKind
from stafla.club.happenings import Kind as HappeningKind
from stafla.editions.clocks import Limit
from stafla.rules import Phase, Proposable, Reason, Verdict
from stafla.rules.sheet import Kind
from stafla.web.wire_house import HouseView
from stafla.web.wire_judge import JudgeView

SeatNumber = Annotated[int, Field(ge=0, le=7)]
SquareNumber = Annotated[int, Field(ge=0, lt=21 * 21)]
Letter = Annotated[str, Field(min_length=1, max_length=4)]


class Wire(BaseModel):
    """Base of every message: unknown fields are refused, nothing changes after it is built."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# ------------------------------------------------------------------- what the browser sends


class Laid(Wire):
    """One tile laid: the letter it shows, and whether it is a blank."""

    square: SquareNumber
    letter: Letter
    blank: bool = False


class ActRequest(Wire):
    """``POST /api/tables/{id}/acts``: one act by one seat on the table as it stood."""

    seat: SeatNumber
    expected: Annotated[int, Field(ge=0, le=1_000_000)]
    act: ActKind
    laid: Annotated[list[Laid], Field(max_length=21)] = []
    tiles: Annotated[list[Letter], Field(max_length=15)] = []
    words: Annotated[list[Annotated[int, Field(ge=0, le=21)]], Field(max_length=22)] = []
    random: Annotated[str, Field(pattern="^([0-9a-f]{64})?$")] = ""
    square: SquareNumber | None = None
    argument: Annotated[str, Field(max_length=200)] | None = None


class ScoreRequest(Wire):
    """``POST /api/tables/{id}/score``: what the tiles laid so far would score."""

    seat: SeatNumber
    laid: Annotated[list[Laid], Field(max_length=21)]


# ------------------------------------------------------------------- what the server answers


class Refused(Wire):
    """Any answer that is no success. ``view`` comes with 409 only."""

    code: str
    message: str
    square: int | None = None
    tile: str | None = None
    view: "TableView | None" = None


class LetterView(Wire):
    """A letter of the alphabet; ``count`` is 0 where only a blank can name it.

    ``typed`` holds every single character that is read as this letter: both cases and what the
    edition folds into it (SV-51). The browser maps typed text by it alone.
    """

    letter: str
    value: int
    count: int
    typed: list[str]


class PremiumView(Wire):
    """A premium square: ``times`` the letter or the word; ``short`` fits on the square."""

    square: int
    kind: Literal["letter", "word"]
    times: int
    short: str
    label: str


class LexiconView(Wire):
    """The word list pinned by the game.

    ``version`` is that of its source, most often a date; empty: not known, or not at hand.
    """

    name: str
    version: str = ""
    fingerprint: str
    words: int


class EditionView(Wire):
    """What a table needs of its edition and profile."""

    code: str
    profile: str
    name: str
    language: str
    width: int
    height: int
    letters: list[LetterView]
    blanks: int
    premiums: list[PremiumView]
    start: list[int]
    rack_size: int
    notation: Literal["gcg", "letter-first"]
    lexicon: LexiconView
    word_check: Literal["challenge", "automatic"]


class SeatView(Wire):
    """A player as everyone may see it; ``yours`` if this device plays for the seat."""

    seat: int
    yours: bool
    name: str
    kind: Literal["person", "bot"]
    bot: str | None
    score: int
    tiles: int
    resigned: bool


class StartTile(Wire):
    """A tile of the starting draw (a blank ranks before A: IS-04, FI-04)."""

    seat: int
    tile: str


class StartView(Wire):
    """Who begins, and how that was settled.

    ``draws`` holds the rounds of the starting draw, later ones among those who tied; ``lot`` the
    seat that the lot favoured, which chooses (SV-10); ``first`` is None until settled.
    ``awaited`` are the seats whose random number (``add-random``) the bag waits for.
    ``commitment`` is the SHA-256 (hex) of the seed that decides every draw and lot; the record
    shows the seed after the end, so that anyone can verify the game.
    """

    draws: list[list[StartTile]]
    lot: int | None
    first: int | None
    awaited: list[int]
    commitment: str | None


class BoardTile(Wire):
    """A tile on the board."""

    square: int
    letter: str
    blank: bool
    value: int


class TilePoints(Wire):
    """A tile's share of a word; multipliers are 1 where the premium does not count."""

    square: int
    letter: str
    blank: bool
    value: int
    letter_multiplier: int
    word_multiplier: int
    new: bool


class WordPoints(Wire):
    """A word formed, with its points and how they come about."""

    word: str
    points: int
    multiplier: int
    tiles: list[TilePoints]


class TurnView(Wire):
    """A row of the score sheet.

    ``number`` is that of the event behind it. ``points`` is what it changed the seat's total by,
    ``total`` the total after it. ``stands`` is False for a play that was challenged off (its
    points are then 0). ``tiles`` is the number exchanged (never which). A ``penalty`` is that of
    a wrong challenger; ``undecided`` is True for a play that stands because nobody could say
    whether it is valid. ``lost-turn`` the turn that a wrong challenger loses, ``overtime`` points
    for a minute begun past zero (SV-06), ``gone`` who was claimed against, and ``takeback`` whose
    last turn was taken back by agreement (its rows are no longer there). ``challenger`` challenged
    a play; ``verdict`` is the ruling on it, the latest where there were several.
    """

    number: int
    seat: int
    kind: Kind
    play: str | None = None
    square: str | None = None
    word: str | None = None
    words: list[WordPoints] = []
    bonus: int = 0
    tiles: int | None = None
    stands: bool = True
    undecided: bool = False
    challenger: int | None = None
    verdict: Verdict | None = None
    points: int
    total: int


class HappeningView(Wire):
    """What happened beside the rows of the score sheet: a verdict, a question and its answers.

    ``number`` is that of the event. ``seat`` is who did it or whom it befell, ``about`` the seat
    that had asked where this answers, ``what`` was proposed. ``verdict`` is that of a ruling, or
    of a vote on the theme; ``square`` that of a blank taken; ``points`` those for the theme.
    """

    number: int
    kind: HappeningKind
    seat: int | None = None
    about: int | None = None
    what: Proposable | None = None
    verdict: Verdict | None = None
    square: int | None = None
    points: int | None = None


class LastPlay(Wire):
    """The latest play on the board: its new tiles' squares."""

    seat: int
    squares: list[int]
    play: str
    points: int


class WindowView(Wire):
    """A play that waits for its opponents: who may challenge it, who may confirm it.

    ``made`` is False until its player has pressed the clock where the profile asks for that
    (SV-23); until then it may be withdrawn. ``challenger`` has challenged it and the verdict is
    awaited. A challenge names words by their index in ``words``.
    """

    seat: int
    made: bool
    challenger: int | None
    play: str
    points: int
    words: list[str]
    may_challenge: list[int]
    may_confirm: list[int]


class OfferView(Wire):
    """An offer to end a game in which nothing more can be laid (FI-35)."""

    accepted: list[int]
    waiting: list[int]


class CanView(Wire):
    """Whether the seat may do a thing now; if not, why."""

    allowed: bool
    code: str | None = None
    message: str | None = None
    least: int | None = None
    most: int | None = None


class PartnerView(Wire):
    """The partner's rack as it lies, from left to right (PL-65, PL-68)."""

    seat: int
    rack: list[str]


class YouView(Wire):
    """What the seat that took up the device sees beyond everyone."""

    seat: int
    rack: list[str]
    blanks: list[int] = []
    partner: PartnerView | None = None
    can: dict[ActKind, CanView]


class LeftoverView(Wire):
    """A seat's part of the settlement (IS-40, IS-41)."""

    seat: int
    tiles: list[str]
    change: int
    total: int
    place: int


class ResultView(Wire):
    """How it ended; equal totals share a place."""

    ending: Reason
    message: str
    seats: list[LeftoverView]


class ClockView(Wire):
    """The clock; times in milliseconds, the policy's own numbers in seconds and points.

    ``left`` is by seat, negative in overtime, as it was at ``now`` by the server's clock; from
    then on only the time of ``running`` goes. ``stopped`` are those whose time is up.
    """

    label: str
    base: int
    increment: int
    move: int
    penalty: int
    overtime: int
    limit: Limit
    left: list[int]
    running: int | None
    started: bool
    paused: bool
    now: int
    stopped: list[int]


class ProposalView(Wire):
    """What a seat asked the others to agree to; ``waiting`` have not answered."""

    seat: int
    what: Proposable
    agreed: list[int]
    waiting: list[int]


class SharedView(Wire):
    """What everybody sees alike of a table who may see the same events.

    ``delay`` says how far behind those are who watch; empty: not at all.
    """

    id: str
    number: int
    start: StartView
    phase: Phase
    turn: int | None
    thinking: bool
    last_play: LastPlay | None
    happenings: list[HappeningView]
    bag: int
    window: WindowView | None
    offer: OfferView | None
    proposal: ProposalView | None
    delay: str
    clock: ClockView | None
    result: ResultView | None
    house: HouseView
    judge: JudgeView | None


class OwnView(Wire):
    """What one audience sees of it; ``you`` is None unless a seat was asked for."""

    seats: list[SeatView]
    mine: bool
    unseen: dict[str, int]
    you: YouView | None


class TableView(SharedView, OwnView):
    """A table as one audience may see it."""

    edition: EditionView
    board: list[BoardTile]
    turns: list[TurnView]


class ScoreView(Wire):
    """A tentative play's points, or why it is not legal.

    ``valid`` tells the word check's answer and is None where the table plays with challenges.
    """

    legal: bool
    total: int = 0
    bonus: int = 0
    words: list[WordPoints] = []
    play: str | None = None
    valid: bool | None = None
    code: str | None = None
    message: str | None = None
    square: int | None = None
    tile: str | None = None
