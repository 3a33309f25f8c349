"""What tests of the rows begin with: a database of their own."""

import pytest

from stafla.store import open_database


@pytest.fixture
def database(address):
    opened = open_database(address)
    yield opened
    opened.close()
