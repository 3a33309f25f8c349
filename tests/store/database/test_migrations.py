"""What the first release kept is there after every later one."""

import subprocess
import sys
from contextlib import closing

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import column, inspect, select, update
from sqlalchemy import table as table_of
from sqlalchemy.exc import IntegrityError

from stafla.club import Audience
from stafla.club.lobby.lobby import LONGEST_WAIT
from stafla.contest.event import CheckedIn, Entry, HandedOver, write
from stafla.store import (
    CodeRow,
    CodeStore,
    CodeWish,
    ContestStore,
    Database,
    GameStore,
    GatheringStore,
    Holder,
    NewEvent,
    Pastime,
    PastimeStore,
    PastimeSummary,
    open_database,
)
from stafla.store.database.migration import NewerDatabase, current, migrations, newest, upgrade
from stafla.store.schema import contest_entries, contests, houses, metadata, pastimes, people
from tests.club.club import OWNER, STRANGER, Club
from tests.marks import in_ci_but
from tests.store.database.first import TOLD, put

# people as they were before their names were compared by their look
old_people = table_of(
    "people",
    *map(column, ("id", "name", "folded", "created", "language", "hidden", "settings")),
)

# tables that wait as they were before codes were kept apart from them
old_gatherings = table_of(
    "gatherings",
    *map(
        column,
        ("id", "created", "owner", "setup", "is_open", "invitation", "begun", "code"),
    ),
)

# entries as they were before it was kept who wrote them
old_entries = table_of("contest_entries", *map(column, ("contest", "number", "body")))


@pytest.fixture
def upgraded(address):
    put(address)
    club = Club(address)
    yield club
    club.close()


def test_there_is_one_line_of_versions():
    assert ScriptDirectory.from_config(migrations()).get_heads() == [newest()]


@pytest.mark.parametrize("address", ["sqlite"], indirect=True)
def test_a_database_that_is_up_to_date_is_opened_without_alembic(address):
    script = f"""if True:
        import sys
        from stafla.store import open_database
        open_database("{address}").close()
        assert "alembic" not in sys.modules
    """
    subprocess.run([sys.executable, "-c", script], check=True)


def test_migrations_give_the_schema_of_the_code(address):
    put(address)
    with closing(open_database(address)) as database, database.read() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


@pytest.mark.parametrize("table", in_ci_but(TOLD["told"], *[*TOLD["told"]][::3]))
def test_every_game_of_the_first_release_replays_to_what_it_was(upgraded, table):
    number, totals, ended, board = TOLD["told"][table]
    game = upgraded.game(table)
    assert (game.number, list(game.totals), game.ended is not None) == (number, totals, ended)
    assert game.board.cells.hex() == board


def test_its_events_are_untouched_and_its_players_have_their_names(upgraded):
    games = GameStore(upgraded.database)
    for table in TOLD["told"]:
        rows = [row for row in TOLD["events"] if row["game"] == table]
        assert [e.body for e in games.events(table)] == [row["body"] for row in rows]
        assert [e.at for e in games.events(table)] == [row["at"] for row in rows]
        names = [row["name"] for row in TOLD["seats"] if row["game"] == table]
        assert [seat.name for seat in games.seats(table)] == names


def test_the_device_that_made_a_game_plays_on_and_no_other(upgraded):
    table = next(t for t, told in TOLD["told"].items() if not told[2] and told[0] > 10)
    game = upgraded.game(table)
    seat = game.to_move if game.phase == "turn" else game.pending.seat
    assert upgraded.tables.observe(table, Audience(OWNER, seat)).own is not None
    with pytest.raises(ValueError, match="not-your-table"):
        upgraded.tables.observe(table, Audience(STRANGER, seat))


def test_a_bot_that_owed_a_move_is_found(upgraded):
    waiting = [row["id"] for row in TOLD["games"] if row["waiting_for_bot"]]
    assert list(upgraded.tables.games.waiting_for_bots()) == waiting


def test_what_was_played_beside_games_is_there_when_duplicate_joins_it(address):
    put(address)
    pastime = Pastime("p" * 22, "bingo", 1, "is", "o" * 64)
    with closing(Database(address)) as database:
        database.write(lambda connection: upgrade(connection, "0014"))
        rows = PastimeStore(database)
        rows.create(pastime, [NewEvent("bingo-started", "{}", 5)])
        rows.append(
            pastime.id,
            1,
            [NewEvent("card-written", "{}", 6)],
            PastimeSummary(),
            Holder(1, "k", "Anna"),
        )
        with pytest.raises(IntegrityError):
            database.write(lambda c: c.execute(update(pastimes).values(kind="duplicate")))
        kept = rows.get(pastime.id), rows.events(pastime.id), rows.holders(pastime.id)
    with closing(open_database(address)) as database:
        rows = PastimeStore(database)
        assert (rows.get(pastime.id), rows.events(pastime.id), rows.holders(pastime.id)) == kept
        rows.create(Pastime("d" * 22, "duplicate", 1, "is", "o" * 64), [])
        with pytest.raises(IntegrityError):
            database.write(lambda c: c.execute(update(pastimes).values(kind="chess")))
        with database.read() as connection:
            indexes = {index["name"] for index in inspect(connection).get_indexes("pastimes")}
        assert "ix_pastimes_owner" in indexes


def test_of_people_whose_names_looked_alike_already_all_keep_them_and_the_first_its_look(address):
    put(address)
    with closing(Database(address)) as database:
        database.write(lambda connection: upgrade(connection, "0021"))

        def sign_up(connection):
            for number, name in enumerate(("Anna", "ɑnna", "An-na", None, "Bjarni")):
                row = {"id": str(number), "name": name, "created": number, "language": "is"}
                folded = name and name.casefold()
                told = row | {"folded": folded, "hidden": False, "settings": "{}"}
                connection.execute(old_people.insert().values(**told))

        database.write(sign_up)
        database.migrate()
        with database.read() as connection:
            rows = connection.execute(
                select(people.c.name, people.c.skeleton).order_by(people.c.created)
            ).all()
    assert [tuple(row) for row in rows] == [
        ("Anna", "anna"),
        ("ɑnna", None),
        ("An-na", None),
        (None, None),
        ("Bjarni", "bjarni"),
    ]


def keep_log(connection, contest, home, told):
    """Keep an event as releases did before the column `brought`, or beside it."""
    row = {"id": contest, "created": 1, "day": "2026-11-28", "place": "", "open": False}
    row |= {"title": "x", "phase": "registration", "players": 0, "named": 0}
    connection.execute(contests.insert().values(**row, home=home))
    for number, what in enumerate(told, 1):
        reason = "the laptop is lost" if number == 8 else ""
        body = write([Entry(number, "x", 1, what, reason)]).decode().strip()
        values = {"contest": contest, "number": number, "body": body}
        connection.execute(old_entries.insert().values(**values))


def test_what_another_house_wrote_of_an_event_announced_here_follows_from_its_log(address):
    """Announced here, carried away and back, taken back; and one that was announced elsewhere."""
    put(address)
    here, there = "h" * 22, "t" * 22
    noted, away, back = CheckedIn("p"), HandedOver(there), HandedOver(here)
    logs = {
        "a" * 22: (None, [noted, away, noted, back, noted, away, noted, back], "ffttfftf"),
        "b" * 22: (there, [noted, back, noted, away, noted], "ttttt"),
        "c" * 22: (None, [noted, noted], "ff"),
    }
    with closing(Database(address)) as database:
        database.write(lambda connection: upgrade(connection, "0029"))

        def carry(connection):
            connection.execute(houses.insert().values(one=1, id=here))
            for contest, (home, told, _) in logs.items():
                keep_log(connection, contest, home, told)

        database.write(carry)
        database.migrate()
        rows = ContestStore(database)
        for contest, (_, told, brought) in logs.items():
            wanted = {n for n, sign in enumerate(brought, 1) if sign == "t"}
            assert rows.list_brought(contest) == wanted, contest
            assert len(rows.entries(contest)) == len(told)


def test_a_log_that_was_brought_does_not_make_itself_one_of_this_house(address):
    put(address)
    here, there = "h" * 22, "t" * 22
    noted, away, back = CheckedIn("p"), HandedOver(there), HandedOver(here)
    forged = {
        "a" * 22: (here, [noted], [1]),
        "b" * 22: (there, [noted, back, noted], [1, 2, 3]),
        "c" * 22: (None, [noted, away, back, noted], [3, 4]),
    }
    with closing(Database(address)) as database:
        database.write(lambda connection: upgrade(connection, "0031"))

        def bring(connection):
            connection.execute(houses.insert().values(one=1, id=here))
            for contest, (home, told, brought) in forged.items():
                keep_log(connection, contest, home, told)
                entry = contest_entries.c
                its = update(contest_entries).where(entry.contest == contest)
                its = its.where(entry.number.in_(brought)).values(brought=True)
                connection.execute(its)

        database.write(bring)
        database.migrate()
        rows = ContestStore(database)
        assert {one: rows.list_brought(one) for one in forged} == {
            one: set(brought) for one, (_, _, brought) in forged.items()
        }


def test_tables_keep_their_codes_and_what_else_is_under_way_has_none(address):
    put(address)
    table, other, hall = "t" * 22, "u" * 22, "p" * 22
    with closing(Database(address)) as database:
        database.write(lambda connection: upgrade(connection, "0037"))

        def call(connection):
            told = {"owner": "o" * 64, "setup": "{}", "is_open": False, "begun": False}
            for number, (one, code) in enumerate(((table, "ABC479"), (other, None))):
                row = {"id": one, "created": 5, "invitation": f"{number:022}", "code": code}
                connection.execute(old_gatherings.insert().values(**row, **told))

        database.write(call)
        PastimeStore(database).create(
            Pastime(hall, "duplicate", 1, "is", "o" * 64), [NewEvent("t", "{}", 5)]
        )
        database.migrate()
        codes, rows = CodeStore(database), GatheringStore(database)
        assert codes.find("ABC479", 6) == CodeRow("table", table)
        assert [rows.get(one).code for one in (table, other)] == ["ABC479", None]
        assert codes.find("ABC479", 5 + LONGEST_WAIT) is None
        assert codes.of(hall, 6) is None
        taken = CodeWish("duplicate", ["ABC479", "ABC477"], 6, 9)
        PastimeStore(database).create(
            Pastime("q" * 22, "duplicate", 1, "is", "o" * 64), [NewEvent("t", "{}", 5)], taken
        )
        assert codes.of("q" * 22, 6) == "ABC477"


def test_a_database_of_a_later_release_is_refused_as_such_and_left_alone(address):
    later = update(table_of("alembic_version", column("version_num"))).values(version_num="9999")
    open_database(address).close()
    with closing(Database(address)) as database:
        database.write(lambda connection: connection.execute(later))
    with pytest.raises(NewerDatabase) as refused:
        open_database(address)
    assert refused.value.details == {"found": "9999", "known": newest()}
    back = update(table_of("alembic_version", column("version_num"))).values(version_num=newest())
    with closing(Database(address)) as database, database.read() as connection:
        assert current(connection) == "9999"
    with closing(Database(address)) as database:
        database.write(lambda connection: connection.execute(back))
    open_database(address).close()
