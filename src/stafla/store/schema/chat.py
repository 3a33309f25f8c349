"""The tables of what is said and noted at tables."""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from stafla.store.schema.base import metadata

# What was said, numbered at each table. ``seat`` is that of a player; a message of somebody who was
# erased keeps its number alone.
messages = Table(
    "messages",
    metadata,
    Column("game", String(22), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("room", String(10), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=True),
    Column("name", String(80), nullable=True),
    Column("text", Text, nullable=False),
    CheckConstraint("room in ('players', 'watchers')", name="room"),
    Index("ix_messages_person", "person"),
)

# What somebody noted for themselves; ``holder`` is an account or the digest of a device.
notes = Table(
    "notes",
    metadata,
    Column("game", String(22), ForeignKey("games.id"), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)
