"""The password has several doors; at each of them guessing ends, and all count together."""

import pytest
from starlette.testclient import TestClient

from tests.attacks.conftest import PASSWORD, enter
from tests.attacks.forms import model_of
from tests.web.routes import SAFE, routes_of

# members of forms in which a password is shown, not chosen
SHOWN = frozenset({"password", "old"})
DOORS = {
    "/sign-in": {"name": "Anna", "password": "@"},
    "/me/password": {"old": "@", "new": "annar lykill en hinn"},
    "/me/erase": {"password": "@"},
    "/me/passkeys/offer": {"password": "@"},
    "/me/passkeys/end": {"password": "@", "passkey": "0" * 64},
}
GUESSES = 60


@pytest.fixture
def anna(client):
    """Her browser, in which she is signed in; whoever sits there does not know her password."""
    enter(client, "Anna")
    return client


def guess(client, door, password):
    form = {name: password if value == "@" else value for name, value in DOORS[door].items()}
    return client.post(door, data=form)


def test_every_door_to_a_password_is_known_here(client):
    found = {
        path
        for method, path, route in routes_of(client.app)
        if method not in SAFE and (model := model_of(route)[0]) and SHOWN & set(model.model_fields)
    }
    # where one signs up it is chosen; a passkey's form has the same members and looks at none
    assert found - {"/sign-up", "/sign-in/passkey"} == set(DOORS)


@pytest.mark.parametrize("door", DOORS)
def test_guessing_ends_at_every_door(anna, door, refusals):
    """Also for the right password, which would come next."""
    for number in range(GUESSES):
        guess(anna, door, f"wrong guess {number}")
        if refusals[-1] == "too-many-attempts":
            break
        assert refusals[-1] == "wrong-password", number
    assert refusals[-1] == "too-many-attempts"
    assert guess(anna, door, PASSWORD).status_code == 429
    assert anna.get("/me").status_code == 200


@pytest.mark.parametrize("door", [door for door in DOORS if door != "/sign-in"])
def test_a_session_in_other_hands_has_one_budget_for_all_doors(anna, door, refusals):
    doors = [one for one in DOORS if one != "/sign-in"]
    for number in range(GUESSES):
        guess(anna, doors[number % len(doors)], f"wrong guess {number}")
    refusals.clear()
    assert guess(anna, door, PASSWORD).status_code == 429
    assert refusals == ["too-many-attempts"]


@pytest.mark.parametrize("door", DOORS)
def test_the_right_password_opens_each(anna, door):
    """So that it was the guess that was refused, and nothing else."""
    opened = guess(anna, door, PASSWORD)
    assert opened.status_code in (200, 303), opened.text


def test_a_stranger_finds_only_the_door_to_sign_in(anna):
    stranger = TestClient(anna.app, follow_redirects=False)
    answers = {door: guess(stranger, door, PASSWORD).status_code for door in DOORS}
    assert answers.pop("/sign-in") == 303
    stranger.cookies.clear()
    assert {guess(stranger, door, PASSWORD).status_code for door in answers} == {401}
