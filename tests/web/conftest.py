import logging

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


@pytest.fixture
def logging_as_it_was():
    """As in a process of its own: no server that ran here before has loggers of its own."""
    root, names = logging.getLogger(), ("uvicorn", "uvicorn.error", "alembic")
    loggers = [logging.getLogger(name) for name in names]
    handlers, level = root.handlers[:], root.level
    before = [(one, one.level, one.propagate, one.handlers[:]) for one in loggers]
    for one in loggers:
        one.propagate, one.handlers[:] = True, []
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    for one, level, propagate, handlers in before:
        one.setLevel(level)
        one.propagate, one.handlers[:] = propagate, handlers
