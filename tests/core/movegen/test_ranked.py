"""The best plays of a position: the same that a whole list has in front, however it is stopped."""

import json

import pytest

from stafla import _core
from stafla.editions import load
from stafla.editions.leaves import shipped_leaves
from stafla.words import library

MOST = 30


@pytest.fixture(scope="module", params=["sv", "en"])
def played(request):
    """A generator with boards and racks from self-play, and the leaves."""
    edition = load(request.param)
    rules, graph = edition.ruleset(), library.find(edition).graph
    words, leaves = _core.WordMap(graph, rules), shipped_leaves(edition, rules)
    run = _core.SelfplayRun(_core.SearchContext(rules, graph, words, leaves), 1)
    chunk = _core.selfplay(run, first=0, games=3)
    found = []
    for line in chunk.records.splitlines():
        board, held = _core.Board(rules), []
        for turn in (turn for turn in json.loads(line)["turns"] if len(turn) == 4):
            tiles = bytes.fromhex(turn[2])
            held = ([tile % 128 for tile in tiles if tile] + held)[:7]
            found.append((board, bytes(held)))
            board = board.laid(_core.Placement(turn[0], bool(turn[1]), tiles))
    assert len(found) > 50
    return _core.MoveGenerator(rules, graph, words), rules, leaves, found


@pytest.mark.parametrize("bag", [0, 20])
def test_ranked_plays_are_the_front_of_the_whole_list_by_equity(played, bag):
    generator, _, leaves, found = played
    by = _core.Equity(leaves, bag, 30)
    for board, rack in found[::5]:
        expected = []
        for play in generator.plays(board, rack):
            left = list(rack)
            for tile in filter(None, play.placement.tiles):
                left.remove(0 if tile & _core.AS_BLANK else tile)
            equity = 1000 * play.score + generator.kept(bytes(left), by)
            expected.append((play.placement, play.score, equity))
        expected.sort(key=lambda entry: -entry[2])
        ranked, whole = generator.ranked(board, rack, by, MOST)
        assert whole
        assert [(p.placement, p.score, p.equity) for p in ranked] == expected[:MOST]


def test_the_best_play_leads_whenever_the_search_is_stopped(played):
    generator, _, leaves, found = played
    by = _core.Equity(leaves, 20)
    for board, rack in found[::7]:
        best = generator.best(board, rack, by)
        for asked in range(4):
            stops = iter([False] * asked)
            ranked, whole = generator.ranked(
                board, rack, by, 5, lambda stops=stops: next(stops, True)
            )
            assert not whole
            assert ranked[0] == best
            assert len(ranked) <= 5


def test_what_stop_raises_comes_out(played):
    generator, _, leaves, found = played
    board, rack = found[10]

    def stop():
        raise RuntimeError("enough")

    with pytest.raises(RuntimeError, match="enough"):
        generator.ranked(board, rack, _core.Equity(leaves, 20), 5, stop)


def test_the_general_generator_ranks_the_same(played):
    generator, rules, leaves, found = played
    edition = next(e for e in map(load, ("sv", "en")) if e.ruleset() == rules)
    general = _core.MoveGenerator(rules, library.find(edition).graph)
    board, rack = found[12]
    by = _core.Equity(leaves, 9)
    assert general.ranked(board, rack, by, 8) == generator.ranked(board, rack, by, 8)
