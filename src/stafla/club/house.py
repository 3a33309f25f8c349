"""The bots of the house: what kinds there are, and how one sits down."""

from collections.abc import Callable, Mapping

from stafla._core import Lexicon, Ruleset, WordMap
from stafla.bots.engine import HighestScore
from stafla.bots.player import Player

Builder = Callable[[Lexicon, WordMap | None, Ruleset], Player]

KINDS: Mapping[str, Builder] = {
    "highest-score": lambda lexicon, words, _rules: HighestScore(lexicon, words),
}


def seat_bot(kind: str, lexicon: Lexicon, words: WordMap | None, rules: Ruleset) -> Player:
    """A player of this kind; a kind that is no more plays as the first."""
    build = KINDS.get(kind, next(iter(KINDS.values())))
    return build(lexicon, words, rules)
