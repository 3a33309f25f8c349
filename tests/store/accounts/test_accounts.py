"""People found by name in order, and nothing left of one whose account is erased."""

import pytest

from stafla.store import (
    AccountStore,
    ChatStore,
    DeviceStore,
    GameStore,
    Header,
    NewEvent,
    PasskeyRow,
    PasskeyStore,
    Seat,
    TokenRow,
    TokenStore,
    open_database,
)
from stafla.store.accounts.accounts import NoSuchPerson
from stafla.store.schema import notes, people

NAMES = {"c": "Björn", "a": "Bo", "b": "Åke", "d": "100 %"}


@pytest.fixture
def database(address):
    opened = open_database(address)
    rows = [
        {"id": letter * 22, "created": 0, "language": "is", "hidden": False, "settings": "{}"}
        | {"name": name, "folded": name.casefold()}
        for letter, name in NAMES.items()
    ]
    opened.write(lambda connection: connection.execute(people.insert(), rows))
    yield opened
    opened.close()


def test_people_are_found_by_a_part_of_the_name(database):
    rows = AccountStore(database)

    def find(part, most=None):
        found = rows.search(part, str.casefold, most)
        return [person.name for person in map(rows.several(found).get, found)]

    assert find("b") == ["Björn", "Bo"]
    assert find("") == ["100 %", "Björn", "Bo", "Åke"]
    assert find("", 3) == ["100 %", "Björn", "Bo"]
    assert find("o") == ["Bo"]
    assert find("%") == ["100 %"]
    assert find("_") == []
    rows.erase("a" * 22, 5)
    assert find("b") == ["Björn"]
    assert find("o") == []


def test_of_two_who_give_roles_at_once_the_later_has_the_last_word(database, monkeypatch):
    """Whatever was read before somebody else wrote: roles are exactly those that are wanted."""
    rows, person, write = AccountStore(database), "a" * 22, database.write
    for wanted in (["arbiter"], ["arbiter", "moderator"], []):

        def another_was_faster(job, wanted=wanted):
            monkeypatch.setattr(database, "write", write)
            AccountStore(database).set_roles(person, ["arbiter", "director"], 1)
            return write(job)

        monkeypatch.setattr(database, "write", another_was_faster)
        rows.set_roles(person, wanted, 2)
        assert rows.get(person).roles == set(wanted)
        rows.set_roles(person, [], 3)


def test_nobody_who_is_not_there_is_given_a_role(database):
    rows = AccountStore(database)
    rows.erase("b" * 22, 5)
    for nobody in ("x" * 22, "b" * 22):
        with pytest.raises(NoSuchPerson):
            rows.set_roles(nobody, ["arbiter"], 1)


def test_the_newest_passkey_comes_first(database):
    keys = PasskeyStore(database)
    for name, made in (("old", 1), ("new", 3), ("middle", 2)):
        digest = f"{made:064}"
        assert keys.add(PasskeyRow(digest, "a" * 22, name, name, "key", 0, made), 9)
    assert [key.label for key in keys.of("a" * 22)] == ["new", "middle", "old"]


def test_nothing_that_was_one_s_own_outlives_the_account(database):
    mine, other = "a" * 22, "b" * 22
    GameStore(database).create(
        Header("g" * 22, 1, "sv", "B4DFE2", "challenge", "0" * 64),
        (Seat(0, "person", None, "A"), Seat(1, "person", None, "B")),
        [NewEvent("played", "{}", 5)],
        waiting_for_bot=False,
    )
    tokens, devices, talk = TokenStore(database), DeviceStore(database), ChatStore(database)
    for one in (mine, other):
        tokens.add(TokenRow(one[:1] * 64, one, "bot", "read", 1), 5)
        devices.remember(one, one[:1] * 64, 1)
        talk.note("g" * 22, one, "my own")
    AccountStore(database).erase(mine, 5)
    assert (tokens.of(mine), devices.is_known(mine, "a" * 64)) == ((), False)
    assert (len(tokens.of(other)), devices.is_known(other, "b" * 64)) == (1, True)
    with database.read() as connection:
        left = connection.execute(notes.select()).fetchall()
    assert [row.holder for row in left] == [other]
