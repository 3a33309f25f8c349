"""Rounds of finished games, played again by anybody alone; nothing of it is kept."""

from dataclasses import dataclass

from stafla._core import Placement
from stafla.club.duplicate.games import DuplicateGames
from stafla.club.duplicate.slips import Slip, placement_of
from stafla.rules.duplicate import acts
from stafla.rules.duplicate.past_round import PastRound, past_round


@dataclass(frozen=True, slots=True)
class FoundPlay:
    """What somebody found: the play, what it scores, and whether its words are admissible."""

    placement: Placement
    points: int
    valid: bool

    @property
    def score(self) -> int:
        """What it counts."""
        return self.points if self.valid else 0


class PastRounds:
    """The use cases of who plays a finished game again.

    Args:
        games: all duplicates.
    """

    def __init__(self, games: DuplicateGames) -> None:
        self._games = games

    def get(self, pastime: str, number: int) -> PastRound | None:
        """A round; None: there is none, or the game goes on.

        Raises:
            NoSuchPastime
        """
        return past_round(self._games.get(pastime)[1], number)

    def judge(self, pastime: str, past: PastRound, slip: Slip) -> FoundPlay:
        """What a slip would have scored in that round.

        Raises:
            NoSuchPastime, BadPlay, IllegalPlacement, NoWordsHere
        """
        play, points = acts.legal_play(past.then, placement_of(past.then, slip))
        verdict = self._games.words_of(pastime).verdict(past.then.words(play))
        return FoundPlay(play, points, verdict != "invalid")
