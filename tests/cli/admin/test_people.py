import re
import sqlite3
import sys
from contextlib import closing

import pytest

from tests.cli.terminal import stafla

NAME = "Þórdís"


@pytest.fixture
def run(tmp_path, monkeypatch):
    """A command on a database of its own, of which `stafla serve` would know."""
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path))
    return stafla


def test_the_first_administrator_is_made_at_the_command_line(run):
    made = run("people", "add", NAME, "--roles", "administrator,arbiter", "--json").json
    assert made["roles"] == ["administrator", "arbiter", "player"]
    assert len(made["password"]) >= 12
    listed = run("people", "list", "--json").lines
    assert [(one["name"], one["roles"]) for one in listed] == [(NAME, made["roles"])]
    assert "password" not in listed[0]


def test_people_stand_as_the_reader_looks_for_them(run):
    for name in ("Zara", "Östen", "Åke", "Ängla", "Bo"):
        run("people", "add", name)
    for language, order in (("sv", "Bo Zara Åke Ängla Östen"), ("en", "Åke Ängla Bo Östen Zara")):
        listed = run("people", "list", "--json", "--language", language).lines
        assert [one["name"] for one in listed] == order.split()


def test_a_name_that_is_taken_is_said_in_the_language_of_the_run(run):
    run("people", "add", NAME)
    again = run("people", "add", NAME.upper(), "--language", "fi")
    assert (again.status, again.out) == (2, "")
    assert "Nimi on jo käytössä." in again.err


def test_roles_password_suspension_and_erasure(run):
    first = run("people", "add", NAME, "--json").json["password"]
    assert run("people", "password", NAME, "--json").json["password"] != first
    assert run("people", "roles", NAME, "--roles", "moderator", "--json").json["roles"] == [
        "moderator",
        "player",
    ]
    suspended = run("people", "suspend", NAME, "--days", "3", "--reason", "x", "--json").json
    assert suspended["suspended"]
    lifted = run("people", "suspend", NAME, "--days", "0", "--reason", "x", "--json").json
    assert lifted["suspended"] is None
    assert run("people", "erase", NAME).status == 2
    assert run("people", "erase", NAME, "--yes").status == 0
    assert run("people", "list", "--json").lines == []


def test_who_suspends_somebody_is_told_until_when_and_the_list_shows_it(run):
    run("people", "add", NAME)
    told = run("people", "suspend", NAME, "--days", "3", "--reason", "x", "--language", "en").out
    [day] = re.findall(rf"{NAME}: suspended until (\S+)\n", told)
    assert day in run("people", "list").out
    lifted = run("people", "suspend", NAME, "--days", "0", "--reason", "x", "--language", "en").out
    assert lifted == f"{NAME}: not suspended\n"
    assert day not in run("people", "list").out


def test_nobody_by_that_name_and_no_such_role_are_one_line_each(run):
    for words in (
        ("people", "roles", "Nobody"),
        ("people", "password", "Nobody"),
        ("people", "add", "x"),
    ):
        answer = run(*words)
        assert answer.status == 2
        assert answer.err.count("\n") == 1
    run("people", "add", NAME)
    assert run("people", "roles", NAME, "--roles", "emperor").status == 2


def test_a_backup_is_restored_into_another_folder(run, tmp_path):
    run("people", "add", NAME)
    file = str(tmp_path / "all.gz")
    assert run("backup", file, "--json").json["rows"]["people"] == 1
    other = str(tmp_path / "other")
    assert run("restore", file, "--data", other).status == 0
    assert [one["name"] for one in run("people", "list", "--data", other, "--json").lines] == [NAME]
    again = run("restore", file, "--data", other)
    assert (again.status, again.out) == (2, "")
    assert "empty" in again.err
    assert run("restore", __file__, "--data", str(tmp_path / "third")).status == 2
    assert not list((tmp_path / "third").glob("*"))


def test_a_clubs_evening_is_another_database(run, tmp_path, monkeypatch):
    """``stafla club`` keeps its own: what is typed beside it must reach that one."""
    assert run("people", "add", NAME, "--club", "--roles", "arbiter").status == 0
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'elsewhere.sqlite'}")
    assert [one["name"] for one in run("people", "list", "--club", "--json").lines] == [NAME]
    monkeypatch.delenv("DATABASE_URL")
    assert run("people", "list", "--json").lines == []
    folder = str(tmp_path / "club")
    assert [one["name"] for one in run("people", "list", "--data", folder, "--json").lines] == [
        NAME
    ]
    saved = tmp_path / "evening.gz"
    assert run("backup", str(saved), "--club").status == 0
    assert run("restore", str(saved), "--data", str(tmp_path / "later")).status == 0
    later = run("people", "list", "--data", str(tmp_path / "later"), "--json").lines
    assert [one["name"] for one in later] == [NAME]
    both = run("people", "list", "--club", "--data", folder)
    assert (both.status, both.err.count("\n")) == (2, 1)
    assert "--club" in both.err


def test_a_backup_of_a_folder_without_a_database_is_none(run, tmp_path):
    """Else a folder named wrongly gives a backup of nothing, night after night."""
    file, wrong = tmp_path / "all.gz", tmp_path / "wrong"
    result = run("backup", str(file), "--data", str(wrong))
    assert (result.status, result.out) == (2, "")
    assert result.err == f"stafla: there is no database at {wrong / 'games.sqlite'}\n"
    assert not file.exists() and not wrong.exists()


def test_a_database_of_a_later_release_is_named_as_such(run, tmp_path):
    run("people", "add", NAME)
    (file,) = tmp_path.rglob("games.sqlite")
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
    result = run("people", "list")
    assert (result.status, result.out) == (2, "")
    assert "9999" in result.err and "newer release" in result.err


def test_a_database_that_is_away_is_told_in_a_line_without_statements(run, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "postgresql://stafla:secret@127.0.0.1:1/stafla")
    result = run("people", "list")
    assert (result.status, result.err.count("\n")) == (2, 1)
    assert "refused" in result.err
    assert "secret" not in result.err and "sqlalche.me" not in result.err


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("mysql://stafla:secret@127.0.0.1/stafla", "mysql://…"),
        ("postgresql://stafla:secret@127.0.0.1:port/stafla", "postgresql+psycopg://…"),
        ("stafla:secret", "…"),
    ],
)
def test_an_address_that_is_no_database_s_is_told_without_its_password(run, monkeypatch, url, told):
    monkeypatch.setenv("DATABASE_URL", url)
    result = run("people", "list")
    assert (result.status, result.out, result.err.count("\n")) == (2, "", 1)
    assert f"DATABASE_URL: unusable value: {told}" in result.err


def test_a_driver_that_is_not_installed_is_named_with_what_brings_it(run, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "postgresql://127.0.0.1:1/stafla")
    monkeypatch.setitem(sys.modules, "psycopg", None)
    result = run("people", "list")
    assert result.status == 2
    assert "pip install 'stafla[postgresql]'" in result.err
