"""What a table agrees on beyond its edition, and why it cannot."""

import pytest

from stafla.club import Guest, Setup
from stafla.club.tables.variants import BadVariants, agreed
from stafla.editions import load

GUESTS = (Guest("Anna"), Guest("Baldur"))


@pytest.mark.parametrize(
    ("variants", "theme"), [(("theme",), ""), (("theme",), "  "), ((), "the sea")]
)
def test_a_theme_and_the_rule_that_counts_it_come_together_or_not_at_all(variants, theme):
    setup = Setup("pl", GUESTS, "challenge", variants=variants, theme=theme)
    with pytest.raises(BadVariants) as refused:
        agreed(load("pl"), setup)
    assert refused.value.code == "no-theme"


def test_a_theme_with_its_rule_can_be_agreed():
    setup = Setup("pl", GUESTS, "challenge", variants=("theme",), theme="the sea")
    assert agreed(load("pl"), setup).house.theme_points == 5
