"""``stafla bench``: a table of figures, or one JSON value."""

from stafla.study.benchmark import NAMES
from tests.cli.terminal import stafla


def test_the_figures_of_an_edition_are_one_value():
    result = stafla("bench", "--edition", "sv", "--effort", "0.01", "--json")
    assert (result.status, result.err) == (0, "")
    assert list(result.json) == ["version", "machine", "figures"]
    figures = result.json["figures"]
    assert {one["edition"] for one in figures} == {"sv"}
    assert [one["name"] for one in figures] == list(NAMES)
    assert all(one["value"] >= 0 and one["unit"] for one in figures)


def test_people_read_a_table_in_their_language():
    result = stafla("bench", "--edition", "sv", "--effort", "0.01", "--language", "is")
    assert (result.status, result.err) == (0, "")
    assert "Besti leikurinn" in result.out
    assert "cli-" not in result.out
