"""What a device is told that plays, scores and judges without asking (docs/formats/kernel.md)."""

from typing import Annotated, Literal

from pydantic import Base64Bytes, Field

from stafla.web.wire import LetterView, PremiumView, Wire

# more than any game has, and than any call is told
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
    "leave_value",
    "leave_values",
    "begin",
    "act",
    "give_up",
    "look",
]


class RuleNumbers(Wire):
    """A rule set as the kernel is told it: the fields of ``stafla._core.Ruleset``."""

    letters: int
    values: list[int]
    counts: list[int]
    width: int
    height: int
    letter_multipliers: list[int]
    word_multipliers: list[int]
    start: list[int]
    rack_size: int
    bonus: list[int]
    racks: int
    teams: list[int]
    bags: list[int]
    opening_least: int
    exchange_bag_least: int
    exchange_limit: int | None
    pass_rounds: int
    scoreless_turns: int
    zero_play_is_scoreless: bool
    finisher_gain: int
    leftovers_lost: tuple[bool, bool]


class DeviceFile(Wire):
    """A file to take along; its address names its content, so that it never changes."""

    address: str
    bytes: int


class DeviceBot(Wire):
    """A bot that plays on the device: its name in the catalogues is ``bot-<name>``.

    ``skill`` and ``leaves`` tell persons apart (docs/engine/levels.md); with ``ordinary`` only the
    language's ordinary words are known.
    """

    name: str
    kind: Literal["person", "best-equity", "highest-score"]
    skill: float = 0.0
    leaves: float = 0.0
    ordinary: bool = False


class DeviceEffort(Wire):
    """What makes a play harder to see, in logits."""

    letter: float
    doubling: float
    crossing: float
    through: float
    blank: float


class DeviceCredit(Wire):
    """Whom to thank for a file, and under which terms it is passed on."""

    credit: str
    licence: str


class DeviceLexicon(Wire):
    """The words."""

    name: str
    fingerprint: str
    words: int
    files: list[DeviceFile]


class DeviceEdition(Wire):
    """An edition for so many players, with everything that a device needs of it.

    ``digest`` pins its numbers and its profile in records. ``lexicon`` is null where no list may
    be passed on: such a device scores and does not judge. ``ordinary`` are the language's most
    frequent words, by which persons among the bots see plays. ``ends_when_stuck``: a game ends
    when nothing can be laid any more (FI-35).
    """

    profile: str
    name: str
    language: str
    digest: str
    notation: Literal["gcg", "letter-first"]
    begins: Literal["tile", "lot"]
    check: Literal["challenge", "automatic"]
    ends_when_stuck: bool
    letters: list[LetterView]
    small: list[str]
    premiums: list[PremiumView]
    rules: RuleNumbers
    lexicon: DeviceLexicon | None
    leaves: DeviceFile | None
    ordinary: DeviceFile | None
    credits: list[DeviceCredit]
    bots: list[DeviceBot]
    effort: DeviceEffort


class KernelQuestion(Wire):
    """What a browser without a kernel asks the server's (docs/formats/kernel.md).

    ``words`` and ``equity`` say what lies on the desk. ``game`` is what was told to ``begin`` and
    then, one by one, to ``act``; ``told`` is what this call is told: little-endian 32-bit numbers.
    """

    profile: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=1, le=8)] = 2
    words: bool = True
    equity: bool = False
    game: Annotated[tuple[Message, ...], Field(max_length=MOST_ACTS)] = ()
    call: KernelCall
    told: Message


class KernelAnswer(Wire):
    """The kernel's answer: its numbers, or why the rules say no.

    A refusal's numbers are the square and the tile or -1, its text is the code.
    """

    refused: bool
    numbers: list[int]
    text: str
