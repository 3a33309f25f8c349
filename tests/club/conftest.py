import pytest

from tests.club.house import Club


@pytest.fixture
def club(tmp_path):
    club = Club(tmp_path / "games.sqlite")
    yield club
    club.close()
