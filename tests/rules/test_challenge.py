"""Challenges, by each edition's window and penalty."""

import pytest

from stafla.rules import Refusal
from tests.rules.builders import a_game


def refused(table, act, **options):
    """The code with which an act is refused, and that nothing changed."""
    before = table.game
    with pytest.raises(Refusal) as raised:
        table.decide(act, **options)
    assert table.game == before
    return raised.value.code


@pytest.mark.proves("IS-24", "FI-30", "SV-21", "PL-15")
@pytest.mark.parametrize("name", ["is", "fi", "sv", "pl"])
def test_a_word_challenged_off_gives_its_tiles_back_and_loses_the_turn(name):
    table = a_game(name).after("8H AR", "challenge", "invalid")
    assert table.board.empty
    assert table.totals == (0, 0)
    assert table.to_move == 1
    assert table.rack(0) == "*******"
    assert table.kinds()[-3:] == ["Challenged", "Ruled", "TilesTakenBack"]


@pytest.mark.proves("IS-25", "FI-31", "SV-22", "PL-15")
@pytest.mark.parametrize(
    ("name", "penalty"), [("is", 0), ("fi", 10), ("sv", 10), ("sv-home", 0), ("pl", 0), ("en", 0)]
)
def test_a_wrong_challenge_costs_what_the_edition_asks(name, penalty):
    table = a_game(name).after("8H AR", "challenge", "valid")
    assert table.totals[1] == -penalty
    assert table.totals[0] > 0
    assert not table.board.empty
