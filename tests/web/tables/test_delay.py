"""What watchers of a delayed table get by every route is what was: nothing newer leaks.

Two houses with the same dice play the same game, one with a delay of a turn. Whatever a stranger is
told by the one after a turn, the stranger of the other was told before it, word for word.
"""

import asyncio
import json
import re
from contextlib import ExitStack

import pytest
from starlette.testclient import TestClient

from stafla.club import Audience
from stafla.club.tables.delay import Delay
from stafla.club.tables.observation import NOBODY
from stafla.web import create_app, events
from stafla.web.rendering.labels import delay_named
from tests.aside import run
from tests.web.browser import Browser
from tests.web.opened import FAST, opening
from tests.web.tables.test_socket import connection

ROUTES = (
    "/api/tables/{table}",
    "/tables/{table}?lang=en",
    "/tables/{table}/record.json",
    "/tables/{table}/record.gcg",
    "/tables/{table}/board.svg",
    "/tables/{table}/board.png",
    "/tables/{table}/rulings?lang=en",
    "/tables/{table}/bag?lang=en",
    "/tables/{table}/analysis?lang=en",
    "/tables/{table}/replay?lang=en",
    "/?lang=en",
    "/lobby?lang=en",
)
NOW = 1_800_000_000_000


class House:
    """A house of its own with its players' device and a stranger's."""

    def __init__(self, folder, stack, delay):
        self.house = opening(folder, now=lambda: NOW)
        app = create_app(self.house, FAST)
        self.players = Browser(stack.enter_context(TestClient(app, follow_redirects=False)))
        self.stranger = Browser(TestClient(app, follow_redirects=False))
        self.table = self.players.sit_down(delay=delay, public="yes", check="challenge")

    def told(self):
        """What a stranger is told by every route, the socket and the stream."""
        answers = {}
        for route in ROUTES:
            answer = self.stranger.client.get(route.format(table=self.table))
            text = answer.content.hex() if route.endswith(".png") else answer.text
            answers[route] = (answer.status_code, plain(text))
        with connection(self.stranger, self.table) as line:
            shown = line.look()
            answers["socket"] = plain(json.dumps(shown["view"])) + str(shown["number"])
        return answers


def plain(text):
    """Without what says how far behind one is, and what is random in a form."""
    text = re.sub(r'name="ticket" value="[^"]*"', "", text)
    text = re.sub(r'"delay": ?"[^"]*"', "", text)
    return re.sub(r"&#34;delay&#34;: ?&#34;.*?&#34;", "", text)


@pytest.fixture
def twins(tmp_path):
    with ExitStack() as stack:
        yield House(tmp_path / "open", stack, ""), House(tmp_path / "late", stack, "turns-1")


def step(house):
    """One step of the game; the rows of the sheet after it."""
    return house.players.step(house.table)


@pytest.mark.ci
def test_a_stranger_is_told_by_every_route_what_was_true_a_turn_ago(twins):
    known, late = twins
    assert known.table == late.table
    before, now, rows = known.told(), known.told(), 0
    assert before == now
    for _ in range(24):
        view, other = step(known), step(late)
        assert view["number"] == other["number"]
        if len(view["turns"]) > rows:  # a turn was made; a word of no challenge makes none
            before, rows = now, len(view["turns"])
        told, now = late.told(), known.told()
        assert told == before
        assert told != now
    assert rows > 8


def test_with_the_end_everything_is_told(twins):
    known, late = twins
    for house in twins:
        for _ in range(3):
            step(house)
        view = house.players.view(house.table)
        seat = view["seats"][0]["seat"]
        house.players.act(house.table, seat, "resign")
    assert late.told() == known.told()


def test_players_see_their_game_as_it_is(twins):
    known, late = twins
    for _ in range(6):
        assert step(known)["turns"] == step(late)["turns"]
    for seat in (0, 1):
        views = [house.players.view(house.table, seat) for house in twins]
        assert [view.pop("delay") for view in views] == ["", "spectators 1 turn behind"]
        assert views[0] == views[1]


def test_watchers_do_not_hear_the_players_talk_before_the_end(twins):
    _, late = twins
    with connection(late.players, late.table) as line:
        line.look(0)
        line.say("say", reference="s", text="What a word!")
        while line.hear().get("reference") != "s":
            pass
    with connection(late.stranger, late.table) as line:
        assert line.look()["kind"] == "view"
        line.say("ping")
        assert line.hear()["kind"] == "beat"
    late.players.act(late.table, 0, "resign")
    with connection(late.stranger, late.table) as line:
        line.look()
        assert line.hear()["messages"][0]["text"] == "What a word!"


def test_the_stream_tells_a_stranger_the_number_of_then(twins):
    _, late = twins
    for _ in range(5):
        view = step(late)
        shown = late.stranger.view(late.table)["number"]
        assert first_number(late, Audience()) == shown < view["number"]
        player = Audience(late.house.tables.games.seats(late.table)[0].owner)
        assert first_number(late, player) == view["number"]


def first_number(house, who):
    """What a stream begins with."""

    async def hear():
        numbers = events._numbers(house.house, house.table, -1, who)
        await anext(numbers)
        told = await anext(numbers)
        await numbers.aclose()
        return told

    return json.loads(run(hear()).partition("data: ")[2])["number"]


def test_who_is_behind_by_seconds_is_shown_the_game_when_its_time_has_come(browser, house):
    table = browser.sit_down(delay="seconds-1", check="challenge")
    stranger = Browser(TestClient(browser.client.app, follow_redirects=False))
    with connection(stranger, table) as line:
        shown = line.look()
        view = browser.step(table)
        at = house.tables.games.events(table)[-1].at
        while shown["number"] < view["number"]:
            shown = line.hear()
            if shown["kind"] == "view":
                assert shown["number"] <= view["number"]
        assert house.tables.now() >= at + 1000
    assert stranger.view(table)["number"] == view["number"]


def test_no_number_that_a_stranger_names_tells_them_of_what_they_may_not_know_yet(twins):
    """Asked for the latest event by a guess at its number, the table answers as it was."""
    _, late = twins
    for _ in range(5):
        step(late)
        shown = late.stranger.view(late.table)["number"]
        latest = late.house.tables.number(late.table)
        assert shown < latest
        for guess in range(latest + 2):
            with connection(late.stranger, late.table) as line:
                line.say("look", last=guess)
                told = line.hear()
                assert told["number"] == shown
                assert told["kind"] == ("current" if guess == shown else "view")


def test_a_table_that_has_begun_is_no_gathering_whose_changes_anybody_hears(twins):
    _, late = twins

    async def hear():
        return [tick async for tick in events._until_begun(late.house, late.table, NOBODY)]

    assert run(hear()) == ["retry: 60000\n\n", "data: {}\n\n"]


def test_beats_of_a_stream_come_whatever_happens_that_a_stranger_may_not_know(twins, monkeypatch):
    """A beat put off by every event would tell when they happen."""
    _, late = twins
    monkeypatch.setattr(events, "HEARTBEAT_SECONDS", 0.05)

    async def beats():
        numbers = events._numbers(late.house, late.table, -1, Audience())
        assert (await anext(numbers)).startswith("retry")
        assert (await anext(numbers)).startswith("id")
        waiting = asyncio.ensure_future(anext(numbers))
        for _ in range(500):
            late.house.news.tell(late.table)
            await asyncio.sleep(0.005)
            if waiting.done():
                break
        found = waiting.done() and waiting.result()
        waiting.cancel()
        return found

    assert run(beats()) == events.BEAT


@pytest.mark.parametrize(
    ("delay", "told"),
    [
        (Delay(turns=1, seconds=0), "delay-turns {'turns': 1}"),
        (Delay(turns=0, seconds=59), "delay-seconds {'seconds': 59}"),
        (Delay(turns=0, seconds=60), "delay-minutes {'minutes': 1}"),
        (Delay(turns=0, seconds=300), "delay-minutes {'minutes': 5}"),
        (Delay(turns=0, seconds=90), "delay-seconds {'seconds': 90}"),
        (Delay(turns=0, seconds=0), ""),
    ],
)
def test_how_far_behind_watchers_are_is_told_in_its_own_unit(delay, told):
    assert delay_named(delay, lambda key, **values: f"{key} {values}") == told
