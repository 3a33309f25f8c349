"""Inference: what a player's last turn tells of the leave."""

from collections import Counter
from itertools import combinations
from threading import Thread

import pytest

from stafla import _core
from tests.core.search.test_simulation import FI, a_simulation, after_plays
from tests.core.tiny import Tiny

BOARD, BAG = after_plays(FI, 2)
THEIRS, REST = BAG.draw(7)
GENERATOR = _core.MoveGenerator(FI.rules, FI.lexicon, FI.words)


def the_play() -> _core.Play:
    play = GENERATOR.best(BOARD, THEIRS, _core.Equity(FI.leaves, 50))
    assert play is not None
    return play


PLAY = the_play()
LAID = bytes(0 if t & _core.AS_BLANK else t for _, t in PLAY.placement.laid(FI.rules))
AFTER = BOARD.laid(PLAY.placement)
RACK = REST.draw(7)[0]


def watching() -> _core.Simulation:
    return a_simulation(FI, board=AFTER, rack=RACK, turn=1)


def unseen() -> Counter[int]:
    left = Counter(_core.Bag(FI.rules, bytes(32)).tiles)
    left.subtract([t & 0x7F if not t & 0x80 else 0 for t in AFTER.cells if t])
    left.subtract(RACK)
    return left


def test_every_leave_is_of_unseen_tiles_and_the_shares_sum_to_one() -> None:
    simulation = watching()
    assert simulation.inferred(0) == []
    assert simulation.observe(0, BOARD, PLAY.placement)
    simulation.run(8)
    found = simulation.inferred(0)
    assert sum(share for _, share in found) == pytest.approx(1)
    assert all(len(leave) == 7 - len(LAID) for leave, _ in found)
    assert all(not Counter(leave) - unseen() for leave, _ in found)


def test_within_a_margin_only_leaves_with_which_the_play_was_nearly_best_are_left() -> None:
    simulation = watching()
    simulation.observe(0, BOARD, PLAY.placement, margin=1.0, leaves=1500)
    simulation.run(8)
    found = [leave for leave, _ in simulation.inferred(0)]
    assert 0 < len(found) < 1500
    for leave in found[:60]:
        best = GENERATOR.best(BOARD, LAID + leave, _core.Equity(FI.leaves, 50))
        assert best is not None
        assert best.equity - (1000 * PLAY.score + FI.leaves.value(leave)) <= 1000


def test_the_leave_that_was_there_gains_weight() -> None:
    small = Tiny((0, 6, 5, 5, 4))
    board, rack, rest = small.after(3)
    play = next(
        p for p in small.generator.plays(board, rack) if len(p.placement.laid(small.rules)) == 1
    )
    own = rest[-3:]
    simulation = small.simulation(board=board.laid(play.placement), rack=own, turn=1)
    assert simulation.observe(0, board, play.placement, temperature=0.5)
    simulation.run(8)
    ((laid, code),) = play.placement.laid(small.rules)
    left = Counter(_core.Bag(small.rules, bytes(32)).tiles)
    left.subtract([tile for tile in board.laid(play.placement).cells if tile])
    left.subtract(own)
    ways = Counter(tuple(sorted(pair)) for pair in combinations(left.elements(), 2))
    weights = {}
    for pair, count in ways.items():
        best = small.generator.best(board, bytes([code, *pair]), _core.Equity(small.leaves, 9))
        assert best is not None and laid >= 0
        shortfall = best.equity - 1000 * play.score - small.leaves.value(bytes(pair))
        weights[bytes(pair)] = count * (2.718281828459045 ** (-shortfall / 500) + 0.01)
    total = sum(weights.values())
    found = dict(simulation.inferred(0))
    assert found.keys() == weights.keys()
    for leave, weight in weights.items():
        assert found[leave] == pytest.approx(weight / total)


def test_an_exchange_tells_that_what_was_kept_was_worth_keeping() -> None:
    simulation = a_simulation(FI, board=BOARD, rack=RACK, turn=1)
    assert simulation.observe(0, BOARD, exchanged=5, temperature=2.0, leaves=400)
    simulation.run(8)
    found = simulation.inferred(0)
    assert all(len(leave) == 2 for leave, _ in found)
    mean = sum(share * FI.leaves.value(leave) for leave, share in found)
    pairs = [bytes(pair) for pair in combinations(REST.tiles, 2)]
    assert mean > sum(map(FI.leaves.value, pairs)) / len(pairs) + 1000


def test_rollouts_deal_the_leaves_that_were_inferred() -> None:
    plain, informed = watching(), watching()
    informed.observe(0, BOARD, PLAY.placement, margin=0.0)
    for simulation in (plain, informed):
        simulation.run(480)
    assert informed.results()[0].rollouts > 0
    ours, theirs = ([p.spread for p in s.results()] for s in (plain, informed))
    assert ours != theirs


def test_nothing_is_learned_from_a_full_rack_an_empty_bag_or_one_s_own_turn() -> None:
    simulation = watching()
    assert not simulation.observe(1, BOARD, PLAY.placement)
    assert not simulation.observe(0, BOARD)
    assert not simulation.observe(7, BOARD, PLAY.placement)
    tiny = Tiny((0, 4, 4, 3, 3))
    board, rack, _ = tiny.after(8)
    play = tiny.generator.plays(board, rack)[0].placement
    late = tiny.simulation(board=board.laid(play), rack=b"", turn=1)
    assert not late.observe(0, board, play)


def test_a_turn_can_only_be_told_before_the_first_rollout() -> None:
    simulation = watching()
    simulation.run(8)
    assert not simulation.observe(0, BOARD, PLAY.placement)


def test_what_is_inferred_can_be_asked_while_it_runs() -> None:
    simulation = watching()
    simulation.observe(0, BOARD, PLAY.placement)
    simulation.run(8)
    running = Thread(target=simulation.run, args=(100_000,), kwargs={"milliseconds": 500})
    running.start()
    while running.is_alive():
        assert simulation.inferred(0)
    running.join()


def test_more_tiles_than_a_rack_holds_were_never_exchanged() -> None:
    with pytest.raises(ValueError, match="never exchanged"):
        watching().observe(0, BOARD, exchanged=20)
