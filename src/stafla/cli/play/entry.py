"""What a player types at the table, understood.

Signs are the same in every language (those of GCG where it has one); words are the language's.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from stafla._core import Placement, PlacementError
from stafla.bots import Exchange, Lay, Pass, Resign, TakeBlank
from stafla.cli.output import say
from stafla.editions import AlphabetError, Edition
from stafla.records import NotationFault, Style, read_play
from stafla.records.notation.square import read_start

Ask: TypeAlias = Literal["help", "board", "unseen", "sheet"]
Entry: TypeAlias = Lay | Exchange | Pass | Resign | TakeBlank | Ask

SIGNS: dict[str, Ask] = {"": "help", "?": "help", "#": "board", "*": "unseen", "=": "sheet"}
MOST_CHARACTERS = 200


@dataclass(frozen=True, slots=True)
class ActWords:
    """The words for acts in the language of the run."""

    passes: str
    exchange: str
    resign: str

    @classmethod
    def from_catalogue(cls) -> "ActWords":
        """The words as the catalogue has them."""
        return cls(say("cli-verb-pass"), say("cli-verb-exchange"), say("cli-verb-resign"))


def read_entry(text: str, edition: Edition, style: Style) -> Entry:
    """The act or question that a line says.

    Raises:
        NotationFault: it says neither, or challenges (``!``) where no play waits.
    """
    line = " ".join(text[:MOST_CHARACTERS].split())
    verbs = ActWords.from_catalogue()
    first, _, rest = line.partition(" ")
    if line in SIGNS:
        return SIGNS[line]
    if line.startswith("!"):
        raise NotationFault("no-window")
    if line.startswith("@"):
        return TakeBlank(_square(line[1:].strip(), edition, style))
    if line.startswith("-") and line != "-":
        return Exchange(_tiles(line[1:], edition))
    if first.casefold() == verbs.exchange:
        return Exchange(_tiles(rest, edition))
    play, asked, argument = line.partition("?") if _claims(line, edition) else (line, "", "")
    claim = argument.strip() if asked else None
    return _word(line, verbs) or Lay(_placement(play.strip(), edition, style), claim)


def _claims(line: str, edition: Edition) -> bool:
    """Whether a play may be put forward for the theme, with a question mark and an argument."""
    return bool(edition.house.theme_points) and "?" in line


def _word(line: str, verbs: ActWords) -> Pass | Resign | None:
    """The act that a word alone says."""
    if line.casefold() == verbs.resign:
        return Resign()
    return Pass() if line == "-" or line.casefold() == verbs.passes else None


def _tiles(text: str, edition: Edition) -> bytes:
    try:
        return edition.alphabet.rack(_capitals("".join(text.split()), edition))
    except AlphabetError as error:
        raise NotationFault("notation-unknown-letter", text=error.symbol) from None


def _square(text: str, edition: Edition, style: Style) -> int:
    width, height = edition.layout.width, edition.layout.height
    return read_start(text, width, height, style).square(width)


def _capitals(text: str, edition: Edition) -> str:
    """Small letters as capitals by the edition's table: on a rack nothing is told by case."""
    table = dict(zip(edition.alphabet.lower, edition.alphabet.upper, strict=True))
    return "".join(table.get(symbol, symbol) for symbol in text)


def _placement(line: str, edition: Edition, style: Style) -> Placement:
    try:
        return read_play(line, edition, style)
    except PlacementError as error:
        raise NotationFault("notation-play", text=line) from error
