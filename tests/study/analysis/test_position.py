"""A position knows what its player may know, and no more."""

from collections import Counter

import pytest

from stafla.bots import sight_of
from stafla.editions import load
from stafla.records import PositionFault
from stafla.study import Position
from stafla.study.analysis.game import turns
from stafla.study.analysis.position import full_set
from tests.cli.terminal import EMPTY, cgp
from tests.records.games import EVERY, whole_game
from tests.study.conftest import late

EN = load("en")
HELLO = "H8H I8E J8L K8L L8O"


def test_unseen_are_the_tiles_of_the_set_neither_on_the_board_nor_on_the_rack():
    at = Position.of_cgp(cgp(HELLO, "AB?/"), EN)
    laid = Counter(EN.alphabet.rack("HELLOAB?"))
    assert Counter(at.unseen) == full_set(EN) - laid
    assert at.bag == len(at.unseen) - 7


def test_a_blank_on_the_board_is_a_blank_of_the_set():
    at = Position.of_cgp(cgp("H8h I8e", "A/"), EN)
    assert 0 not in at.unseen


def test_a_known_rack_of_an_opponent_is_not_in_the_bag():
    unknown = Position.of_cgp(cgp(HELLO, "AB?/"), EN)
    known = Position.of_cgp(cgp(HELLO, "AB?/DOG"), EN)
    assert known.unseen == unknown.unseen
    assert Counter(known.hidden) == Counter(known.unseen) - Counter(EN.alphabet.rack("DOG"))
    assert known.bag == len(known.unseen) - 3


def test_with_an_empty_bag_the_one_opponent_holds_what_is_left():
    assert Position.of_cgp(cgp(HELLO, "AB?/"), EN).last_rack is None
    at = late("CATDGOE", "AEINRST")
    assert (at.bag, at.last_rack) == (0, EN.alphabet.rack("AEINRST"))
    assert late("CATDGOE", "AEINRSTE").last_rack is None
    assert late("AATDGOE", "AEINRST", "is", 3).last_rack is None


def test_a_full_board_is_a_position_like_any_other():
    at = Position.of_cgp("/".join(["A" * 15] * 15) + " QWERTYU/ 0/0 0", EN)
    assert 0 not in at.board.cells
    assert Counter(at.unseen) == full_set(EN) - Counter(at.board.cells) - Counter(at.rack)


def test_what_nobody_can_hold_is_refused():
    for racks, players in (("???/", "0/0"), ("ZZ/", "0/0"), ("A/???", "0/0")):
        with pytest.raises(PositionFault, match="cgp-rack-set"):
            Position.of_cgp(f"{EMPTY} {racks} {players} 0", EN)
    with pytest.raises(PositionFault, match="cgp-players-edition"):
        Position.of_cgp(f"{EMPTY} AB/ 0/0/0 0", load("sv"))
    with pytest.raises(PositionFault, match="cgp-no-rack"):
        Position.of_cgp(f"{EMPTY} / 0/0 0", EN)


@pytest.mark.parametrize(("edition", "players"), EVERY)
def test_a_game_is_seen_as_its_player_sees_it(edition, players):
    game = whole_game(edition, players)
    for turn in turns(game):
        at = Position.of_game(turn.before, turn.seat)
        sight = sight_of(turn.before, turn.seat)
        assert (at.rack, at.unseen, at.bag) == (sight.rack, sight.unseen, sight.bag)
        assert Position.of_sight(sight) == at
        assert at.scores[0] == turn.before.totals[turn.seat]
        assert at.others == (None,) * (players - 1)
    assert len(turns(game)) > 5


def test_a_position_writes_the_line_it_is_read_from():
    line = cgp(HELLO, "?AB/", "12/34")
    assert Position.of_cgp(line, EN).cgp() == line
