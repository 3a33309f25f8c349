"""Partners who try to say more than the order of their tiles (PL-68): every way in is tried.

Four clients sit at one table. One does everything that the application has for a player, and the
other's eyes (view, page, talk, downloads, notes) must see nothing of it but a rack's order.
"""

import json

import pytest
from starlette.testclient import TestClient

from stafla.club import ActKind
from stafla.rules import Arranged
from stafla.web import create_app
from tests.attacks.aim import Aim
from tests.attacks.conftest import enter, sit_down
from tests.attacks.forms import honest
from tests.web.browser import Browser
from tests.web.opened import FAST
from tests.web.routes import SAFE, routes_of

SECRET = "TRZYMAMBLANKA"
# what a player does in the game, where all can see it; everything else is refused to partners
MOVES = {"play", "exchange", "pass", "challenge", "confirm", "resign", "abort", "arrange"}
# what is out of reach of a table: one's own account gone for ever, and signing in or out elsewhere
ENDS = {"/me/erase", "/sign-out", "/me/sessions/end", "/me/sessions/end-others", "/sign-in"}


@pytest.fixture
def pairs(client, house):
    """Four people with accounts, at one table of two pairs; the table and its four clients."""
    clients = [client] + [
        TestClient(create_app(house, FAST), follow_redirects=False) for _ in range(3)
    ]
    for one, name in zip(clients, ("Anna", "Bartek", "Celina", "Darek"), strict=True):
        enter(one, name)
    kinds = {f"kind{n}": "invited" for n in (2, 3, 4)}
    waiting = sit_down(client, profile="pl", check="challenge", variants=["karpatka"], **kinds)
    link = house.lobby._waiting(waiting).invitation
    for one, name in zip(clients[1:], ("Bartek", "Celina", "Darek"), strict=True):
        form = {"name": name, "agrees": ["karpatka"]}
        assert one.post(f"/invitations/{link}", data=form).status_code == 303
    for one in clients:
        Browser(one).fill_bag(waiting)
    assert house.tables.game(waiting).phase == "turn"
    return waiting, clients


def eyes(client, table, seat):
    """Everything of a table that a player can look at."""
    view = Browser(client).view(table, seat)
    told = [
        client.get(f"/tables/{table}/{page}").text
        for page in ("record.json", "record.gcg", "board.svg")
    ]
    with client.websocket_connect(
        f"/tables/{table}/socket", headers={"origin": "http://testserver"}
    ) as socket:
        socket.send_json({"kind": "look", "seat": seat})
        shown = socket.receive_json()
        heard = []
        socket.send_json({"kind": "ping"})
        while (frame := socket.receive_json())["kind"] != "beat":
            heard.append(frame)
    assert shown["kind"] == "view"
    note = client.get(f"/api/tables/{table}/note").json()
    return {"view": view, "told": told, "heard": heard, "note": note}


@pytest.mark.proves("PL-68")
def test_no_act_but_the_moves_says_anything(pairs, house):
    """Every act of every kind, with a message in every field that it has."""
    table, clients = pairs
    mover = house.tables.game(table).to_move
    for seat in range(4):
        before = eyes(clients[seat ^ 1], table, seat ^ 1)
        for act in set(ActKind.__args__) - MOVES:
            answer = Browser(clients[seat]).post(
                table, seat, act, argument=SECRET, words=[0, 1], square=7, random="ab" * 32,
                tiles=list("ABC"),
            )  # fmt: skip
            assert answer.status_code == 422, (seat, act, answer.text)
        assert eyes(clients[seat ^ 1], table, seat ^ 1) == before
    # and while a play waits, which has answers of its own
    played = house.tables.game(table)
    rack = played.edition.alphabet.decode_rack(played.racks[mover]).replace("?", "")[:2]
    laid = [{"square": 112 + n, "letter": letter} for n, letter in enumerate(rack)]
    assert Browser(clients[mover]).post(table, mover, "play", laid=laid).status_code == 200
    for seat in (mover, mover ^ 1):
        before = eyes(clients[seat ^ 1], table, seat ^ 1)
        for act in set(ActKind.__args__) - {"resign", "arrange", "abort"}:
            answer = Browser(clients[seat]).post(table, seat, act, argument=SECRET, words=[0])
            assert answer.status_code == 422, (seat, act, answer.text)
        assert eyes(clients[seat ^ 1], table, seat ^ 1) == before


@pytest.mark.proves("PL-68")
def test_an_argument_with_a_play_is_no_message(pairs, house):
    table, clients = pairs
    mover = house.tables.game(table).to_move
    game = house.tables.game(table)
    rack = game.edition.alphabet.decode_rack(game.racks[mover]).replace("?", "")[:2]
    laid = [{"square": 112 + n, "letter": letter} for n, letter in enumerate(rack)]
    before = eyes(clients[mover ^ 1], table, mover ^ 1)
    # tiles tried out on the board are seen by nobody
    tried = {"seat": mover, "laid": laid}
    assert clients[mover].post(f"/api/tables/{table}/score", json=tried).status_code == 200
    assert eyes(clients[mover ^ 1], table, mover ^ 1) == before
    Browser(clients[mover]).act(table, mover, "play", laid=laid, argument=SECRET)
    assert SECRET not in json.dumps(eyes(clients[mover ^ 1], table, mover ^ 1))


@pytest.mark.proves("PL-68")
def test_only_the_order_of_ones_own_tiles_gets_through(pairs, house):
    table, clients = pairs
    game = house.tables.game(table)
    rack = Browser(clients[2]).view(table, 2)["you"]["rack"]
    others = Browser(clients[0]).view(table, 0)["you"]["rack"]
    for wrong in (list(SECRET)[:7], others, rack[:6], [*rack, "A"], []):
        if sorted(wrong) != sorted(rack):
            answer = Browser(clients[2]).post(table, 2, "arrange", tiles=wrong)
            assert answer.status_code == 422
    for seat in (0, 1, 3):
        answer = Browser(clients[seat]).post(table, 2, "arrange", tiles=rack[::-1])
        assert answer.status_code == 403, "a rack is its player's own"
    assert house.tables.game(table) == game
    Browser(clients[2]).act(table, 2, "arrange", tiles=rack[::-1])
    assert Browser(clients[3]).view(table, 3)["you"]["partner"] == {"seat": 2, "rack": rack[::-1]}
    assert isinstance(house.tables.game(table).events[-1], Arranged), "it is in the log"
    stranger = TestClient(create_app(house, FAST))
    for one in (clients[0], clients[1], stranger):
        seat = clients.index(one) if one in clients else None
        seen = (
            json.dumps(Browser(one).view(table, seat))
            + one.get(f"/tables/{table}/record.json").text
        )
        assert json.dumps(rack[::-1]) not in seen
        assert "".join(rack[::-1]) not in seen


@pytest.mark.proves("PL-68")
def test_nobody_is_heard_whoever_speaks_and_wherever_they_watch(pairs, house):
    table, clients = pairs
    watcher = TestClient(create_app(house, FAST), follow_redirects=False)
    enter(watcher, "Ewa")
    for one, seat in [*zip(clients, range(4), strict=True), (watcher, None), (clients[0], None)]:
        with one.websocket_connect(
            f"/tables/{table}/socket", headers={"origin": "http://testserver"}
        ) as socket:
            socket.send_json({"kind": "look", "seat": seat})
            assert socket.receive_json()["kind"] == "view"
            socket.send_json({"kind": "say", "reference": "s", "text": SECRET})
            frame = socket.receive_json()
            assert (frame["kind"], frame["refused"]["code"]) == ("refused", "no-pair-talk")
    assert house.chat.latest(table) == 0
    Browser(clients[0]).act(table, 0, "resign")
    assert not house.chat.silent(table), "they may talk when it is over"


@pytest.mark.proves("PL-68")
def test_nothing_that_one_changes_elsewhere_shows_at_the_table(pairs, house):
    """Name, profile, ties, notes, calls, reports: every route that writes, by one partner."""
    table, clients = pairs
    aim = aim_at(house, table)
    before, tried = eyes(clients[1], table, 1), 0
    for method, path, route in routes_of(clients[0].app):
        if method in SAFE or path in ENDS or path.endswith("/acts"):
            continue
        answer = clients[0].request(method, aim.fill(path, table), **honest(route, aim))
        assert answer.status_code < 500, path
        tried += 1
    assert tried > 30
    for hidden in ("yes", ""):
        form = {"name": SECRET, "language": "pl"} | ({"hidden": hidden} if hidden else {})
        assert clients[0].post("/me", data=form).status_code == 303
        assert Browser(clients[1]).view(table, 1) == before["view"]
    noted = clients[0].put(f"/api/tables/{table}/note", json={"text": SECRET})
    assert noted.status_code == 200
    after = eyes(clients[1], table, 1)
    assert after == before
    assert SECRET not in json.dumps(after)


def aim_at(house, table):
    """The partner, as far as routes can name somebody."""
    return Aim(
        table=table,
        number=house.tables.number(table),
        waiting=table,
        invitation="A" * 22,
        person=house.accounts.by_name("Bartek").id,
        token="stafla_" + "A" * 43,
        digest="0" * 64,
        session="0" * 64,
        question="1",
        round="A" * 22,
        alone="A" * 22,
        event="A" * 22,
        contest="A" * 22,
    )
