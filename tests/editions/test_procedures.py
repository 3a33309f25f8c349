"""Procedures at a real board are data, and the data is checked."""

import pytest

from stafla.editions import EditionError, Procedure, clocks, names, procedure_of, procedures
from stafla.editions.procedures import parse_procedures

PLAIN = {
    **{"sheets": 1, "signed": False, "choice": 0, "small_bag": 0, "small_choice": 0},
    **{"editions": [], "clocks": []},
}


@pytest.mark.proves("SV-33", "SV-35")
@pytest.mark.parametrize(
    ("excess", "bag", "drawn"),
    [(1, 7, 2), (2, 20, 3), (1, 6, 3), (1, 86, 2), (3, 0, 5)],
)
def test_the_opponent_draws_one_more_than_the_surplus_and_one_further_with_a_small_bag(
    excess, bag, drawn
):
    assert procedure_of("sv").procedure.looked_at(excess, bag, 7) == drawn


def test_every_edition_has_a_procedure_and_clocks_that_there_are():
    assert {procedure_of(name).id for name in names()} <= set(procedures())
    assert all(set(one.clocks) <= set(clocks()) for one in procedures().values())
    assert procedure_of("sv").clocks == ("sv-25", "sv-30")
    assert procedure_of("pl").clocks == ("pl-20", "move-2")
    assert procedure_of("fi").id == "plain"


@pytest.mark.parametrize(
    "change",
    [
        {"sheets": 3},
        {"signed": 1},
        {"choice": -1},
        {"choice": 21},
        {"small_bag": "7"},
        {"editions": ["xx"]},
        {"clocks": ["sundial"]},
        {"colour": "red"},
    ],
)
def test_numbers_that_make_no_procedure_are_refused_with_their_place(change):
    with pytest.raises(EditionError, match=r"procedures\.toml"):
        parse_procedures({"odd": {**PLAIN, **change}})


def test_a_procedure_of_no_sheet_is_none():
    with pytest.raises(ValueError, match="out of range"):
        Procedure(0, signed=False, choice=0, small_bag=0, small_choice=0)
