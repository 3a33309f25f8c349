from types import SimpleNamespace

import pytest

from stafla.data.catalogue import catalogue
from stafla.editions import load
from stafla.web.tables import view as views
from tests.web.browser import BOT, PERSON

PROFILES = ["is", "fi", "sv", "sv-home", "pl", "en"]


@pytest.mark.parametrize(
    ("profile", "check"),
    [
        ("is", "challenge"),
        ("fi", "automatic"),
        *(pytest.param(one, "challenge", marks=pytest.mark.ci) for one in PROFILES[1:]),
        pytest.param("sv", "automatic", marks=pytest.mark.ci),
    ],
)
def test_a_whole_game_is_played_through_the_api(browser, profile, check):
    table = browser.sit_down(profile, check=check)
    view = browser.view(table)
    for _ in range(400):
        if view["phase"] == "ended":
            break
        view = browser.step(table)
    assert view["phase"] == "ended"
    assert view["result"]["ending"] in ("out", "passes", "scoreless", "nothing-left")
    rows = view["turns"]
    for seat in view["seats"]:
        mine = [row for row in rows if row["seat"] == seat["seat"]]
        assert sum(row["points"] for row in mine) == seat["score"]
        assert mine[-1]["total"] == seat["score"]
        left = next(s for s in view["result"]["seats"] if s["seat"] == seat["seat"])
        assert left["total"] == seat["score"]
    for row in rows:
        if row["kind"] == "play" and row["stands"]:
            assert row["points"] == row["bonus"] + sum(word["points"] for word in row["words"])


def test_a_view_without_a_seat_holds_no_rack(browser):
    table = browser.sit_down()
    view = browser.view(table)
    assert view["you"] is None
    assert view["mine"] is True
    assert sum(view["unseen"].values()) == 104


def test_a_seat_that_took_up_the_device_sees_its_own_rack_alone(browser, house):
    table = browser.sit_down()
    game = house.tables.game(table)
    for seat in (0, 1):
        view = browser.view(table, seat)
        letters = game.edition.alphabet
        assert view["you"]["seat"] == seat
        assert letters.rack("".join(view["you"]["rack"])) == game.racks[seat]
        assert sum(view["unseen"].values()) == 104 - 7


def test_another_device_may_watch_and_nothing_else(browser, client):
    table = browser.sit_down()
    client.cookies.clear()
    assert browser.view(table)["mine"] is False
    for query in ("seat=0", "seat=1"):
        answer = client.get(f"/api/tables/{table}?{query}")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-your-table")
    answer = browser.post(table, 0, "pass")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-table")
    answer = client.post(f"/api/tables/{table}/score", json={"seat": 0, "laid": []})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-table")


def test_a_forged_cookie_opens_nothing(browser, client):
    table = browser.sit_down()
    real = client.cookies["stafla_device"]
    for forged in ("", "x", real[:-1], real[:-1] + ("A" if real[-1] != "A" else "B"), real * 2):
        client.cookies.clear()
        client.cookies.set("stafla_device", forged)
        assert client.get(f"/api/tables/{table}?seat=0").status_code == 403


def test_over_https_a_device_is_known_by_what_no_other_host_can_plant(client, browser):
    """A neighbour in the domain, or a plain page, gave visitors a device of its own."""
    client.base_url = "https://stafla.example"
    planted = "p" * 43
    client.cookies.set("stafla_device", planted)
    table = browser.sit_down()
    assert client.get(f"/api/tables/{table}?seat=0").status_code == 200
    given = client.cookies["__Host-stafla_device"]
    assert given != planted
    client.cookies.clear()
    client.cookies.set("stafla_device", given)
    assert client.get(f"/api/tables/{table}?seat=0").status_code == 403
    answer = client.get("/lobby")
    (kept,) = [one for one in answer.headers.get_list("set-cookie") if "stafla_device" in one]
    assert kept.startswith("__Host-stafla_device=")
    parts = {part.strip().lower() for part in kept.split(";")}
    assert {"httponly", "samesite=lax", "path=/", "secure"} <= parts
    assert not any(part.startswith("domain") for part in parts)


def test_a_bot_s_seat_is_nobody_s(browser):
    table = browser.sit_down(kinds=(PERSON, BOT))
    answer = browser.client.get(f"/api/tables/{table}?seat=1")
    assert (answer.status_code, answer.json()["code"]) == (422, "not-a-person")


def test_a_stale_act_brings_the_table_as_it_is(browser):
    table = browser.sit_down()
    view = browser.view(table)
    browser.act(table, view["turn"], "pass")
    answer = browser.post(table, view["turn"], "pass", expected=view["number"])
    assert answer.status_code == 409
    assert answer.json()["code"] == "stale"
    assert answer.json()["view"] == browser.view(table, view["turn"])


def test_a_refusal_says_where_and_why_in_the_reader_s_language(browser):
    table = browser.sit_down("pl", lang="pl")
    view = browser.view(table)
    mine = browser.view(table, view["turn"])
    letter = next(tile for tile in mine["you"]["rack"] if tile != "?")
    browser.client.headers["accept-language"] = "pl-PL,pl;q=0.9,en;q=0.5"
    laid = [{"square": 0, "letter": letter}, {"square": 1, "letter": letter}]
    answer = browser.post(table, view["turn"], "play", laid=laid)
    assert answer.status_code == 422
    assert answer.json()["code"] in ("not-on-start", "not-on-rack")
    assert "płyt" in answer.json()["message"] or "słow" in answer.json()["message"]


def test_tiles_laid_are_scored_by_the_kernel(browser):
    table = browser.sit_down()
    seat = browser.view(table)["turn"]
    laid = browser.best(browser.view(table, seat))
    answer = browser.client.post(
        f"/api/tables/{table}/score", json={"seat": seat, "laid": laid}
    ).json()
    assert answer["legal"] is True
    assert answer["valid"] is None
    after = browser.act(table, seat, "play", laid=laid)
    assert after["turns"][-1]["points"] == answer["total"]
    assert after["turns"][-1]["words"] == answer["words"]
    wrong = [{"square": 0, "letter": laid[0]["letter"], "blank": laid[0]["blank"]}]
    answer = browser.client.post(
        f"/api/tables/{table}/score", json={"seat": seat, "laid": wrong}
    ).json()
    assert answer["legal"] is False
    assert answer["message"]


def test_premium_squares_speak_the_language_of_the_edition(browser):
    browser.client.headers["accept-language"] = "en"
    for profile, word in [
        ("is", "×3 orð"),
        ("fi", "×3 sana"),
        ("sv", "×3 ord"),
        ("pl", "×3 słowo"),
    ]:
        view = browser.view(browser.sit_down(profile))
        premiums = view["edition"]["premiums"]
        assert len(premiums) == 61
        corner = premiums[0]
        assert (corner["square"], corner["kind"], corner["times"]) == (0, "word", 3)
        assert corner["short"] == word


def test_what_may_be_done_is_told_with_the_reason_why_not(browser):
    browser.client.headers["accept-language"] = "sv"
    table = browser.sit_down()
    view = browser.view(table)
    can = browser.view(table, view["turn"])["you"]["can"]
    assert can["play"] == {
        "allowed": True,
        "code": None,
        "message": None,
        "least": None,
        "most": None,
    }
    assert (can["exchange"]["least"], can["exchange"]["most"]) == (1, 7)
    assert can["challenge"]["code"] == "no-window"
    assert can["challenge"]["message"]
    other = browser.view(table, 1 - view["turn"])["you"]["can"]
    assert other["play"]["code"] == "not-your-turn"
    assert other["resign"]["allowed"] is True


def test_the_end_is_told_with_its_reason_and_who_won(browser):
    table = browser.sit_down("en")
    browser.resign(table)
    told = browser.view(table)["result"]["message"]
    say = catalogue("en", "web")
    assert told.startswith(say("ended-resigned"))
    assert "Name 2" in told


@pytest.mark.parametrize(
    ("verdict", "valid"), [("valid", True), ("unknown", True), ("invalid", False), (None, None)]
)
def test_tiles_laid_say_whether_their_words_count(monkeypatch, verdict, valid):
    monkeypatch.setattr(views, "words_of", lambda *_: [])
    monkeypatch.setattr(views, "write_play", lambda *_: "8H IS")
    laid = SimpleNamespace(
        edition=load("en"), score=SimpleNamespace(total=4, bonus=0), placement=None, verdict=verdict
    )
    assert views.score_view(laid).valid is valid
