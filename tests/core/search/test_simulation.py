"""Simulation: rollouts follow from seed and number, end as games do, and find the better play."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from stafla import _core
from tests.core.selfplay.test_selfplay import Setting
from tests.core.tiny import Tiny, simulation_of

FI = Setting("fi")


def after_plays(setting: Setting, count: int) -> tuple[_core.Board, _core.Bag]:
    """The board after so many best plays of tiles drawn, and the tiles left."""
    generator = _core.MoveGenerator(setting.rules, setting.lexicon, setting.words)
    board, bag = _core.Board(setting.rules), _core.Bag(setting.rules, bytes(32))
    for _ in range(count):
        rack, _ = bag.draw(7)
        play = generator.best(board, rack, _core.Equity(setting.leaves, 50))
        assert play is not None
        board = board.laid(play.placement)
        laid = play.placement.laid(setting.rules)
        tiles = bytes(0 if tile & _core.AS_BLANK else tile for _, tile in laid)
        bag = _core.Bag(setting.rules, bytes(32), bag.without(tiles).tiles, bag.draws + 7)
    return board, bag


BOARD, BAG = after_plays(FI, 3)
RACK = BAG.draw(7)[0]
BLANKS = bytes([0, 0]) + bytes(tile for tile in RACK if tile)[:5]


def a_simulation(setting: Setting = FI, **changes: Any) -> _core.Simulation:
    given: dict[str, Any] = {
        "board": BOARD,
        "rack": RACK,
        "confidence": 1.0,
        **changes,
    }
    context = _core.SearchContext(setting.rules, setting.lexicon, setting.words, setting.leaves)
    return simulation_of(context, given)


def figures(simulation: _core.Simulation) -> list[tuple[Any, ...]]:
    return [
        (play.placement, play.exchange, play.rollouts, play.win, play.spread, play.utility)
        for play in simulation.results()
    ]


def test_the_same_rollouts_give_the_same_results_in_any_calls_and_threads() -> None:
    whole, threaded, parts, other = (a_simulation(seed=seed) for seed in (1, 1, 1, 2))
    whole.run(800)
    threaded.run(800, threads=2)
    for count in (160, 8, 632):
        parts.run(count)
    other.run(800)
    assert figures(whole) == figures(threaded) == figures(parts) != figures(other)
    assert whole.rollouts == sum(play.rollouts for play in whole.results()) == 800


def test_no_time_plays_no_rollout_and_a_later_call_goes_on() -> None:
    simulation = a_simulation()
    assert simulation.run(milliseconds=0) is False and simulation.rollouts == 0
    assert simulation.results()[0].win_error == float("inf")
    simulation.run(80)
    assert simulation.rollouts == 80


def test_without_plies_the_spread_is_the_equity() -> None:
    simulation = a_simulation(plies=0, totals=[20, 50])
    simulation.run(480)
    for play in simulation.results():
        assert play.spread == pytest.approx(play.equity / 1000 - 30)


def test_results_are_sorted_by_utility() -> None:
    simulation = a_simulation(plies=1)
    simulation.run(400)
    utilities = [play.utility for play in simulation.results() if play.rollouts]
    assert utilities == sorted(utilities, reverse=True)


def test_a_clearly_best_play_is_found_and_known_to_be() -> None:
    generator = _core.MoveGenerator(FI.rules, FI.lexicon, FI.words)
    plays = generator.plays(BOARD, RACK)
    best, poor = plays[0].placement, [plays[len(plays) - 1 - i].placement for i in range(5)]
    assert plays[0].score > plays[len(plays) - 1].score + 10
    simulation = a_simulation(candidates=[*poor, best, None], confidence=0.99)
    assert simulation.run(100_000)
    assert simulation.results()[0].placement == best
    assert simulation.confidence >= 0.99 and simulation.rollouts < 20_000


def test_plays_exchanges_and_passes_can_be_compared() -> None:
    play = _core.MoveGenerator(FI.rules, FI.lexicon, FI.words).plays(BOARD, RACK)[3].placement
    simulation = a_simulation(candidates=[play, RACK[:2], None])
    simulation.run(24)
    kinds = {(found.placement, found.exchange) for found in simulation.results()}
    assert kinds == {(play, None), (None, bytes(sorted(RACK[:2]))), (None, None)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_number_of_players_can_be_simulated(players: int) -> None:
    setting = Setting("is", players)
    board, bag = after_plays(setting, 2)
    rack = bag.draw(7)[0]
    simulation = a_simulation(setting, board=board, rack=rack, plies=players)
    simulation.run(160)
    best = simulation.results()[0]
    assert len(best.plies) == players and 0 < best.win < 1


def test_equal_players_share_the_chances() -> None:
    setting = Setting("is", 4)
    even = _core.WinTable([0], 1, [[0.5, 0.5, 0.5]])
    board, bag = after_plays(setting, 2)
    simulation = a_simulation(setting, board=board, rack=bag.draw(7)[0], wins=even)
    simulation.run(160)
    played = [play for play in simulation.results() if play.rollouts]
    assert played and all(play.win == pytest.approx(0.25, abs=1e-4) for play in played)


def test_a_rack_with_more_plays_than_time_is_left_between_two_plies() -> None:
    simulation = a_simulation(rack=BLANKS, plies=100, top=3)
    simulation.run(milliseconds=1)
    simulation.run(8)
    assert simulation.rollouts >= 8


def test_an_empty_rack_and_a_full_board_leave_a_pass() -> None:
    empty = a_simulation(rack=b"")
    empty.run(40)
    assert [(play.placement, play.exchange) for play in empty.results()] == [(None, None)]
    full = Tiny((0, 8, 8, 8, 7))
    board = _core.Board(full.rules, bytes([*[1] * 7, *[2] * 6, *[3] * 6, *[4] * 6]))
    stuck = full.simulation(board=board, rack=bytes([1, 2, 3]))
    stuck.run(40)
    assert [(play.placement, play.exchange) for play in stuck.results()] == [(None, None)]
    assert stuck.results()[0].spread == 2 + 3 + 5 - (1 + 2 + 3) and stuck.results()[0].win == 1


def test_a_game_with_an_empty_bag_is_played_to_its_end() -> None:
    tiny = Tiny((0, 4, 4, 3, 3))
    board, rack, other = tiny.after(8)
    assert len(other) == 3
    simulation = tiny.simulation(board=board, rack=rack)
    simulation.run(400)
    assert len(simulation.results()) > 1
    for found in simulation.results():
        assert found.spread_error == 0 and found.win in {0, 0.5, 1}
        assert found.spread == tiny.rollout(board, rack, other, b"").spread(found)


def test_long_rollouts_come_to_the_mean_over_all_deals() -> None:
    tiny = Tiny()
    board, rack, unseen = tiny.after(5)
    assert len(unseen) == 8
    deals = Counter(permutations(unseen))
    for candidate in tiny.simulation(board=board, rack=rack, top=3).results():
        acts = [candidate.placement]
        simulation = tiny.simulation(board=board, rack=rack, candidates=acts, margin=0.0)
        simulation.run(10_000)
        (found,) = simulation.results()
        deal_spreads = (
            count * tiny.rollout(board, rack, bytes(deal[:3]), bytes(deal[3:])).spread(found)
            for deal, count in deals.items()
        )
        expected = sum(deal_spreads) / deals.total()
        assert found.rollouts == 10_000 and 0 < found.spread_error < 0.3
        assert abs(found.spread - expected) < 4 * found.spread_error


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(_core.PlacementError) as held:
        a_simulation(rack=bytes([max(RACK)] * 7))
    assert held.value.code == "not-in-set"
    with pytest.raises(_core.PlacementError) as many:
        a_simulation(rack=bytes([*RACK, *BAG.draw(9)[0][7:]]))
    assert many.value.code == "too-many-tiles"
    with pytest.raises(_core.PlacementError) as illegal:
        a_simulation(candidates=[_core.Placement(0, False, bytes(filter(None, RACK))[:2])])
    assert illegal.value.code == "detached"
    refusals: list[tuple[dict[str, Any], str]] = [
        ({"candidates": [bytes([7, 7])]}, "not-on-rack"),
        ({"candidates": []}, "candidates"),
        ({"confidence": 1.5}, "choices"),
        ({"win_weight": 0.0, "spread_weight": 0.0}, "choices"),
        ({"totals": [1]}, "racks"),
    ]
    for changes, code in refusals:
        with pytest.raises(_core.KernelError) as refused:
            a_simulation(**changes)
        assert refused.value.code == code


def test_a_callable_that_says_so_stops_and_what_it_raises_comes_out() -> None:
    simulation = a_simulation(plies=100)
    assert simulation.run(stop=lambda: True) is False and simulation.rollouts == 0

    def break_up() -> bool:
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        simulation.run(stop=break_up)
