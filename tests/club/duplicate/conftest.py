"""What tests of duplicate at the club begin with: the log, the slips, the games."""

import pytest

from stafla.club.duplicate import DuplicateGames
from stafla.club.pastimes.log import PastimeLog
from stafla.store import PastimeStore, SlipStore


@pytest.fixture
def log(club):
    return PastimeLog(PastimeStore(club.database), club.tables)


@pytest.fixture
def slips(club):
    return SlipStore(club.database)


@pytest.fixture
def games(club, log, slips):
    return DuplicateGames(log, slips, club.random)
