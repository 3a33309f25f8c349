"""Files of tournaments brought to an event at its desk."""

import re
from typing import get_args

import pytest

from stafla.contest.event import WRITERS
from stafla.web.contests import files
from stafla.web.middleware.security import LARGEST_BODY
from tests.web.accounts.test_sign_in import enter
from tests.web.contests.test_event import ENGLISH, Desk, desk, other

__all__ = ["desk", "other"]
RT = b"         Ek, Bo                 50 1610 20260101\r\n"


def bring(client, event, data, kind, status=303, name="cup.txt", **more):
    answer = client.post(
        f"/events/{event}/files",
        files={"file": (name, data)},
        data={"kind": kind, **more},
        headers=ENGLISH,
    )
    assert answer.status_code == status, answer.text
    return answer


def over(event: Desk) -> Desk:
    event.begin()
    event.enter(1, 400, 380, 1)
    event.enter(2, 410, 390, 1)
    return event


def test_a_file_has_short_names_and_the_director_alone_is_told_which(desk, other):
    desk.act("register", division="A", name="Björn Åkesson-Sjöström")
    desk.begin()
    for table in (1, 2):
        desk.enter(table, 410, 380, 1)
    answer = other.get(f"/events/{desk.event}/files/tou")
    assert (answer.status_code, "\nB. Akesson-Sjostrom " in answer.text) == (200, True)
    page = desk.page("")
    assert "1 name is shortened in it" in page
    assert "<li>Björn Åkesson-Sjöström: <b>B. Akesson-Sjostrom</b></li>" in page
    assert "shortened" not in other.get(f"/events/{desk.event}", headers=ENGLISH).text


def test_what_a_tou_file_does_not_hold_is_told_the_director_where_it_is_so(desk, other):
    """A forfeit became a round that was not played, and nobody was told."""
    desk.begin()
    desk.enter(1, 410, 380, 1)
    assert "differently in a TOU" not in desk.page("")
    desk.enter(2, "", "", 1, kind="forfeit")
    page = desk.page("")
    assert "1 result of this event reads differently in a TOU file" in page
    assert "1 result of this event reads differently in a NASPA file" in page
    assert re.search(r"<li>[^<]+, round 1: won without playing; in the file a bye</li>", page)
    assert re.search(r"<li>[^<]+, round 1: forfeit; in the file not played</li>", page)
    assert "differently in a TOU" not in other.get(f"/events/{desk.event}", headers=ENGLISH).text


@pytest.mark.parametrize("path", ["", "/desk"])
def test_every_file_is_offered_wherever_paper_and_files_are(desk, path):
    offered = re.findall(r'/files/([a-z]+)" download', desk.page(path))
    assert offered == ["csv", "json", "tsh", "naspa", "tou"]


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_a_spreadsheet_of_players_registers_them(desk, house, mark):
    rows = "Namn;Rating;Klubb\r\nÅsa Öström;1500;Lund\r\nBo Ek;;\r\n"
    bring(desk.client, desk.event, f"{mark}{rows}".encode(), "csv")
    people = house.contests.get(desk.event).event.people.values()
    told = [(one.name, one.player.rating, one.player.family) for one in people]
    assert told == [("Åsa Öström", 1500, "Lund"), ("Bo Ek", None, "")]
    for data, why in (
        (rows.encode("cp1252"), "CSV UTF-8"),
        (b"Namn;Rating\r\nEva;ten\r\n", "Line 2 is not a player"),
        (b"Datum;Rating\r\n", "heading lacks columns"),
    ):
        assert why in bring(desk.client, desk.event, data, "csv", 422).text
    assert len(house.contests.get(desk.event).event.people) == 2


def test_a_list_of_players_says_which_division_each_is_for_or_the_form_does(desk, house):
    """All of a list went into the first division, whatever it said."""
    form = desk.page().split('id="i-file"')[1].split("</form>")[0]
    assert "i-division" not in form  # there is only one
    desk.act("divide", name="B", rounds="2", system="swiss")
    form = desk.page().split('id="i-file"')[1].split("</form>")[0]
    assert '<select class="field" id="i-division" name="division">' in form
    rows = "Nazwisko;Imię;Grupa\r\nŻak;Ewa;b\r\nEk;Bo;\r\nLis;Jan;A\r\n".encode()
    bring(desk.client, desk.event, rows, "csv", division="B")
    bring(desk.client, desk.event, b"Name;Club\r\nAda;\r\n", "csv")
    people = house.contests.get(desk.event).event.people.values()
    told = {one.name: one.division for one in people}
    assert told == {"Ewa Żak": "B", "Bo Ek": "B", "Jan Lis": "A", "Ada": "A"}
    strange = bring(desk.client, desk.event, b"Name;Division\r\nEva;Q\r\n", "csv", 422)
    assert "no division Q" in strange.text


@pytest.mark.parametrize("encoding", ["utf-8", "windows-1250", "iso-8859-2"])
@pytest.mark.parametrize("said", [False, True])
def test_a_polish_file_of_an_older_program_keeps_its_letters(desk, house, encoding, said):
    """Every file that was not UTF-8 was read as Western: Łucja became £ucja."""
    data = "Żółkiewska, Łucja 1500\nŚwięć, Jaś 1400\n".encode(encoding)
    bring(desk.client, desk.event, data, "tsh", encoding=encoding if said else "")
    event = house.contests.get(desk.event).event
    assert {one.name for one in event.people.values()} == {"Żółkiewska, Łucja", "Święć, Jaś"}
    shown = desk.page()
    assert ("cup.txt (utf-8)" in shown, "cup.txt (" in shown) == (False, encoding != "utf-8")


def test_an_encoding_that_is_none_or_another_is_refused(desk):
    data = "Żółkiewska, Łucja 1500\n".encode("windows-1250")
    for encoding, why in (("koi8-r", "no encoding koi8-r"), ("utf-8", "not in the encoding utf-8")):
        assert why in bring(desk.client, desk.event, data, "tsh", 422, encoding=encoding).text


@pytest.mark.parametrize("kind", ["csv", "json", "tsh", "naspa"])
def test_a_tournament_is_brought_from_a_file_to_another_event(desk, other, house, kind):
    over(desk)
    data = other.get(f"/events/{desk.event}/files/{kind}").content
    again = Desk(desk.client).open(rounds="1", hill="0")
    bring(desk.client, again.event, data, kind, name="<b>cup.txt")
    first, second = (house.contests.get(one.event).event for one in (desk, again))

    def totals(event):
        return {
            event.people[one.player].name: (one.half_wins, one.spread)
            for one in event.standings("A")
        }

    assert totals(first) == totals(second)
    assert second.phase == "entering"
    entries = house.contests.get(again.event).entries
    assert {one.reason for one in entries[2:]} == {"bcup.txt"}
    page = again.page("/pairing?number=1")
    assert page.count("set by hand") == 2
    again.act("on", phase="entering", to="closed")


def test_a_page_gives_every_format_that_is_written(desk, other):
    assert set(get_args(files.Format)) == set(files.MEDIA_TYPES) == set(WRITERS)
    for kind in WRITERS:
        given = other.get(f"/events/{desk.event}/files/{kind}")
        assert (given.status_code, given.headers["content-type"]) == (200, files.MEDIA_TYPES[kind])


def test_a_rating_list_registers_players(desk, house):
    bring(desk.client, desk.event, RT, "rt")
    people = house.contests.get(desk.event).event.people.values()
    assert [(one.name, one.player.rating) for one in people] == [("Ek, Bo", 1610)]


def test_a_file_that_is_too_long_is_refused_and_not_cut_off(desk, house):
    """Its last players were left out, and nobody was told."""
    long = RT * (files.MOST_BYTES // len(RT) + 1)
    assert len(long) < LARGEST_BODY - 2_000
    told = bring(desk.client, desk.event, long, "rt", 422).text
    assert f"the file has more than {files.MOST_BYTES:,} bytes" in told
    assert not house.contests.get(desk.event).event.people


def test_what_does_not_fit_is_refused_with_its_place_and_changes_nothing(desk, house):
    before = house.contests.get(desk.event).event
    told = bring(desk.client, desk.event, RT + b"what is this 5\n", "rt", 422).text
    assert "Line 2: not a line of a rating list" in told
    assert "There is no format doc" in bring(desk.client, desk.event, RT, "doc", 422).text
    # another number of rounds than is planned, and a bye that counts something else here
    long = b"Ek, Bo 1500 2 2 2 2; 400 400 400 400\nDal, Asa 1400 1 1 1 1; 300 300 300 300\n"
    told = bring(desk.client, desk.event, long, "tsh", 422).text
    assert "Division A has 3 rounds planned" in told
    byes = b"Ek, Bo 1500 2 2 0; 400 400 300\nDal, Asa 1400 1 1 0; 300 300 -50\n"
    told = bring(desk.client, desk.event, byes, "tsh", 422).text
    assert "Round 3 of Ek, Bo" in told
    assert house.contests.get(desk.event).event == before
    bring(desk.client, desk.event, RT, "rt")
    told = bring(desk.client, desk.event, byes, "tsh", 422).text
    assert "has no players yet" in told


def test_only_the_director_brings_a_file(desk, other, house):
    bring(other, desk.event, RT, "rt", 401)
    assert not house.contests.get(desk.event).event.people


def test_a_stranger_s_file_is_not_even_read(desk, other, monkeypatch):
    read = []
    monkeypatch.setattr(files, "read_sheet", lambda *told: read.append(told))
    bring(other, desk.event, RT, "rt", 401)
    enter(other, name="Bo Ek")
    bring(other, desk.event, RT, "rt", 403)
    assert read == []
