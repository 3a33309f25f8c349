import pytest

from tests.club.club import Club


@pytest.fixture
def club(address):
    club = Club(address)
    yield club
    club.close()
