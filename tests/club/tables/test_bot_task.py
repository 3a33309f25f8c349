"""What bots owe a table, in every phase that a game can be in, and what they do about it."""

import pytest

from stafla import rules
from stafla.bots import Bot, Exchange
from stafla.club.bots import perform
from stafla.club.tables.bot_task import BotTask, duty
from stafla.rules import BlankTaken, Passed
from stafla.rules.game.state import bags
from tests.rules.builders import a_game, a_seeded_game
from tests.rules.game.acts.test_variants import a_table, claim_theme, theme_game

BLANK_OF_KROWA = 7 * 15 + 8


class Willing(Bot):
    """A bot whose answers the test gives."""

    name = "willing"

    def __init__(self, **answers):
        self.answers = answers

    def decide(self, sight):
        return self.answers["decide"]

    def takes(self, sight):
        return self.answers["takes"]

    def votes(self, sight, words, argument):
        return self.answers["votes"] == (words, argument)


def test_a_bot_that_has_agreed_is_not_asked_again_and_the_next_one_is():
    game = a_seeded_game("is", 3).game
    person, (one, other) = game.to_move, sorted({0, 1, 2} - {game.to_move})
    for event in rules.propose(game, person, "abort"):
        game = game.after(event)
    for seat in (one, other):
        assert duty(game, {one, other}) == BotTask("consent", (seat,))
        for event in perform(game, BotTask("consent", (seat,)), {seat: None}):
            game = game.after(event)
    assert game.ended.reason == "aborted"


def test_two_bags_are_drawn_from_by_the_bot_whose_turn_it_is_and_by_no_person():
    game = a_table("two-bags").game
    seat = game.drawer
    assert duty(game, {1 - seat}) is None
    assert duty(game, {0, 1}) == BotTask("draw", (seat,))


def test_a_bot_without_its_list_draws_from_the_fuller_bag():
    game = a_table("two-bags").game
    other = {bags.CONSONANTS, bags.VOWELS} - {bags.fuller(game)}
    assert rules.draw(game, game.drawer, tuple(other)) != rules.draw(
        game, game.drawer, (bags.fuller(game),)
    )
    drawn = perform(game, duty(game, {0, 1}), {game.drawer: None})
    assert drawn == rules.draw(game, game.drawer, (bags.fuller(game),))


@pytest.mark.parametrize("agrees", [True, False])
def test_a_bot_votes_on_the_words_put_forward_and_the_reason_given(agrees):
    game = claim_theme(theme_game()).game
    owed = duty(game, {0, 1})
    (seat,) = owed.seats
    assert (owed.kind, seat) == ("vote", 1 - game.pending.seat)
    heard = (("KROWA",), "z obory" if agrees else "so")
    voted = perform(game, owed, {seat: Willing(votes=heard)})
    assert voted == rules.vote(game, seat, agrees)


def test_a_bot_without_its_list_votes_against_the_theme():
    game = claim_theme(theme_game()).game
    owed = duty(game, {0, 1})
    assert perform(game, owed, {owed.seats[0]: None}) == rules.vote(game, owed.seats[0], False)


def test_a_bot_takes_a_blank_for_its_letter_or_leaves_it_and_moves():
    table = a_game("pl", variants=("blanks-return",), racks=("KRO?AEZ", "WSTAIE*"))
    game = table.after("8F KROwA", "ok").game
    owed = duty(game, {1})
    taking = Willing(takes=BLANK_OF_KROWA)
    assert perform(game, owed, {1: taking}) == (BlankTaken(1, BLANK_OF_KROWA),)
    letters = game.racks[1][:2]
    leaving = Willing(takes=None, decide=Exchange(letters))
    assert perform(game, owed, {1: leaving}) == rules.exchange(game, 1, letters)


def test_when_a_game_is_over_no_bot_owes_it_anything_whatever_was_open():
    bots = {0, 1, 2}
    turn = a_seeded_game("is", 3).game
    waits = a_game("is", 3).after("8D HRAKI").game
    asked = _after(turn, rules.propose(turn, turn.to_move, "abort"))
    start = a_seeded_game("sv", advantage=None).game
    drawing = a_table("two-bags", players=3).game
    for game in (turn, waits, asked, start, drawing):
        assert duty(game, bots) is not None
        if game.phase == "start":
            game = _after(game, rules.abort(game, 0))
        for seat in game.active[:-1]:
            game = _after(game, () if game.ended else rules.resign(game, seat))
        assert game.ended
        assert duty(game, bots) is None


def _after(game, events):
    for event in events:
        game = game.after(event)
    return game


def test_a_bot_that_passes_since_its_list_is_gone_does_so_at_its_turn_alone():
    game = a_seeded_game("is").game
    assert perform(game, BotTask("move", (game.to_move,)), {game.to_move: None}) == (
        Passed(game.to_move),
    )
