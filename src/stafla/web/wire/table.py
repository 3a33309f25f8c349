"""What the server and the browser say to each other (docs/formats/table-api.md).

A *square* is ``row * width + column`` from 0 at the top left, a *seat* a number from 0, a
*letter* the edition's own upper-case text and ``"?"`` a blank that stands for nothing yet.
Texts that a person reads (``message``, ``label``, ``name``) are in the language of the request.
"""

from typing import Annotated, Literal

from pydantic import Field

from stafla.club import ActKind
from stafla.club.tables.happenings import Kind as HappeningKind
from stafla.editions.clocks import Limit
from stafla.rules import Phase, Proposable, Reason, Verdict
from stafla.rules.game.sheet import Kind
from stafla.web.wire.base import SeatNumber, Wire
from stafla.web.wire.edition import EditionView
from stafla.web.wire.judge import JudgeView
from stafla.web.wire.variants import VariantsView

SquareNumber = Annotated[int, Field(ge=0, lt=21 * 21)]
Letter = Annotated[str, Field(min_length=1, max_length=4)]


# ------------------------------------------------------------------- what the browser sends


class LaidTile(Wire):
    """One tile laid: the letter it shows, and whether it is a blank."""

    square: SquareNumber
    """Square that the tile is laid on."""
    letter: Letter
    """The letter it shows, in capitals."""
    blank: bool = False
    """Whether it is a blank that stands for the letter."""


class ActRequest(Wire):
    """``POST /api/tables/{id}/acts``: one act by one seat on the table as it stood."""

    seat: SeatNumber
    """The seat that acts."""
    expected: Annotated[int, Field(ge=0, le=1_000_000)]
    """Number of the latest event that its player saw; the act is `stale` if something it depends on
    came since.
    """
    act: ActKind
    """What is done."""
    laid: Annotated[list[LaidTile], Field(max_length=21, default_factory=list)]
    """For `play`: the tiles laid, in any order."""
    tiles: Annotated[list[Letter], Field(max_length=15, default_factory=list)]
    """For `exchange` the tiles given back, for `arrange` the rack in its order; `?` a blank."""
    words: Annotated[
        list[Annotated[int, Field(ge=0, le=21)]], Field(max_length=22, default_factory=list)
    ]
    """For `challenge`: indexes into the window's `words`; empty: all of them."""
    random: Annotated[str, Field(pattern="^([0-9a-f]{64})?$")] = ""
    """For `add-random`: 32 bytes in hexadecimal."""
    square: SquareNumber | None = None
    """For `take-blank`: the square of the blank (PL-36)."""
    argument: Annotated[str, Field(max_length=200)] | None = None
    """For `play`: why the words belong to the theme (PL-38); to a judge: what the judge is told."""
    at_once: bool = False
    """Whether bots answer this act without the time that people would take; heard where one person
    plays with bots.
    """


class ScoreRequest(Wire):
    """``POST /api/tables/{id}/score``: what the tiles laid so far would score."""

    seat: SeatNumber
    """The seat that asks."""
    laid: Annotated[list[LaidTile], Field(max_length=21)]
    """The tiles laid so far, in any order."""


# ------------------------------------------------------------------- what the server answers


class Refused(Wire):
    """Any answer that is no success."""

    code: str
    """Why not; stable, for programs."""
    message: str
    """The same as a sentence in the language of the request."""
    square: int | None = None
    """The square it is about."""
    tile: str | None = None
    """The tile it is about, `?` a blank."""
    view: "TableView | None" = None
    """The table as it is now; with 409 alone."""
    field: str | None = None
    """The field that cannot be read, `laid.0.letter`; with `bad-request` alone."""


class SeatView(Wire):
    """A player as everyone may see it; ``yours`` if this device plays for the seat."""

    seat: int
    """Its number."""
    yours: bool
    """Whether this device plays for it."""
    name: str
    """What its player is called."""
    kind: Literal["person", "bot"]
    """Who sits there."""
    bot: str | None
    """The bot's level; null: a person."""
    score: int
    """Points so far."""
    tiles: int
    """Tiles on the rack."""
    resigned: bool
    """Whether its player has given up."""


class StartTile(Wire):
    """A tile of the starting draw (a blank ranks before A: IS-04, FI-04)."""

    seat: int
    """Who drew it."""
    tile: str
    """The tile, `?` a blank."""


class StartView(Wire):
    """Who begins, and how that was settled.

    ``draws`` holds the rounds of the starting draw, later ones among those who tied; ``lot`` the
    seat that the lot favoured, which chooses (SV-10); ``first`` is None until settled.
    ``awaited`` are the seats whose random number (``add-random``) the bag waits for.
    ``commitment`` is the SHA-256 (hex) of the seed that decides every draw and lot; the record
    shows the seed after the end, so that anyone can verify the game.
    """

    draws: list[list[StartTile]]
    """Rounds of the starting draw, later ones among those who tied."""
    lot: int | None
    """The seat that the lot favoured, which chooses (SV-10)."""
    first: int | None
    """Who begins; null until settled."""
    awaited: list[int]
    """Seats whose random number the bag waits for."""
    commitment: str | None
    """SHA-256 (hexadecimal) of the seed that decides every draw and lot."""


class BoardTile(Wire):
    """A tile on the board."""

    square: int
    """Where it lies."""
    letter: str
    """The letter it shows, in capitals."""
    blank: bool
    """Whether it is a blank."""
    value: int
    """Points, 0 for a blank."""


class TilePoints(Wire):
    """A tile's share of a word; multipliers are 1 where the premium does not count."""

    square: int
    """Where the tile lies."""
    letter: str
    """The letter it shows."""
    blank: bool
    """Whether it is a blank."""
    value: int
    """Points printed on it, 0 for a blank."""
    letter_multiplier: int
    """What its square multiplies it by; 1 where the premium does not count."""
    word_multiplier: int
    """What its square multiplies the word by; 1 where the premium does not count."""
    new: bool
    """Whether it was laid in this play."""


class WordPoints(Wire):
    """A word formed, with its points and how they come about."""

    word: str
    """The word in capitals."""
    points: int
    """Its points with all premiums."""
    multiplier: int
    """What the squares multiply the word by."""
    tiles: list[TilePoints]
    """Its tiles from the first letter to the last."""


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
    """Number of the event behind the row."""
    seat: int
    """Whose row it is."""
    kind: Kind
    """What was done, or what happened."""
    play: str | None = None
    """The play as it is written, `8D HRAKI`."""
    square: str | None = None
    """Where the word begins, with its direction."""
    word: str | None = None
    """The main word."""
    words: list[WordPoints] = Field(default_factory=list)
    """All words made, with their points."""
    bonus: int = 0
    """Points for the number of tiles laid."""
    tiles: int | None = None
    """How many tiles were exchanged."""
    stands: bool = True
    """False for a play that was challenged off."""
    undecided: bool = False
    """True for a play that stands because nobody could say whether it is valid."""
    challenger: int | None = None
    """The seat that challenged the play."""
    verdict: Verdict | None = None
    """The ruling on the play; null: there was none."""
    points: int
    """What the row changed the seat's total by."""
    total: int
    """The total after it."""


class HappeningView(Wire):
    """What happened beside the rows of the score sheet: a verdict, a question and its answers.

    ``number`` is that of the event. ``seat`` is who did it or whom it befell, ``about`` the seat
    that had asked where this answers, ``what`` was proposed. ``verdict`` is that of a ruling, or
    of a vote on the theme; ``square`` that of a blank taken; ``points`` those for the theme.
    """

    number: int
    """Number of the event."""
    kind: HappeningKind
    """What happened."""
    seat: int | None = None
    """Who did it, or whom it befell."""
    about: int | None = None
    """The seat that had asked, where this answers."""
    what: Proposable | None = None
    """What was proposed."""
    verdict: Verdict | None = None
    """That of a ruling, or of a vote on the theme."""
    square: int | None = None
    """The square of a blank taken."""
    points: int | None = None
    """Points for the theme."""


class LastPlay(Wire):
    """The latest play on the board: its new tiles' squares."""

    seat: int
    """Who laid it."""
    squares: list[int]
    """Squares of its new tiles."""
    play: str
    """The play as it is written."""
    points: int
    """Its points."""


class WindowView(Wire):
    """A play that waits for its opponents: who may challenge it, who may confirm it.

    ``made`` is False until its player has pressed the clock where the profile asks for that
    (SV-23); until then it may be withdrawn. ``challenger`` has challenged it and the verdict is
    awaited. A challenge names words by their index in ``words``.
    """

    seat: int
    """Whose play waits."""
    made: bool
    """Whether its player has pressed the clock, where the profile asks for that (SV-23)."""
    challenger: int | None
    """Who has challenged it; the verdict is awaited."""
    play: str
    """The play as it is written."""
    points: int
    """Its points."""
    words: list[str]
    """The words it makes; a challenge names them by index."""
    may_challenge: list[int]
    """Seats that may challenge it."""
    may_confirm: list[int]
    """Seats that may confirm it."""


class OfferView(Wire):
    """An offer to end a game in which nothing more can be laid (FI-35)."""

    accepted: list[int]
    """Seats that agree."""
    waiting: list[int]
    """Seats that have not answered."""


class CanView(Wire):
    """Whether the seat may do a thing now; if not, why."""

    allowed: bool
    """Whether it may be done."""
    code: str | None = None
    """Why not."""
    message: str | None = None
    """The same as a sentence."""
    least: int | None = None
    """Least number of tiles, for an exchange, also where a play is to be confirmed first."""
    most: int | None = None
    """Greatest number of tiles, for an exchange, also where a play is to be confirmed first."""


class PartnerView(Wire):
    """The partner's rack as it lies, from left to right (PL-65, PL-68)."""

    seat: int
    """The partner's seat."""
    rack: list[str]
    """The partner's tiles from left to right."""


class YouView(Wire):
    """What the seat that took up the device sees beyond everyone."""

    seat: int
    """The seat that the device took up."""
    rack: list[str]
    """Its tiles, `?` a blank."""
    blanks: list[int] = Field(default_factory=list)
    """Squares of blanks that can be taken for letters held (PL-36)."""
    partner: PartnerView | None = None
    """The partner's rack, where partners play (PL-65)."""
    hints: bool = False
    """Whether the seat may ask for hints: it plays alone against bots, and not for a rating."""
    can: dict[ActKind, CanView]
    """Whether each act is allowed now, by its name."""


class LeftoverView(Wire):
    """A seat's part of the settlement (IS-40, IS-41)."""

    seat: int
    """Whose."""
    tiles: list[str]
    """Tiles left on the rack."""
    change: int
    """Points that the settlement changes the total by."""
    total: int
    """The total after it."""
    place: int
    """Place, equal totals share it."""


class RatingView(Wire):
    """What a rated game made of a player's rating."""

    seat: int
    """Whose."""
    before: int
    """The rating before the game."""
    after: int
    """The rating after it."""


class ResultView(Wire):
    """How it ended; equal totals share a place."""

    ending: Reason
    """How it ended."""
    message: str
    """The same as a sentence."""
    seats: list[LeftoverView]
    """Each seat's part of the settlement."""


class ClockView(Wire):
    """The clock; times in milliseconds, the policy's own numbers in seconds and points.

    ``left`` is by seat, negative in overtime, as it was at ``now`` by the server's clock; from
    then on only the time of ``running`` goes. ``stopped`` are those whose time is up.
    """

    label: str
    """The clock in words."""
    base: int
    """Seconds for the game."""
    increment: int
    """Seconds more for every turn."""
    move: int
    """Seconds for a turn; 0: no such limit."""
    penalty: int
    """Points for every minute of overtime begun."""
    overtime: int
    """Seconds of overtime at most."""
    limit: Limit
    """What happens to who has no time left."""
    left: list[int]
    """Milliseconds left by seat at `now`, negative in overtime."""
    running: int | None
    """The seat whose time goes; null: nobody's."""
    started: bool
    """Whether the clock was started."""
    paused: bool
    """Whether it is paused."""
    now: int
    """The server's time in milliseconds since 1970."""
    stopped: list[int]
    """Seats whose time is up."""


class ProposalView(Wire):
    """What a seat asked the others to agree to; ``waiting`` have not answered."""

    seat: int
    """Who proposed."""
    what: Proposable
    """What was proposed."""
    agreed: list[int]
    """Seats that agree."""
    waiting: list[int]
    """Seats that have not answered."""


class SharedView(Wire):
    """What everybody sees alike of a table who may see the same events.

    ``delay`` says how far behind those are who watch; empty: not at all.
    """

    id: str
    """The table's id."""
    number: int
    """Number of its latest event."""
    start: StartView
    """Who begins, and how that was settled."""
    phase: Phase
    """What the table waits for."""
    turn: int | None
    """Whose turn it is; null before and after the game."""
    thinking: bool
    """Whether a bot is thinking."""
    last_play: LastPlay | None
    """The latest play on the board."""
    happenings: list[HappeningView]
    """What happened beside the rows of the score sheet."""
    bag: int
    """Tiles in the bag."""
    window: WindowView | None
    """The play that waits for its opponents."""
    offer: OfferView | None
    """An offer to end a game in which nothing more can be laid."""
    proposal: ProposalView | None
    """What a seat asked the others to agree to."""
    delay: str
    """How far behind those are who watch, in words; empty: not at all."""
    clock: ClockView | None
    """The clock; null: time is not measured."""
    result: ResultView | None
    """How it ended; null: it has not."""
    house: VariantsView
    """What the table agreed on."""
    judge: JudgeView | None
    """The judge of the table; null: there is none."""


class OwnView(Wire):
    """What one audience sees of it; ``you`` is None unless a seat was asked for."""

    seats: list[SeatView]
    """The players by seat."""
    mine: bool
    """Whether this device plays for any seat."""
    unseen: dict[str, int]
    """Tiles by letter that this audience cannot see: bag and others' racks together."""
    you: YouView | None
    """What the seat sees that was asked for; null: none was."""


class ShownView(SharedView, OwnView):
    """A table as one audience may see it, without what never changes: so the socket sends it."""

    board: list[BoardTile]
    """The tiles laid."""
    turns: list[TurnView]
    """The score sheet."""


class TableView(ShownView):
    """A table as one audience may see it."""

    edition: EditionView
    """The edition and its board."""


class ScoreView(Wire):
    """A tentative play's points, or why it is not legal.

    ``valid`` tells the word check's answer and is None where the table plays with challenges.
    """

    legal: bool
    """Whether the tiles may lie so."""
    total: int = 0
    """Points of the play."""
    bonus: int = 0
    """Points for the number of tiles laid, contained in `total`."""
    words: list[WordPoints] = Field(default_factory=list)
    """The words made, with their points."""
    play: str | None = None
    """The play as it is written."""
    valid: bool | None = None
    """The word check's answer; null where the table plays with challenges."""
    code: str | None = None
    """Why the tiles may not lie so."""
    message: str | None = None
    """The same as a sentence."""
    square: int | None = None
    """The square it is about."""
    tile: str | None = None
    """The tile it is about, `?` a blank."""
