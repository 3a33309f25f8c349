"""The server's kernel, asked by browsers that have none: the same calls, the same answers."""

import struct
from base64 import b64encode

import pytest

from stafla import _core
from stafla._core import Board, MoveGenerator
from stafla.data.catalogue import LANGUAGES
from stafla.editions import load
from stafla.web.fair_slots import FairSlots
from stafla.web.wire.device import MOST_ACTS
from stafla.words import library

BLANK = 0


def tell(*parts) -> bytes:
    """Numbers, and lists led by their length."""
    numbers = []
    for part in parts:
        numbers += [len(part), *part] if isinstance(part, (bytes, list)) else [int(part)]
    return struct.pack(f"<{len(numbers)}i", *numbers)


class Desk:
    """Asks the server as the page's worker does."""

    def __init__(self, client, profile="is", **more):
        self.client, self.asked = client, {"profile": profile, **more}
        self.game: list[str] = []

    def post(self, call, message=b""):
        return self.send(call=call, message=b64encode(message).decode())

    def send(self, **more):
        body = {**self.asked, "game": self.game, "call": "look", "message": ""} | more
        return self.client.post("/api/device/kernel", json=body)

    def ask(self, call, *parts):
        message = tell(*parts)
        answer = self.post(call, message)
        assert answer.status_code == 200, answer.text
        view = answer.json()
        if call in ("begin", "act") and not view["refused"]:
            self.game = [] if call == "begin" else self.game
            self.game.append(b64encode(message).decode())
        return view


# each call that pages of before ask, with as few numbers as it takes
ASKED_BEFORE = {
    "place": (bytes(225), [112, 113], bytes([1, 2])),
    "score": (bytes(225), -1, 112, 0, bytes([1, 2])),
    "score_each": (bytes(225), 1, 112, 0, bytes([1, 2])),
    "judge": (bytes([1, 2, 0]),),
    "all_plays": (bytes(225), bytes([1, 2])),
    "best_play": (bytes(225), bytes([1, 2]), 90, 0),
    "best_exchange": (bytes([1, 2]), 7),
    "may_exchange": (bytes([1, 2]), bytes([1]), 90, 0),
    "rack_value": (bytes([1, 2]),),
    "leave_values": (2, bytes([1, 2]), bytes([3])),
}


def lay(rules, placement):
    squares, tiles = zip(*placement.laid(rules), strict=True)
    return list(squares), list(tiles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_scores_judges_and_finds_plays_as_python_does(client, language):
    edition = load(language)
    rules, words = edition.ruleset(2), library.find(edition).graph
    desk, board = Desk(client, language), Board(rules)
    rack = _core.Bag(rules, bytes(range(32))).draw(7)[0]
    plays = MoveGenerator(rules, words).plays(board, rack)
    best = plays[0].placement
    found = desk.ask("all_plays", board.cells, rack)["numbers"]
    assert found[0] == len(plays) and found[1] == plays[0].score
    placed = desk.ask("place", board.cells, *lay(rules, best))["numbers"]
    assert placed == [best.square, int(best.down), len(best.tiles), *best.tiles]
    scored = desk.ask("score", board.cells, -1, best.square, best.down, best.tiles)["numbers"]
    assert scored[len(placed)] == _core.score(rules, board, best).total
    each = desk.ask("score_each", board.cells, 2, *[best.square, best.down, best.tiles] * 2)
    assert each["numbers"] == scored * 2
    word = [tile & 0x7F for tile in best.tiles]
    judged = desk.ask("judge", bytes([*word, 0, *[1] * 15, 0]))["numbers"]
    assert judged == [1, 0]


def test_a_refusal_is_an_answer_with_its_code_and_place(client):
    edition = load("is")
    rules = edition.ruleset(2)
    answer = Desk(client).ask("score", Board(rules).cells, -1, 0, 0, bytes([1, 1]))
    assert answer == {"refused": True, "numbers": [0, -1], "text": "not-on-start"}


def test_a_game_is_what_was_told_and_is_played_again_with_every_question(client):
    desk = Desk(client, "fi", equity=True)
    opening = desk.ask("begin", bytes(range(32)), 0, 1)["numbers"]
    assert opening[0] in (0, 1)
    assert desk.ask("look")["numbers"][:2] == [0, opening[0]]
    for turn in range(1, 4):
        passed = desk.ask("act", 2)
        assert not passed["refused"]
        assert desk.ask("look")["numbers"][0] == turn
    assert desk.ask("act", 2)["numbers"]  # the fourth pass ends it
    assert desk.ask("look")["numbers"][1:3] == [-1, 1]
    over = desk.post("act", tell(2)).json()
    assert (over["refused"], over["text"]) == (True, "game-over")


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("look", b""),  # without a game
        ("place", b"\1"),
        ("act", tell(2)),
        ("begin", tell(b"short", 0, 0)),
        ("all_plays", tell(bytes(225), bytes(7))),  # seven blanks would be thought about for ever
        ("all_plays", tell(bytes(225), bytes(range(1, 9)))),  # more than a rack
        ("leave_values", tell(2**31 - 1)),
        ("kept_values", tell(0, 0, 2**31 - 1)),
        ("score_each", tell(bytes(225), 2**31 - 1)),
        ("may_exchange", tell(2**31 - 1)),
        ("best_exchange", tell(b"", 7)),  # no leaves on this desk
    ],
)
def test_a_question_that_makes_no_sense_is_refused_at_once(client, call, message):
    assert Desk(client).post(call, message).status_code == 422


@pytest.mark.parametrize(
    "more",
    [
        {"profile": "no"},
        {"players": 9},
        {"profile": "sv", "players": 3},
        {"call": "set_rules"},
        {"call": "add_lexicon"},
        {"call": "__class__"},
        {"message": "not base64!"},
        {"message": b64encode(bytes(9_000)).decode()},
        {"game": ["AAAA"]},
        {"game": [""] * (MOST_ACTS + 1)},
        {"module": "/static/kernel.wasm"},
    ],
)
def test_what_is_no_question_is_refused(client, more):
    assert Desk(client).send(**more).status_code in (404, 422)


def test_a_page_of_before_has_another_name_for_the_message(client):
    asked = {"profile": "is", "call": "rack_value"}
    message = b64encode(tell(bytes([1, 2]))).decode()
    answers = [
        client.post("/api/device/kernel", json=asked | {name: message})
        for name in ("message", "told")
    ]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].json() == answers[1].json()


def test_without_words_it_scores_and_does_not_judge(client):
    board = Board(load("is").ruleset(2)).cells
    desk = Desk(client, words=False)
    assert not desk.ask("place", board, [112], [1])["refused"]
    assert desk.post("judge", tell(bytes([1, 2, 0]))).status_code == 422


def test_too_many_questions_at_once_are_told_to_come_again(client, house):
    house.kernel_workers._slots = FairSlots(0, 0, 0)
    answer = Desk(client).post("look")
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")


def test_another_site_may_not_ask(client):
    asked = {"profile": "is", "call": "look", "message": ""}
    origin = {"origin": "https://elsewhere.example"}
    answer = client.post("/api/device/kernel", json=asked, headers=origin)
    assert answer.status_code == 403


def test_a_rack_that_nobody_holds_is_not_thought_about(client):
    """Every part of it would be gone through: of sixty tiles without an end."""
    desk = Desk(client, "is", equity=True)
    rack = [code for code in range(1, 31) for _ in range(2)]
    for call, *parts in (
        ("best_exchange", rack, len(rack)),
        ("best_play", bytes(225), rack, 20, 60),
        ("all_plays", bytes(225), rack),
    ):
        assert desk.post(call, tell(*parts)).status_code == 422, call
    held = rack[:7]
    assert desk.ask("best_exchange", held, 60)["numbers"]


@pytest.mark.parametrize("call", ASKED_BEFORE)
def test_a_page_that_is_kept_from_before_is_answered_all_that_it_asks(client, call):
    """The shell serves such a page where the server is slow; it asks whichever server is there."""
    desk = Desk(client, players=2, words=True, equity=True)
    assert desk.post(call, tell(*ASKED_BEFORE[call])).status_code == 200


def test_a_call_that_there_is_not_is_named_to_the_page_of_a_newer_server(client):
    """It waits then for a server that has it, and takes no game for broken."""
    answer = Desk(client, players=2).post("of_tomorrow")
    assert (answer.status_code, answer.json()["field"]) == (422, "call")
