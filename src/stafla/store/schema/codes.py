"""The table of the codes by which strangers join what is open."""

from sqlalchemy import BigInteger, CheckConstraint, Column, Index, String, Table, UniqueConstraint

from stafla.store.schema.base import metadata

# One row a code, whatever it leads to: the key sees to it that it leads to one thing. ``subject``
# is the id of that thing, which has one code at most; at ``ends`` (milliseconds since 1970, UTC)
# the code leads nowhere, and may be given again.
codes = Table(
    "codes",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("subject", String(22), nullable=False),
    Column("ends", BigInteger, nullable=False),
    CheckConstraint("kind in ('table', 'duplicate', 'bingo', 'event')", name="kind"),
    UniqueConstraint("subject"),
    Index("ix_codes_ends", "ends"),
)
