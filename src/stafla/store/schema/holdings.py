"""The table of what visitors hold open."""

from sqlalchemy import BigInteger, Boolean, Column, Index, String, Table

from stafla.store.schema.base import metadata

# What was begun, by whom, so that nobody holds too much: a table, a round, a place in one
# (``scope``). ``visitor`` is an account's id or the digest of a device's secret, ``address`` a
# digest as well, empty where addresses do not count, and ``origin`` that digest in any case.
# Whether a thing that was ``begun`` is still open, its own table says.
holdings = Table(
    "holdings",
    metadata,
    Column("kind", String(12), primary_key=True),
    Column("thing", String(22), primary_key=True),
    Column("scope", String(22), nullable=False, server_default=""),
    Column("visitor", String(64), nullable=False),
    Column("address", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("begun", Boolean, nullable=False),
    Column("origin", String(64), nullable=False, server_default=""),
    Index("ix_holdings_visitor", "visitor", "kind"),
    Index("ix_holdings_address", "address", "kind"),
    Index("ix_holdings_scope", "scope"),
    Index("ix_holdings_at", "at"),
)
