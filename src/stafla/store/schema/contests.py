"""The tables of tournaments: what happened at each, who runs it, who plays, and where."""

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
    false,
)

from stafla.store.schema.base import metadata

# One row an event. ``day`` (2026-11-28), ``place`` and ``open`` (whether people may register by
# themselves) are as announced; ``title``, ``phase`` and ``players`` are derived from the entries.
# ``named`` grows whenever a name of the event changes. ``home`` is the house where the event was
# announced, if not here, and ``key`` the secret that the id follows from, if it does.
contests = Table(
    "contests",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("day", String(10), nullable=False),
    Column("place", String(80), nullable=False),
    Column("open", Boolean, nullable=False),
    Column("title", String(120), nullable=False),
    Column("phase", String(12), nullable=False),
    Column("players", Integer, nullable=False),
    Column("named", Integer, nullable=False),
    Column("home", String(22), nullable=True),
    Column("key", String(22), nullable=True),
    Index("ix_contests_day", "day"),
)

# The only truth about an event (docs/formats/event.md). Rows are added, never changed; names stand
# apart from them. `brought`: another house wrote it, so its author is none of the accounts here.
contest_entries = Table(
    "contest_entries",
    metadata,
    Column("contest", String(22), ForeignKey("contests.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("brought", Boolean, nullable=False, server_default=false()),
    CheckConstraint("number >= 1", name="number"),
)

# Who runs an event beside its players.
contest_roles = Table(
    "contest_roles",
    metadata,
    Column("contest", String(22), ForeignKey("contests.id"), primary_key=True),
    Column("person", String(22), ForeignKey("people.id"), primary_key=True),
    Column("role", String(10), nullable=False),
    CheckConstraint("role in ('director', 'judge', 'helper')", name="role"),
    Index("ix_contest_roles_person", "person"),
)

# Which live table plays a game of which event, until its result is known there.
contest_tables = Table(
    "contest_tables",
    metadata,
    Column("table", String(22), primary_key=True),
    Column("contest", String(22), ForeignKey("contests.id"), nullable=False),
    Index("ix_contest_tables_contest", "contest"),
)

# Who plays: the name, empty once it is forgotten; the account, if there is one; the digest of the
# secret in the private link, if one was given out.
contest_players = Table(
    "contest_players",
    metadata,
    Column("contest", String(22), ForeignKey("contests.id"), primary_key=True),
    Column("player", String(22), primary_key=True),
    Column("name", String(80), nullable=True),
    Column("person", String(22), ForeignKey("people.id"), nullable=True),
    Column("key", String(64), key="link_digest", nullable=True),
    UniqueConstraint("contest", "person"),
    UniqueConstraint("link_digest"),
    Index("ix_contest_players_person", "person"),
)

# Volunteers without an account (`stafla.club.contests.stewards`): ``id`` stands in the entries as
# their author, ``key`` is the digest of the secret in the link, none once it was withdrawn.
contest_stewards = Table(
    "contest_stewards",
    metadata,
    Column("contest", String(22), ForeignKey("contests.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("id", String(22), nullable=False),
    Column("name", String(80), nullable=False),
    Column("task", String(10), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("key", String(64), key="link_digest", nullable=True),
    UniqueConstraint("id"),
    UniqueConstraint("link_digest"),
    CheckConstraint("task in ('words', 'results')", name="task"),
)

# The id of this house, by which others know it: one row.
houses = Table(
    "houses",
    metadata,
    Column("one", Integer, primary_key=True, autoincrement=False),
    Column("id", String(22), nullable=False),
    CheckConstraint("one = 1", name="one"),
)
