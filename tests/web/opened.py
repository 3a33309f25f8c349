"""A house for tests: small word lists, the same tiles in every run, hashes that cost nothing."""

from pathlib import Path
from random import Random

from stafla.club.accounts.passwords import Passwords
from stafla.web import Services, open_services
from stafla.web.middleware.rate_limit import Rate
from stafla.web.services import FILE
from tests.club.club import Shelf
from tests.databases import fresh

# whole games are played in a moment
FAST = Rate(each_second=1e6, most=1e6)
# hashes that cost nothing
CHEAP = Passwords(time=1, memory=8, lanes=1)


def opening(folder: Path, database: str | None = None, **more: object) -> Services:
    """An open house whose data lie in ``folder``."""
    dice = Random("the same tiles in every run")
    usual = {
        "vocabularies": Shelf(),
        "random": dice.randbytes,
        "patience": 0,
        "pace": 0,
        "passwords": CHEAP,
    }
    if database is None:
        fresh(folder / FILE)
    return open_services(folder, database=database, **usual | more)
