"""The form of a table of one's own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from pydantic import BaseModel, Field

from stafla.bots import LEVELS
from stafla.club import Lexica
from stafla.club.lobby.rating_range import HIGHEST, LOWEST, RatingRange
from stafla.club.lobby.refusals import BadRange
from stafla.editions import Edition, names
from stafla.web.fields import TicketText

INVITED = "invited"
OWN = "own"
LONGEST_RATING = 4
Short = Annotated[str, Field(max_length=80)]


class TableForm(BaseModel):
    """The form as it was sent; whether it makes a table is the club's question."""

    ticket: TicketText = ""
    profile: Short = "en"
    lexicon: Short = ""
    check: Short = "challenge"
    clock: Short = ""
    minutes: Short = "20"
    seconds: Short = "10"
    rated: Short = ""
    appeals: Short = ""
    attested: Short = ""
    profile_name: Short = ""
    variants: Annotated[list[Short], Field(max_length=40)] = []
    theme: Annotated[str, Field(max_length=200)] = ""
    theme_words: Annotated[str, Field(max_length=40_000)] = ""
    public: Short = ""
    delay: Short = ""
    judge: Short = ""
    least: Short = ""
    most: Short = ""
    name1: Short = ""
    name2: Short = ""
    name3: Short = ""
    name4: Short = ""
    kind1: Short = "none"
    kind2: Short = "none"
    kind3: Short = "none"
    kind4: Short = "none"

    @classmethod
    def first(cls, language: str) -> "TableForm":
        """What the form proposes: the reader's language, a person and the weakest bot."""
        profile = language if language in names() else "en"
        return cls(profile=profile, kind1="person", kind2=LEVELS[0])

    def own_clock(self) -> str:
        """The clock asked for, by its id or by its own minutes and seconds."""
        return f"{self.minutes}+{self.seconds}" if self.clock == OWN else self.clock

    def listed_words(self) -> tuple[str, ...]:
        """The words of the theme's list, in capitals."""
        return tuple(word.upper() for word in self.theme_words.split())

    def range(self) -> RatingRange:
        """The ratings of those who may come.

        Raises:
            BadRange
        """
        return RatingRange(rating(self.least), rating(self.most))

    def seats(self) -> list[tuple[str, str]]:
        """Name and kind of every seat."""
        return [
            (self.name1, self.kind1),
            (self.name2, self.kind2),
            (self.name3, self.kind3),
            (self.name4, self.kind4),
        ]


def rating(text: str) -> int | None:
    """A bound of a range of ratings, as somebody typed it; None if it was left out.

    Raises:
        BadRange: it is no number.
    """
    typed = text.strip()
    if not typed:
        return None
    if not typed.isascii() or not typed.isdecimal() or len(typed) > LONGEST_RATING:
        raise BadRange(least=str(LOWEST), most=str(HIGHEST))
    return int(typed)


@dataclass(frozen=True, slots=True)
class Choice:
    """A word list that can be chosen, and the editions that it fits."""

    name: str
    fingerprint: str
    words: int
    version: str
    editions: tuple[str, ...]


def word_lists(editions: Sequence[Edition], vocabularies: Lexica) -> list[Choice]:
    """The word lists installed, each once."""
    found: dict[tuple[str, str, int, str], list[str]] = {}
    for edition in editions:
        for words in vocabularies.of(edition):
            size = words.graph.words if words.graph else 0
            key = words.name, words.fingerprint, size, words.version
            found.setdefault(key, []).append(edition.id)
    return [Choice(*key, tuple(fits)) for key, fits in found.items()]
