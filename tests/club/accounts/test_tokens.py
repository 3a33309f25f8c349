"""Tokens of programs: whose, until when, how many, and when each was used last."""

import pytest

from stafla.club.accounts.person import Person
from stafla.club.accounts.refusals import BadLabel, TooManyTokens, UnknownScope
from stafla.club.accounts.tokens import LONGEST_LABEL, MARK, MOST, NOTED, Tokens
from stafla.club.ticket import LIFE
from stafla.store.schema import people

ANNA, BO = (
    Person(letter * 22, name, 0, "is", False, frozenset())
    for letter, name in (("a", "Anna"), ("b", "Bo"))
)


@pytest.fixture
def tokens(club):
    rows = [
        {"id": one.id, "created": 0, "language": "is", "hidden": False, "settings": "{}"}
        for one in (ANNA, BO)
    ]
    club.database.write(lambda connection: connection.execute(people.insert(), rows))
    return Tokens(club.database, now=club.now, random=club.random)


def test_a_token_says_whose_it_is_and_what_it_may(tokens):
    secret = tokens.make(ANNA, " my   bot ", ["play", "read"])
    assert secret.startswith(MARK)
    token = tokens.who(secret)
    assert (token.person, token.scopes) == (ANNA.id, {"read", "play"})
    (row,) = tokens.of(ANNA)
    assert (row.label, row.scopes) == ("my bot", "read play")
    assert tokens.of(BO) == ()
    assert tokens.who(secret[:-1]) is None
    assert tokens.who(tokens.make(ANNA, "reader", ["read"])).scopes == {"read"}


def test_when_a_token_was_used_is_noted_once_an_hour(tokens, club):
    secret = tokens.make(ANNA, "bot", ["read"])
    assert tokens.of(ANNA)[0].used is None
    first = club.time
    tokens.who(secret)
    assert tokens.of(ANNA)[0].used == first
    club.time = first + NOTED
    tokens.who(secret)
    assert tokens.of(ANNA)[0].used == first
    club.time = first + NOTED + 1
    tokens.who(secret)
    assert tokens.of(ANNA)[0].used == first + NOTED + 1


def test_a_token_ends_when_its_own_person_takes_it_back(tokens):
    secret = tokens.make(ANNA, "bot", ["read"])
    (row,) = tokens.of(ANNA)
    tokens.take_back(BO, row.digest)
    assert tokens.who(secret)
    tokens.take_back(ANNA, row.digest)
    assert tokens.who(secret) is None
    assert tokens.of(ANNA) == ()


def test_a_person_has_so_many_and_no_more(tokens, club):
    for number in range(MOST):
        club.time += 1
        tokens.make(ANNA, f"bot {number}", ["read"])
    with pytest.raises(TooManyTokens) as told:
        tokens.make(ANNA, "one more", ["read"])
    assert told.value.values == {"most": MOST}
    assert [row.label for row in tokens.of(ANNA)][:2] == [f"bot {MOST - 1}", f"bot {MOST - 2}"]
    assert tokens.who(tokens.make(BO, "another's", ["read"]))


@pytest.mark.parametrize("label", ["", "  ", "x" * (LONGEST_LABEL + 1), "a\u202eb"])
def test_a_label_is_a_short_line(tokens, label):
    with pytest.raises(BadLabel):
        tokens.make(ANNA, label, ["read"])
    assert tokens.of(ANNA) == ()


def test_a_label_of_just_the_length_is_one(tokens):
    tokens.make(ANNA, "x" * LONGEST_LABEL, ["read"])
    assert tokens.of(ANNA)[0].label == "x" * LONGEST_LABEL


@pytest.mark.parametrize("scopes", [[], ["rule"], ["read", "rule"]])
def test_what_no_token_may_is_refused(tokens, scopes):
    with pytest.raises(UnknownScope):
        tokens.make(ANNA, "bot", scopes)


def test_the_same_wish_of_the_same_session_is_one_token_for_a_while(tokens, club):
    club.time = 10 * LIFE
    wish = {"session": "s", "ticket": "once"}
    first = tokens.make(ANNA, "bot", ["read"], **wish)
    assert tokens.make(ANNA, "bot", ["read"], **wish) == first
    club.time += LIFE
    assert tokens.make(ANNA, "bot", ["read"], **wish) == first
    others = [
        tokens.make(ANNA, "bot", ["play"], **wish),
        tokens.make(ANNA, "other", ["read"], **wish),
        tokens.make(ANNA, "bot", ["read"], session="s", ticket="twice"),
        tokens.make(ANNA, "bot", ["read"], session="t", ticket="once"),
        tokens.make(ANNA, "bot", ["read"], session="s"),
    ]
    assert len({first, *others}) == 6
    # nor is anybody told another's, whatever they bring
    own = tokens.make(BO, "bot", ["read"], **wish)
    assert own not in {first, *others}
    assert (tokens.who(own).person, tokens.who(first).person) == (BO.id, ANNA.id)
    club.time += 2 * LIFE
    assert tokens.make(ANNA, "bot", ["read"], **wish) not in {first, *others}
