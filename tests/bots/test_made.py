"""What the bots are made of, and what they tell the kernel of what they see."""

import tomllib
from dataclasses import asdict, replace
from importlib.resources import files
from types import SimpleNamespace

import pytest

from stafla._core import Board, Leaves, MoveGenerator, WinTable, WordGraph, WordMap, score
from stafla.bots import (
    KINDS,
    LEVELS,
    BestEquity,
    Exchange,
    HighestScore,
    Lay,
    Pass,
    UnknownBot,
    contestant,
    engine,
    kinds,
    levels,
    make,
    master,
    thinker,
    vocabulary,
)
from stafla.bots.engine import dice
from stafla.bots.habits import HABITS
from stafla.bots.human_like_bot import HumanLikeBot
from stafla.bots.kinds import CHAMPION, ENDGAME, INFERENCE, MAKERS, SIMULATION
from stafla.bots.master import Master
from stafla.bots.match import EndlessGame
from stafla.bots.perception import Effort
from stafla.bots.thinker import ENDLESS, Thinker, Thought, by_side, seed_of
from stafla.bots.vocabulary import Vocabulary, ordinary
from stafla.editions import combine, load
from stafla.editions.leaves import shipped_leaves
from stafla.editions.wins import shipped_wins
from stafla.records import read_play
from tests.bots.test_bots import a_sight
from tests.bots.test_vocabulary import rows
from tests.records.games import lexicon

EN = load("en")
RULES = EN.ruleset(2)
WORDS = lexicon("en")
MAP = WordMap(WORDS, RULES)
LEAVES = Leaves.plain(RULES, [3] * 27, [0] * 27)


def make_it(name, words=MAP, **more):
    return contestant(name, EN, WORDS, words, **more)


# ------------------------------------------------------------------- what they are made of


@pytest.mark.parametrize("name", ["best-equity", "highest-score", "no-leaves"])
def test_an_engine_s_bot_has_its_words_and_their_map(name):
    bot = make_it(name)
    assert (bot.engine.lexicon, bot.engine.words) == (WORDS, MAP)
    assert make_it(name, None).engine.words is None


def test_leaves_are_those_given_or_those_that_ship_or_worth_nothing():
    shipped = shipped_leaves(EN, RULES)
    for name in ("best-equity", "champion", "simulation", "endgame", *LEVELS[:-1]):
        assert make_it(name).leaves is shipped
        assert make_it(name, leaves=LEAVES).leaves is LEAVES
    assert make("best-equity", EN, WORDS, leaves=LEAVES).leaves is LEAVES
    nothing = make_it("no-leaves", leaves=LEAVES)
    rack = EN.alphabet.rack("?S")
    assert (nothing.leaves.value(rack), isinstance(nothing, BestEquity)) == (0, True)
    assert nothing.leaves.value(rack) == Leaves.zero(RULES).value(rack)


@pytest.mark.parametrize(
    ("name", "thought"),
    [
        ("champion", CHAMPION),
        ("simulation", SIMULATION),
        ("inference", INFERENCE),
        ("endgame", ENDGAME),
    ],
)
def test_a_thinker_has_its_words_its_chances_and_its_thought(name, thought):
    bot = make_it(name)
    assert (bot.name, bot.lexicon, bot.words, bot.thought) == (name, WORDS, MAP, thought)
    assert bot.wins is shipped_wins(EN, RULES)
    assert (bot.greedy.engine.lexicon, bot.greedy.engine.words) == (WORDS, MAP)
    assert bot.greedy.leaves is bot.leaves
    own = make_it(name, None)
    assert isinstance(own.words, WordMap)
    assert isinstance(own.decide(a_sight("en", "HELLOAT", bag=0)), Lay)
    timed = make_it(name, milliseconds=70).thought
    assert timed == thought.within(70)
    assert timed.milliseconds == 70


def test_what_a_champion_thinks_is_more_than_nothing():
    assert (CHAMPION.rollouts, CHAMPION.nodes, CHAMPION.milliseconds) == (ENDLESS, ENDLESS, 2000)
    assert CHAMPION.candidates > SIMULATION.candidates and CHAMPION.margin < SIMULATION.margin
    assert CHAMPION.deeper > CHAMPION.plies
    assert CHAMPION.inferred == INFERENCE.inferred
    assert replace(SIMULATION, inferred=1000) == INFERENCE
    assert Thought(rollouts=3000) == SIMULATION
    assert Thought(nodes=1500) == ENDGAME


@pytest.mark.parametrize("language", ["en", "fi"])
def test_a_level_is_made_of_its_numbers_and_of_its_language(language):
    edition, words = load(language), lexicon(language)
    table = WordMap(words, edition.ruleset(2))
    for level in levels.levels():
        bot = contestant(level.name, edition, words, table)
        assert (bot.name, bot.level) == (level.name, level)
        assert bot.plays == level.plays * levels.scale(language) ** level.scaled
        assert bot.vocabulary is ordinary(language)
        assert (bot.judge.lexicon, bot.judge.words) == (words, table)
        assert (bot.short is None) != level.everyday
        if level.others:
            assert bot.engines == [bot.judge]
        else:
            few, many = (one.lexicon.words for one in bot.engines)
            assert few <= many <= words.words
    master = contestant("master", edition, words, table)
    assert type(master) is Master
    assert (master.engine.lexicon, master.engine.words) == (words, table)
    assert master.vocabulary is ordinary(language)


def test_the_levels_are_those_of_the_file():
    told = tomllib.loads((files("stafla.data") / "levels.toml").read_text("utf-8"))
    found = levels.levels.__wrapped__()
    assert [level.name for level in found] == [one["name"] for one in told["level"]]
    for level, one in zip(found, told["level"], strict=True):
        for name, value in (told["unless_said"] | one).items():
            holder = level.effort if name in Effort.__slots__ else level
            assert getattr(holder, name) == value
    assert levels.scale("fi") == told["scale"]["fi"]
    assert asdict(master.EFFORT) | {"skill": master.SKILL} == told["master"]
    assert levels.everyday("fi") == tuple(told["everyday"]["fi"].split())


def test_a_bot_that_there_is_not_is_refused_with_those_that_there_are():
    for act, known in ((make, KINDS), (contestant, tuple(MAKERS))):
        with pytest.raises(UnknownBot) as refused:
            act("x" * 99, EN, WORDS)
        assert refused.value.details == {"text": "x" * 60, "known": ", ".join(known)}
        assert str(refused.value) == f"unknown bot {'x' * 99!r}; there are {', '.join(known)}"
    # a bot for trials is a contestant, and nobody's opponent
    with pytest.raises(UnknownBot):
        make("no-leaves", EN, WORDS)
    assert UnknownBot("x").details["known"] == ", ".join(KINDS)


def test_a_bot_that_thinks_does_so_in_as_many_threads_as_it_is_given():
    for bot in (
        make("champion", EN, WORDS, MAP, threads=3),
        contestant("simulation", EN, WORDS, MAP),
    ):
        assert isinstance(bot, Thinker)
        assert bot.thought.threads == (3 if bot.name == "champion" else 1)


def test_a_game_without_end_says_after_how_many_events():
    fault = EndlessGame(7)
    assert (fault.code, fault.details) == ("endless-game", {"most": 7})
    assert str(fault) == "the game goes on after 7 events: its players never end it"


# ------------------------------------------------------------------- equity


class Generator:
    """A move generator that finds what it is told, and notes what it was asked."""

    def __init__(self, play, exchange):
        self.play, self.exchange, self.asked = play, exchange, []

    def best(self, *arguments):
        self.asked.append(arguments)
        return self.play

    def best_exchange(self, *arguments):
        self.asked.append(arguments)
        return self.exchange


def weigher(monkeypatch, play, exchange):
    found = Generator(play, exchange)
    monkeypatch.setattr(engine.Engine, "generator", lambda _self, _sight: found)
    return BestEquity(WORDS, LEAVES, MAP), found


def test_the_better_of_a_play_and_an_exchange_is_made(monkeypatch):
    sight = a_sight("en", "HELLOAT")
    play = SimpleNamespace(equity=500, placement="there")
    for equity, decision in ((501, Exchange(b"\1")), (500, Lay("there")), (499, Lay("there"))):
        bot, found = weigher(monkeypatch, play, (b"\1", equity))
        assert bot.decide(sight) == decision
        (board, rack, by), exchanged = found.asked
        assert (board, rack, exchanged) == (sight.board, sight.rack, (sight.rack, LEAVES, 7))
        worth = RULES.rack_value(sight.unseen)
        assert (by.leaves, by.bag, by.unseen_value) == (LEAVES, sight.bag, worth)


def test_where_nothing_may_be_exchanged_nothing_is_looked_for(monkeypatch):
    play = SimpleNamespace(equity=0, placement="there")
    for played, decision in ((play, Lay("there")), (None, Pass())):
        bot, found = weigher(monkeypatch, played, (b"\1", 9))
        assert bot.decide(a_sight("en", "HELLOAT", bag=0)) == decision
        assert len(found.asked) == 1
    bot, _ = weigher(monkeypatch, None, None)
    assert bot.decide(a_sight("en", "HELLOAT")) == Pass()
    bot, _ = weigher(monkeypatch, None, (b"\1", -9))
    assert bot.decide(a_sight("en", "HELLOAT")) == Exchange(b"\1")


def test_a_generator_is_made_once_for_the_rules_of_the_turn():
    made_of = engine.Engine(WORDS, MAP)
    sight = a_sight("en", "HELLOAT")
    one = made_of.generator(sight)
    assert isinstance(one, MoveGenerator)
    assert made_of.generator(sight) is one
    three = replace(sight, rules=EN.ruleset(3))
    assert made_of.generator(three) is not one
    assert made_of.generator(three) is made_of.generator(three)


def test_no_more_tiles_are_exchanged_than_are_held_or_in_the_bag():
    for rack, bag, most in (("HELLOAT", 80, 7), ("HELL", 80, 4), ("HELLOAT", 7, 7)):
        assert engine.most_to_exchange(a_sight("is", rack.replace("O", "A"), bag=bag)) == most
    assert engine.most_to_exchange(a_sight("is", "HELLAAT", bag=1)) == 1
    assert engine.most_to_exchange(a_sight("is", "HELLAAT", bag=0)) == 0
    assert engine.most_to_exchange(a_sight("is", "", bag=9)) == 0


# ------------------------------------------------------------------- the thinker


def a_thinker(**thought):
    return Thinker(
        "t",
        WORDS,
        MAP,
        leaves=LEAVES,
        wins=WinTable.logistic(RULES),
        thought=Thought(**thought),
        clock=lambda: 0.0,
    )


@pytest.mark.parametrize(
    ("thought", "bag", "racks", "way"),
    [
        ({"rollouts": 5, "nodes": 5}, 9, (7, 7), "simulate"),
        ({"rollouts": 5, "nodes": 5}, 1, (7, 7, 7), "simulate"),
        ({"rollouts": 5, "nodes": 5}, 0, (7, 7), "solve"),
        ({"rollouts": 5, "nodes": 5}, 0, (7, 7, 7), "greedy"),
        ({"rollouts": 5}, 0, (7, 7), "greedy"),
        ({"nodes": 5}, 9, (7, 7), "greedy"),
        ({"nodes": 5}, 0, (7, 7), "solve"),
        ({}, 9, (7, 7), "greedy"),
        ({}, 0, (7, 7), "greedy"),
        # somebody resigned
        ({"rollouts": 5, "nodes": 5}, 9, (7, 0), "greedy"),
        ({"rollouts": 5, "nodes": 5}, 0, (7, 0), "greedy"),
    ],
)
def test_it_solves_simulates_or_plays_by_equity(monkeypatch, thought, bag, racks, way):
    for name in ("_solve", "_simulate"):
        monkeypatch.setattr(Thinker, name, lambda _self, _sight, _turn, name=name: name[1:])
    bot = a_thinker(**thought)
    monkeypatch.setattr(bot, "greedy", SimpleNamespace(decide=lambda _sight: "greedy"))
    assert bot.decide(replace(a_sight("en", "HELLOAT", bag=bag), racks=racks)) == way


@pytest.mark.parametrize("seat", [0, 1])
def test_the_solver_is_told_all_that_is_known(monkeypatch, seat):
    told = {}

    def solve(rules, lexicon, position, **named):
        told.update(named, rules=rules, lexicon=lexicon, position=position)
        return SimpleNamespace(line=told["line"])

    monkeypatch.setattr(thinker, "solve_endgame", solve)
    sight = replace(a_sight("en", "HELLOAT", bag=0), seat=seat, passes=2, scoreless=3)
    bot = a_thinker(nodes=50, milliseconds=9, threads=3)
    play = SimpleNamespace(placement="there")
    for line, decision in (((play, None), Lay("there")), ((None, play), Pass()), ((), Pass())):
        told["line"] = line
        assert bot.decide(sight) == decision
    racks = [sight.rack, sight.unseen] if seat == 0 else [sight.unseen, sight.rack]
    position, limits = told.pop("position"), told.pop("limits")
    assert (position.board, position.racks, position.mover) == (sight.board, racks, seat)
    assert position.runs == (2, 3)
    assert (limits.nodes, limits.milliseconds, limits.threads) == (50, 9, 3)
    assert (limits.plies, limits.stop) == (None, None)
    del told["line"]
    assert told == {"rules": sight.rules, "lexicon": WORDS, "words": MAP}


def test_the_simulation_is_told_all_that_is_seen(monkeypatch):
    told, moves = {}, []

    class Simulated:
        rollouts, confidence = 0, 0.95

        def __init__(self, *arguments, **named):
            told.update(named, arguments=arguments)

        def run(self, *arguments):
            told["run"] = arguments
            return False

        def results(self):
            return moves

    monkeypatch.setattr(thinker, "Simulation", Simulated)
    sight = replace(
        a_sight("en", "HELLOAT", bag=3), seat=1, passes=2, scoreless=3, totals=(40, 50), exchanges=4
    )
    bot = a_thinker(rollouts=60, milliseconds=9, candidates=8, plies=3, threads=2)
    nothing = SimpleNamespace(placement=None, exchange=None)
    many = SimpleNamespace(placement=None, exchange=sight.rack[:4])
    some = SimpleNamespace(placement=None, exchange=sight.rack[:3])
    play = SimpleNamespace(placement="there", exchange=None)
    for results, decision in (
        ([play, some], Lay("there")),
        ([nothing, many, some, play], Exchange(sight.rack[:3])),
        ([nothing, many, play, some], Lay("there")),
        ([nothing, many], Pass()),
        ([], Pass()),
    ):
        moves[:] = results
        allowed = replace(sight, edition=load("is"), rules=load("is").ruleset(2))
        assert bot.decide(allowed) == decision
    context, wins, view, candidates = told.pop("arguments")
    settings = told.pop("settings")
    assert told == {"top": 8, "run": (60, 9, 2)}
    assert (wins, candidates) == (bot.wins, None)
    assert members(context, "rules lexicon words leaves") == (allowed.rules, WORDS, MAP, LEAVES)
    seen = "board rack sizes totals turn runs exchanges"
    assert members(view, seen) == (
        sight.board, sight.rack, list(sight.racks), [40, 50], 1, (2, 3), [0, 4],
    )  # fmt: skip
    chosen = "plies seed confidence margin"
    assert members(settings, chosen) == (3, seed_of(sight), 0.99, 0.005)


def members(group, names):
    return tuple(getattr(group, name) for name in names.split())


def test_exchanges_count_for_the_own_side_alone():
    sight = replace(a_sight("is"), exchanges=3)
    assert by_side(sight) == [3, 0]
    assert by_side(replace(sight, seat=1, racks=(7, 7, 7))) == [0, 3, 0]
    four = replace(sight, racks=(7, 7, 7, 7))
    assert by_side(replace(four, seat=2)) == [0, 0, 3, 0]
    pairs = replace(four, edition=combine(load("pl"), ["karpatka"], players=4))
    assert [by_side(replace(pairs, seat=seat)) for seat in (0, 1, 3)] == [
        [3, 0, 0, 0], [3, 0, 0, 0], [0, 3, 0, 0],
    ]  # fmt: skip


def test_time_takes_the_place_of_the_work_that_there_is():
    assert Thought(rollouts=3).within(9) == Thought(rollouts=ENDLESS, milliseconds=9)
    assert Thought(nodes=3).within(9) == Thought(nodes=ENDLESS, milliseconds=9)
    assert Thought(candidates=4, plies=5).within(0) == Thought(0, 4, 5, 0, 0)


def test_another_sight_has_another_seed():
    sight = a_sight("en", "HELLOAT")
    others = [
        replace(sight, totals=(1, 0)), replace(sight, bag=3), a_sight("en", "HELLOAS"),
        a_sight("en", "HELLOAT", board="8G IT"),
    ]  # fmt: skip
    seeds = {seed_of(one) for one in [sight, *others]}
    assert len(seeds) == 5
    assert all(0 <= seed < 1 << 64 for seed in seeds)
    assert max(seeds) > 1 << 60


# ------------------------------------------------------------------- people


def test_the_dice_are_others_for_another_person_purpose_and_sight():
    sight = a_sight("en", "HELLOAT")
    rolls = [
        dice(*told).random()
        for told in (
            ("one", b"eye", sight),
            ("other", b"eye", sight),
            ("one", b"doubt", sight),
            ("one", b"eye", sight, b"later"),
            ("one", b"eye", replace(sight, seat=1)),
            ("one", b"eye", replace(sight, totals=(1, 0))),
            ("one", b"eye", replace(sight, bag=9)),
            ("one", b"eye", a_sight("en", "HELLOAS")),
            ("one", b"eye", a_sight("en", "HELLOAT", board="8G IT")),
        )
    ]
    assert len(set(rolls)) == len(rolls)
    assert dice("one", b"eye", sight).random() == rolls[0]


def a_master(leaves=LEAVES):
    return Master(ordinary("en"), WORDS, leaves=leaves)


def test_the_master_weighs_forty_plays_and_no_more(monkeypatch):
    assert HABITS.weighed == 40
    asked = []
    bot = a_master()
    sight = a_sight("en", "HELOAST", board="8G IT")
    worth = Master._worth

    def weigh(self, sight, plays, seen):
        asked.append(len(seen))
        return worth(self, sight, plays, seen)

    monkeypatch.setattr(Master, "_worth", weigh)
    assert isinstance(bot.decide(sight), Lay)
    monkeypatch.setattr(master, "HABITS", replace(HABITS, weighed=2))
    bot.decide(sight)
    assert 2 < asked[0] <= 40
    assert asked[1] == 2


def test_to_the_master_a_play_is_worth_its_points_and_what_is_kept():
    worth = [0] * 27
    worth[EN.alphabet.rack("S")[0]] = 4_000
    sight = a_sight("en", "ATS")
    plays = MoveGenerator(RULES, WORDS).plays(sight.board, sight.rack)
    found = a_master(Leaves.plain(RULES, worth, [0] * 27))._worth(
        sight, plays, master.np.arange(len(plays))
    )
    for index, milli in enumerate(found):
        kept = EN.alphabet.rack("S")[0] not in plays[index].placement.tiles
        assert milli == plays[index].score * 1000 + 4000 * kept


def test_the_master_doubts_what_the_list_lacks_exchanges_without_a_word_and_passes_at_the_end():
    bot = a_master()
    false = score(RULES, Board(RULES), read_play("8G HELOL", EN))
    true = score(RULES, Board(RULES), read_play("8G HELLO", EN))
    sight = a_sight("en", "VVVVVVV")
    assert (bot.doubts(sight, false), bot.doubts(sight, true)) == ((0,), ())
    assert bot.decide(sight) == Exchange(sight.rack)
    assert bot.decide(replace(sight, bag=0)) == Pass()


# ------------------------------------------------------------------- vocabulary


def test_every_word_of_a_small_vocabulary_has_its_rank_and_all_others_come_behind():
    """Whatever their numbers are: also those beyond the greatest of the vocabulary."""
    words = Vocabulary(EN.alphabet, ("HELLO", "AT", "DOG", "ZOO"))
    assert words.ranks(rows(words, *words.words)).tolist() == [0, 1, 2, 3]
    others = [a + b for a in "BCDFGH" for b in "AEIOU"]
    assert words.ranks(rows(words, *others)).tolist() == [4] * 30
    one = Vocabulary(EN.alphabet, ("DOG",))
    assert one.ranks(rows(one, "DOG", *others)).tolist() == [0, *[1] * 30]


def test_a_language_without_a_file_has_no_ordinary_words(monkeypatch, tmp_path):
    monkeypatch.setattr(vocabulary, "files", lambda _package: tmp_path)
    found = ordinary.__wrapped__("sv")
    assert (found.words, found.alphabet) == ((), load("sv").alphabet)


def test_the_ordinary_words_of_a_language_are_those_of_its_file():
    found = ordinary.__wrapped__("sv")
    assert found.words == ordinary("sv").words
    assert found.alphabet == load("sv").alphabet


def test_as_many_words_are_known_as_the_list_holds_and_the_lexicon_has():
    words = Vocabulary(EN.alphabet, ("HELLO", "AT", "QQQ", "DOG"))
    for most, known in ((0, 0), (1, 1), (2, 2), (3, 2), (4, 3)):
        assert words.most_frequent(WORDS, most).words == known
    assert isinstance(words.most_frequent(WORDS, 9), WordGraph)
    assert words.most_frequent(WORDS, 9).words == 3


def test_who_is_made_is_called_by_the_right_name():
    assert [type(make_it(name)) for name in ("best-equity", "highest-score", "beginner")] == [
        BestEquity, HighestScore, HumanLikeBot,
    ]  # fmt: skip
    assert kinds.USUAL == "beginner"
