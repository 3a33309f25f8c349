"""A house with people, a table under way and one that waits; the attacker comes from outside."""

import re
import sys

import pytest
from starlette.testclient import TestClient

from stafla.web import create_app
from stafla.web.rendering.refusal import STATUS
from tests.attacks.aim import Aim
from tests.web.browser import Browser
from tests.web.opened import FAST, opening
from tests.web.served import Served

PASSWORD = "korter yfir grasi"


def enter(client, name, where="/sign-up"):
    answer = client.post(where, data={"name": name, "password": PASSWORD})
    assert answer.status_code == 303, answer.text


def sit_down(client, **more):
    form = {"profile": "is", "kind1": "person", "name1": "Anna", **more}
    answer = client.post("/tables", data=form)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/tables/")


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    """A server in a process of its own (tests/attacks/beside.py says how it is attacked)."""
    with Served(tmp_path_factory.mktemp("started")) as served:
        yield served


@pytest.fixture
def house(tmp_path):
    return opening(tmp_path)


@pytest.fixture
def client(house):
    with TestClient(create_app(house, FAST), follow_redirects=False) as client:
        yield client


@pytest.fixture
def aim(client, house):
    """Anna's table, her waiting table and her token; then nobody is signed in."""
    enter(client, "Anna")
    table = sit_down(client, kind2="person", name2="Anna's guest")
    Browser(client).fill_bag(table)
    waiting = sit_down(client, kind2="invited", clock="long-25")
    invitation = re.search(r"/invitations/([\w-]{22})", client.get(f"/tables/{waiting}").text)[1]
    made = client.post("/me/tokens", data={"label": "bot", "scopes": ["read"]}).text
    word = {"edition": "is", "word": "hestur", "kind": "missing", "text": "it is there"}
    client.post("/words/report", data=word)
    anna = house.accounts.by_name("Anna")
    bingo = client.post("/bingo", data={"profile": "is"}).headers["location"]
    alone = client.post("/solo", data={"profile": "is"}).headers["location"]
    duplicate = client.post("/duplicate", data={"profile": "is", "beside": "Anna"})
    event = duplicate.headers["location"]
    assert client.post(event, data={"act": "announce"}).status_code == 303
    plan = {"title": "Haustmót", "day": "2026-11-28", "rules": "is", "rounds": "3"}
    contest = client.post("/events", data=plan).headers["location"]
    client.cookies.clear()
    return Aim(
        table=table,
        number=house.tables.number(table),
        waiting=waiting,
        invitation=invitation,
        person=anna.id,
        token=re.search(r"stafla_[\w-]{43}", made)[0],
        digest=house.tokens.of(anna)[0].digest,
        session=house.accounts.signed_in(anna)[0].digest,
        question=house.arbiters.rows.open(1)[0].id,
        round=bingo.removeprefix("/bingo/"),
        alone=alone.removeprefix("/solo/"),
        event=event.removeprefix("/duplicate/"),
        contest=contest.removeprefix("/events/").removesuffix("/desk"),
    )


class Codes(dict[str, int]):
    """The statuses of refusals, which notes the codes that are looked up: which guard refused."""

    def __init__(self, known) -> None:
        super().__init__(known)
        self.looked_up = []

    def get(self, code, default=None):
        self.looked_up.append(code)
        return super().get(code, default)


@pytest.fixture
def refusals(monkeypatch):
    """The codes of everything that is refused, one after another."""
    codes = Codes(STATUS)
    for name, module in list(sys.modules.items()):
        if name.startswith("stafla.web") and getattr(module, "STATUS", None) is STATUS:
            monkeypatch.setattr(module, "STATUS", codes)
    return codes.looked_up
