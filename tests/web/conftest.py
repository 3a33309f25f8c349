from random import Random

import pytest
from starlette.testclient import TestClient

from stafla.club.passwords import Passwords
from stafla.web import create_app, open_house
from stafla.web.limit import Rate
from tests.club.house import Shelf
from tests.web.browser import Browser

# whole games are played in a moment
FAST = Rate(each_second=1e6, most=1e6)
# hashes that cost nothing
CHEAP = Passwords(time=1, memory=8, lanes=1)


@pytest.fixture
def house(tmp_path, address):
    dice = Random("the same tiles in every run")
    return open_house(
        tmp_path,
        database=address,
        vocabularies=Shelf(),
        random=dice.randbytes,
        patience=0,
        passwords=CHEAP,
    )


@pytest.fixture
def client(house):
    with TestClient(create_app(house, FAST), follow_redirects=False) as client:
        yield client


@pytest.fixture
def browser(client):
    return Browser(client)
