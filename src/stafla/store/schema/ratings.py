"""The tables of ratings."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from stafla.store.schema.base import metadata

# The games that ratings were computed from, in the order in which they were rated: ``number`` has
# no gap. Everything else about ratings can be computed again from these and the games' events.
rated = Table(
    "rated",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String(22), ForeignKey("games.id"), nullable=False),
    UniqueConstraint("game"),
)

# Where a player stands. A player is a person's id or ``bot:`` and the bot's kind.
ratings = Table(
    "ratings",
    metadata,
    Column("edition", String(40), primary_key=True),
    Column("pace", String(20), primary_key=True),
    Column("system", String(20), primary_key=True),
    Column("player", String(60), primary_key=True),
    Column("rating", Float(53), nullable=False),
    Column("deviation", Float(53), nullable=False),
    Column("volatility", Float(53), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_player", "player"),
)

# One player's change by one game in one system; ``body`` is the JSON object of what
# it follows from.
rating_changes = Table(
    "rating_changes",
    metadata,
    Column("number", Integer, ForeignKey("rated.number"), primary_key=True, autoincrement=False),
    Column("system", String(20), primary_key=True),
    Column("player", String(60), primary_key=True),
    Column("edition", String(40), nullable=False),
    Column("pace", String(20), nullable=False),
    Column("body", Text, nullable=False),
    Index("ix_rating_changes_player", "player", "number"),
)
