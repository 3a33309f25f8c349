"""Pages that ask again with every news, and devices that ask for a seat many times at once."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import httpx2
import pytest

from tests.attacks.beside import attacking, bystander, measure, stranger

PUBLIC = {"profile": "fi", "kind1": "person", "name1": "Anna", "public": "yes"}
PLACES = {"kind2": "invited", "kind3": "invited", "kind4": "invited"}
ROOMS = 12
EVENTS = ("lobby/stream", "tables/{table}/gathering")
GUESTS = 5


class Asking:
    """Pages as greedy as can be: every tick of the stream has each ask at once."""

    def __init__(self, started, table: str) -> None:
        self.started, self.table = started, table
        self.ticks = 0
        self.lock = threading.Lock()
        self.over = time.monotonic() + 4.0

    def open(self, number: int) -> None:
        """One page, until the time is over."""
        stream = EVENTS[number % len(EVENTS)].format(table=self.table)
        page = "/lobby" if "lobby" in stream else f"/tables/{self.table}"
        with stranger(self.started, f"203.0.113.{number + 1}") as client:
            client.timeout = 5
            with suppress(httpx2.TimeoutException), client.stream("GET", f"/api/{stream}") as lines:
                for line in lines.iter_lines():
                    if time.monotonic() > self.over:
                        return
                    if line.startswith("data:"):
                        with self.lock:
                            self.ticks += 1
                        assert client.get(page).status_code == 200


@pytest.mark.ci
def test_pages_that_ask_with_every_news_make_no_news(started):
    with bystander(started) as beside, stranger(started, "198.51.100.2") as caller:
        made = caller.post("/tables", data=PUBLIC | PLACES).headers["location"]
        asking = Asking(started, made.removeprefix("/tables/"))
        with ThreadPoolExecutor(ROOMS) as pool:
            list(pool.map(asking.open, range(ROOMS)))
        # each was told once as it came; a loop would have told each of them dozens of times
        assert asking.ticks == ROOMS
        beside.goes_on()


@pytest.mark.ci
def test_five_devices_that_each_ask_four_times_at_once_have_one_seat_each_or_none(started):
    with bystander(started) as beside, stranger(started, "198.51.100.3") as caller:
        made = caller.post("/tables", data=PUBLIC | PLACES).headers["location"]
        answers: list[list[tuple[int, str]]] = [[] for _ in range(GUESTS)]
        cookies: list[dict[str, str]] = []
        for number in range(GUESTS):
            with stranger(started, f"203.0.113.{number + 40}") as guest:
                guest.get(made)
                cookies.append(dict(guest.cookies))

        def ask(one: int) -> None:
            number = one % GUESTS
            form = {"name": f"Guest {number}"}
            with stranger(started, f"203.0.113.{number + 40}", cookies[number]) as guest:
                answer = guest.post(f"{made}/join", data=form)
                answers[number].append((answer.status_code, answer.headers.get("location", "")))

        with ThreadPoolExecutor(4 * GUESTS) as pool:
            list(pool.map(ask, range(4 * GUESTS)))
        # the same device has the same answer, however often it asks
        assert all(len(set(own)) == 1 for own in answers), answers
        assert sorted(own[0] for own in answers) == [(303, made)] * 3 + [(409, "")] * 2
        for number, own in enumerate(answers):
            with stranger(started, "203.0.113.90", cookies[number]) as guest:
                seats = guest.get(f"/api{made}").json()["seats"]
            mine = [seat["name"] for seat in seats if seat["yours"]]
            assert mine == ([f"Guest {number}"] if own[0][0] == 303 else [])
        beside.goes_on()


def look(target, number, path):
    """Ask for a page that waits."""
    with stranger(target, f"203.0.113.{number // 1_000_000 + 120}") as client:
        return client.get(path).status_code


@pytest.mark.verify
def test_pages_that_wait_are_asked_for_without_end_at_full_size(started):
    with bystander(started) as beside, stranger(started, "198.51.100.4") as caller:
        made = caller.post("/tables", data=PUBLIC | PLACES).headers["location"]
        with (
            attacking(look, started, made, workers=2) as came,
            measure(
                beside,
                "a waiting room asked for without end",
                "2 clients in a loop",
                "to look is no news; 60 requests a second and address",
            ),
        ):
            beside.goes_on(250)
        assert set(came.counts) <= {200, 429}
