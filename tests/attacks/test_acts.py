"""Acts and logs that were made to cost others their time: takebacks, and proposals in a loop."""

import re
from hashlib import sha256

import pytest

from stafla.editions import load
from stafla.records.bounds import MOST_EVENTS
from stafla.records.record import file as record
from stafla.rules import Game, start
from stafla.rules.game import events as ev
from stafla.rules.game.state.asides import MOST_PROPOSALS
from stafla.web.middleware.security import LARGEST_BODY
from tests.attacks.beside import attacking, bystander, measure, stranger
from tests.web.browser import Browser

ATTACKER, OPPONENT = "203.0.113.90", "203.0.113.91"
SEED = bytes(range(32))
CALL = {"profile": "is", "kind1": "person", "name1": "Anna", "kind2": "invited"}
LARGEST = 1_640  # events of this kind that a request takes
IN_TURN = ("propose-abort", "decline")


def takebacks(events: int) -> bytes:
    """A record of a turn that is taken back again and again, with a bag that was drawn honestly."""
    begun = start(
        load("is"), ("a", "b"), seed=SEED, commitment=sha256(SEED).digest(), check="automatic"
    )
    mover, made = Game.replay(begun).to_move, list(begun)
    while len(made) < events - 4:
        back = ev.TakenBack(len(made))
        wish = ev.Proposed(mover, "takeback"), ev.Consented(1 - mover)
        made += ev.Passed(mover), *wish, back
    return record.write(record.Record(tuple(made)))


def verify(target, _number, size):
    """Have a record of so many events verified."""
    with stranger(target, ATTACKER) as client:
        files = {"record": ("game.json", takebacks(size))}
        return client.post("/verify", files=files).status_code


@pytest.fixture
def game(started):
    """A game of two people at two devices: the browsers of the attacker and the opponent."""
    with stranger(started, ATTACKER) as one, stranger(started, OPPONENT) as other:
        eve, anna = Browser(one), Browser(other)
        answer = one.post("/tables", data=CALL)
        table = answer.headers["location"].removeprefix("/tables/")
        page = one.get(f"/tables/{table}").text
        link = re.search(r'value="http://[^"]*?(/invitations/[\w-]{22})"', page)[1]
        assert other.post(link, data={"name": "Ösp"}).status_code == 303
        eve.fill_bag(table)
        anna.fill_bag(table)
        players = (eve, anna)
        while (view := eve.view(table))["turn"] != 1 or view["phase"] != "turn":
            players[seat_of(view)].step(table)
        yield table, eve, anna


def seat_of(view):
    """The seat that the table waits for."""
    if view["window"]:
        return view["window"]["may_confirm"][0]
    return view["turn"]


@pytest.mark.ci
def test_a_small_record_of_sixty_takebacks_is_verified_at_once(started):
    data = takebacks(260)
    assert len(data) < 20_000
    with bystander(started) as beside, stranger(started, ATTACKER) as eve:
        for _ in range(3):
            answer = eve.post("/verify?lang=en", files={"record": ("game.json", data)})
            assert answer.status_code == 200
        largest = takebacks(LARGEST)
        assert LARGEST_BODY - 2_000 < len(largest) < LARGEST_BODY
        assert eve.post("/verify", files={"record": ("game.json", largest)}).status_code == 200
        whole = takebacks(MOST_EVENTS)
        assert eve.post("/verify", files={"record": ("game.json", whole)}).status_code == 413
        beside.goes_on()


@pytest.mark.ci
def test_who_proposes_and_declines_in_a_loop_makes_no_play_of_the_opponent_late(started, game):
    table, eve, anna = game
    with bystander(started) as beside:
        refused = set()
        for _ in range(3):
            view = anna.view(table, 1)
            for _ in range(2 * MOST_PROPOSALS + 6):
                for act in IN_TURN:
                    answer = eve.post(table, 0, act)
                    if answer.status_code != 200:
                        refused.add(answer.json()["code"])
            # the opponent answers the table as it was before all of that
            laid = anna.best(view)
            wanted = {"act": "play", "laid": laid} if laid else {"act": "pass"}
            played = anna.post(table, 1, **wanted, expected=view["number"])
            assert played.status_code == 200, played.text
            while (now := eve.view(table))["turn"] != 1 or now["phase"] != "turn":
                (eve, anna)[seat_of(now)].step(table)
        assert "proposed-too-fast" in refused
        assert refused <= {"proposed-too-fast", "too-many-proposals", "no-proposal", "too-fast"}
        beside.goes_on()
    assert anna.view(table)["number"] < 100


@pytest.mark.verify
def test_takebacks_at_full_size(started):
    with (
        bystander(started) as beside,
        attacking(verify, started, LARGEST, workers=2) as came,
        measure(
            beside,
            "records of 400 takebacks to be verified",
            "2 clients, one record after the other",
            "linear in the events; 64 KiB a request, 5,000 events, 10 seconds",
        ),
    ):
        beside.goes_on(220, most=300)
    assert came.counts[200] > 0
    assert set(came.counts) <= {200, 429}
