"""A table of players: what it asks them, and when."""

from dataclasses import dataclass, field

import pytest

from stafla._core import MoveGenerator
from stafla.bots import Exchange, Match, Pass, contestant, match
from stafla.bots.habits import HABITS
from stafla.bots.match import EndlessGame, verdict_on
from stafla.editions import load
from stafla.rules import EndOffered, Passed
from tests.bots.test_bots import a_sight
from tests.records.games import lexicon
from tests.rules.builders import a_seeded_game, an_endgame


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


def test_only_an_automatic_check_says_beforehand_what_it_thinks_of_a_play():
    asked = []

    def judge(words):
        asked.append(words)
        return "invalid"

    for check, verdict in (("challenge", None), ("automatic", "invalid")):
        game = a_seeded_game("is", check=check).game
        generator = MoveGenerator(game.rules, lexicon("is"))
        rack = next(rack for rack in game.racks if generator.best(game.board, rack) is not None)
        placement = generator.best(game.board, rack).placement
        assert verdict_on(game, placement, judge) == verdict
    assert len(asked) == 1


def test_without_a_play_the_weigher_exchanges_what_is_best_to_let_go():
    sight = a_sight(rack="ÞÞÞÞÞÞA")
    bot = contestant("best-equity", load("is"), lexicon("is"))
    generator = MoveGenerator(sight.rules, lexicon("is"))
    assert generator.best(sight.board, sight.rack) is None
    tiles, _ = generator.best_exchange(sight.rack, bot.leaves, 7)
    assert bot.decide(sight) == Exchange(tiles)
    assert 0 < len(tiles) < 7


class Restless(Stubborn):
    """Exchanges for ever."""

    def decide(self, sight):
        return Exchange(sight.rack[:1])


def test_players_who_never_end_a_game_are_stopped_at_the_length_of_a_record(monkeypatch):
    monkeypatch.setattr(match, "MOST_EVENTS", 60)
    game = a_seeded_game("is").game
    played = []
    with pytest.raises(EndlessGame) as stopped:
        for events in Match({0: Restless(), 1: Restless()}, lambda words: "valid").acts(game):
            played += events
    assert game.number + len(played) == 60
    assert stopped.value.details == {"most": 60}
    assert "after 60 events" in str(stopped.value)


@pytest.mark.parametrize("kind", ["highest-score", "best-equity", "beginner", "keen"])
def test_no_bot_exchanges_for_ever(kind):
    """Nothing that it holds can be laid, the bag is full, and yet there is an end."""
    edition = load("is")
    player = contestant(kind, edition, lexicon("is"))
    last = HABITS.most_exchanges
    sights = [a_sight(rack="ÞÞÞÞÞÞÞ", exchanges=count) for count in (last - 1, last, last + 1)]
    assert [type(player.decide(sight)) for sight in sights] == [Exchange, Pass, Pass]


@pytest.mark.proves("FI-36")
def test_who_declines_to_end_plays_on_until_all_have_passed():
    players = {0: Stubborn(), 1: Stubborn()}
    table = Match(players, judge=lambda words: "valid", possible=lambda game: True)
    offered = an_endgame("fi", "C", "D").game.after(EndOffered(0))
    game = table.play_out(offered)
    assert [type(e) for e in game.events].count(Passed) == 4
    assert (players[0].asked, players[1].asked) == ([], ["end"])
    assert game.ended.reason == "passes"
