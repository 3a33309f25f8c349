"""Games brought from elsewhere: by the page, and by programs."""

import json
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stafla.club.archive import upload
from stafla.club.archive.upload import MOST_BYTES
from stafla.club.throttle import AttemptLimit
from stafla.records.gcg import check as gcg_check
from stafla.records.gcg import reader as gcg
from stafla.records.gcg.encoding import readings
from stafla.records.record import file as record
from tests.records.games import whole_game
from tests.web.programs.test_calls import Program, make_token, sign_up

GCG = Path(__file__).parents[2] / "data" / "gcg"
FILES = sorted(GCG.glob("*.gcg"))


def bring(client, data, edition="", lang="en"):
    files = {"game": ("game.gcg", data)}
    return client.post(f"/games/new?lang={lang}", files=files, data={"edition": edition})


def a_record(**times):
    return record.write(record.Record(whole_game("pl").events, {"seat-0": "Żaneta"}, **times))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_gcg_file_becomes_a_game_of_one_s_own_that_can_be_replayed(client, file):
    sign_up(client)
    answer = bring(client, file.read_bytes())
    assert answer.status_code == 303, answer.text
    replay = answer.headers["location"]
    table = replay.split("/")[2]
    told = gcg.read(file.read_bytes())
    report = gcg_check.play_through(told, client.app.state.services.tables.game(table).edition)
    page = client.get(f"{replay}?at=999&lang=en")
    assert page.status_code == 200
    for player, (_, total) in zip(told.players, report.players, strict=True):
        assert (player.name or player.nick) in page.text
        assert str(total) in page.text
    assert table in client.get("/lobby").text
    for path in ("", "/bag", "/analysis", "/rulings", "/record.gcg", "/board.svg"):
        assert client.get(f"/tables/{table}{path}").status_code == 200, path


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_that_does_not_tell_the_racks_is_shown_with_tiles_unknown(client, file):
    """What nobody wrote down is not known after the end either; no page stumbles over it."""
    sign_up(client)
    rows = next(readings(file.read_bytes())).splitlines()
    bare = [re.sub(r"^(>[^:]+:) \S+ (\S+ \S+ [+-])", r"\1 \2", row) for row in rows]
    text = "\n".join(row for row in bare if not row.startswith("#character-encoding"))
    edition = "sv-home" if "home" in file.stem else file.stem[:2]
    answer = bring(client, b"#character-encoding UTF-8\n" + text.encode(), edition)
    table = answer.headers["location"].split("/")[2]
    for path in ("", "/replay?at=999", "/bag", "/analysis", "/record.gcg", "/record.json"):
        assert client.get(f"/tables/{table}{path}").status_code == 200, path
    # a play is not offered to be tried where the page of it is refused
    tried = client.get(f"/tables/{table}/try").status_code
    for at in (0, 1, 999):
        offered = "/try" in client.get(f"/tables/{table}/replay?at={at}").text
        assert offered == (tried == 200), (at, tried)
    left = client.get(f"/api/tables/{table}").json()["result"]["seats"]
    assert {tile for seat in left for tile in seat["tiles"]} == {"*"}


def test_a_record_keeps_its_events_and_its_times(client, house):
    sign_up(client)
    times = tuple(1_700_000_000_000 + n for n in range(len(whole_game("pl").events)))
    table = bring(client, a_record(times=times)).headers["location"].split("/")[2]
    assert house.tables.game(table).events == whole_game("pl").events
    assert tuple(event.at for event in house.tables.games.events(table)) == times
    brought = record.read(client.get(f"/tables/{table}/record.json").content)
    assert brought.names["seat-0"] == "Żaneta"


def test_a_time_to_come_is_not_believed(client, house):
    sign_up(client)
    times = (1 << 52,) * len(whole_game("pl").events)
    table = bring(client, a_record(times=times)).headers["location"].split("/")[2]
    assert all(event.at <= house.tables.now() for event in house.tables.games.events(table))


def test_a_game_that_was_brought_is_nobody_s_to_play_rate_or_play_again(client, house):
    sign_up(client)
    table = bring(client, FILES[0].read_bytes()).headers["location"].split("/")[2]
    assert client.post(f"/tables/{table}/rematch").status_code == 403
    act = {"seat": 0, "act": "pass", "expected": 1}
    assert client.post(f"/api/tables/{table}/acts", json=act).json()["code"] == "not-your-table"
    assert house.ratings.audit().agrees
    assert house.ratings.rows.order() == ()
    stranger = TestClient(client.app, follow_redirects=False)
    assert table not in stranger.get("/lobby").text


def test_a_program_brings_games_and_finds_them_among_its_person_s(client):
    sign_up(client)
    secret = make_token(client, "read", "play")
    Program(client, secret)
    made = client.post("/api/games", json={"file": FILES[0].read_text(encoding="utf-8")})
    assert made.status_code == 201, made.text
    assert made.json()["table"] in [game["id"] for game in client.get("/api/me/tables").json()]
    wrong = client.post("/api/games", json={"file": "#player1 A A\n>B: Q 8H XX +1 1"})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "bad-game-file")
    assert wrong.json()["message"].startswith("This file cannot be imported.")


def test_a_guest_has_no_archive(client):
    assert client.get("/games/new").headers["location"].startswith("/sign-in")
    refused = client.post("/api/games", json={"file": "x"})
    assert (refused.status_code, refused.json()["code"]) == (401, "not-signed-in")


@pytest.mark.parametrize(
    ("data", "edition", "code"),
    [
        (b"", "", "bad-game-file"),
        (b"\xff\xfe\x00", "", "bad-game-file"),
        (b"{}", "", "bad-game-file"),
        (b'{"format": "stafla-record", "version": 9}', "", "bad-game-file"),
        (b"#character-encoding UTF-8\n#player1 A A\n#player2 B B\n", "xx", "bad-game-file"),
        (b"#character-encoding UTF-8\n#player1 A A\n#player2 B B\n", "en", "game-not-over"),
        (b"#note x\n" * (MOST_BYTES // 8 + 1), "", "long-file"),
    ],
)
def test_a_file_without_a_game_is_refused_with_a_reason_and_nothing_is_kept(
    client, house, data, edition, code
):
    sign_up(client)
    answer = bring(client, data, edition)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    refused = client.post(
        "/api/games", json={"file": data.decode("latin-1") or " ", "edition": edition}
    )
    assert refused.json()["code"] in {code, "bad-request", "too-large"}
    assert house.tables.games.all() == ()


@pytest.mark.parametrize("language", ["is", "fi", "sv", "pl", "en"])
def test_what_is_wrong_is_said_in_the_reader_s_language_with_its_line(client, language):
    sign_up(client)
    page = bring(client, b"#player1 A A\n#player2 B B\n>C: X 8H XX +1 1\n", "en", language)
    lines = {"is": "Lína 3:", "fi": "Rivi 3:", "sv": "Rad 3:", "pl": "Wiersz 3:", "en": "Line 3:"}
    assert lines[language] in page.text


def test_a_changed_record_is_found_out(client):
    sign_up(client)
    value = json.loads(a_record())
    value["events"][-1]["changes"][0] += 1
    answer = bring(client, json.dumps(value).encode())
    assert answer.status_code == 422
    assert "Event " in answer.text


def test_names_in_a_file_are_text(client):
    sign_up(client)
    text = FILES[0].read_text(encoding="utf-8")
    nick = gcg.read(FILES[0].read_bytes()).players[0]
    text = text.replace(f"#player1 {nick.nick} {nick.name}", f"#player1 {nick.nick} <b>Bold</b>")
    replay = bring(client, text.encode()).headers["location"]
    page = client.get(replay).text
    assert "<b>Bold" not in page
    assert "&lt;b&gt;Bold" in page


def test_who_is_erased_leaves_no_names_in_games_that_they_brought(client, house):
    sign_up(client)
    table = bring(client, FILES[0].read_bytes()).headers["location"].split("/")[2]
    person = house.accounts.get(house.tables.games.header(table).importer)
    house.accounts.erase(person)
    assert {seat.name for seat in house.tables.games.seats(table)} == {None}
    assert house.tables.games.header(table).importer is None


def test_a_game_that_was_brought_is_in_the_export(client):
    sign_up(client)
    table = bring(client, FILES[0].read_bytes()).headers["location"].split("/")[2]
    taken = client.get("/me/export")
    assert taken.status_code == 200
    assert table.encode() in taken.content


def test_the_page_and_the_call_count_by_address(client, monkeypatch):
    monkeypatch.setattr(upload, "BROUGHT_FROM_AN_ADDRESS", AttemptLimit(2, upload.HOUR))
    sign_up(client)
    assert bring(client, FILES[0].read_bytes()).status_code == 303
    told = {"file": FILES[0].read_text(encoding="utf-8")}
    assert client.post("/api/games", json=told).status_code == 201
    assert client.post("/api/games", json=told).status_code == 429
    assert bring(client, FILES[0].read_bytes()).status_code == 429
