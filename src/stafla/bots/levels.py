"""The levels below the engine's own: what they know, what they see, and how they weigh it."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from stafla.data.catalogue import LANGUAGES

from .habits import levels_file
from .perception import Effort


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play as ``data/levels.toml`` has it, the same in every language but for `scale`.

    Attributes:
        name: of the level; its names for people are ``bot-<name>`` in the catalogues.
        aim: the share of the strongest's points that it is meant to earn; play does not ask it.
        plays: how many plays are seen and weighed against each other, before `scale`.
        scaled: the power of `scale` by which they are multiplied: 1 wholly, 0 not at all.
        words: how many of the ordinary words are known, the most frequent first.
        others: the share of all further words that are known.
        everyday: whether of the words of two letters only those of every day are known.
        effort: what makes a play harder to see.
        misjudged: standard deviation of the logarithm by which points are misjudged.
        leaves: how much the tiles kept count beside the points; 0: not at all, 1: fully.
        caution: points that a premium square counts which a play opens.
        swing: part by which leaves and caution shift for who is far behind or ahead.
        exchange: whether the vowels or the worth of the leave say when to exchange.
        doubts: how often a word that the lexicon does not hold is noticed on the board.
        mistrusts: how often a valid word that the player does not know is challenged.
        phonies: how often a word is laid that does not exist, where words are challenged.
        form: standard deviation, from game to game, of the logarithm of the plays seen.
        attention: the same from turn to turn.
    """

    name: str
    aim: float
    plays: int
    scaled: float
    words: int
    others: float
    everyday: bool
    effort: Effort
    misjudged: float
    leaves: float
    caution: float
    swing: float
    exchange: Literal["vowels", "worth"]
    doubts: float
    mistrusts: float
    phonies: float
    form: float
    attention: float

    def plays_in(self, language: str) -> float:
        """How many plays are seen in a language."""
        return self.plays * float(scale(language) ** self.scaled)


@cache
def levels() -> tuple[Level, ...]:
    """The levels that see as people do, the weakest first."""
    return tuple(_level(values) for values in levels_file()["level"])


@cache
def everyday(language: str) -> tuple[str, ...]:
    """The words of two letters that everybody knows."""
    found = levels_file()["everyday"]
    assert set(found) == set(LANGUAGES)
    return tuple(found[language].split())


@cache
def scale(language: str) -> float:
    """By what the number of plays that are seen is multiplied in a language (`Level.scaled`)."""
    found = levels_file()["scale"]
    assert set(found) == set(LANGUAGES)
    return float(found[language])


def _level(values: dict[str, Any]) -> Level:
    numbers = levels_file()["unless_said"] | values
    effort = Effort.of_numbers(numbers)
    more = {name: value for name, value in numbers.items() if name not in Effort.__slots__}
    return Level(effort=effort, **more)
