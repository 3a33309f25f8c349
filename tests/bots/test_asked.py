"""What a table asks its players, who is asked, and what becomes of every answer."""

from dataclasses import dataclass, field, replace

import pytest

from stafla import rules
from stafla._core import Board
from stafla.bots import (
    Bot,
    Exchange,
    Lay,
    Match,
    Pass,
    Resign,
    TakeBlank,
    judge_by,
    possible_by,
    sight_of,
)
from stafla.bots.match import opponents, verdict_on
from stafla.editions import load
from stafla.rules import BlankTaken, Refusal
from stafla.rules.game.state import bags
from tests.records.games import lexicon
from tests.rules.builders import a_game, a_seeded_game, an_endgame, placement
from tests.rules.game.acts.test_pairs import a_table as pairs_table
from tests.rules.game.acts.test_variants import a_table, claim_theme, theme_game


def valid(_words):
    return "valid"


@dataclass
class Witness(Bot):
    """Answers what it is told to, or as any bot does, and remembers what it was asked."""

    decision: object = field(default_factory=Pass)
    answers: dict = field(default_factory=dict)
    asked: list = field(default_factory=list)
    name = "witness"

    def decide(self, sight):
        self.asked.append(("decide", sight))
        return self.decision

    def __getattribute__(self, name):
        if name not in ("presses", "doubts", "advantage", "takes", "draws", "votes", "ends"):
            return super().__getattribute__(name)

        def answer(sight, *more):
            self.asked.append((name, sight, *more))
            given = self.answers.get(name)
            return getattr(Bot, name)(self, sight, *more) if given is None else given

        return answer


@dataclass
class Proud(Bot):
    """Takes no blank before the turn."""

    decision: object

    def decide(self, sight):
        return self.decision

    def takes(self, sight):
        return None


def seat_people(count=2, **answers):
    return {seat: Witness(answers=dict(answers)) for seat in range(count)}


def names(events):
    return [type(event).__name__ for event in events]


def test_whom_the_lot_favours_chooses_the_advantage():
    game = a_seeded_game("sv", advantage=None).game
    for answer, wanted in ((None, "first-move"), ("orientation", "orientation")):
        players = seat_people(advantage=answer)
        events = Match(players, valid).next_act(game)
        assert events[0] == rules.AdvantageChosen(game.favoured, wanted)
        assert players[game.favoured].asked == [("advantage", sight_of(game, game.favoured))]
        assert players[1 - game.favoured].asked == []


def test_who_draws_chooses_the_bags():
    game = a_table("two-bags").game
    assert game.phase == "drawing"
    seat = game.drawer
    for wanted in ((0,), (1, 1)):
        players = seat_people(draws=wanted)
        events = Match(players, valid).next_act(game)
        assert {event.seat for event in events} == {seat}
        assert [event.bag for event in events for _ in event.tiles] == list(wanted)
        assert players[seat].asked == [("draws", sight_of(game, seat))]
        assert players[1 - seat].asked == []


def test_a_blank_that_can_be_taken_is_offered_before_the_turn():
    table = a_game("pl", variants=("blanks-return",), racks=("KRO?AEZ", "WSTAIE*"))
    game = table.after("8F KROwA", "ok").game
    square = 7 * 15 + 8
    takes = seat_people()
    assert Match(takes, valid).next_act(game) == (BlankTaken(1, square),)
    assert [what for what, *_ in takes[1].asked] == ["takes"]

    assert Match({0: Proud(Pass()), 1: Proud(Pass())}, valid).next_act(game) == rules.pass_turn(
        game, 1
    )
    later = {0: Proud(Pass()), 1: Proud(TakeBlank(square))}
    assert Match(later, valid).next_act(game) == (BlankTaken(1, square),)


def test_where_no_blank_can_be_taken_nobody_is_asked():
    players = seat_people()
    game = a_seeded_game("is").game
    Match(players, valid).next_act(game)
    assert players[game.to_move].asked == [("decide", sight_of(game, game.to_move))]


def test_every_decision_becomes_its_act():
    game = a_game("is").game
    seat = game.to_move
    laid = placement(game.edition, "8D HRAKI")
    for decision, events in (
        (Pass(), rules.pass_turn(game, seat)),
        (Resign(), rules.resign(game, seat)),
        (Exchange(b"\1\2"), rules.exchange(game, seat, b"\1\2")),
        (Lay(laid), rules.play(game, seat, laid)),
    ):
        players = {0: Witness(decision), 1: Witness(decision)}
        assert Match(players, valid).next_act(game) == events


def test_a_player_who_may_not_is_told_why_and_asked_again():
    refusals = []

    class Learner(Witness):
        def refuse(self, refusal):
            refusals.append(refusal)
            self.decision = Pass()

    game = a_game("is").game
    wrong = Lay(placement(game.edition, "1A HRAKI"))
    players = {0: Learner(wrong), 1: Learner(wrong)}
    assert Match(players, valid).next_act(game) == rules.pass_turn(game, game.to_move)
    assert [type(refusal) for refusal in refusals] == [type(refusals[0])]
    assert isinstance(refusals[0], Refusal)
    assert len(players[game.to_move].asked) == 2


# ------------------------------------------------------------------- a play that waits


def test_a_play_that_is_not_pressed_is_withdrawn():
    game = a_game("sv").after("8F BEHAG").game
    for presses, kind in ((True, "Pressed"), (False, "PlayWithdrawn")):
        players = seat_people(presses=presses)
        assert names(Match(players, valid).next_act(game)) == [kind]
        assert players[0].asked == [("presses", sight_of(game, 0), game.breakdown)]


def test_the_first_opponent_who_doubts_challenges_the_words_doubted():
    game = a_game("is", 3).after("8D HRAKI", "ok", "G6 LO.I").game
    assert game.pending.seat == 1
    players = seat_people(3, doubts=())
    players[0].answers["doubts"] = (0,)
    events = Match(players, valid).next_act(game)
    assert events == rules.challenge(game, 0, (0,))
    assert [players[seat].asked for seat in (1,)] == [[]]
    assert players[2].asked == [("doubts", sight_of(game, 2), game.breakdown)]
    assert players[0].asked == [("doubts", sight_of(game, 0), game.breakdown)]
    trusting = seat_people(3, doubts=())
    assert Match(trusting, valid).next_act(game) == rules.confirm(game, game.answerers[0])


def test_only_some_words_may_be_doubted():
    game = a_game("is").after("8D HRAKI", "ok", "9D AR").game
    assert len(game.breakdown.words) == 3
    players = seat_people(doubts=(1,))
    (event,) = Match(players, valid).next_act(game)
    assert event.words == (1,)
    asked = []

    def judge(words):
        asked.append(words)
        return "invalid"

    challenged = game.after(event)
    events = Match(players, judge).next_act(challenged)
    assert events == rules.rule(challenged, "invalid")
    assert asked == [[game.breakdown.words[1].letters]]


def test_opponents_are_asked_in_the_order_in_which_they_move_next():
    game = a_game("is", 4).game
    assert opponents(game, 1) == [2, 3, 0]
    assert opponents(replace(game, resigned=frozenset({3})), 1) == [2, 0]


def test_partners_are_no_opponents():
    game = pairs_table().game
    assert opponents(game, 0) == [2, 3]
    assert opponents(game, 2) == [0, 1]


# ------------------------------------------------------------------- themes


def test_who_has_not_voted_yet_votes_on_the_words_put_forward():
    game = claim_theme(theme_game(players=3)).game
    seat = game.pending.seat
    first, second = ((seat + 1) % 3, (seat + 2) % 3)
    order = sorted((first, second))
    players = seat_people(3)
    events = Match(players, valid).next_act(game)
    assert events == rules.vote(game, order[0], True)
    assert players[order[0]].asked == [("votes", sight_of(game, order[0]), ("KROWA",), "z obory")]
    after = game.after(events[0])
    players = seat_people(3)
    against = Match({**players, order[1]: Witness(answers={"votes": False})}, valid)
    assert against.next_act(after) == rules.vote(after, order[1], False)


def test_only_the_words_put_forward_are_shown_to_who_votes():
    table = theme_game("challenge").after("8H KROWA", "ok")
    game = table.game
    laid = placement(game.edition, "9H TO")
    formed = game.score_of(game.board.full_placement(laid)).words
    claim = rules.Claim((1,), "so")
    for event in rules.play(game, game.to_move, laid, None, claim):
        game = game.after(event)
    players = seat_people()
    Match(players, valid).next_act(game)
    (asked,) = [asked for seat in (0, 1) for asked in players[seat].asked]
    decode = game.edition.alphabet.decode_word
    assert asked[2] == (decode(formed[1].letters),)
    assert len(formed) == 3


def test_a_bot_votes_for_who_gives_a_reason():
    players = seat_people()
    sight = sight_of(a_seeded_game("pl").game, 0)
    assert [players[0].votes(sight, ("KROWA",), text) for text in ("so", "", "  ")] == [
        True, False, False,
    ]  # fmt: skip


def test_a_play_with_an_argument_is_put_forward_for_the_theme():
    game = theme_game().game
    seat = game.to_move
    laid = placement(game.edition, "8H KROWA")
    for argument, kinds in (("z obory", ["Played", "ThemeClaimed"]), (None, ["Played"])):
        players = {0: Witness(Lay(laid, argument)), 1: Witness(Lay(laid, argument))}
        events = Match(players, valid).next_act(game)
        assert names(events)[: len(kinds)] == kinds
        if argument:
            assert (events[1].seat, events[1].words, events[1].argument) == (seat, (0,), argument)
        else:
            assert "ThemeClaimed" not in names(events)


# ------------------------------------------------------------------- what a judge is asked


def test_a_play_that_is_no_play_has_no_verdict():
    game = a_game("is", check="automatic").game
    assert verdict_on(game, placement(game.edition, "8L HRAKI"), valid) == "unknown"


def test_the_judge_of_a_list_wants_all_words_in_it():
    judge = judge_by(lexicon("is"))
    word = load("is").alphabet.word
    assert judge([word("HRAKI")]) == judge([]) == "valid"
    assert judge([word("HRAKI"), word("HRAKÐ")]) == "invalid"


# ------------------------------------------------------------------- whether anything can be laid


def test_a_rack_that_nobody_knows_may_hold_a_play():
    possible = possible_by(lexicon("fi"))
    assert not possible(an_endgame("fi", "CÖ", "WB").game)
    assert possible(an_endgame("fi", "CÖ", "W*", bag="B").game)
    assert possible(an_endgame("fi", "CÖ", "SE").game)
    resigned = replace(an_endgame("fi", "CÖ", "SE").game, resigned=frozenset({1}))
    assert not possible(resigned)


def test_nobody_asks_whether_anything_can_be_laid_where_nobody_can_tell():
    game = an_endgame("fi", "CÖ", "WB").game
    assert not Match(seat_people(), valid).nothing_left(game)
    assert Match(seat_people(), valid, lambda _game: False).nothing_left(game)
    assert not Match(seat_people(), valid, lambda _game: True).nothing_left(game)
    begun = a_seeded_game("fi").game
    assert not Match(seat_people(), valid, lambda _game: False).nothing_left(begun)


def test_who_has_not_agreed_to_end_is_asked_in_turn():
    game = an_endgame("fi", "CÖ", "WB", "DF").game
    offered = game.after(rules.EndOffered(0))
    players = seat_people(3)
    (event,) = Match(players, valid).next_act(offered)
    assert event == rules.EndAccepted(1)
    assert players[1].asked[0] == ("ends", sight_of(offered, 1))
    declining = seat_people(3, ends=False)
    assert names(Match(declining, valid).next_act(offered)) == ["EndDeclined"]


# ------------------------------------------------------------------- what a bot answers by itself


def drawing_sight(rack, parts):
    sight = sight_of(a_table("two-bags").game, 0)
    return replace(sight, rack=load("pl").alphabet.rack(rack), parts=parts)


@pytest.mark.parametrize(
    ("rack", "parts", "bag"),
    [
        ("", (50, 40), 1),
        ("AE", (50, 40), 1),
        ("AEI", (50, 40), 0),
        ("KLMN", (50, 40), 1),
        ("KLMN", (50, 0), 0),
        ("AEI", (0, 40), 1),
        ("AEIO", (0, 40), 1),
    ],
)
def test_a_bot_draws_three_vowels_to_a_rack_of_seven(rack, parts, bag):
    assert Witness().draws(drawing_sight(rack, parts)) == (bag,)


def test_a_bot_presses_trusts_takes_the_first_move_and_every_blank():
    sight = sight_of(a_seeded_game("pl").game, 0)
    bot = Witness()
    assert bot.presses(sight, None) is True
    assert bot.doubts(sight, None) == ()
    assert bot.advantage(sight) == "first-move"
    assert bot.takes(sight) is None
    assert bot.takes(replace(sight, blanks=(7, 9))) == 7
    with pytest.raises(Refusal):
        bot.refuse(Refusal())


# ------------------------------------------------------------------- what is seen


def test_a_sight_tells_the_run_towards_the_ending_and_one_s_own_exchanges():
    table = a_seeded_game("is").after("pass")
    seat = table.game.to_move
    rack = table.game.edition.alphabet.decode_rack(table.game.racks[seat][:2])
    table = table.after(f"exchange {rack}")
    game = table.game
    assert [sight_of(game, one).exchanges for one in (seat, 1 - seat)] == [1, 0]
    passed = a_seeded_game("is").after("pass", "pass").game
    assert (sight_of(passed, 0).passes, sight_of(passed, 0).scoreless) == (2, 2)
    assert (sight_of(game, 0).passes, sight_of(game, 0).scoreless) == (game.passes, 2)


def test_of_two_bags_everybody_sees_how_much_is_in_each_and_who_draws_how_much_they_lack():
    game = a_table("two-bags").game
    seat = game.drawer
    sight, other = sight_of(game, seat), sight_of(game, 1 - seat)
    first, second = bags.parts(game)
    assert sight.parts == other.parts == (len(first), len(second))
    assert len(first) != len(second)
    assert (sight.lacking, other.lacking) == (7 - len(game.racks[seat]), 0)
    one = sight_of(a_seeded_game("pl").game, 0)
    assert (one.parts, one.lacking) == (None, 0)


def test_partners_see_each_other_s_racks_and_nobody_else_does():
    game = pairs_table().game
    for seat in game.seats:
        partner = seat ^ 1
        assert sight_of(game, seat).partner == game.pairs.shown[partner]
        assert sorted(sight_of(game, seat).partner) == sorted(game.racks[partner])


def test_a_blank_that_can_be_taken_is_seen():
    table = a_game("pl", variants=("blanks-return",), racks=("KRO?AEZ", "WSTAIE*"))
    game = table.after("8F KROwA", "ok").game
    assert sight_of(game, 1).blanks == (7 * 15 + 8,)
    assert isinstance(sight_of(game, 1).board, Board)
