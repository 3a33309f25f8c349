"""The table of slips of duplicate, which thousands hand in within seconds."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Integer,
    String,
    Table,
    UniqueConstraint,
)

from stafla.store.schema.base import metadata

# One row a slip as it came in; rows are added, never changed. ``number`` counts a player's slips of
# a round, ``idempotency_key`` is what the phone calls this slip so that it can be sent again,
# ``late`` whether it came after the time, ``desk`` whether it was typed from paper; ``written`` is
# what was written, ``play`` the play it means on the board of that round, if it is one; ``claimed``
# the points that the player counted.
duplicate_slips = Table(
    "duplicate_slips",
    metadata,
    Column("pastime", String(22), ForeignKey("pastimes.id"), primary_key=True),
    Column("move", Integer, key="round_number", primary_key=True, autoincrement=False),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("late", Boolean, nullable=False),
    Column("desk", Boolean, nullable=False),
    Column("key", String(40), key="idempotency_key", nullable=True),
    Column("written", String(80), nullable=False),
    Column("play", String(80), nullable=True),
    Column("claimed", Integer, nullable=True),
    UniqueConstraint("pastime", "round_number", "player", "idempotency_key"),
    CheckConstraint("number >= 1", name="number"),
)
