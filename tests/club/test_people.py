from contextlib import suppress

import pytest

from stafla.club import errors
from stafla.club.passwords import Passwords, weak
from stafla.club.people import DAY, GUESSES_AT_A_NAME, IDLE, MINUTE, People, Whence
from stafla.club.person import BadAccountName, ReservedName, clean, fold
from stafla.club.secret import digest
from stafla.club.throttle import TooManyAttempts
from stafla.store.schema import attempts, people, sessions

GOOD = "korter yfir grasi"
HERE = Whence("192.0.2.1", "a browser")


@pytest.fixture
def people_(club):
    cheap = Passwords(time=1, memory=8, lanes=1)
    return People(club.database, cheap, now=club.now, random=club.random)


@pytest.mark.parametrize(
    "name", ["Þórdís", "Łucja Żak", "Åsa-Britt", "D'Arc", "x9", "Jón Á. Jónsson", "Ægir_3"]
)
def test_names_of_our_languages_can_be_had(name):
    assert clean(f"  {name}\u00a0 ") == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "a",
        "x" * 31,
        "9lives",
        "-a-",
        "Аnna",
        "an\u200bna",
        "a\u202eb",
        "a<b",
        "😀😀",
        "a\nb\x00",
    ],
)
def test_names_that_could_pass_for_others_or_break_a_line_cannot(name):
    with pytest.raises(BadAccountName):
        clean(name)


def test_nobody_speaks_for_the_house():
    with pytest.raises(ReservedName):
        clean("STAFLA")


def test_names_are_compared_without_case_and_width_but_with_accents():
    assert fold("ANNA  María") == fold("anna maría") == fold("Ａnna María")
    assert fold("Asa") != fold("Ása")


@pytest.mark.parametrize("password", ["aaaaaaaaaaaa", "password123", "Lösenord123", "sigrun-12345"])
def test_the_first_guesses_are_no_passwords(password):
    assert weak(password, "Sigrún".replace("ú", "u"))


def test_who_signs_up_is_signed_in_and_known_by_the_token_alone(people_):
    signed = people_.sign_up(" Sigrún ", GOOD, HERE, language="is")
    person = people_.who(signed.token)
    assert (person.name, person.language, person.roles) == ("Sigrún", "is", {"player"})
    assert people_.who(None) is people_.who("x" * 43) is people_.who(digest(signed.token)) is None


def test_the_database_holds_neither_password_nor_token(people_, club):
    signed = people_.sign_up("Sigrún", GOOD, HERE)
    with club.database.read() as connection:
        kept = str(connection.execute(people.select()).all())
        kept += str(connection.execute(sessions.select()).all())
        kept += str(connection.execute(attempts.select()).all())
    assert "$argon2id$" in kept
    assert GOOD not in kept
    assert signed.token not in kept
    assert HERE.address not in kept


def test_a_name_is_given_once(people_):
    people_.sign_up("Sigrún", GOOD, HERE)
    with pytest.raises(errors.NameIsTaken):
        people_.sign_up("SIGRÚN", GOOD, HERE)


@pytest.mark.parametrize("password", ["short", "x" * 201])
def test_a_password_has_a_length(people_, password):
    with pytest.raises(errors.PasswordLength):
        people_.sign_up("Sigrún", password, HERE)


def test_a_wrong_password_and_a_wrong_name_are_refused_in_the_same_words(people_):
    people_.sign_up("Sigrún", GOOD, HERE)
    refusals = []
    for name, password in (("Sigrún", GOOD + "x"), ("Nobody", GOOD), ("Sigrún", "x" * 400)):
        with pytest.raises(errors.WrongPassword) as caught:
            people_.sign_in(name, password, HERE)
        refusals.append((caught.value.code, caught.value.values))
    assert len({str(refusal) for refusal in refusals}) == 1


def test_a_name_that_nobody_has_costs_a_comparison_too(people_, monkeypatch):
    compared = []
    monkeypatch.setattr(people_._hasher, "match", lambda *of: compared.append(of))
    with pytest.raises(errors.WrongPassword):
        people_.sign_in("Nobody", GOOD, HERE)
    assert compared == [(None, GOOD)]


def test_composed_and_decomposed_passwords_are_one(people_):
    people_.sign_up("Sigrún", "þú og ég í rigningu", HERE)
    decomposed = "þu\u0301 og e\u0301g i\u0301 rigningu"
    assert people_.sign_in("sigrún", decomposed, HERE).person.name == "Sigrún"


def test_every_sign_in_has_a_new_token_and_ends_the_session_that_was_shown(people_):
    first = people_.sign_up("Sigrún", GOOD, HERE)
    second = people_.sign_in("Sigrún", GOOD, Whence("192.0.2.1", token=first.token))
    assert second.token != first.token
    assert people_.who(first.token) is None
    planted = "p" * 43
    third = people_.sign_in("Sigrún", GOOD, Whence("192.0.2.1", token=planted))
    assert third.token != planted
    assert people_.who(planted) is None


def test_guessing_at_a_name_is_stopped_and_forgotten_with_time(people_, club):
    people_.sign_up("Sigrún", GOOD, HERE)
    for number in range(GUESSES_AT_A_NAME.most):
        with pytest.raises(errors.WrongPassword):
            people_.sign_in("sigrún", f"wrong guess {number}", Whence(f"192.0.2.{number}"))
    with pytest.raises(TooManyAttempts) as caught:
        people_.sign_in("Sigrún", GOOD, Whence("198.51.100.1"))
    assert caught.value.values == {"minutes": 15}
    club.time += 15 * MINUTE
    assert people_.sign_in("Sigrún", GOOD, HERE)


def test_guessing_from_an_address_is_stopped_whatever_the_name(people_):
    people_.sign_up("Sigrún", GOOD, Whence("198.51.100.1"))
    for number in range(40):
        with pytest.raises(errors.WrongPassword):
            people_.sign_in(f"Name{number}", GOOD, HERE)
    with pytest.raises(TooManyAttempts):
        people_.sign_in("Sigrún", GOOD, HERE)
    assert people_.sign_in("Sigrún", GOOD, Whence("198.51.100.1"))


def test_a_session_in_other_hands_does_not_guess_the_password_without_end(people_, club):
    person = people_.sign_up("Sigrún", GOOD, HERE).person
    with pytest.raises(TooManyAttempts):
        for number in range(100):
            with suppress(errors.WrongPassword):
                people_.confirm(person, f"wrong guess {number}")
    with pytest.raises(TooManyAttempts):
        people_.confirm(person, GOOD)
    club.time += DAY
    people_.confirm(person, GOOD)


def test_who_confirms_now_and_then_is_never_stopped(people_):
    person = people_.sign_up("Sigrún", GOOD, HERE).person
    for _ in range(3 * GUESSES_AT_A_NAME.most):
        people_.confirm(person, GOOD)


def test_what_is_counted_outlives_the_process(people_, club):
    for number in range(10):
        with pytest.raises(errors.WrongPassword):
            people_.sign_in("Sigrún", GOOD, Whence(str(number)))
    again = People(club.database, people_._hasher, now=club.now, random=club.random)
    with pytest.raises(TooManyAttempts):
        again.sign_in("Sigrún", GOOD, HERE)


def test_another_password_ends_every_session_and_begins_one(people_):
    first = people_.sign_up("Sigrún", GOOD, HERE)
    elsewhere = people_.sign_in("Sigrún", GOOD, Whence("198.51.100.1"))
    with pytest.raises(errors.WrongPassword):
        people_.confirm(first.person, "not the old one")
    people_.confirm(first.person, GOOD)
    changed = people_.renew_password(first.person, "annað lykilorð", HERE)
    assert people_.who(first.token) is people_.who(elsewhere.token) is None
    assert people_.who(changed.token) == first.person
    with pytest.raises(errors.WrongPassword):
        people_.sign_in("Sigrún", GOOD, HERE)
    assert people_.sign_in("Sigrún", "annað lykilorð", HERE)


def test_a_session_lasts_while_it_is_used_and_a_year_at_most(people_, club):
    signed = people_.sign_up("Sigrún", GOOD, HERE)
    began = club.time
    while club.time < began + 365 * DAY - IDLE // 2:
        club.time += IDLE // 2
        assert people_.who(signed.token)
    club.time = began + 365 * DAY
    assert people_.who(signed.token) is None


def test_a_session_that_is_not_used_expires(people_, club):
    signed = people_.sign_up("Sigrún", GOOD, HERE)
    club.time += IDLE
    assert people_.who(signed.token) is None
    assert people_.signed_in(signed.person) == ()


def test_one_ends_one_s_own_sessions_and_nobody_else_s(people_):
    mine = people_.sign_up("Sigrún", GOOD, Whence(agent="phone\x00\x1b[31m" + "x" * 999))
    there = people_.sign_in("Sigrún", GOOD, HERE)
    other = people_.sign_up("Ægir", GOOD, HERE)
    people_.end(other.person, digest(there.token))
    assert [s.agent[:9] for s in people_.signed_in(mine.person)].count("a browser") == 1
    assert all(
        len(s.agent) <= 120 and "\x00" not in s.agent for s in people_.signed_in(mine.person)
    )
    people_.end_others(mine.person, mine.token)
    assert people_.who(there.token) is None
    assert people_.who(mine.token)
    people_.sign_out(mine.person, mine.token)
    assert people_.who(mine.token) is None
    assert people_.who(other.token)


def test_a_guest_s_own_table_is_adopted_and_a_shared_one_is_not(people_, club):
    from tests.club.house import OWNER, STRANGER

    alone, shared = club.table(people=1, bots=1), club.table(people=2)
    signed = people_.sign_up("Sigrún", GOOD, Whence(device=OWNER))
    assert signed.adopted == 1
    assert people_.rows.tables(signed.person.id) == (alone,)
    assert [seat.person for seat in club.tables.games.seats(alone)] == [signed.person.id, None]
    assert [seat.person for seat in club.tables.games.seats(shared)] == [None, None]
    assert people_.sign_up("Ægir", GOOD, Whence(device=OWNER)).adopted == 0
    assert people_.sign_up("Freyja", GOOD, Whence(device=STRANGER)).adopted == 0


def test_one_may_change_name_language_and_whether_the_name_is_shown(people_):
    signed = people_.sign_up("Sigrún", GOOD, HERE)
    people_.sign_up("Ægir", GOOD, HERE)
    changed = people_.settle(signed.person, name="Sigrun", language="pl", hidden=True)
    assert changed == people_.who(signed.token)
    assert (changed.name, changed.language, changed.hidden) == ("Sigrun", "pl", True)
    with pytest.raises(errors.NameIsTaken):
        people_.settle(changed, name="ægir", language="pl", hidden=True)
    with pytest.raises(errors.UnknownLanguage):
        people_.settle(changed, name="Sigrun", language="xx", hidden=True)


def test_an_old_hash_is_renewed_when_its_password_is_shown(people_, club):
    people_.sign_up("Sigrún", GOOD, HERE)
    dearer = People(
        club.database, Passwords(time=2, memory=16, lanes=1), now=club.now, random=club.random
    )
    dearer.sign_in("Sigrún", GOOD, HERE)
    assert "m=16,t=2,p=1" in people_.rows.named("sigrún").password
