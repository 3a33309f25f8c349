"""Procedures at a real board are data, and the data is checked."""

import re
from pathlib import Path

import pytest

from stafla.data.catalogue import LANGUAGES, catalogue
from stafla.editions import EditionError, Procedure, clocks, names, procedure_of, procedures
from stafla.editions.procedures import parse_procedures

RULES = Path(__file__).parents[2] / "docs" / "rules" / "coverage.md"
PLAIN = {
    **{"sheets": 1, "signed": False, "choice": 0, "small_bag": 0, "small_choice": 0},
    **{"editions": [], "clocks": [], "guide": []},
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_says_what_there_is_and_names_rules_that_there_are(language):
    say = catalogue(language, "companion")
    known = set(re.findall(r"\b(?:IS|FI|SV|PL|EN)-\d+\b", RULES.read_text(encoding="utf-8")))
    for named in procedures().values():
        assert named.guide
        for entry in named.guide:
            assert say(entry.text)
            assert set(re.findall(r"[A-Z]{2}-\d+", entry.rules)) <= known
    assert len(procedure_of("sv").guide) == 12
    assert [one.text for one in procedure_of("fi").guide] == ["guide-plain"]


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
        {"guide": ["guide-plain"]},
        {"guide": [{"text": "", "rules": ""}]},
        {"guide": [{"text": "guide-plain", "rules": 7}]},
        {"guide": [{"text": "guide-plain", "rules": "", "colour": "red"}]},
    ],
)
def test_numbers_that_make_no_procedure_are_refused_with_their_place(change):
    with pytest.raises(EditionError, match=r"procedures\.toml"):
        parse_procedures({"odd": {**PLAIN, **change}})


def test_a_procedure_of_no_sheet_is_none():
    with pytest.raises(ValueError, match="out of range"):
        Procedure(0, signed=False, choice=0, small_bag=0, small_choice=0)
