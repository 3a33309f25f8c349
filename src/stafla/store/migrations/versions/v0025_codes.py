"""Tables that wait have a code that one can say aloud."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Those that wait already are found by their links alone."""
    op.add_column("gatherings", sa.Column("code", sa.String(6), nullable=True))
    op.create_index("ix_gatherings_code", "gatherings", ["code"], unique=True)
