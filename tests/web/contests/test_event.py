"""An event as its director, its players and everybody else see it, by their pages."""

import io
import json
import re
import zipfile

import pytest
from starlette.testclient import TestClient

from stafla.club.contests.log import LoadedContest
from stafla.contest.standings import Reach
from stafla.data.catalogue import LANGUAGES
from tests.marks import in_ci_but
from tests.web.accounts.test_sign_in import enter

ENGLISH = {"accept-language": "en"}
PLAYERS = "Åke; 1500; Uppsala\nŁucja; 1480\nÞóra; 1460\nVäinö; 1440\n"
FORM = {
    "title": "Höstcupen",
    "day": "2026-11-28",
    "place": "Uppsala",
    "rules": "sv",
    "division": "A",
    "rounds": "3",
    "hill": "1",
}


class Desk:
    """A director's browser at an event."""

    def __init__(self, client, event="") -> None:
        self.client, self.event = client, event

    def open(self, **more):
        answer = self.client.post("/events", data=FORM | more)
        assert answer.status_code == 303, answer.text
        self.event = answer.headers["location"].removeprefix("/events/").removesuffix("/desk")
        return self

    def page(self, path="/desk"):
        answer = self.client.get(f"/events/{self.event}{path}", headers=ENGLISH)
        assert answer.status_code == 200, answer.text
        return answer.text

    def act(self, act, status=303, **more):
        data = {"act": act, **more}
        answer = self.client.post(f"/events/{self.event}/desk", data=data, headers=ENGLISH)
        assert answer.status_code == status, answer.text
        return answer

    def enter(self, table, own, against, number, status=303, **more):
        told = {"table": str(table), "own": str(own), "against": str(against)}
        return self.act("enter", status, round=str(number), **told, **more)

    def button(self, act):
        """Press the button that the page offers."""
        page = self.page()
        hidden = re.findall(r'<input type="hidden" name="(phase|to|digest)" value="([^"]*)"', page)
        form = {name: value for name, value in hidden if name in ("phase", "to")}
        assert f'value="{act}"' in page
        digests = [value for name, value in hidden if name == "digest"]
        return self.act(act, **form, digest=digests)

    def begin(self):
        """Register the players, have them here, and publish the first round."""
        self.act("list", division="A", players=PLAYERS)
        self.act("on", phase="registration", to="check-in")
        for player in re.findall(r'name="player" value="([\w-]{22})">[^<✓]', self.page()):
            self.act("here", player=player)
        self.act("pair")
        self.button("publish")
        return self


@pytest.fixture
def desk(client):
    enter(client, name="Anna")
    return Desk(client).open()


@pytest.fixture
def other(client):
    return TestClient(client.app, follow_redirects=False)


def test_a_director_runs_a_whole_event_by_its_pages(desk, house):
    desk.begin()
    for number in (1, 2, 3):
        assert f"Round {number}" in desk.page("")
        desk.enter(1, 400, 380, number)
        told = desk.enter(2, 410, 390, number)
        assert told.headers["location"].endswith("?entered=2")
        if number < 3:
            desk.act("pair")
            desk.button("publish")
    desk.act("on", phase="entering", to="closed")
    assert "finished" in desk.page("")
    event = house.contests.get(desk.event).event
    assert event.phase == "closed"
    for line in event.standings("A"):
        name = event.people[line.player].name
        assert name in desk.page("")


def test_what_is_unusual_is_asked_and_entered_by_a_second_enter(desk, house):
    desk.begin()
    asked = desk.enter(1, 401, 40, 1, status=200).text
    assert "Fewer than 150 points?" in asked
    assert 'name="sure" value="1"' in asked
    assert house.contests.get(desk.event).event.phase == "published"
    # the answer is about this table alone
    desk.enter(2, 401, 40, 1, status=200, sure="1")
    desk.enter(1, 401, 40, 1, sure="1")
    bouts = house.contests.get(desk.event).event.division("A").rounds[0].bouts
    assert bouts[0].game.against == 40


@pytest.mark.parametrize("typed", [{"table": ""}, {"own": "4oo"}, {"against": "٤٠٠"}])
def test_what_is_no_number_is_said_to_be_none_and_stays_typed(desk, typed):
    desk.begin()
    told = {"table": "1", "own": "400", "against": "380", "round": "1"} | typed
    answer = desk.act("enter", 200, **told)
    assert "Type the table and both scores in digits." in answer.text
    assert 'value="1"' in answer.text


def test_a_correction_needs_a_reason(desk):
    desk.begin()
    desk.enter(1, 400, 380, 1)
    refused = desk.enter(1, 410, 380, 1, status=422).text
    assert ">Table 1 already has 400–380: a correction needs a reason" in refused
    desk.enter(1, 410, 380, 1, reason="read wrongly")
    assert "read wrongly" in desk.page()


def test_nobody_sees_a_round_before_it_is_published(desk, other):
    desk.act("list", division="A", players=PLAYERS)
    desk.act("on", phase="registration", to="check-in")
    for player in re.findall(r'name="player" value="([\w-]{22})">[^<✓]', desk.page()):
        desk.act("here", player=player)
    desk.act("pair")
    assert "not published" in desk.page()
    anybody = Desk(other, desk.event)
    for path in ("", "/wall", "/paper/by-table", "/paper/slips", "/paper/by-name"):
        assert "Round 1" not in anybody.page(path)
    answer = other.get(f"/events/{desk.event}/pairing", headers=ENGLISH)
    assert answer.status_code == 422
    assert other.get(f"/events/{desk.event}/files/csv").text.count("Åke") == 1
    sheet = other.get(f"/events/{desk.event}/files/json").json()
    assert [one["rounds"] for one in sheet["divisions"][0]["players"]] == [[]] * 4


def links(desk):
    page = desk.act("links", 200).text
    return re.findall(rf"/events/{desk.event}/phone/([\w-]{{22}})", page)


def test_players_say_results_by_their_links_and_confirm(desk, other, house):
    desk.begin()
    desk.act("on", phase="published", to="playing")
    secrets = set(links(desk))
    assert len(secrets) == 4
    phones = {one: other.get(f"/events/{desk.event}/phone/{one}").text for one in secrets}
    seated = house.contests.get(desk.event).seated["A", 1][0]
    pair = [
        one for one in secrets if house.contests.players.by_link(desk.event, one).player in seated
    ]
    assert all("404" not in text for text in phones.values())
    first = f"/events/{desk.event}/phone/{pair[0]}"
    second = f"/events/{desk.event}/phone/{pair[1]}"
    said = {"round": "1", "own": "400", "against": "380"}
    assert other.post(first, data=said).status_code == 303
    assert "Confirm 380–400" in other.get(second, headers=ENGLISH).text
    assert (
        other.post(second, data={"round": "1", "own": "380", "against": "401"}).status_code == 303
    )
    assert "different results" in other.get(first, headers=ENGLISH).text
    assert "the phones say" in desk.page()
    assert (
        other.post(second, data={"round": "1", "own": "380", "against": "400"}).status_code == 303
    )
    assert "The result stands." in other.get(first, headers=ENGLISH).text
    late = other.post(first, data=said | {"own": "500"}, headers=ENGLISH)
    assert (late.status_code, "the director can put it right" in late.text) == (422, True)


def test_a_link_that_is_none_shows_nothing(desk, other):
    desk.begin()
    for secret in ("A" * 22, "x"):
        assert other.get(f"/events/{desk.event}/phone/{secret}").status_code == 404
        said = {"round": "1", "own": "400", "against": "380"}
        assert other.post(f"/events/{desk.event}/phone/{secret}", data=said).status_code == 404


def test_people_register_by_themselves_where_they_may(desk, other):
    join = f"/events/{desk.event}/join"
    assert other.post(join, data={"name": "Bo"}).status_code == 401
    enter(other, name="Bo Ek")
    assert other.post(join, data={"name": "Bo"}).status_code == 403
    desk.act("announce", day="2026-11-28", free="yes")
    assert "Everyone can see this name." in Desk(other, desk.event).page("")
    assert other.post(join, data={"name": "Bo"}).status_code == 303
    assert "Bo" in desk.page("")
    assert "My table" in Desk(other, desk.event).page("")
    assert other.get(f"/events/{desk.event}/mine").status_code == 200
    assert other.post(f"/events/{desk.event}/leave").status_code == 303
    assert other.get(f"/events/{desk.event}/mine").status_code == 404


def test_who_withdraws_from_an_event_is_asked_first_and_brought_back_to_the_own_game(
    desk, other, house
):
    enter(other, name="Bo Ek")
    desk.act("announce", day="2026-11-28", free="yes")
    other.post(f"/events/{desk.event}/join", data={"name": "Bo"})
    own = Desk(other, desk.event)
    form = f'<form method="post" action="/events/{desk.event}/leave">'
    assert form in own.page("")
    assert "<summary>Withdraw" not in own.page("")
    desk.begin()
    question = own.page("").partition("<summary>Withdraw</summary>")[2].partition("</details>")[0]
    assert "Only the director can bring you back" in question
    assert form in question
    before = house.contests.get(desk.event).event.divisions
    bo = house.contests.players.plays(desk.event, house.accounts.by_name("Bo Ek"))
    assert other.post(f"/events/{desk.event}/leave").status_code == 303
    assert house.contests.get(desk.event).event.people[bo].left
    desk.act("return", player=bo)
    assert house.contests.get(desk.event).event.divisions == before


def test_a_helper_is_shown_what_a_helper_may_do(desk, other):
    enter(other, name="Bo Ek")
    assert other.get(f"/events/{desk.event}/desk").status_code == 403
    desk.act("appoint", name="Bo Ek", office="helper")
    page = Desk(other, desk.event).page()
    assert 'value="register"' in page
    for act in ("pair", "appoint", "links", "announce", "back", "on"):
        assert f'name="act" value="{act}"' not in page, act
    answer = other.post(f"/events/{desk.event}/desk", data={"act": "pair"})
    assert answer.status_code == 403
    assert "nobody goes by" not in desk.act("appoint", 404, name="Nobody", office="judge").text


PUBLIC = (
    *("", "/wall", "/pairing"),
    *(
        f"/paper/{s}"
        for s in ("by-table", "by-name", "slips", "standings", "crosstable", "protocol")
    ),
)


@pytest.mark.parametrize("asked", in_ci_but(LANGUAGES, "fi", "sv"))
def test_every_page_of_an_event_says_all_it_should(desk, other, asked):
    desk.begin()
    desk.enter(1, 400, 380, 1)
    player = re.search(r"/players/([\w-]{22})", desk.page(""))[1]
    for path in (*PUBLIC, f"/players/{player}"):
        answer = other.get(f"/events/{desk.event}{path}?lang={asked}")
        assert answer.status_code == 200, answer.text
        assert "events-" not in re.sub(r'(class|id|for|aria-labelledby)="[^"]*"', "", answer.text)
        assert "{ $" not in answer.text
    for path in ("/events", "/events/new", f"/events/{desk.event}/desk"):
        answer = desk.client.get(f"{path}?lang={asked}")
        assert answer.status_code == 200, answer.text
        assert "events-" not in re.sub(r'(class|id|for|aria-labelledby)="[^"]*"', "", answer.text)
        assert "{ $" not in answer.text


@pytest.mark.parametrize("kind", ["csv", "json", "tsh", "naspa"])
def test_files_of_an_event_can_be_read_by_others(desk, other, kind):
    desk.begin()
    desk.enter(1, 400, 380, 1)
    answer = other.get(f"/events/{desk.event}/files/{kind}")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    assert "400" in answer.text


def test_a_pairing_can_be_made_again_from_what_it_follows_from(desk, other):
    from stafla.contest.pairing import from_json, pair

    desk.begin()
    query = {"division": "A", "number": 1}
    text = other.get(f"/events/{desk.event}/request.json", params=query).text
    made = pair(from_json(text))
    page = Desk(other, desk.event).page("/pairing")
    assert made.request.digest in page
    assert "Nobody meets anybody again." in page


def test_an_event_that_is_not_there_is_not_found(client):
    enter(client, name="Anna")
    for path in ("", "/desk", "/wall", "/mine", "/paper/slips", "/files/csv", "/players/x"):
        assert client.get(f"/events/{'A' * 22}{path}").status_code == 404, path


@pytest.mark.parametrize("rounds", ["0", "six"])
def test_a_plan_that_cannot_be_is_told_and_stays_typed(client, rounds):
    enter(client, name="Anna")
    answer = client.post("/events", data=FORM | {"rounds": rounds}, headers=ENGLISH)
    assert answer.status_code == 422
    assert 'value="Höstcupen"' in answer.text


def test_a_guest_is_asked_to_sign_in(client):
    assert client.get("/events/new").headers["location"] == "/sign-in?then=/events/new"
    assert client.post("/events", data=FORM).status_code == 401


def test_what_a_person_takes_home_names_their_tournaments(desk):
    answer = desk.client.get("/me/export")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as zipped:
        told = json.loads(zipped.read("me.json"))
    (one,) = told["tournaments"]
    assert (one["title"], one["office"], one["player"]) == ("Höstcupen", "director", None)


def test_everybody_is_here_by_one_button(desk, house):
    desk.act("list", division="A", players=PLAYERS)
    desk.act("on", phase="registration", to="check-in")
    desk.act("all")
    assert all(one.here for one in house.contests.get(desk.event).event.people.values())


def test_a_result_of_an_earlier_round_is_put_right_with_a_reason(desk, house):
    desk.begin()
    desk.enter(1, 400, 380, 1)
    desk.enter(2, 410, 390, 1)
    desk.act("pair")
    desk.button("publish")
    told = {"round": "1", "table": "2", "own": "410", "against": "420"}
    assert "A correction needs a reason" in desk.act("correct", 422, **told).text
    assert "There is no table 9" in desk.act("correct", 422, **told | {"table": "9"}).text
    assert "in digits" in desk.act("correct", 200, **told | {"own": "x"}).text
    desk.act("correct", reason="sheets changed", **told)
    bout = house.contests.get(desk.event).event.division("A").rounds[0].bouts[1]
    assert (bout.game.own, bout.game.against) == (410, 420)
    assert "sheets changed" in desk.page()


def test_a_correction_takes_a_name_for_the_table_as_an_entry_does(desk, house):
    """At the desk a name found its table where results are entered, and a number alone later."""
    desk.begin()
    desk.enter(1, 400, 380, 1)
    desk.enter(2, 410, 390, 1)
    desk.act("pair")
    desk.button("publish")
    event = house.contests.get(desk.event)
    name = event.event.people[event.seated["A", 1][1][1]].name
    told = {"round": "1", "own": "410", "against": "420", "reason": "sheets changed"}
    nobody = desk.act("correct", 422, **told, table="Zorro").text
    assert "No table in this round has a player called Zorro." in nobody
    assert 'name="table" autocomplete="off"' in nobody
    correction = nobody.partition('id="c-round"')[2].partition("</form>")[0]
    assert 'value="sheets changed"' in correction
    assert 'value="410"' in correction
    # nobody enters in this round by mistake what was meant for an earlier one
    entry = nobody.partition('id="e-table"')[2].partition("</form>")[0]
    assert "Zorro" not in entry
    assert "410" not in entry
    desk.act("correct", table=name[:3].lower(), **told)
    bout = house.contests.get(desk.event).event.division("A").rounds[0].bouts[1]
    assert (bout.game.own, bout.game.against) == (410, 420)
    assert "a player called Zorro" in desk.act("enter", 422, **told | {"table": "Zorro"}).text


def test_a_name_that_several_have_names_their_tables_and_a_whole_name_is_one(desk, house):
    desk.act("list", division="A", players="Bo\nBo Ek\nBo Ask\nCia\n")
    desk.act("on", phase="registration", to="check-in")
    desk.act("all")
    desk.act("pair")
    desk.button("publish")
    desk.act("on", phase="published", to="playing")
    told = {"round": "1", "own": "400", "against": "380"}
    page = desk.act("enter", 422, **told, table="b").text
    assert (
        "Several tables have a player called b: 1, 2. Type more of the name, or the number." in page
    )
    desk.act("enter", **told, table="bo")
    event = house.contests.get(desk.event).event
    (bout,) = (one for one in event.division("A").rounds[0].bouts if one.sure)
    assert "Bo" in {event.people[player].name for player in bout.players}


def test_a_closed_event_says_how_a_result_is_corrected_and_offers_no_form_that_it_refuses(desk):
    desk.open(rounds="1").begin()
    desk.enter(1, 400, 380, 1)
    desk.enter(2, 410, 390, 1)
    desk.act("on", phase="entering", to="closed")
    page = desk.page()
    assert 'value="correct"' not in page
    assert "To correct a result, choose “Go back a step” below" in page
    assert "<summary>Go back a step</summary>" in page
    desk.act("back", phase="closed", to="entering", reason="misread")
    desk.enter(1, 410, 380, 1, reason="misread")
    desk.act("on", phase="entering", to="closed")
    assert "410–380" in desk.page("")


def test_the_standings_come_first_when_all_is_played(desk):
    desk.open(rounds="1").begin()
    desk.enter(1, 400, 380, 1)
    desk.enter(2, 410, 390, 1)
    page = desk.page("")
    assert page.index('id="round"') < page.index('id="standing-1"')
    desk.act("on", phase="entering", to="closed")
    page = desk.page("")
    assert page.index('id="standing-1"') < page.index('id="round"')
    assert page.count('id="round"') == 1


def test_an_earlier_game_that_nobody_played_is_put_right_without_points(desk, other, house):
    desk.begin()
    desk.enter(1, 400, 380, 1)
    desk.enter(2, 410, 390, 1)
    desk.act("pair")
    desk.button("publish")
    again = desk.act("correct", 422, round="1", table="9", kind="forfeit", reason="went home").text
    assert '<option value="forfeit" selected>' in again.partition('id="c-kind"')[2]
    desk.act("correct", round="1", table="2", kind="forfeit", reason="went home")
    assert "went home" in desk.page()
    here, absent = house.contests.get(desk.event).seated["A", 1][1]
    for player, sign in ((here, "+"), (absent, "−")):
        page = Desk(other, desk.event).page(f"/players/{player}")
        assert re.search(rf"<b>{re.escape(sign)}</b>\s*<small>forfeit</small>", page)


def test_overtime_and_absence_are_typed_beside_the_points(desk, house):
    desk.begin()
    told = desk.enter(1, "400", "380tf12", 1, 200).text
    assert "By the rules of time: 400–250. Right?" in told
    assert house.contests.get(desk.event).event.missing()
    desk.enter(1, "400", "380tf12", 1, sure="1")
    desk.enter(2, "w", "", 1)
    bouts = house.contests.get(desk.event).event.division("A").rounds[0].bouts
    assert [(one.game.kind, one.game.own, one.game.against) for one in bouts] == [
        ("played", 400, 250),
        ("forfeit", 0, 0),
    ]
    assert "400 – 380tf12" in desk.page()
    assert "in digits" in desk.enter(1, "400t", "380", 1, 200).text


def test_the_desk_tells_who_would_be_safer_away(desk, house, monkeypatch):
    desk.begin()
    player = next(iter(house.contests.get(desk.event).event.people))
    told = ((Reach(player, 1, 3), Reach(player, 2, 2)),)
    assert "safer than playing" not in desk.page()
    monkeypatch.setattr(LoadedContest, "temptations", lambda kept, division: told)
    page = desk.page()
    assert "Åke: place 2 at worst by leaving now, place 1 to 3 by playing on." in page


@pytest.mark.parametrize(
    "form",
    [
        {"act": "appoint", "name": "Nobody", "office": "judge"},
        {"act": "enter", "table": "x"},
        {"act": "correct", "table": "99", "round": "1", "own": "1", "against": "2"},
        {"act": "list", "players": "A; x"},
    ],
)
def test_who_has_no_office_learns_nothing_of_what_the_desk_would_say(desk, other, form):
    enter(other, name="Bo Ek")
    answer = other.post(f"/events/{desk.event}/desk", data=form, headers=ENGLISH)
    assert answer.status_code == 403
    wanted = other.get(f"/events/{desk.event}/desk", headers=ENGLISH).text
    assert answer.text == wanted


def test_a_table_is_typed_by_a_name_and_the_last_result_is_taken_back(desk, house):
    desk.begin()
    first = desk.enter("åk", 400, 380, 1)
    assert first.status_code == 303
    assert "has a player called zz." in desk.enter("zz", 400, 380, 1, status=422).text
    rounds = house.contests.get(desk.event).event.division("A").rounds
    assert [bout.game is not None for bout in rounds[0].bouts].count(True) == 1
    form = desk.page().partition("data-undo")[2].partition("</form>")[0]
    table = re.search(r'name="table" value="(\d+)"', form)[1]
    for _ in "twice":
        # a second click is about the same table
        assert "was taken back" in desk.act("undo", 200, round="1", table=table).text
    assert "nothing to take back" in desk.act("undo", 422, round="1").text
    # a form that names no round is about none
    assert "It is about round 1, not 0" in desk.act("undo", 422, round="").text
    assert "Taken back" in desk.page()
