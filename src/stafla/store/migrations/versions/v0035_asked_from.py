"""Where reports and questions came from, so that those who decide take one of each in turn."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"


def upgrade() -> None:
    """Of those of before that is not known."""
    for table in ("reports", "questions"):
        op.add_column(table, sa.Column("origin", sa.String(64), nullable=False, server_default=""))
