"""A laptop's events at a public server, over the calls that `stafla club send` and `take` make."""

from dataclasses import asdict
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from sqlalchemy import func, select

from stafla.cli.admin import club
from stafla.club import Audience
from stafla.club.contests import parcel
from stafla.club.contests.keys import event_id
from stafla.club.contests.parcel import pack, unpack
from stafla.club.contests.plan import NewPlayer
from stafla.contest.event import Entry, PhaseMoved, Registered, read, write
from stafla.data.catalogue import catalogue
from stafla.store.schema import contest_entries, contest_players
from stafla.web.contests.transfers import LogPartBody, part_of
from tests.cli.terminal import stafla

PASSWORD = "fyra grå hägrar vid sjön"
PLAN = {"title": "Cup", "day": "2026-11-28", "rules": "sv", "rounds": "3"}


@pytest.fixture
def desk(client, house, monkeypatch, tmp_path):
    """The path of an event that somebody directs at the server, whose token the laptop has."""
    client.post("/sign-up", data={"name": "Anna", "password": PASSWORD})
    token = house.tokens.make(house.accounts.by_name("Anna"), "laptop", ["carry"])

    def call(method, path, body):
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        answer = client.request(method, path, content=body, headers=headers)
        return answer.status_code, answer.content

    monkeypatch.setattr(club, "caller", lambda base, plain: call)
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path / "laptop"))
    desk = client.post("/events", data=PLAN).headers["location"]
    form = {"act": "list", "division": "A", "players": "Åke\nŁucja; 1500; Poznań\nÞóra"}
    assert client.post(desk, data=form).status_code == 303
    return desk


def rows(house):
    """How many entries and players the server has."""
    counts = [select(func.count()).select_from(one) for one in (contest_entries, contest_players)]
    with house.database.read() as connection:
        return tuple(map(connection.scalar, counts))


def test_an_event_goes_to_the_laptop_for_the_weekend_and_comes_back(client, house, desk):
    contest = desk.split("/")[2]
    taken = stafla("club", "take", f"https://stafla.example/events/{contest}", "--json")
    assert taken.json == {"event": contest, "entries": 6, "here": True}
    late = {"act": "register", "division": "A", "name": "Sent"}
    refused = client.post(desk, data=late)
    assert refused.status_code == 409
    assert "handed over" in refused.text
    for page in (desk, f"/events/{contest}"):
        assert catalogue("en", "club")("event-elsewhere") in client.get(page).text
    before = rows(house)
    for _ in range(2):
        sent = stafla("club", "send", "https://stafla.example", "--json")
        assert sent.json == {"event": contest, "entries": 6, "here": False}
        assert rows(house) == before
    given = stafla("club", "send", "https://stafla.example", "--give", "--json")
    assert given.json == {"event": contest, "entries": 7, "here": True}
    assert client.post(desk, data=late).status_code == 303
    assert all(name in client.get(f"/events/{contest}").text for name in ("Łucja", "Sent"))
    again = stafla("club", "send", "https://stafla.example", "--give", "--json")
    assert again.json == {"event": contest, "entries": 8, "here": True}


def test_an_event_whose_laptop_is_lost_is_taken_back_at_the_desk_with_a_reason(client, desk):
    contest = desk.split("/")[2]
    assert stafla("club", "take", f"https://stafla.example/events/{contest}").status == 0
    late = {"act": "register", "division": "A", "name": "Sent"}
    assert client.post(desk, data=late).status_code == 409
    assert client.post(desk, data={"act": "reclaim"}).status_code == 422
    assert client.post(desk, data={"act": "reclaim", "reason": "in the sea"}).status_code == 303
    assert client.post(desk, data=late).status_code == 303
    sent = stafla("club", "send", "https://stafla.example")
    assert sent.status == 2
    assert catalogue("en", "club")("event-elsewhere") in sent.err


def test_a_log_that_is_brought_names_no_account_of_this_house(client, house, desk):
    contest, anna = desk.split("/")[2], house.accounts.by_name("Anna")
    own = house.contests.transfers.part(contest, anna, 0)
    entries = read("\n".join(own.bodies).encode())
    player = next(one.what.player for one in entries if isinstance(one.what, Registered))
    entries = [
        *entries,
        Entry(6, anna.id, 1, PhaseMoved("check-in")),
        Entry(7, player, 1, PhaseMoved("registration"), "a reason"),
    ]
    bodies = [write([one]).decode().strip() for one in entries]
    # a house that nobody knows, and an event that it has made up
    forged = event_id("F" * 22)
    keyed = {"contest": forged, "key": "F" * 22}
    made_up = asdict(own) | keyed | {"home": "h" * 22, "bodies": bodies}
    token = house.tokens.make(anna, "forger", ["carry"])
    headers = {"authorization": f"Bearer {token}"}
    answer = client.post("/api/carry", json=made_up, headers=headers)
    assert answer.status_code == 200, answer.text
    shown = log_of(client.get(f"/events/{forged}/desk").text)
    assert "Anna" not in shown
    assert shown.count("<small>elsewhere") == 7
    assert shown.count("<small>elsewhere: Åke · a reason") == 1
    # what is entered here has its author
    reclaim = {"act": "reclaim", "reason": "lost"}
    assert client.post(f"/events/{forged}/desk", data=reclaim).status_code == 303
    shown = log_of(client.get(f"/events/{forged}/desk").text)
    assert shown.count("<small>Anna · lost") == 1
    assert shown.count("<small>elsewhere") == 7
    assert log_of(client.get(desk).text).count("<small>Anna") == 5


def test_a_file_takes_an_event_to_the_server_and_again_adds_only_what_is_new(client, house, desk):
    contest = desk.split("/")[2]
    assert stafla("club", "take", f"https://stafla.example/events/{contest}").status == 0

    def bring(status=303):
        with club.carriage(None) as (contests, person):
            data = pack(contests.transfers, contest, person)
        answer = client.post("/events/brought", files={"file": ("cup.xz", data)})
        assert answer.status_code == status, answer.text
        return answer

    def register(name):
        with club.carriage(None) as (contests, person):
            contests.players.register(contest, person, "A", [NewPlayer(name)])

    register("Sent")
    for _ in range(2):
        assert bring().headers["location"] == desk
        assert rows(house) == (7, 4)
    with club.carriage(None) as (contests, person):
        transfers = contests.transfers
        seen = transfers.status(contest, person, 7)
        transfers.hand_over(contest, person, house.contests.transfers.house, seen)
    bring()
    assert (
        client.post(desk, data={"act": "register", "division": "A", "name": "Här"}).status_code
        == 303
    )
    bring()
    assert rows(house) == (9, 5)
    # at the desk there is the other way: whom to hand it to, and the file
    with club.carriage(None) as (contests, person):
        other = contests.transfers.house
    page = client.get(desk).text
    assert house.contests.transfers.house in page
    assert client.post(desk, data={"act": "hand-over", "house": "x"}).status_code == 422
    assert client.post(desk, data={"act": "hand-over", "house": other}).status_code == 303
    assert 'value="hand-over"' not in client.get(desk).text
    part = part_of(LogPartBody.model_validate_json(unpack(client.get(f"{desk}/file").content)))
    with club.carriage(None) as (contests, person):
        laptop = Audience("laptop", None, person.id)
        status = contests.transfers.take(person, laptop, part, whole=True)
        assert status.writer == status.house == other
    register("Dit")
    bring()
    assert rows(house) == (11, 6)


def test_an_event_too_large_for_a_file_is_told_so(client, desk, monkeypatch):
    monkeypatch.setattr(parcel, "MOST_BYTES", 300)
    page = client.get(f"{desk}/file", headers={"accept-language": "sv"})
    assert page.status_code == 422
    assert "stafla club send" in page.text
    monkeypatch.setattr(parcel, "MOST_BYTES", 60_000)
    assert client.get(f"{desk}/file").status_code == 200
    for bound, most in (("MOST_AT_ONCE", 4), ("MOST_UNPACKED", 600)):
        with monkeypatch.context() as small:
            small.setattr(parcel, bound, most)
            assert client.get(f"{desk}/file").status_code == 422


def log_of(page):
    """The part of the desk where the log is."""
    return page.split('data-part="log"')[1]


def test_a_token_that_may_not_carry_is_refused_and_one_that_may_does_nothing_else(
    client, house, desk
):
    anna, contest = house.accounts.by_name("Anna"), desk.split("/")[2]
    client.cookies.clear()
    for scopes, path, status in (
        (["read", "play"], f"/api/carry/{contest}", 403),
        (["carry"], f"/api/carry/{contest}", 200),
        (["carry"], "/api/me/tables", 403),
    ):
        token = house.tokens.make(anna, "other", scopes)
        answer = client.get(path, headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == status, (scopes, path)
    assert client.get(f"/api/carry/{contest}").status_code == 401


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ((500, b"<html>"), "cannot be reached"),
        ((200, b"[" * 100_000), "cannot be reached"),
        ((404, b'{"code": "no-such-event"}'), ""),
        ((409, b'{"code": "event-fork", "message": "Two copies differ."}'), "Two copies differ."),
    ],
)
def test_whatever_a_server_answers_the_laptop_says_it_in_one_line(
    monkeypatch, tmp_path, answer, code
):
    monkeypatch.setattr(club, "caller", lambda base, plain: lambda *_: answer)
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path))
    run = stafla("club", "take", "https://stafla.example/events/" + "A" * 22)
    assert run.status == 2
    assert code in run.err
    assert len(run.err.splitlines()) == 1


def test_a_token_does_not_go_through_a_network_unencrypted(monkeypatch, tmp_path):
    monkeypatch.setenv("STAFLA_HOME", str(tmp_path))
    monkeypatch.delenv("STAFLA_TOKEN", raising=False)
    assert "--plain" in stafla("club", "send", "http://192.0.2.7:8000").err
    assert "STAFLA_TOKEN" in stafla("club", "send", "https://stafla.example").err
    assert "ADDRESS" in stafla("club", "send", "file:///etc/passwd").err


def test_a_server_that_asks_for_patience_is_asked_again_when_it_says(monkeypatch):
    answers, waited = [429, 429, 200], []

    class Busy(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(answers.pop(0))
            self.send_header("retry-after", "7")
            self.end_headers()
            self.wfile.write(b"{}")

        def log_message(self, *_arguments):
            """Nobody reads it."""

    monkeypatch.setenv("STAFLA_TOKEN", "token")
    monkeypatch.setattr(club.time, "sleep", waited.append)
    with ThreadingHTTPServer(("127.0.0.1", 0), Busy) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        call = club.caller(f"http://127.0.0.1:{server.server_port}", plain=False)
        assert call("GET", "/api/carry/x", None) == (200, b"{}")
        server.shutdown()
    assert waited == [7, 7]
