"""A playthrough of each edition, with every value that follows from its record.

`python -m tests.golden` plays and writes them anew.
"""

import pytest

from stafla.editions import names
from stafla.rules import Game
from tests.golden.dump import GAMES, GOLDEN, read, text


def test_there_is_a_playthrough_of_every_edition():
    assert tuple(GAMES) == names()


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_comes_to_what_it_came_to(name):
    written = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert text(read(name)).splitlines() == written.splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_a_whole_game(name):
    game = read(name)
    assert game.ended
    assert game.changes is not None
    assert Game.replay(game.events) == game
