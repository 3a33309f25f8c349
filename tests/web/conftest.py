import pytest
from starlette.testclient import TestClient

from stafla.web import create_app
from tests.web.browser import Browser
from tests.web.opened import FAST, opening


@pytest.fixture
def house(tmp_path, address):
    return opening(tmp_path, address)


@pytest.fixture
def client(house):
    with TestClient(create_app(house, FAST), follow_redirects=False) as client:
        yield client


@pytest.fixture
def browser(client):
    return Browser(client)
