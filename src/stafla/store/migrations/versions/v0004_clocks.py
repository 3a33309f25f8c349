"""When time alone brings something about in a game."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the column, empty for the games that there are: none of them has a clock."""
    op.add_column("games", sa.Column("due", sa.BigInteger, nullable=True))
    op.create_index("ix_games_due", "games", ["due"])
