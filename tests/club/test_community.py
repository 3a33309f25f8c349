import io
import json
import zipfile
from contextlib import suppress

import pytest

from stafla.club import SeatSetup, Setup, data_export
from stafla.club.accounts.accounts import DAY, Accounts, RequestSource
from stafla.club.accounts.passwords import Passwords
from stafla.club.accounts.person import ROLES
from stafla.club.accounts.refusals import (
    BlockedHere,
    NoSuchPersonHere,
    NotForYou,
    Suspended,
    WrongPassword,
)
from stafla.club.community import (
    LONGEST_TEXT,
    MOST_DAYS,
    BadReport,
    BadRole,
    Community,
    NotOneself,
    TooManyTies,
)
from stafla.club.throttle import TooManyAttempts
from stafla.records.record import file as record
from stafla.rules import Game
from stafla.store import PasskeyRow
from tests.club.club import OWNER, forget

GOOD = "korter yfir grasi"


@pytest.fixture
def community(club):
    cheap = Passwords(time=1, memory=8, lanes=1)
    people = Accounts(club.database, cheap, now=club.now, random=club.random)
    return Community(club.database, people, now=club.now, random=club.random)


def person(community, name, *roles, device=None):
    signed = community.people.sign_up(name, GOOD, RequestSource(name, device=device))
    if roles:
        community.set_roles(None, signed.person.id, roles)
    return community.people.get(signed.person.id)


def test_friends_are_one_s_own_list(community):
    anna, bo = person(community, "Anna"), person(community, "Bo")
    community.befriend(anna, bo.id)
    community.befriend(anna, bo.id)
    assert community.ties(anna).friends == (bo,)
    assert community.ties(bo).friends == ()
    community.forget(anna, "friend", bo.id)
    assert community.ties(anna).friends == ()


def test_blocking_ends_friendship_and_works_both_ways(community):
    anna, bo = person(community, "Anna"), person(community, "Bo")
    community.befriend(anna, bo.id)
    community.befriend(bo, anna.id)
    community.block(bo, anna.id)
    assert community.blocks_of(anna.id) == {bo.id}
    assert community.blocks_of(bo.id) == {anna.id}
    assert community.ties(anna).friends == community.ties(bo).friends == ()
    with pytest.raises(BlockedHere):
        community.befriend(anna, bo.id)
    community.forget(bo, "blocked", anna.id)
    assert community.blocks_of(anna.id) == community.blocks_of(bo.id) == frozenset()


def test_a_guest_blocks_nobody_and_nobody_blocks_a_guest(community):
    anna, bo = person(community, "Anna"), person(community, "Bo")
    community.block(anna, bo.id)
    assert community.blocks_of(None) == frozenset()
    assert None not in community.blocks_of(anna.id)


@pytest.mark.parametrize("act", ["befriend", "block"])
def test_nobody_is_tied_to_themselves_or_to_nobody(community, act):
    anna = person(community, "Anna")
    with pytest.raises(NotOneself):
        getattr(community, act)(anna, anna.id)
    with pytest.raises(NoSuchPersonHere):
        getattr(community, act)(anna, "nobody")


def test_a_report_waits_until_a_moderator_decides_and_the_log_keeps_it(community):
    anna, bo = person(community, "Anna"), person(community, "Bo")
    mod = person(community, "Mo", "moderator")
    community.report(anna, bo.id, "language", "  He said\r\n\x00things  ")
    (report,) = community.rows.open(10)
    assert (report.about, report.text) == (bo.id, "He said\nthings")
    community.measure(mod, bo.id, "warn", "be kind", report=report.id)
    assert community.rows.open(10) == ()
    latest = community.rows.measures(10)[0]
    assert (latest.by, latest.kind, latest.about, latest.reason) == (
        mod.id,
        "warn",
        bo.id,
        "be kind",
    )


@pytest.mark.parametrize(("reason", "text"), [("x", ""), ("other", "x" * 1001)])
def test_a_report_has_a_reason_and_a_length(community, reason, text):
    anna, bo = person(community, "Anna"), person(community, "Bo")
    with pytest.raises(BadReport):
        community.report(anna, bo.id, reason, text)


def test_nobody_floods_the_moderators(community):
    anna, bo = person(community, "Anna"), person(community, "Bo")
    for _ in range(10):
        community.report(anna, bo.id, "other", "")
    with pytest.raises(TooManyAttempts):
        community.report(anna, bo.id, "other", "one too many")
    assert [report.text for report in community.rows.open(20)] == [""] * 10


def test_nobody_floods_the_moderators_with_account_after_account(community):
    bo, told = person(community, "Bo"), 0
    for letter in "abcdef":
        eve = person(community, f"Eve {letter}")
        with suppress(TooManyAttempts):
            for _ in range(10):
                community.report(eve, bo.id, "other", "", "203.0.113.9")
                told += 1
    assert told == len(community.rows.open(100)) == 40
    community.report(person(community, "Anna"), bo.id, "other", "elsewhere", "203.0.113.8")
    assert len(community.rows.open(100)) == 41


def test_a_suspension_ends_sessions_and_is_told_only_to_who_knows_the_password(community, club):
    mod = person(community, "Mo", "moderator")
    signed = community.people.sign_up("Bo", GOOD, RequestSource("x"))
    community.measure(mod, signed.person.id, "suspend", "why", days=3)
    assert community.people.who(signed.token) is None
    with pytest.raises(Suspended) as caught:
        community.people.sign_in("Bo", GOOD, RequestSource("x"))
    assert caught.value.values == {"day": "2027-01-18"}
    with pytest.raises(WrongPassword):
        community.people.sign_in("Bo", "a wrong guess", RequestSource("x"))
    club.time += 3 * DAY
    assert community.people.sign_in("Bo", GOOD, RequestSource("x"))


def test_a_suspension_can_be_lifted(community):
    mod, bo = person(community, "Mo", "moderator"), person(community, "Bo")
    community.measure(mod, bo.id, "suspend", "why", days=3)
    community.measure(mod, bo.id, "lift", "a mistake")
    assert community.people.sign_in("Bo", GOOD, RequestSource("x"))
    assert [m.kind for m in community.rows.measures(2)] == ["lift", "suspend"]


@pytest.mark.parametrize(("step", "days"), [("x", 0), ("suspend", 0), ("suspend", 99_999)])
def test_a_measure_that_is_none_is_refused(community, step, days):
    mod, bo = person(community, "Mo", "moderator"), person(community, "Bo")
    with pytest.raises(BadReport):
        community.measure(mod, bo.id, step, "", days=days)


def test_measures_are_for_moderators_and_against_them_for_administrators(community):
    bo, mod = person(community, "Bo"), person(community, "Mo", "moderator")
    other = person(community, "Mia", "moderator")
    chief = person(community, "Ada", "administrator")
    with pytest.raises(NotForYou):
        community.measure(bo, mod.id, "warn", "")
    with pytest.raises(NotForYou):
        community.measure(mod, other.id, "warn", "")
    with pytest.raises(NotOneself):
        community.measure(mod, mod.id, "warn", "")
    community.measure(chief, mod.id, "warn", "")


def test_roles_are_given_by_administrators_and_logged(community):
    bo, chief = person(community, "Bo"), person(community, "Ada", "administrator")
    with pytest.raises(NotForYou):
        community.set_roles(bo, bo.id, ["administrator"])
    with pytest.raises(NotForYou):
        community.set_roles(chief, chief.id, ["arbiter"])
    with pytest.raises(BadRole):
        community.set_roles(chief, bo.id, ["emperor"])
    community.set_roles(chief, bo.id, ["arbiter", "director"])
    assert community.people.get(bo.id).roles == {"player", "arbiter", "director"}
    community.set_roles(chief, bo.id, ROLES)
    assert community.rows.measures(1)[0].detail == " ".join(ROLES[1:])
    community.set_roles(chief, bo.id, ["director"])
    assert community.people.get(bo.id).roles == {"player", "director"}
    assert community.rows.measures(1)[0].detail == "director"


def test_an_erased_person_is_gone_and_the_opponents_games_are_not(community, club):
    table = club.table(people=1, bots=1)
    anna, bo = person(community, "Anna", "arbiter", device=OWNER), person(community, "Bo")
    community.befriend(bo, anna.id)
    before = club.game(table)
    community.people.erase(anna)
    forget(club.tables.game_cache)
    assert club.game(table).events == before.events
    assert [seat.name for seat in club.tables.games.seats(table)] == [None, "Bot 1"]
    assert community.ties(bo).friends == ()
    with pytest.raises(NoSuchPersonHere):
        community.people.get(anna.id)
    with pytest.raises(WrongPassword):
        community.people.sign_in("Anna", GOOD, RequestSource("x"))
    assert person(community, "Anna").id != anna.id


def test_a_hidden_name_is_not_at_the_table(community, club):
    table = club.table(people=1, bots=1)
    anna = person(community, "Anna", device=OWNER)
    assert club.tables.games.seats(table)[0].name == "Person 1"
    community.people.settle(anna, name="Anna", language="is", hidden=True)
    seat = club.tables.games.seats(table)[0]
    assert (seat.name, seat.hidden) == (None, True)


def test_who_sat_down_with_a_hidden_name_and_shows_it_later_is_named_at_the_table(community, club):
    anna = person(community, "Anna")
    hidden = community.people.settle(anna, name="Anna", language="is", hidden=True)
    guests = (SeatSetup("Anna", owner=OWNER, person=anna.id), SeatSetup("Bo"))
    table = club.tables.create(Setup("is", guests, "challenge"), OWNER)
    assert [seat.name for seat in club.tables.games.seats(table)] == [None, "Bo"]
    community.people.settle(hidden, name="Anna", language="is", hidden=False)
    assert [seat.name for seat in club.tables.games.seats(table)] == ["Anna", "Bo"]


def test_what_is_taken_home_is_everything_and_replays(community, club):
    table = club.table(people=1, bots=1)
    anna, bo = person(community, "Anna", device=OWNER), person(community, "Bo")
    community.befriend(anna, bo.id)
    community.report(anna, bo.id, "other", "what I said")
    file = io.BytesIO()
    data_export.write(file, anna, community, club.tables, lambda who: {"ratings": [who.id]})
    zipped = zipfile.ZipFile(file)
    me = json.loads(zipped.read("me.json"))
    assert (me["name"], me["friends"], me["games"]) == ("Anna", ["Bo"], [table])
    assert me["reports"][0]["text"] == "what I said"
    assert me["ratings"] == [anna.id]
    assert zipped.read(f"games/{table}.gcg").startswith(b"#character-encoding UTF-8")
    taken = record.read(zipped.read(f"games/{table}.json"))
    assert len(taken.events) == club.game(table).number
    assert "argon2" not in str(zipped.read("me.json"))


def test_passkeys_are_taken_home_with_their_days_and_without_their_keys(community, club):
    anna = person(community, "Anna")
    keys = community.people.passkeys
    for number, label in enumerate(("phone", "never used")):
        row = PasskeyRow(f"{number:064}", anna.id, label, f"c{number}", "secret", 0, club.time)
        assert keys.add(row, 9)
        if label == "phone":
            assert keys.note(row, 1, club.time + DAY)
    told = data_export.about(anna, community)["passkeys"]
    assert {one["name"]: (one["created"][:10], one["used"]) for one in told} == {
        "phone": ("2027-01-15", "2027-01-16T08:00:00+00:00"),
        "never used": ("2027-01-15", None),
    }
    assert "secret" not in str(told)


def test_a_game_under_way_is_taken_home_as_its_player_knows_it(community, club):
    table = club.table(people=1, bots=1)
    anna = person(community, "Anna", device=OWNER)
    file = io.BytesIO()
    data_export.write(file, anna, community, club.tables)
    told = zipfile.ZipFile(file).read(f"games/{table}.json").decode()
    game = club.game(table)
    assert game.started.seed.hex() not in told
    replayed = Game.replay(record.read(told.encode()).events)
    assert replayed.racks[0] == game.racks[0]
    assert replayed.racks[1] != game.racks[1]


def test_measures_and_reports_go_up_to_their_bounds(community, club):
    mod, bo = person(community, "Mo", "moderator"), person(community, "Bo")
    community.measure(mod, bo.id, "suspend", "x" * LONGEST_TEXT, days=MOST_DAYS)
    community.measure(mod, bo.id, "suspend", "", days=1)
    community.measure(mod, bo.id, "warn", "", days=1)
    for step, days, reason in (
        ("suspend", MOST_DAYS + 1, ""),
        ("suspend", -1, ""),
        ("warn", -1, ""),
        ("warn", 0, "x" * (LONGEST_TEXT + 1)),
    ):
        with pytest.raises(BadReport) as refused:
            community.measure(mod, bo.id, step, reason, days=days)
        assert refused.value.values == {"most": LONGEST_TEXT}
    assert [m.detail for m in community.rows.measures(3)] == ["1", "1", str(MOST_DAYS)]
    community.report(mod, bo.id, "other", "x" * LONGEST_TEXT)
    with pytest.raises(NotOneself):
        community.report(bo, bo.id, "other", "")
    with pytest.raises(NoSuchPersonHere):
        community.report(bo, "nobody", "other", "")
    assert len(community.rows.open(10)) == 1


def test_what_is_reported_wrongly_is_not_counted_and_each_is_counted_for_themselves(community):
    anna, bo = person(community, "Anna"), person(community, "Bo")
    for _ in range(12):
        for reason, text in (("no reason", ""), ("other", "x" * (LONGEST_TEXT + 1))):
            with pytest.raises(BadReport):
                community.report(anna, bo.id, reason, text)
    for _ in range(10):
        community.report(anna, bo.id, "other", "")
    with pytest.raises(TooManyAttempts):
        community.report(anna, bo.id, "other", "")
    community.report(bo, anna.id, "other", "")


def test_a_list_of_people_has_an_end(community, monkeypatch):
    monkeypatch.setattr("stafla.club.community.MOST_TIES", 2)
    anna, *others = [person(community, name) for name in ("Anna", "Bo", "Cia", "Dan")]
    for other in others[:2]:
        community.befriend(anna, other.id)
        community.block(anna, other.id)
    with pytest.raises(TooManyTies) as refused:
        community.block(anna, others[2].id)
    assert refused.value.values == {"most": 2}
    community.befriend(anna, others[2].id)
    assert [one.name for one in community.ties(anna).friends] == ["Dan"]
    assert [one.name for one in community.ties(anna).blocked] == ["Bo", "Cia"]


def test_everything_that_is_kept_about_a_person_is_named(community, club):
    anna, bo = person(community, "Anna", "arbiter"), person(community, "Bo")
    community.block(anna, bo.id)
    community.report(anna, bo.id, "other", "loud")
    community.measure(None, anna.id, "warn", "be kind", days=2)
    told = data_export.about(anna, community)
    day = "2027-01-15T08:00:00+00:00"
    assert told == {
        "id": anna.id,
        "name": "Anna",
        "since": day,
        "language": anna.language,
        "hidden": False,
        "roles": ["arbiter", "player"],
        "sessions": [{"agent": told["sessions"][0]["agent"], "created": day, "seen": day}],
        "passkeys": [],
        "friends": [],
        "blocked": ["Bo"],
        "reports": [{"at": day, "reason": "other", "text": "loud"}],
        "measures": [
            {"at": day, "kind": "warn", "detail": "2", "reason": "be kind"},
            {"at": day, "kind": "roles", "detail": "arbiter", "reason": ""},
        ],
    }


def test_who_hides_the_name_is_not_named_in_what_others_take_home(community):
    anna, bo, cia = (person(community, name) for name in ("Anna", "Bo", "Cia"))
    community.block(anna, bo.id)
    community.befriend(anna, cia.id)
    for one in (bo, cia):
        community.people.settle(one, name=one.name, language="is", hidden=True)
    told = data_export.about(anna, community)
    assert (told["friends"], told["blocked"]) == ([None], [None])
