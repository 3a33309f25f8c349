"""Passwords: what a hash costs, what it is compared with, and what is guessed too soon."""

import pytest

from stafla.club.accounts.passwords import Passwords, weak

CHEAP = {"time": 2, "memory": 16, "lanes": 1}


def test_a_hash_costs_what_it_is_told_to():
    made = Passwords(**CHEAP).hash("korter yfir grasi")
    assert made.startswith("$argon2id$v=19$m=16,t=2,p=1$")
    assert Passwords.__init__.__defaults__ == (3, 64 * 1024, 4)
    assert not Passwords(**CHEAP).is_outdated(made)
    for change in ({"time": 3}, {"memory": 24}, {"lanes": 2}):
        assert Passwords(**CHEAP | change).is_outdated(made)


def test_only_the_password_itself_matches_however_it_is_typed():
    passwords = Passwords(**CHEAP)
    made = passwords.hash("sk\u00e1l yfir grasi")
    assert passwords.match(made, "ska\u0301l yfir grasi")
    for wrong in ("skal yfir grasi", "", "nobody has this password"):
        assert not passwords.match(made, wrong)
    assert not passwords.match(None, "nobody has this password")
    assert not passwords.match("no hash", "skal yfir grasi")


@pytest.mark.parametrize(
    ("password", "name", "guessed"),
    [
        ("korter yfir grasi", "Anna", False),
        ("7#92!8%46^1&3*50", "Anna", False),
        ("Sigrún Hallo 12", "Sigrún", True),
        ("sigrunsigrun", "Sigrún", True),
        ("sigrunjonsdottir", "Sigrún Jónsdóttir", True),
        ("Köttur kottur", "Anna", True),
        ("Þórður thordur", "Þórður", True),
        ("1234567890", "Anna", True),
        ("aaaaaaaaaaaaaaaa", "Anna", True),
    ],
)
def test_what_is_made_of_a_name_and_of_usual_words_is_guessed_soon(password, name, guessed):
    assert weak(password, name) is guessed
