"""Every bound of what is stored at the value itself and one beyond it."""

import gzip
import io

import pytest
from sqlalchemy import Integer, Text, column
from sqlalchemy.exc import IntegrityError

from stafla.store import AttemptStore, DeviceStore, RatingStore, RulingStore, open_database
from stafla.store import ratings as rating_rows
from stafla.store.accounts import devices as device_rows
from stafla.store.accounts.attempts import LONGEST
from stafla.store.accounts.lookalike import LONGEST as LONGEST_SKELETON
from stafla.store.accounts.lookalike import skeleton
from stafla.store.database import backup
from stafla.store.judge import rulings as ruling_rows
from stafla.store.schema import people

PERSON = "p" * 22


@pytest.fixture
def database(tmp_path):
    database = open_database(tmp_path / "games.sqlite")
    row = {"id": PERSON, "created": 0, "language": "is", "hidden": False, "settings": "{}"}
    database.write(lambda connection: connection.execute(people.insert().values(**row)))
    yield database
    database.close()


def test_so_many_devices_of_a_person_are_known_and_of_one_more_the_oldest_is_not(database):
    devices = DeviceStore(database)
    for at in range(device_rows.MOST):
        devices.remember(PERSON, f"{at:064}", at)
    assert all(devices.is_known(PERSON, f"{at:064}") for at in range(device_rows.MOST))
    devices.remember(PERSON, f"{device_rows.MOST:064}", device_rows.MOST)
    known = [devices.is_known(PERSON, f"{at:064}") for at in range(device_rows.MOST + 1)]
    assert known == [False] + [True] * device_rows.MOST


def test_attempts_are_kept_for_so_long_whatever_their_own_window(database):
    attempts = AttemptStore(database)
    for passed, count in ((LONGEST - 1, 2), (LONGEST, 1)):
        attempts.forget("one")
        attempts.add("one", 0, 10 * LONGEST)
        # what somebody else tries clears away what is old
        attempts.add("other", passed, 1)
        assert attempts.add("one", passed, 10 * LONGEST)[0] == count


def test_attempts_begin_anew_after_their_window_and_not_before(database):
    attempts = AttemptStore(database)
    assert [attempts.add("one", now, 100) for now in (0, 99, 100)] == [(1, 0), (2, 0), (1, 100)]


def test_names_are_compared_by_so_many_letters():
    letters = "abcdefghij" * (LONGEST_SKELETON // 10)
    assert skeleton(letters) != skeleton(letters[:-1])
    assert skeleton(letters + "z") == skeleton(letters)


class Contended:
    """A database at which somebody else is first, so many times."""

    def __init__(self, times):
        self.times = times

    def write(self, job):
        if self.times:
            self.times -= 1
            raise IntegrityError("insert", {}, ValueError("another was first"))
        return (1,)


@pytest.mark.parametrize("rows", [rating_rows, ruling_rows], ids=["ratings", "rulings"])
def test_a_number_that_others_take_is_asked_for_so_often_and_no_more(rows):
    def ask(times):
        database = Contended(times)
        if rows is rating_rows:
            return RatingStore(database)._once(lambda connection: ())
        return RulingStore(database).rule(None)

    assert ask(rows.MOST_TRIES - 1) == (1,)
    with pytest.raises(IntegrityError):
        ask(rows.MOST_TRIES)


LARGEST = backup.LARGEST_NUMBER


@pytest.mark.parametrize(
    ("number", "fits"),
    [(LARGEST - 1, True), (LARGEST, False), (-LARGEST, True), (-LARGEST - 1, False)],
)
def test_a_number_of_a_backup_fits_where_every_database_has_room(number, fits):
    assert backup._fits(number, column("at", Integer())) is fits
    assert not backup._fits(number, column("name", Text()))


def read(text):
    """The objects of a packed file."""
    packed = io.BytesIO(gzip.compress(text.encode()))
    return list(backup._lines(gzip.GzipFile(fileobj=packed), packed))


def test_a_line_of_a_backup_has_so_many_bytes(monkeypatch):
    line = '{"a":"bcd"}\n'
    monkeypatch.setattr(backup, "LONGEST_LINE", len(line))
    assert read(line) == [{"a": "bcd"}]
    monkeypatch.setattr(backup, "LONGEST_LINE", len(line) - 1)
    with pytest.raises(backup.BadBackup) as refused:
        read(line)
    assert str(refused.value) == "json"


def test_a_backup_unpacks_to_so_many_bytes_beyond_what_lies_there(monkeypatch):
    text = '{"a":1}\n' * 100
    monkeypatch.setattr(backup, "MOST_PACKED", 0)
    monkeypatch.setattr(backup, "BEYOND", len(text))
    assert len(read(text)) == 100
    monkeypatch.setattr(backup, "BEYOND", len(text) - 1)
    with pytest.raises(backup.BadBackup) as refused:
        read(text)
    assert str(refused.value) == "gzip"


TEXT = "x" * 40


def test_a_line_is_long_above_so_many_characters(monkeypatch):
    line = f'["{TEXT}",1,2,3]'
    monkeypatch.setattr(backup, "MOST_SIGNS", 0)
    monkeypatch.setattr(backup, "LONG", len(line))
    assert backup._parse_value(line)[0] == TEXT
    monkeypatch.setattr(backup, "LONG", len(line) - 1)
    with pytest.raises(ValueError, match=r"^$"):
        backup._parse_value(line)


@pytest.mark.parametrize(
    ("line", "name", "most"),
    [
        # quotes, two of each text
        (f'["{TEXT}","b"]', "MOST_SIGNS", 4),
        # brackets and commas between texts
        (f'["{TEXT}",1,2,3]', "MOST_SIGNS", 4),
        # what is no text
        (f'["{TEXT}",123456789]', "LONG", len("[,123456789]")),
    ],
)
def test_a_long_line_has_so_many_signs(monkeypatch, line, name, most):
    monkeypatch.setattr(backup, "LONG", 20)
    monkeypatch.setattr(backup, name, most)
    assert backup._parse_value(line)[0] == TEXT
    monkeypatch.setattr(backup, name, most - 1)
    with pytest.raises(ValueError, match=r"^$"):
        backup._parse_value(line)


def test_attempts_counted_by_a_clock_that_was_ahead_begin_anew(database):
    """A laptop's clock is set back once it finds the time: nobody waits until it has caught up."""
    attempts, window, hour = AttemptStore(database), 15 * 60_000, 60 * 60_000
    for _ in range(3):
        attempts.add("one", 3 * hour, window)
    assert attempts.add("one", 0, window) == (1, 0)
    # clocks of several workers differ by less
    attempts.add("other", window, window)
    assert attempts.add("other", 0, window)[0] == 2
