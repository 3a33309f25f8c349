"""What the pages of an event show, to whom, and in which order: word for word."""

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from stafla.web import events
from stafla.web.contests import pages
from stafla.web.contests.desk_acts import number_of
from stafla.web.contests.view import halves
from tests.web.accounts.test_sign_in import enter
from tests.web.contests.test_event import ENGLISH, FORM, PLAYERS, Desk

ODD = "ada; 1500; Lund\nBo; 1480\ncilla\n"


@pytest.fixture
def desk(client):
    enter(client, name="Anna")
    return Desk(client).open()


@pytest.fixture
def other(client):
    return TestClient(client.app, follow_redirects=False)


def words(html):
    """What a page says, without its tags, every space one."""
    body = html[html.index("<main") : html.index("</main>")]
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", body)))


def begin(desk, players=PLAYERS):
    """Players registered and here, the first round published."""
    desk.act("list", division="A", players=players)
    desk.act("on", phase="registration", to="check-in")
    desk.act("all")
    desk.act("pair")
    desk.button("publish")


def phones(desk, house):
    """The address of every player's own page, by name."""
    secrets = set(
        re.findall(rf"/events/{desk.event}/phone/([\w-]{{22}})", desk.act("links", 200).text)
    )
    own = house.contests.players.by_link
    return {
        own(desk.event, one)
        .contest.event.people[own(desk.event, one).player]
        .name: f"/events/{desk.event}/phone/{one}"
        for one in secrets
    }


def pair_at(desk, house, table=1):
    """The names of a table of the first round: who goes first, and the other."""
    event = house.contests.get(desk.event)
    return [event.event.people[one].name for one in event.seated["A", 1][table - 1]]


def say(client, address, own, against, number=1, status=303):
    told = {"round": str(number), "own": str(own), "against": str(against)}
    answer = client.post(address, data=told, headers=ENGLISH)
    assert answer.status_code == status, answer.text
    return answer


def look_at(client, address):
    answer = client.get(address, headers=ENGLISH)
    assert answer.status_code == 200, answer.text
    return words(answer.text)


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0"), (1, "½"), (2, "1"), (7, "3½"), (-1, "−½"), (-4, "−2")]
)
def test_halves_are_written_as_people_do(number, text):
    assert halves(number) == text


@pytest.mark.parametrize(
    ("text", "number"),
    [
        (" 12 ", 12),
        ("−5", -5),
        ("-5", -5),
        ("99999", 99999),
        ("123456", None),
        ("", None),
        ("-", None),
        ("--1", None),
        ("1e3", None),
        ("٣", None),
    ],
)
def test_a_number_is_typed_in_digits(text, number):
    assert number_of(text) == number


def test_each_player_is_shown_the_own_table_and_who_starts(desk, other, house):
    begin(desk)
    own = phones(desk, house)
    for table in (1, 2):
        first, second = pair_at(desk, house, table)
        one, two = (look_at(other, own[name]) for name in (first, second))
        assert f"You start against {second}." in one
        assert f"{first} starts against you." in two
        for text in (one, two):
            assert f"Table {table} " in text
            assert "The round has not started yet." in text
            assert "Report the result" not in text
    desk.act("on", phase="published", to="playing")
    assert "Report the result" in look_at(other, own[first])


def test_what_one_says_the_other_is_asked_to_confirm_from_the_other_side(desk, other, house):
    begin(desk)
    desk.act("on", phase="published", to="playing")
    own = phones(desk, house)
    first, second = pair_at(desk, house)
    say(other, own[second], 380, 400)
    mine = look_at(other, own[second])
    assert "You reported 380–400. It counts, and waits for your opponent to confirm." in mine
    assert "Change what I reported" in mine
    page = other.get(own[first], headers=ENGLISH).text
    assert "Your opponent reports 400–380 for you." in words(page)
    assert "It was another result" in words(page)
    hidden = dict(re.findall(r'type="hidden" name="(own|against|round)" value="(\d+)"', page))
    assert hidden == {"round": "1", "own": "400", "against": "380"}
    assert f"1 {first} 400–380 not confirmed {second}" in look_at(other, f"/events/{desk.event}")
    say(other, own[first], 401, 380)
    for name in (first, second):
        assert "The two of you reported different results." in look_at(other, own[name])
    assert "disputed" in look_at(other, f"/events/{desk.event}")
    told = words(desk.page())
    assert f"Table 1, {first} – {second}: the phones say 400–380 / 401–380" in told
    say(other, own[first], 400, 380)
    for name in (first, second):
        assert "400–380 The result stands." in look_at(other, own[name])
    assert f"1 {first} 400–380 {second}" in look_at(other, f"/events/{desk.event}")
    line = "Place {}: {} won, {} lost, spread {}"
    assert line.format(1, 1, 0, "+20") in look_at(other, own[first])
    assert line.format(4, 0, 1, "−20") in look_at(other, own[second])


def test_a_player_who_types_no_digits_or_of_another_round_changes_nothing(desk, other, house):
    begin(desk)
    desk.act("on", phase="published", to="playing")
    own = phones(desk, house)
    first, _ = pair_at(desk, house)
    before = house.contests.get(desk.event).event.entries
    answer = say(other, own[first], "4oo", 380, status=200)
    assert "Type both scores in digits." in words(answer.text)
    assert 'value="4oo"' in answer.text
    assert 'value="380"' in answer.text
    answer = say(other, own[first], 400, 380, number=2, status=422)
    assert "It is about round 1, not 2" in words(answer.text)
    answer = say(other, own[first], 400, 380, number="", status=422)
    assert "It is about round 1, not 0" in words(answer.text)
    assert house.contests.get(desk.event).event.entries == before


def test_who_sits_out_and_who_left_are_told_so(desk, other, house):
    begin(desk, ODD)
    own = phones(desk, house)
    paired = set(pair_at(desk, house))
    (alone,) = {"ada", "Bo", "cilla"} - paired
    assert "You have a bye this round." in look_at(other, own[alone])
    assert f"Bye: {alone}" in look_at(other, f"/events/{desk.event}")
    assert f"Bye: {alone}" in look_at(other, f"/events/{desk.event}/paper/by-table")
    cross = look_at(other, f"/events/{desk.event}/paper/crosstable").replace(" Uppsala ", " ")
    assert f"1 {alone} + bye 1–0" in cross
    seats = [name if name != alone else f"{name} bye" for name in ("ada", "Bo", "cilla")]
    wanted = " ".join(one if one.endswith("bye") else f"{one} 1" for one in seats)
    for path in ("/wall", "/paper/by-name"):
        # the sheet names clubs too
        assert wanted in look_at(other, f"/events/{desk.event}{path}").replace(" Uppsala ", " "), (
            path
        )
    gone = house.contests.get(desk.event)
    (player,) = (one.id for one in gone.event.people.values() if one.name == alone)
    desk.act("withdraw", player=player, reason="ill")
    assert "withdrawn" in look_at(other, own[alone])
    assert f"{alone} withdrawn" in look_at(other, f"/events/{desk.event}")
    assert "Anna · ill" in words(desk.page())


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("pl", ["Łucja", "Maria", "Zofia", "Żaneta"]),
        ("sv", ["Yngve", "Zara", "Åke", "Äril"]),
        ("is", ["Ásta", "Birna", "Zoë", "Þóra"]),
    ],
)
def test_everybody_finds_the_own_name_where_the_alphabet_has_it(desk, other, language, names):
    begin(desk, "".join(f"{name}\n" for name in reversed(names)))
    for path in ("/wall", "/paper/by-name", "/paper/badges"):
        page = other.get(f"/events/{desk.event}{path}?lang={language}").text
        shown = re.findall("|".join(names), page[page.index("<main") :])
        assert shown == names, path


def test_the_standings_of_a_round_are_in_the_order_of_the_places(desk, other, house):
    begin(desk)
    desk.enter(1, 400, 380, 1)
    desk.enter(2, 350, 450, 1)
    (a, b), (c, d) = pair_at(desk, house, 1), pair_at(desk, house, 2)
    wanted = f"1 {d} 1–0 +100 450 2 {a} 1–0 +20 400 3 {b} 0–1 −20 380 4 {c} 0–1 −100 350"
    for path in ("", "/paper/standings"):
        # the sheet names clubs too
        assert wanted in look_at(other, f"/events/{desk.event}{path}").replace(" Uppsala ", " "), (
            path
        )
    cross = look_at(other, f"/events/{desk.event}/paper/crosstable")
    assert f"1 {d} +4 450–350 1–0 +100 2 {a} +3 400–380 1–0 +20" in cross
    assert f"3 {b} −2 380–400 0–1 −20 4 {c} −1 350–450 0–1 −100" in cross
    wall = look_at(other, f"/events/{desk.event}/wall")
    assert f"1 {d} 1–0 +100 2 {a} 1–0 +20" in wall


def test_a_draw_is_half_a_win_for_both(desk, other, house):
    begin(desk)
    desk.enter(1, 380, 380, 1, status=200)
    desk.enter(1, 380, 380, 1, sure="1")
    first, _ = pair_at(desk, house)
    own = phones(desk, house)
    assert "½ won, ½ lost, spread 0" in look_at(other, own[first])
    page = look_at(other, player_page(desk, house, first))
    assert "= 380–380" in page


def player_page(desk, house, name):
    people = house.contests.get(desk.event).event.people.values()
    return f"/events/{desk.event}/players/{next(one.id for one in people if one.name == name)}"


def test_a_player_s_page_tells_each_round_from_the_own_side(desk, other, house):
    begin(desk)
    first, second = pair_at(desk, house)
    text = look_at(other, player_page(desk, house, first))
    assert "Can still finish between place 1 and 4." in text
    assert f"1 {second} 1st" in text
    desk.enter(1, 400, 380, 1)
    assert f"1 {second} 1st + 400–380" in look_at(other, player_page(desk, house, first))
    assert f"1 {first} 2nd − 380–400" in look_at(other, player_page(desk, house, second))
    missing = other.get(f"/events/{desk.event}/players/nobody", headers=ENGLISH)
    assert "nobody does not play here" in unescape(missing.text)


@pytest.mark.parametrize(
    ("kind", "result"),
    [("forfeit", "+/−"), ("forfeit-first", "−/+"), ("double-forfeit", "−/−"), ("void", "·")],
)
def test_a_game_without_points_shows_who_was_there(desk, other, house, kind, result):
    begin(desk)
    desk.act("enter", round="1", table="1", kind=kind)
    first, second = pair_at(desk, house)
    assert f"1 {first} {result} {second}" in look_at(other, f"/events/{desk.event}")


def test_an_adjudicated_game_needs_its_points(desk, other, house):
    begin(desk)
    told = {"round": "1", "table": "1", "kind": "adjudicated"}
    assert "both scores in digits" in desk.act("enter", 200, **told).text
    desk.act("enter", own="300", against="320", **told)
    first, second = pair_at(desk, house)
    assert f"1 {first} 300–320 {second}" in look_at(other, f"/events/{desk.event}")
    assert "adjudicated" in look_at(other, player_page(desk, house, first))


def test_the_desk_says_all_the_time_what_is_missing(desk, house):
    desk.act("list", division="A", players=PLAYERS)
    desk.act("on", phase="registration", to="check-in")
    people = house.contests.get(desk.event).event.people
    ids = {one.name: one.id for one in people.values()}
    desk.act("here", player=ids["Åke"])
    text = words(desk.page())
    assert "Here: 1. Missing: 3." in text
    assert "Left out of the pairing: Łucja, Þóra, Väinö" in text
    desk.act("away", player=ids["Åke"])
    assert "Here: 0. Missing: 4." in words(desk.page())
    desk.act("all")
    desk.act("pair")
    assert "Round 1 is paired, and nobody has seen it yet." in words(desk.page())
    desk.act("away", player=ids["Åke"])
    assert 'value="publish"' not in desk.page()
    assert "Pair round 1" in words(desk.page())
    desk.act("all")
    desk.act("pair")
    desk.button("publish")
    text = words(desk.page())
    assert "Round 1 is published. Players are finding their tables." in text
    assert "Tables we are waiting for: 1, 2" in text
    answer = desk.enter(2, 410, 390, 1)
    first, second = pair_at(desk, house, 2)
    text = words(desk.client.get(answer.headers["location"], headers=ENGLISH).text)
    assert f"Table 2: {first} – {second} 410–390" in text
    assert "Tables we are waiting for: 1 " in text
    desk.enter(1, 400, 390, 1)
    assert "All results of round 1 are in." in words(desk.page())


def test_the_log_tells_the_latest_first_and_who_did_it(desk, other, house):
    begin(desk)
    desk.act("on", phase="published", to="playing")
    own = phones(desk, house)
    first, second = pair_at(desk, house)
    say(other, own[second], 380, 400)
    desk.enter(1, 400, 381, 1, reason="read again")
    page = desk.page()
    log = page[page.index('<ol class="events-log"') :]
    lines = [words(f"<main{one}</main>") for one in re.findall(r"<li(.*?)</li>", log, re.S)]
    assert len(lines) == min(30, house.contests.get(desk.event).event.entries)
    assert f"Result {first} – {second} 400–381 Anna · read again" in lines[0]
    assert "Phase: entering results Anna" in lines[1]
    assert f"Phone {second} 380–400 {second}" in lines[2]
    assert "Phase: playing Anna" in lines[3]


def test_what_the_desk_changes_is_shown(desk, other, house):
    desk.act("register", division="A", name="Dag", rating="1444", club="Lund")
    assert "Dag 1444" in look_at(other, f"/events/{desk.event}")
    desk.act("register", division="A", name="Eva")
    people = house.contests.get(desk.event).event.people
    dag, eva = people
    assert people[dag].player.family == "Lund"
    desk.act("rename", player=dag, name="Dag Ek")
    assert "Dag Ek 1444" in look_at(other, f"/events/{desk.event}")
    desk.act("announce", day="2027-01-02", place="Lund")
    facts = look_at(other, f"/events/{desk.event}")
    assert "Lund" in facts
    assert "2027" in facts
    assert "2 players" in facts
    desk.act("divide", name="B", rounds="2", system="round-robin", hill="1")
    plan = house.contests.get(desk.event).event.division("B").plan
    assert [one.system for one in plan] == ["round-robin", "king-of-the-hill"]
    desk.act("on", phase="registration", to="check-in")
    desk.act("all")
    desk.act("lock", division="A", player=eva, other=dag)
    assert "Eva – Dag Ek" in words(desk.page())
    desk.act("unlock", division="A", player=eva, other=dag)
    assert "Eva – Dag Ek" not in words(desk.page()).split("Set pairs by hand")[1].split("Log")[0]
    desk.act("back", 422, phase="check-in", to="registration", reason=" ")
    desk.act("back", phase="check-in", to="registration", reason="too early")
    assert "registration Anna · too early" in words(desk.page())


def test_a_division_is_added_by_the_desk_s_form_with_last_rounds_or_none(desk, house):
    form = re.search(r'<form [^>]*>((?:(?!</form>).)*value="divide")', desk.page(), re.S)[1]
    assert re.search(r'<label for="d-hill">[^<]+</label> <input [^>]*name="hill"', form)
    assert "required" not in re.search(r'<input [^>]*name="hill"[^>]*>', form)[0]
    desk.act("divide", name="B", rounds="2", system="swiss", hill="")
    assert '<option value="B">B</option>' in desk.page()
    plan = house.contests.get(desk.event).event.division("B").plan
    assert [one.system for one in plan] == ["swiss", "swiss"]
    refused = desk.act("divide", 422, name="C", rounds="two", system="swiss")
    assert "divisions with 1 to 40 rounds" in words(refused.text)


def test_links_are_offered_for_those_who_have_none(desk):
    assert 'value="links">Make links' not in desk.page()
    desk.act("register", division="A", name="Dag")
    desk.act("list", division="A", players="Eva\nFia\n")
    assert "Make links for 3 players" in words(desk.page())
    people = re.findall(r'<option value="([\w-]{22})">Dag<', desk.page())
    desk.act("links", 200, player=people[0])
    assert "Make links for 2 players" in words(desk.page())
    desk.act("links", 200)
    assert 'value="links">Make' not in desk.page()


def test_an_office_is_given_and_taken_back_at_the_desk(desk, other):
    enter(other, name="Bo Ek")
    desk.act("appoint", name="Bo Ek", office="judge")
    assert "Bo Ek judge" in words(desk.page())
    assert "Desk" in look_at(other, f"/events/{desk.event}")
    page = Desk(other, desk.event).page()
    assert 'value="appoint"' not in page
    (bo,) = (
        set(re.findall(r'name="player" value="([\w-]{22})">', desk.page()))
        - set(re.findall(r'name="player" value="([\w-]{22})">[^<]*</form>', page))
        - {desk.client.get("/api/me").json()["id"]}
    )
    desk.act("dismiss", player=bo)
    assert "Bo Ek judge" not in words(desk.page())
    assert other.get(f"/events/{desk.event}/desk").status_code == 403
    refused = desk.act("dismiss", 422, player=desk.client.get("/api/me").json()["id"])
    assert "An event keeps a director." in words(refused.text)


def test_the_list_names_the_latest_day_first_and_marks_one_s_own(desk, other):
    enter(other, name="Bo Ek")
    Desk(other).open(title="Vårcupen", day="2027-04-01", place="")
    page = other.get("/events", headers=ENGLISH).text
    found = re.findall(r'<li class="listed( yours)?">.*?<span>(\w+)</span>', page, re.S)
    assert found == [(" yours", "Vårcupen"), ("", "Höstcupen")]
    text = words(page)
    assert "Uppsala · registration" in text


def test_who_registers_is_called_as_they_type_or_by_their_account(desk, other, house):
    desk.act("announce", day="2026-11-28", free="yes")
    enter(other, name="Bo Ek")
    join = f"/events/{desk.event}/join"
    refused = other.post(join, data={"name": "B\u202eo", "club": "Lund"}, headers=ENGLISH)
    assert refused.status_code == 422
    assert 'value="Lund"' in refused.text
    assert other.post(join, data={"club": "Lund"}).status_code == 303
    (player,) = house.contests.get(desk.event).event.people.values()
    assert (player.name, player.division) == ("Bo Ek", "A")
    assert "Bo Ek Lund" in words(desk.page())
    assert "Bo Ek Lund" in look_at(other, f"/events/{desk.event}/paper/badges")
    page = look_at(other, f"/events/{desk.event}")
    assert "Withdraw" in page
    assert "Register" not in page
    assert "Registration" not in page
    assert other.get(f"/events/{desk.event}/mine").status_code == 200
    assert other.post(f"/events/{desk.event}/leave").status_code == 303
    gone = other.post(f"/events/{desk.event}/leave", headers=ENGLISH)
    assert "Bo Ek does not play here" in unescape(gone.text)


def test_a_guest_is_asked_to_sign_in_before_they_register(desk, other):
    assert "Sign in to register" not in look_at(other, f"/events/{desk.event}")
    desk.act("announce", day="2026-11-28", free="yes")
    assert "Sign in to register" in look_at(other, f"/events/{desk.event}")
    assert other.post(f"/events/{desk.event}/leave").status_code == 401


@pytest.mark.parametrize(
    ("asked", "rules"), [("is", "is"), ("fi", "fi"), ("sv", "sv"), ("pl", "pl"), ("en", "wespa")]
)
def test_a_new_event_begins_with_the_rules_of_the_reader_s_country(client, asked, rules):
    enter(client, name="Anna")
    page = client.get(f"/events/new?lang={asked}").text
    assert re.search(rf'<option value="{rules}"[^>]* selected', page)


def test_an_event_is_announced_as_it_was_typed(client, house):
    enter(client, name="Anna")
    desk = Desk(client).open(rounds="4", hill="2", system="fold", division="Elite", free="yes")
    kept = house.contests.get(desk.event)
    plan = kept.event.division("Elite").plan
    assert [one.system for one in plan] == ["fold", "fold", *["king-of-the-hill"] * 2]
    assert (kept.row.day, kept.row.place, kept.row.open) == ("2026-11-28", "Uppsala", True)
    same = {"ticket": "once"}
    one, again = (client.post("/events", data=FORM | same).headers["location"] for _ in range(2))
    assert one == again != f"/events/{desk.event}/desk"


@pytest.mark.parametrize(
    ("kind", "name", "media"),
    [
        ("csv", "event.csv", "text/csv; charset=utf-8"),
        ("json", "event.json", "application/json"),
        ("tsh", "event.tsh.txt", "text/plain; charset=utf-8"),
        ("naspa", "event.naspa.txt", "text/plain; charset=utf-8"),
    ],
)
def test_a_file_of_an_event_is_named_after_its_format(desk, other, kind, name, media):
    begin(desk)
    answer = other.get(f"/events/{desk.event}/files/{kind}")
    assert answer.headers["content-type"] == media
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'


def test_only_so_many_listen_to_an_event(desk, other, monkeypatch):
    missing = other.get(f"/api/events/{'A' * 22}/stream")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-event")
    monkeypatch.setattr(pages, "MOST_LISTENERS", 0)
    busy = other.get(f"/api/events/{desk.event}/stream")
    assert (busy.status_code, busy.json()["code"]) == (503, "busy")


def test_an_event_full_of_strangers_is_open_to_those_who_take_part(desk, other, house, monkeypatch):
    """Fourteen addresses took all 2,000, and nobody's page was renewed, the director's neither."""

    async def one_line(*_):
        yield "data: {}\n\n"

    monkeypatch.setattr(events, "_ticks", one_line)
    begin(desk)
    own = next(iter(phones(desk, house).values()))
    told = desk.act("steward", 200, name="Gun", office="results").text
    steward = f"/events/{desk.event}/steward/{re.search(r'/steward/([A-Za-z0-9_-]{22})<', told)[1]}"
    streams = [
        (desk.client, f"/events/{desk.event}/desk"),
        (other, own),
        (other, steward),
        (other, f"/events/{desk.event}"),
    ]
    doors = [
        (client, unescape(re.search(r'data-live="([^"]+)"', client.get(page).text)[1]))
        for client, page in streams
    ]

    def ask(listeners, beyond=0):
        def count(topic):
            return listeners if topic == desk.event else beyond

        monkeypatch.setattr(house.news, "count", count)
        return [client.get(door).status_code for client, door in doors]

    assert ask(pages.MOST_LISTENERS - 1) == [200] * 4
    assert ask(pages.MOST_LISTENERS) == [200, 200, 200, 503]
    # each of them has a few pages there, and not all that there are
    assert ask(pages.MOST_LISTENERS, events.MOST_BEYOND) == [503] * 4
    foreign = f"/api/events/{desk.event}/stream?link={'A' * 22}"
    monkeypatch.setattr(house.news, "count", lambda topic: pages.MOST_LISTENERS)
    assert other.get(foreign).status_code == 503


def test_the_pairs_of_each_round_can_be_looked_up_again(desk, other, house):
    begin(desk)
    for table in (1, 2):
        desk.enter(table, 400, 380, 1)
    desk.act("pair")
    desk.button("publish")
    first, second = pair_at(desk, house)
    base = f"/events/{desk.event}/pairing"
    assert "· A · Round 2 ·" in look_at(other, base)
    early = look_at(other, f"{base}?division=A&number=1")
    assert "· A · Round 1 · Swiss" in early
    assert f"{first} {second} as it should be" in early
    for query in ("division=A&number=3", "division=B&number=1"):
        assert other.get(f"{base}?{query}").status_code == 422
    answer = other.get(f"/events/{desk.event}/request.json?division=A&number=2")
    assert answer.headers["content-disposition"] == 'attachment; filename="round-2.json"'


def test_the_log_names_whom_the_desk_took_off_the_list_and_not_who_went(desk, other, house):
    desk.act("announce", day="2026-11-28", free="yes")
    enter(other, name="Bo Ek")
    assert other.post(f"/events/{desk.event}/join", data={"name": "Bosse"}).status_code == 303
    assert other.post(f"/events/{desk.event}/leave").status_code == 303
    desk.act("list", division="A", players=PLAYERS)
    people = house.contests.get(desk.event).event.people
    (gone,) = (one.id for one in people.values() if one.name == "Åke")
    desk.act("withdraw", player=gone, reason="ill")
    page = desk.page()
    begins, ends = page.index('<ol class="events-log"'), page.index("</main>")
    log = words(f"<main>{page[begins:ends]}</main>")
    assert "Åke Anna · ill" in log
    assert log.count("Åke") == 2
    assert "Bosse" not in page
    assert "– Bo Ek" in log


def test_who_sits_out_because_of_a_pair_set_by_hand_is_named(client, house):
    """In a round robin both whose opponents were taken had a bye, and nobody was told."""
    enter(client, name="Anna")
    desk = Desk(client).open(system="round-robin", hill="0")
    desk.act("list", division="A", players="Ada\nBo\nCia\nDag\nEva")
    desk.act("on", phase="registration", to="check-in")
    desk.act("all")
    desk.act("pair")
    event = house.contests.get(desk.event).event
    (sitting,) = event.division("A").rounds[0].byes
    first, second = event.division("A").rounds[0].bouts
    desk.act("lock", division="A", player=first.first, other=second.first)
    desk.act("pair")
    event = house.contests.get(desk.event).event
    assert event.division("A").rounds[0].byes == (sitting,)
    desk.act("unlock", division="A", player=first.first, other=second.first)
    desk.act("lock", division="A", player=sitting, other=first.first)
    desk.act("pair")
    desk.button("publish")
    name = event.people[first.second].name
    told = f"Bye: {name} (the opponent in the schedule was paired by hand)"
    assert told in words(desk.page("/pairing?number=1"))


def test_two_players_of_one_name_are_told_of_until_they_are_told_apart(desk, house):
    """Whoever was registered twice was paired twice, and nobody was told."""
    desk.act("list", division="A", players=PLAYERS)
    assert "More than one player" not in desk.page()
    desk.act("register", division="A", name="åke")
    assert "More than one player is called Åke, åke." in words(desk.page())
    people = house.contests.get(desk.event).event.people
    (other,) = (one.id for one in people.values() if one.name == "åke")
    desk.act("rename", player=other, name="Åke B")
    assert "More than one player" not in desk.page()
    desk.act("rename", player=other, name="Åke")
    assert "More than one player is called Åke." in words(desk.page())
    desk.act("withdraw", player=other)
    assert "More than one player" not in desk.page()
