"""Duplicate: racks, slips, the master play, the table, the end."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from stafla import _core
from stafla.editions import load
from stafla.records.notation.square import read_start
from stafla.rules import BadEvent
from stafla.rules.duplicate import acts, events, refusals, roster
from stafla.rules.duplicate.events import RoundClosed, SlipsGathered, SlipWritten, TimeCalled
from stafla.rules.duplicate.rack import Kinds
from stafla.rules.duplicate.state import Duplicate
from stafla.rules.game.refusals import GameOver, IllegalPlacement
from stafla.words import library
from tests.counts.corpus import NAMES

SEED = bytes(range(32))
MINUTE = 60_000


@cache
def generator(name):
    edition = load(name)
    words = library.find(edition)
    return _core.MoveGenerator(edition.ruleset(1), words.graph)


def anything(_words):
    return "valid"


def nothing(_words):
    return "invalid"


class Hall:
    """A game and what is done in it, at a time of its own."""

    def __init__(self, name="pl", players=2, seed=SEED, **conditions):
        self.best = acts.best_plays(generator(name))
        self.state = Duplicate.begin(acts.start(load(name), seed, **conditions))
        self.events = [self.state.started]
        self.now = 1_000_000
        for _ in range(players):
            self.then(roster.join(self.state))

    def then(self, *made):
        for event in made:
            self.events.append(event)
            self.state = self.state.after(event)

    def announce(self):
        self.then(*acts.announce(self.state, self.now))
        return self.state.open.rack

    def plays(self):
        return generator(self.state.edition.id).plays(self.state.board, self.state.rack)

    def said(self, play):
        return self.state.words(self.state.board.full_placement(play.placement))

    def write(self, player, play):
        self.then(acts.write(self.state, player, play.placement, self.now))

    def collect(self, judge=anything, early=True):
        self.then(*acts.collect(self.state, self.now, self.best, judge, early=early))
        return self.state.rounds[-1]


@pytest.mark.proves("PL-53", "PL-59")
def test_everybody_has_the_same_letters_and_scores_what_they_found_themselves():
    hall = Hall(players=3)
    hall.announce()
    plays = hall.plays()
    hall.write(1, plays[0])
    hall.write(2, plays[len(plays) // 2])
    closed = hall.collect()
    assert closed.master is not None
    assert hall.state.board == _core.Board(hall.state.rules).laid(closed.master)
    found = [plays[0].score, plays[len(plays) // 2].score, 0]
    assert [closed.score(player) for player in (1, 2, 3)] == found
    assert [line.player for line in hall.state.table] == [1, 2, 3]
    assert found[0] > found[1] > 0


@pytest.mark.proves("PL-59")
def test_a_word_that_is_none_scores_nothing_and_equal_plays_are_judged_once():
    hall = Hall(players=3)
    hall.announce()
    top, *rest = hall.plays()
    refused = hall.said(top)
    other = next(play for play in rest if hall.said(play) != refused)
    hall.write(1, top)
    hall.write(2, other)
    hall.write(3, other)
    judged = []

    def judge(words):
        judged.append(words)
        return "invalid" if words == refused else "valid"

    closed = hall.collect(judge)
    assert [closed.score(player) for player in (1, 2, 3)] == [0, other.score, other.score]
    assert closed.refused == {1}
    assert len(judged) == 2


def test_play_ends_after_the_rounds_that_were_agreed():
    hall = Hall(rounds=2)
    for _ in range(2):
        assert hall.state.ended is None
        hall.announce()
        hall.collect()
    assert hall.state.ended == "rounds"
    for rounds in (-1, 1001):
        with pytest.raises(BadEvent):
            Hall(rounds=rounds)


@pytest.mark.proves("PL-55")
def test_seven_tiles_are_drawn_and_announced_as_the_seed_decides():
    hall = Hall()
    with pytest.raises(refusals.NoRound):
        acts.write(hall.state, 1, _core.Placement(112, False, b"\1\2"), hall.now)
    first, _ = _core.Bag(hall.state.rules, SEED).draw(7)
    rack = hall.announce()
    assert len(rack) == 7
    assert hall.events[3] == events.TilesDrawn(first)
    with pytest.raises(refusals.RoundOpen):
        hall.announce()


@pytest.mark.proves("PL-56")
def test_slips_count_for_three_minutes_and_the_last_one_in_time_stands():
    hall = Hall(players=3)
    hall.announce()
    plays = hall.plays()
    hall.write(1, plays[5])
    with pytest.raises(refusals.TimeNotUp):
        hall.collect(early=False)
    hall.now += 3 * MINUTE
    hall.write(1, plays[0])
    hall.write(3, plays[3])
    hall.now += 1
    hall.write(1, plays[9])
    hall.write(2, plays[0])
    assert hall.state.open.slips[1].points == plays[0].score
    assert hall.state.open.slips[2].late
    closed = hall.collect(early=False)
    scores = [closed.score(player) for player in (1, 2, 3)]
    assert scores == [plays[0].score, 0, plays[3].score]


def gathered_hall():
    hall = Hall(players=3)
    hall.announce()
    hall.then(acts.call_time(hall.state, 0, hall.now, early=True))
    return hall, [hall.state.board.full_placement(play.placement) for play in hall.plays()]


def test_slips_gathered_at_once_make_what_slips_one_by_one_make():
    one_by_one = Hall(players=3)
    one_by_one.announce()
    plays = one_by_one.plays()
    for player, play in ((1, plays[3]), (2, plays[0]), (3, plays[3])):
        one_by_one.write(player, play)
    hall, full = gathered_hall()
    event = acts.gather([(3, full[3], False), (2, full[0], False), (1, full[3], False)])
    assert event == SlipsGathered((full[3], full[0]), ((1, 3), (2,)), ((), ()))
    hall.then(event)
    closed, other = hall.collect(), one_by_one.collect()
    assert (closed.master, closed.points) == (other.master, other.points)
    assert hall.state.table == one_by_one.state.table
    assert Duplicate.replay(hall.events) == hall.state


def test_a_late_slip_that_was_gathered_scores_nothing_and_is_not_laid():
    hall, full = gathered_hall()
    hall.then(acts.gather([(1, full[0], True), (2, full[5], False)]))
    closed = hall.collect()
    assert (closed.master, closed.score(1), closed.score(2)) == (full[5], 0, closed.points)


def test_slips_are_gathered_once_after_time_was_called_from_those_who_take_part():
    hall, full = gathered_hall()
    one = acts.gather([(1, full[0], False)])
    fresh = Hall(players=3)
    fresh.announce()
    for hasty in (one, RoundClosed(1, None, 0, ())):
        with pytest.raises(BadEvent):
            (fresh if hasty is one else hall).state.after(hasty)
    for bad in (
        SlipsGathered((full[0],), ((1,), (2,)), ((),)),
        SlipsGathered((full[0],), ((1,),), ((), ())),
        SlipsGathered((full[0],), ((1,),), ((1,),)),
        SlipsGathered((full[0], full[1]), ((1,), (1,)), ((), ())),
        SlipsGathered((full[0],), ((4,),), ((),)),
        SlipsGathered((full[0],), ((0,),), ((),)),
        TimeCalled(5),
        SlipWritten(1, full[0], hall.now),
    ):
        with pytest.raises(BadEvent):
            hall.state.after(bad)
    after = hall.state.after(one)
    with pytest.raises(BadEvent):
        after.after(one)
    with pytest.raises(refusals.NoRound):
        acts.call_time(after, 0, hall.now)


@pytest.mark.proves("PL-56")
def test_the_time_can_be_another_and_collecting_waits_for_nobody_once_all_have_written():
    hall = Hall(players=2, time=MINUTE)
    hall.announce()
    plays = hall.plays()
    hall.write(1, plays[0])
    hall.write(2, plays[1])
    hall.collect(early=False)
    hall.announce()
    hall.now += MINUTE
    with pytest.raises(refusals.TimeNotUp):
        hall.collect(early=False)
    hall.now += 1
    assert hall.collect(early=False).score(1) == 0


@pytest.mark.proves("PL-56")
def test_a_slip_says_a_word_that_can_lie_there():
    hall = Hall(players=1)
    rack = hall.announce()
    letters = [tile for tile in rack if tile]
    missing = next(code for code in range(1, hall.state.rules.letters) if code not in rack)
    for placement, code in (
        (_core.Placement(112, False, bytes([letters[0], missing])), "not-on-rack"),
        (_core.Placement(0, False, bytes(letters[:2])), "not-on-start"),
        (_core.Placement(112, False, bytes(letters[:1])), "too-short"),
    ):
        with pytest.raises(IllegalPlacement) as refused:
            acts.write(hall.state, 1, placement, hall.now)
        assert refused.value.code == code


@pytest.mark.proves("PL-57")
def test_a_position_begins_with_its_letter_across_and_with_its_number_down():
    across = read_start("H8", 15, 15, "letter-first")
    down = read_start("8H", 15, 15, "letter-first")
    assert (across.row, across.column, across.down) == (7, 7, False)
    assert (down.row, down.column, down.down) == (7, 7, True)
    assert load("pl").layout.start == (across.square(15),)
    other = read_start("C8", 15, 15, "letter-first")
    assert (other.row, other.column, other.down) == (2, 7, False)


@pytest.mark.proves("PL-58")
def test_the_best_slip_is_laid_by_all_who_take_their_own_word_away():
    hall = Hall(players=3)
    hall.announce()
    plays = hall.plays()
    low, middle = plays[-1], plays[len(plays) // 2]
    assert low.score < middle.score < plays[0].score
    hall.write(1, low)
    hall.write(2, middle)
    closed = hall.collect()
    slips = hall.state.rounds[0].round.slips
    assert (closed.points, closed.master) == (middle.score, slips[2].placement)
    assert closed.master == slips[2].placement != slips[1].placement
    laid = {square for square, cell in enumerate(hall.state.board.cells) if cell}
    assert laid == {square for square, _ in closed.master.laid(hall.state.rules)}
    totals = [hall.state.account(player).total for player in (1, 2, 3)]
    assert totals == [low.score, middle.score, 0]


def test_the_best_of_the_word_list_is_laid_where_that_was_agreed():
    hall = Hall(master="best")
    hall.announce()
    plays = hall.plays()
    hall.write(1, plays[len(plays) // 2])
    closed = hall.collect()
    assert closed.points == plays[0].score
    assert hall.state.account(1).lost == plays[len(plays) // 2].score - plays[0].score


@pytest.mark.proves("PL-58")
def test_an_inadmissible_slip_is_not_laid_and_where_none_is_left_the_list_serves():
    hall = Hall(players=3)
    hall.announce()
    plays = hall.plays()
    top = hall.said(plays[0])
    high = next(play for play in plays if hall.said(play) != top)
    low = next(play for play in plays if play.score < high.score and hall.said(play) != top)
    hall.write(1, low)
    hall.write(2, high)
    hall.write(3, plays[0])
    closed = hall.collect(lambda words: "invalid" if words == top else "valid")
    assert closed.points == high.score
    assert closed.master == hall.state.rounds[0].round.slips[2].placement
    hall.announce()
    best = hall.plays()[0].score
    assert hall.collect().points == best


def test_of_plays_that_score_the_same_the_one_that_keeps_the_blank_is_laid():
    hall = Hall(seed=bytes([3]) * 32)
    state = replace(hall.state, rack=bytes([0, 1, 1, 1, 1, 2, 3]))
    spent = _core.Placement(112, False, bytes([1, 0x82]))
    kept = _core.Placement(112, False, bytes([1, 3]))
    assert acts.preference(state, kept) < acts.preference(state, spent)
    fewer = _core.Placement(112, False, bytes([1, 1]))
    assert acts.preference(state, fewer) < acts.preference(state, kept)


@pytest.mark.proves("PL-60")
def test_the_rack_is_filled_to_seven_again():
    hall = Hall()
    hall.announce()
    closed = hall.collect()
    laid = len(closed.master.laid(hall.state.rules))
    kept = hall.state.rack
    assert len(kept) == 7 - laid
    before = len(hall.events)
    assert len(hall.announce()) == 7
    assert len(hall.events[before].tiles) == laid


@pytest.mark.proves("PL-63")
def test_a_rack_that_does_not_fit_goes_back_whole_and_seven_new_tiles_are_drawn():
    returned = 0
    for seed in range(60):
        hall = Hall("pl", 1, bytes([seed]) * 32)
        before = len(hall.events)
        hall.announce()
        drawn = hall.events[before:-1]
        while len(drawn) > 1:
            failing, back, *drawn = drawn
            kinds = Kinds.of(hall.state.edition, failing.tiles)
            assert min(kinds.vowels, kinds.consonants) < 2
            assert isinstance(back, events.RackReturned)
            assert len(drawn[0].tiles) == 7
            returned += 1
        assert len(hall.state.bag) == 93
    assert returned > 5


@pytest.mark.proves("PL-64")
@pytest.mark.parametrize("ending", ["laid", "bag", "bag-and-rack"])
@pytest.mark.parametrize("name", NAMES)
def test_whole_games_end_by_the_rules_and_replay_to_the_same_state(name, ending):
    random = Random(f"{name} {ending}")
    hall = Hall(name, 3, random.randbytes(32), ending=ending, solo=10, solo_least=2)
    while hall.state.ended is None:
        rack = hall.announce()
        held = Kinds.of(hall.state.edition, rack)
        least = 2 if hall.state.round_number <= 15 else 1
        left = Kinds.of(hall.state.edition, rack + hall.state.bag.tiles)
        assert held.both(least) or not (left.both(least) and left.count >= 2 * least)
        for player in (1, 2, 3):
            if plays := hall.plays():
                hall.write(player, plays[random.randrange(min(10, len(plays)))])
        hall.collect()
        board = [tile for tile in hall.state.board.cells if tile]
        assert len(board) + len(hall.state.rack) + len(hall.state.bag) == hall.state.rules.tiles
        assert Duplicate.replay(hall.events) == hall.state
    bag = Kinds.of(hall.state.edition, hall.state.bag.tiles)
    if hall.state.ended == "tiles":
        assert ending == "bag-and-rack" or not bag.both(1)
        if ending == "laid" and not bag.count:
            assert not hall.state.rack
            assert len(board) == hall.state.rules.tiles
    totals = [line.account.total for line in hall.state.table]
    assert totals == sorted(totals, reverse=True)
    assert len(hall.state.rounds) > 10
    with pytest.raises(GameOver):
        hall.announce()


@pytest.mark.proves("PL-64")
def test_the_highest_total_wins_and_equal_ones_share_the_place():
    hall = Hall(players=4)
    hall.announce()
    plays = hall.plays()
    low = next(play for play in plays if play.score < plays[0].score)
    for player, play in ((1, low), (2, plays[0]), (4, plays[0])):
        hall.write(player, play)
    hall.collect()
    hall.then(acts.stop(hall.state))
    assert [(line.place, line.player) for line in hall.state.table] == [
        (1, 2),
        (1, 4),
        (3, 1),
        (4, 3),
    ]
    with pytest.raises(GameOver):
        roster.join(hall.state)


def test_who_joins_during_a_round_takes_part_from_the_next_one_on():
    hall = Hall(players=1)
    hall.announce()
    hall.then(roster.join(hall.state))
    with pytest.raises(refusals.NotTakingPart):
        hall.write(2, hall.plays()[0])
    with pytest.raises(refusals.NoSuchPlayer):
        hall.write(3, hall.plays()[0])
    hall.collect()
    hall.announce()
    hall.write(2, hall.plays()[0])
    assert hall.collect().score(2) == hall.state.account(2).total


def test_the_only_one_with_the_top_has_the_bonus_of_federations():
    hall = Hall(players=16, solo=10)
    hall.announce()
    plays = hall.plays()
    hall.write(7, plays[0])
    hall.write(8, next(play for play in plays if play.score < plays[0].score))
    assert hall.collect().solo == 7
    assert hall.state.account(7).total == plays[0].score + 10
    few = Hall(players=15, solo=10)
    few.announce()
    few.write(7, plays[0])
    assert few.collect().solo is None


def test_nobody_can_begin_alone_with_nobody():
    with pytest.raises(refusals.NoPlayers):
        Hall(players=0).announce()


def test_a_rack_with_which_nothing_can_be_played_goes_back_and_three_such_rounds_end_the_game():
    hall = Hall()
    hall.best = lambda _board, _rack: []
    for _ in range(3):
        rack = hall.announce()
        closed = hall.collect()
        assert closed.master is None and hall.state.rack == rack
    assert hall.state.ended == "stuck"
    assert Duplicate.replay(hall.events) == hall.state


def test_a_record_that_contradicts_itself_is_refused():
    hall = Hall()
    hall.announce()
    hall.write(1, hall.plays()[0])
    hall.collect()
    closed, number = hall.events[-1], len(hall.events)
    for wrong in (
        replace(closed, points=closed.points + 1),
        replace(closed, refused=(2,)),
        replace(closed, master=_core.Placement(0, False, closed.master.tiles)),
        events.RackReturned(),
        events.DuplicateEnded("tired"),
        events.PlayerJoined(4),
        events.PlayerWarned(3),
    ):
        with pytest.raises(BadEvent) as refused:
            Duplicate.replay([*hall.events[:-1], wrong])
        assert refused.value.number == number
    started = hall.events[0]
    for changes in ({"seed": bytes(32)}, {"digest": ""}, {"master": "mine"}, {"time": 0}):
        with pytest.raises(BadEvent):
            Duplicate.replay([replace(started, **changes)])
    with pytest.raises(BadEvent):
        Duplicate.replay([events.RackReturned()])
