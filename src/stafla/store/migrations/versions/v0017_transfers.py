"""Guests' seats on their way to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """So far a guest's seat stayed where it was taken."""
    op.create_table(
        "transfers",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("game", sa.String(22), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_transfers"),
    )
    op.create_index("ix_transfers_expires", "transfers", ["expires"])
