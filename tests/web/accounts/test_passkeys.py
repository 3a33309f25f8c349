"""Passkeys: whoever holds one comes in, and nobody else by anything that looks like one."""

import json
import zipfile
from io import BytesIO

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from stafla.club.accounts.accounts import GUESSES_FROM_AN_ADDRESS
from stafla.club.accounts.passkeys import ANSWERED_WITHIN, MOST
from stafla.club.accounts.refusals import NotSignedIn
from stafla.web import create_app
from stafla.web.accounts.confirmation import session_of
from tests.authenticator import PRESENT, Authenticator, read, write_down
from tests.web.accounts.test_sign_in import GOOD, enter
from tests.web.opened import FAST, opening

HERE = "http://testserver"


@pytest.fixture
def key():
    return Authenticator(HERE)


def offer(client, password=GOOD, **more):
    return client.post("/me/passkeys/offer", data={"password": password, **more})


def add(client, key, label="Sími", **forged):
    asked = offer(client)
    assert asked.status_code == 200, asked.text
    made = key.make(asked.json(), **forged)
    return client.post("/me/passkeys", data={"label": label, "credential": made})


def ask(client):
    return client.post("/sign-in/passkey/ask").json()


def show(client, key, asked=None, name="", then="/lobby", **forged):
    shown = key.show(asked or ask(client), **forged)
    return client.post(
        "/sign-in/passkey", data={"credential": shown, "name": name, "then": then, "adopt": "true"}
    )


def proof(client, key, **forged):
    return key.show(client.post("/me/passkeys/confirm").json(), **forged)


def signed_in(client):
    return client.get("/me").status_code == 200


def outside(client):
    """The same house from a device that nobody knows."""
    return TestClient(client.app, follow_redirects=False)


@pytest.fixture
def owner(client, key):
    """A client whose person has one passkey."""
    enter(client)
    assert add(client, key).status_code == 303
    return client


@pytest.mark.parametrize("name", ["", "Sigrún", " SIGRÚN "])
def test_a_passkey_opens_the_door_with_or_without_the_name(owner, key, house, name):
    other = outside(owner)
    answer = show(other, key, name=name)
    assert (answer.status_code, answer.headers["location"]) == (303, "/lobby")
    assert signed_in(other)
    assert "Sigrún" in other.get("/me").text
    assert house.passkeys.of(house.accounts.by_name("Sigrún"))[0].used is not None


def test_signing_in_by_a_passkey_takes_over_the_tables_of_the_device(owner, key, house):
    other = outside(owner)
    form = {"profile": "is", "kind1": "person", "name1": "A", "kind2": "highest-score"}
    table = other.post("/tables", data=form).headers["location"].rpartition("/")[2]
    assert show(other, key).status_code == 303
    assert house.tables.games.seats(table)[0].person == house.accounts.by_name("Sigrún").id


def test_what_the_browser_is_asked_names_our_domain_and_asks_for_the_person(client, key):
    enter(client)
    asked = offer(client).json()
    assert asked["rp"] == {"id": "testserver", "name": "Stafla"}
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    assert asked["authenticatorSelection"]["userVerification"] == "required"
    assert len(read(asked["challenge"])) == 32
    entering = ask(client)
    assert (entering["rpId"], entering["userVerification"]) == ("testserver", "required")
    assert entering.get("allowCredentials", []) == []
    assert entering["challenge"] != ask(client)["challenge"]


def test_behind_a_public_address_passkeys_are_for_that_alone(client, key, monkeypatch):
    monkeypatch.setenv("STAFLA_ADDRESS", "https://Stafla.example/")
    enter(client)
    assert add(client, key).status_code == 403
    assert offer(client).json()["rp"]["id"] == "stafla.example"
    there = Authenticator("https://stafla.example")
    assert add(client, there).status_code == 303
    assert show(outside(client), there).status_code == 303


def test_several_passkeys_are_listed_by_name_and_removed(owner, key):
    second = Authenticator(HERE, 2)
    assert add(owner, second, "Tölva <b>").status_code == 303
    page = owner.get("/me").text
    assert "Sími" in page
    assert "Tölva &lt;b&gt;" in page
    gone = json.loads(second.show(ask(owner)))["id"]
    from stafla.club.secrets import digest

    form = {"passkey": digest(gone), "password": GOOD}
    assert owner.post("/me/passkeys/end", data=form).status_code == 303
    assert "Tölva" not in owner.get("/me").text
    assert show(outside(owner), second).status_code == 403
    assert show(outside(owner), key).status_code == 303


@pytest.mark.parametrize("label", ["", "   ", "x" * 41, "a\u202eb"])
def test_a_passkey_needs_a_name_that_can_be_read(client, key, label):
    enter(client)
    assert add(client, key, label).status_code == 422


def test_a_person_has_no_more_than_so_many_and_none_twice(owner, key):
    assert add(owner, key).status_code == 422
    for number in range(2, MOST + 1):
        assert add(owner, Authenticator(HERE, number)).status_code == 303
    assert (offer(owner).status_code, offer(owner).json()["code"]) == (422, "too-many-passkeys")


def test_nobody_makes_a_passkey_without_the_password(owner, key):
    refused = offer(owner, "not this one")
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong-password")
    assert offer(owner, "", proof="{}").status_code == 403
    assert offer(owner, "", proof=proof(owner, key)).status_code == 200
    assert offer(outside(owner)).status_code == 401


def test_a_passkey_stands_for_the_password_where_the_password_is_asked_again(owner, key):
    new = "annað lykilorð hér"
    form = {"new": new, "proof": proof(owner, key)}
    assert owner.post("/me/password", data=form).headers["location"] == "/me"
    other = outside(owner)
    assert other.post("/sign-in", data={"name": "Sigrún", "password": new}).status_code == 303
    assert owner.post("/me/erase", data={"proof": form["proof"]}).status_code == 403
    assert owner.post("/me/erase", data={"proof": proof(owner, key)}).headers["location"] == "/"
    assert show(outside(owner), key).status_code == 403


def test_the_only_passkey_goes_with_the_password_alone(owner, key, house):
    mine = house.passkeys.of(house.accounts.by_name("Sigrún"))[0].digest
    refused = owner.post("/me/passkeys/end", data={"passkey": mine, "proof": proof(owner, key)})
    assert refused.status_code == 422
    wrong = owner.post("/me/passkeys/end", data={"passkey": mine, "password": "not this"})
    assert wrong.status_code == 403
    assert show(outside(owner), key).status_code == 303
    assert add(owner, Authenticator(HERE, 2)).status_code == 303
    gone = owner.post("/me/passkeys/end", data={"passkey": mine, "proof": proof(owner, key)})
    assert gone.status_code == 303
    assert show(outside(owner), key).status_code == 403


FORGED = {
    "a page of another site": {"origin": "https://stafla.example"},
    "the same name by another way": {"origin": "https://testserver"},
    "a page that lies": {"origin": HERE + ".evil.example"},
    "another ceremony": {"type": "webauthn.create"},
    "a challenge of its own": {"challenge": write_down(bytes(32))},
    "no challenge": {"challenge": ""},
    "an odd challenge": {"challenge": 7},
}


@pytest.mark.parametrize("forged", FORGED.values(), ids=FORGED)
def test_an_answer_for_something_else_opens_nothing(owner, key, forged):
    other = outside(owner)
    answer = show(other, key, **forged)
    assert answer.status_code == 403
    assert 'role="alert"' in answer.text
    assert not signed_in(other)
    assert show(other, key).status_code == 303  # nothing else was wrong with it


@pytest.mark.parametrize("forged", [{"origin": "https://evil.example"}, {"type": "webauthn.get"}])
def test_a_passkey_made_for_something_else_is_not_kept(client, key, forged, house):
    enter(client)
    assert add(client, key, **forged).status_code == 403
    assert house.passkeys.of(house.accounts.by_name("Sigrún")) == ()
    assert add(client, key).status_code == 303


def test_a_challenge_is_answered_once(owner, key):
    other = outside(owner)
    asked = ask(other)
    shown = key.show(asked)
    assert other.post("/sign-in/passkey", data={"credential": shown}).status_code == 303
    other.post("/sign-out")
    assert other.post("/sign-in/passkey", data={"credential": shown}).status_code == 403
    assert show(other, key, asked).status_code == 403
    assert not signed_in(other)


def test_a_wrong_answer_uses_its_challenge_up(owner, key):
    other = outside(owner)
    asked = ask(other)
    assert show(other, key, asked, origin="https://evil.example").status_code == 403
    assert show(other, key, asked).status_code == 403


def test_a_challenge_given_to_one_device_is_of_no_use_to_another(owner, key):
    one, other = outside(owner), outside(owner)
    asked = ask(one)
    ask(other)
    assert show(other, key, asked).status_code == 403
    assert show(one, key, asked).status_code == 303


def test_a_challenge_to_sign_in_confirms_nothing_and_the_other_way_round(owner, key):
    shown = key.show(ask(owner))
    assert owner.post("/me/erase", data={"proof": shown}).status_code == 403
    other = outside(owner)
    ask(other)
    assert show(other, key, owner.post("/me/passkeys/confirm").json()).status_code == 403
    assert signed_in(owner)


def test_a_challenge_is_answered_in_time(tmp_path, address, key):
    time = [1_800_000_000_000]
    house = opening(tmp_path, address, now=lambda: time[0])
    with TestClient(create_app(house, FAST), follow_redirects=False) as client:
        enter(client)
        assert add(client, key).status_code == 303
        asked = ask(client)
        time[0] += ANSWERED_WITHIN
        assert show(client, key, asked).status_code == 403
        asked = ask(client)
        time[0] += ANSWERED_WITHIN - 1
        assert show(client, key, asked).status_code == 303


def test_the_passkey_of_another_neither_opens_nor_confirms(owner, key, house):
    eve = outside(owner)
    enter(eve, name="Eve")
    evil = Authenticator(HERE, 66)
    assert add(eve, evil).status_code == 303
    assert show(outside(owner), evil, name="Sigrún").status_code == 403
    assert owner.post("/me/erase", data={"proof": proof(owner, evil)}).status_code == 403
    assert signed_in(owner)
    mine = house.passkeys.of(house.accounts.by_name("Sigrún"))[0].digest
    assert eve.post("/me/passkeys/end", data={"passkey": mine, "password": GOOD}).status_code == 303
    assert show(outside(owner), key).status_code == 303


def test_a_key_that_only_bears_the_name_of_another_is_not_believed(owner, key):
    false = Authenticator(HERE, 99)
    false.id, false.domain, false.handle = key.id, key.domain, key.handle
    assert show(outside(owner), false).status_code == 403
    key.handle, own = write_down(b"somebody else"), key.handle
    assert show(outside(owner), key).status_code == 403
    key.handle = own
    assert show(outside(owner), key).status_code == 303


def test_the_person_must_have_been_made_sure_of(client, key):
    enter(client)
    key.flags = PRESENT
    assert add(client, key).status_code == 403
    key.flags |= 0x04
    assert add(client, key).status_code == 303
    key.flags = PRESENT
    assert show(outside(client), key).status_code == 403
    key.flags |= 0x04
    assert show(outside(client), key).status_code == 303


def test_a_passkey_that_counts_backwards_was_copied_and_opens_nothing(owner, key):
    assert show(outside(owner), key).status_code == 303
    assert show(outside(owner), key).status_code == 303
    key.count = 0
    assert show(outside(owner), key).status_code == 403
    key.count = 10
    assert show(outside(owner), key).status_code == 303


def test_a_passkey_that_shows_a_count_again_was_copied_and_opens_nothing(owner, key, caplog):
    assert show(outside(owner), key).status_code == 303
    key.count -= 1  # the next that it shows is the one just shown
    with caplog.at_level("WARNING"):
        assert show(outside(owner), key).status_code == 403
    assert "a passkey counts backwards" in caplog.text
    assert show(outside(owner), key).status_code == 303


def test_a_passkey_that_does_not_count_opens_every_time(client):
    enter(client)
    key = Authenticator(HERE, counts=False)
    assert add(client, key).status_code == 303
    assert [show(outside(client), key).status_code for _ in range(3)] == [303, 303, 303]


ODD = ["", "{}", "[]", "null", "7", "[" * 15_000, '{"id": [], "response": {}}', "\0", "é" * 100]


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_what_is_no_answer_is_refused_like_a_wrong_one(owner, odd):
    other = outside(owner)
    ask(other)
    assert other.post("/sign-in/passkey", data={"credential": odd}).status_code == 403
    assert owner.post("/me/passkeys", data={"label": "x", "credential": odd}).status_code == 403
    again = owner.post("/me/erase", data={"proof": odd})
    assert again.status_code == 403
    assert signed_in(owner)


def test_a_bent_answer_is_refused_at_every_byte(owner, key):
    other = outside(owner)
    for member in ("clientDataJSON", "authenticatorData", "signature"):
        for place in (0, 7, -1):
            shown = json.loads(key.show(ask(other)))
            bent = bytearray(read(shown["response"][member]))
            bent[place] ^= 0x41
            shown["response"][member] = write_down(bytes(bent))
            answer = other.post("/sign-in/passkey", data={"credential": json.dumps(shown)})
            assert answer.status_code == 403, (member, place)
    assert not signed_in(other)


def test_a_session_that_was_planted_does_not_become_the_person_s(owner, key):
    other = outside(owner)
    other.cookies.set("stafla_session", "p" * 43)
    assert show(other, key).status_code == 303
    planted = outside(owner)
    planted.cookies.set("stafla_session", "p" * 43)
    assert not signed_in(planted)


def test_who_is_suspended_stays_outside_with_a_passkey_too(owner, key, house):
    house.accounts.suspend(house.accounts.by_name("Sigrún"), 4_000_000_000_000)
    answer = show(outside(owner), key)
    assert answer.status_code == 403
    assert "2096" in answer.text


def test_another_password_from_whoever_runs_the_server_ends_the_passkeys(owner, key, house):
    house.accounts.set_password(house.accounts.by_name("Sigrún"), "alveg nýtt lykilorð")
    assert show(outside(owner), key).status_code == 403


def test_trying_passkeys_is_counted_with_the_passwords(owner, key):
    other = outside(owner)
    for _ in range(GUESSES_FROM_AN_ADDRESS.most):
        other.post("/sign-in/passkey", data={"credential": "{}"})
    assert show(other, key).status_code == 429


def test_the_names_and_days_of_passkeys_are_taken_home_and_nothing_else(owner):
    zipped = zipfile.ZipFile(BytesIO(owner.get("/me/export").content))
    told = json.loads(zipped.read("me.json"))["passkeys"]
    assert [sorted(one) for one in told] == [["created", "name", "used"]]
    assert told[0]["name"] == "Sími"


def test_a_program_s_token_neither_asks_for_nor_makes_a_passkey(owner, house):
    secret = house.tokens.make(house.accounts.by_name("Sigrún"), "bot", ["read", "play"])
    program = outside(owner)
    program.headers["authorization"] = f"Bearer {secret}"
    for path in ("/me/passkeys/offer", "/me/passkeys/confirm", "/me/passkeys"):
        assert program.post(path, data={"password": GOOD}).status_code == 401, path


@pytest.mark.parametrize("elsewhere", [True, False])
def test_who_removes_a_passkey_may_end_whatever_it_began_elsewhere(owner, key, house, elsewhere):
    there = outside(owner)
    assert show(there, key).status_code == 303
    (mine,) = house.passkeys.of(house.accounts.by_name("Sigrún"))
    form = {"passkey": mine.digest, "password": GOOD} | ({"elsewhere": "yes"} if elsewhere else {})
    assert owner.post("/me/passkeys/end", data=form).status_code == 303
    assert owner.get("/me").status_code == 200
    assert (there.get("/me").status_code == 200) is not elsewhere


def test_nothing_is_confirmed_of_a_request_that_shows_no_session():
    with pytest.raises(NotSignedIn):
        session_of(Request({"type": "http", "scheme": "http", "path": "/", "headers": []}))
