import pytest

from tests.club.house import Club


@pytest.fixture
def club(address):
    club = Club(address)
    yield club
    club.close()
