"""A fold costs the same for every event: twice the events are twice the work, whatever they are."""

import sys
from threading import Thread

import pytest

from stafla.club.tables.cache import GameState
from stafla.records import Record
from stafla.records.record.replay import replay_far
from stafla.rules import Ended, Game, Resigned, sheet
from stafla.rules.base.chain import Chain
from stafla.rules.game.acts import clock
from tests.rules.mixes import MIXES, mix

SHORT, LONG = 120, 240


def steps(work):
    """How many lines of Python a piece of work goes through."""
    count = 0

    def local(_frame, _event, _argument):
        nonlocal count
        count += 1
        return local

    before = sys.gettrace()
    sys.settrace(local)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def replay(events):
    Game.replay(events)


def sheet_of(events):
    sheet(Game.replay(events[:1]))
    state = GameState.begin(events[0], 0)
    for number, event in enumerate(events[1:], 1):
        state = state.after(event, number)
    assert len(state.rows) >= 0


def set_clock(events):
    clock.clock_contradiction(events, range(len(events)))


@pytest.mark.parametrize("fold", [replay, sheet_of, set_clock])
@pytest.mark.parametrize("name", MIXES)
def test_twice_the_events_are_twice_the_work(name, fold):
    short, long = mix(name, SHORT), mix(name, LONG)
    fold(short)  # what is read once, is read before it is counted
    ratio = len(long) / len(short)
    assert steps(lambda: fold(long)) <= 1.1 * ratio * steps(lambda: fold(short))


@pytest.mark.parametrize("name", MIXES)
def test_a_log_of_every_mix_replays_to_the_game_that_made_it(name):
    events = mix(name, SHORT)
    far = replay_far(Record(tuple(events)))
    assert far.bad is None
    assert far.game == Game.replay(events)
    assert far.game.events == tuple(events)


def test_a_takeback_leads_where_a_replay_of_what_came_before_it_leads():
    events = mix("wandering takebacks", SHORT)
    game = Game.replay(events[:1])
    for event in events[1:]:
        before, game = game, game.after(event)
        if type(event).__name__ == "TakenBack":
            anew = Game.replay(events[: event.to])
            there = (game.racks, game.board, game.totals, game.turn, game.passes, game.line)
            assert there == (anew.racks, anew.board, anew.totals, anew.turn, anew.passes, anew.line)
            assert [turn and turn.number for turn in game.latest] == [
                turn and turn.number for turn in anew.latest
            ]
            assert game.number == before.number + 1


def test_turns_that_were_taken_back_are_not_kept():
    game = Game.replay(mix("takebacks", LONG))
    assert game.latest == (None, None)


def test_what_a_turn_keeps_of_the_game_forgets_what_was_folded_after_it():
    game = Game.replay(mix("deep takebacks", SHORT)[: SHORT // 4])
    seen = 0
    turn = game.latest[0]
    while turn is not None:
        assert turn.before.following is None
        turn, seen = turn.before.latest[0], seen + 1
    assert seen > 5


def test_a_game_that_is_over_keeps_no_state_to_go_back_to():
    game = Game.replay(mix("deep takebacks", SHORT)[: SHORT // 4])
    assert any(game.latest)
    ended = game.after(Resigned(0)).after(Ended("resigned"))
    assert ended.latest == (None, None)


def test_a_longer_chain_shares_what_it_holds_and_the_shorter_one_stays_as_it_was():
    short = Chain("ab")
    long = short.plus("c")
    assert long._store is short._store
    assert (tuple(short), tuple(long), len(short), len(long)) == (("a", "b"), tuple("abc"), 2, 3)
    assert list(reversed(short)) == ["b", "a"]
    assert short == Chain("ab") != long


def test_two_continuations_of_one_chain_know_nothing_of_each_other():
    chain = Chain("ab")
    one, other = chain.plus("c"), chain.plus("d")
    assert (tuple(one), tuple(other)) == (tuple("abc"), tuple("abd"))
    assert tuple(one.plus("e")) == tuple("abce")


def test_threads_that_continue_one_chain_do_not_mix():
    chain, found = Chain(range(3)), {}

    def grow(name):
        made = chain
        for number in range(500):
            made = made.plus((name, number))
        found[name] = made

    threads = [Thread(target=grow, args=(name,)) for name in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for name, made in found.items():
        assert tuple(made) == (0, 1, 2, *((name, number) for number in range(500)))
