"""The systems as data."""

import tomllib
from importlib.resources import files

import pytest

from stafla.contest.ratings import UnknownSystem, parse_system, rating_system, rating_systems
from stafla.data.catalogue import LANGUAGES, catalogue


def test_there_are_the_systems_of_the_federations():
    assert list(rating_systems()) == [
        "pfs",
        "naspa",
        "wespa",
        "australia",
        "seierstad",
        "glicko-2",
        "glicko-225",
        "isc",
    ]


def test_what_is_not_confirmed_says_why():
    for name, system in rating_systems().items():
        assert system.about.name == name
        assert system.about.confirmed is not bool(system.about.why)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_system_has_a_title_and_a_source_in_every_language(language):
    known = {
        name
        for name in rating_systems()
        for part in ("title", "source")
        if f"events-ratings-{part}-{name}" in catalogue(language, "contest")
    }
    assert known == set(rating_systems())


def test_a_federation_s_variant_is_made_of_the_same_data():
    table = tomllib.loads((files("stafla.data") / "ratings.toml").read_text("utf-8"))["pfs"]
    variant = parse_system("club", table | {"protect_favourite": False})
    assert variant.about.name == "club"
    assert not variant.protect_favourite
    with pytest.raises(TypeError):
        parse_system("club", table | {"colour": 1})


def test_an_unknown_system_is_refused():
    with pytest.raises(UnknownSystem):
        rating_system("elo")
