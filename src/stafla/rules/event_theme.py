"""What happens at a table with a theme (PL-38)."""

from dataclasses import dataclass
from typing import Final

from stafla.rules.event import Event, Seat

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
