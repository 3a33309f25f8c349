"""Profiles that older versions wrote open with the settings that were saved (tests/data/older)."""

import json
from pathlib import Path

import pytest

from stafla.club import Setup
from stafla.club.tables.profile import read, write

FOLDER = Path(__file__).resolve().parents[2] / "data" / "older" / "profiles"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
SETUPS = {
    "plain": Setup("is", (), "automatic"),
    "federation": Setup("sv", (), "challenge", clock="sv-25", rated=True),
    "fives": Setup(
        *("pl", (), "challenge"),
        clock="pl-20",
        variants=("blanks-return", "fives-first", "exchange-seven"),
    ),
    "theme": Setup(
        *("pl", (), "challenge"),
        clock="12+3",
        variants=("theme", "challenge-ten"),
        theme="morze",
        theme_words=("ŁÓDŹ", "SIEĆ"),
    ),
}


def test_every_setting_was_saved_by_both_versions():
    assert sorted(f"{one}-{name}" for one in ("34993e48", "35654813") for name in SETUPS) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_profile_opens_with_its_settings_and_is_saved_as_it_was(name):
    data = (FOLDER / f"{name}.json").read_bytes()
    profile = read(data)
    assert profile.setup() == SETUPS[name.partition("-")[2]]
    assert profile.name == json.loads(data)["name"]
    assert write(profile) == data
