"""A table of players: what it asks them, and when."""

from dataclasses import dataclass, field

import pytest

from stafla.bots.match import Match
from stafla.bots.player import Pass
from stafla.rules import EndOffered, Passed
from tests.rules.builders import an_endgame


@dataclass
class Stubborn:
    """Passes, and never agrees to end."""

    name: str = "stubborn"
    asked: list[str] = field(default_factory=list)

    def decide(self, sight):
        return Pass()

    def ends(self, sight):
        self.asked.append("end")
        return False


@pytest.mark.proves("FI-35", "FI-36")
def test_who_declined_to_end_is_not_asked_again_before_anything_is_laid():
    players = {0: Stubborn(), 1: Stubborn()}
    match = Match(players, judge=lambda words: "valid", possible=lambda game: False)
    game = match.play_out(an_endgame("fi", "C", "D").game)
    assert [type(e) for e in game.events].count(EndOffered) == 1
    assert [type(e) for e in game.events].count(Passed) == 4
    assert players[0].asked + players[1].asked == ["end"]
    assert game.ended.reason == "passes"
