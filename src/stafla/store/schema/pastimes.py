"""The tables of what is played beside the plain game: reverse play, bingo, solo, duplicate."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from stafla.store.schema.base import metadata

# One row a pastime. ``owner`` is the SHA-256 (hex) of the secret of the device that began it,
# ``game`` the finished game that is taken apart. ``ended``, ``total`` and ``most`` (what was
# reached, and what could have been) are derived from the events.
pastimes = Table(
    "pastimes",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("profile", String(40), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("game", String(22), ForeignKey("games.id"), nullable=True),
    Column("subject", String(40), nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("total", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    CheckConstraint("kind in ('reverse', 'bingo', 'daily', 'open', 'duplicate')", name="kind"),
    UniqueConstraint("game"),
    Index("ix_pastimes_owner", "owner", "kind"),
    # the racks of a day are taken up once
    Index(
        "ix_pastimes_daily",
        "owner",
        "profile",
        "subject",
        unique=True,
        sqlite_where=text("kind = 'daily'"),
        postgresql_where=text("kind = 'daily'"),
    ),
)

# The only truth about a pastime. Rows are added, never changed.
pastime_events = Table(
    "pastime_events",
    metadata,
    Column("pastime", String(22), ForeignKey("pastimes.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("type", String(40), nullable=False),
    Column("body", Text, nullable=False),
    CheckConstraint("number >= 1", name="number"),
)

# Who holds a card of bingo, or plays duplicate under that number: ``key`` is the digest of the
# secret in the private link. Names live here, apart from what happened.
cards = Table(
    "cards",
    metadata,
    Column("pastime", String(22), ForeignKey("pastimes.id"), primary_key=True),
    Column("card", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64), key="link_digest", nullable=False),
    Column("name", String(80), nullable=True),
    UniqueConstraint("link_digest"),
)
