"""What a device is told that plays, scores and judges without asking (docs/formats/kernel.md)."""

from typing import Annotated, Literal

from pydantic import AliasChoices, Base64Bytes, Field

from stafla.web.wire.base import Wire
from stafla.web.wire.edition import LetterView, PremiumView

# more than any game has, and than any call needs
MOST_ACTS = 400
Message = Annotated[Base64Bytes, Field(max_length=8_192)]
KernelCall = Literal[
    "place",
    "score",
    "score_each",
    "judge",
    "all_plays",
    "best_play",
    "best_exchange",
    "may_exchange",
    "rack_value",
    "leave_values",
    "kept_values",
    "begin",
    "act",
    "give_up",
    "look",
]


class RuleNumbers(Wire):
    """A rule set as the kernel is told it: the fields of ``stafla._core.Ruleset``."""

    letters: int
    """Letters that a tile or a blank can stand for."""
    values: list[int]
    """Points of each tile by code, the blank's first."""
    counts: list[int]
    """Tiles of each code in a full bag."""
    width: int
    """Squares in a row."""
    height: int
    """Squares in a column."""
    letter_multipliers: list[int]
    """By square, 1 where plain."""
    word_multipliers: list[int]
    """By square, 1 where plain."""
    start: list[int]
    """Squares of which the opening covers one."""
    rack_size: int
    """Tiles on a full rack."""
    bonus: list[int]
    """Points for laying so many tiles in a turn."""
    racks: int
    """Racks in the game."""
    teams: list[int]
    """Team of each rack; empty: every rack its own."""
    bags: list[int]
    """Bag that each code lies in; empty: one bag."""
    opening_least: int
    """Least number of tiles of the opening."""
    exchange_bag_least: int
    """Tiles that the bag must hold for an exchange."""
    exchange_limit: int | None
    """Exchanges allowed per team and game; null: no limit."""
    pass_rounds: int
    """Rounds of passes that end the game; 0: none do."""
    scoreless_turns: int
    """Turns without a new tile that end the game; 0: none do."""
    zero_play_is_scoreless: bool
    """Whether a play of 0 points counts as one of them."""
    finisher_gain: int
    """How often the finisher gains the others' leftovers."""
    leftovers_lost: tuple[bool, bool]
    """Whether racks lose their leftovers: when somebody played out, otherwise."""


class DeviceFile(Wire):
    """A file to take along; its address names its content, so that it never changes."""

    address: str
    """Where it is; names its content, so that it never changes."""
    bytes: int
    """Its size."""


class DeviceEffort(Wire):
    """What makes a play harder to see, in logits."""

    letter: float
    """For each letter of the main word beyond four."""
    doubling: float
    """For each doubling of the main word's rank beyond the thousandth most frequent word."""
    crossing: float
    """For each further word made by the way."""
    through: float
    """For each tile beyond the first that already lies in the main word."""
    blank: float
    """For each blank."""
    small: float
    """For each tile laid fewer than three."""
    rare: float
    """Doublings of rank by which a word that is no ordinary one lies behind them all."""


class DeviceLevel(Wire):
    """How a level plays (docs/engine/levels.md), with what its language changes in it."""

    plays: float
    """How many plays are seen and weighed against each other."""
    words: int
    """How many of the ordinary words are known, the most frequent first."""
    others: float
    """The share of all further words that are known."""
    everyday: bool
    """Whether of the words of two letters only those of every day are known."""
    effort: DeviceEffort
    """What makes a play harder to see."""
    misjudged: float
    """Standard deviation of the logarithm by which points are misjudged."""
    leaves: float
    """How much the tiles kept count beside the points; 0: not at all, 1: fully."""
    caution: float
    """Points that a premium square counts which a play opens."""
    swing: float
    """Part by which leaves and caution shift for who is far behind or ahead."""
    exchange: Literal["vowels", "worth"]
    """Whether the vowels or the worth of the tiles kept say when to exchange."""
    form: float
    """Standard deviation, from game to game, of the logarithm of the plays seen."""
    attention: float
    """The same from turn to turn."""


class DeviceBot(Wire):
    """A bot that plays on the device: its name in the catalogues is ``bot-<name>``."""

    name: str
    """Its name."""
    kind: Literal["level", "master", "best-equity", "highest-score"]
    """How it plays: a level sees some of the plays, the master nearly all."""
    level: DeviceLevel | None = None
    """The numbers of a level; null for other kinds."""
    skill: float = 0.0
    """Of the master: the effort of a play that it sees every other time."""
    leaves: float = 0.0
    """How much the master minds the tiles kept."""


class DeviceCredit(Wire):
    """Whom to thank for a file, and under which terms it is passed on."""

    credit: str
    """Whom to thank."""
    licence: str
    """An SPDX expression, or a sentence."""


class DeviceLexicon(Wire):
    """The words."""

    name: str
    """How people call it."""
    fingerprint: str
    """Six hexadecimal digits that tell which words count."""
    words: int
    """How many words."""
    files: list[DeviceFile]
    """What to take along."""


class DeviceEdition(Wire):
    """An edition for so many players, with everything that a device needs of it.

    ``digest`` pins its numbers and its profile in records. ``lexicon`` is null where no list may
    be passed on: such a device scores and does not judge. ``ordinary`` are the language's most
    frequent words, by which persons among the bots see plays, and ``everyday`` the words of two
    letters that everybody knows. ``ends_when_stuck``: a game ends when nothing can be laid any
    more (FI-35).
    """

    profile: str
    """Id of the edition."""
    name: str
    """Title in its own language."""
    language: str
    """Language of its words."""
    digest: str
    """Pins its numbers and its profile in records."""
    notation: Literal["gcg", "letter-first"]
    """How squares are written."""
    begins: Literal["tile", "lot"]
    """How it is settled who begins."""
    check: Literal["challenge", "automatic"]
    """Whether words are challenged, or checked as they are played."""
    ends_when_stuck: bool
    """Whether a game ends when nothing can be laid any more (FI-35)."""
    letters: list[LetterView]
    """The alphabet in its order."""
    small: list[str]
    """The letters as blanks are written, in the same order."""
    premiums: list[PremiumView]
    """All premium squares."""
    rules: RuleNumbers
    """What the kernel computes with."""
    lexicon: DeviceLexicon | None
    """The words; null where no list may be passed on."""
    leaves: DeviceFile | None
    """What kept tiles are worth; null: nothing is known."""
    ordinary: DeviceFile | None
    """The language's most frequent words; null: not known."""
    everyday: list[str]
    """The words of two letters that everybody knows."""
    vowels: list[str]
    """The letters that are vowels."""
    credits: list[DeviceCredit]
    """Whom to thank for the files."""
    bots: list[DeviceBot]
    """The bots that play on the device."""
    effort: DeviceEffort
    """How much what makes a play harder to see counts for persons among the bots."""


class KernelQuestion(Wire):
    """What a browser without a kernel asks the server's (docs/formats/kernel.md).

    ``words`` and ``equity`` say what lies on the desk. ``game`` holds the messages of ``begin`` and
    then, one by one, of ``act``; ``message`` is that of this call: little-endian 32-bit numbers.
    """

    profile: Annotated[str, Field(max_length=40)]
    """Id of the edition."""
    players: Annotated[int, Field(ge=1, le=8)] = 2
    """How many play."""
    words: bool = True
    """Whether the word list lies on the desk."""
    equity: bool = False
    """Whether leave values lie on the desk."""
    game: Annotated[tuple[Message, ...], Field(max_length=MOST_ACTS)] = ()
    """The messages of `begin` and then of `act`, in base64."""
    call: KernelCall
    """What is asked."""
    message: Annotated[Message, Field(validation_alias=AliasChoices("message", "told"))]
    """The numbers of this call, little-endian with 32 bits, in base64; earlier pages say `told`."""


class KernelAnswer(Wire):
    """The kernel's answer: its numbers, or why the rules say no.

    A refusal's numbers are the square and the tile or -1, its text is the code.
    """

    refused: bool
    """Whether the rules say no."""
    numbers: list[int]
    """The answer; of a refusal the square and the tile, or -1."""
    text: str
    """The code of a refusal."""
