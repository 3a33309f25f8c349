"""What a house holds open while it is open, and what is left when it is closed."""

import gc
import threading

import pytest
from starlette.testclient import TestClient

from stafla.web import create_app
from tests.web.browser import BOT, Browser
from tests.web.opened import FAST, opening
from tests.web.tables.test_socket import connection


def names():
    """Our threads by name: those of the test's client and of a browser beside it are theirs."""
    foreign = ("AnyIO", "asyncio-")
    found = (thread.name for thread in threading.enumerate())
    return sorted(name for name in found if not name.startswith(foreign))


def test_nothing_works_on_behind_a_house_that_is_closed(tmp_path):
    """Bots, clocks, analyses, workers, pictures, rooms: each has threads of its own."""
    before = names()
    for number in range(2):
        house = opening(tmp_path / str(number))
        with TestClient(create_app(house, FAST), follow_redirects=False) as client:
            client.post("/sign-up", data={"name": "Anna", "password": "korter yfir grasi"})
            browser = Browser(client)
            table = browser.sit_down(kinds=("person", BOT))
            with connection(browser, table) as line:
                line.look(0)
                browser.resign(table)
            client.get(f"/tables/{table}/card.png")
            client.post(f"/tables/{table}/analysis")
            assert len(names()) > len(before)
    assert names() == before
    assert house.news.count(table) == 0
    gc.collect()


def test_a_room_s_threads_take_nothing_more_once_the_house_is_closed(tmp_path):
    with TestClient(create_app(opening(tmp_path), FAST)) as client:
        rooms = client.app.state.rooms
        assert rooms._actors.submit(int).result() == rooms._lookers.submit(int).result() == 0
    for threads in (rooms._actors, rooms._lookers):
        with pytest.raises(RuntimeError, match="shutdown"):
            threads.submit(int)
