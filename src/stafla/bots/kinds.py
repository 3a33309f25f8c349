"""The bots there are, by name."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from stafla._core import Leaves, WordGraph, WordMap
from stafla.editions import Edition
from stafla.editions.leaves import shipped_leaves
from stafla.editions.wins import shipped_wins

from .engine import BestEquity, HighestScore
from .human_like_bot import HumanLikeBot
from .levels import Level, levels
from .master import Master
from .player import Player
from .thinker import ENDLESS, Thinker, Thought
from .vocabulary import ordinary

LEVELS = (*(level.name for level in levels()), "master", "champion")
"""The ladder, from the weakest player to the strongest."""
KINDS = (*LEVELS, "best-equity", "highest-score")
USUAL = LEVELS[0]
"""Who plays where nobody was chosen."""
SIMULATION = Thought(rollouts=3000)
"""A single idea to try out: simulation alone, counted in rollouts."""
INFERENCE = Thought(rollouts=3000, inferred=1000)
"""As `SIMULATION`, with what the other player kept inferred."""
ENDGAME = Thought(nodes=1500)
"""A single idea to try out: endgames alone, counted in positions."""
CHAMPION = Thought(
    rollouts=ENDLESS,
    candidates=25,
    nodes=ENDLESS,
    milliseconds=2000,
    margin=0.001,
    deeper=5,
    inferred=1000,
)


class UnknownBot(ValueError):
    """No bot has this name."""

    code = "unknown-bot"

    def __init__(self, name: str, known: tuple[str, ...] = KINDS) -> None:
        super().__init__(f"unknown bot {name!r}; there are {', '.join(known)}")
        self.details = {"text": name[:60], "known": ", ".join(known)}


def make(
    kind: str,
    edition: Edition,
    lexicon: WordGraph,
    words: WordMap | None = None,
    *,
    leaves: Leaves | None = None,
    threads: int = 1,
) -> Player:
    """A bot of a kind that plays by a lexicon, and by leave values of its own if there are any.

    One that simulates or solves thinks in so many ``threads`` at once.

    Raises:
        UnknownBot: there is no such kind.
    """
    if kind not in KINDS:
        raise UnknownBot(kind)
    return contestant(kind, edition, lexicon, words, leaves=leaves, threads=threads)


def contestant(
    name: str,
    edition: Edition,
    lexicon: WordGraph,
    words: WordMap | None = None,
    *,
    milliseconds: int | None = None,
    leaves: Leaves | None = None,
    threads: int = 1,
) -> Player:
    """A bot for a match: one of `KINDS`, or one of those made to try out a single idea.

    Args:
        name: which.
        edition: what it plays.
        lexicon: the words it plays by.
        words: the same laid out for fast generation.
        milliseconds: thinking time for a move, where the bot can use any; None: its own.
        leaves: what kept tiles are worth to it, where it asks; None: as ships with the edition.
        threads: how many think at once, where it simulates or solves.

    Raises:
        UnknownBot: there is none of this name.
    """
    if name not in MAKERS:
        raise UnknownBot(name, tuple(MAKERS))
    if leaves is None:
        leaves = shipped_leaves(edition, edition.ruleset(2))
    return MAKERS[name](Means(edition, lexicon, words, milliseconds, leaves, threads))


@dataclass(frozen=True, slots=True)
class Means:
    """What a bot is made of."""

    edition: Edition
    lexicon: WordGraph
    words: WordMap | None
    milliseconds: int | None
    leaves: Leaves
    threads: int = 1


Maker = Callable[[Means], Player]


def _highest_score(means: Means) -> Player:
    return HighestScore(means.lexicon, means.words)


def _best_equity(means: Means) -> Player:
    return BestEquity(means.lexicon, means.leaves, means.words)


def _thinker(name: str, thought: Thought, means: Means) -> Player:
    """A player that thinks so much, or for as long as it is told to."""
    rules = means.edition.ruleset(2)
    return Thinker(
        name,
        means.lexicon,
        means.words or WordMap(means.lexicon, rules),
        leaves=means.leaves,
        wins=shipped_wins(means.edition, rules),
        thought=replace(thought.within(means.milliseconds), threads=means.threads),
    )


def _no_leaves(means: Means) -> Player:
    """The best-equity player to whom all tiles are worth the same."""
    return BestEquity(means.lexicon, Leaves.zero(means.edition.ruleset(2)), means.words)


def _person(level: Level, means: Means) -> Player:
    words = ordinary(means.edition.language)
    return HumanLikeBot(
        level, means.edition, words, means.lexicon, leaves=means.leaves, words=means.words
    )


def _master(means: Means) -> Player:
    words = ordinary(means.edition.language)
    return Master(words, means.lexicon, leaves=means.leaves, words=means.words)


MAKERS: dict[str, Maker] = {
    **{level.name: partial(_person, level) for level in levels()},
    "master": _master,
    "champion": partial(_thinker, "champion", CHAMPION),
    "best-equity": _best_equity,
    "highest-score": _highest_score,
    "no-leaves": _no_leaves,
    "simulation": partial(_thinker, "simulation", SIMULATION),
    "inference": partial(_thinker, "inference", INFERENCE),
    "endgame": partial(_thinker, "endgame", ENDGAME),
}
