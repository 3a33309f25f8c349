"""Games kept in a database: an append-only log of numbered events, and names apart from it."""

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

__all__ = [
    "Database",
    "Event",
    "Games",
    "Header",
    "NewEvent",
    "NoSuchGame",
    "Seat",
    "StaleNumber",
    "StoreError",
    "open_database",
]
