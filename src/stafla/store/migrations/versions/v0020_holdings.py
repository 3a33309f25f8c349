"""What visitors hold open, so that nobody holds too much."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """What was begun before counts for nobody."""
    op.create_table(
        "holdings",
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("thing", sa.String(22), nullable=False),
        sa.Column("scope", sa.String(22), nullable=False, server_default=""),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("kind", "thing", name="pk_holdings"),
    )
    op.create_index("ix_holdings_visitor", "holdings", ["visitor", "kind"])
    op.create_index("ix_holdings_address", "holdings", ["address", "kind"])
    op.create_index("ix_holdings_scope", "holdings", ["scope"])
    op.create_index("ix_holdings_at", "holdings", ["at"])
