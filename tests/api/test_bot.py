"""Bots: those that come with the package, and a reader's own."""

import pickle

import pytest

import stafla
from stafla.bots import LEVELS, UnknownBot


class Longest(stafla.Bot):
    """Lays the most tiles."""

    def move(self, view):
        return max(view.plays(), key=len, default="pass")


class Passes(stafla.Bot):
    def move(self, view):
        assert len(view.unseen) == view.bag + 7 and view.totals[view.seat] == 0
        return "pass"


def game(seed: int = 5) -> stafla.Game:
    return stafla.Game("en", ["A", "B"], seed=seed)


def test_every_level_chooses_what_the_rules_allow() -> None:
    assert set(LEVELS) <= set(stafla.Bot.kinds())
    for name in (LEVELS[0], LEVELS[3], "best-equity", "highest-score"):
        table = game()
        choice = stafla.Bot(name, "en").choose(table)
        assert table == game()  # nothing is done by choosing
        table.act(choice)
        assert len(table.turns) == 1


def test_a_choice_shows_what_there_was_to_choose_from() -> None:
    choice = stafla.Bot("best-equity", "en").choose(game())
    worths = [one.equity for one in choice.candidates]
    assert worths == sorted(worths, reverse=True)
    assert choice.chosen is not None and choice.chosen.equity == worths[0]
    assert all(one.win is not None and 0 < one.win < 1 for one in choice.candidates)
    assert str(choice) == choice.act == choice.chosen.act


def test_the_champion_thinks_as_long_as_it_is_told() -> None:
    table = game()
    table.act(stafla.Bot("champion", "en", seconds=0.1).choose(table))
    assert len(table.turns) == 1


def test_one_s_own_bot_says_how_it_moves() -> None:
    table = game()
    longest, most = Longest(), max(map(len, table.plays()))
    table.act(longest.choose(table))
    assert sum(sign != "." for sign in (table.turns[0].play or "").split()[1]) == most
    done = game().play_out([longest, stafla.Bot("highest-score")])
    assert done.ended and len(done.turns) > 10
    assert game().play_out([Passes(), Passes()]).ended == "scoreless"


def test_interrupted_a_game_stands_where_it_was() -> None:
    class Tired(stafla.Bot):
        turns = 0

        def move(self, view):
            self.turns += 1
            if self.turns > 2:
                raise KeyboardInterrupt
            return view.plays()[0]

    table = game()
    with pytest.raises(KeyboardInterrupt):
        table.play_out([Tired(), Tired()])
    assert len(table.turns) == 4 and not table.ended


def test_bots_play_the_same_game_again() -> None:
    def play_out() -> stafla.Game:
        return game().play_out([stafla.Bot("beginner"), stafla.Bot("best-equity")])

    assert play_out() == play_out()
    with pytest.raises(ValueError, match="2 bots"):
        game().play_out([stafla.Bot()])


def test_a_bot_is_kept_and_shown() -> None:
    bot = Longest("club", "sv")
    again = pickle.loads(pickle.dumps(bot))
    assert (type(again), again.name, again.edition) == (Longest, "club", bot.edition)
    assert repr(bot) == "Longest('club', 'sv')"
    with pytest.raises(UnknownBot, match="beginner"):
        stafla.Bot("nobody").choose(game())
    with pytest.raises(ValueError, match="not known"):
        stafla.Bot().choose(stafla.Game("en", dealt=False))


def test_a_bot_of_another_edition_says_so() -> None:
    table = stafla.Game("pl", ["A", "B"], seed=5)
    for bot in (Longest(), stafla.Bot("best-equity", "is")):
        with pytest.raises(ValueError, match=f"plays {bot.edition.id}, the game is pl"):
            bot.choose(table)
    assert Longest(edition="pl").choose(table).act
    assert stafla.Bot("best-equity", "sv").choose(stafla.Game("sv-home", seed=5)).act


def test_one_s_own_bot_may_resign_and_is_told_what_it_may_not() -> None:
    class Says(stafla.Bot):
        act = "resign"

        def move(self, view):
            return self.act

    gives_up, errs = Says(), Says()
    assert gives_up.choose(game()).act == "resign"
    assert game().play_out([gives_up, Longest()]).ended == "resigned"
    errs.act = "8H XYZZY"
    with pytest.raises(stafla.Refused) as refused:
        errs.choose(game())
    assert refused.value.code == "not-on-rack"
