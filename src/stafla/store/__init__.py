"""What is kept in a database: games as numbered events, people apart from them."""

from stafla.store.attempts import Attempts
from stafla.store.database import Database, open_database
from stafla.store.games import (
    Event,
    Games,
    Header,
    NewEvent,
    NoSuchGame,
    Seat,
    StaleNumber,
    StoreError,
)
from stafla.store.people import NameTaken, NoSuchPerson, People, PersonRow
from stafla.store.sessions import SessionRow, Sessions

__all__ = [
    "Attempts",
    "Database",
    "Event",
    "Games",
    "Header",
    "NameTaken",
    "NewEvent",
    "NoSuchGame",
    "NoSuchPerson",
    "People",
    "PersonRow",
    "Seat",
    "SessionRow",
    "Sessions",
    "StaleNumber",
    "StoreError",
    "open_database",
]
