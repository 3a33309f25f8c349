"""Events whose id follows from a secret, so that nobody else can bring one of that id."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"


def upgrade() -> None:
    """Those of before have an id that follows from nothing."""
    op.add_column("contests", sa.Column("key", sa.String(22), nullable=True))
