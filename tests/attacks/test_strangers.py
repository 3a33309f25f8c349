"""Nobody reaches what is another's: every route, tried by everybody it is not for."""

import pytest

from stafla.club import Act, Audience
from stafla.club.accounts.person import ROLES
from tests.attacks.conftest import enter, sit_down
from tests.attacks.forms import honest
from tests.marks import in_ci_but
from tests.web.routes import SAFE, looks, routes_of

# what anybody may do, signed in or not: make a table of one's own, sign up, look, ask, report
FOR_ALL = {
    # a game of one's own, or a free seat of the lobby: none of them is Anna's
    "/play",
    "/tables",
    "/sign-in",
    "/sign-in/passkey",
    "/sign-in/passkey/ask",
    "/sign-up",
    "/sign-out",
    "/verify",
    "/words/report",
    "/profiles",
    "/profiles/save",
    "/api/tables",
    "/bingo",
    "/solo",
    "/bingo/{pastime}/join",
    "/duplicate",
    "/duplicate/{pastime}/join",
    "/events",
    "/api/device/kernel",
}
# a question that moves nothing of anybody, so that a token without scopes may ask it as well
QUESTION = "/api/device/kernel"
# what changes something of whoever asks, and of nobody else
OWN = (
    "/me",
    "/people/{other}/tie",
    "/people/{other}/report",
    "/api/tables/{table}/note",
    "/tables/{table}/leave",
    "/games/new",
    "/api/games",
)
# refused to everybody while the game goes on
LATER = ("/tables/{table}/analysis", "/tables/{table}/rematch", "/events/brought")
OFFICES = {
    "/moderation": "moderator",
    "/administration": "administrator",
    "/arbiter": "arbiter",
}
ATTACKERS = ("a guest", pytest.param("another device", marks=pytest.mark.ci), "another person")


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
    anna = house.accounts.get(aim.person)
    return (
        tables.games.events(aim.table),
        tables.games.seats(aim.table),
        house.lobby._waiting(aim.waiting).places,
        anna,
        len(house.accounts.signed_in(anna)),
        tuple(token.digest for token in house.tokens.of(anna)),
        house.arbiters.rows.open(10),
        house.pastimes.rows.events(aim.round),
        house.pastimes.rows.events(aim.alone),
        house.pastimes.rows.events(aim.event),
        house.contests.get(aim.contest),
        house.contests.roles(aim.contest),
        house.contests.rows.entrants(aim.contest),
    )


def test_no_route_lets_a_stranger_change_what_is_anna_s(attacker, house, aim):
    before, tried = state(house, aim), 0
    for method, path, route in routes_of(attacker.app):
        if method in SAFE or path in FOR_ALL:
            continue
        for table in (aim.table, aim.waiting):
            body = honest(route, aim)
            answer = attacker.request(method, aim.fill(path, table), **body)
            if path in LATER:
                assert answer.status_code in (401, 403, 404, 422), path
            elif path.endswith("/join"):
                assert answer.status_code in (401, 403, 404, 409), path  # all seats are taken
            elif not path.startswith(OWN):
                assert answer.status_code in (401, 403, 404), (path, answer.text)
            tried += 1
    assert tried >= 40
    assert state(house, aim) == before


@pytest.mark.parametrize("opponent", ["bot", "person"])
def test_who_plays_at_once_is_never_seated_at_a_table_of_anna_s(attacker, house, aim, opponent):
    before = state(house, aim)
    for clock in ("", "long-25"):
        wish = {"opponent": opponent, "profile": "is", "person_clock": clock, "name": "Eve"}
        found = attacker.post("/play", data=wish)
        assert found.status_code == 303
        assert found.headers["location"] not in (f"/tables/{aim.table}", f"/tables/{aim.waiting}")
    assert state(house, aim) == before


# which guard refuses a stranger at a table that has begun; another would do so by chance
GUARDS = {
    "/administration": "not-for-you",
    "/api/carry": "event-not-yours",
    "/api/carry/{contest}/writer": "event-not-yours",
    "/api/tables/{table}/acts": "not-your-table",
    "/api/tables/{table}/hint": "not-your-table",
    "/api/tables/{table}/join": "no-free-place",
    "/api/tables/{table}/look-up": "not-your-table",
    "/api/tables/{table}/score": "not-your-table",
    "/arbiter": "not-for-you",
    "/bingo/{pastime}": "not-your-pastime",
    "/bingo/{pastime}/card/{secret}": "no-such-pastime",
    "/duplicate/{pastime}": "not-your-pastime",
    "/duplicate/{pastime}/desk": "not-your-pastime",
    "/duplicate/{pastime}/desk/{secret}": "no-such-pastime",
    "/duplicate/{pastime}/player/{secret}": "no-such-pastime",
    "/events/brought": "event-part",
    "/events/{contest}/desk": "event-not-yours",
    "/events/{contest}/desk/links": "event-not-yours",
    "/events/{contest}/desk/links.pdf": "event-not-yours",
    "/events/{contest}/desk/prizes": "event-not-yours",
    "/events/{contest}/desk/rules": "event-not-yours",
    "/events/{contest}/files": "event-not-yours",
    "/events/{contest}/join": "event-not-open",
    "/events/{contest}/judge": "event-not-yours",
    "/events/{contest}/judge/{judged}": "event-not-yours",
    "/events/{contest}/leave": "event-player",
    "/events/{contest}/mine": "event-no-such-link",
    "/events/{contest}/mine/table": "event-no-such-link",
    "/events/{contest}/phone/{secret}": "event-no-such-link",
    "/events/{contest}/phone/{secret}/table": "event-no-such-link",
    "/events/{contest}/ratings": "event-not-yours",
    "/events/{contest}/steward/{secret}": "event-no-such-link",
    "/events/{contest}/steward/{secret}/words": "event-no-such-link",
    "/invitations/{invitation}": "no-such-table",
    "/join": "no-such-code",
    "/judge/{table}": "not-for-you",
    "/moderation": "not-for-you",
    "/reverse/{pastime}": "no-such-pastime",
    "/solo/{pastime}": "not-your-pastime",
    "/tables/{table}/analysis": "still-played",
    "/tables/{table}/analysis/stop": "not-your-table",
    "/tables/{table}/join": "no-free-place",
    "/tables/{table}/rematch": "not-your-table",
    "/tables/{table}/reverse": "not-your-table",
    "/tables/{table}/rulings": "not-your-table",
    "/tables/{table}/transfer": "nothing-to-carry",
    "/transfers/{secret}": "no-such-transfer",
}
# a person who is signed in comes as far as the guard of the password, or changes what is theirs
PASSWORDS = ("/me/password", "/me/erase", "/me/passkeys/offer", "/me/passkeys/end")
ACCOUNTS = (
    *("not-for-you", "wrong-password"),
    *("event-not-yours", "event-not-open", "event-player"),
)


def test_a_stranger_is_refused_by_the_guard_of_each_door(attacker, house, aim, refusals, request):
    signed_in = "another person" in request.node.name
    found = {}
    for method, path, route in routes_of(attacker.app):
        own = path.startswith(OWN) and path not in PASSWORDS
        if method in SAFE or path in FOR_ALL or own:
            continue
        refusals.clear()
        attacker.request(method, aim.fill(path), **honest(route, aim))
        found[path] = refusals[-1] if refusals else None
    wanted = GUARDS | dict.fromkeys(PASSWORDS, "wrong-password")
    if not signed_in:
        unknown = {path for path, code in wanted.items() if code in ACCOUNTS}
        own = {"/events/brought", "/events/{contest}/mine", "/events/{contest}/mine/table"}
        unknown |= {"/api/tables/{table}/join", *own}
        wanted |= dict.fromkeys(unknown, "not-signed-in")
    assert found == wanted


@pytest.fixture
def over(house, aim):
    """Anna's game is over: now it can be taken apart and played again."""
    seat = house.tables.games.seats(aim.table)[0]
    anna = Audience(seat.owner, 0, seat.person)
    house.tables.act(aim.table, anna, aim.number, Act("resign"))


@pytest.mark.parametrize("act", ["analysis/stop", "reverse", "rematch"])
def test_what_a_game_leaves_is_for_those_who_played_it(client, house, aim, over, refusals, act):
    for attacker in ("a guest", "another person"):
        if attacker == "another person":
            enter(client, "Eve")
        refusals.clear()
        answer = client.post(f"/tables/{aim.table}/{act}")
        assert (answer.status_code, refusals) == (403, ["not-your-table"]), attacker
    assert house.reverse_games.of(aim.table) is None
    assert house.game_lists.rematch_of(aim.table) is None


ODD = [
    {"data": {}},
    {"json": {"seat": 0, "act": "pass", "expected": 3}},
    {"json": {"seat": 0, "laid": []}},
    {"json": []},
    {"data": {"name": "Eve", "token": "0" * 64, "session": "0" * 64, "event": 3, "text": "x"}},
]


@pytest.mark.parametrize("body", in_ci_but(ODD, *ODD[:2]), ids=str)
def test_no_route_does_so_for_a_body_of_another_s(attacker, house, aim, body):
    before = state(house, aim)
    for method, path, _ in routes_of(attacker.app):
        if method not in SAFE and path not in FOR_ALL:
            answer = attacker.request(method, aim.fill(path), **body)
            assert answer.status_code < 500, path
    assert state(house, aim) == before


def test_no_route_shows_a_stranger_a_rack_or_what_only_anna_sees(attacker, house, aim):
    game = house.tables.game(aim.table)
    racks = [
        "".join(game.edition.alphabet.letter(code) if code else "?" for code in sorted(rack))
        for rack in game.racks
    ]
    assert all(len(rack) == 7 for rack in racks)
    called = house.bingo_games.get(aim.round)[1].started.seed
    bag = house.duplicates.get(aim.event)[1].started.seed
    seeds = (game.started.seed.hex(), game.seed.hex(), called.hex(), bag.hex())
    for path in looks(attacker.app):
        for seat in ("", "?seat=0", "?seat=1"):
            text = attacker.get(aim.fill(path) + seat).text
            assert aim.invitation not in text, path
            assert aim.token not in text, path
            assert aim.digest not in text, path
            assert aim.session not in text, path
            assert not any(secret in text for secret in (*racks, *seeds)), path


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_of_another_s_is_seen_and_played_by_nobody_else(attacker, aim, seat):
    seen = attacker.get(f"/api/tables/{aim.table}?seat={seat}")
    assert (seen.status_code, seen.json()["code"]) == (403, "not-your-table")
    for act in ("pass", "resign", "confirm", "propose-abort", "claim", "add-random"):
        body = {"seat": seat, "act": act, "expected": aim.number, "random": "00" * 32}
        refused = attacker.post(f"/api/tables/{aim.table}/acts", json=body)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-your-table"), act


@pytest.mark.parametrize("path", OFFICES)
def test_a_page_of_an_office_is_for_its_holders(attacker, house, aim, path):
    before = state(house, aim)
    seen = attacker.get(path)
    assert seen.status_code == 403 or seen.headers["location"] == f"/sign-in?then={path}"
    assert post(attacker, path, aim).status_code in (401, 403)
    assert state(house, aim) == before


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("path", OFFICES)
def test_an_office_opens_no_other(client, house, aim, path, role):
    enter(client, "Eve")
    eve = house.accounts.by_name("Eve")
    house.accounts.rows.set_roles(eve.id, [role], 0)
    if eve_may := house.accounts.get(eve.id).may(OFFICES[path]):
        assert role in (OFFICES[path], "administrator")
    before = state(house, aim)
    assert client.get(path).status_code == (200 if eve_may else 403)
    answer = post(client, path, aim)
    assert answer.status_code == (303 if eve_may else 403)
    assert (state(house, aim) == before) is not eve_may


@pytest.mark.parametrize("role", ROLES)
def test_what_was_said_at_a_table_is_turned_through_by_moderators_alone(client, house, aim, role):
    page = f"/moderation/chat?table={aim.table}"
    assert client.get(page).status_code == 303
    enter(client, "Eve")
    house.accounts.rows.set_roles(house.accounts.by_name("Eve").id, [role], 0)
    may = role in ("moderator", "administrator")
    assert client.get(page).status_code == (200 if may else 403)


def post(client, path, aim):
    """The answer to an office's form, well filled in."""
    route = next(r for m, p, r in routes_of(client.app) if (m, p) == ("POST", path))
    return client.post(path, **honest(route, aim))


def test_a_read_only_token_moves_nothing(client, house, aim):
    before, tried = state(house, aim), 0
    client.headers["authorization"] = f"Bearer {aim.token}"
    for method, path, route in routes_of(client.app):
        if method not in SAFE and path.startswith("/api/") and path != QUESTION:
            refused = client.request(method, aim.fill(path), **honest(route, aim))
            assert (refused.status_code, refused.json()["code"]) == (403, "out-of-scope"), path
            tried += 1
    assert tried >= 5
    assert state(house, aim) == before


def test_a_token_opens_no_page(client, house, aim):
    before = state(house, aim)
    client.headers["authorization"] = f"Bearer {aim.token}"
    for method, path, route in routes_of(client.app):
        if method not in SAFE and not path.startswith("/api/") and path not in FOR_ALL:
            refused = client.request(method, aim.fill(path), **honest(route, aim))
            assert refused.status_code in (401, 403, 404, 409, 422), path
    assert state(house, aim) == before


def test_ids_are_not_to_be_counted_through(client, house):
    ids = [sit_down(client, kind2="highest-score") for _ in range(5)]
    assert len({one[:4] for one in ids}) == 5
    assert all(len(one) == 22 for one in ids)
