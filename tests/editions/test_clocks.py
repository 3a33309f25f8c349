"""Clocks are data, and the data is checked."""

from dataclasses import asdict

import pytest

from stafla.editions import ClockPolicy, EditionError, clocks, names
from stafla.editions.clocks import parse_clocks

PLAIN = {
    **{"base": 60, "increment": 0, "move": 0, "penalty": 0, "overtime": 0},
    **{"limit": "lose", "margin": 0, "editions": []},
}


@pytest.mark.proves("SV-05")
def test_the_swedish_clock_has_25_or_30_minutes():
    own = [clock.policy.base for clock in clocks().values() if "sv" in clock.editions]
    assert own == [25 * 60, 30 * 60]


@pytest.mark.parametrize("name", clocks())
def test_a_clock_belongs_to_editions_that_there_are(name):
    clock = clocks()[name]
    assert clock.id == name
    assert set(clock.editions) <= set(names())


def test_the_pace_follows_the_numbers():
    paces = {name: clock.policy.pace for name, clock in clocks().items()}
    assert paces["quick-3-5"] == "blitz"
    assert paces["quick-10"] == "rapid"
    assert paces["sv-25"] == paces["pl-20"] == paces["move-2"] == "regular"
    assert paces["days-1"] == paces["days-7"] == "correspondence"


@pytest.mark.parametrize(
    "change",
    [
        {"base": -1},
        {"base": 0},
        {"base": 10**9},
        {"penalty": 1001},
        {"limit": "pass"},
        {"limit": "never"},
        {"base": 0, "move": 60, "penalty": 10},
        {"base": "25"},
        {"colour": "red"},
        {"editions": ["xx"]},
    ],
)
def test_numbers_that_make_no_clock_are_refused_with_their_place(change):
    with pytest.raises(EditionError, match=r"clocks\.toml"):
        parse_clocks({"odd": {**PLAIN, **change}})


def test_a_policy_is_its_numbers():
    policy = clocks()["sv-30"].policy
    assert ClockPolicy(**asdict(policy)) == policy
