import threading
from contextlib import suppress

import pytest
from sqlalchemy import Engine, event, select

from stafla.club import ClubRefusal
from stafla.club.accounts.accounts import (
    DAY,
    GUESSES_AT_A_NAME,
    GUESSES_FROM_A_NETWORK,
    GUESSES_FROM_AN_ADDRESS,
    IDLE,
    MINUTE,
    NOTED,
    RENAMES,
    SIGN_UPS_FROM_AN_ADDRESS,
    Accounts,
    RequestSource,
    wider,
)
from stafla.club.accounts.passwords import Passwords, weak
from stafla.club.accounts.person import clean, fold
from stafla.club.accounts.refusals import (
    BadAccountName,
    BadLabel,
    NameIsTaken,
    NameLooksTaken,
    NoSuchPersonHere,
    PasswordLength,
    ReservedName,
    Suspended,
    UnknownLanguage,
    WeakPassword,
    WrongPassword,
)
from stafla.club.accounts.tokens import LONGEST_LABEL, Tokens
from stafla.club.holdings import Holdings, TooManyOfLate
from stafla.club.limits import shipped_limits
from stafla.club.secrets import digest
from stafla.club.throttle import AttemptLimit, TooManyAttempts
from stafla.store import HoldingStore, PersonRow
from stafla.store.accounts import sessions as session_rows
from stafla.store.schema import attempts, devices, holdings, people, roles, sessions, tokens

GOOD = "korter yfir grasi"
HERE = RequestSource("192.0.2.1", "a browser")


@pytest.fixture
def people_(club):
    cheap = Passwords(time=1, memory=8, lanes=1)
    return Accounts(club.database, cheap, now=club.now, random=club.random)


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
    with pytest.raises(NameIsTaken):
        people_.sign_up("SIGRÚN", GOOD, HERE)


@pytest.mark.parametrize("password", ["short", "x" * 201])
def test_a_password_has_a_length(people_, password):
    with pytest.raises(PasswordLength):
        people_.sign_up("Sigrún", password, HERE)


def test_a_wrong_password_and_a_wrong_name_are_refused_in_the_same_words(people_):
    people_.sign_up("Sigrún", GOOD, HERE)
    refusals = []
    for name, password in (("Sigrún", GOOD + "x"), ("Nobody", GOOD), ("Sigrún", "x" * 400)):
        with pytest.raises(WrongPassword) as caught:
            people_.sign_in(name, password, HERE)
        refusals.append((caught.value.code, caught.value.values))
    assert len({str(refusal) for refusal in refusals}) == 1


def test_a_name_that_nobody_has_costs_a_comparison_too(people_, monkeypatch):
    compared = []
    monkeypatch.setattr(people_._hasher, "match", lambda *of: compared.append(of))
    with pytest.raises(WrongPassword):
        people_.sign_in("Nobody", GOOD, HERE)
    assert compared == [(None, GOOD)]


def test_composed_and_decomposed_passwords_are_one(people_):
    people_.sign_up("Sigrún", "þú og ég í rigningu", HERE)
    decomposed = "þu\u0301 og e\u0301g i\u0301 rigningu"
    assert people_.sign_in("sigrún", decomposed, HERE).person.name == "Sigrún"


def test_every_sign_in_has_a_new_token_and_ends_the_session_that_was_shown(people_):
    first = people_.sign_up("Sigrún", GOOD, HERE)
    second = people_.sign_in("Sigrún", GOOD, RequestSource("192.0.2.1", token=first.token))
    assert second.token != first.token
    assert people_.who(first.token) is None
    planted = "p" * 43
    third = people_.sign_in("Sigrún", GOOD, RequestSource("192.0.2.1", token=planted))
    assert third.token != planted
    assert people_.who(planted) is None


def guess(people_, source, times, name="sigrún"):
    """How many of these wrong guesses were looked at."""
    looked = 0
    for number in range(times):
        try:
            people_.sign_in(name, f"wrong guess {number}", source)
        except WrongPassword:
            looked += 1
        except TooManyAttempts:
            break
    return looked


def test_wrong_guesses_wait_longer_and_longer(people_, club):
    people_.sign_up("Sigrún", GOOD, RequestSource("198.51.100.1"))
    looked, waited = [], []
    for _ in range(14):
        looked.append(guess(people_, HERE, 50))
        with pytest.raises(TooManyAttempts) as caught:
            people_.sign_in("Sigrún", GOOD, HERE)
        waited.append(caught.value.values["minutes"])
        club.time += waited[-1] * MINUTE
    assert looked[0] == 5
    assert waited[0] == 1
    assert any(10 < minutes <= 15 for minutes in waited)
    assert max(waited) > 20 * 60
    assert sum(looked) <= 2 * 30
    assert people_.sign_in("Sigrún", GOOD, RequestSource("198.51.100.1"))


def test_nobody_is_locked_out_from_afar(people_):
    """However many guess, from however many addresses: the owner comes in from another."""
    people_.sign_up("Sigrún", GOOD, RequestSource("198.51.100.1"))
    for number in range(100):
        guess(people_, RequestSource(f"203.0.{number}.7"), 6)
    assert people_.sign_in("Sigrún", GOOD, HERE).person.name == "Sigrún"


def test_a_device_that_is_known_is_slowed_by_no_neighbour_and_guesses_by_its_own_budget(people_):
    """A family, a school, a club: one address for the guesser and for the owner."""
    device, other = digest("hers"), digest("another")
    people_.sign_up("Sigrún", GOOD, RequestSource("192.0.2.1", known=device))
    for number in range(60):
        guess(people_, HERE, 6, f"Name{number}")
    guess(people_, HERE, 6)
    assert guess(people_, RequestSource("192.0.2.1", known=other), 6) == 0
    assert people_.sign_in("Sigrún", GOOD, RequestSource("192.0.2.1", known=device))
    assert guess(people_, RequestSource("192.0.2.1", known=device), 50) == 5
    with pytest.raises(TooManyAttempts):
        people_.sign_in("Sigrún", GOOD, RequestSource("192.0.2.1", known=device))


def test_a_device_is_known_for_those_who_signed_in_on_it_and_for_nobody_else(people_):
    device = digest("the family's")
    anna = people_.sign_up("Anna", GOOD, RequestSource(known=device)).person
    people_.sign_up("Bjarni", GOOD, HERE)
    assert people_.devices.is_known(anna.id, device)
    assert not people_.devices.is_known(people_.by_name("Bjarni").id, device)
    for number in range(30):
        people_.sign_in("Anna", GOOD, RequestSource(known=digest(str(number))))
    assert not people_.devices.is_known(anna.id, device)
    with people_.rows._database.read() as connection:
        assert len(connection.execute(devices.select()).all()) == 20


def test_many_addresses_of_one_network_are_one_guesser(people_):
    people_.sign_up("Sigrún", GOOD, HERE)
    looked = sum(
        guess(people_, RequestSource(f"198.51.100.{n}"), 5, f"Name{n % 7}") for n in range(100)
    )
    assert looked == GUESSES_FROM_A_NETWORK.most
    assert guess(people_, RequestSource("198.51.101.1"), 1) == 1


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.77", "192.0.2.0/24"),
        ("2001:db8:1:2000::/52", "2001:db8:1::/48"),
        ("command line", "command line"),
        ("", ""),
    ],
)
def test_the_network_of_an_address(address, network):
    assert wider(address) == network


def test_a_short_window_does_not_empty_a_long_one(people_, club):
    """What others are counted by in a minute leaves what was counted for a day."""
    for _ in range(30):
        people_.throttle.count(AttemptLimit(30, DAY), "long", "one")
    club.time += 2 * MINUTE
    people_.throttle.count(AttemptLimit(5, MINUTE), "short", "another")
    with pytest.raises(TooManyAttempts):
        people_.throttle.count(AttemptLimit(30, DAY), "long", "one")


def test_guessing_from_an_address_is_stopped_whatever_the_name(people_):
    people_.sign_up("Sigrún", GOOD, RequestSource("198.51.100.1"))
    for number in range(GUESSES_FROM_AN_ADDRESS.most):
        with pytest.raises(WrongPassword):
            people_.sign_in(f"Name{number}", GOOD, HERE)
    with pytest.raises(TooManyAttempts):
        people_.sign_in("Sigrún", GOOD, HERE)
    assert people_.sign_in("Sigrún", GOOD, RequestSource("198.51.100.1"))


def test_a_session_in_other_hands_does_not_guess_the_password_without_end(people_, club):
    person = people_.sign_up("Sigrún", GOOD, HERE).person
    with pytest.raises(TooManyAttempts):
        for number in range(100):
            with suppress(WrongPassword):
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
    guess(people_, HERE, 10)
    again = Accounts(club.database, people_._hasher, now=club.now, random=club.random)
    with pytest.raises(TooManyAttempts):
        again.sign_in("Sigrún", GOOD, HERE)


def test_who_stole_a_session_does_not_slow_its_person_elsewhere(people_):
    mine = people_.sign_up("Sigrún", GOOD, HERE)
    stolen = people_.sign_in("Sigrún", GOOD, RequestSource("198.51.100.1"))
    with pytest.raises(TooManyAttempts):
        for _ in range(20):
            with suppress(WrongPassword):
                people_.confirm(
                    mine.person, "wrong", RequestSource("198.51.100.1", token=stolen.token)
                )
    people_.confirm(mine.person, GOOD, RequestSource("192.0.2.1", token=mine.token))


def keep(people_, person):
    """What lets somebody act as a person: sessions, programs, known devices, passkeys."""
    with people_.rows._database.read() as connection:
        return {
            table.name: len(connection.execute(table.select()).all())
            for table in (sessions, tokens, devices)
        }


@pytest.mark.parametrize("elsewhere", [True, False])
def test_another_password_ends_programs_and_known_devices_unless_they_are_kept(
    people_, club, elsewhere
):
    here = RequestSource("192.0.2.1", known=digest("here"))
    person = people_.sign_up("Sigrún", GOOD, here).person
    there = people_.sign_in("Sigrún", GOOD, RequestSource("198.51.100.1", known=digest("there")))
    programs = Tokens(club.database, now=club.now, random=club.random)
    secret = programs.make(person, "bot", ["play"])
    changed = people_.renew_password(person, "annað lykilorð", here, elsewhere=elsewhere)
    assert (programs.who(secret) is None) == elsewhere
    assert (people_.who(there.token) is None) == elsewhere
    assert people_.devices.is_known(person.id, digest("there")) != elsewhere
    assert people_.devices.is_known(person.id, digest("here"))
    assert people_.who(changed.token) == person


def test_a_password_from_whoever_runs_the_server_ends_everything(people_, club):
    here = RequestSource("192.0.2.1", known=digest("here"))
    person = people_.sign_up("Sigrún", GOOD, here).person
    secret = Tokens(club.database, now=club.now, random=club.random).make(person, "b", ["read"])
    assert keep(people_, person) == {"sessions": 1, "tokens": 1, "devices": 1}
    people_.set_password(person, "alveg nýtt lykilorð")
    assert keep(people_, person) == {"sessions": 0, "tokens": 0, "devices": 0}
    assert Tokens(club.database, now=club.now, random=club.random).who(secret) is None


@pytest.mark.parametrize(
    "password",
    [
        *("lykilorð1234", "salasana2026", "lösenord!23", "Haslo12345", "hasło-hasło"),
        *("stafla-scrabble", "Scrabble2026!", "qwertyuiop12", "abcdefghijkl", "1qaz2wsx3edc"),
        *("0123456789" * 20, "aB3$" * 50, "sigrún sigrún", "Sigrun19851", "nurgis12345"),
        *("älskling123", "minä rakastan", "perkele123", "kocham cię", "amma og afi"),
        *("iloveyou1234", "s1grun2026", "Reykjavik2026"),
    ],
)  # fmt: skip
def test_passwords_that_are_guessed_soon_are_refused_in_every_language(people_, password):
    with pytest.raises(WeakPassword):
        people_.sign_up("Sigrún", password, HERE)


@pytest.mark.parametrize(
    "password",
    [
        *("korter yfir grasi", "kuusi lammasta torilla", "sju tysta lampor i regn"),
        *("zielony parasol na dachu", "þrír hestar í lyftu", "Xk7#pQm2vL", "correct horse stapler"),
        *(GOOD * 10, "🂡🂮🂭🂫 spilin fjögur", "ЛисаНаКрыше77"),
    ],
)  # fmt: skip
def test_passwords_that_hold_are_taken(people_, password):
    assert people_.sign_up("Sigrún", password, HERE)


LOOK = [
    ("Anna", "ɑnna"),
    ("Anna", "AnnA"),
    ("Anna María", "Anna-María"),
    ("Anna María", "annamaría"),
    ("Ólafur", "Ó1afur"),
    ("Olga", "O1ga"),
    ("Illugi", "lllugi"),
    ("Illugi", "IIlugi"),
    ("Sigrún", "SlGRÚN"),
    ("Sigrún", "Sıgrún"),
    ("Arni", "Ami"),
    ("Ægir", "Aegir"),
    ("Þór", "Ƿór"),
    ("Ｊón", "Jón"),
    ("Łucja", "Łucja"),
    ("Jón Jónsson", "Jón  J.ónsson"),
]


@pytest.mark.parametrize(("first", "second"), LOOK)
def test_names_that_look_alike_are_one(people_, first, second):
    people_.sign_up(first, GOOD, HERE)
    with pytest.raises((NameLooksTaken, NameIsTaken)):
        people_.sign_up(second, GOOD, HERE)
    other = people_.sign_up("Somebody", GOOD, HERE).person
    with pytest.raises((NameLooksTaken, NameIsTaken)):
        people_.settle(other, name=second, language="is", hidden=False)


def test_the_letters_of_our_languages_are_letters_of_their_own(people_):
    names = [
        *("Asa", "Ása", "Åsa", "Lucja", "Łucja", "Zak", "Żak", "Źak", "Ost", "Öst", "Óst"),
        *("Iina", "Lina", "Elina", "Iida", "Tor", "Þor", "Dan", "Ðan", "Šan", "San"),
    ]  # fmt: skip
    for name in names:
        assert people_.sign_up(name, GOOD, RequestSource(name)).person.name == name


@pytest.mark.parametrize("name", ["Adm1n", "Staf1a", "sta.fla", "M0derator", "ADMlN", "ɑdmin"])
def test_nobody_speaks_for_the_house_in_letters_that_look_so(name):
    with pytest.raises(ReservedName):
        clean(name)


def test_of_two_who_sign_up_with_alike_names_at_once_one_has_it(people_, monkeypatch):
    """The database decides where both looked before either wrote."""
    monkeypatch.setattr(people_.rows, "alike", lambda *_, **__: False)
    outcomes = []

    def sign_up(name):
        try:
            outcomes.append(people_.sign_up(name, GOOD, RequestSource(name)).person.name)
        except NameLooksTaken:
            outcomes.append("looks taken")

    threads = [threading.Thread(target=sign_up, args=(n,)) for n in ("Anna", "ɑnna", "An-na")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(outcomes), outcomes.count("looks taken")) == (3, 2)


def test_who_had_a_name_before_looks_were_compared_keeps_it_and_their_settings(people_):
    signed = people_.sign_up("Anna", GOOD, HERE)
    people_.rows.change(signed.person.id, name="ɑnna", folded="ɑnna", skeleton=None)
    people_.sign_up("Anna", GOOD, HERE)
    person = people_.get(signed.person.id)
    assert people_.settle(person, name="ɑnna", language="fi", hidden=True).language == "fi"
    assert people_.sign_in("ɑnna", GOOD, HERE)


def test_a_name_is_free_again_when_its_person_is_gone(people_):
    people_.erase(people_.sign_up("Anna", GOOD, HERE).person)
    assert people_.sign_up("ɑnna", GOOD, HERE)


def test_another_password_ends_every_session_and_begins_one(people_):
    first = people_.sign_up("Sigrún", GOOD, HERE)
    elsewhere = people_.sign_in("Sigrún", GOOD, RequestSource("198.51.100.1"))
    with pytest.raises(WrongPassword):
        people_.confirm(first.person, "not the old one")
    people_.confirm(first.person, GOOD)
    changed = people_.renew_password(first.person, "annað lykilorð", HERE)
    assert people_.who(first.token) is people_.who(elsewhere.token) is None
    assert people_.who(changed.token) == first.person
    with pytest.raises(WrongPassword):
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


def test_a_long_connection_asks_for_the_id_alone_and_gets_the_same_answer(people_, club):
    signed, other = (people_.sign_up(name, GOOD, HERE) for name in ("Sigrún", "Ægir"))
    for one in (signed, other):
        assert people_.person_id(one.token) == people_.who(one.token).id == one.person.id
    erased = people.update().where(people.c.id == signed.person.id).values(erased=club.time)
    club.database.write(lambda connection: connection.execute(erased))
    assert people_.person_id(signed.token) is people_.who(signed.token) is None
    club.time += IDLE - 1
    assert people_.person_id(other.token) == other.person.id
    club.time += IDLE
    assert people_.person_id(other.token) is people_.who(other.token) is None


def test_what_somebody_may_is_found_with_who_they_are(people_, club):
    signed = people_.sign_up("Sigrún", GOOD, HERE)
    rows = [{"person": signed.person.id, "role": r, "since": 0} for r in ("arbiter", "moderator")]
    club.database.write(lambda connection: connection.execute(roles.insert(), rows))
    assert people_.who(signed.token).roles == {"player", "arbiter", "moderator"}


def test_one_ends_one_s_own_sessions_and_nobody_else_s(people_):
    mine = people_.sign_up("Sigrún", GOOD, RequestSource(agent="phone\x00\x1b[31m" + "x" * 999))
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
    from tests.club.club import OWNER, STRANGER

    alone, shared = club.table(people=1, bots=1), club.table(people=2)
    signed = people_.sign_up("Sigrún", GOOD, RequestSource(device=OWNER))
    assert signed.adopted == 1
    assert people_.rows.tables(signed.person.id) == (alone,)
    assert [seat.person for seat in club.tables.games.seats(alone)] == [signed.person.id, None]
    assert [seat.person for seat in club.tables.games.seats(shared)] == [None, None]
    assert people_.sign_up("Ægir", GOOD, RequestSource(device=OWNER)).adopted == 0
    assert people_.sign_up("Freyja", GOOD, RequestSource(device=STRANGER)).adopted == 0


def test_one_may_change_name_language_and_whether_the_name_is_shown(people_):
    signed = people_.sign_up("Sigrún", GOOD, HERE)
    people_.sign_up("Ægir", GOOD, HERE)
    changed = people_.settle(signed.person, name="Sigrun", language="pl", hidden=True)
    assert changed == people_.who(signed.token)
    assert (changed.name, changed.language, changed.hidden) == ("Sigrun", "pl", True)
    with pytest.raises(NameIsTaken):
        people_.settle(changed, name="ægir", language="pl", hidden=True)
    with pytest.raises(UnknownLanguage):
        people_.settle(changed, name="Sigrun", language="xx", hidden=True)


def test_an_old_hash_is_renewed_when_its_password_is_shown(people_, club):
    people_.sign_up("Sigrún", GOOD, HERE)
    dearer = Accounts(
        club.database, Passwords(time=2, memory=16, lanes=1), now=club.now, random=club.random
    )
    dearer.sign_in("Sigrún", GOOD, HERE)
    assert "m=16,t=2,p=1" in people_.rows.by_name("sigrún").password


def test_sign_ups_are_counted_by_address_whatever_becomes_of_them(people_):
    """The estimate of a password costs more than most requests, so a weak one counts as well."""
    for _ in range(SIGN_UPS_FROM_AN_ADDRESS.most):
        with pytest.raises(PasswordLength):
            people_.sign_up("Sigrún", "short", HERE)
    for password in ("short", GOOD):
        with pytest.raises(TooManyAttempts):
            people_.sign_up("Sigrún", password, HERE)
    assert people_.sign_up("Sigrún", GOOD, RequestSource("192.0.2.2"))


def test_an_address_makes_so_many_accounts_and_no_more(people_, club):
    """A hundred and twenty an hour were made for ever, and none of them is ever taken away."""
    few = shipped_limits("[holds.account]\nguest = 2\naddress = 3")
    hold = Holdings(HoldingStore(club.database), few, club.now).hold
    made = Accounts(club.database, people_._hasher, now=club.now, random=club.random, hold=hold)

    def sign_up(name, device="", address="192.0.2.1"):
        return made.sign_up(name, GOOD, RequestSource(address, device=device or None))

    sign_up("Anna", "a" * 64)
    sign_up("Birta", "a" * 64)
    with pytest.raises(TooManyOfLate):
        sign_up("Dísa", "a" * 64)
    with pytest.raises(NameIsTaken):  # which is no account
        sign_up("Anna", "b" * 64)
    sign_up("Dísa", "b" * 64)
    club.time += 20 * DAY
    for device in ("b", "c"):
        with pytest.raises(TooManyOfLate):
            sign_up("Edda", device * 64)
    sign_up("Edda", "c" * 64, "192.0.2.2")
    club.time += 11 * DAY
    assert sign_up("Freyja", "c" * 64)
    # the console has no address
    for number in range(5):
        made.sign_up(f"Person {number}", GOOD, RequestSource())
    ids = {row.thing for row in club.database.rows(select(holdings.c.thing), {})}
    assert not ids & {one.id for one in made.search("", "en")}


def test_a_list_of_people_that_is_cut_begins_as_its_reader_sorts_names(people_):
    """Names were cut by their code points: Łucja and Þóra stood behind Zofia and were left out."""
    for name in ("Zofia", "Łucja", "Maria", "Þóra"):
        people_.sign_up(name, GOOD, HERE)

    def first(language, most):
        return [person.name for person in people_.search("", language, most)]

    assert first("pl", 2) == ["Łucja", "Maria"]
    assert first("is", 3) == ["Łucja", "Maria", "Zofia"]
    everybody = people_.everybody("", "pl")
    assert [person.name for person in everybody] == ["Łucja", "Maria", "Þóra", "Zofia"]
    assert [person.name for person in people_.search("łu", "pl")] == ["Łucja"]


def test_a_list_of_people_asks_the_database_as_often_however_many_they_are(people_, club):
    """Each of them was asked for alone."""
    asked = []

    def note(_connection, _cursor, statement, *_):
        if statement.startswith("SELECT"):
            asked.append(statement)

    def ask():
        asked.clear()
        found = people_.search("", "pl")
        return len(found), len(asked)

    people_.sign_up("Maria", GOOD, HERE)
    event.listen(Engine, "before_cursor_execute", note)
    try:
        assert ask() == (1, 2)
        ids = [people_.sign_up(f"Person {number}", GOOD, HERE).person.id for number in range(9)]
        assert ask() == (10, 2)
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    people_.rows.set_roles(ids[3], ["arbiter", "moderator"], 0)
    assert [person.id for person in people_.with_role("arbiter")] == [ids[3]]
    (found,) = people_.search("person 3", "pl")
    assert found.roles == {"player", "arbiter", "moderator"}


def test_nobody_goes_by_a_name_that_nobody_has(people_):
    signed = people_.sign_up("Sigrún", GOOD, HERE)
    assert people_.by_name(" sigrún") == signed.person
    with pytest.raises(NoSuchPersonHere):
        people_.by_name("Sigríður")


@pytest.mark.parametrize(
    ("new", "refused"),
    [("short", PasswordLength), ("Sigrún Sigrún", WeakPassword)],
)
def test_another_password_is_held_to_what_the_first_one_is(people_, new, refused):
    signed = people_.sign_up("Sigrún", GOOD, HERE)
    with pytest.raises(refused):
        people_.renew_password(signed.person, new, HERE)
    assert people_.who(signed.token) is not None
    assert people_.sign_in("Sigrún", GOOD, HERE)


def test_a_name_is_one_s_own_to_write_otherwise_and_nobody_else_s(people_):
    anna = people_.sign_up("Anna", GOOD, HERE).person
    people_.sign_up("Bo", GOOD, HERE)
    assert people_.settle(anna, name="ANNA", language="is", hidden=False).name == "ANNA"
    with pytest.raises(ClubRefusal) as refused:
        people_.settle(anna, name="bo", language="is", hidden=False)
    assert refused.value.code == "name-taken"


def test_whose_own_name_looks_like_another_s_is_told_that_and_not_that_it_is_taken(people_):
    """A name from before names were compared by their look, and another from after."""
    anna = PersonRow("a" * 22, "Anna", fold("Anna"), "", 0, "is", hidden=False, settings="{}")
    people_.rows.add(anna)
    people_.sign_up("An-na", GOOD, HERE)
    with pytest.raises(NameLooksTaken):
        people_.settle(people_.get(anna.id), name="ANNA", language="is", hidden=False)
    other = people_.sign_up("Somebody", GOOD, HERE).person
    with pytest.raises(NameIsTaken):
        people_.settle(other, name="ANNA", language="is", hidden=False)


def test_tables_ask_anew_who_sits_there_only_when_somebody_is_to_be_shown_otherwise(people_, club):
    """What every worker knows of the seats of all tables is gone then."""
    person = people_.sign_up("Sigrún", GOOD, HERE).person
    emptied = []
    people_.reseated.append(lambda: emptied.append(None))
    for number in range(100):
        language = ("is", "fi")[number % 2]
        person = people_.settle(person, name="Sigrún", language=language, hidden=False)
    assert emptied == []
    assert person.language == "fi"
    for number in range(RENAMES.most):
        person = people_.settle(person, name="Sigrún", language="is", hidden=number % 2 == 0)
    assert len(emptied) == RENAMES.most
    for name, hidden in (("Sigrun", False), ("Sigrún", True)):
        with pytest.raises(TooManyAttempts):
            people_.settle(person, name=name, language="is", hidden=hidden)
    assert len(emptied) == RENAMES.most
    assert people_.settle(person, name="Sigrún", language="pl", hidden=False).language == "pl"
    club.time += RENAMES.window
    assert people_.settle(person, name="Sigrun", language="pl", hidden=True).hidden
    assert len(emptied) == RENAMES.most + 1


def test_who_is_told_of_an_erased_person_finds_nobody_any_more(people_):
    person = people_.sign_up("Sigrún", GOOD, HERE).person
    seen = []
    people_.reseated.append(lambda: seen.append(people_.several([person.id])))
    people_.leaving.append(lambda who: seen.append(people_.get(who)))
    people_.erase(person)
    assert seen == [person, ()]  # what they play is given up while they are there


def test_who_knows_the_password_of_a_suspended_account_is_told_so_as_often_as_they_ask(
    people_, club
):
    """Right passwords are no guesses."""
    person = people_.sign_up("Sigrún", GOOD, HERE).person
    people_.suspend(person, club.time + DAY)
    for _ in range(GUESSES_AT_A_NAME.most + 5):
        with pytest.raises(Suspended):
            people_.sign_in("Sigrún", GOOD, HERE)


@pytest.mark.parametrize("door", ["sign-in", "another password"])
def test_no_session_that_begins_beside_a_suspension_outlives_it(people_, club, monkeypatch, door):
    """Hashing takes a while: whoever was let in before it is suspended when the session begins."""
    signed = people_.sign_up("Sigrún", GOOD, HERE)
    begin = people_.sessions.begin

    def suspended_meanwhile(*session, **more):
        people_.suspend(signed.person, club.time + DAY)
        begin(*session, **more)

    monkeypatch.setattr(people_.sessions, "begin", suspended_meanwhile)
    if door == "sign-in":
        later = people_.sign_in("Sigrún", GOOD, HERE)
    else:
        later = people_.renew_password(signed.person, GOOD + " enn", HERE)
    for token in (signed.token, later.token):
        assert people_.who(token) is people_.person_id(token) is None
    club.time += DAY - 1
    assert people_.who(later.token) is None
    club.time += 1
    assert people_.who(later.token).id == signed.person.id


@pytest.mark.parametrize("label", ["", " ", "x" * (LONGEST_LABEL + 1), "a\x07b"])
def test_a_program_s_token_has_a_name_that_can_be_read(people_, club, label):
    person = people_.sign_up("Sigrún", GOOD, HERE).person
    programs = Tokens(club.database, now=club.now, random=club.random)
    with pytest.raises(BadLabel) as refused:
        programs.make(person, label, ["play"])
    assert refused.value.values == {"most": LONGEST_LABEL}
    assert programs.of(person) == ()
    programs.make(person, "x" * LONGEST_LABEL, ["play"])


def test_several_come_in_the_order_in_which_they_were_asked_for(people_):
    anna, bo, cia = (people_.sign_up(name, GOOD, HERE).person for name in ("Anna", "Bo", "Cia"))
    for order in ((anna, bo, cia), (cia, anna, bo), (bo, cia, anna)):
        assert people_.several([*(one.id for one in order), "nobody"]) == order


def test_of_a_person_s_sessions_so_many_go_on_and_those_are_the_latest_used(
    club, people_, monkeypatch
):
    """Whoever signed in again and again had a row for each, and a page of them all."""
    monkeypatch.setattr(session_rows, "MOST", 3)
    anna, bella = (people_.sign_up(name, GOOD, HERE) for name in ("Anna", "Bella"))
    begun = [anna]
    for _ in range(4):
        club.time += 2 * NOTED
        # the first one is used all the time
        assert people_.who(anna.token) == anna.person
        begun.append(people_.sign_in("Anna", GOOD, HERE))
    assert len(people_.signed_in(anna.person)) == 3
    goes_on = [people_.who(one.token) is not None for one in begun]
    assert goes_on == [True, False, False, True, True]
    assert people_.who(bella.token) == bella.person
