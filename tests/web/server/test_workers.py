"""Several workers of one site: one database, one bus."""

from random import Random

import pytest
from starlette.testclient import TestClient

from stafla.web import create_app, open_services
from tests.club.club import Shelf
from tests.web.browser import Browser
from tests.web.tables.test_socket import connection


@pytest.fixture
def workers(tmp_path, address, bus):
    dice = Random("the same tiles in every run")
    houses = [
        open_services(
            tmp_path,
            database=address,
            bus=bus.url,
            vocabularies=Shelf(),
            random=dice.randbytes,
            patience=0,
            pace=0,
        )
        for _ in range(2)
    ]
    apps = [create_app(house) for house in houses]
    with TestClient(apps[0]) as one, TestClient(apps[1]) as two:
        assert all(house.news.connected.wait(30) for house in houses)
        yield Browser(one), Browser(two)


def test_an_act_at_one_worker_is_shown_at_the_other(workers):
    here, there = workers
    table = here.sit_down()
    there.client.cookies = here.client.cookies
    with connection(here, table) as near, connection(there, table) as far:
        view = near.look()["view"]
        assert far.look()["number"] == view["number"]
        for _ in range(3):
            _, done = near.act(view["turn"], "pass", view["number"])
            view = far.hear()["view"]
            assert view["number"] == done["number"]
        assert here.view(table) == there.view(table)


def test_of_two_workers_at_which_somebody_acts_at_once_one_is_first(workers):
    here, there = workers
    table = here.sit_down()
    there.client.cookies = here.client.cookies
    with connection(here, table) as near, connection(there, table) as far:
        view = near.look()["view"]
        far.look()
        for line, reference in ((near, "a"), (far, "b")):
            line.say(
                "act",
                reference=reference,
                seat=view["turn"],
                act="pass",
                expected=view["number"],
            )
        kinds = []
        for line, reference in ((near, "a"), (far, "b")):
            while (frame := line.hear()).get("reference") != reference:
                pass
            kinds.append(frame["kind"])
        assert sorted(kinds) == ["done", "refused"]
        assert here.view(table)["number"] == view["number"] + 1


def test_a_lobby_of_all_workers(workers):
    here, there = workers
    table = here.sit_down(kinds=("person", "invited"), public="yes")
    answer = there.client.post(
        f"/tables/{table}/join", data={"name": "Ösp"}, follow_redirects=False
    )
    assert answer.status_code == 303
    assert [seat["name"] for seat in here.view(table)["seats"]] == ["Name 1", "Ösp"]
