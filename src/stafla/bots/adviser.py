"""What somebody is shown who asks for a hint: a good play of words that people know.

The adviser knows the ordinary words that the opponent knows, sees more plays than any person and
misjudges none of them; a play of a rare word is shown only where no ordinary one can be laid, and
an exchange only where nothing can be laid at all.
"""

from dataclasses import replace

from stafla._core import WordGraph, WordMap
from stafla.editions import Edition
from stafla.editions.leaves import shipped_leaves

from .human_like_bot import HumanLikeBot
from .levels import levels
from .player import Decision, Exchange, Lay, Sight
from .vocabulary import ordinary

PLAYS = 200
"""So many of the most visible plays are weighed, before the language's scale."""
USUAL = "club"
"""Whose words are advised against an opponent that is no person's level."""


class Adviser(HumanLikeBot):
    """A person of the opponent's vocabulary with a sharper eye, who means well."""

    def decide(self, sight: Sight) -> Decision:
        """The best play seen; without one any play of the list; without one an exchange or pass."""
        # words that do not exist are no advice
        decision = super().decide(replace(sight, challenged=False))
        if isinstance(decision, Lay):
            return decision
        play = self.judge.generator(sight).best(sight.board, sight.rack)
        return decision if play is None else Lay(play.placement)

    def _rather_exchanges(
        self, sight: Sight, points: int, worth: float, patience: float
    ) -> Exchange | None:
        """Who asks for a hint wants to play."""
        return None


def adviser(
    opponent: str, edition: Edition, lexicon: WordGraph, words: WordMap | None = None
) -> Adviser:
    """Who gives hints in games against a bot.

    Args:
        opponent: the bot's kind.
        edition: what is played.
        lexicon: the words that the table plays by.
        words: the same laid out for fast generation.
    """
    known = {level.name: level for level in levels()}
    base = known.get(opponent, known[USUAL])
    level = replace(
        base,
        plays=PLAYS,
        scaled=1.0,
        others=0.0,
        misjudged=0.0,
        form=0.0,
        attention=0.0,
        phonies=0.0,
    )
    leaves = shipped_leaves(edition, edition.ruleset(2))
    return Adviser(level, edition, ordinary(edition.language), lexicon, leaves=leaves, words=words)
