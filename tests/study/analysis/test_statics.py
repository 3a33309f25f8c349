"""Static values: every kind of move weighed by the same measure, the best first."""

from itertools import pairwise

import pytest

from stafla._core import PlacementError
from stafla.bots import Exchange, Lay, Pass
from stafla.editions import load
from stafla.records import read_play
from stafla.study import Limits, Position
from stafla.study.analysis.statics import subracks
from tests.cli.terminal import EMPTY, cgp
from tests.study.conftest import analyst, late

NOW = Limits(ms=0, top=500)
HELLO = "H8H I8E J8L K8L L8O"


def moves(line: str, edition: str = "en"):
    return analyst(edition).analyse(Position.of_cgp(line, load(edition)), NOW)


def test_plays_exchanges_and_the_pass_stand_in_one_list_by_equity():
    found = moves(cgp(HELLO, "CATDGOE/")).plays
    assert {type(one.move) for one in found} == {Lay, Exchange, Pass}
    assert all(one.equity >= other.equity for one, other in pairwise(found))


def test_the_equity_of_a_play_is_its_points_and_its_leave():
    at = Position.of_cgp(cgp(HELLO, "CATDGOE/"), load("en"))
    statics = analyst().statics(at)
    leaves = statics.leaves
    for one in statics.moves(50):
        if isinstance(one.move, Lay):
            kept = list(at.rack)
            for tile in filter(None, one.move.placement.tiles):
                kept.remove(tile)
            assert one.equity == pytest.approx(one.score + leaves.value(bytes(kept)) / 1000)


def test_a_move_weighed_alone_is_worth_what_it_is_worth_in_the_list():
    at = Position.of_cgp(cgp(HELLO, "CATDGOE/"), load("en"))
    statics = analyst().statics(at)
    for one in statics.moves(60):
        assert statics.weigh(one.move) == one


def test_a_word_that_nobody_knows_can_be_weighed_but_not_an_illegal_placement():
    at = Position.of_cgp(cgp(HELLO, "CATDGOE/"), load("en"))
    statics = analyst().statics(at)
    phony = Lay(read_play("8H .....CT", at.edition))
    assert statics.weigh(phony).score == 12
    assert phony not in [one.move for one in statics.moves(500)]
    with pytest.raises(PlacementError):
        statics.weigh(Lay(read_play("1A CAT", at.edition)))


def test_exchanges_are_those_that_the_edition_allows():
    full = moves(f"{EMPTY} CATDGOE/ 0/0 0").plays
    tiles = {one.move.tiles for one in full if isinstance(one.move, Exchange)}
    assert tiles == set(subracks(load("en").alphabet.rack("CATDGOE")))
    assert len(tiles) == 127


def test_a_nearly_empty_bag_ends_exchanges():
    """EN: at least seven tiles in the bag."""
    enough, few = (late("CATDGOE", "EEEEEEE" + bag) for bag in ("AAAAAAA", "AAAAAA"))
    assert (enough.bag, few.bag) == (7, 6)
    for at, allowed in ((enough, True), (few, False)):
        found = analyst().analyse(at, NOW).plays
        assert any(isinstance(one.move, Exchange) for one in found) is allowed


def test_with_an_empty_bag_going_out_gains_the_others_tiles():
    at = late("DO", "BE")
    assert at.bag == 0
    statics = analyst().statics(at)
    out = statics.generator.kept(b"", statics.equity)
    assert out == 2000 * at.rules.rack_value(at.unseen)
    assert statics.weigh(Pass()).equity == -10 - 2 * at.rules.rack_value(at.rack)


def test_subracks_are_every_choice_of_tiles_once():
    assert subracks(b"\x01\x01\x02") == [
        b"\x01",
        b"\x01\x01",
        b"\x01\x01\x02",
        b"\x01\x02",
        b"\x02",
    ]
    assert subracks(b"") == []


def test_the_chance_of_winning_grows_with_the_lead_and_with_the_equity():
    line = cgp(HELLO, "CATDGOE/", "{}/100")
    chances = []
    for lead in (40, 100, 160):
        found = analyst().analyse(Position.of_cgp(line.format(lead), load("en")), NOW).plays
        chances.append(found[0].win)
        assert all(0 < one.win < 1 for one in found)
        same = [one for one in found if isinstance(one.move, Exchange)]
        assert all(one.win >= other.win for one, other in pairwise(same))
    assert chances == sorted(chances)
    assert chances[0] < chances[-1]


def test_with_three_players_no_table_tells_who_wins():
    assert moves(cgp("", "HRAKI/", "0/0/0"), "is").plays[0].win is None
