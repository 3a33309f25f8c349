"""How far behind those are who watch a game."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """So far everybody saw games as they were played."""
    column = sa.Column("delay", sa.String(20), nullable=False, server_default="")
    op.add_column("games", column)
