"""What goes over sockets, and every refusal there, in many games of two devices and a watcher."""

import json
from collections import Counter

import pytest
from starlette.testclient import TestClient

from stafla.web import create_app, socket
from tests.web.browser import Browser
from tests.web.test_gather import asked, call
from tests.web.test_secrets import lists, secrets
from tests.web.test_socket import connected

PROFILES = ("is", "fi", "sv", "pl", "en")
# a view tells of a play as a whole; only where words are checked beforehand does `valid` say more
TELLING = ("verdict", "verdicts", "valid", "invalid", "unknown")


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """Nobody is asked to slow down."""
    monkeypatch.setattr(socket, "FRAMES_AT_ONCE", 1e9)


def members(value):
    """Every member's name and value in a JSON value."""
    match value:
        case dict():
            for name, inner in value.items():
                yield name, inner
                yield from members(inner)
        case list():
            for inner in value:
                yield from members(inner)


class Ear:
    """A connection of an audience, and all that it ever heard."""

    def __init__(self, line, seat) -> None:
        self.line = line
        self.seat = seat
        self.frames = 0

    def take(self, game, frame):
        """Search one frame for what the audience must not be told."""
        self.frames += 1
        text = json.dumps(frame)
        assert game.ended or game.started.seed.hex() not in text
        if not game.ended:
            told = list(lists(frame))
            told += [Counter(word) for word in text.split('"') if 2 < len(word) < 40]
            for secret in secrets(game, self.seat):
                assert secret not in told, f"seat {self.seat} was told {secret}"
        told = [value for name, value in members(frame) if name in TELLING]
        assert set(told) <= {None}
        return frame

    def ask(self, game, kind, **more):
        """Say something and search the answers, up to the one that refers to it."""
        self.line.references += 1
        reference = f"r{self.line.references}"
        self.line.say(kind, reference=reference, **more)
        while self.take(game, self.line.hear()).get("reference") != reference:
            pass

    def look(self, game, seat, last=0):
        self.line.say("look", seat=seat, last=last)
        while self.take(game, self.line.hear())["kind"] == "beat":
            pass


def probe(ear, game):
    """Ask for everything that one has no business with, and some that one has."""
    number = game.number
    for seat in range(len(game.racks)):
        if seat != ear.seat:
            ear.look(game, seat)
            ear.ask(game, "act", seat=seat, act="resign", expected=number)
    ear.look(game, ear.seat, last=number)
    letters = game.edition.alphabet.letter
    rack = [tile for tile in game.racks[ear.seat or 0] if tile] or [1]
    for tile in {rack[0], *range(1, len(game.edition.alphabet) + 1, 7)}:
        laid = [{"square": 112 + place, "letter": letters(tile)} for place in range(2)]
        ear.ask(game, "score", seat=ear.seat or 0, laid=laid)
        ear.ask(game, "act", seat=ear.seat or 0, act="exchange", tiles=["?"] * 7, expected=number)
    ear.ask(game, "act", seat=ear.seat or 0, act="challenge", words=[21], expected=number)
    ear.look(game, ear.seat)


def play(house, client, profile, steps):
    """A game of two devices with a watcher; how many frames were searched."""
    browser = Browser(client)
    devices = [browser, *(Browser(TestClient(create_app(house))) for _ in range(2))]
    table, link, _ = call(browser, profile=profile)
    devices[1].client.post(link, data={"name": "Ösp"}, follow_redirects=False)
    for device in devices[:2]:
        device.fill_bag(table)
    with (
        connected(devices[0], table) as one,
        connected(devices[1], table) as two,
        connected(devices[2], table) as watcher,
    ):
        ears = [Ear(one, 0), Ear(two, 1), Ear(watcher, None)]
        for step in range(steps):
            game = house.tables.game(table)
            if game.ended:
                break
            for ear in ears:
                probe(ear, game)
            view = browser.view(table)
            seat = asked(view)
            if view["window"] and view["window"]["may_challenge"] and step % 2:
                seat = view["window"]["may_challenge"][0]
                devices[seat].act(table, seat, "challenge", words=[0])
            else:
                devices[seat].step(table)
        return sum(ear.frames for ear in ears)


@pytest.mark.parametrize("profile", PROFILES)
def test_no_frame_holds_another_s_rack_the_bag_the_seed_or_a_word_s_verdict(house, client, profile):
    assert play(house, client, profile, 12) > 500


@pytest.mark.verify
def test_no_frame_of_five_hundred_games_does(house, client):
    for number in range(500):
        assert play(house, client, PROFILES[number % len(PROFILES)], 30) > 500


def test_the_search_finds_what_is_leaked_in_a_frame(house, client):
    browser = Browser(client)
    table = browser.sit_down("is")
    game = house.tables.game(table)
    ear = Ear(None, 0)
    rack = game.edition.alphabet.decode_rack(game.racks[1])
    for leak in ({"message": rack}, {"a": [list(rack)]}, {"words": [{"valid": False}]}):
        with pytest.raises(AssertionError):
            ear.take(game, leak)
