"""The tables of the database. A migration accompanies every change (a test compares both)."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# One row a game: what is needed to find it and to choose the law that reads its events.
# ``waiting_for_bot`` is derived from the events, so that a start of the server need not replay
# every game to find the bots that owe a move.
games = Table(
    "games",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("profile", String(40), nullable=False),
    Column("lexicon", String(80), nullable=False),
    Column("word_check", String(20), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("waiting_for_bot", Boolean, nullable=False),
    Index("ix_games_waiting_for_bot", "waiting_for_bot"),
    Index("ix_games_owner", "owner"),
)

# The only truth about a game. Rows are added, never changed.
events = Table(
    "events",
    metadata,
    Column("game", String(22), ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("type", String(40), nullable=False),
    Column("body", Text, nullable=False),
    CheckConstraint("number >= 1", name="number"),
)

# Who sat where. Names live here alone, so that a person can be erased without touching a game.
seats = Table(
    "seats",
    metadata,
    Column("game", String(22), ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("bot", String(40), nullable=True),
    Column("name", String(80), nullable=True),
    CheckConstraint("kind in ('person', 'bot')", name="kind"),
)
