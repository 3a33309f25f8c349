"""The bots there are, by name."""

import tomllib
from functools import cache
from importlib.resources import files

from stafla._core import Leaves, Lexicon, Ruleset, WordMap
from stafla.editions import Edition

from .engine import BestEquity, HighestScore
from .player import Player

KINDS = ("best-equity", "highest-score")


class UnknownBot(ValueError):
    """No bot has this name."""

    code = "unknown-bot"

    def __init__(self, name: str) -> None:
        super().__init__(f"unknown bot {name!r}; there are {', '.join(KINDS)}")
        self.details = {"text": name, "known": ", ".join(KINDS)}


def make(kind: str, edition: Edition, lexicon: Lexicon, words: WordMap | None = None) -> Player:
    """A bot of a kind that plays by a lexicon.

    Raises:
        UnknownBot: there is no such kind.
    """
    if kind == "highest-score":
        return HighestScore(lexicon, words)
    if kind == "best-equity":
        return BestEquity(lexicon, plain_leaves(edition, edition.ruleset(2)), words)
    raise UnknownBot(kind)


@cache
def plain_leaves(edition: Edition, rules: Ruleset) -> Leaves:
    """What kept tiles are worth in an edition, by the table ``data/leaves/<edition>.toml``.

    Letters that the table does not name are worth nothing, and so is everything in an edition
    without a table.
    """
    table = _table(edition.language)
    letters = ("?", *edition.alphabet.upper)
    worth = [round(1000 * table.get("worth", {}).get(letter, 0)) for letter in letters]
    repeat = [round(1000 * table.get("repeat", {}).get(letter, 0)) for letter in letters]
    return Leaves.plain(rules, worth, repeat)


def _table(language: str) -> dict[str, dict[str, float]]:
    file = files("stafla.data") / "leaves" / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
