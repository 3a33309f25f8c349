"""Self-play followed from its records comes to what the records say."""

import json

import pytest

from stafla._core import BLANK, Leaves, SearchContext, SelfplayRun, WordMap, selfplay
from stafla.editions import load
from stafla.study.analysis.position import full_set
from stafla.study.selfplay import tables
from tests.records.games import lexicon


@pytest.mark.parametrize(("edition", "players"), [("is", 2), ("fi", 4), ("sv", 2), ("pl", 3)])
def test_every_position_holds_the_whole_set_and_scores_as_the_record(edition, players):
    ruled = load(edition)
    rules, graph = ruled.ruleset(players), lexicon(edition)
    context = SearchContext(rules, graph, WordMap(graph, rules), Leaves.zero(rules))
    played = selfplay(SelfplayRun(context, seed=5), first=0, games=6)
    whole = sum(full_set(ruled).values())
    seen = 0
    for line, game in zip(played.records.splitlines(), tables(rules, played.records), strict=True):
        record, points = json.loads(line), [0] * players
        for at, done in zip(game, record["turns"], strict=True):
            assert list(at.totals) == points
            laid = sum(map(bool, at.board.cells))
            assert laid + len(at.bag) + sum(map(len, at.racks)) == whole
            position = at.position(ruled)
            assert position.bag == len(at.bag)
            assert sorted(position.unseen + position.rack) == sorted(
                at.bag.tiles + b"".join(at.racks)
            )
            if len(done) == 4:
                tiles = [t for t in bytes.fromhex(done[2]) if t]
                rack = list(at.racks[at.mover(rules)])
                for tile in tiles:
                    rack.remove(BLANK if tile & 0x80 else tile)
                points[at.mover(rules)] += done[3]
            seen += 1
    assert seen == played.turns > 50
