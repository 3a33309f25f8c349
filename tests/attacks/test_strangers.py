"""Nobody reaches what is another's: every route, tried by everybody it is not for."""

import pytest

from tests.attacks.conftest import STREAMS, enter, filled, routes, sit_down

# what anybody may do, signed in or not: make a table of one's own, sign up, look, ask, report
FOR_ALL = {
    "/tables",
    "/sign-in",
    "/sign-up",
    "/sign-out",
    "/verify",
    "/words/report",
    "/api/tables",
}
ATTACKERS = ("a guest", "another device", "another person")


@pytest.fixture(params=ATTACKERS)
def attacker(request, client, aim):
    """The client, as somebody to whom nothing of Anna's belongs."""
    if request.param == "another device":
        sit_down(client, kind2="highest-score")
    if request.param == "another person":
        enter(client, "Eve")
    return client


def state(house, aim):
    """Everything of Anna's that could be changed."""
    tables = house.tables
    return (
        tables.games.events(aim.table),
        tables.games.seats(aim.table),
        house.lobby._waiting(aim.waiting).places,
        house.people.get(aim.person),
        len(house.people.signed_in(house.people.get(aim.person))),
        tuple(token.digest for token in house.tokens.of(house.people.get(aim.person))),
    )


BODIES = [
    {"data": {}},
    {"json": {"seat": 0, "act": "pass", "expected": 3}},
    {"json": {"seat": 0, "laid": []}},
    {
        "data": {
            "name": "Eve",
            "language": "is",
            "token": "0" * 64,
            "session": "0" * 64,
            "event": 3,
            "text": "x",
            "password": "guess",
        }
    },
]


def test_no_route_lets_a_stranger_change_what_is_anna_s(attacker, house, aim):
    before, tried = state(house, aim), 0
    for method, path in routes(attacker.app):
        if method == "GET" or path in FOR_ALL:
            continue
        for table in (aim.table, aim.waiting):
            for body in BODIES:
                answer = attacker.request(method, filled(path, aim, table), **body)
                assert answer.status_code < 500, (path, body)
                tried += 1
    assert tried >= 100
    assert state(house, aim) == before


def test_no_route_shows_a_stranger_a_rack_or_what_only_anna_sees(attacker, house, aim):
    game = house.tables.game(aim.table)
    racks = [
        "".join(game.edition.alphabet.letter(code) if code else "?" for code in sorted(rack))
        for rack in game.racks
    ]
    seed = game.started.seed.hex() if game.started.seed else None
    for method, path in routes(attacker.app):
        if method != "GET" or path.endswith(STREAMS) or path == "/openapi.json":
            continue
        for seat in ("", "?seat=0", "?seat=1"):
            text = attacker.get(filled(path, aim) + seat).text
            assert aim.invitation not in text, path
            assert aim.token not in text, path
            assert not any(len(rack) > 4 and rack in text for rack in racks), path
            assert seed is None or seed not in text, path


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_of_another_s_is_seen_and_played_by_nobody_else(attacker, aim, seat):
    seen = attacker.get(f"/api/tables/{aim.table}?seat={seat}")
    assert (seen.status_code, seen.json()["code"]) == (403, "not-your-table")
    for act in ("pass", "resign", "confirm", "propose-abort", "claim", "add-random"):
        body = {"seat": seat, "act": act, "expected": 1, "random": "00" * 32}
        refused = attacker.post(f"/api/tables/{aim.table}/acts", json=body)
        assert refused.status_code in (403, 422), (act, refused.text)


@pytest.mark.parametrize("path", ["/moderation", "/administration", "/arbiter"])
def test_a_page_of_an_office_is_for_its_holders(attacker, path):
    assert attacker.get(path).status_code in (303, 403)
    assert attacker.post(path, data={}).status_code in (401, 403, 422)


def test_a_read_only_token_moves_nothing(client, house, aim):
    before = state(house, aim)
    client.headers["authorization"] = f"Bearer {aim.token}"
    for method, path in routes(client.app):
        if method != "GET" and path.startswith("/api/"):
            refused = client.request(method, filled(path, aim), json={})
            assert refused.status_code in (403, 422), path
    assert state(house, aim)[:5] == before[:5]


def test_ids_are_not_to_be_counted_through(client, house):
    ids = [sit_down(client, kind2="highest-score") for _ in range(5)]
    assert len({one[:4] for one in ids}) == 5
    assert all(len(one) == 22 for one in ids)
