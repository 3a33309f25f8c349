"""Where what visitors hold open was begun from, whether that counts or not."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"


def upgrade() -> None:
    """Of what was begun before that is not known."""
    origin = sa.Column("origin", sa.String(64), nullable=False, server_default="")
    op.add_column("holdings", origin)
