"""The levels below the engine's own: what they know and how much of it they see."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from stafla.editions import LANGUAGES

from .person import Eye


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play as ``data/levels.toml`` has it.

    Attributes:
        name: of the level; its names for people are ``bot-<name>`` in the catalogues.
        eye: what it knows and sees, but for the skill.
        skill: by language, so that the ladder has the same steps in every edition.
    """

    name: str
    eye: Eye
    skill: Mapping[str, float]

    def eye_in(self, language: str) -> Eye:
        """What it knows and sees in a language."""
        return replace(self.eye, skill=self.skill[language])


@cache
def levels() -> tuple[Level, ...]:
    """The levels that play like people, the weakest first."""
    file = files("stafla.data") / "levels.toml"
    read = tomllib.loads(file.read_bytes().decode())["level"]
    return tuple(_level(**values) for values in read)


def _level(
    name: str, leaves: float, doubts: float, skill: dict[str, float], words: int | None = None
) -> Level:
    assert set(skill) == set(LANGUAGES)
    return Level(name, Eye(words, 0.0, leaves, doubts), skill)
