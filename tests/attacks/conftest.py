"""A house with people, a table under way and one that waits; the attacker comes from outside."""

import re
from dataclasses import dataclass
from random import Random

import pytest
from fastapi.routing import APIRoute
from starlette.testclient import TestClient

from stafla.club.passwords import Passwords
from stafla.web import create_app, open_house
from stafla.web.limit import Rate
from tests.club.house import Shelf

FAST = Rate(each_second=1e6, most=1e6)
CHEAP = Passwords(time=1, memory=8, lanes=1)
PASSWORD = "korter yfir grasi"
STREAMS = ("/stream", "/gathering")


@dataclass(frozen=True, slots=True)
class Aim:
    """What an attacker is after: ids that they somehow know."""

    table: str
    waiting: str
    invitation: str
    person: str
    token: str


def enter(client, name, where="/sign-up"):
    answer = client.post(where, data={"name": name, "password": PASSWORD})
    assert answer.status_code == 303, answer.text


def sit_down(client, **more):
    form = {"profile": "is", "kind1": "person", "name1": "Anna", **more}
    answer = client.post("/tables", data=form)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/tables/")


@pytest.fixture
def house(tmp_path):
    dice = Random("the same tiles in every run")
    return open_house(
        tmp_path, vocabularies=Shelf(), random=dice.randbytes, patience=0, passwords=CHEAP
    )


@pytest.fixture
def client(house):
    with TestClient(create_app(house, FAST), follow_redirects=False) as client:
        yield client


@pytest.fixture
def aim(client, house):
    """Anna's table, her waiting table and her token; then nobody is signed in."""
    enter(client, "Anna")
    table = sit_down(client, kind2="person", name2="Anna's guest")
    waiting = sit_down(client, kind2="invited")
    invitation = re.search(r"/invitations/([\w-]{22})", client.get(f"/tables/{waiting}").text)[1]
    made = client.post("/me/tokens", data={"label": "bot", "scopes": ["read"]}).text
    token = re.search(r"stafla_[\w-]{43}", made)[0]
    person = house.people.named("Anna").id
    client.cookies.clear()
    return Aim(table, waiting, invitation, person, token)


def routes(app):
    """Method and path of every route, also of routers that were included."""
    for route in app.routes:
        inner = getattr(route, "original_router", None)
        for one in [route] if inner is None else inner.routes:
            if isinstance(one, APIRoute):
                prefix = "" if inner is None else getattr(route, "prefix", "")
                for method in sorted(one.methods - {"HEAD", "OPTIONS"}):
                    yield method, prefix + one.path


def filled(path, aim, table=None):
    """A route's path with the ids that an attacker knows."""
    known = {
        "{table}": table or aim.table,
        "{invitation}": "A" * 22,
        "{person}": aim.person,
        "{other}": aim.person,
        "{player}": aim.person,
    }
    for name, value in known.items():
        path = path.replace(name, value)
    return path
