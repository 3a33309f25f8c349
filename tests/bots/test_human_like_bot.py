"""Bots that play like people."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from stafla import rules
from stafla._core import Board, Leaves, MoveGenerator, score
from stafla.bots import LEVELS, Exchange, HighestScore, Lay, Match, Pass, judge_by, make
from stafla.bots.engine import form_of, kept_tiles
from stafla.bots.exchanging import tiles_to_exchange
from stafla.bots.human_like_bot import HumanLikeBot
from stafla.bots.levels import Level, everyday, levels, scale
from stafla.bots.master import EFFORT
from stafla.bots.perception import exposure
from stafla.bots.phonies import phonies_of
from stafla.bots.vocabulary import ordinary, shares_of
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.records import read_play
from stafla.rules import Game
from stafla.words import library
from tests.bots.test_bots import a_sight
from tests.records.games import lexicon
from tools.engine import habits

PLAIN = replace(EFFORT, rare=3.0, small=0.5)
FI, EN = load("fi"), load("en")


def level(**changes: object) -> Level:
    """A level that sees all, judges well and minds nothing but points, but for ``changes``."""
    plain = replace(
        levels()[0], name="someone", plays=100_000, words=40_000, others=1.0, everyday=False,
        effort=PLAIN, misjudged=0.0, exchange="worth", doubts=1.0, mistrusts=0.0, phonies=0.0,
        form=0.0, attention=0.0,
    )  # fmt: skip
    return replace(plain, **changes)


def person(edition: str = "fi", **changes: object) -> HumanLikeBot:
    ruled = load(edition)
    worth = [0] * (len(ruled.alphabet) + 1)
    worth[ruled.alphabet.word("U")[0]] = 9000
    kept = Leaves.plain(ruled.ruleset(2), worth, [0] * len(worth))
    words = library.find(ruled).graph
    return HumanLikeBot(level(**changes), ruled, ordinary(ruled.language), words, leaves=kept)


def sights(count: int = 25):
    """Sights of a game in Finnish, all different."""
    base = a_sight("fi", "KALAUSI", board="8G KOIRA")
    return [replace(base, totals=(number, 0)) for number in range(count)]


def points(sight, decision) -> int:
    assert isinstance(decision, Lay)
    return score(sight.rules, sight.board, decision.placement).total


def test_the_same_sight_gives_the_same_decision_and_another_often_another() -> None:
    decisions = [person(plays=3).decide(sight) for sight in sights()]
    assert decisions == [person(plays=3).decide(sight) for sight in sights()]
    assert len(set(decisions)) > 5


def test_the_order_of_the_tiles_on_the_rack_is_no_other_sight() -> None:
    for sight in sights(5):
        turned = replace(sight, rack=sight.rack[::-1])
        assert person(plays=3).decide(turned) == person(plays=3).decide(sight)


def test_who_sees_everything_plays_the_highest_score() -> None:
    best = HighestScore(library.find(FI).graph)
    for sight in sights(5):
        assert points(sight, person().decide(sight)) == points(sight, best.decide(sight))


def test_the_more_plays_one_sees_the_more_one_scores() -> None:
    means = [
        sum(points(sight, person(plays=plays).decide(sight)) for sight in sights(60)) / 60
        for plays in (1, 5, 40, 100_000)
    ]
    assert means == sorted(means)
    assert means[0] < 0.7 * means[3]


def test_what_takes_no_effort_is_seen_first() -> None:
    """Plays beside others are seen less often the more effort they take."""

    def crossings(effort: float) -> int:
        bot = person(plays=1, effort=replace(PLAIN, crossing=effort))
        decisions = [bot.decide(sight) for sight in sights(40)]
        return sum(
            len(score(sight.rules, sight.board, decision.placement).words) - 1
            for sight, decision in zip(sights(40), decisions, strict=True)
            if isinstance(decision, Lay)
        )

    assert crossings(0.0) > 3 * crossings(4.0)


def test_who_sees_only_crumbs_looks_again() -> None:
    bot = person("en", plays=1, effort=replace(PLAIN, small=0.0, letter=3.0, crossing=0.0))
    crumbs = [points(sight, bot.decide(sight)) for sight in english(40)]
    assert sum(score < 4 for score in crumbs) <= 2


def test_devices_have_the_habits_that_the_server_has() -> None:
    """One table of numbers: the front end's is made of it."""
    assert habits.FILE.read_text(encoding="utf-8") == habits.habits(), "run make wire"


def test_who_misjudges_takes_another_play_than_the_best_of_those_seen() -> None:
    sure = [points(sight, person().decide(sight)) for sight in sights()]
    unsure = [points(sight, person(misjudged=0.5).decide(sight)) for sight in sights()]
    assert sum(unsure) < sum(sure)
    assert all(one <= other for one, other in zip(unsure, sure, strict=True))


def made_by(sight, bot: HumanLikeBot) -> list[bytes]:
    decision = bot.decide(sight)
    assert isinstance(decision, Lay)
    return [word.letters for word in score(sight.rules, sight.board, decision.placement).words]


def test_all_words_of_a_play_are_words_that_the_player_knows() -> None:
    knows = ordinary("fi").most_frequent(library.find(FI).graph, 3000, everyday("fi"))
    few, all_of_them = person(words=3000, others=0.0, everyday=True), person()
    strange = 0
    for sight in sights():
        assert all(word in knows for word in made_by(sight, few))
        strange += any(word not in knows for word in made_by(sight, all_of_them))
    assert strange


def test_of_words_beyond_the_list_always_the_same_share_is_known() -> None:
    some, more = person(words=3000, others=0.1), person(words=3000, others=0.5)
    listed = set(ordinary("fi").words[:3000])
    used: set[str] = set()
    for sight in sights():
        for word in made_by(sight, some):
            rows = np.zeros((1, 21), np.uint8)
            rows[0, : len(word)] = list(word)
            text = FI.alphabet.decode_word(word)
            assert text in listed or len(word) == 2 or shares_of(rows)[0] < 0.1
            used |= {text} - listed
    assert used
    assert sum(len(made_by(s, more)[0]) for s in sights()) >= sum(
        len(made_by(s, some)[0]) for s in sights()
    )


def test_what_is_remembered_of_words_changes_no_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"words": 3000, "others": 0.5}
    alone = [person(**told).decide(sight) for sight in sights()]
    bot = person(**told)
    assert [bot.decide(sight) for sight in sights()] == alone
    assert len(bot.met) > 3
    monkeypatch.setattr("stafla.bots.human_like_bot.MOST_MET", 1)
    forgetful = person(**told)
    assert [forgetful.decide(sight) for sight in sights()] == alone
    assert len(forgetful.met) < len(bot.met)


def test_who_knows_the_everyday_words_alone_lays_no_other_of_two_letters() -> None:
    short, seen = set(everyday("en")), 0
    for others in (0.0, 0.5):
        bot = person(
            "en", plays=30, everyday=True, others=others, effort=replace(PLAIN, crossing=0.0)
        )
        for number in range(12):
            sight = replace(a_sight("en", "QIXAZEO", board="8G HELLO"), totals=(number, 0))
            words = [EN.alphabet.decode_word(word) for word in made_by(sight, bot)]
            assert all(word in short for word in words if len(word) == 2)
            seen += sum(len(word) == 2 for word in words)
    assert seen


def test_who_knows_no_word_that_fits_thinks_of_the_other_ordinary_ones() -> None:
    sight = a_sight("fi", "KALAUSI")
    assert isinstance(person(words=0, others=0.0, everyday=True).decide(sight), Lay)


def test_form_is_the_same_all_game_and_another_in_another_game() -> None:
    sight = a_sight("fi", "KALAUSI")
    games = [replace(sight, commitment=bytes([number] * 32)) for number in range(40)]
    days = [form_of("someone", game) for game in games]
    assert days == [form_of("someone", replace(game, totals=(9, 9), bag=3)) for game in games]
    assert len(set(days)) == 40
    assert min(days) < -1 < 1 < max(days)
    good, bad = games[days.index(max(days))], games[days.index(min(days))]
    bot = person(plays=8, form=1.0)
    many = [
        [points(one, bot.decide(one)) for one in (replace(day, totals=(n, 0)) for n in range(40))]
        for day in (good, bad)
    ]
    assert sum(many[0]) > sum(many[1])


def test_without_a_word_tiles_are_exchanged_and_without_a_bag_the_turn_is_passed() -> None:
    sight = a_sight("fi", "WWWWWWW")
    assert person().decide(sight) == Exchange(sight.rack)
    assert person(exchange="vowels").decide(sight) == Exchange(sight.rack[:6])
    assert person().decide(replace(sight, bag=0)) == Pass()


def test_nobody_exchanges_three_times_in_a_row_or_in_vain_from_a_bag_that_is_nearly_empty() -> None:
    sight = a_sight("fi", "WWWWWWW")
    for exchanged, bag, decision in (
        (0, 2, Exchange), (1, 80, Exchange), (1, 3, Pass), (2, 80, Pass),
    ):  # fmt: skip
        for kind in ("vowels", "worth"):
            decided = person(exchange=kind).decide(replace(sight, exchanged=exchanged, bag=bag))
            assert isinstance(decided, decision)


def test_a_rack_of_vowels_that_lays_little_is_given_back_every_other_time() -> None:
    bot = person("en", exchange="vowels", words=10_000, others=0.0, plays=1)
    base = a_sight("en", "AAEIIOU")
    decisions = [bot.decide(replace(base, totals=(number, 0))) for number in range(60)]
    given = [decision for decision in decisions if isinstance(decision, Exchange)]
    assert 15 <= len(given) <= 45
    assert all(0 not in decision.tiles and len(decision.tiles) == 5 for decision in given)
    blank = a_sight("en", "AAEIIO?")
    assert all(
        isinstance(bot.decide(replace(blank, totals=(number, 0))), Lay) for number in range(20)
    )
    good = a_sight("en", "HOUSEAT")
    assert isinstance(bot.decide(good), Lay)


def test_a_blank_is_kept_in_an_exchange() -> None:
    tiles = tiles_to_exchange(a_sight("en", "AAEIIO?"))
    assert 0 not in tiles
    assert len(tiles) == 4
    assert 0 not in tiles_to_exchange(a_sight("en", "CVVWWX?"))


def test_who_minds_the_leave_keeps_the_tile_that_is_worth_much() -> None:
    u = FI.alphabet.word("U")[0]
    for leaves, bag, spent in ((0.0, 80, True), (5.0, 80, False), (5.0, 0, True)):
        decision = person(leaves=leaves).decide(replace(sights(1)[0], bag=bag))
        assert isinstance(decision, Lay)
        assert (u in decision.placement.tiles) == spent


def test_who_is_far_behind_keeps_more_and_opens_more_and_who_leads_the_other_way_round() -> None:
    bot = person(leaves=0.5, caution=0.5, swing=0.2)
    for totals, weights in (
        ((0, 0), (0.5, 0.5)), ((0, 59), (0.5, 0.5)), ((0, 60), (0.6, 0.4)), ((60, 0), (0.4, 0.6)),
    ):  # fmt: skip
        assert np.allclose(bot._weights(replace(sights(1)[0], totals=totals)), weights)
    calm = person(leaves=0.5, caution=0.5)
    assert calm._weights(replace(sights(1)[0], totals=(0, 99))) == (0.5, 0.5)


def test_the_cautious_open_fewer_premium_squares() -> None:
    multipliers = EN.layout.word_multipliers()

    def opening(caution: float) -> int:
        total = 0
        for sight in english():
            decision = person("en", caution=caution, plays=30).decide(sight)
            assert isinstance(decision, Lay)
            opens = exposure(sight.board, multipliers)
            total += sum(opens[square] for square, _ in decision.placement.laid(sight.rules))
        return total

    assert opening(5.0) < opening(0.0)


def english(count: int = 15):
    base = a_sight("en", "HOUSEAT", board="8G HELLO")
    return [replace(base, totals=(number, 0)) for number in range(count)]


def test_the_tiles_kept_are_those_not_laid() -> None:
    assert kept_tiles(bytes([3, 0, 5, 3]), bytes([3, 0, 0x87])) == bytes([5, 3])


def test_a_false_word_is_noticed_as_often_as_the_level_says() -> None:
    board = Board(FI.ruleset(2))
    false = score(FI.ruleset(2), board, read_play("8G KOIRÄ", FI))
    true = score(FI.ruleset(2), board, read_play("8G KOIRA", FI))
    for doubts, least, most in ((0.0, 0, 0), (0.5, 15, 45), (1.0, 60, 60)):
        bot = person(doubts=doubts)
        noticed = [bot.doubts(sight, false) for sight in sights(60)]
        assert least <= noticed.count((0,)) <= most
        assert noticed.count((0,)) + noticed.count(()) == 60
        assert not any(bot.doubts(sight, true) for sight in sights(5))


def test_a_valid_word_that_is_strange_is_now_and_then_challenged() -> None:
    board = Board(EN.ruleset(2))
    strange = score(EN.ruleset(2), board, read_play("8G QI", EN))
    known = score(EN.ruleset(2), board, read_play("8G HOUSE", EN))
    for mistrusts, least, most in ((0.0, 0, 0), (0.3, 8, 30), (1.0, 60, 60)):
        bot = person("en", mistrusts=mistrusts, words=10_000, others=0.0, everyday=True)
        doubted = [bot.doubts(sight, strange) for sight in english(60)]
        assert least <= doubted.count((0,)) <= most
        assert not any(bot.doubts(sight, known) for sight in english(60))


def test_a_word_that_only_seems_to_exist_is_laid_where_words_are_challenged_alone() -> None:
    words = library.find(EN).graph
    bot = person("en", phonies=1.0, words=10_000, others=0.0, plays=3, everyday=True)
    false = 0
    for sight in english(10):
        assert all(word in words for word in made_by(sight, bot))
        made = made_by(replace(sight, challenged=True), bot)
        false += made[0] not in words
        assert all(word in words for word in made[1:])
    assert false > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_do_not_exist_are_frequent_ones_with_a_common_ending(language: str) -> None:
    words = library.find(load(language)).graph
    false = phonies_of(ordinary(language), words)
    assert false is not None
    assert 300 < false.words < 9000
    assert set(words.contains(false.list())) == {0}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_everyday_words_of_two_letters_are_valid_and_no_rarities(language: str) -> None:
    alphabet, words = load(language).alphabet, library.find(load(language)).graph
    short = everyday(language)
    assert 18 <= len(short) == len(set(short)) <= 60
    assert all(len(alphabet.word(word)) == 2 and alphabet.word(word) in words for word in short)


def test_a_play_that_is_hard_to_see_takes_longer_within_bounds() -> None:
    bot, efforts = person(plays=3, effort=replace(PLAIN, crossing=4.0)), set()
    for sight in sights(40):
        pause, effort = bot.pause(sight), bot.choose(sight).effort
        assert pause == bot.pause(sight)
        assert min(12, 0.7 * (2 + 0.7 * effort)) <= pause <= min(12, 1.3 * (2 + 0.7 * effort))
        efforts.add(effort)
    assert max(efforts) > 3 + min(efforts)


def test_the_ladder_grows_in_all_that_makes_a_player() -> None:
    for weaker, stronger in pairwise(levels()):
        assert weaker.plays < stronger.plays
        assert all(weaker.plays_in(one) < stronger.plays_in(one) for one in LANGUAGES)
        assert weaker.scaled >= stronger.scaled >= 0
        assert weaker.words <= stronger.words
        assert weaker.others <= stronger.others <= 1
        assert weaker.misjudged > stronger.misjudged
        assert weaker.leaves <= stronger.leaves <= 1
        assert weaker.doubts < stronger.doubts <= 1
        assert weaker.mistrusts >= stronger.mistrusts
        assert weaker.effort.crossing > stronger.effort.crossing
    assert [one.name for one in levels() if one.everyday] == list(LEVELS[:4])
    assert all(0 < scale(language) < 3 for language in LANGUAGES)


@pytest.mark.parametrize("name", [*LEVELS[:-1], pytest.param(LEVELS[-1], marks=pytest.mark.ci)])
def test_every_level_plays_a_game_to_its_end_by_valid_words_alone(name: str) -> None:
    edition = load("en")
    words = lexicon("en")
    bot = make(name, edition, words)
    assert bot.name == name
    events = rules.start(edition, ("a", "b", "c"), seed=bytes(32), check="automatic")
    game = Match(dict.fromkeys(range(3), bot), judge_by(words)).play_out(Game.replay(events))
    assert game.ended is not None
    assert any(isinstance(event, rules.Played) for event in game.events)


def test_a_game_with_challenges_ends_whatever_beginners_lay_and_doubt() -> None:
    edition = load("sv")
    words = lexicon("sv")
    bot = make("beginner", edition, words)
    events = rules.start(edition, ("a", "b"), seed=bytes(32), check="challenge")
    assert Match({0: bot, 1: bot}, judge_by(words)).play_out(Game.replay(events)).ended


def test_a_level_plays_only_what_its_generator_lists() -> None:
    sight = sights(1)[0]
    decision = person(plays=3).decide(sight)
    assert isinstance(decision, Lay)
    graph = library.find(FI).graph
    plays = MoveGenerator(sight.rules, graph).plays(sight.board, sight.rack)
    assert decision.placement in [plays[i].placement for i in range(len(plays))]


def test_nobody_thinks_longer_than_people_do(monkeypatch) -> None:
    bot, sight = person(plays=3), sights(1)[0]
    seen = bot.choose(sight)
    monkeypatch.setattr(bot, "choose", lambda _sight: replace(seen, effort=1000.0))
    assert bot.pause(sight) == 12
    monkeypatch.setattr(bot, "choose", lambda _sight: replace(seen, effort=-1000.0))
    assert 0.7 * 2 <= bot.pause(sight) <= 1.3 * 2
