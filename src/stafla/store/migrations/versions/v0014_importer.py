"""Who brought a game that was played elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """So far every game was played here."""
    op.add_column("games", sa.Column("importer", sa.String(22), nullable=True))
    op.create_index("ix_games_importer", "games", ["importer"])
