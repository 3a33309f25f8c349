"""What a table agrees on beyond its edition, and why it cannot."""

import pytest

from stafla.club import Audience, SeatSetup, Setup
from stafla.club.tables.refusals import (
    BadVariants,
    ConsentDue,
    DictionaryClosed,
    ForeignLetter,
    NotYourTable,
    VariantsUnrated,
)
from stafla.club.tables.variants import require_consent, with_variants
from stafla.editions import load
from tests.club.club import OWNER, STRANGER

GUESTS = (SeatSetup("Anna"), SeatSetup("Baldur"))


@pytest.mark.parametrize(
    ("variants", "theme"), [(("theme",), ""), (("theme",), "  "), ((), "the sea")]
)
def test_a_theme_and_the_rule_that_counts_it_come_together_or_not_at_all(variants, theme):
    setup = Setup("pl", GUESTS, "challenge", variants=variants, theme=theme)
    with pytest.raises(BadVariants) as refused:
        with_variants(load("pl"), setup)
    assert refused.value.code == "no-theme"


def test_a_theme_with_its_rule_can_be_agreed():
    setup = Setup("pl", GUESTS, "challenge", variants=("theme",), theme="the sea")
    assert with_variants(load("pl"), setup).house.theme_points == 5


@pytest.mark.parametrize(
    ("agrees", "refused"),
    [
        (("open-dictionary", "blanks-return"), False),
        (("blanks-return", "open-dictionary", "open-dictionary"), False),
        (("blanks-return",), True),
        (("blanks-return", "open-dictionary", "two-bags"), True),
        ((), True),
    ],
)
def test_who_sits_down_names_exactly_what_the_table_agrees_on(agrees, refused):
    setup = Setup("pl", GUESTS, "challenge", variants=("blanks-return", "open-dictionary"))
    if refused:
        with pytest.raises(ConsentDue):
            require_consent(setup, agrees)
    else:
        require_consent(setup, agrees)


def test_a_rated_game_has_no_rules_of_its_own():
    setup = Setup("pl", GUESTS, "challenge", variants=("blanks-return",), rated=True)
    with pytest.raises(VariantsUnrated):
        with_variants(load("pl"), setup)
    assert with_variants(load("pl"), Setup("pl", GUESTS, "challenge", rated=True)) == load("pl")


@pytest.mark.parametrize(
    ("more", "code"),
    [({"clock": "20+5"}, "no-pair-clock"), ({"judge": "any"}, "no-pair-judge"), ({}, None)],
)
def test_two_pairs_play_without_a_clock_and_without_a_judge(more, code):
    guests = tuple(SeatSetup(name) for name in ("Anna", "Baldur", "Cecil", "Dóra"))
    setup = Setup("pl", guests, "challenge", variants=("karpatka",), **more)
    if code is None:
        assert with_variants(load("pl"), setup).house.pairs
        return
    with pytest.raises(BadVariants) as refused:
        with_variants(load("pl"), setup)
    assert refused.value.code == code


def test_only_players_look_words_up_and_only_where_that_was_agreed(club):
    guests = (SeatSetup("Anna"), SeatSetup("Baldur"))
    opened = Setup("is", guests, "automatic", variants=("open-dictionary",))
    table = club.tables.create(opened, OWNER)
    closed = club.table()
    player = Audience(OWNER, 0)
    assert club.tables.look_up(table, player, "ab") == "valid"
    with pytest.raises(NotYourTable):
        club.tables.look_up(table, Audience(STRANGER, 0), "ab")
    with pytest.raises(DictionaryClosed):
        club.tables.look_up(closed, player, "ab")
    with pytest.raises(ForeignLetter) as refused:
        club.tables.look_up(table, player, "åå")
    assert refused.value.values == {"letter": "åå"}
