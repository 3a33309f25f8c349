"""``kill -9`` of the server at any moment loses nothing that was acknowledged."""

import os
import random
import threading

import httpx2
import pytest

from stafla.club import Act, codec
from stafla.club.act import LaidTile, decide
from stafla.editions import load
from stafla.rules import Game
from stafla.store import Games, open_database
from tests.club.house import Words
from tests.web.browser import BOT, PERSON
from tests.web.served import Served


class Witness:
    """Plays at a table and remembers what the server acknowledged."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.acknowledged = None
        self.attempt = None

    def play_until_killed(self, browser) -> None:
        """Act after act; keeps the last view that came back and the act that did not."""
        browser.post = self.remembering(browser.post)
        try:
            while True:
                if self.acknowledged["phase"] == "ended":
                    table = browser.sit_down(self.acknowledged["edition"]["profile"])
                    self.acknowledged, self.table = browser.view(table), table
                self.acknowledged, self.attempt = browser.step(self.table), None
        except httpx2.TransportError:
            return

    def remembering(self, post):
        def remembered(table, seat, act, expected=None, **more):
            if expected is None:
                expected = self.acknowledged["number"]
            self.attempt = (seat, act, more)
            return post(table, seat, act, expected=expected, **more)

        return remembered


def log_of(folder, table) -> Game:
    """The game as the database has it, read by nobody else."""
    database = open_database(os.environ.get("DATABASE_URL") or folder / "games.sqlite")
    games = Games(database)
    edition = load(games.header(table).profile)
    game = Game.replay([codec.load(event.body, edition) for event in games.events(table)])
    database.close()
    return game


def events_of(game: Game, attempt) -> tuple:
    """The events that the act under way would have had."""
    seat, kind, more = attempt
    laid = tuple(LaidTile(t["square"], t["letter"], t["blank"]) for t in more.get("laid", ()))
    act = Act(kind, laid, tuple(more.get("tiles", ())))
    return decide(game, seat, act, Words(game.edition.id))


def kill_once(folder, witness, cookies, dice):
    """Start, play, kill at a random moment; what the log then holds."""
    with Served(folder, cookies) as served:
        witness.acknowledged = served.browser.view(witness.table)
        killer = threading.Timer(dice.uniform(0.0, 0.8), served.kill)
        killer.start()
        witness.play_until_killed(served.browser)
        killer.join()
        return log_of(folder, witness.table)


def check(game: Game, witness) -> None:
    """Everything acknowledged is there; an act that was under way is there whole or not."""
    number = witness.acknowledged["number"]
    assert game.number >= number
    before = Game.replay(game.events[:number])
    assert list(before.totals) == [seat["score"] for seat in witness.acknowledged["seats"]]
    assert len(before.board.cells) - before.board.cells.count(0) == len(
        witness.acknowledged["board"]
    )
    if game.number > number:
        assert game.events[number:] == events_of(before, witness.attempt)


def kill_many(folder, times, seed):
    dice = random.Random(seed)
    with Served(folder) as served:
        witness = Witness(served.browser.sit_down("is"))
        cookies = served.client.cookies
    acts = 0
    for _ in range(times):
        game = kill_once(folder, witness, cookies, dice)
        check(game, witness)
        acts = max(acts, game.number)
    assert acts > 20


def test_a_server_killed_three_times_loses_no_acknowledged_event(tmp_path, address, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", address)
    kill_many(tmp_path, 3, seed=1)


@pytest.mark.verify
def test_a_server_killed_fifty_times_loses_no_acknowledged_event(tmp_path):
    kill_many(tmp_path, 50, seed=2)


def test_a_bot_at_its_turn_when_the_server_was_killed_plays_on(tmp_path, address, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", address)
    with Served(tmp_path) as served:
        table = served.browser.sit_down("is", kinds=(PERSON, BOT))
        cookies = served.client.cookies
        served.kill()
    with Served(tmp_path, cookies) as served:
        events = served.client.stream("GET", f"/api/tables/{table}/stream")
        with events as answer:
            for _line in answer.iter_lines():
                view = served.browser.view(table)
                if not view["thinking"]:
                    break
        assert view["turn"] == 0 or view["window"]["may_confirm"] == [0]
        served.browser.step(table)


def test_an_interrupted_server_ends_in_order(tmp_path):
    with Served(tmp_path) as served:
        table = served.browser.sit_down("is")
        number = served.browser.view(table)["number"]
        with served.client.stream("GET", f"/api/tables/{table}/stream") as listening:
            assert next(listening.iter_lines()).startswith("retry")
            assert served.stop() == 0
    assert log_of(tmp_path, table).number == number


def test_a_clock_runs_on_while_the_server_is_killed_and_comes_back(tmp_path):
    with Served(tmp_path) as served:
        table = served.browser.sit_down("is", (PERSON, PERSON), clock="long-25")
        mover = served.browser.view(table)["turn"]
        before = served.browser.act(table, 1 - mover, "start-clock")["clock"]
        cookies = served.client.cookies
        served.kill()
    with Served(tmp_path, cookies) as served:
        after = served.browser.view(table)["clock"]
    assert after["running"] == mover
    gone_by = after["now"] - before["now"]
    assert gone_by > 0
    assert after["left"][mover] == before["left"][mover] - gone_by
    assert after["left"][1 - mover] == before["left"][1 - mover]
