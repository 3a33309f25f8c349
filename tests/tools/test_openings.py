"""What a first word is worth: the racks that are asked about, and what is told of few of them."""

import pytest

from tools.engine.openings import Openings, interval


@pytest.mark.parametrize("values", [[], [1.5]])
def test_of_fewer_than_two_racks_there_is_no_interval(values: list[float]) -> None:
    assert interval(values) == "too few racks"


def test_a_mean_is_told_with_its_interval() -> None:
    assert interval([1.0, 3.0]) == "+2.0 (+0.0 … +4.0)"


def test_every_number_has_a_rack_of_its_own() -> None:
    openings = Openings("en")
    racks = [openings.rack(number) for number in (0, 1, 255, 256, 999)]
    assert len(set(racks)) == len(racks) and {len(rack) for rack in racks} == {7}
