import pytest

from tests.club.contests.events import house_at


@pytest.fixture
def house(club):
    return house_at(club)
