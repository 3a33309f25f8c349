"""Rooms and categories on pages: joining, the desk of one room, the wall, tables, sheets."""

import re

from tests.web.duplicate.test_desk import at_desk
from tests.web.duplicate.test_pages import (
    EN,
    another,
    begin,
    form_of,
    path_of,
    plays,
    state_of,
    text,
)

HALL = {"rooms": "Hall A\nHall B", "categories": "Juniors\nFamilies", "arbiter": "yes"}


def join_in(device, path, name, **place):
    return path_of(device.post(f"{path}/join", data={"name": name, **place}))


def official_of(client, desk, room):
    page = client.post(desk, data={"act": "invite", "name": "Olga", "room": room}, headers=EN)
    return re.search(r'value="[^"]*(/duplicate/[\w-]+/desk/[\w-]+)"', page.text)[1]


def table_of(page, caption):
    """Names and places of the table under a caption."""
    found = re.search(rf"<caption[^>]*>{caption}</caption>(.*?)</table>", page.text, re.DOTALL)[1]
    return re.findall(r'<td>(\d+)</td><th scope="row">(\w+)', found)


def test_two_rooms_play_one_game_each_with_a_desk_of_its_own(client, house):
    path = begin(client, **HALL)
    desk, ada, bo = f"{path}/desk", another(client), another(client)
    asked = text(ada.get(f"{path}/join?room=2", headers=EN))
    assert "Hall A" in asked
    assert 'value="2" selected' in ada.get(f"{path}/join?room=2").text
    anna = join_in(ada, path, "Ada", room=1, category=1)
    join_in(bo, path, "Bo", room=2, category=2)
    olga, office = another(client), official_of(client, desk, 1)
    at_desk(olga, office, act="add", name="Cy", category=1)
    assert "Hall A" in text(olga.get(office, headers=EN))
    client.post(path, data={"act": "announce"})
    state = state_of(house, path)
    best, low = plays(state)[0], plays(state)[-1]
    path_of(ada.post(anna, data=form_of(state, low)))
    at_desk(client, desk, act="write", player=2, **form_of(state, best))
    foreign = olga.post(
        office, data={"act": "write", "player": 2, **form_of(state, low)}, headers=EN
    )
    assert (foreign.status_code, "not in your room" in text(foreign)) == (422, True)
    assert "Slips: 1 of 2" in text(olga.get(office, headers=EN))
    for act in ("room", "category", "choose", "invite"):
        assert olga.post(office, data={"act": act, "name": "X"}).status_code in (403, 404)
    assert path_of(client.post(path, data={"act": "early", "sure": "0"})) == path
    shown = text(olga.get(office, headers=EN))
    assert "Ada" in shown
    assert "Bo" not in shown
    # nor what the others wrote
    assert form_of(state, best)["word"] not in shown
    at_desk(client, desk, act="choose")
    whole = olga.get(f"{path}/result", headers=EN)
    assert table_of(whole, "Standings") == [("1", "Bo"), ("2", "Ada"), ("3", "Cy")]
    assert table_of(whole, "Juniors") == [("1", "Ada"), ("2", "Cy")]
    assert table_of(whole, "Families") == [("1", "Bo")]
    assert "Hall B" in text(whole)
    assert "Juniors: Place 1 of 2 ·" in text(ada.get(anna, headers=EN))
    wall = olga.get(f"{path}/wall?room=1", headers=EN)
    assert table_of(wall, "Hall A") == [("2", "Ada"), ("3", "Cy")]
    assert "Families Bo" in text(olga.get(f"{path}/wall", headers=EN))
    sheet = olga.get(f"{path}/paper/duplicate-standings?room=2", headers=EN)
    assert ("Bo" in sheet.text, "Ada" in sheet.text) == (True, False)
    # which room it is stands above the sheet of one; in that of all it is a column
    everybody = olga.get(f"{path}/paper/duplicate-standings", headers=EN)
    columns = [re.findall(r"<th[^>]*>([^<]*)</th>", one.text) for one in (sheet, everybody)]
    assert ["Room" in named for named in columns] == [False, True]
    slips = text(olga.get(f"{path}/paper/duplicate-slips?room=1", headers=EN))
    assert "Round 2 · Hall A · 1 Ada" in slips
    assert "Bo" not in slips
    made = olga.get(f"{path}/paper/duplicate-standings.pdf?room=2")
    assert (made.status_code, made.content[:5]) == (200, b"%PDF-")


def test_whoever_joins_a_game_with_rooms_chooses_one(client, house):
    path = begin(client, **HALL)
    phone = another(client)
    asked = phone.get(f"{path}/join", headers=EN).text
    select = re.search(r"<select[^>]*name=\"room\".*?</select>", asked)[0]
    assert "required" in select.partition(">")[0]
    assert re.search(r"<option value=\"(.*?)\"", select)[1] == ""
    assert "selected" not in select
    for nothing in ({}, {"room": ""}):
        refused = phone.post(f"{path}/join", data={"name": "Ada", **nothing}, headers=EN)
        assert (refused.status_code, "Choose the room" in text(refused)) == (422, True)
        assert 'value="Ada"' in refused.text
    assert state_of(house, path).players == 0
    anna = join_in(phone, path, "Ada", room=2)
    assert state_of(house, path).rooms.place(1).room == 2
    # who has joined is led back to their page, whatever the form says
    assert join_in(phone, path, "Ada") == anna
    # and to play in no room is a choice too
    join_in(another(client), path, "Bo", room=0)
    assert state_of(house, path).rooms.place(2).room == 0
    closed = another(client)
    client.post(path, data={"act": "close"})
    refused = closed.post(f"{path}/join", data={"name": "Cy"}, headers=EN)
    assert "Joining is closed" in text(refused)


def test_a_player_is_moved_at_the_desk_and_names_are_given_there(client, house):
    path = begin(client, beside="Ada")
    desk = f"{path}/desk"
    at_desk(client, desk, act="room", name="Hall A")
    at_desk(client, desk, act="category", name="Juniors")
    at_desk(client, desk, act="place", player=1, room=1, category=-1)
    at_desk(client, desk, act="place", player=1, room=-1, category=1)
    place = state_of(house, path).rooms.place(1)
    assert (place.room, place.category) == (1, 1)
    for form in ({"act": "room", "name": "Hall A"}, {"act": "place", "player": 1, "room": 2}):
        assert client.post(desk, data=form).status_code == 422
    for room in (-1, 41, "x"):
        assert client.get(f"{path}/wall?room={room}").status_code == 422
