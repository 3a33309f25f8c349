"""Records pin the rules they were played by; rules that changed since are found by their digest."""

from dataclasses import replace

import pytest

from stafla.editions import load, names, pinned_version, variants, with_known_variants

ICELANDIC = "dcb3e68ed75842f2eca1e147fdadaeb5f685da7ffe630eaa4285c82debf8626f"
"""What Icelandic records of two pinned before 2026-11-23."""
LATER = ("C", "Q", "W", "Z")


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("players", [1, 2])
def test_what_is_pinned_today_is_the_edition_of_today(name, players):
    edition = load(name)
    assert pinned_version(edition, edition.digest(players), players) is edition


def test_an_unknown_digest_is_of_no_version():
    assert pinned_version(load("is"), "0" * 64) is None


def test_an_icelandic_record_of_before_is_known_and_its_letters_keep_their_codes():
    today, then = load("is"), load("is").earlier[0]
    assert ICELANDIC == then.digest(2) != today.digest(2)
    played = pinned_version(today, ICELANDIC)
    assert played is not None
    assert played.alphabet is today.alphabet
    assert today.alphabet.upper == (*then.alphabet.upper, *LATER)
    assert played.tiles == then.tiles


def test_a_variant_is_played_as_the_record_pins_it():
    today = with_known_variants(load("pl"), ("fives-first",))
    old = replace(today, house=replace(today.house, opening_by_round=False))
    assert today.digest() != old.digest()
    for pinning in (today, old):
        played = pinned_version(load("pl"), pinning.digest(), 2, ("fives-first",))
        assert played is not None
        assert played.house == pinning.house


def test_an_earlier_version_of_a_variant_is_another_one():
    for variant in variants().values():
        versions = (variant.changes, *variant.earlier)
        assert len({repr(changes) for changes in versions}) == len(versions)
