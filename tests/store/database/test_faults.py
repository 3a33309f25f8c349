"""The database goes away, comes back, or has no room: what was acknowledged is there, once."""

import threading
from contextlib import closing

import pytest
from sqlalchemy.exc import DBAPIError

from stafla.store import GameStore, Header, NewEvent, Seat, open_database

HEADER = Header("g" * 22, 1, "is", "F", "challenge", "0" * 64)
SEATS = (Seat(0, "person", None, "Anna"),)
EVENT = NewEvent("t", "{}", 1)


def test_postgresql_killed_while_events_are_written_loses_none_that_was_acknowledged(own_cluster):
    with closing(open_database(own_cluster.database())) as database:
        games = GameStore(database)
        games.create(HEADER, SEATS, [EVENT], waiting_for_bot=False)
        acknowledged = 1
        for _ in range(5):
            killer = threading.Timer(0.2, own_cluster.kill)
            killer.start()
            with pytest.raises(DBAPIError):
                while True:
                    acknowledged = games.append(
                        HEADER.id, acknowledged, [EVENT], waiting_for_bot=False
                    )
            killer.join()
            own_cluster.start()
            # the same object goes on; the act that was under way is there whole or not at all
            latest = games.latest(HEADER.id)
            assert latest - acknowledged in (0, 1)
            acknowledged = latest
        numbers = [event.number for event in games.events(HEADER.id)]
        assert numbers == list(range(1, acknowledged + 1))
        assert acknowledged > 5


def test_a_full_disk_refuses_and_loses_nothing(tmp_path):
    with closing(open_database(tmp_path / "games.sqlite")) as database:
        games = GameStore(database)
        games.create(HEADER, SEATS, [EVENT], waiting_for_bot=False)
        pages = database.write(lambda c: c.exec_driver_sql("pragma page_count").scalar())
        database.write(lambda c: c.exec_driver_sql(f"pragma max_page_count={pages + 4}").scalar())
        large = NewEvent("t", '"' + "x" * 5_000 + '"', 1)
        latest = 1
        with pytest.raises(DBAPIError, match="full"):
            while True:
                latest = games.append(HEADER.id, latest, [large], waiting_for_bot=False)
        assert games.latest(HEADER.id) == latest
        database.write(lambda c: c.exec_driver_sql("pragma max_page_count=100000").scalar())
        assert games.append(HEADER.id, latest, [large], waiting_for_bot=False) == latest + 1
