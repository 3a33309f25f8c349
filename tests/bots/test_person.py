"""Bots that play like people."""

from dataclasses import replace
from itertools import pairwise

import pytest

from stafla import rules
from stafla._core import Board, Leaves, MoveGenerator, score
from stafla.bots import LEVELS, Exchange, HighestScore, Lay, Match, Pass, judge_by, make
from stafla.bots.levels import levels
from stafla.bots.person import Eye, Person, kept_tiles
from stafla.bots.vocabulary import ordinary
from stafla.editions import LANGUAGES, load
from stafla.records.play import read_play
from stafla.rules import Game
from stafla.words import shelf
from tests.bots.test_bots import a_sight
from tests.records.games import lexicon


def person(
    skill: float = 0.0, *, words: int | None = None, leaves: float = 0.0, doubts: float = 1.0
) -> Person:
    eye = Eye(words, skill, leaves, doubts)
    worth = [0] * (len(load("fi").alphabet) + 1)
    worth[load("fi").alphabet.word("U")[0]] = 9000
    kept = Leaves.plain(load("fi").ruleset(2), worth, [0] * len(worth))
    return Person("someone", eye, ordinary("fi"), shelf.find(load("fi")).graph, leaves=kept)


def sights(count: int = 25):
    """Sights of a game in Finnish, all different."""
    base = a_sight("fi", "KALAUSI", board="8G KOIRA")
    return [replace(base, totals=(number, 0)) for number in range(count)]


def points(sight, decision) -> int:
    assert isinstance(decision, Lay)
    return score(sight.rules, sight.board, decision.placement).total


def test_the_same_sight_gives_the_same_decision_and_another_often_another() -> None:
    decisions = [person(1).decide(sight) for sight in sights()]
    assert decisions == [person(1).decide(sight) for sight in sights()]
    assert len(set(decisions)) > 5


def test_the_order_of_the_tiles_on_the_rack_is_no_other_sight() -> None:
    for sight in sights(5):
        turned = replace(sight, rack=sight.rack[::-1])
        assert person(1).decide(turned) == person(1).decide(sight)


def test_who_sees_everything_plays_the_highest_score() -> None:
    best = HighestScore(shelf.find(load("fi")).graph)
    for sight in sights(5):
        assert points(sight, person(60).decide(sight)) == points(sight, best.decide(sight))


def test_the_more_one_sees_the_more_one_scores() -> None:
    means = [
        sum(points(sight, person(skill).decide(sight)) for sight in sights(60)) / 60
        for skill in (-4, 0, 3, 60)
    ]
    assert means == sorted(means)
    assert means[0] < 0.7 * means[3]


def test_who_sees_nothing_still_makes_a_play_that_they_know() -> None:
    for sight in sights(5):
        assert isinstance(person(-60).decide(sight), Lay)


def test_all_words_of_a_play_are_words_that_the_player_knows() -> None:
    knows = ordinary("fi").known(shelf.find(load("fi")).graph, 3000)
    strange = 0
    for sight in sights():
        for words in (3000, None):
            decision = person(2, words=words).decide(sight)
            assert isinstance(decision, Lay)
            made = score(sight.rules, sight.board, decision.placement).words
            unknown = [word for word in made if word.letters not in knows]
            assert not (words and unknown)
            strange += bool(unknown)
    assert strange


def test_without_a_word_tiles_are_exchanged_and_without_a_bag_the_turn_is_passed() -> None:
    sight = a_sight("fi", "WWWWWWW")
    assert person().decide(sight) == Exchange(sight.rack)
    assert person().decide(replace(sight, bag=0)) == Pass()


def test_who_minds_the_leave_keeps_the_tile_that_is_worth_much() -> None:
    u = load("fi").alphabet.word("U")[0]
    for leaves, bag, spent in ((0.0, 80, True), (5.0, 80, False), (5.0, 0, True)):
        decision = person(60, leaves=leaves).decide(replace(sights(1)[0], bag=bag))
        assert isinstance(decision, Lay)
        assert (u in decision.placement.tiles) == spent


def test_the_tiles_kept_are_those_not_laid() -> None:
    assert kept_tiles(bytes([3, 0, 5, 3]), bytes([3, 0, 0x87])) == bytes([5, 3])


def test_a_false_word_is_noticed_as_often_as_the_level_says() -> None:
    edition = load("fi")
    board = Board(edition.ruleset(2))
    false = score(edition.ruleset(2), board, read_play("8G KOIRÄ", edition))
    true = score(edition.ruleset(2), board, read_play("8G KOIRA", edition))
    for doubts, least, most in ((0.0, 0, 0), (0.5, 15, 45), (1.0, 60, 60)):
        bot = person(doubts=doubts)
        noticed = [bot.doubts(sight, false) for sight in sights(60)]
        assert least <= noticed.count((0,)) <= most
        assert noticed.count((0,)) + noticed.count(()) == 60
        assert not any(bot.doubts(sight, true) for sight in sights(5))


def test_the_ladder_has_a_skill_for_every_language_and_grows_in_all_else() -> None:
    for level in levels():
        assert set(level.skill) == set(LANGUAGES)
        assert level.eye_in("pl").skill == level.skill["pl"]
    eyes = [level.eye for level in levels()]
    for weaker, stronger in pairwise(eyes):
        assert (weaker.words or 10**9) <= (stronger.words or 10**9)
        assert weaker.leaves <= stronger.leaves <= 1
        assert weaker.doubts < stronger.doubts <= 1


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_a_game_to_its_end_by_valid_words_alone(name: str) -> None:
    edition = load("en")
    words = lexicon("en")
    bot = make(name, edition, words)
    assert bot.name == name
    events = rules.start(edition, ("a", "b", "c"), seed=bytes(32), check="challenge")
    game = Match(dict.fromkeys(range(3), bot), judge_by(words)).play_out(Game.replay(events))
    assert game.ended is not None
    assert not any(isinstance(event, rules.Challenged) for event in game.events)
    assert any(isinstance(event, rules.Played) for event in game.events)


def test_a_level_plays_only_what_its_generator_lists() -> None:
    sight = sights(1)[0]
    decision = person(1).decide(sight)
    assert isinstance(decision, Lay)
    graph = shelf.find(load("fi")).graph
    plays = MoveGenerator(sight.rules, graph).plays(sight.board, sight.rack)
    assert decision.placement in [plays[i].placement for i in range(len(plays))]
