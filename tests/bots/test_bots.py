"""The bots: what they decide, what they see, and games between them."""

from dataclasses import fields

import pytest

from stafla import rules
from stafla._core import Board, Leaves, MoveGenerator
from stafla.bots import (
    KINDS,
    BestEquity,
    Bot,
    Decision,
    Exchange,
    HighestScore,
    Lay,
    Match,
    Pass,
    Resign,
    Sight,
    UnknownBot,
    judge_by,
    make,
    possible_by,
    sight_of,
)
from stafla.editions import load, names
from stafla.records import read_play
from stafla.rules import EndOffered, Game
from tests.records.games import EVERY, lexicon, whole_game
from tests.rules.builders import an_endgame


def a_sight(
    edition: str = "is",
    rack: str = "HRAKIÞÞ",
    *,
    board: str = "",
    bag: int = 80,
    exchanges: int = 0,
) -> Sight:
    ruled = load(edition)
    numbers = ruled.ruleset(2)
    laid = Board(numbers)
    if board:
        laid = laid.laid(read_play(board, ruled))
    return Sight(
        edition=ruled,
        rules=numbers,
        seat=0,
        board=laid,
        rack=ruled.alphabet.rack(rack),
        unseen=ruled.alphabet.rack("AAAA"),
        bag=bag,
        racks=(len(rack), 7),
        totals=(0, 0),
        exchanges=exchanges,
    )


@pytest.mark.parametrize("edition", names())
def test_the_highest_score_is_the_highest_of_all_plays(edition: str) -> None:
    game = whole_game(edition)
    for number in range(6, len(game.events), 9):
        state = Game.replay(game.events[:number])
        if state.phase != "turn" or state.to_move is None:
            continue
        sight = sight_of(state, state.to_move)
        bot = HighestScore(lexicon(edition))
        plays = MoveGenerator(sight.rules, lexicon(edition)).plays(sight.board, sight.rack)
        decision = bot.decide(sight)
        if len(plays):
            assert isinstance(decision, Lay)
            assert decision.placement == plays[0].placement
        else:
            assert not isinstance(decision, Lay)


def test_without_a_play_tiles_are_exchanged_while_that_is_allowed() -> None:
    bot = HighestScore(lexicon("is"))
    assert bot.decide(a_sight(rack="ÞÞÞÞÞÞÞ")) == Exchange(a_sight(rack="ÞÞÞÞÞÞÞ").rack)
    few = bot.decide(a_sight(rack="ÞÞÞÞÞÞÞ", bag=3))
    assert isinstance(few, Exchange)
    assert len(few.tiles) == 3
    assert bot.decide(a_sight(rack="ÞÞÞÞÞÞÞ", bag=0)) == Pass()
    assert bot.decide(a_sight(rack="ÞÞÞÞÞÞÞ", exchanges=10)) == Pass()


@pytest.mark.proves("SV-26")
def test_a_bot_does_not_exchange_where_the_edition_forbids_it() -> None:
    bot = HighestScore(lexicon("sv"))
    assert isinstance(bot.decide(a_sight("sv", "XXZZZZZ", bag=7)), Exchange)
    assert bot.decide(a_sight("sv", "XXZZZZZ", bag=6)) == Pass()


def test_equity_keeps_what_is_worth_keeping() -> None:
    edition = load("en")
    numbers = edition.ruleset(2)
    worth = [0] * (len(edition.alphabet) + 1)
    worth[edition.alphabet.rack("S")[0]] = 30_000
    worthy = Leaves.plain(numbers, worth, [0] * len(worth))
    sight = a_sight("en", "ATSOXXX", board="8G IT")
    greedy = HighestScore(lexicon("en")).decide(sight)
    patient = BestEquity(lexicon("en"), worthy).decide(sight)
    assert isinstance(greedy, Lay)
    s = edition.alphabet.rack("S")[0]
    if isinstance(patient, Lay):
        assert s not in patient.placement.tiles
    else:
        assert isinstance(patient, Exchange)
        assert s not in patient.tiles


def test_worthless_leaves_and_a_full_bag_give_the_highest_score() -> None:
    sight = a_sight("en", "HELLOAT")
    zero = Leaves.zero(load("en").ruleset(2))
    assert BestEquity(lexicon("en"), zero).decide(sight) == HighestScore(lexicon("en")).decide(
        sight
    )


@pytest.mark.parametrize("kind", ("master", "best-equity", "highest-score"))
@pytest.mark.proves("SV-19")
def test_bots_doubt_the_whole_play_with_a_word_that_their_lexicon_does_not_hold(kind: str) -> None:
    edition = load("is")
    bot = make(kind, edition, lexicon("is"))
    board = Board(edition.ruleset(2))
    for text, doubted in (("8D HRAKI", ()), ("8D KRAHI", (0,))):
        play = rules_score(board, text)
        assert bot.doubts(a_sight(), play) == doubted
    beside = rules_score(board.laid(read_play("8D HRAKI", edition)), "9D AR")
    known = [word.letters in lexicon("is") for word in beside.words]
    assert known == [True, False, False]
    assert bot.doubts(a_sight(), beside) == (0, 1, 2)


def rules_score(board: Board, text: str):
    from stafla._core import score

    edition = load("is")
    return score(edition.ruleset(2), board, read_play(text, edition))


def test_only_the_bots_that_there_are_can_be_made() -> None:
    for kind in KINDS:
        assert make(kind, load("fi"), lexicon("fi")).name == kind
    with pytest.raises(UnknownBot) as refused:
        make("genius", load("fi"), lexicon("fi"))
    assert refused.value.code == "unknown-bot"


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_a_sight_holds_nothing_of_the_others_racks(edition: str, players: int) -> None:
    game = whole_game(edition, players)
    for number in range(5, len(game.events), 11):
        state = Game.replay(game.events[:number])
        if not all(state.racks) or state.aside:
            continue  # nobody is asked while tiles are dealt or lie aside
        for seat in state.seats:
            sight = sight_of(state, seat)
            assert {field.name for field in fields(sight)} == {
                "edition", "rules", "seat", "board", "rack", "unseen", "bag", "racks", "totals",
                "exchanges", "passes", "scoreless", "blanks", "parts", "lacking", "partner",
                "exchanged", "challenged", "commitment", "before", "other_exchanged",
            }  # fmt: skip
            assert sight.partner is None  # whose rack is seen, where pairs play
            assert sight.rack == state.racks[seat]
            assert sight.racks == tuple(map(len, state.racks))
            assert sight.unseen == bytes(sorted(sight.unseen))
            hidden = len(sight.unseen) - sum(map(len, state.racks)) + len(sight.rack)
            assert hidden == sight.bag


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_bots_play_every_edition_to_a_legal_end(edition: str, players: int) -> None:
    game = whole_game(edition, players)
    assert game.ended is not None
    assert game.changes is not None
    assert whole_game.__wrapped__(edition, players).events == game.events


def test_a_bot_that_breaks_the_rules_is_an_error_of_the_bot() -> None:
    class Rude(Bot):
        def decide(self, sight: Sight) -> Lay:
            return Lay(read_play("1A HRAKI", load("is")))

    game = Game.replay(rules.start(load("is"), ("a", "b"), seed=bytes(32)))
    table = Match({0: Rude(), 1: Rude()}, judge_by(lexicon("is")))
    with pytest.raises(rules.Refusal):
        table.play_out(game)


def test_a_player_who_resigns_leaves_the_table_to_the_others() -> None:
    class Weary(Bot):
        def decide(self, sight: Sight) -> Resign:
            return Resign()

    game = Game.replay(rules.start(load("fi"), ("a", "b", "c"), seed=bytes(32)))
    bots = {0: Weary(), 1: HighestScore(lexicon("fi")), 2: HighestScore(lexicon("fi"))}
    ended = Match(bots, judge_by(lexicon("fi")), possible_by(lexicon("fi"))).play_out(game)
    assert ended.resigned == {0}
    assert ended.places()[0] == 3


@pytest.mark.proves("FI-35")
def test_the_game_ends_when_nothing_more_can_be_laid() -> None:
    words = lexicon("fi")
    game = an_endgame("fi", "CÖ", "WB").game
    bots = {0: HighestScore(words), 1: HighestScore(words)}
    state = Match(bots, judge_by(words), possible_by(words)).play_out(game)
    kinds = [type(event).__name__ for event in state.events[len(game.events) :]]
    assert kinds == ["EndOffered", "Ended", "Settled"]


def test_a_bot_agrees_to_end_unless_it_would_lay_tiles_itself() -> None:
    class Able(HighestScore):
        def decide(self, sight: Sight) -> Decision:
            return Lay(read_play("1A HRAKI", sight.edition))

    words = lexicon("fi")
    game = an_endgame("fi", "CÖ", "WB").game.after(EndOffered(0))
    for bot, kind in ((HighestScore(words), "EndAccepted"), (Able(words), "EndDeclined")):
        (event, *_) = Match({0: bot, 1: bot}, judge_by(words)).next_act(game)
        assert type(event).__name__ == kind


def test_an_edition_without_that_ending_goes_on_until_all_have_passed() -> None:
    words = lexicon("is")
    game = an_endgame("is", "XÖ", "ÞB").game
    bots = {0: HighestScore(words), 1: HighestScore(words)}
    state = Match(bots, judge_by(words), possible_by(words)).play_out(game)
    kinds = [type(event).__name__ for event in state.events[len(game.events) :]]
    assert kinds == ["Passed"] * 4 + ["Ended", "Settled"]
