"""What rows say of whom, and to whom alone: neighbours in the same tables are left as they are."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from stafla.contest.ratings import GlickoRating, Rung
from stafla.store import (
    AccountStore,
    AnalysisRow,
    AnalysisStore,
    ChatStore,
    Contest,
    ContestStore,
    ContestSummary,
    DeviceStore,
    Entrant,
    GameSearch,
    GatheringRow,
    GatheringStore,
    Message,
    NewEvent,
    NoSuchPerson,
    PasskeyChallenge,
    PasskeyRow,
    PasskeyStore,
    Pastime,
    PastimeStore,
    PastimeSummary,
    PersonRow,
    Place,
    Question,
    RatingStore,
    RulingStore,
    SessionRow,
    SessionStore,
    TokenRow,
    TokenStore,
)
from stafla.store.community import CommunityStore, Measure, Report
from stafla.store.database import backup
from stafla.store.schema import (
    challenges,
    devices,
    metadata,
    passkeys,
    people,
    ratings,
    roles,
    sessions,
    ties,
    tokens,
)
from tests.club.club import OWNER, STRANGER, Club

ANNA, BO = "a" * 22, "b" * 22


@pytest.fixture
def club(tmp_path):
    club = Club(tmp_path / "club.sqlite")
    rows = [
        {"id": one, "created": 0, "language": "is", "hidden": False, "settings": "{}"}
        for one in (ANNA, BO)
    ]
    club.database.write(lambda connection: connection.execute(people.insert(), rows))
    yield club
    club.close()


# ----------------------------------------------------------------- analyses


def ask(game, at, visitor="anna", state="waiting"):
    return AnalysisRow(game, state, 9, None, at, address="here", visitor=visitor)


def test_a_worker_goes_on_as_long_as_the_game_is_its_own_and_nobody_stops_it(club):
    rows, game = AnalysisStore(club.database), club.table()
    rows.begin(ask(game, 1), 5)
    assert rows.claim("one", 10, 20).game == game
    assert rows.alive(game, "one", 30)
    rows.put_turn(game, "one", 1, "{}")
    assert rows.claim("two", 29, 50) is None
    assert rows.claim("two", 30, 50).worker == "two"  # the first gave no sign for too long
    assert rows.get(game)[1] == ()  # and what it found is found again
    assert not rows.alive(game, "one", 60)
    assert rows.alive(game, "two", 60)
    rows.stop(game)
    assert not rows.alive(game, "two", 70)


def test_who_stops_an_analysis_and_asks_again_has_had_a_turn_and_another_has_not(club):
    rows, game = AnalysisStore(club.database), club.table()
    for visitor, begun in (("anna", 10), ("bo", 0)):
        rows.begin(ask(game, 1), 5)
        rows.claim("one", 10, 20)
        rows.put_turn(game, "one", 1, "{}")
        rows.end(game, "one", "stopped")
        rows.begin(ask(game, 2, visitor), 5)
        row, found = rows.get(game)
        assert (row.state, row.visitor, row.begun, found) == ("waiting", visitor, begun, ())
        rows.claim("one", 10, 20)
        rows.end(game, "one", "failed")


def test_what_goes_on_or_is_done_is_not_begun_again(club):
    rows, game = AnalysisStore(club.database), club.table()
    rows.begin(ask(game, 1), 5)
    for state in ("waiting", "running", "done"):
        if state == "running":
            rows.claim("one", 10, 20)
        if state == "done":
            rows.end(game, "one", "done")
        rows.begin(ask(game, 2, "bo"), 5)
        row, _ = rows.get(game)
        assert (row.state, row.visitor, row.asked) == (state, "anna", 1)


def test_of_analyses_that_are_over_the_oldest_go_and_none_that_waits(club):
    rows, games = AnalysisStore(club.database), [club.table() for _ in range(4)]
    for at, game in enumerate(games[:3]):
        rows.begin(ask(game, at), 2)
        rows.claim("one", 10, 20)
        rows.end(game, "one", "done")
    rows.begin(ask(games[3], 9), 2)
    assert [rows.get(game) is not None for game in games] == [False, True, True, True]


def test_the_game_that_is_claimed_is_the_one_that_is_told_and_no_other(club):
    rows, games = AnalysisStore(club.database), [club.table() for _ in range(3)]
    for at, game in enumerate(games):
        rows.begin(ask(game, at, f"visitor {at}"), 9)
    rows.claim("one", 1, 99)
    states = {game: rows.get(game)[0].state for game in games}
    assert sorted(states.values()) == ["running", "waiting", "waiting"]
    assert states[games[0]] == "running"


# --------------------------------------------------------------- gatherings


def waiting(number, **more):
    places = (
        Place(0, "person", None, "Anna", None, OWNER),
        Place(1, "free"),
        Place(2, "free"),
    )
    of = {"is_open": True, "places": places, "profile": "is", "pace": "rapid"} | more
    return GatheringRow(f"{number:022}", number, OWNER, "{}", invitation=f"i{number:021}", **of)


def test_who_leaves_one_table_keeps_the_same_place_at_another(club):
    rows = GatheringStore(club.database)
    place = Place(1, "person", None, "Bo", None, STRANGER)
    for number in (1, 2):
        rows.create(waiting(number))
        assert rows.take(f"{number:022}", place)
    assert rows.leave(f"{1:022}", [place])
    assert [rows.get(f"{n:022}").places[1].kind for n in (1, 2)] == ["free", "person"]


def test_a_table_that_lacks_somebody_or_does_not_wait_is_not_closed(club):
    rows, table = GatheringStore(club.database), f"{1:022}"
    assert not rows.close("x" * 22)
    rows.create(waiting(1))
    assert not rows.close(table)
    assert not rows.get(table).begun
    for seat in (1, 2):
        assert rows.take(table, Place(seat, "person", None, "Bo", None, str(seat) * 64))
    assert rows.close(table)
    assert rows.get(table).begun
    assert not rows.close(table)  # of two who close it one is told that it was they


def test_a_game_that_has_begun_leaves_no_places_behind_and_the_other_tables_theirs(club):
    rows = GatheringStore(club.database)
    for number in (1, 2):
        rows.create(waiting(number))
    for seat in (1, 2):
        rows.take(f"{1:022}", Place(seat, "person", None, "Bo", None, str(seat) * 64))
    rows.close(f"{1:022}")
    rows.finish(f"{1:022}")
    assert [len(rows.get(f"{n:022}").places) for n in (1, 2)] == [0, 3]


def test_of_two_who_play_again_at_once_the_first_says_where(club):
    finding, game = GameSearch(club.database), club.table()
    assert finding.rematch(game) is None
    assert finding.play_again(game, "1" * 22) == "1" * 22
    assert finding.play_again(game, "2" * 22) == "1" * 22
    assert finding.rematch(game) == "1" * 22


def test_a_guest_s_places_become_their_account_s_but_where_it_has_one_already(club):
    """That somebody else with an account sits at the table keeps nobody from theirs."""
    rows = GatheringStore(club.database)
    for number, person in enumerate((ANNA, BO), 1):
        rows.create(waiting(number))
        assert rows.take(f"{number:022}", Place(1, "person", None, "A guest", None, STRANGER))
        assert rows.take(f"{number:022}", Place(2, "person", None, "Signed in", person, "e" * 64))
    assert AccountStore(club.database).adopt(ANNA, STRANGER) == 1
    seated = [[place.person for place in rows.get(f"{n:022}").places] for n in (1, 2)]
    assert seated == [[None, None, ANNA], [None, ANNA, BO]]


# ---------------------------------------------------------- people and words


def test_a_measure_is_logged_though_another_process_took_its_number(club, monkeypatch):
    rows, write, times = CommunityStore(club.database), club.database.write, []

    def contend(job):
        times.append(job)
        if len(times) == 1:
            raise IntegrityError("insert", {}, ValueError("another was first"))
        return write(job)

    monkeypatch.setattr(club.database, "write", contend)
    rows.log(Measure(1, None, "warn", ANNA, "", "so"))
    rows.log(Measure(2, None, "warn", BO, "", "so"))
    assert [one.about for one in rows.measures(9)] == [BO, ANNA]
    assert [one.at for one in rows.measures(9, about=ANNA)] == [1]


def test_blocking_is_between_two_and_no_others(club):
    rows = CommunityStore(club.database)
    carl = "c" * 22
    row = {"id": carl, "created": 0, "language": "is", "hidden": False, "settings": "{}"}
    club.database.write(lambda connection: connection.execute(people.insert().values(**row)))
    rows.tie(ANNA, "blocked", BO, 1, 9)
    rows.tie(ANNA, "friend", carl, 1, 9)
    assert rows.is_blocked(ANNA, BO)
    assert rows.is_blocked(BO, ANNA)
    assert not rows.is_blocked(ANNA, carl)
    assert not rows.is_blocked(BO, carl)


def test_two_ties_at_the_same_moment_are_no_more_than_the_bound(club):
    """Each was counted before either was written, and the list had one too many."""
    rows, others = CommunityStore(club.database), [letter * 22 for letter in "cdef"]
    members = {"created": 0, "language": "is", "hidden": False, "settings": "{}"}
    new = [{"id": one} | members for one in others]
    club.database.write(lambda connection: connection.execute(people.insert(), new))
    with ThreadPoolExecutor(4) as threads:
        made = list(threads.map(lambda other: rows.tie(ANNA, "friend", other, 1, 2), others))
    assert sorted(made) == [False, False, True, True]
    assert len(rows.ties_of(ANNA, "friend")) == 2
    kept = rows.ties_of(ANNA, "friend")[0]
    assert rows.tie(ANNA, "friend", kept, 1, 2)
    assert rows.tie(ANNA, "blocked", BO, 1, 2)


def test_reports_are_told_in_the_order_in_which_they_were_made_and_so_many(club):
    rows = CommunityStore(club.database)
    for at, (name, by) in enumerate((("z", ANNA), ("y", BO), ("x", ANNA), ("w", ANNA))):
        rows.report(Report(name * 22, at, by, BO if by == ANNA else ANNA, "other", ""))
    assert [one.at for one in rows.made_by(ANNA)] == [0, 2, 3]
    assert [one.at for one in rows.open(9)] == [0, 1, 2, 3]
    assert [one.at for one in rows.open(2)] == [0, 1]


def test_whoever_fills_the_reports_leaves_everybody_else_their_turn(club):
    """The oldest hundred were shown: a flood from one address hid what came after it."""
    rows, crowd = CommunityStore(club.database), [letter * 22 for letter in "def"]
    members = {"created": 0, "language": "is", "hidden": False, "settings": "{}"}
    new = [{"id": one} | members for one in crowd]
    club.database.write(lambda connection: connection.execute(people.insert(), new))
    told = [(crowd[0], "there"), (crowd[0], "there"), (crowd[1], "there"), (crowd[2], "there")]
    for at, (by, origin) in enumerate([*told, (ANNA, "here"), (crowd[0], "elsewhere")]):
        rows.report(Report(f"{at:022}", at, by, BO, "other", "", origin=origin))
    assert [one.at for one in rows.open(3)] == [0, 4, 5]
    assert [one.at for one in rows.open(9)] == [0, 4, 5, 2, 3, 1]
    rows.log(Measure(9, None, "dismiss", BO, "", ""), closing=f"{4:022}")
    assert [one.at for one in rows.open(3)] == [0, 5, 2]
    assert rows.get(f"{4:022}").origin == ""


def test_whoever_fills_the_questions_leaves_everybody_else_their_turn(club):
    rows = RulingStore(club.database)
    for at, (kind, origin) in enumerate(
        (("appeal", "there"), ("appeal", "there"), ("wrong", "there"), ("missing", "here"))
    ):
        rows.ask(Question(f"{at:022}", at, kind, "is", "ORÐ", None, None, None, "", origin=origin))
    assert [one.at for one in rows.open(2)] == [0, 3]
    assert [one.at for one in rows.open(9)] == [0, 3, 1, 2]
    rows.close(f"{0:022}", 9)
    assert rows.question(f"{0:022}").origin == ""


def test_ties_of_one_moment_are_told_in_one_order_whatever_way_they_are_found(club):
    rows, others = CommunityStore(club.database), [letter * 22 for letter in "dfe"]
    members = {"created": 0, "language": "is", "hidden": False, "settings": "{}"}
    new = [{"id": one} | members for one in others]
    club.database.write(lambda connection: connection.execute(people.insert(), new))
    for other in others:
        rows.tie(ANNA, "friend", other, 7, 9)
    rows.tie(ANNA, "friend", BO, 6, 9)
    index = "create index another on ties (person, kind, since, other desc)"
    club.database.write(lambda connection: connection.exec_driver_sql(index))
    assert rows.ties_of(ANNA, "friend") == (BO, *sorted(others))


def test_a_passkey_is_removed_by_itself_and_the_last_one_stays_where_it_must(club):
    rows = PasskeyStore(club.database)
    for number, person in enumerate((ANNA, ANNA, BO)):
        assert rows.add(PasskeyRow(f"{number:064}", person, "k", f"c{number}", "key", 0, 1), 9)
    assert rows.remove(ANNA, f"{0:064}", least=1)
    assert not rows.remove(ANNA, f"{1:064}", least=1)
    rows.remove(ANNA, f"{2:064}", least=0)  # it is another's
    assert [len(rows.of(person)) for person in (ANNA, BO)] == [1, 1]
    rows.remove_all(ANNA)
    assert [len(rows.of(person)) for person in (ANNA, BO)] == [0, 1]


def test_challenges_that_nobody_answered_in_time_go_when_another_is_given_out(club):
    rows = PasskeyStore(club.database)
    for digest, expires, now in (("1", 10, 0), ("2", 20, 5), ("3", 30, 10)):
        rows.ask(PasskeyChallenge(digest, "sign-in", OWNER, expires), now)
    with club.database.read() as connection:
        assert set(connection.scalars(select(challenges.c.digest))) == {"2", "3"}
    assert rows.answer("2", "sign-in", OWNER, 19)
    assert not rows.answer("3", "sign-in", OWNER, 30)


def test_appeals_come_first_and_of_each_kind_the_oldest(club):
    rows, game = RulingStore(club.database), club.table()
    for at, kind in enumerate(("missing", "appeal", "wrong", "appeal")):
        table = game if kind == "appeal" else None
        rows.ask(Question(f"{at:022}", at, kind, "is", "ORÐ", table, None, None, ""))
    assert [one.at for one in rows.open(9)] == [1, 3, 0, 2]
    rows.close(f"{1:022}", 9)
    assert [one.at for one in rows.open(9)] == [3, 0, 2]
    assert [one.at for one in rows.open(2)] == [3, 0]


def test_a_ladder_is_of_one_edition_and_one_pace_the_best_first(club):
    rows = RatingStore(club.database)
    stood = [
        ("is", "rapid", "spread", ANNA, 1400.0),
        ("is", "rapid", "spread", BO, 1600.0),
        ("is", "blitz", "spread", "bot:home", 1700.0),
        ("fi", "rapid", "spread", "bot:club", 1800.0),
    ]
    members = ("edition", "pace", "system", "player", "rating")
    more = {"deviation": 50.0, "volatility": 0.06, "at": 7, "games": 3}
    values = [dict(zip(members, one, strict=True)) | more for one in stood]
    club.database.write(lambda connection: connection.execute(ratings.insert(), values))
    assert [player for player, _ in rows.top("is", "rapid", "spread", 9)] == [BO, ANNA]
    assert [player for player, _ in rows.top("is", "rapid", "spread", 1)] == [BO]
    assert rows.of(ANNA) == {
        ("is", "rapid", "spread", ANNA): Rung(GlickoRating(1400.0, 50.0), 7, 3)
    }


@pytest.mark.parametrize("value", [float("nan"), float("inf"), float("-inf")])
def test_what_is_no_finite_number_is_in_no_backup(value):
    assert backup._fits(1.5, ratings.c.rating)
    assert not backup._fits(value, ratings.c.rating)


# ----------------------------------------------------------------- people


def test_of_who_is_erased_nothing_is_left_and_of_the_others_everything(club):
    """But for the id, that games name, and what moderators did (`stafla.club.account_erasure`)."""
    rows, database = AccountStore(club.database), club.database
    shown, keys = SessionStore(database), PasskeyStore(database)
    for number, person in enumerate((ANNA, BO)):
        rows.set_roles(person, ["arbiter"], 1)
        shown.begin(SessionRow(f"{number:064}", person, 1, 1, 99, "a browser"))
        TokenStore(database).add(TokenRow(f"{number:064}", person, "a program", "play", 1), 9)
        DeviceStore(database).remember(person, f"{number:064}", 1)
        assert keys.add(PasskeyRow(f"{number:064}", person, "k", f"c{number}", "key", 0, 1), 9)
        CommunityStore(database).tie(person, "friend", (BO, ANNA)[number], 1, 9)
    talk, table = ChatStore(database), club.table()
    for person, name in ((ANNA, "Anna"), (BO, "Bo")):
        talk.add(table, Message(0, 1, "players", 0, person, name, f"{name} was here"))
    rows.erase(ANNA, 5)
    said = [(one.person, one.name, one.text) for one in talk.after(table, 0, 9)]
    assert sorted(said) == [(ANNA, None, ""), (BO, "Bo", "Bo was here")]
    for table in (roles, sessions, tokens, devices, passkeys):
        assert remainder(club, table.c.person) == {BO}, table.name
    assert remainder(club, ties.c.person) == set()
    with pytest.raises(NoSuchPerson):
        rows.get(ANNA)
    with pytest.raises(NoSuchPerson):  # nor does anything come to them later
        rows.set_roles(ANNA, ["arbiter"], 6)
    assert remainder(club, roles.c.person) == {BO}


def columns_with(club, wanted):
    """In which columns of all tables something stands that is wanted."""
    with club.database.read() as connection:
        return {
            f"{table.name}.{column}"
            for table in metadata.sorted_tables
            for row in connection.execute(select(table)).mappings()
            for column, value in row.items()
            if wanted(value)
        }


def test_of_who_is_erased_no_name_stands_anywhere_and_where_they_waited_another_may_sit(club):
    rows, gatherings, events = (
        kind(club.database) for kind in (AccountStore, GatheringStore, ContestStore)
    )
    rows.change(ANNA, name="Anna Ek", folded="anna ek", skeleton="anna ek", password="argon")
    table, event = f"{1:022}", "e" * 22
    gatherings.create(waiting(1))
    assert gatherings.take(table, Place(1, "person", None, "Anna Ek", ANNA, STRANGER))
    assert gatherings.take(table, Place(2, "person", None, "Bo", BO, "b" * 64))
    events.create(Contest(event, 5, "2026-11-28", "", True, "Cup", "registration", 0), ["x"], ANNA)
    entrants = [Entrant("x", "Anna Ek", ANNA, "k" * 64), Entrant("y", "Bo", BO)]
    events.append(event, 1, ["y"], ContestSummary("Cup", "registration", 2), entrants)
    ChatStore(club.database).add(club.table(), Message(0, 1, "players", 0, ANNA, "Anna Ek", "hi"))
    rows.erase(ANNA, 5)
    assert columns_with(club, lambda value: "anna ek" in str(value).casefold()) == set()
    assert columns_with(club, lambda value: value in (STRANGER, "k" * 64, "argon")) == set()
    assert columns_with(club, lambda value: value == ANNA) == {"people.id", "messages.person"}
    free, other = gatherings.get(table).places[1:]
    assert (free, other.name, other.person) == (Place(1, "free"), "Bo", BO)
    assert events.entrants(event)["y"] == entrants[1]
    assert gatherings.take(table, Place(1, "person", None, "Cia", None, STRANGER))


def test_a_server_that_starts_takes_up_what_was_begun_lately_and_goes_on(club):
    rows, event = PastimeStore(club.database), NewEvent("t", "{}", 9)
    for name, kind, created in (("a", "duplicate", 7), ("b", "duplicate", 6), ("c", "bingo", 7)):
        rows.create(Pastime(name * 22, kind, created, "is", OWNER), [event])
    rows.create(Pastime("d" * 22, "duplicate", 8, "is", OWNER), [event])
    assert set(rows.going("duplicate", 7)) == {"a" * 22, "d" * 22}
    rows.append("d" * 22, 1, [event], PastimeSummary(ended=True, total=0, most=0))
    assert rows.going("duplicate", 7) == ("a" * 22,)


def remainder(club, column):
    """Whose rows there are."""
    with club.database.read() as connection:
        return set(connection.scalars(select(column)))


def test_who_is_made_with_roles_has_them(club):
    rows = AccountStore(club.database)
    rows.add(
        PersonRow(
            "c" * 22, "Cia", "cia", "", 1, "is", hidden=False, settings="{}", roles={"arbiter"}
        )
    )
    rows.add(PersonRow("d" * 22, "Dan", "dan", "", 1, "is", hidden=False, settings="{}"))
    assert [rows.by_name(name).roles for name in ("cia", "dan")] == [{"arbiter"}, set()]


def test_sessions_that_are_over_go_when_another_begins(club):
    shown = SessionStore(club.database)
    for digest, created, expires in (("1", 1, 10), ("2", 2, 11), ("3", 10, 99)):
        shown.begin(SessionRow(digest, ANNA, created, created, expires, "a browser"))
    assert remainder(club, sessions.c.digest) == {"2", "3"}
