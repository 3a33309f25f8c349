import contextlib
import gc
import shutil
import socket
import sqlite3
import threading
import time

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import bindparam, column, create_engine, event, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from stafla.store import DatabaseClosed, open_database
from stafla.store.database import database as databases
from stafla.store.database.database import Held, dialect
from stafla.store.database.migration import migrations
from stafla.store.database.prepared import Prepared
from stafla.store.schema import events, metadata, people


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "er" / "games.sqlite"


@pytest.fixture
def database(path):
    opened = open_database(path)
    yield opened
    opened.close()


def test_migrations_from_nothing_give_the_schema_of_the_code(database):
    with database.read() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
        tables = set(connection.scalars(text("select name from sqlite_master where type='table'")))
    assert {"games", "events", "seats", "gatherings", "places"} <= tables


def test_a_check_and_a_foreign_key_of_the_schema_hold_in_the_database(path, database):
    def dangling(connection):
        connection.execute(
            insert(events), {"game": "x" * 22, "number": 1, "at": 0, "type": "t", "body": "{}"}
        )

    with pytest.raises(Exception, match="FOREIGN KEY"):
        database.write(dangling)


def test_a_server_that_takes_a_connection_and_says_nothing_is_given_up(monkeypatch):
    """One that hangs; whoever asked waited until the process was killed."""
    monkeypatch.setattr(databases, "SECONDS_TO_CONNECT", 2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"postgresql://127.0.0.1:{silent.getsockname()[1]}/games"
        with pytest.raises(OperationalError, match="timeout"):
            open_database(address)


def test_a_server_that_took_no_connection_is_let_be_for_a_moment(monkeypatch):
    """Of thirty who asked for a page the last was answered after eighty seconds."""
    from stafla.store.database import postgresql

    monkeypatch.setattr(databases, "SECONDS_TO_CONNECT", 2)
    monkeypatch.setattr(postgresql, "SECONDS_OF_REST", 600.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        opened = databases.Database(f"postgresql://127.0.0.1:{silent.getsockname()[1]}/games")
        for told in ("timeout", "a moment ago", "a moment ago"):
            with pytest.raises(OperationalError, match=told):
                opened.rows(select(1), {})
        monkeypatch.setattr(postgresql, "SECONDS_OF_REST", 0.0)
        with pytest.raises(OperationalError, match="timeout"):
            opened.rows(select(1), {})
        opened.close()


def test_a_server_that_hangs_amid_a_statement_is_given_up_and_asked_anew(opened, monkeypatch):
    """Whoever looked at a page waited until PostgreSQL went on, if it ever did."""
    if not opened.url.startswith("postgresql"):
        pytest.skip("a file has no server")
    from stafla.store.database import postgresql

    hangs = text("select pg_sleep(600)")
    with monkeypatch.context() as hurried:
        hurried.setattr(postgresql, "SECONDS_OF_SILENCE", 0.5)
        for _ in range(2):
            with pytest.raises(OperationalError, match="no answer"), opened.read() as connection:
                connection.execute(hangs)
            with pytest.raises(OperationalError, match="no answer"):
                opened.write(lambda connection: connection.execute(hangs))
            with pytest.raises(OperationalError, match="no answer"):
                opened.rows(hangs, {})
    assert opened.write(lambda connection: connection.scalar(text("select 1"))) == 1
    with opened.read() as connection:
        assert connection.scalar(text("select 1")) == 1


def test_a_step_to_a_new_version_may_take_its_time(opened, monkeypatch):
    if not opened.url.startswith("postgresql"):
        pytest.skip("a file has no server")
    from stafla.store.database import postgresql

    monkeypatch.setattr(postgresql, "SECONDS_OF_SILENCE", 1.5)
    took = text("select pg_sleep(3)")
    monkeypatch.setattr(databases, "upgrade", lambda connection: connection.execute(took))
    opened.migrate()


def test_opening_again_changes_nothing(path, database):
    database.write(
        lambda c: c.exec_driver_sql(
            "insert into games (id, created, profile, lexicon, word_check, owner, waiting_for_bot)"
            " values ('g', 1, 'is', 'f', 'challenge', 'o', 0)"
        )
    )
    database.close()
    again = open_database(path)
    with again.read() as connection:
        assert connection.scalar(text("select count(*) from games")) == 1
    again.close()


def test_commits_reach_the_disk_before_they_are_acknowledged(path, database):
    settings = database.write(
        lambda c: [
            c.exec_driver_sql(f"pragma {name}").scalar() for name in ("journal_mode", "synchronous")
        ]
    )
    assert settings == ["wal", 2]  # 2 is FULL


def test_a_reader_cannot_write(database):
    with (
        pytest.raises(OperationalError, match="readonly") as refused,
        database.read() as connection,
    ):
        connection.exec_driver_sql("delete from games")
    assert refused.value.__notes__ == [database.url.removeprefix("sqlite:///")]


def test_a_look_finds_what_was_acknowledged(opened):
    found = select(people.c.id).where(people.c.id == bindparam("person"))
    assert opened.rows(found, {"person": "one"}) == []
    opened.write(adding("one"))
    assert opened.rows(found, {"person": "one"}) == [("one",)]


def test_a_look_is_taken_again_where_the_connection_was_lost(opened):
    if not opened.url.startswith("postgresql"):
        pytest.skip("a file has no connections to lose")
    opened.rows(select(1), {})
    others = text("select pg_terminate_backend(pid) from pg_stat_activity where pid <> :own")
    with opened.read() as connection:
        own = connection.scalar(text("select pg_backend_pid()"))
        connection.execute(others, {"own": own})
    assert opened.rows(select(1), {}) == [(1,)]


def test_a_writer_whose_connection_was_lost_gets_another(opened):
    if not opened.url.startswith("postgresql"):
        pytest.skip("a file has no connections to lose")
    opened.write(adding("one"))
    others = text("select pg_terminate_backend(pid) from pg_stat_activity where pid <> :own")
    with opened.read() as connection:
        own = connection.scalar(text("select pg_backend_pid()"))
        connection.execute(others, {"own": own})
    with contextlib.suppress(OperationalError):  # it may notice only now
        opened.write(adding("two"))
    opened.write(adding("three"))
    found = opened.rows(select(people.c.id), {})
    assert {("one",), ("three",)} <= {tuple(row) for row in found}


def test_a_job_that_fails_leaves_nothing_behind(database):
    def half(connection):
        connection.exec_driver_sql(
            "insert into games (id, created, profile, lexicon, word_check, owner, waiting_for_bot)"
            " values ('g', 1, 'is', 'f', 'challenge', 'o', 0)"
        )
        raise KeyError("half way")

    with pytest.raises(KeyError, match="half way"):
        database.write(half)
    with database.read() as connection:
        assert connection.scalar(text("select count(*) from games")) == 0


def test_another_process_sees_what_was_acknowledged(path, database):
    database.write(
        lambda c: c.exec_driver_sql(
            "insert into games (id, created, profile, lexicon, word_check, owner, waiting_for_bot)"
            " values ('g', 1, 'is', 'f', 'challenge', 'o', 0)"
        )
    )
    other = sqlite3.connect(path)
    assert other.execute("select id from games").fetchall() == [("g",)]
    other.close()


def test_all_writing_happens_in_one_thread(database):
    names = set()
    threads = [
        threading.Thread(
            target=lambda: database.write(lambda c: names.add(threading.current_thread().name))
        )
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert names == {"store-writer"}


def test_who_waits_no_more_calls_nothing_off(database):
    go, begun = threading.Event(), threading.Event()

    def wait(_connection):
        begun.set()
        return go.wait(60)

    under_way = database.submit(wait)
    assert begun.wait(60)
    waiting = database.submit(lambda connection: connection.scalar(text("select 7")))
    assert not under_way.cancel()
    assert not waiting.cancel()
    go.set()
    assert (under_way.result(60), waiting.result(60)) == (True, 7)


def test_a_closed_database_refuses_and_closes_twice(database):
    database.close()
    database.close()
    with pytest.raises(DatabaseClosed):
        database.write(lambda c: None)
    with pytest.raises(DatabaseClosed), database.read():
        pass


class Together:
    """Jobs that come while the writer is busy, and so are written in one transaction."""

    def __init__(self, database):
        self.database = database
        self.busy, self.go_on = threading.Event(), threading.Event()
        self.answers = {}

    def __call__(self, **jobs):
        threads = [self.thread("", self.first)]
        assert self.busy.wait(30)
        threads += [self.thread(name, job) for name, job in jobs.items()]
        while self.database._jobs.qsize() < len(jobs):
            time.sleep(0.001)
        self.go_on.set()
        for thread in threads:
            thread.join()
        return self.answers

    def first(self, connection):
        self.busy.set()
        assert self.go_on.wait(30)

    def thread(self, name, job):
        made = threading.Thread(target=self.ask, args=(name, job))
        made.start()
        return made

    def ask(self, name, job):
        try:
            self.answers[name] = self.database.write(job, getattr(job, "held", Held()))
        except Exception as error:
            self.answers[name] = type(error)


@pytest.fixture
def opened(address):
    opened = open_database(address)
    yield opened
    opened.close()


def adding(person, then=None):
    """A job that adds a person, and goes wrong if ``then`` does."""

    def job(connection):
        members = {"created": 1, "language": "is", "hidden": False, "settings": "{}"}
        connection.execute(insert(people).values(id=person, **members))
        return then(connection) if then else person

    return job


def knowledge(database):
    with database.read() as connection:
        return sorted(connection.scalars(select(people.c.id)))


def at_fault(error):
    def exception_of(_connection):
        raise error

    return exception_of


def test_jobs_that_come_together_share_a_commit_and_fail_alone(opened):
    commits = []
    event.listen(opened._writing, "commit", commits.append)
    answers = Together(opened)(
        one=adding("one"),
        wrong=adding("wrong", at_fault(KeyError("half way"))),
        twice=adding("twice", adding("twice")),
        two=adding("two"),
    )
    assert (answers["one"], answers["two"]) == ("one", "two")
    assert (answers["wrong"], answers["twice"]) == (KeyError, IntegrityError)
    assert knowledge(opened) == ["one", "two"]
    assert len(commits) == 2  # the first job's, and that of all others


def test_jobs_of_which_none_fails_need_no_savepoint(opened):
    nested = []

    def job(connection):
        nested.append(connection.in_nested_transaction())
        return len(nested)

    assert set(Together(opened)(a=job, b=job, c=job).values()) == {None, 1, 2, 3}
    assert nested == [False] * 3
    assert Together(opened)(a=job, bad=lambda _: 1 / 0)["bad"] is ZeroDivisionError
    assert nested[-1] is True


def test_so_many_jobs_share_a_commit_and_no_more(opened, monkeypatch):
    monkeypatch.setattr("stafla.store.database.database.MOST_AT_ONCE", 2)
    commits = []
    event.listen(opened._writing, "commit", commits.append)
    answers = Together(opened)(**{name: adding(name) for name in ("one", "two", "three")})
    assert set(answers.values()) == {None, "one", "two", "three"}
    assert len(commits) == 3  # the first job's, that of two, and that of the last


def test_jobs_that_share_a_commit_hold_their_rows_in_one_order(opened):
    """Alone before shared, since two that share a row can neither have it alone."""
    wanted = [
        Held(),
        Held("a"),
        Held("a", shared=True, part=1),
        Held("a", shared=True, part=2),
        Held("b"),
    ]
    done = []

    def noting(held):
        def job(_connection):
            done.append(held)

        job.held = held
        return job

    Together(opened)(**{str(held): noting(held) for held in reversed(wanted)})
    assert done == wanted


def test_a_job_that_breaks_the_transaction_of_all_fails_alone_too(opened):
    answers = Together(opened)(
        one=adding("one"),
        full=adding("full", at_fault(OperationalError("insert", {}, Exception("disk full")))),
        ended=adding("ended", lambda connection: connection.exec_driver_sql("rollback")),
        two=adding("two"),
    )
    assert (answers["one"], answers["two"], answers["full"]) == ("one", "two", OperationalError)
    assert {"one", "two"} <= set(knowledge(opened)) <= {"one", "two", "ended"}


class LockNotFree(Exception):
    """What PostgreSQL says of a lock that did not come in time."""

    sqlstate = "55P03"


def test_a_job_that_waits_for_another_worker_comes_last_and_is_done_all_the_same(opened):
    """Whoever fails for another reason is answered at once, and nothing of it is tried again."""
    asked = []

    def waiting(_connection):
        asked.append("waiting")
        if asked.count("waiting") < 3:  # in the transaction of all, and in that of its own
            raise OperationalError("update", {}, LockNotFree())
        return "waited"

    def wrong(_connection):
        asked.append("wrong")
        raise KeyError("half way")

    def right(_connection):
        asked.append("right")
        return "right"

    for row, job in (("a", waiting), ("b", wrong), ("c", right)):
        job.held = Held(row)
    answers = Together(opened)(waiting=waiting, wrong=wrong, right=right)
    assert answers == {"": None, "waiting": "waited", "wrong": KeyError, "right": "right"}
    assert asked == ["waiting", "waiting", "wrong", "right", "waiting"]


def test_what_comes_before_the_end_is_written(opened):
    together, closer = Together(opened), threading.Thread(target=opened.close)
    first = together.thread("", together.first)
    assert together.busy.wait(30)
    second = together.thread("one", adding("one"))
    while opened._jobs.qsize() < 1:
        time.sleep(0.001)
    closer.start()
    together.go_on.set()
    for thread in (first, second, closer):
        thread.join()
    assert together.answers["one"] == "one"


def test_closing_waits_for_whoever_reads(address):
    database = open_database(address)
    reading, read_on = threading.Event(), threading.Event()
    counts = []

    def read():
        with database.read() as connection:
            reading.set()
            assert read_on.wait(30)
            counts.append(connection.scalar(text("select count(*) from games")))

    threads = [threading.Thread(target=read), threading.Thread(target=database.close)]
    threads[0].start()
    assert reading.wait(30)
    threads[1].start()
    while True:
        try:
            with database.read():
                pass
        except DatabaseClosed:
            break
    threads[1].join(0.1)
    assert threads[1].is_alive()
    read_on.set()
    for thread in threads:
        thread.join()
    assert counts == [0]
    gc.collect()  # a connection that was left open would warn here


def test_a_database_that_is_closed_is_whole_in_its_one_file(path, database, tmp_path):
    """Whoever copies the file of a server that has stopped has everything that was written."""
    database.write(adding("one"))
    assert knowledge(database) == ["one"]
    database.close()
    assert [one.name for one in path.parent.iterdir()] == [path.name]
    copied = open_database(shutil.copy(path, tmp_path / "copied.sqlite"))
    assert knowledge(copied) == ["one"]
    copied.close()


def test_a_file_that_is_no_database_is_refused(tmp_path):
    path = tmp_path / "games.sqlite"
    path.write_bytes(b"not a database at all, and long enough to be looked at" * 40)
    with pytest.raises(Exception, match="not a database"):
        open_database(path)


def test_a_table_of_the_first_issue_goes_on_belonging_to_the_device_that_made_it(tmp_path):
    path = tmp_path / "old.sqlite"
    old = sqlite3.connect(path)
    engine = create_engine(f"sqlite:///{path}")
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    old.execute("insert into games values ('g', 1, 'is', 'f', 'challenge', 'secret', 0)")
    old.execute("insert into seats values ('g', 0, 'person', null, 'Anna')")
    old.execute("insert into seats values ('g', 1, 'bot', 'easy', 'Bot')")
    old.commit()
    old.close()
    database = open_database(path)
    with database.read() as connection:
        owners = connection.execute(text("select seat, owner from seats order by seat")).all()
    assert [tuple(row) for row in owners] == [(0, "secret"), (1, None)]
    database.close()


@pytest.mark.parametrize(
    ("url", "driven"),
    [
        ("postgres://club@host/games", "postgresql+psycopg://club@host/games"),
        ("postgresql://host/games?x=1", "postgresql+psycopg://host/games?x=1"),
        ("postgresql+psycopg://host/games", "postgresql+psycopg://host/games"),
        ("sqlite:////tmp/games.sqlite", "sqlite:////tmp/games.sqlite"),
    ],
    ids=["short", "long", "named", "file"],
)
def test_an_address_without_a_driver_gets_ours(url, driven):
    assert dialect(url) == driven


def test_whoever_is_about_to_write_keeps_others_from_writing_before_they_look(path, database):
    """Two processes that look first and write then would else write over each other, or fail."""

    def job(connection):
        connection.exec_driver_sql("select count(*) from games").scalar()
        with contextlib.closing(sqlite3.connect(path, timeout=0)) as other:
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("begin immediate")
            return True

    assert database.write(job)


def test_what_an_error_says_holds_nothing_of_what_was_written(opened):
    """Errors are logged: racks and seeds of games under way, digests of secrets are not."""
    statement = text("insert into nowhere values (:body)")

    def write(connection):
        connection.execute(statement, {"body": "the secret seed"})

    def write_prepared(connection):
        Prepared(statement).run(connection, {"body": "the secret seed"})

    for job in (write, write_prepared):
        with pytest.raises(DBAPIError, match="nowhere") as failed:
            opened.write(job)
        assert "the secret seed" not in str(failed.value)
    with pytest.raises(DBAPIError) as failed:
        opened.rows(select(column("x")).where(column("x") == bindparam("x")), {"x": "the seed"})
    assert "the seed" not in str(failed.value)
