"""The table of seats that are on their way to another device."""

from sqlalchemy import BigInteger, Column, Index, String, Table

from stafla.store.schema import metadata

# A link by which the seats that a device (``owner``) plays for at a table, waiting or begun, go to
# whichever device opens it first (``taker``): the digest of its secret, never the secret.
transfers = Table(
    "transfers",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("game", String(22), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("taker", String(64), nullable=True),
    Index("ix_transfers_expires", "expires"),
)
