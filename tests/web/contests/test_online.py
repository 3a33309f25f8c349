"""A round at live tables by the pages: the desk says so, two phones sit down, the result comes."""

import re

from starlette.testclient import TestClient

from tests.web.accounts.test_sign_in import enter
from tests.web.contests.test_event import ENGLISH, Desk


def test_two_phones_play_a_pair_s_game_at_a_live_table(client, house):
    enter(client, name="Anna")
    desk = Desk(client).open().begin()
    desk.act("online", profile="sv", clock="sv-25")
    assert "events-online" not in desk.page()
    desk.act("on", phase="published", to="playing")
    links = re.findall(rf"/events/{desk.event}/phone/[\w-]+", desk.act("links", 200).text)
    tables = {}
    for link in links:
        phone = TestClient(client.app, follow_redirects=False)
        assert "Go to the table" in phone.get(link, headers=ENGLISH).text
        answer = phone.post(f"{link}/table")
        assert answer.status_code == 303
        tables.setdefault(answer.headers["location"], []).append((phone, link))
    assert [len(both) for both in tables.values()] == [2, 2]
    for table, both in tables.items():
        name = table.rpartition("/")[2]
        assert house.tables.exists(name)
        phone, link = both[0]
        view = phone.get(f"/api{table}").json()
        seat = next(one["seat"] for one in view["seats"] if one["yours"])
        told = {"act": "resign", "seat": seat, "expected": view["number"]}
        assert phone.post(f"/api{table}/acts", json=told).status_code == 200
        assert f'href="{table}"' in desk.page()
        # nobody had a point, so that the director decides
        assert "Go to the table" in phone.get(link, headers=ENGLISH).text
    desk.enter(1, 400, 380, 1)
    assert "/tables/" in desk.page("")
